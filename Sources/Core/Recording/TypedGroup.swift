import Grammar
import Guess
import Text
import Training

/// A way to write sets, which reads.
struct Way {
  let text: String
  let sets: [WorkSet]
  var isWarmUp: Bool { !sets.contains(where: \.isWorking) }

  init?(_ text: String) {
    guard let read = try? SetText(text) else { return nil }
    (self.text, sets) = (text, read.sets)
  }
}

/// One group of typed sets, in both its readings.
struct TypedGroup {
  let typed: String
  /// The text, with units behind numbers that can only be loads: `bw+25`, `3x8 @ 62,5`.
  private let plain: String
  /// The first number, if reps follow it; else empty.
  private var number = ""
  /// The number behind the sign of times, if nothing else follows it; else empty.
  private var second = ""
  /// The text with the first number as a load: `185lb x 6` for `185x6` and `185 6`.
  private var loaded: String?
  /// True if there is a sign of times: `3x8`, `185 x 6`.
  private(set) var isCounted = false

  init(_ text: String, unit: WeightUnit) {
    typed = text.trimmed
    plain = withUnits(typed, unit: unit)
    let bytes = Array(typed.utf8)
    var rest = Tokenizer.tokens(bytes, dialect: .journal)[...]
    guard let first = rest.popFirst(), first.kind == .number else { return }
    var end = first.range.bounds.upperBound
    if let mark = rest.first, mark.kind == .comma || mark.kind == .dot, rest.dropFirst().first?.kind == .number {
      end = rest[rest.startIndex + 1].range.bounds.upperBound
      rest = rest.dropFirst(2)
    }
    // `60/80/95 x 5`
    let list = rest.prefix { $0.kind == .slash || $0.kind == .number }
    if list.count > 1, let last = list.last, last.kind == .number,
      rest.dropFirst(list.count).first(where: { $0.kind != .blank })?.kind == .times
    {
      end = last.range.bounds.upperBound
      rest = rest.dropFirst(list.count)
    }
    let isApart = rest.first?.kind == .blank
    if isApart { rest = rest.dropFirst() }
    isCounted = rest.first?.kind == .times
    if isCounted {
      rest = rest.dropFirst().drop { $0.kind == .blank }
    } else if !isApart {
      return
    }
    guard let reps = rest.first, reps.kind == .number else { return }
    number = String(decoding: bytes[..<end], as: UTF8.self)
    var behind = String(decoding: bytes[reps.range.bounds.lowerBound...], as: UTF8.self)
    if isCounted {
      if rest.count == 1 {
        second = behind
      } else if rest.count > 3, rest.allSatisfy({ $0.kind == .number || $0.kind == .blank }) {
        // `20 x 15 15 12`
        behind = behind.split(separator: " ").joined(separator: "/")
      }
    } else if rest.allSatisfy({ $0.kind == .number || $0.kind == .blank }) {
      let list = behind.split(separator: " ").compactMap { Int($0) }
      // In `60 3 10` the sets are counted, and `100 12 120 12` has two loads.
      let isOfReps = (list.max() ?? 0) <= 20 || (list.max() ?? 0) * 2 <= (list.min() ?? 0) * 3
      if isOfReps, list.count != 2 || list[0] * 2 > list[1] { behind = list.map(String.init).joined(separator: "/") }
    }
    loaded = withUnits("\(number)\(unit) x \(behind)", unit: unit)
  }

  /// The sets with the first number as a load; nil if they don't read.
  var lifted: Way? { loaded.flatMap(Way.init) }

  /// True if one of the readings reads, or if it says the set before once more.
  var reads: Bool {
    SetText.check(plain) == nil || loaded.map { SetText.check($0) == nil } ?? false || SameSets(typed) != nil
  }

  /// Returns the verdict on the group: what reads is a number of sets or a load, whichever is nearer to what is known; what
  /// does not read is completed, or asked about.
  func verdict(beside known: KnownSets) -> Verdict {
    let lifted = lifted
    // A number behind a drop is a load, not a count of sets.
    if let lifted, lifted.sets[0].marks.contains(.drop) { return .written(lifted.text) }
    if let failure = SetText.check(plain) { return unread(failure, lifted, known) }
    let asTyped = Verdict.written(plain)
    // In `3x1min` no load can be meant.
    guard let counted = Way(plain)?.sets, counted.allSatisfy({ $0.reps != nil }), let lifted,
      let weight = lifted.sets.first?.weight, let reps = counted.first?.reps
    else { return asTyped }
    let load = known.fit(weight, isWarmUp: lifted.isWarmUp)
    let count = known.fit(sets: counted.count)
    if load > count { return .written(lifted.text) }
    let isRatherLoad = known.isRatherLoad(reps, isCounted: true)
    if isRatherLoad, load == .none, !second.isEmpty { return ratherLoad(known) }
    if count > load || isRatherLoad || known.isWithoutWeights { return asTyped }
    return .asked(
      [lifted.text, adding(known.lastLoad ?? .weight(weight))],
      "'\(plain)' could be \(counted.count, .sets) of \(reps), or \(number) \(.unit) for \(reps) reps")
  }

  private func unread(_ failure: Refusal, _ lifted: Way?, _ known: KnownSets) -> Verdict {
    func written(_ text: String) -> Verdict { .written(text, ["'\(typed)' is '\(spelled: text)'"]) }
    if let way = repsWithEffort(beside: known) ?? repsOfBody(known) { return written(way.text) }
    let completed = completed(beside: known, plain)
    guard let loaded, let lifted, let weight = lifted.sets.first?.weight else {
      // The mistake is another one than the missing unit.
      if let completed { return written(completed) }
      let isLoad = loaded != nil && Weight(text: "\(number)\(known.unit)").map { known.fit($0) > .none } ?? false
      if isLoad, let text = loaded.flatMap({ self.completed(beside: known, $0) }) { return written(text) }
      let isAmbiguous = isLoad || failure.finding?.code == Explanation.ambiguousLoad.code
      return guessed(isAmbiguous ? loaded.flatMap(SetText.check) ?? failure : failure, known)
    }
    let (first, last) = (Int(number) ?? .max, Int(second) ?? 0)
    // More than twenty sets are no sets, nor are ten in front of a list, so that a light load is one.
    let isManySets = isCounted && weight.hundredths > (lifted.sets.count > 2 ? 10_00 : 20_00)
    let fit = known.fit(weight, isWarmUp: lifted.isWarmUp || isManySets)
    // In `10 15 15 12` nobody does more reps after the first set, and in `12 12 11 10` there are as many behind it as planned.
    if fit > .none, !isCounted, let reps = lifted.sets.first?.reps,
      fit == .exact && first < reps || known.fit(sets: lifted.sets.count) == .exact
    {
      return .written(loaded)
    }
    if fit > .none, !isCounted, lifted.sets.count > 1, let completed, !completed.holds(" x "),
      first <= 10_000, first * 2 <= (lifted.sets.compactMap(\.reps).max() ?? 0) * 3
    {
      // In `14 12 12 12`, the first may be the load, or the reps of one set more.
      if first <= known.mostReps { return written(completed) }
      if fit < .exact {
        return .asked(
          [loaded, TypedGroup(completed, unit: known.unit).adding(known.lastLoad ?? .weight(weight))],
          "'\(typed)' could begin with the load, or be the reps of \(lifted.sets.count + 1, .sets)")
      }
    }
    if fit > .none || isManySets && known.isWithoutWork {
      return .written(loaded)
    }
    if known.isWithoutWork, isCounted, last >= 20, last / 2 > first {
      return .asked(["\(second)\(known.unit) x \(number)", loaded], failure.message)
    }
    if let completed { return written(completed) }
    if let load = Weight(text: "\(second)\(known.unit)"), known.fit(load) > .none,
      first <= max(known.mostReps * 3 / 2, 12)
    {
      return ratherLoad(known)
    }
    return guessed(failure, known)
  }

  /// Returns reps with an effort, `5 @9`, where the number is no load because nobody lifts so little; nil for other text.
  private func repsWithEffort(beside known: KnownSets) -> Way? {
    let parts = typed.split(separator: "@", omittingEmptySubsequences: false).map { String($0).trimmed }
    guard parts.count == 2, !known.isWithoutWeights || liftsBody(known.exercise),
      let load = Weight(text: parts[1] + known.unit.rawValue), known.fit(load) == .none,
      Weight(text: parts[0] + known.unit.rawValue).map({ known.fit($0) == .none }) ?? true
    else { return nil }
    let reps = parts[0].drop { $0 == "x" }
    return Way("\(reps) rpe \(parts[1])").flatMap { way in way.sets.allSatisfy { $0.load == .none } ? way : nil }
  }

  /// Returns the reps of an exercise of the body alone, `25 20 17`; nil for others, and where the first is rather a load.
  private func repsOfBody(_ known: KnownSets) -> Way? {
    let reps = typed.split { " /".contains($0) }.map { $0.allSatisfy(\.isNumber) ? Int32($0) ?? .max : .max }
    guard known.isWithoutWeights, liftsBody(known.exercise), reps.count > 1, let most = reps.max(), most <= 100,
      Int(reps[0]) * 2 <= Int(reps[1]) * 3
    else { return nil }
    return Way(reps.map(String.init).joined(separator: "/"))
  }

  /// The doubt about `10x55`, where the second number is the load.
  private func ratherLoad(_ known: KnownSets) -> Verdict {
    .asked(["\(second)\(known.unit) x \(number)"], known.ratherLoad(typed), or: typed)
  }

  /// Returns the verdict on a text that does not read, with guesses at it.
  private func guessed(_ refusal: Refusal, _ known: KnownSets) -> Verdict {
    let guesses = Guess.sets(plain, unit: known.unit).flatMap { sided($0, known) }
    guard refusal.finding != nil, !guesses.isEmpty else {
      return .refused(refusal.showing(known, plain, isGuessed: false))
    }
    // A load that is far from the known ones is rather a slip of the keys, and so are reps of that size.
    let plausible = guesses.compactMap(Way.init).filter { way in
      known.isTimed
        ? way.sets.allSatisfy { $0.reps == nil }
        : known.isWithoutWeights || hasLikelyReps(way.sets) && way.sets.allSatisfy { $0.reps ?? 0 <= 50 }
    }
    let likely = plausible.filter { way in
      way.sets.allSatisfy { [.none, .body].contains($0.load) || known.isUsual($0) || known.isWithoutWork }
    }
    let ways = (likely.isEmpty ? plausible : likely).map(\.text)
    // The text with a unit behind its first number may propose what changes the others.
    let writing = Guess.writing(ways)
    let helped =
      ways.isEmpty
      ? refusal.helped(unit: known.unit)
      : Refusal(refusal.message, help: Guess.sided(writing, ways[0]) ?? writing)
    // A load with its unit is no slip of the keys.
    let first = likely.first ?? (TypedFacts(typed).units.isEmpty ? nil : plausible.first)
    return first.map { hasLikelyReps($0.sets) } ?? false
      ? .asked(ways, helped) : .refused(helped, ways)
  }

  /// Returns the text with a load for its reps: `60kg x 8/7 f` for `8/7 f`, `3x8 @ 60kg f` for `3x8 f`.
  func adding(_ load: Load) -> String {
    let spelled = load.spelled(\.description)
    let bytes = Array(plain.utf8)
    let amounts = Tokenizer.tokens(bytes, dialect: .journal).prefix {
      [.number, .slash, .plus, .times, .blank].contains($0.kind)
    }
    let end = amounts.last { $0.kind != .blank }?.range.bounds.upperBound ?? 0
    let head = String(decoding: bytes[..<end], as: UTF8.self)
    var tail = String(decoding: bytes[end...], as: UTF8.self)
    // Reps with a load need no word.
    let words = tail.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true).map(String.init)
    if let word = words.first, SetWord(word) == .reps { tail = words.dropFirst().map { " " + $0 }.joined() }
    let text = isCounted ? "\(head) @ \(spelled)\(tail)" : "\(spelled) x \(head)\(tail)"
    guard let bare = (try? SetText(plain))?.sets else { return plain }
    let loaded = bare.map { $0.lifting(load) }
    return (try? SetText(text))?.sets == loaded ? text : SetRow(loaded).text
  }
}
