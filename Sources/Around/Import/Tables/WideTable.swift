import CSV
import Guess
import Text
import Training

/// Reads a table with a row a day and a column an exercise, whose cells are sets as notes have them: `100kg x 5`, `3x5@100`.
/// A cell that is no set, or may be two, becomes a note of its session, told as a remark.
struct WideTable {
  private let reader: TableReader
  private let exercises: [(column: Int, name: String, entries: NoteEntries)]

  /// Throws where nothing says the unit of the loads.
  init(_ form: TableForm, _ header: Header, _ options: ImportOptions) throws(ImportFailure) {
    reader = try TableReader(form, header, options)
    exercises = try form.wide.map { column throws(ImportFailure) in
      let named = header.unit(column).flatMap { weightUnit($0) }
      guard let unit = named ?? options.unit else { throw .noUnit(ofColumn: column) }
      let name =
        named == nil ? header.names[column] : String(header.names[column].prefix(header.columns[column].base.count))
      return (column, name, NoteEntries(manner: LooseRow.Manner(unit: unit)))
    }
  }

  func take(_ row: CSVRow, _ builder: inout SessionBuilder) {
    let done = exercises.filter { !row.isEmpty($0.column) }
    guard !done.isEmpty, let session = reader.takeSession(row, &builder) else { return }
    for (column, name, entries) in done {
      let text = row.words(column)
      let found = entries.entries(text)
      guard found.count == 1, found[0].name.isEmpty, !found[0].isUndecided else {
        builder.note("\(name): \(text)", in: session)
        builder.remark(.unreadLine, line: row.line, detail: "'\(name): \(text)'")
        continue
      }
      let index = builder.exercise(name, in: session)
      for set in found[0].sets { builder.add(set, to: index, in: session) }
      builder.note(found[0].rest, exercise: index, in: session)
    }
  }
}
