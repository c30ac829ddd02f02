import CSV
import Text

/// An app whose export is no table of one header: sections, JSON, XML. One file each in `Documents/`, listed in `all`.
package struct DocumentImporter: Sendable {
  package let name: String
  /// The way to the export in the app, for help.
  package let hint: String
  /// True for the bytes of such a file, by its beginning.
  let recognises: @Sendable ([UInt8]) -> Bool
  private let reader: @Sendable ([UInt8], ImportOptions) throws(ImportFailure) -> Imported

  init(
    name: String, hint: String, recognises: @escaping @Sendable ([UInt8]) -> Bool,
    imports: @escaping @Sendable ([UInt8], ImportOptions) throws(ImportFailure) -> Imported
  ) {
    (self.name, self.hint, self.recognises, reader) = (name, hint, recognises, imports)
  }

  /// Makes an importer whose sets are rows.
  init(
    name: String, hint: String, recognises: @escaping @Sendable ([UInt8]) -> Bool,
    reader: @escaping @Sendable ([UInt8], inout DocumentRows) throws(ImportFailure) -> Void
  ) {
    self.init(name: name, hint: hint, recognises: recognises) { bytes, options throws(ImportFailure) in
      var rows = try DocumentRows(options)
      try reader(bytes, &rows)
      return try rows.finished()
    }
  }

  package static let all: [DocumentImporter] = [
    own, alphaProgression, boostcamp, trainingCenter, gpx, appleHealth, jefit, strengthLog, liftohistory, openWeight,
  ]

  package static func recognised(_ bytes: [UInt8]) -> DocumentImporter? { all.first { $0.recognises(bytes) } }

  package func read(_ bytes: [UInt8], _ options: ImportOptions) throws(ImportFailure) -> Imported {
    let imported = try reader(bytes, options)
    if imported.sessions.isEmpty, imported.entries.isEmpty, imported.remarks.isEmpty {
      throw ImportFailure("there is no workout in it")
    }
    return imported
  }
}

extension [UInt8] {
  /// True if all of some texts are in the first `count` bytes.
  func hold(_ texts: String..., inFirst count: Int) -> Bool {
    texts.allSatisfy { prefix(count).firstPlace(of: Array<UInt8>($0.utf8)) != nil }
  }
}

/// Returns the rows of a text that is no table of one header.
func rows(_ bytes: [UInt8], separator: UInt8 = UInt8(ascii: ",")) throws(ImportFailure) -> some Sequence<CSVRow> {
  guard var reader = try? CSVReader(bytes, separator: separator) else { throw ImportFailure("it is no text") }
  var row = CSVRow()
  return AnyIterator { reader.next(&row) ? row : nil }
}

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
