import Format
import JSON
import Text
import Training

/// A check-in and the file it stands in, as views show it.
struct ShownCheckIn: Sendable {
  let checkIn: CheckIn
  let source: Source

  /// Those up to a day that are wanted, oldest first; of two at the same minute the one further down is the later. Each is
  /// made when it is asked for, as most views show few of many.
  static func all(
    in journal: Journal, until today: CivilDate, where isWanted: (CheckIn, Moment) -> Bool
  ) -> some RandomAccessCollection<ShownCheckIn> {
    var found: [(moment: Moment, file: Int, place: Int)] = []
    for (number, file) in journal.checkIns.enumerated() {
      for place in file.checkIns.indices {
        guard let moment = file.checkIns[place].moment, moment.date <= today,
          isWanted(file.checkIns[place], moment)
        else { continue }
        found.append((moment, number, place))
      }
    }
    found.sort { ($0.moment, $0.file, $0.place) < ($1.moment, $1.file, $1.place) }
    return found.lazy.map { found in
      let file = journal.checkIns[found.file]
      return ShownCheckIn(checkIn: file.checkIns[found.place], source: file.source)
    }
  }

  /// A line, and below it all that was noted.
  func facts(_ moment: String, _ viewer: Viewer) -> [Fact] {
    [Fact("\(viewer.style.glyph(checkIn.glyph)) \(moment)", what(viewer))]
      + remarks(viewer).map { Fact("", viewer.style.dim($0)) }
  }

  /// `Run: Corrida na orla`
  func what(_ viewer: Viewer) -> String {
    let parts = [checkIn.type.map { viewer.words.name(of: $0) }, checkIn.title?.value].compactMap { $0 }
    return parts.isEmpty ? viewer.words.checkIn : printable(parts.joined(separator: ": "))
  }

  /// Where, calories, photo; then the notes.
  func remarks(_ viewer: Viewer, withPhoto: Bool = true) -> [String] {
    var remarks = [checkIn.location?.value, checkIn.calories.map { "\($0) kcal" }].compactMap { $0 }
    if withPhoto, let photo = checkIn.photo { remarks.append("\(viewer.words.withPhoto): \(photo.value)") }
    let lines = [remarks.joined(separator: " · ")] + checkIn.notes.map(source.text)
    return lines.filter { !$0.isEmpty }.map(printable)
  }

  var members: [(name: String, value: JSON)] {
    JSON.members(of: checkIn) + [("notes", .array(checkIn.notes.map { .string(source.text($0)) }))]
  }
}
