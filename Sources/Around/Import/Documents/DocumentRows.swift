import CSV
import Training

/// Hands the sets of a document to the engine of tables: each is a row with its cells and those of its exercise and its
/// session, by the meaning of columns.
struct DocumentRows {
  typealias Cells = [Column: String]

  var builder: SessionBuilder
  /// The unit that the file names for all its loads.
  var unit: Imported.UnitSource?
  private let reader: TableReader
  private var hasUnits = false
  private var lacksUnits = false
  private var guess = UnitGuess()

  init(_ options: ImportOptions) throws(ImportFailure) {
    let columns = Column.allCases
    let indices = Dictionary(uniqueKeysWithValues: zip(columns, columns.indices))
    let form = TableForm(
      columns: indices, titles: [indices[.title] ?? 0], categories: [indices[.category] ?? 0])
    reader = try TableReader(form, Header(CSVRow(columns.map(\.rawValue))), options)
    builder = SessionBuilder(options)
  }

  /// Adds a session; false, and a remark, for one without a day.
  mutating func begin(_ cells: Cells, line: Int = 1) -> Bool {
    reader.takeSession(row(cells, line), &builder) != nil
  }

  /// Adds a set, or with `set` as `note` an exercise alone.
  mutating func add(_ cells: Cells, line: Int = 1) {
    if let unit = cells[.unit], weightUnit(unit) == nil {
      return builder.remark(.noNumber, line: line, detail: "'\(unit)'")
    }
    let load = cells[.weight].flatMap { CellNumber($0) ?? LoadCell($0, in: "")?.number }
    if let load, load.billionths != 0 {
      if cells[.unit] != nil { hasUnits = true } else { lacksUnits = true }
      guess.add(load)
    }
    reader.take(row(cells, line), &builder)
  }

  /// Returns the sessions; throws if the unit of the loads is unknown.
  func finished() throws(ImportFailure) -> Imported {
    let options = builder.options
    if lacksUnits, options.unit == nil { throw .noUnit(guess: guess) }
    var imported = builder.finished()
    imported.unit = unit ?? (hasUnits ? .cells : lacksUnits ? options.unit.map { .said($0) } : nil)
    return imported
  }

  private func row(_ cells: Cells, _ line: Int) -> CSVRow {
    CSVRow(Column.allCases.map { cells[$0] ?? "" }, line: line)
  }
}
