/// A half-open range of a file's bytes: UTF-8 offsets, 0-based.
///
/// Two 32-bit numbers instead of `Range<Int>`'s two 64-bit ones, because every set of a journal keeps some.
/// A file of 4 GiB or more is refused before it gets here.
package struct TextRange: Hashable, Sendable {
  package var start: UInt32
  package var end: UInt32

  package init(_ start: Int, _ end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: max(start, end))
  }

  package init(_ range: Range<Int>) { self.init(range.lowerBound, range.upperBound) }

  package var lowerBound: Int { Int(start) }
  package var upperBound: Int { Int(end) }
  package var bounds: Range<Int> { lowerBound..<upperBound }
  package var count: Int { upperBound - lowerBound }
  package var isEmpty: Bool { start == end }

  /// The range from the start of this one to the end of the other.
  package func through(_ other: TextRange) -> TextRange { TextRange(lowerBound, other.upperBound) }

  package func contains(_ other: TextRange) -> Bool { start <= other.start && other.end <= end }
}
