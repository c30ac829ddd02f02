extension [UInt8] {
  /// True if the characters of `text` stand at `offset`; false where the array ends before them.
  func has(_ text: String, at offset: Int) -> Bool {
    let wanted = text.utf8
    guard offset >= 0, offset <= count - wanted.count else { return false }
    return self[offset..<offset + wanted.count].elementsEqual(wanted)
  }

  /// Returns two bytes as a number, the more significant first; nil past the end.
  func big16(_ offset: Int) -> Int? {
    guard offset >= 0, offset <= count - 2 else { return nil }
    return Int(self[offset]) << 8 | Int(self[offset + 1])
  }

  /// Returns four bytes as a number, the more significant first; nil past the end.
  func big32(_ offset: Int) -> Int? {
    guard let high = big16(offset), let low = big16(offset + 2) else { return nil }
    return high << 16 | low
  }

  /// Returns four bytes as a number, the less significant first; nil past the end.
  func little32(_ offset: Int) -> Int? {
    guard offset >= 0, offset <= count - 4 else { return nil }
    return (0..<4).reduce(0) { $0 | Int(self[offset + $1]) << (8 * $1) }
  }

  mutating func append(big16 value: Int) {
    append(UInt8(truncatingIfNeeded: value >> 8))
    append(UInt8(truncatingIfNeeded: value))
  }

  mutating func append(big32 value: Int) {
    append(big16: value >> 16)
    append(big16: value)
  }

  mutating func append(little32 value: Int) {
    for shift in [0, 8, 16, 24] { append(UInt8(truncatingIfNeeded: value >> shift)) }
  }

  /// Returns the offset of the first occurrence of `wanted` inside a range, or nil.
  func firstOffset(of wanted: [UInt8], in range: Range<Int>) -> Int? {
    guard let first = wanted.first, range.lowerBound >= 0, range.upperBound <= count else { return nil }
    var offset = range.lowerBound
    while offset <= range.upperBound - wanted.count {
      if self[offset] == first, self[offset..<offset + wanted.count].elementsEqual(wanted) { return offset }
      offset += 1
    }
    return nil
  }

  func holds(_ text: String, in range: Range<Int>) -> Bool {
    firstOffset(of: Array(text.utf8), in: range) != nil
  }
}
