/// The bits of a scan's codes, the most significant of a byte first, without the zeros stuffed after 0xFF
/// (T.81 F.2.2.5).
///
/// A marker or the end of the file stops it: from there on it makes up zeros, and `isOverrun` tells when one
/// was used.
struct BitReader {
  private let bytes: [UInt8]
  /// The next byte that was not taken yet.
  private(set) var position: Int
  /// The next bits, from the most significant down.
  private var window: UInt64 = 0
  private var count = 0
  private var madeUp = 0

  init(_ bytes: [UInt8], at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// Bits were used that the file does not have.
  var isOverrun: Bool { count < madeUp }

  /// Sees to it that 32 bits are at hand: the longest code and the bits that follow it.
  @inline(__always)
  mutating func fill() { if count < 32 { refill() } }

  /// The next bits, at least 1 and as many as `fill` brought, without taking them.
  @inline(__always)
  func peek(_ bits: Int) -> Int { Int(truncatingIfNeeded: window &>> UInt64(truncatingIfNeeded: 64 &- bits)) }

  @inline(__always)
  mutating func skip(_ bits: Int) {
    window &<<= UInt64(truncatingIfNeeded: bits)
    count &-= bits
  }

  /// The next bits as a number, 0 to 16 of them, already at hand.
  @inline(__always)
  mutating func take(_ bits: Int) -> Int {
    guard bits > 0 else { return 0 }
    let value = peek(bits)
    skip(bits)
    return value
  }

  /// A difference or coefficient of so many bits (T.81 F.2.2.1, EXTEND), already at hand.
  @inline(__always)
  mutating func takeSigned(_ bits: Int) -> Int {
    guard bits > 0 else { return 0 }
    let value = take(bits)
    return value < 1 &<< (bits &- 1) ? value &- (1 &<< bits) &+ 1 : value
  }

  /// One bit.
  @inline(__always)
  mutating func bit() -> Bool {
    fill()
    return take(1) == 1
  }

  private mutating func refill() {
    while count <= 56 {
      var byte: UInt8 = 0
      if position < bytes.count {
        byte = bytes[position]
        if byte != 0xFF {
          position &+= 1
        } else if position &+ 1 < bytes.count, bytes[position &+ 1] == 0 {
          position &+= 2
        } else {
          byte = 0
          madeUp &+= 8
        }
      } else {
        madeUp &+= 8
      }
      window |= UInt64(byte) &<< UInt64(truncatingIfNeeded: 56 &- count)
      count &+= 8
    }
  }

  /// Goes on behind the restart marker of this number, 0 to 7; what is left of the byte before it is thrown
  /// away (T.81 F.2.1.3.1).
  mutating func restart(_ number: Int) throws(PhotoError) {
    guard !isOverrun else { throw .malformed("codes that end before their restart marker", at: position) }
    while position + 1 < bytes.count, bytes[position] == 0xFF, bytes[position + 1] == 0xFF { position += 1 }
    guard position + 1 < bytes.count else { throw .truncated }
    guard bytes[position] == 0xFF, bytes[position + 1] == 0xD0 + UInt8(number & 7) else {
      throw .malformed("no restart marker where one has to be", at: position)
    }
    position += 2
    (window, count, madeUp) = (0, 0, 0)
  }
}
