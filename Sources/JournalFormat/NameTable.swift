import JournalText

/// Gives each spelling in a file a small number, so that a name of a log becomes a String once and not once a line.
/// An open hash table over bytes (FNV-1a; Fowler, Noll & Vo, 1991).
struct NameTable {
  private(set) var names: [String] = []
  /// Where each stands in the file for the first time; those with escapes in them nowhere.
  private var spellings: [TextRange] = []
  /// A place in `spellings`, or -1; the count is a power of two.
  private var slots: [Int32] = Array(repeating: -1, count: 64)
  private var escaped: [String: Int] = [:]
  /// Two for each name, and two for the beginning of a file: the name that stood below it the last time, and the one that
  /// opened the session after the one that it opened. Exercises follow each other as the plan has them, and plans take
  /// turns, so that most names are known before they are read.
  private var followers: [Int32] = [-1, -1]
  /// The one of them that is to be expected now.
  private var next = 1
  private var opener = 0

  init() {
    names.reserveCapacity(24)
    spellings.reserveCapacity(24)
    followers.reserveCapacity(50)
  }

  /// The number of a spelling, its first use included; all are of the same file.
  mutating func number(of spelling: TextRange, in bytes: Span<UInt8>) -> Int {
    var slot = freeSlot(spelling, bytes)
    if slots[slot] >= 0 { return Int(slots[slot]) }
    if (names.count + 1) * 2 > slots.count {
      slots = Array(repeating: -1, count: slots.count * 4)
      for number in spellings.indices where !spellings[number].isEmpty {
        slots[freeSlot(spellings[number], bytes)] = Int32(truncatingIfNeeded: number)
      }
      slot = freeSlot(spelling, bytes)
    }
    slots[slot] = Int32(truncatingIfNeeded: names.count)
    return add(text(bytes, spelling.bounds), spelling)
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

  /// The slot of a spelling, or a free one for it.
  private func freeSlot(_ spelling: TextRange, _ bytes: Span<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for place in spelling.bounds { hash = (hash ^ UInt64(bytes[place])) &* 0x100_0000_01B3 }
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let known = spellings[Int(slots[slot])]
      if known.count == spelling.count, stands(known, at: spelling.lowerBound, in: bytes) { return slot }
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
    let number = Int(followers[next])
    guard number >= 0, stands(spellings[number], at: place, in: bytes) else { return nil }
    let end = place + spellings[number].count
    guard byte(bytes, end) == UInt8(ascii: ":"), byte(bytes, end + 1) == UInt8(ascii: " ") else { return nil }
    return (number, end)
  }

  /// A plain line begins with a name: it is to be expected where it stands now. One that needs quotes never is.
  @inline(__always)
  mutating func follow(by number: Int) {
    if followers[next] != number { followers[next] = Int32(truncatingIfNeeded: number) }
    let mine = (number + 1) * 2
    // It opens a session.
    if next & 1 == 1 { opener = mine }
    next = mine
  }

  /// A session begins.
  mutating func begin() { next = opener + 1 }
}
