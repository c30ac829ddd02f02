package import JournalText

/// A value and the text it was read from.
@frozen package struct Ranged<Value> {
  package var value: Value
  package var range: TextRange

  /// Inlined, or its type would be looked up at each use in another room.
  @inlinable package init(_ value: Value, _ range: TextRange) {
    self.value = value
    self.range = range
  }
}

extension Ranged: Equatable where Value: Equatable {}
extension Ranged: Hashable where Value: Hashable {}
extension Ranged: Sendable where Value: Sendable {}
