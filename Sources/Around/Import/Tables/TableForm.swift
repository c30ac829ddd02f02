import Text

/// The layout of one table: the indices of its columns, and facts that no column has.
struct TableForm {
  var columns: [Column: Int]
  /// The columns that make up the title, joined by ` / `.
  var titles: [Int]
  /// The columns of muscle groups; the first known one counts.
  var categories: [Int]
  /// The columns of exercises, in a table that has one for each.
  var wide: [Int] = []
  /// Values that are the same in every row.
  var constants: [Column: String] = [:]
  /// The columns whose numbers, unless zero, go into the note of a set, each with its word.
  var noted: [(column: Int, word: String)] = []
  /// The columns that are read by a quirk, or are not about training.
  var others: [Int] = []
  /// The app that wrote the table; nil for one that a map describes.
  var app: Importer?
}

extension TableForm {
  init(_ app: Importer, _ header: Header) {
    func several(_ column: Column) -> [Int] {
      (app.columns[column] ?? "").split(separator: "+").compactMap { header.column(String($0)) }
    }
    self.init(
      columns: app.columns.compactMapValues { header.column($0) }, titles: several(.title),
      categories: several(.category))
    noted = app.noted.compactMap { word in header.column(word).map { ($0, word) } }
    let read = app.others + app.marks + [app.skipped]
    others = app.others == ["*"] ? Array(header.columns.indices) : read.compactMap { header.column($0) }
    self.app = app
  }

  /// Throws for a map that names a column the file lacks.
  init(_ map: ColumnMap, _ header: Header) throws(ImportFailure) {
    if let missing = map.missing(in: header).first {
      throw ImportFailure(
        "there is no column '\(shortened(missing))' in the file",
        help: closest(to: missing, among: header.names).map { "did you mean '\($0)'?" }
          ?? "there are \(shortened(header.names.joined(separator: ", ")))")
    }
    let columns = map.columns.compactMapValues { header.column(named: $0) }
    self.init(
      columns: columns, titles: [columns[.title]].compactMap(\.self),
      categories: [columns[.category]].compactMap(\.self), wide: map.wide.compactMap { header.column(named: $0) },
      constants: map.columns.compactMapValues(ColumnMap.constant))
  }

  /// The index of the column with a meaning; nil if the table has none.
  subscript(meaning: Column) -> Int? { columns[meaning] }

  /// Returns the columns that nothing is taken from.
  func left(_ header: Header) -> [Int] {
    header.left(but: Set(columns.values).union(titles + categories + wide + noted.map(\.column) + others))
  }
}
