package import CSV
import Text
package import Training

/// The first row of a file: the names of its columns, as importers look for them.
package struct Header {
  /// The places that were asked for, and so are read.
  final class Asked { var places: Set<Int> = [] }

  struct Column: Sendable {
    /// Without case, accents, hyphens and underscores: `workout name`.
    let name: String
    /// The same without the unit behind it: `weight` of `Weight (kg)` and `weight_lbs`.
    let base: String
    /// `kg`; nil where there is none that is known.
    let unit: String?
  }

  /// As the file has them.
  package let names: [String]
  let columns: [Column]
  let asked = Asked()

  package init(_ row: CSVRow) {
    names = row.fields.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    columns = names.map(Column.init)
  }

  /// The place of the first column that has one of the names; the names that stand first win.
  func place(_ names: [String]) -> Int? {
    var place: Int?
    for name in names where place == nil { place = columns.firstIndex { $0.name == name } }
    for name in names where place == nil { place = columns.firstIndex { $0.base == name && $0.unit != nil } }
    if let place { asked.places.insert(place) }
    return place
  }

  /// The place of the first column whose name begins so.
  func place(beginning names: [String]) -> Int? {
    let place = columns.firstIndex { column in names.contains { column.name.hasPrefix($0) } }
    if let place { asked.places.insert(place) }
    return place
  }

  /// The columns that nobody asked for, but for those that count rows.
  var left: [Int] {
    let bases = Set(asked.places.map { columns[$0].base })
    return columns.indices.filter { place in
      let words = columns[place].name.split { !$0.isLetter }
      return !asked.places.contains(place) && !bases.contains(columns[place].base) && !words.isEmpty
        && !words.contains { ["id", "uuid", "index", "order", "nr", "set"].contains($0) }
        && columns[place].name != "workout #"
    }
  }

  /// The place of the column with exactly this name, as a person writes it in `--map`.
  package func place(of name: String) -> Int? {
    let wanted = Column(name).name
    return columns.firstIndex { $0.name == wanted }
  }

  func unit(_ place: Int?) -> String? { place.flatMap { columns[$0].unit } }
}

extension Header.Column {
  fileprivate init(_ text: String) {
    let plain = folded(text).map { $0 == "_" || $0 == "-" ? " " : $0 }
    name = nameKey(String(plain.filter { $0 != "?" && $0 != "." }))
    if name.hasSuffix(")"), let open = name.lastIndex(of: "(") {
      let inside = String(name[name.index(after: open)...].dropLast())
      unit = knownUnits.contains(inside) ? inside : nil
      base = unit == nil ? name : nameKey(String(name[..<open]))
    } else if let blank = name.lastIndex(of: " ") {
      let last = String(name[name.index(after: blank)...])
      unit = knownUnits.contains(last) ? last : nil
      base = unit == nil ? name : String(name[..<blank])
    } else {
      unit = knownUnits.contains(name) ? name : nil
      base = name
    }
  }
}

private let knownUnits: Set<String> = [
  "kg", "kgs", "kilo", "kilos", "lb", "lbs", "pounds", "km", "m", "mi", "miles", "meters", "s", "sec", "seconds", "min",
  "minutes",
]

/// A unit as files and people name it; nil for others.
package func weightUnit(_ text: String) -> WeightUnit? {
  switch folded(text) {
  case "kg", "kgs", "kilo", "kilos", "kilograms", "kilogram", "quilo", "quilos": .kg
  case "lb", "lbs", "pound", "pounds", "libra", "libras": .lb
  default: nil
  }
}

func distanceUnit(_ text: String) -> DistanceUnit? {
  switch folded(text) {
  case "m", "meters", "meter", "metres", "metre", "metri", "metro", "metros": .m
  case "km", "kilometer", "kilometers", "kilometre", "kilometres", "chilometri", "quilometro", "quilometros",
    "kilometro", "kilometros":
    .km
  case "mi", "mile", "miles", "milha", "milhas", "milla", "millas", "meile", "meilen": .mi
  case "yd", "yds", "yard", "yards": .yd
  case "ft", "feet", "foot": .ft
  default: nil
  }
}
