import Text

/// Numbers the spellings of exercise names in a log, so that a String is made once a spelling and not once a line.
struct NameTable {
  private(set) var names: [String] = []
  private var spellings: [[UInt8]] = []
  /// The numbers of the names by a hash of their spellings.
  private var numbers: [UInt64: [Int]] = [:]

  /// Returns the number of a spelling, which is added if it is new.
  mutating func number(of spelling: Span<UInt8>) -> Int {
    // FNV-1a (Fowler, Noll & Vo, 1991).
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in spelling.indices { hash = (hash ^ UInt64(spelling[index])) &* 0x100_0000_01B3 }
    for number in numbers[hash] ?? [] {
      let known = spellings[number]
      if known.span.isEqual(to: spelling) { return number }
    }
    numbers[hash, default: []].append(names.count)
    spellings.append(spelling.indices.map { spelling[$0] })
    names.append(String(decoding: spellings[names.count], as: UTF8.self))
    return names.count - 1
  }
}
