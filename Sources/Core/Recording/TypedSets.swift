import Grammar
import Guess
package import Text
package import Training

/// Sets as typed at the prompt, where a load may lack its unit and reps their load. Nothing else of them changes its
/// meaning: what does not read with a unit is refused as in a log.
package struct TypedSets: Sendable {
  /// The sets as a log has them.
  package private(set) var text = ""
  /// The remarks on what was added to the typed text.
  package private(set) var remarks: [Message] = []

  private init() {}

  /// Throws if the text does not read, or if it is in doubt what a number means.
  ///
  /// - A number before reps, `185x6`, `185 x 6`, `185 6`, gets the unit if it is near a usual load, and is a number of
  ///   sets if it is near that.
  /// - Reps alone, `8`, `3x8`, `8/7/6`, have the load of the set before or of the target; where both are unknown and the
  ///   exercise has loads they are refused, unless `8 reps` says it.
  /// - A text that lacks only signs, `240lb 5`, `3x8 145`, `+10 x 6`, `65kg x 10,9,8`, is completed if its load is usual, or
  ///   the exercise new and the unit typed; so is one with a remark that can be nothing else, `80kg x 5 easy`. Any other
  ///   text that can be mended in one way is asked about.
  /// - Sets that are near the load of a planned warm-up are that.
  ///
  /// - Bare numbers of an exercise that is done for a time or over a distance are refused with the units that they lack.
  ///
  /// - Parameters:
  ///   - isAsWritten: True if reps stay without a load.
  ///   - isShown: True if the planned set is on the screen.
  package init(
    _ typed: String, of known: KnownSets, _ answers: Answers = Answers(), isAsWritten: Bool = false,
    isShown: Bool = false
  ) throws(Refusal) {
    if !isAsWritten { try refuseBareAmounts(typed, known, answers) }
    if text.isEmpty { try refusePairs(typed, known, answers) }
    var count = 1
    if text.isEmpty { count = try settle(TypedGroup.all(in: typed, unit: known.unit), known, answers) }
    let sets = try SetText(text).sets
    guard !isAsWritten, let first = sets.first else { return }
    if sets.contains(where: { $0.reps == nil && $0.load == .none }), known.hasOnlyReps {
      try answers.settle(
        Refusal(
          "'\(typed)' would be no reps of '\(printable(known.exercise))', which is done for reps",
          help: "write '\(known.likelyReps)'; '--as-written' keeps what was typed",
          question: "'\(typed)' is no reps, and '\(printable(known.exercise))' is done for reps; write it?"))
    }
    if sets.allSatisfy({ $0.load == .none && $0.reps != nil }) { try addLoad(to: sets, typed, known, answers, isShown) }
    let written = (try? SetText(text))?.sets ?? sets
    if sets.allSatisfy(\.isWorking), written.first.map({ known.isWarmUp($0, isShown: isShown) }) ?? false,
      written.allSatisfy({ $0.load == written[0].load })
    {
      mark(first, typed, count)
    }
    try refuseLightWork(known, answers)
  }

  /// True if a text reads as sets, whatever its numbers mean.
  package static func reads(_ typed: String, unit: WeightUnit) -> Bool {
    TypedGroup.all(in: typed, unit: unit).allSatisfy(\.reads)
  }
}

extension TypedSets {
  /// Takes the sets of all groups, and a group of reps alone as more of the sets before it. Returns the number of groups;
  /// throws if one is in doubt, with the ways to write the whole line.
  private mutating func settle(
    _ groups: [TypedGroup], _ known: KnownSets, _ answers: Answers
  ) throws(Refusal) -> Int {
    var (written, ways): ([String], [[String]]) = ([], [])
    var added: [[Message]] = []
    var doubts: [SetDoubt] = []
    for group in groups {
      if let last = ways.last, last.count == 1, let longer = group.asReps(behind: last[0]) {
        let typed = "\(written.removeLast()), \(group.typed)"
        written.append(typed)
        (ways[ways.count - 1], added[added.count - 1]) = ([longer], ["'\(typed)' is '\(spelled: longer)'"])
        continue
      }
      written.append(group.typed)
      do throws(SetDoubt) {
        let (text, remarks) = try group.settled(beside: known)
        ways.append([text])
        added.append(remarks)
      } catch {
        doubts.append(error)
        ways.append(error.ways)
        added.append([])
      }
    }
    text = ways.map { $0.first ?? "" }.joined(separator: ", ")
    for remark in added.joined() where !remarks.contains(remark) { remarks.append(remark) }
    guard var refusal = doubts.first?.refusal else { return ways.count }
    let counts = ways.map(\.count)
    let lines = (0..<(counts.contains(0) ? 0 : counts.max() ?? 0)).map { index in
      ways.map { $0[min(index, $0.count - 1)] }.joined(separator: ", ")
    }
    if ways.count > 1, !lines.isEmpty { refusal = Refusal(refusal.message, help: Guess.writing(lines)) }
    try take(doubts.allSatisfy(\.isAsked) ? lines : [], refusal, answers)
    return ways.count
  }

  /// Takes the only way to write the sets if the question about it was answered with yes; throws else.
  private mutating func take(_ ways: [String], _ refusal: Refusal, _ answers: Answers) throws(Refusal) {
    guard ways.count == 1, SetText.check(ways[0]) == nil else { throw refusal }
    var asked = refusal
    (asked.question, asked.isYesByDefault) = ("\(refusal.message); write '\(ways[0])'?", true)
    try answers.settle(asked)
    (text, remarks) = (ways[0], [])
  }

  /// Throws if a number like `50s` is rather a pair of dumbbells than a time: in a journal in pounds, in an exercise of
  /// loads.
  private mutating func refusePairs(_ typed: String, _ known: KnownSets, _ answers: Answers) throws(Refusal) {
    let pairs = typed.split(separator: " ").filter {
      $0.last == "s" && $0.count > 1 && $0.dropLast().allSatisfy(\.isNumber)
    }
    guard known.unit == .lb, known.isNew || !known.isWithoutWeights, known.amountInsteadOfReps == nil,
      let pair = pairs.first.map({ String($0) }), pairs.count == 1
    else { return }
    let loaded = typed.swapping(pair, for: "\(pair.dropLast())lb")
    var lifted = TypedSets()
    _ = try? lifted.settle(TypedGroup.all(in: loaded, unit: .lb), known, Answers(isYesToAll: true))
    guard !lifted.text.contains("\""), let sets = (try? SetText(lifted.text))?.sets,
      sets.allSatisfy({ $0.isLoaded && $0.reps != nil }),
      !known.isNew || sets.contains(where: { $0.reps ?? 0 > 5 })
    else { return }
    try take(
      [lifted.text],
      Refusal("'\(pair)' would be \(Int(pair.dropLast()) ?? 0, .seconds)", help: "write '\(lifted.text)'"), answers)
  }

  /// Throws if an unmarked set is lighter than a warm-up behind it, as in `135x5, 185x3 warmup`.
  private mutating func refuseLightWork(_ known: KnownSets, _ answers: Answers) throws(Refusal) {
    let groups = TypedGroup.all(in: text, unit: known.unit).map(\.typed)
    let sets = groups.map { (try? SetText($0))?.sets.first }
    guard let last = sets.lastIndex(where: { $0?.isWorking == false }), let load = sets[last]?.weight else { return }
    var marked = groups
    var light: String?
    for index in 0..<last where sets[index]?.isWorking == true {
      marked[index] += " w"
      if let weight = sets[index]?.weight, weight < load { light = light ?? groups[index] }
    }
    guard let light else { return }
    let (way, said) = (marked.joined(separator: ", "), remarks)
    try take(
      [way],
      Refusal(
        "'\(light)' would be work, and lighter than the warm-up behind it",
        help: "write '\(way)'; '--as-written' keeps what was typed"), answers)
    remarks = said
  }

  private mutating func addLoad(
    to sets: [WorkSet], _ typed: String, _ known: KnownSets, _ answers: Answers, _ isShown: Bool
  ) throws(Refusal) {
    let isSaid = text.split(separator: " ").contains { SetWord($0.drop { $0.isNumber }) == .reps }
    let plain = text
    if !isSaid { try refuseOtherAmounts(sets, typed, known, answers) }
    // Another text was taken.
    if text != plain { return }
    let isWarmUp = sets.contains { !$0.isWorking }
    let groups = TypedGroup.all(in: text, unit: known.unit)
    func adding(_ load: Load) -> String { groups.map { $0.adding(load) }.joined(separator: ", ") }
    if let (load, reason) = known.loadOfReps(isWarmUp: isWarmUp, isShown: isShown) {
      text = adding(load)
      if plain != text { remarks.append("'\(typed)' is '\(spelled: text)': \(reason)") }
      return
    }
    guard !isSaid, let load = known.lastLoad else { return }
    // The last load may have been added to the body that once.
    let loads = known.hasBody && load != .body && load.isOnBody ? [.body, load] : [load]
    let ways = loads.map(adding)
    try take(
      ways,
      Refusal(
        "'\(typed)' would be reps of '\(printable(known.exercise))' without a load",
        help: "\(Guess.writing(ways)), or '\(typed) reps'"), answers)
  }

  /// Throws if the numbers are rather loads.
  private mutating func refuseOtherAmounts(
    _ sets: [WorkSet], _ typed: String, _ known: KnownSets, _ answers: Answers
  ) throws(Refusal) {
    // Parts of a set get smaller, so that in `8 +25` the last is a load.
    let parts = typed.split(separator: "+").map { Int(String($0).trimmed) }
    if parts.count == 2, let first = parts[0], let last = parts[1], last > first {
      let way = "bw+\(last)\(known.unit) x \(first)"
      try take(
        [way],
        Refusal(
          "'\(typed)' would be one set in two parts, of \(first + last) reps",
          help: "write '\(way)', or '\(first + last) reps'"), answers)
      return
    }
    let reps = sets.compactMap(\.reps)
    let most = reps.max() ?? 0
    guard known.isRatherLoad(most, isCounted: false) else { return }
    let message = known.ratherLoad(typed)
    // In `62, 5 x 8` a blank parts a load.
    let whole = TypedGroup(typed.swapping(", 5", for: ",5"), unit: known.unit)
    if typed.holds(", 5"), let meant = try? whole.settled(beside: known) {
      return try take([meant.text], Refusal(message, help: "write '\(meant.text)'"), answers)
    }
    // In `135/8/8`, the other numbers are the reps.
    let others = reps.dropFirst()
    let isFirst = reps.first == most && !others.isEmpty && others.allSatisfy { $0 * 3 < most * 2 }
    let way =
      "\(most)\(known.unit) x \(isFirst ? others.map(String.init).joined(separator: "/") : "\(known.likelyReps)")"
    // Alone it lacks its reps, which only the person knows.
    try take(isFirst ? [way] : [], Refusal(message, help: "write '\(way)', or '\(typed) reps'"), answers)
  }

  /// Throws if bare numbers are of an exercise that is done for a time or over a distance.
  private mutating func refuseBareAmounts(_ typed: String, _ known: KnownSets, _ answers: Answers) throws(Refusal) {
    guard let amount = known.amountInsteadOfReps else { return }
    let ways = known.amounts(typed, like: amount)
    guard !ways.isEmpty else { return }
    let name = printable(known.exercise)
    let help: Message = "\(Guess.writing(ways)), or '\(typed) reps'"
    if case .distance = amount {
      try take(
        ways, Refusal("'\(typed)' would be reps of '\(name)', which is done over a distance", help: help), answers)
    } else {
      try take(ways, Refusal("'\(typed)' would be reps of '\(name)', which is done for a time", help: help), answers)
    }
  }

  /// Marks all groups as warm-ups.
  private mutating func mark(_ first: WorkSet, _ typed: String, _ count: Int) {
    let marked = text.swapping(", ", for: " w, ") + " w"
    guard let sets = (try? SetText(marked))?.sets, !sets.contains(where: \.isWorking) else { return }
    text = marked
    remarks.append("'\(typed)' is the warm-up of the plan: '\(spelled: text)'")
  }
}
