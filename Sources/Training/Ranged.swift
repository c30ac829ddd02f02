package import JournalText

/// A value and the text it was read from.
package struct Ranged<Value> {
  package var value: Value
  package var range: TextRange

  package init(_ value: Value, _ range: TextRange) {
    self.value = value
    self.range = range
  }
}

extension Ranged: Equatable where Value: Equatable {}
extension Ranged: Hashable where Value: Hashable {}
extension Ranged: Sendable where Value: Sendable {}
