import Training

/// Returns a name without the number that a list put before it: `1. Supino`, `2) Remada`.
func withoutOrdinal(_ name: String) -> String {
  let digits = name.utf8.prefix { 0x30...0x39 ~= $0 }.count
  let rest = name.utf8.dropFirst(digits)
  guard 1...2 ~= digits, let sign = rest.first, ".)".utf8.contains(sign), rest.dropFirst().first == UInt8(ascii: " ")
  else { return name }
  return String(name.dropFirst(digits + 2))
}

/// True if two names differ by one letter too many, missing or wrong, or by two that changed places, case apart.
/// Digits are no letters, as `Leg press 45` and `Leg press 90` may be two exercises, unless digits may slip: then
/// `Tre1no` is a slip of `Treino`.
func isOneSlip(_ left: String, _ right: String, digitsMaySlip: Bool = false) -> Bool {
  let (a, b) = (Array(nameKey(left)), Array(nameKey(right)))
  guard abs(a.count - b.count) <= 1, a != b else { return false }
  let start = zip(a, b).prefix { $0 == $1 }.count
  let end = min(
    zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count, min(a.count, b.count) - start)
  let (inA, inB) = (a[start..<(a.count - end)], b[start..<(b.count - end)])
  let digits = (inA + inB).count { $0.isNumber }
  guard digits == 0 || digitsMaySlip && digits == 1 && inA.count == 1 && inB.count == 1 else { return false }
  switch (inA.count, inB.count) {
  case (0, 1), (1, 0), (1, 1): return true
  case (2, 2): return inA.first == inB.last && inA.last == inB.first
  default: return false
  }
}

/// An index of names that finds those one slip from another without comparing all with all: names one slip apart
/// share a spelling from which one letter is left out.
struct SlipIndex {
  /// The hashes and the indices of their names, in the order of the hashes.
  private let entries: [(hash: UInt64, index: Int)]

  init(_ names: some Sequence<String>) {
    var entries: [(hash: UInt64, index: Int)] = []
    for (index, name) in names.enumerated() {
      for hash in SlipIndex.hashes(name) { entries.append((hash, index)) }
    }
    self.entries = entries.sorted { $0.hash < $1.hash }
  }

  /// Returns the ascending indices of names that may be one slip away, its own included; `isOneSlip` decides.
  func candidates(_ name: String) -> [Int] {
    var candidates: [Int] = []
    for hash in SlipIndex.hashes(name) {
      var (first, end) = (0, entries.count)
      while first < end {
        let middle = (first + end) / 2
        if entries[middle].hash < hash { first = middle + 1 } else { end = middle }
      }
      while first < entries.count, entries[first].hash == hash {
        candidates.append(entries[first].index)
        first += 1
      }
    }
    candidates.sort()
    return candidates.indices.compactMap { $0 > 0 && candidates[$0 - 1] == candidates[$0] ? nil : candidates[$0] }
  }

  /// Returns the hashes of the name, and of the name without each of its letters. A name over 100 characters is a
  /// mistake of its own, and has none.
  private static func hashes(_ name: String) -> [UInt64] {
    let letters = letterCodes(nameKey(name))
    guard letters.count <= 100 else { return [] }
    // The polynomial of a row of letters and that of the next row give that of both together.
    let base: UInt64 = 0x100_0000_01B3
    var power: UInt64 = 1
    var after: [UInt64] = [0]
    var powers: [UInt64] = [1]
    for letter in letters.reversed() {
      after.append(after[after.count - 1] &+ letter &* power)
      power = power &* base
      powers.append(power)
    }
    var hashes = [after[letters.count]]
    var before: UInt64 = 0
    for (index, letter) in letters.enumerated() {
      let rest = letters.count - index - 1
      hashes.append(before &* powers[rest] &+ after[rest])
      before = before &* base &+ letter
    }
    return hashes
  }

  /// Returns a code for each letter; most are a byte, which is its own code.
  private static func letterCodes(_ key: String) -> [UInt64] {
    if key.utf8.allSatisfy({ $0 < 0x80 }) { return key.utf8.map(UInt64.init) }
    return key.map { letter in
      letter.utf8.count == 1 ? UInt64(letter.utf8.first ?? 0) : UInt64(truncatingIfNeeded: letter.hashValue)
    }
  }
}
