import Commands
package import Foundation
import TestSupport

/// A JSON document as a program reads it, with its numbers exact. Not our own reader: there is none.
package enum Answer: Equatable, Decodable {
  case null
  case bool(Bool)
  case number(Decimal)
  case string(String)
  case array([Answer])
  case object([String: Answer])

  package init(from decoder: any Decoder) throws {
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

  package init(_ text: String) throws { self = try JSONDecoder().decode(Answer.self, from: Data(text.utf8)) }

  /// A member; of what has none, or is no object, null.
  package subscript(_ name: String) -> Answer { members[name] ?? .null }

  package var elements: [Answer] { if case .array(let elements) = self { elements } else { [] } }
  package var members: [String: Answer] { if case .object(let members) = self { members } else { [:] } }
  package var text: String? { if case .string(let text) = self { text } else { nil } }

  /// A number, or a text that is one.
  package var decimal: Decimal? {
    switch self {
    case .number(let number): number
    case .string(let text): Decimal(string: text)
    default: nil
    }
  }

  /// The names of all members, however deep.
  package var names: Set<String> {
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
  package static func json(
    _ line: Line, in place: (any TestFolder)? = nil, folder: String = Repository.root, today: String
  ) throws -> Answer {
    let run = Run("\(line) --json --today \(today)", in: place, folder: folder)
    let answer = try Answer(run.output)
    guard run.code == .success, case .object = answer, !run.output.utf8.contains(0x1B) else {
      throw NoAnswer(line: line.words, errors: run.errors)
    }
    return answer
  }

  private struct NoAnswer: Error {
    let line: [String]
    let errors: String
  }
}
