/// `10/8/6` or `60s/45s`: as many numbers of up to three digits as fit into a word.
struct PlainAmounts {
  private(set) var count = 1
  private(set) var areTimes = false
  /// Ten bits each, the first one lowest.
  private var packed: UInt64

  /// Goes behind them; nil for anything else, and for more of them.
  @inline(__always)
  init?(_ bytes: Span<UInt8>, _ place: inout Int) {
    guard let first = PlainAmounts.number(bytes, &place) else { return nil }
    packed = first
    if byte(bytes, place) == UInt8(ascii: "s") {
      areTimes = true
      place &+= 1
    }
    while byte(bytes, place) == UInt8(ascii: "/") {
      place &+= 1
      guard count < 6, let next = PlainAmounts.number(bytes, &place) else { return nil }
      packed |= next &<< UInt64(truncatingIfNeeded: 10 &* count)
      count &+= 1
      guard areTimes else { continue }
      guard byte(bytes, place) == UInt8(ascii: "s") else { return nil }
      place &+= 1
    }
    // `60/45s` is left to the readers of tokens.
    if byte(bytes, place) == UInt8(ascii: "s") { return nil }
  }

  /// Takes the first of them; nil where none is left.
  @inline(__always)
  mutating func next() -> Int32? {
    guard count > 0 else { return nil }
    defer { packed &>>= 10 }
    count &-= 1
    return Int32(truncatingIfNeeded: packed & 0x3FF)
  }

  /// One to three digits without a zero before them.
  @inline(__always)
  static func number(_ bytes: Span<UInt8>, _ place: inout Int) -> UInt64? {
    let first = digit(bytes, place)
    guard first < 10 else { return nil }
    place &+= 1
    var value = UInt64(first)
    var next = digit(bytes, place)
    guard next < 10 else { return value }
    guard first != 0 else { return nil }
    value = value &* 10 &+ UInt64(next)
    place &+= 1
    next = digit(bytes, place)
    guard next < 10 else { return value }
    value = value &* 10 &+ UInt64(next)
    place &+= 1
    return digit(bytes, place) < 10 ? nil : value
  }
}
