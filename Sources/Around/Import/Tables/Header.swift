package import CSV
import Training

/// The first row of a file: the names of its columns, as importers look for them.
package struct Header {
  struct Name: Sendable {
    /// Without case, accents, hyphens and underscores: `workout name`.
    let name: String
    /// The name without the unit behind it: `weight` of `Weight (kg)` and `weight_lbs`.
    let base: String
    /// The unit, such as `kg`; nil if there is none that is known.
    let unit: String?
  }

  /// The names as the file has them.
  package let names: [String]
  let columns: [Name]

  package init(_ row: CSVRow) {
    names = row.fields.map(Header.plain)
    columns = names.map(Name.init)
  }

  /// Returns a name with a single blank in place of each white space.
  static func plain(_ name: String) -> String { name.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// Returns the index of the first column with one of the names, which commas separate, the best first: a whole name,
  /// else one without its unit. A name that ends in `…` is a beginning.
  func column(_ names: String) -> Int? {
    let names = names.split(separator: ",")
    for name in names {
      let found =
        name.hasSuffix("…")
        ? columns.firstIndex { $0.name.hasPrefix(name.dropLast()) } : columns.firstIndex { $0.name == name }
      if let found { return found }
    }
    for name in names {
      if let found = columns.firstIndex(where: { $0.base == name && $0.unit != nil }) { return found }
    }
    return nil
  }

  /// Returns the index of the column with exactly this name, as a person writes it in `--map`.
  package func column(named name: String) -> Int? {
    let wanted = Name(name).name
    return columns.firstIndex { $0.name == wanted }
  }

  /// Returns the indices of columns not in use, without those of another unit and those that count rows.
  func left(but used: Set<Int>) -> [Int] {
    let bases = Set(used.map { columns[$0].base })
    return columns.indices.filter { index in
      let words = columns[index].name.split { !$0.isLetter }
      return !used.contains(index) && !bases.contains(columns[index].base) && !words.isEmpty
        && !words.contains { ["id", "uuid", "index", "order", "nr", "set"].contains($0) }
        && columns[index].name != "workout #"
    }
  }

  func unit(_ column: Int?) -> String? { column.flatMap { columns[$0].unit } }
}

extension Header.Name {
  fileprivate init(_ text: String) {
    let plain = folded(text).map { $0 == "_" || $0 == "-" ? " " : $0 }
    name = nameKey(String(plain.filter { $0 != "?" && $0 != "." }))
    var parts = (base: name[...], unit: name[...])
    if name.hasSuffix(")"), let open = name.lastIndex(of: "(") {
      parts = (name[..<open], name[open...].dropFirst().dropLast())
    } else if let blank = name.lastIndex(of: " ") {
      parts = (name[..<blank], name[blank...].dropFirst())
    }
    unit = unitWord(String(parts.unit)) == nil ? nil : String(parts.unit)
    base = unit == nil ? name : nameKey(String(parts.base))
  }
}
