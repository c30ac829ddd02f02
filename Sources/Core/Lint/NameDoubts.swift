import Grammar
import Text
import Training

/// The exercises of a catalog that were probably meant as another one of it. They are decided once, so that only one
/// of several rules reports a name.
struct NameDoubts: Sendable {
  enum Doubt: Hashable {
    case none
    /// The name has letters of another alphabet; the value is the Latin name they look like.
    case lookAlike(String)
    /// The letters are those of another exercise; accents, hyphens or blanks differ.
    case split(from: ExerciseID)
    /// A letter differs from another exercise, and this one is much rarer.
    case slip(of: ExerciseID)
  }

  /// The doubt about each exercise, by its number.
  private var doubts: [Doubt]
  /// The number of sessions of each exercise.
  private let sessions: [Int]

  init(_ catalog: ExerciseCatalog, sessions: [Int]) {
    let entries = catalog.entries
    doubts = Array(repeating: .none, count: entries.count)
    self.sessions = sessions
    findLookAlikes(entries)
    findSplits(entries)
    findSlips(entries)
  }

  func doubt(_ id: ExerciseID) -> Doubt { doubts[id.number] }
  func sessions(_ id: ExerciseID) -> Int { sessions[id.number] }
}

extension NameDoubts {
  private mutating func findLookAlikes(_ entries: [ExerciseCatalog.Entry]) {
    for (index, entry) in entries.enumerated() {
      if let latin = LookAlike.latin(entry.name) { doubts[index] = .lookAlike(latin) }
    }
  }

  private mutating func findSplits(_ entries: [ExerciseCatalog.Entry]) {
    var first: [String: Int] = [:]
    first.reserveCapacity(entries.count)
    // The exercises that share their letters, by the index of the first of them.
    var shared: [Int: [Int]] = [:]
    for index in entries.indices where doubts[index] == .none {
      let letters = bareLetters(withoutOrdinal(entries[index].key))
      guard letters.count >= 3 else { continue }
      if let other = first[letters] {
        shared[other, default: [other]].append(index)
      } else {
        first[letters] = index
      }
    }
    for indices in shared.values {
      // The right one is the first that is listed, else the one done in most sessions.
      let known = indices.first { entries[$0].isKnown }
      let most = indices.max { (sessions[$0], $1) < (sessions[$1], $0) }
      guard let right = known ?? most else { continue }
      for index in indices where index != right { doubts[index] = .split(from: ExerciseID(right)) }
    }
  }

  private mutating func findSlips(_ entries: [ExerciseCatalog.Entry]) {
    let rare = entries.indices.filter {
      !entries[$0].isKnown && sessions[$0] <= 2 && doubts[$0] == .none && entries[$0].name.count >= 5
    }
    guard !rare.isEmpty else { return }
    let index = SlipIndex(entries.lazy.map(\.name))
    for number in rare {
      let name = entries[number].name
      let near = index.candidates(name).filter { other in
        (entries[other].isKnown || sessions[other] >= max(3, 5 * sessions[number])) && doubts[other] == .none
          && isMisspelling(name, of: entries[other].name, digitsMaySlip: false)
      }
      // If several names are near, the right one is the one done in most sessions.
      if let best = near.max(by: { (sessions[$0], $1) < (sessions[$1], $0) }) {
        doubts[number] = .slip(of: ExerciseID(best))
      }
    }
  }
}

/// True if `name` is a slip of `other`. An abductor and an adductor are a letter apart, and two machines.
func isMisspelling(_ name: String, of other: String, digitsMaySlip: Bool = true) -> Bool {
  isOneSlip(name, other, digitsMaySlip: digitsMaySlip) && folded(name).holds("abdu") == folded(other).holds("abdu")
}

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
    entries = names.enumerated().flatMap { index, name in SlipIndex.hashes(name).map { ($0, index) } }
      .sorted { $0.hash < $1.hash }
  }

  /// Returns the ascending indices of names that may be one slip away, its own included; `isOneSlip` decides.
  func candidates(_ name: String) -> [Int] {
    let candidates = SlipIndex.hashes(name).flatMap { hash in
      entries[entries.lowestIndex(fromWhichAll: { $0.hash >= hash })...].prefix { $0.hash == hash }.map(\.index)
    }
    return Set(candidates).sorted()
  }

  /// Returns the hashes of the name, and of the name without each of its letters. A name over 100 characters is a
  /// mistake of its own, and has none.
  private static func hashes(_ name: String) -> [UInt64] {
    let letters = letterCodes(nameKey(name))
    guard letters.count <= 100 else { return [] }
    return (0...letters.count).map { left in
      letters.indices.reduce(0) { $1 == left ? $0 : $0 &* 0x100_0000_01B3 &+ letters[$1] }
    }
  }

  /// Returns a code for each letter; most are a byte, which is its own code.
  private static func letterCodes(_ key: String) -> [UInt64] {
    if key.utf8.allSatisfy({ $0 < 0x80 }) { return key.utf8.map(UInt64.init) }
    return key.map { letter in
      letter.utf8.count == 1 ? UInt64(letter.utf8.first ?? 0) : UInt64(truncatingIfNeeded: letter.hashValue)
    }
  }
}
