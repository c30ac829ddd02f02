import Training

/// A name without the number that a list put before it: `1. Supino`, `2) Remada`.
func withoutOrdinal(_ name: String) -> String {
  let digits = name.utf8.prefix { 0x30...0x39 ~= $0 }.count
  let rest = name.utf8.dropFirst(digits)
  guard 1...2 ~= digits, let sign = rest.first, ".)".utf8.contains(sign), rest.dropFirst().first == UInt8(ascii: " ")
  else {
    return name
  }
  return String(name.dropFirst(digits + 2))
}

/// One letter too many, missing, wrong, or two that changed places, case apart. Digits are no letters: of
/// `Leg press 45` and `Leg press 90` nobody knows that they are one. Where digits are slips of letters, `Tre1no` is one of
/// `Treino`.
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

/// Finds the names that are one slip from another without comparing all with all: what is one slip apart
/// shares a spelling from which one letter is left out.
struct SlipIndex {
  /// In the order of the hashes.
  private let places: [(hash: UInt64, place: Int)]

  init(_ names: some Sequence<String>) {
    var places: [(hash: UInt64, place: Int)] = []
    for (place, name) in names.enumerated() {
      for hash in SlipIndex.hashes(name) { places.append((hash, place)) }
    }
    self.places = places.sorted { $0.hash < $1.hash }
  }

  /// The places of names that may be one slip away, its own among them, in their order; `isOneSlip` decides.
  func candidates(_ name: String) -> [Int] {
    var found: [Int] = []
    for hash in SlipIndex.hashes(name) {
      var (first, end) = (0, places.count)
      while first < end {
        let middle = (first + end) / 2
        if places[middle].hash < hash { first = middle + 1 } else { end = middle }
      }
      while first < places.count, places[first].hash == hash {
        found.append(places[first].place)
        first += 1
      }
    }
    found.sort()
    return found.indices.compactMap { $0 > 0 && found[$0 - 1] == found[$0] ? nil : found[$0] }
  }

  /// Of the name, and of what is left of it without each of its letters. A name over 100 characters is a
  /// mistake of its own, and has none.
  private static func hashes(_ name: String) -> [UInt64] {
    let letters = letterCodes(nameKey(name))
    guard letters.count <= 100 else { return [] }
    // The polynomial of a row of letters, and of what follows it, give that of the two together.
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
    for (place, letter) in letters.enumerated() {
      let rest = letters.count - place - 1
      hashes.append(before &* powers[rest] &+ after[rest])
      before = before &* base &+ letter
    }
    return hashes
  }

  /// Most letters are a byte, which stands for itself.
  private static func letterCodes(_ key: String) -> [UInt64] {
    if key.utf8.allSatisfy({ $0 < 0x80 }) { return key.utf8.map(UInt64.init) }
    return key.map { letter in
      letter.utf8.count == 1 ? UInt64(letter.utf8.first ?? 0) : UInt64(truncatingIfNeeded: letter.hashValue)
    }
  }
}
