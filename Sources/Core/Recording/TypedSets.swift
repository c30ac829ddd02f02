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
  /// - Parameters:
  ///   - isAsWritten: True if reps stay without a load.
  ///   - isShown: True if the planned set is on the screen.
  package init(
    _ typed: String, of known: KnownSets, _ answers: Answers = Answers(), isAsWritten: Bool = false,
    isShown: Bool = false
  ) throws(Refusal) {
    var texts: [String] = []
    let groups = TypedGroup.all(in: typed, unit: known.unit)
    do throws(Refusal) {
      for group in groups {
        let (text, added) = try group.settled(beside: known, answers)
        texts.append(text)
        remarks += added.filter { !remarks.contains($0) }
      }
      text = texts.joined(separator: ", ")
      _ = try SetText(text)
    } catch {
      guard groups.count > 1 else { throw error }
      text = try TypedSets.whole(groups, known, error, answers)
    }
    let sets = try SetText(text).sets
    guard !isAsWritten, let first = sets.first else { return }
    if sets.contains(where: { $0.reps == nil && $0.load == .none }), known.hasOnlyReps {
      try answers.settle(
        Refusal(
          "'\(typed)' would be no reps of '\(printable(known.exercise))', which is done for reps",
          help: "write '\(known.likelyReps)'; '--as-written' keeps what was typed",
          question: "'\(typed)' is no reps, and '\(printable(known.exercise))' is done for reps; write it?"))
    }
    if sets.allSatisfy({ $0.load == .none && $0.reps != nil }) { try addLoad(to: sets, typed, known, isShown) }
    let written = (try? SetText(text))?.sets ?? sets
    if sets.allSatisfy(\.isWorking), written.first.map({ known.isWarmUp($0, isShown: isShown) }) ?? false,
      written.allSatisfy({ $0.load == written[0].load })
    {
      mark(first, typed, texts.count)
    }
  }

  /// True if a text reads as sets, whatever its numbers mean.
  package static func reads(_ typed: String, unit: WeightUnit) -> Bool {
    TypedGroup.all(in: typed, unit: unit).allSatisfy(\.reads)
  }
}

extension TypedSets {
  private mutating func addLoad(
    to sets: [WorkSet], _ typed: String, _ known: KnownSets, _ isShown: Bool
  ) throws(Refusal) {
    let isSaid = text.split(separator: " ").contains { SetWord($0.drop { $0.isNumber }) == .reps }
    if !isSaid { try refuseOtherAmounts(sets, typed, known) }
    let isWarmUp = sets.contains { !$0.isWorking }
    if let (load, reason) = known.loadOfReps(isWarmUp: isWarmUp, isShown: isShown) {
      let plain = text
      text = TypedGroup.all(in: text, unit: known.unit).map { $0.adding(load) }.joined(separator: ", ")
      if plain != text {
        remarks.append("'\(typed)' is '\(spelled: text)': \(reason)")
      }
      return
    }
    guard !isSaid, let load = known.lastLoad else { return }
    let meant = TypedGroup.all(in: text, unit: known.unit).map { $0.adding(load) }.joined(separator: ", ")
    throw Refusal(
      "'\(typed)' would be reps of '\(printable(known.exercise))' without a load",
      help: "write '\(meant)', or '\(typed) reps'")
  }

  /// Returns groups of which one is refused as they are meant together, if that is one way and was answered with yes.
  private static func whole(
    _ groups: [TypedGroup], _ known: KnownSets, _ refused: Refusal, _ answers: Answers
  ) throws(Refusal) -> String {
    let yes = Answers(isYesToAll: true)
    let texts = groups.compactMap { group in try? group.settled(beside: known, yes).text }
    let text = texts.joined(separator: ", ")
    let ways = SetText.check(text) == nil ? [text] : Guess.sets(text, unit: known.unit)
    guard texts.count == groups.count, ways.count == 1, let sets = (try? SetText(ways[0]))?.sets, hasLikelyReps(sets)
    else { throw refused }
    try answers.settle(
      Refusal(
        refused.message, help: Guess.writing(ways), question: "\(refused.message); write '\(ways[0])'?",
        isYesByDefault: true))
    return ways[0]
  }

  /// Throws if the numbers are rather loads, or the time or distance that the exercise is done for.
  private func refuseOtherAmounts(_ sets: [WorkSet], _ typed: String, _ known: KnownSets) throws(Refusal) {
    // Parts of a set get smaller, so that in `8 +25` the last is a load.
    let parts = typed.split(separator: "+").map { Int(String($0).trimmed) }
    if parts.count == 2, let first = parts[0], let last = parts[1], last > first {
      throw Refusal(
        "'\(typed)' would be one set in two parts, of \(first + last) reps",
        help: "write 'bw+\(last)\(known.unit) x \(first)', or '\(first + last) reps'")
    }
    let name = printable(known.exercise)
    let (reps, isCounted) = (sets.compactMap(\.reps), TypedGroup(text, unit: known.unit).isCounted)
    let most = reps.max() ?? 0
    if known.isRatherLoad(most, isCounted: isCounted) {
      // In `135/8/8`, the other numbers are the reps.
      let others = reps.dropFirst()
      let isFirst = !isCounted && reps.first == most && !others.isEmpty && others.allSatisfy { $0 * 3 < most * 2 }
      let behind =
        isCounted
        ? String(sets.count)
        : isFirst ? others.map(String.init).joined(separator: "/") : String(known.likelyReps)
      throw Refusal(
        "'\(typed)' is rather a load than reps of '\(name)'",
        help: "write '\(most)\(known.unit) x \(behind)', or '\(typed) reps'")
    }
    guard let amount = known.amountInsteadOfReps else { return }
    func list(_ unit: String) -> String {
      isCounted ? "\(reps.count)x\(most)\(unit)" : reps.map { "\($0)\(unit)" }.joined(separator: "/")
    }
    if case .distance(let distance, _) = amount {
      // `5 28`
      let numbers = typed.split(separator: " ").compactMap { Int($0) }
      if numbers.count == 2, typed.split(separator: " ").count == 2 {
        throw Refusal(
          "'\(typed)' would be reps of '\(name)', which is done over a distance",
          help: Guess.writing(["\(numbers[0])\(distance.unit) in \(numbers[1])min"]))
      }
      throw Refusal(
        "'\(typed)' would be reps of '\(name)', which is done over a distance",
        help: "write '\(list(distance.unit.rawValue))' or '\(list("min"))', or '\(typed) reps'")
    }
    throw Refusal(
      "'\(typed)' would be reps of '\(name)', which is done for a time",
      help: "write '\(list("s"))' or '\(list("min"))', or '\(typed) reps'")
  }

  /// Marks all groups as warm-ups.
  private mutating func mark(_ first: WorkSet, _ typed: String, _ count: Int) {
    let marked = text.swapping(", ", for: " w, ") + " w"
    guard let sets = (try? SetText(marked))?.sets, !sets.contains(where: \.isWorking) else { return }
    text = marked
    remarks.append("'\(typed)' is the warm-up of the plan: '\(spelled: text)'")
  }
}
