import Commands
import Foundation
import JSON
import Testing

/// A JSON document as a program reads it, with its numbers exact. Not our own reader: there is none.
enum Answer: Equatable, Decodable {
  case null
  case bool(Bool)
  case number(Decimal)
  case string(String)
  case array([Answer])
  case object([String: Answer])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Decimal.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([Answer].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: Answer].self))
    }
  }

  init(_ text: String) throws { self = try JSONDecoder().decode(Answer.self, from: Data(text.utf8)) }

  /// A member; of what has none, or is no object, null.
  subscript(_ name: String) -> Answer { members[name] ?? .null }

  var elements: [Answer] { if case .array(let elements) = self { elements } else { [] } }
  var members: [String: Answer] { if case .object(let members) = self { members } else { [:] } }
  var text: String? { if case .string(let text) = self { text } else { nil } }

  /// A number, or a text that is one.
  var decimal: Decimal? {
    switch self {
    case .number(let number): number
    case .string(let text): Decimal(string: text)
    default: nil
    }
  }

  /// The names of all members, however deep.
  var names: Set<String> {
    switch self {
    case .array(let elements): elements.reduce(into: []) { $0.formUnion($1.names) }
    case .object(let members):
      members.reduce(into: []) { names, member in
        names.insert(member.key)
        names.formUnion(member.value.names)
      }
    default: []
    }
  }
}

extension Run {
  /// What a command answers a program, which must be one JSON object and nothing else.
  static func json(_ words: [String], folder: String, today: String) throws -> Answer {
    let run = Run(words: words + ["--json", "--dir", folder, "--today", today])
    try #require(run.code == .success, "\(words): \(run.errors)")
    // A second reader, which is stricter about what else there is.
    try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) is [String: Any], "\(words)")
    try #require(!run.output.utf8.contains(0x1B))
    return try Answer(run.output)
  }
}
