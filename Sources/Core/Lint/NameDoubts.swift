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
