import CSV
import JSON

extension CSVText {
  /// A heading and a row for each object: the same names and values as in JSON; what an object does not have is empty.
  static func rows(_ objects: [Members], _ names: () -> [String]) -> [[String]] {
    let names = names()
    return [names] + objects.map { row($0, names) }
  }

  /// An object's cells under some names.
  static func row(_ object: Members, _ names: [String]) -> [String] {
    names.map { name in plain(object.first { $0.name == name }?.value) }
  }

  /// A value as a cell; what is not there is empty.
  static func plain(_ value: JSON?) -> String {
    switch value {
    case nil, .null?: ""
    case .string(let text)?: text
    case let value?: value.compact
    }
  }
}

extension CSVCells {
  /// A value as a cell; what is not there is empty.
  mutating func append(_ value: JSON?) {
    switch value {
    case .bool?, .integer?, .decimal?: append(plain: { value?.append(to: &$0) })
    case let value: append(CSVText.plain(value))
    }
  }
}
