import CSV
import JSON

extension CSVText {
  /// Returns a heading and a row for each object, with the names and values of JSON; missing members are empty cells.
  static func rows(_ objects: [Members], _ names: () -> [String]) -> [[String]] {
    let names = names()
    return [names] + objects.map { row($0, names) }
  }

  /// Returns an object's cells under some names.
  static func row(_ object: Members, _ names: [String]) -> [String] {
    names.map { name in plain(object[name]) }
  }

  /// Returns a value as a cell; a missing one is empty.
  static func plain(_ value: JSON?) -> String {
    switch value {
    case nil, .null?: ""
    case .string(let text)?: text
    case let value?: value.compact
    }
  }
}

extension CSVCells {
  /// Appends a value as a cell; a missing one is empty.
  mutating func append(_ value: JSON?) {
    switch value {
    case .bool?, .integer?, .decimal?: append(plain: { value?.append(to: &$0) })
    case let value: append(CSVText.plain(value))
    }
  }
}
