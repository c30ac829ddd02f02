package import Text

/// A value and the range it was read from.
package struct Ranged<Value> {
  package var value: Value
  package var range: TextRange

  package init(_ value: Value, _ range: TextRange) {
    self.value = value
    self.range = range
  }
}

extension Ranged: Equatable where Value: Equatable {}
extension Ranged: Sendable where Value: Sendable {}
