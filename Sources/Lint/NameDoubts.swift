import Format
import Text
import Training

/// Exercises of a catalog that were probably meant to be another one of it, so that of several rules only one
/// speaks of a name.
struct NameDoubts: Sendable {
  enum Doubt: Hashable {
    case none
    /// It holds letters of another alphabet; what it looks like.
    case lookAlike(String)
    /// The letters are those of another; accents, hyphens or blanks differ.
    case split(from: ExerciseID)
    /// One letter differs from another, and it is much rarer.
    case slip(of: ExerciseID)
  }

  /// By the numbers of the exercises.
  private var doubts: [Doubt]
  /// Some exercise is that; most journals have none.
  private(set) var hasSplits = false
  private(set) var hasSlips = false
  /// How many sessions have each exercise.
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
    for (place, entry) in entries.enumerated() {
      if let latin = LookAlike.latin(entry.name) { doubts[place] = .lookAlike(latin) }
    }
  }

  private mutating func findSplits(_ entries: [ExerciseCatalog.Entry]) {
    var first: [String: Int] = [:]
    first.reserveCapacity(entries.count)
    // By the first of them, those that share their letters.
    var shared: [Int: [Int]] = [:]
    for place in entries.indices where doubts[place] == .none {
      let letters = bareLetters(withoutOrdinal(entries[place].key))
      guard letters.count >= 3 else { continue }
      if let other = first[letters] {
        shared[other, default: [other]].append(place)
      } else {
        first[letters] = place
      }
    }
    for places in shared.values {
      // The first of those that somebody listed, else the one that is done most.
      let known = places.first { entries[$0].isKnown }
      let most = places.max { (sessions[$0], $1) < (sessions[$1], $0) }
      guard let right = known ?? most else { continue }
      for place in places where place != right { doubts[place] = .split(from: ExerciseID(right)) }
      hasSplits = true
    }
  }

  private mutating func findSlips(_ entries: [ExerciseCatalog.Entry]) {
    let rare = entries.indices.filter {
      !entries[$0].isKnown && sessions[$0] <= 2 && doubts[$0] == .none && entries[$0].name.count >= 5
    }
    guard !rare.isEmpty else { return }
    let index = SlipIndex(entries.lazy.map(\.name))
    for place in rare {
      let name = entries[place].name
      let near = index.candidates(name).filter { other in
        (entries[other].isKnown || sessions[other] >= max(3, 5 * sessions[place])) && doubts[other] == .none
          && isMisspelling(name, of: entries[other].name, digitsMaySlip: false)
      }
      // Of several the one that is done most.
      if let best = near.max(by: { (sessions[$0], $1) < (sessions[$1], $0) }) {
        doubts[place] = .slip(of: ExerciseID(best))
        hasSlips = true
      }
    }
  }
}

/// An abductor and an adductor are a letter apart, and two machines.
func isMisspelling(_ name: String, of other: String, digitsMaySlip: Bool = true) -> Bool {
  isOneSlip(name, other, digitsMaySlip: digitsMaySlip) && folded(name).holds("abdu") == folded(other).holds("abdu")
}
