/// A reader of a scan's bits, the most significant of a byte first, without zeros stuffed after 0xFF (T.81 F.2.2.5).
///
/// At a marker or the end of the file it goes on with zeros, and `isOverrun` becomes true once one of them was used.
struct BitReader {
  private let bytes: [UInt8]
  /// The offset of the next byte to be read.
  private(set) var position: Int
  /// The next bits, from the most significant down.
  private var window: UInt64 = 0
  private var count = 0
  private var madeUp = 0

  init(_ bytes: [UInt8], at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// True if bits were used that the file does not have.
  var isOverrun: Bool { count < madeUp }

  /// Loads at least 32 bits: the longest code and the bits after it.
  @inline(__always)
  mutating func fill() { if count < 32 { refill() } }

  /// Returns the next bits, at least 1 and at most as many as `fill` loaded, without consuming them.
  @inline(__always)
  func peek(_ bits: Int) -> Int { Int(truncatingIfNeeded: window &>> UInt64(truncatingIfNeeded: 64 &- bits)) }

  @inline(__always)
  mutating func skip(_ bits: Int) {
    window &<<= UInt64(truncatingIfNeeded: bits)
    count &-= bits
  }

  /// Consumes the next 0 to 16 bits, which `fill` has loaded, and returns them as a number.
  @inline(__always)
  mutating func take(_ bits: Int) -> Int {
    guard bits > 0 else { return 0 }
    let value = peek(bits)
    skip(bits)
    return value
  }

  /// Consumes a difference or coefficient of 0 to 16 bits, which `fill` has loaded (T.81 F.2.2.1, EXTEND).
  @inline(__always)
  mutating func takeSigned(_ bits: Int) -> Int {
    guard bits > 0 else { return 0 }
    let value = take(bits)
    return value < 1 &<< (bits &- 1) ? value &- (1 &<< bits) &+ 1 : value
  }

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

  /// Continues after the restart marker of this number, 0 to 7, dropping the rest of the last byte (T.81 F.2.1.3.1).
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
