extension JSON {
  /// The value of an object's member `name`, the last of several, as most readers of JSON do; nil without one.
  package subscript(_ name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// The text of a string; nil for any other value.
  package var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The value of a whole number; nil for any other value.
  package var whole: Int? {
    guard case .integer(let number) = self else { return nil }
    return number
  }

  /// The value of a Boolean; nil for any other value.
  package var truth: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// The elements of an array; nil for any other value.
  package var elements: [JSON]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }
}
