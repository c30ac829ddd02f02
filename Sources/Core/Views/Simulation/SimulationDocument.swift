import Grammar
import Statistics
import Text
import Training

extension SimulationAnswer {
  package func text(on page: Page) -> String {
    let words = page.words
    var last = ""
    let loads = rows.map { row -> [String] in
      let isNew = row.exercise != last
      last = row.exercise
      let sets = row.sets.map { words.done($0.sets.filter(\.isWorking)) + ($0.missed ? " ✗" : "") }
      return [isNew ? printable(row.exercise) : "", "\(row.week)", sets.joined(separator: " · ")]
    }
    let sums = weeks.map { week in
      [
        "\(week.number)", week.groups.map { "\(words.name(of: $0.group)) \($0.sets)" }.joined(separator: " · "),
        words.volume(week.volume, page.unit),
      ]
    }
    let course = Table([[words("Exercise"), words("Week"), words("Sets")]] + loads, [.left, .right, .left])
    let weekly = Table(
      [[words("Week"), words("Working sets"), words("Volume")]] + sums, [.right, .left, .right], headed: true)
    let volume = weeks.reduce(into: Volume()) { $0 += $1.volume }
    return page.text(course) + "\n\n" + page.text(weekly) + page.bodyweightNote(volume)
  }
}
