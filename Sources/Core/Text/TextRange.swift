/// A half-open range of a file's bytes: UTF-8 offsets, 0-based.
///
/// Two 32-bit numbers instead of `Range<Int>`'s two 64-bit ones, because every set of a journal keeps some. A file of
/// 4 GiB or more is refused before it gets here.
///
/// It is `public`, as the other values that the hot loops make are, though no one outside uses it: Swift 6.3 inlines
/// public functions across modules, and calls `package` ones.
public struct TextRange: Hashable, Sendable {
  public var start: UInt32
  public var end: UInt32

  public init(_ start: Int, _ end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: max(start, end))
  }

  public init(_ range: Range<Int>) { self.init(range.lowerBound, range.upperBound) }

  public var lowerBound: Int { Int(start) }
  public var upperBound: Int { Int(end) }
  public var bounds: Range<Int> { lowerBound..<upperBound }
  public var count: Int { upperBound - lowerBound }
  public var isEmpty: Bool { start == end }

  /// Returns the range from the start of this one to the end of the other.
  public func through(_ other: TextRange) -> TextRange { TextRange(lowerBound, other.upperBound) }

  public func contains(_ other: TextRange) -> Bool { start <= other.start && other.end <= end }
}

extension Array {
  /// Returns the index of the first element that has a property, which all elements behind it have too; `count` without
  /// any. Looks at log n of n elements.
  package func lowestIndex(fromWhichAll hasProperty: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if hasProperty(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
