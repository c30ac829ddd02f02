import Grammar
import Text
import Training

/// The meaning of the first number in a lone `5x5` or `60x5`.
package enum NoteOrder: Sendable {
  case setsFirst, weightFirst
}

/// The facts that a reader of notes knows before it reads a line.
struct NoteManner {
  /// The unit of loads without one.
  var unit = WeightUnit.kg
  var order = NoteOrder.weightFirst
  /// `100 x 5 x 3` is load x reps x sets, and `100, 120 x 5` two loads (WeightXReps).
  var loadRepsSets = false
}

/// The sets at the start of a line of notes: `225x5,5,5`, `3x5@165`, `100 8/8/7`, `5 sets of 5`, `60kg 3x8`.
///
/// A form is read only if it has one meaning: `3 x 10 x 80kg`, `10x95lb`.
struct NoteSets {
  private(set) var sets: [WorkSet] = []
  /// The offset in the line after the sets.
  private(set) var end = 0
  /// True if a weight has no unit.
  var lacksUnit = false
  /// True after a pair such as `5x5`, whose first number may be sets or a weight.
  var isUndecided = false
  /// True if sets were counted, `3x12`, `4 sets of 10`, or reps named or listed.
  var isCounted = false
  /// True after `+20kg`, which only exercises that lift the body take.
  var isAdded = false
  /// The units that were written.
  var units: Set<WeightUnit> = []

  let manner: NoteManner
  let tokens: [NoteToken]
  /// The index of the first token; a name may precede it.
  let start: Int
  /// The index of the next token.
  var at: Int

  /// The word that stands for the `s` of `60s`, a pair of dumbbells.
  static let pair = "a pair"

  /// Reads the tokens from an index on.
  init(_ tokens: [NoteToken], from start: Int, bytes: [UInt8], _ manner: NoteManner) {
    self.tokens = tokens
    self.manner = manner
    self.start = start
    at = start
    while true {
      let before = at
      if !sets.isEmpty, isPaceNext {
        isPaced = true
        break
      }
      skipSeparators()
      let isApart = at > before || sets.isEmpty
      let isWithoutUnit = lacksUnit && units.isEmpty
      // `60s rest` belongs to the sets before it.
      guard at < tokens.count, let group = group(), isPaceNext || !isHalf(bytes),
        sets.isEmpty || !NoteSets.isRest(next?.word)
      else {
        at = before
        break
      }
      // In `3x8 10/12/14`, reps that directly follow other sets may be loads.
      if !isApart, group.allSatisfy({ $0.load == .none && $0.reps != nil }), isCounted { isBroken = true }
      // In `40x5 45x5 50x5 kg`, the unit is of all sets and stands after reps.
      if isWithoutUnit, let unit = units.first, unit != manner.unit || group.contains(where: { $0.hasMoreRepsThanLoad })
      {
        isBroken = true
      }
      // The sets before a warm-up were warm-ups too.
      if group.contains(where: { $0.marks.contains(.warmUp) }) {
        for index in sets.indices { sets[index].marks.formUnion(.warmUp) }
      }
      sets += group
    }
    // In `60s 3x10` the time may be of several things.
    let shapes = Set(
      sets.map { set in
        switch set.amount {
        case .reps: 0
        case .time: 1
        case .distance: 2
        }
      })
    if shapes.count > 1 { isBroken = true }
    end = at < tokens.count ? tokens[at].range.lowerBound : bytes.count
  }

  /// True if a set has a load; `bw` is one.
  var hasLoad: Bool { sets.contains { $0.load != .none } }
  /// True if a text after the sets belongs to them and was not understood.
  private(set) var isBroken = false
  /// True if the text after the sets is a pace.
  private(set) var isPaced = false
}

extension NoteSets {
  private mutating func group() -> [WorkSet]? {
    let forms: [(inout NoteSets) -> [WorkSet]?] = [
      { $0.bodyweight() }, { $0.lettered() }, { $0.counted() }, { $0.thrice() }, { $0.distance() }, { $0.time() },
      { $0.paired() },
      { $0.loaded() }, { $0.crossed() }, { $0.repsAtLoad() }, { $0.listed() },
    ]
    for form in forms {
      if var sets = attempt(form), 1...SetGroup.mostSets ~= sets.count {
        marks(&sets)
        return sets
      }
    }
    return nil
  }

  /// Tries a form; a form that returns nil takes nothing.
  mutating func attempt<Value>(_ form: (inout NoteSets) -> Value?) -> Value? {
    var copy = self
    guard let value = form(&copy) else { return nil }
    self = copy
    return value
  }

  /// True if a number or a sign right after a group changes its meaning: `5x5x5`, `225 x`, `80%`.
  private mutating func isHalf(_ bytes: [UInt8]) -> Bool {
    guard at < tokens.count else { return false }
    let next = tokens[at]
    var isHalf = false
    switch next.kind {
    case .times, .slash, .at, .plus: isHalf = true
    // `80%`, `45"`, `8~10`: all but what ends a sentence.
    case .other: isHalf = next.touches && !".?|".utf8.contains(bytes[next.range.lowerBound])
    case .number, .clock: isHalf = next.touches
    case .word(let word):
      isHalf = NoteSets.isOtherUnit(word) || next.touches && weightUnit(word) == nil && !isRepWord(word)
    default: break
    }
    if isHalf { isBroken = true }
    return isHalf
  }

  static func isRest(_ word: String?) -> Bool {
    ["rest", "descanso", "desc", "pausa", "pause", "intervalo"].contains(word ?? "")
  }

  /// True for units of other things than training.
  private static func isOtherUnit(_ word: String) -> Bool {
    ["ml", "l", "g", "mg", "cm", "mm", "kcal", "cal", "cals", "bpm", "steps", "passos", "calorias", "rm", "pr"]
      .contains(word)
  }

  private mutating func skipSeparators() {
    while at < tokens.count {
      switch tokens[at].kind {
      case .comma, .semicolon: at += 1
      case .word(let word) where !sets.isEmpty && ["and", "then", "e", "depois", "und", "dann", "y"].contains(word):
        at += 1
      default: return
      }
    }
  }
}

// MARK: - Pieces

extension NoteSets {
  var next: NoteToken? { at < tokens.count ? tokens[at] : nil }

  mutating func take(_ kind: NoteToken.Kind) -> Bool {
    guard next?.kind == kind else { return false }
    at += 1
    return true
  }

  mutating func takeWord(_ words: Set<String>) -> Bool {
    guard let word = next?.word, words.contains(word) else { return false }
    at += 1
    return true
  }

  /// Takes an `x` before a number.
  mutating func takeTimes() -> Bool {
    guard next?.kind == .times else { return false }
    at += 1
    return true
  }

  /// Reads a number; a comma between two digits is a decimal one.
  mutating func decimal() -> CellNumber? {
    guard let number = next?.number else { return nil }
    at += 1
    if at + 1 < tokens.count, tokens[at].kind == .comma, tokens[at].touches, tokens[at + 1].touches,
      let decimals = tokens[at + 1].number, tokens[at + 1].range.count <= 2, number.whole != nil,
      let tail = decimals.whole
    {
      let scale: Int64 = tokens[at + 1].range.count == 1 ? 100_000_000 : 10_000_000
      at += 2
      return CellNumber(billionths: number.billionths + Int64(tail) * scale)
    }
    return number
  }

  /// Reads a whole number of reps or sets: no decimals, and no unit of anything else.
  mutating func count() -> Int? {
    guard let number = next?.number?.whole, 0...999 ~= number else { return nil }
    if at + 1 < tokens.count, let word = tokens[at + 1].word {
      let isUnit = weightUnit(word) != nil || noteSeconds(word) != nil || distanceUnit(word) != nil
      if isUnit || tokens[at + 1].touches && !isRepWord(word) { return nil }
    }
    at += 1
    return number
  }

  func isRepWord(_ word: String) -> Bool {
    [
      "reps", "rep", "repetitions", "repetition", "wdh", "wiederholungen", "repeticoes", "repeticao", "repeticiones",
      "ripetizioni",
    ].contains(word)
  }

  mutating func takeRepWord() -> Bool {
    guard let word = next?.word, isRepWord(word) else { return false }
    at += 1
    return true
  }

  /// Reads reps with slashes or commas between, `5,5,5`, and the word after them.
  mutating func reps() -> (counts: [Int], isNamed: Bool, isCut: Bool)? {
    guard let first = count() else { return nil }
    var counts = [first]
    var isCut = false
    // `12-10-8`; two numbers are a range.
    if let more = attempt({ $0.joined(.minus) }) { return (counts + more, takeRepWord(), false) }
    while let sign = next?.kind, sign == .slash || sign == .comma {
      let start = at
      at += 1
      guard let more = count() else {
        at = start
        isCut = next?.kind == .comma && at + 1 < tokens.count && tokens[at + 1].number != nil
        break
      }
      // The last of the reps begins the next group: `135x5, 155x5`, `8, 60kg x 5`.
      if next?.kind == .times || next?.kind == .at {
        at = start
        isCut = true
        break
      }
      counts.append(more)
    }
    return (counts, takeRepWord(), isCut)
  }

  /// Reads at least two more numbers after signs of one kind, or one after a comma too: `x10, x8`.
  mutating func joined(_ sign: NoteToken.Kind) -> [Int]? {
    var more: [Int] = []
    var isListed = false
    while let number = attempt({ notes in
      if notes.take(.comma) { isListed = true }
      return notes.take(sign) ? notes.count() : nil
    }) { more.append(number) }
    return more.count > 1 || isListed && more.count == 1 ? more : nil
  }

  func sets(_ count: Int, _ reps: Int, _ load: Load) -> [WorkSet]? {
    guard 1...SetGroup.mostSets ~= count else { return nil }
    return Array(repeating: WorkSet(load: load, amount: .reps(Int32(reps))), count: count)
  }
}
