import Text

/// Gives each spelling of an exercise name a small number, so that it becomes a String once and not once a line; where logs
/// are read one after the other, once and not once a log. An open hash table over bytes (FNV-1a; Fowler, Noll & Vo, 1991).
package struct NameTable: Sendable {
  package private(set) var names: [String] = []
  /// The spellings as they stand at the beginning of a line, one after the other: `Supino reto: Remada: `.
  private var letters: [UInt8] = []
  /// Where each is in them, with what is behind it; those with escapes in them nowhere.
  private var spellings: [TextRange] = []
  /// A place in `spellings`, or -1; the count is a power of two.
  private var slots: [Int32] = Array(repeating: -1, count: 64)
  private var escaped: [String: Int] = [:]
  /// Two for each name, and two for the beginning: the name that stood below it the last time, and the one that opened the
  /// session after the one that it opened. Exercises follow each other as the plan has them, and plans take turns, so that
  /// most names are known before they are read.
  private var followers: [Int32] = [-1, -1]
  /// The one of them that is to be expected now, and what it says.
  private var next = 1
  private var expectedNumber = -1
  private var opener = 0

  /// With no room for any, to stand in for one that is in use.
  static let none = NameTable(slots: [])

  private init(slots: [Int32]) { self.slots = slots }

  package init() {
    names.reserveCapacity(24)
    letters.reserveCapacity(480)
    spellings.reserveCapacity(24)
    followers.reserveCapacity(50)
  }

  /// It has so many names that it would cost the logs to come more than it saves them: most of them are not theirs.
  package var isLarge: Bool { names.count > 128 }

  /// The number of a spelling, its first use included.
  mutating func number(of spelling: TextRange, in bytes: Span<UInt8>) -> Int {
    var slot = freeSlot(bytes.extracting(spelling.bounds))
    if slots[slot] >= 0 { return Int(slots[slot]) }
    if (names.count + 1) * 2 > slots.count {
      slots = Array(repeating: -1, count: slots.count * 4)
      for number in spellings.indices where !spellings[number].isEmpty {
        let slot = freeSlot(ofKnown: number)
        slots[slot] = Int32(truncatingIfNeeded: number)
      }
      slot = freeSlot(bytes.extracting(spelling.bounds))
    }
    slots[slot] = Int32(truncatingIfNeeded: names.count)
    let start = letters.count
    let end = spelling.upperBound
    if end + 2 <= bytes.count, bytes[end] == UInt8(ascii: ":"), bytes[end + 1] == UInt8(ascii: " ") {
      append(TextRange(spelling.lowerBound, end + 2), of: bytes, to: &letters)
    } else {
      append(spelling, of: bytes, to: &letters)
      letters += [UInt8(ascii: ":"), UInt8(ascii: " ")]
    }
    return add(text(bytes, spelling.bounds), TextRange(start, letters.count))
  }

  /// The same of a spelling that stands in the file with escapes.
  mutating func number(ofEscaped name: String) -> Int {
    if let known = escaped[name] { return known }
    escaped[name] = names.count
    return add(name, TextRange(0, 0))
  }

  private mutating func add(_ name: String, _ spelling: TextRange) -> Int {
    names.append(name)
    spellings.append(spelling)
    followers.append(-1)
    followers.append(-1)
    return names.count - 1
  }

  private func freeSlot(ofKnown number: Int) -> Int {
    freeSlot(letters.span.extracting(spellings[number].bounds).extracting(droppingLast: 2))
  }

  /// The slot of a spelling, or a free one for it.
  private func freeSlot(_ spelling: Span<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for place in spelling.indices { hash = (hash ^ UInt64(spelling[place])) &* 0x100_0000_01B3 }
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let known = spellings[Int(slots[slot])]
      let name = TextRange(known.lowerBound, known.upperBound - 2)
      if name.count == spelling.count, stands(name, of: letters.span, at: 0, in: spelling) { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}

// MARK: Names in turn

extension NameTable {
  /// The name that is to be expected next, where it does stand at a place with `: ` behind it: its number and its end.
  @inline(__always)
  func expected(_ bytes: Span<UInt8>, at place: Int) -> (number: Int, end: Int)? {
    guard expectedNumber >= 0 else { return nil }
    let spelling = spellings[expectedNumber]
    guard stands(spelling, of: letters.span, at: place, in: bytes) else { return nil }
    return (expectedNumber, place &+ spelling.count &- 2)
  }

  /// A plain line begins with a name: it is to be expected where it stands now. One that needs quotes never is.
  @inline(__always)
  mutating func follow(by number: Int) {
    if expectedNumber != number { followers[next] = Int32(truncatingIfNeeded: number) }
    let mine = (number &+ 1) &* 2
    // It opens a session.
    if next & 1 == 1 { opener = mine }
    next = mine
    expectedNumber = Int(followers[mine])
  }

  /// A session begins.
  mutating func begin() {
    next = opener + 1
    expectedNumber = Int(followers[next])
  }
}
