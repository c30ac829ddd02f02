/// A value with one form in JSON.
package protocol JSONValue {
  var json: JSON { get }
}

/// A value that is an object in JSON.
package protocol JSONObject: JSONValue {
  var members: Members { get }
}

extension JSONObject {
  package var json: JSON { members.json }
}

extension JSON: JSONValue, ExpressibleByDictionaryLiteral {
  package var json: JSON { self }

  /// An object, with its members in the order of the literal.
  package init(dictionaryLiteral members: (String, any JSONValue)...) { self = .object(members.map { ($0, $1.json) }) }
}

extension Bool: JSONValue {
  package var json: JSON { .bool(self) }
}

extension Int: JSONValue {
  package var json: JSON { .integer(self) }
}

extension String: JSONValue {
  package var json: JSON { .string(self) }
}

extension Optional: JSONValue where Wrapped: JSONValue {
  /// The value, or null.
  package var json: JSON { self?.json ?? .null }
}

extension Array: JSONValue where Element: JSONValue {
  package var json: JSON { .array(map { $0.json }) }
}

/// The members of an object, in the order in which they are written.
package struct Members: ExpressibleByDictionaryLiteral, JSONValue, Sendable {
  package private(set) var all: [(name: String, value: JSON)]

  package init(_ all: [(name: String, value: JSON)] = []) { self.all = all }

  package init(dictionaryLiteral members: (String, any JSONValue)...) { all = members.map { ($0, $1.json) } }

  package var json: JSON { .object(all) }

  package subscript(_ name: String) -> JSON? { all.first { $0.name == name }?.value }

  /// The members that have a value.
  package var withoutNull: Members { Members(all.filter { if case .null = $0.value { false } else { true } }) }

  package mutating func append(_ name: String, _ value: some JSONValue) { all.append((name, value.json)) }

  package static func + (left: Members, right: Members) -> Members { Members(left.all + right.all) }
}
