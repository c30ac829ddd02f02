import Text

/// Numbers the spellings of exercise names in a log, so that a String is made once a spelling and not once a line. An
/// open hash table over bytes (FNV-1a; Fowler, Noll & Vo, 1991).
struct NameTable {
  private(set) var names: [String] = []
  /// The bytes of all spellings, and the range of each in them; empty for a spelling with escapes.
  private var letters: [UInt8] = []
  private var spellings: [TextRange] = []
  /// Indices in `spellings`, -1 for a free slot; the count is a power of two.
  private var slots: [Int32] = Array(repeating: -1, count: 64)
  private var escaped: [String: Int] = [:]

  init() {
    names.reserveCapacity(24)
    letters.reserveCapacity(480)
    spellings.reserveCapacity(24)
  }

  /// Returns the number of a spelling, which is added if it is new.
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
    for index in name.indices { letters.append(name[index]) }
    return add(String(decoding: bytes[spelling.bounds], as: UTF8.self), TextRange(start, letters.count))
  }

  /// Returns the number of a name that is written with escapes.
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

  /// Returns the index in `slots` of a spelling, or of the free slot for it.
  private func slot(of name: Span<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in name.indices { hash = (hash ^ UInt64(name[index])) &* 0x100_0000_01B3 }
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0, !holds(spellings[Int(slots[slot])], name) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func holds(_ spelling: TextRange, _ name: Span<UInt8>) -> Bool {
    guard spelling.count == name.count else { return false }
    for index in name.indices where letters[spelling.lowerBound + index] != name[index] { return false }
    return true
  }
}
