import Grammar
import Statistics
import Text
import Training

extension VolumeAnswer {
  package func text(on page: Page) -> String {
    guard !rowsOfDivision.isEmpty else { return page.noSessions(isFiltered: isFiltered) }
    return page.text(table(page))
      + page.bodyweightNote(rowsOfDivision.reduce(into: Volume()) { $0 += $1.totals.volume })
  }

  func table(_ page: Page) -> Table {
    let words = page.words
    let cells = rowsOfDivision.map { row in
      [
        label(of: row, words), words.count(row.totals.sessions), words.count(row.totals.workingSets),
        words.count(row.totals.reps), words.volume(row.totals.volume, page.unit),
      ]
    }
    var table = [[heading(words), words("Sessions"), words("Sets"), words("Reps"), words("Volume")]] + cells
    var alignments: [Table.Alignment] = [.left, .right, .right, .right, .right]
    if division == .session {
      table = table.map { [$0[0]] + $0[2...] }
      alignments.removeLast()
    }
    return Table(table, alignments, headed: division == .week)
  }

  private func heading(_ words: Words) -> String {
    switch division {
    case .week: words("Week of")
    case .month: words("Month")
    case .session: words("Session")
    case .plan: words("Plan")
    case .exercise, .muscle: words("Exercise")
    }
  }

  private func label(of row: Row, _ words: Words) -> String {
    let name = row.name.map { printable($0) }
    if let moment = row.moment { return "\(words.short(moment.date)) \(name ?? "")" }
    guard let day = row.day else { return name ?? words("no plan") }
    return division == .month ? words.month(day) : words.short(day)
  }
}
