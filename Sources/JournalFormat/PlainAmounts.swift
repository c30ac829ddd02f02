/// `10/8/6` or `60s/45s`: as many numbers of up to three digits as fit into a word.
struct PlainAmounts {
  private(set) var count = 1
  private(set) var areTimes = false
  /// Ten bits each, the last one lowest.
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
      packed = packed << 10 | next
      count &+= 1
      guard areTimes else { continue }
      guard byte(bytes, place) == UInt8(ascii: "s") else { return nil }
      place &+= 1
    }
    // `60/45s` is left to the readers of tokens.
    if byte(bytes, place) == UInt8(ascii: "s") { return nil }
  }

  @inline(__always)
  subscript(number: Int) -> Int32 {
    Int32(truncatingIfNeeded: packed &>> UInt64(truncatingIfNeeded: 10 &* (count &- 1 &- number)) & 0x3FF)
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
