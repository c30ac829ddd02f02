/// Gives each spelling a small number, so that a name of a log becomes a String once and not once a line.
/// An open hash table over bytes (FNV-1a; Fowler, Noll & Vo, 1991).
struct NameTable {
  private(set) var names: [String] = []
  private var spellings: [ArraySlice<UInt8>] = []
  /// A place in `spellings`, or -1; the count is a power of two.
  private var slots: [Int32] = Array(repeating: -1, count: 64)

  /// The number of a spelling, its first use included.
  mutating func number(of spelling: ArraySlice<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in spelling { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let known = Int(slots[slot])
      if spellings[known].elementsEqual(spelling) { return known }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(names.count)
    names.append(String(decoding: spelling, as: UTF8.self))
    spellings.append(spelling)
    if names.count * 2 > slots.count { grow() }
    return names.count - 1
  }

  private mutating func grow() {
    let old = spellings
    self.spellings = []
    names.removeAll(keepingCapacity: true)
    slots = Array(repeating: -1, count: slots.count * 4)
    for spelling in old { _ = number(of: spelling) }
  }
}
