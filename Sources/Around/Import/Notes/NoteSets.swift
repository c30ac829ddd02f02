import Grammar
import Guess
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
  /// The reps of sets in parts, by their index, and what is remarked on sets that read as in a log.
  private(set) var parts: [Int: String] = [:]
  private(set) var remark = ""
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
  /// True if a text after the sets belongs to them and was not understood.
  private(set) var isBroken = false
  /// True if the text after the sets is a pace.
  private(set) var isPaced = false

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
    (self.tokens, self.manner, self.start, at) = (tokens, manner, start, start)
    let typed = start < tokens.count ? String(decoding: bytes[tokens[start].range.lowerBound...], as: UTF8.self) : ""
    // A set as a log has it, `pc x 8` or `80kg x 5+3+2 at 18:55`, means the same in notes; longer texts are prose, and
    // `8:10 left` is when somebody went.
    if typed.utf8.count < 120, let logged = (try? SetText(typed))?.log.exercises.first,
      !logged.sets.isEmpty,
      logged.sets.allSatisfy({ $0.load != .none || $0.reps == nil && $0.marks.isDisjoint(with: [.left, .right]) })
    {
      take(logged.sets)
      parts = logged.parts
      remark = logged.remarks.map(\.text).joined(separator: ", ")
      isCounted = sets.count > 1
      return
    }
    // A text that lacks only signs is read as a log would propose it: `80kg 12/12/12 + drop 6kg 10`.
    if let meant = meant(by: typed) {
      take(meant)
      return
    }
    while true {
      let before = at
      if !sets.isEmpty, isPaceNext {
        isPaced = true
        break
      }
      while take(.comma) || take(.semicolon) || !sets.isEmpty && takeWord(NoteSets.following) {}
      let isApart = at > before || sets.isEmpty
      let isWithoutUnit = lacksUnit && units.isEmpty
      // `60s rest` belongs to the sets before it.
      guard at < tokens.count, let group = group(), isPaceNext || !isHalf(bytes),
        sets.isEmpty || !NoteSets.isRest(next?.word)
      else {
        at = before
        break
      }
      // In `3x8 10/12/14`, reps that directly follow other sets may be loads; in `40x5 45x5 50x5 kg`, the unit is of all
      // sets and stands after reps.
      if !isApart && isCounted && group.allSatisfy({ $0.load == .none && $0.reps != nil })
        || isWithoutUnit
          && (units.first.map { $0 != manner.unit || group.contains(where: \.hasMoreRepsThanLoad) } ?? false)
      {
        isBroken = true
      }
      // The sets before a warm-up were warm-ups too.
      if group.contains(where: { !$0.isWorking }) {
        for index in sets.indices { sets[index].marks.formUnion(.warmUp) }
      }
      sets += group
    }
    // In `60s 3x10` the time may be of several things.
    if sets.contains(where: { !$0.isMeasured(like: sets[0]) }) { isBroken = true }
    end = at < tokens.count ? tokens[at].range.lowerBound : bytes.count
  }

  /// Takes sets that are all of the line.
  private mutating func take(_ all: [WorkSet]) {
    (sets, at, isBroken, end) = (all, tokens.count, false, tokens.last?.range.upperBound ?? 0)
    units = Set(all.compactMap { $0.weight?.unit })
  }

  /// Returns the sets of a text that a log would read with other signs: with a unit that is written, in one way, no more
  /// of them than is usual, and with nothing said of them. Nil for any other, and for several distances with a time, which
  /// may be that of all.
  private func meant(by typed: String) -> [WorkSet]? {
    // `3x30g` has no unit of loads; `5x5x5` has none, so that its ways differ.
    guard tokens[start...].contains(where: { $0.word.flatMap { unitWord($0) } != nil }) else { return nil }
    let ways = Guess.sets(typed, unit: .kg)
    guard ways == Guess.sets(typed, unit: .lb) else { return nil }
    guard ways.count == 1, !ways[0].contains("\""), let sets = (try? SetText(ways[0]))?.sets, !sets.isEmpty,
      sets.allSatisfy({ set in set.reps.map { set.load != .none && sets.count <= $0 * 2 } ?? true }),
      sets.count == 1 || sets.allSatisfy({ $0.distance == nil || $0.time == nil })
    else { return nil }
    return sets
  }

  /// True if a set has a load; `bw` is one.
  var hasLoad: Bool { sets.contains { $0.load != .none } }

  static func isRest(_ word: String?) -> Bool {
    ["rest", "descanso", "desc", "pausa", "pause", "intervalo"].contains(word ?? "")
  }

  private static let following: Set<String> = ["and", "then", "e", "depois", "und", "dann", "y"]

  /// Words after a number that count other things than training.
  private static let otherUnits: Set<String> = [
    "ml", "l", "g", "mg", "cm", "mm", "kcal", "cal", "cals", "bpm", "steps", "passos", "calorias", "rm", "pr",
  ]
}

extension NoteSets {
  private mutating func group() -> [WorkSet]? {
    let forms: [(inout NoteSets) -> [WorkSet]?] = [
      { $0.manner.loadRepsSets ? $0.loadRepsSets() : nil }, { $0.counted() }, { $0.distance() }, { $0.time() },
      { $0.paired() }, { $0.loaded() }, { $0.crossed() }, { $0.repsAtLoad() }, { $0.listed() }, { $0.spaced() },
    ]
    for form in forms {
      if var sets = attempt(form), 1...SetGroup.mostSets ~= sets.count {
        while let mark = attempt({ $0.mark(of: sets) }) {
          for index in sets.indices {
            sets[index].effort = mark.effort ?? sets[index].effort
            sets[index].marks.formUnion(mark.marks)
          }
        }
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
    guard let next else { return false }
    let isHalf =
      switch next.kind {
      case .times, .slash, .at, .plus: true
      // `80%`, `45"`, `8~10`: all but what ends a sentence.
      case .other: next.touches && !".?|".utf8.contains(bytes[next.range.lowerBound])
      case .number, .clock: next.touches
      case .word(let word):
        NoteSets.otherUnits.contains(word) || setWord("\(word) of") == .count
          || next.touches && weightUnit(word) == nil && setWord(word) != .reps
      default: false
      }
    if isHalf { isBroken = true }
    return isHalf
  }

  /// Reads a mark or an effort after a group: `rpe 8`, `@RPE 8`, `@8` behind loads, `(rir 2)`, `falha`, `warm-up`, `w`.
  private mutating func mark(of sets: [WorkSet]) -> (effort: Effort?, marks: SetMarks)? {
    // `80kg x 10, RPE 8`
    if let effort = attempt({ $0.take(.comma) ? $0.effort() : nil }) { return effort }
    let (isOpen, isAt) = (take(.open), take(.at))
    guard
      let mark = attempt({ $0.effort() }) ?? attempt({ $0.mark(isOne: sets.count == 1) })
        ?? (isAt && sets.allSatisfy(\.isLoaded) ? rpe() : nil), !isOpen || take(.close)
    else { return nil }
    return mark
  }

  private mutating func effort() -> (Effort?, SetMarks)? {
    if takeWord(["rpe", "pse"]) { return rpe() }
    guard takeWord(["rir"]), let number = count(), 0...10 ~= number else { return nil }
    return (.rir(UInt8(number)), [])
  }

  private mutating func rpe() -> (Effort?, SetMarks)? {
    guard let number = decimal(), number.billionths % 500_000_000 == 0, 2...20 ~= number.billionths / 500_000_000 else {
      return nil
    }
    return (.rpe(halves: UInt8(number.billionths / 500_000_000)), [])
  }

  /// Reads the words of a mark, the longest first; only one of several sets may have failed. `60kg x 5 w/ belt` goes on
  /// behind a letter, and `drop` is followed by its set.
  mutating func mark(isOne: Bool) -> (Effort?, SetMarks)? {
    for count in [3, 2, 1] {
      let words = tokens[at...].filter { $0.kind != .minus }.prefix(count)
      let texts = words.compactMap(\.word)
      guard texts.count == count, let last = words.last, let mark = markWord(texts.joined(separator: " ")),
        mark != .failure || isOne
      else { continue }
      at = (tokens.firstIndex { $0.range == last.range } ?? at) + 1
      let isLetter = count == 1 && last.range.count == 1
      return !isLetter && mark != .drop || next.map({ [.comma, .semicolon, .close].contains($0.kind) }) ?? true
        ? (nil, mark) : nil
    }
    return nil
  }
}
