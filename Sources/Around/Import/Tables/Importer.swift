import CSV

/// An app whose export is a table: a row of `Importers/Apps.swift`, or a file of its own in `Importers/` if it needs code.
/// `Importer.all` lists them.
///
/// Names of columns are in lower case without accents, hyphens and units, several separated by commas, the best first;
/// one that ends in `…` is the beginning of a name. Title and category may be several columns, with `+` between.
package struct Importer: Sendable {
  package let name: String
  /// The way to the export in the app, for help.
  package let hint: String
  let columns: [Column: String]
  /// The columns without which a table is not of this app.
  let needed: [Column]
  /// More names in the headers of this app, which tell it from others.
  var marks: [String] = []
  var noted: [String] = []
  /// The columns that a quirk reads or that are left out in silence; `*` is all of them.
  var others: [String] = []
  /// The column that is true for a set that was skipped in the app.
  var skipped = ""
  /// The column with the kind of a measure, of which those that begin with `body` are taken; others have another unit.
  var kindOfMeasure = ""
  /// Words of the column `set` that only this app has.
  var kinds: [String: SetKind] = [:]
  /// True if the day stands first in dates of numbers, whatever the language.
  var isDayFirst = false
  /// True if times are those of sets: a session lasts from its first to its last.
  var timesSets = false
  /// True if each number has its unit behind it: `20 kg`, `0,55 km`.
  var hasUnitsInCells = false
  /// True if the table tells loads from those that hang on a body.
  var hasExactLoads = false
  /// Makes the correction of rows for this app, given a header that has all needed columns.
  var quirk: (@Sendable (Header, ImportOptions) -> RowQuirk)?
  /// Makes a reader of rows that replaces the engine, for tables without a row a set.
  var rows: (@Sendable (TableForm, Header, ImportOptions) -> RowReader)?

  /// Returns the share of the needed columns that a header has, 0 to 1.
  package func likeness(_ header: Header) -> Double {
    let names = needed.compactMap { columns[$0] } + marks
    return Double(names.count { header.column($0) != nil }) / Double(max(1, names.count))
  }

  package static func recognised(_ header: Header) -> Importer? { all.first { $0.likeness(header) == 1 } }
}

/// Takes a row over into the sessions.
typealias RowReader = (CSVRow, inout SessionBuilder) -> Void

/// Corrects the numbers of a row of a named exercise; returns a remark if the row is not to be taken.
typealias RowQuirk = (CSVRow, _ exercise: String, inout SetCells, inout SessionBuilder) -> Remark?

extension Importer {
  /// All apps with tables.
  package static let all: [Importer] = [
    strong, hevy, fitNotes, gymBook, fitbod, liftosaur, strongLifts, gymRun, scales, bodyTracker, own, ownCheckIns,
  ]
}
