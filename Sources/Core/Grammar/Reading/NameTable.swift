import Text

/// Gives each spelling of an exercise name in a log a small number, so that it becomes a String once and not once a line. An
/// open hash table over bytes (FNV-1a; Fowler, Noll & Vo, 1991).
struct NameTable {
  private(set) var names: [String] = []
  /// The spellings, one after the other, and where each is among them; those with escapes in them nowhere.
  private var letters: [UInt8] = []
  private var spellings: [TextRange] = []
  /// A place in `spellings`, or -1; the count is a power of two.
  private var slots: [Int32] = Array(repeating: -1, count: 64)
  private var escaped: [String: Int] = [:]

  init() {
    names.reserveCapacity(24)
    letters.reserveCapacity(480)
    spellings.reserveCapacity(24)
  }

  /// The number of a spelling, its first use included.
  mutating func number(of spelling: TextRange, in bytes: [UInt8]) -> Int {
    let name = bytes.span.extracting(spelling.bounds)
    var slot = slot(of: name)
    if slots[slot] >= 0 { return Int(slots[slot]) }
    if (names.count + 1) * 2 > slots.count {
      slots = Array(repeating: -1, count: slots.count * 4)
      for number in spellings.indices where !spellings[number].isEmpty {
        let slot = self.slot(of: letters.span.extracting(spellings[number].bounds))
        slots[slot] = Int32(truncatingIfNeeded: number)
      }
      slot = self.slot(of: name)
    }
    slots[slot] = Int32(truncatingIfNeeded: names.count)
    let start = letters.count
    for place in name.indices { letters.append(name[place]) }
    return add(String(decoding: bytes[spelling.bounds], as: UTF8.self), TextRange(start, letters.count))
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
    return names.count - 1
  }

  /// Where a spelling is in `slots`, or where it belongs.
  private func slot(of name: Span<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for place in name.indices { hash = (hash ^ UInt64(name[place])) &* 0x100_0000_01B3 }
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0, !holds(spellings[Int(slots[slot])], name) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func holds(_ spelling: TextRange, _ name: Span<UInt8>) -> Bool {
    guard spelling.count == name.count else { return false }
    for place in name.indices where letters[spelling.lowerBound + place] != name[place] { return false }
    return true
  }
}
