import Grammar
import Text
import Training
import Views

extension [ShownCheckIn] {
  /// Returns a table of the check-ins' fields and notes, newest first.
  func table(_ page: Page, _ contents: ReportAnswer.Contents) -> Table {
    let words = page.words
    var columns: [(name: String, alignment: Table.Alignment, cell: (ShownCheckIn) -> String)] = [
      (words("Date"), .left, { $0.checkIn.moment.map { words.full($0) } ?? "" }),
      (words("Type"), .left, { $0.checkIn.type.map { words.name(of: $0) } ?? words("no type") }),
      (words("Title"), .left, { $0.checkIn.title ?? "" }),
      ("kcal", .right, { $0.checkIn.calories.map(String.init) ?? "" }),
    ]
    if contents.places { columns.append((words("Place"), .left, { $0.checkIn.location ?? "" })) }
    if contents.notes {
      columns.append(
        (words("Notes"), .left, { $0.checkIn.notes.joined(separator: " ") }))
    }
    let filled = columns.enumerated().filter { number, column in number < 3 || contains { !column.cell($0).isEmpty } }
      .map(\.element)
    return Table([filled.map(\.name)] + map { shown in filled.map { $0.cell(shown) } }, filled.map(\.alignment))
  }
}
