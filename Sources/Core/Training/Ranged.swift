public import Text

/// A value and the range it was read from.
public struct Ranged<Value> {
  public var value: Value
  public var range: TextRange

  @inlinable public init(_ value: Value, _ range: TextRange) {
    self.value = value
    self.range = range
  }
}

extension Ranged: Equatable where Value: Equatable {}
extension Ranged: Hashable where Value: Hashable {}
extension Ranged: Sendable where Value: Sendable {}
