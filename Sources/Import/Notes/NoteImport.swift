package import CSV
import Text
import Training

/// Free notes that people keep: a line with a day, below it lines with exercises and their sets, in whatever words. What
/// can't be read stays as a note of its session.
package struct NoteImport {
  private let lines: [String]
  package let encoding: CSVEncoding

  package init(_ bytes: [UInt8]) throws(CSVFailure) {
    let text: String
    (text, encoding) = try plainText(bytes)
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  /// Fails where the notes do not show which number is which, and nobody says it; and where no line is a day.
  package func read(_ options: ImportOptions, order: NoteOrder?) throws(ImportFailure) -> Imported {
    var reader = NoteReader(options: options, unit: options.unit ?? .kg, order: order ?? .weightFirst)
    if reader.options.dateOrder == nil { reader.options.dateOrder = try dateOrder() }
    if options.unit == nil {
      let units = self.units(reader)
      guard let unit = units.count == 1 ? units.first : reader.lacksUnit(lines) ? nil : .kg else {
        throw .noUnit
      }
      reader.unit = unit
    }
    if order == nil, let line = lines.first(where: { reader.isUndecided($0) }) {
      throw ImportFailure(
        "'\(shortened(line.trimmed))' can be sets x reps or weight x reps",
        help:
          "add '--sets-first' or '--weight-first'; what has a unit, or '@' before the weight, is clear by itself"
      )
    }
    for (number, line) in lines.enumerated() { reader.read(line, number: number + 1) }
    let imported = reader.finished()
    guard !imported.sessions.isEmpty else {
      throw ImportFailure(
        "no line in it begins with a day", help: "a day is '2026-01-05', '5 Jan 2026' or '05/01/2026'")
    }
    return imported
  }

  private func units(_ reader: NoteReader) -> Set<WeightUnit> {
    lines.reduce(into: []) { $0.formUnion(reader.sets($1).units) }
  }

  private func dateOrder() throws(ImportFailure) -> DateOrder? {
    var isUndecided = false
    for line in lines {
      let words = line.split(separator: " ").first.map { Array($0.utf8)[...] } ?? []
      guard CellDate(words, order: .dayFirst) != nil || CellDate(words, order: .monthFirst) != nil,
        let (first, second) = CellDate.undecided(words)
      else { continue }
      if first > 12 { return .dayFirst }
      if second > 12 { return .monthFirst }
      isUndecided = true
    }
    if isUndecided { throw .noDateOrder }
    return nil
  }
}
