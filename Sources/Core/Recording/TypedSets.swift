import Grammar
import Guess
package import Text
package import Training

/// Sets as typed at the prompt, where a load may lack its unit and reps their load. Nothing else of them changes its
/// meaning: what does not read with a unit is refused as in a log.
package struct TypedSets: Sendable {
  /// The sets as a log has them.
  package private(set) var text: String
  /// The remarks on what was added to the typed text.
  package private(set) var remarks: [Message] = []
  let typed: String
  let known: KnownSets
  let isShown: Bool

  /// Throws if the text does not read, or if it is in doubt what a number means.
  ///
  /// - A number before reps, `185x6`, `185 x 6`, `185 6`, gets the unit if it is near a usual load, and is a number of
  ///   sets if it is near that.
  /// - Reps alone, `8`, `3x8`, `8/7/6`, have the load of the set before or of the target; where both are unknown and the
  ///   exercise has loads they are refused, unless `8 reps` says it.
  /// - A text that lacks only signs, `240lb 5`, `3x8 145`, `+10 x 6`, `65kg x 10,9,8`, is completed if its load is usual, or
  ///   the exercise new and the unit typed; so is one with a remark that can be nothing else, `80kg x 5 easy`. Any other
  ///   text that can be mended is asked about, with the likeliest way to write it.
  /// - Sets that are near the load of a planned warm-up are that.
  /// - Bare numbers of an exercise that is done for a time or over a distance get the unit that they lack, which is asked about
  ///   where several are likely.
  ///
  /// - Parameters:
  ///   - isAsWritten: True if reps stay without a load.
  ///   - isShown: True if the planned set is on the screen.
  package init(
    _ typed: String, of known: KnownSets, _ answers: Answers = Answers(), isAsWritten: Bool = false,
    isShown: Bool = false
  ) throws(Refusal) {
    let bar = liftsBody(known.exercise) ? nil : known.bar
    (text, self.typed) = (SpokenSets.plain(typed, bar: bar), SpokenSets.plain(typed))
    let hasBar = text != self.typed
    self.isShown = isShown
    // A band has no load that is known, whatever was lifted without it.
    let isOfBand = typed.split { !$0.isLetter }.contains { isBand(String($0)) }
    self.known = isOfBand && !known.isWithoutPlainLoads ? known.withoutSets : known
    // Each step sees the text as the steps before left it.
    let steps = [
      TypedSets.same, TypedSets.bareAmounts, TypedSets.assisted, TypedSets.pairs, TypedSets.reading,
      TypedSets.manySets,
      TypedSets.otherAmount, TypedSets.wholeParts, TypedSets.missed, TypedSets.loadForReps,
      TypedSets.missingLoad, TypedSets.plannedWarmUp, TypedSets.lightWork, TypedSets.ramp, TypedSets.heavyWarmUp,
      TypedSets.otherLift, TypedSets.lostDigit,
    ]
    for step in isAsWritten ? [TypedSets.reading] : steps {
      guard let verdict = step(self)() else { continue }
      guard let written = try verdict.text(answers) else { continue }
      if written != text || !verdict.remarks.isEmpty { (text, remarks) = (written, verdict.remarks) }
    }
    if text != typed, let sets = try? SetText(text) { text = sets.withDecimalMark(of: typed) }
    if hasBar { remarks = ["'\(self.typed)' is '\(spelled: text)'"] }
  }

  /// True if a text reads as sets, whatever its numbers mean, or counts them in words: `three sets of 10`.
  package static func reads(_ typed: String, unit: WeightUnit) -> Bool {
    let words = typed.split(separator: " ").map(String.init)
    if words.count > 2, Guess.count(in: words[0]) != nil, ["sets", "series"].contains(folded(words[1])) { return true }
    return TypedGroup.all(in: typed, unit: unit).allSatisfy(\.reads)
  }

  /// Returns a remark on written sets whose load is said to be that of one hand, `12kg x 10 "cada"`; nil for others.
  static func remarkOnHands(_ text: String, of exercise: String) -> Message? {
    guard (try? SetText(text))?.sets.contains(where: \.isLoaded) ?? false,
      let remark = text.split(separator: "\"").dropFirst().first.map(String.init),
      PlanWord(key: setWordKey(remark)) == .perHand || ["each", "cada"].contains(folded(remark))
    else { return nil }
    return "'\(remark)' is only a remark; 'bumbum exercise \(exercise) per hand' counts both"
  }

  /// The refusal of such words where no set is before them.
  static func unknown(_ typed: String, isShown: Bool) -> Refusal {
    Refusal(
      "'\(typed)' does not say how many",
      help: "reps alone take the load of the set before: '\(isShown ? "10" : "bumbum set 10")'")
  }
}

/// The steps, each with its verdict on the text; nil if it does not apply.
extension TypedSets {
  /// Reps beside a load that is said to help the body: `8, 7 assisted 40`, `40lb assist x 8`.
  private func assisted() -> Verdict? {
    let parts = Guess.parts(of: text)
    // In `8 8 6, then 8 assisted 40`, the help is that of the last.
    let isOfLast = parts.dropLast().contains { $0.split { !$0.isNumber }.count > 1 }
    let before = isOfLast ? Way(read(parts.dropLast().joined(separator: ", ")).ways.first ?? "")?.sets ?? [] : []
    var words = (isOfLast ? parts[parts.count - 1] : text).split(separator: " ").map(String.init)
    words.removeAll { ["de", "of"].contains($0) }
    let place = words.firstIndex(where: isHelp)
    let isOfBody = known.isWithoutPlainLoads || liftsBody(known.exercise) || isAssisted(known.exercise)
    // `-30 x 8` of an assisted pull-up lacks its 'bw'.
    if isOfBody, text.hasPrefix("-"), case let way = read("bw\(text)"), way.refusal == nil {
      return .written(way.ways[0], ["'\(typed)' is '\(spelled: way.ways[0])'"])
    }
    guard isOfBody, let place else { return nil }
    let isBefore = place > 0 && Weight(text: words[place - 1]) != nil
    let isBehind = !isBefore && words.dropFirst(place + 1).first?.drop { $0 == "-" }.first?.isNumber ?? false
    let load = isBehind ? place + 1 : max(place - 1, 0)
    let typedLoad = String(words[load].drop { $0 == "-" })
    guard let weight = Weight(text: typedLoad) ?? Weight(text: typedLoad + known.unit.rawValue) else { return nil }
    words.removeSubrange(min(place, load)...max(place, load))
    let reps = words.joined(separator: " ").drop { "xX× ".contains($0) }
    guard let sets = Way(read(String(reps)).ways.first ?? "")?.sets, sets.allSatisfy({ $0.load == .none }) else {
      return nil
    }
    let help = Load.bodyweight(added: Weight(hundredths: -weight.hundredths, weight.unit))
    let row = [before.map { $0.load == .none ? $0.lifting(.body) : $0 }, sets.map { $0.lifting(help) }]
      .filter { !$0.isEmpty }.map { SetRow($0).text }.joined(separator: ", ")
    return .written(row, ["'\(typed)' is '\(spelled: row)'"])
  }

  /// Bare numbers of an exercise that is done for a time or over a distance.
  private func bareAmounts() -> Verdict? {
    guard let amount = known.amountInsteadOfReps else { return nil }
    let ways = known.amounts(typed, like: amount)
    guard !ways.isEmpty else { return nil }
    let name = printable(known.exercise)
    // Nothing else is likely of an exercise that is always done for a time.
    let mayBeLoads = typed.split { !$0.isNumber }.contains {
      Weight(text: $0 + known.unit.rawValue).map(known.isNearUsual) ?? false
    }
    if case .time = amount, ways.count == 1, !known.isNew, !known.isCarried, !mayBeLoads {
      return .written(ways[0], ["'\(typed)' is '\(spelled: ways[0])'"])
    }
    if case .distance = amount {
      return .asked(ways, "'\(typed)' would be reps of '\(name)', which is done over a distance", or: typed)
    }
    return .asked(ways, "'\(typed)' would be reps of '\(name)', which is done for a time", or: typed)
  }

  /// Returns the load of a pair of dumbbells, `50s`; nil for another word.
  private static func loadOfPair(_ word: Substring) -> String? {
    let load = "\(word.dropLast())lb"
    return word.last == "s" && Weight(text: load) != nil ? load : nil
  }

  /// Returns sets with the loads of pairs of dumbbells.
  static func liftingPairs(_ text: String) -> String {
    text.split(separator: " ").map { loadOfPair($0) ?? String($0) }.joined(separator: " ")
  }

  /// Numbers like `50s` that are rather pairs of dumbbells than times: in a journal in pounds, in an exercise of loads.
  private func pairs() -> Verdict? {
    let words = text.split(separator: " ")
    guard known.unit == .lb, known.isNew || !known.isWithoutWeights, !words.contains("in"),
      known.amountInsteadOfReps == nil || !known.isWithoutWeights,
      let place = words.firstIndex(where: { TypedSets.loadOfPair($0) != nil }), case let pair = words[place]
    else { return nil }
    let lifted = read(TypedSets.liftingPairs(text))
    guard let sets = lifted.ways.first.flatMap({ try? SetText($0) })?.sets,
      TypedFacts(lifted.ways[0]).remarks.allSatisfy({ !$0.contains(where: \.isNumber) }),
      sets.allSatisfy({ $0.isLoaded && $0.time == nil }),
      !known.isNew || sets.contains(where: { $0.reps ?? .max > 5 }),
      sets.allSatisfy({ $0.reps ?? 0 <= 30 }),
      case let areUsual = sets.allSatisfy({ $0.weight.map { known.fit($0) > .none } ?? false })
    else { return nil }
    // Where nothing is done for a time, or with dumbbells by the name, no time is meant.
    let isOfDumbbells =
      known.amountInsteadOfReps == nil && plainWords(known.exercise).contains { ["dumbbell", "db"].contains($0) }
    let isOfCarry = known.isCarried && areUsual && sets.allSatisfy { $0.distance != nil }
    // In `30s 12 10 10`, reps follow no time.
    let isBeforeReps =
      sets.allSatisfy { $0.reps != nil }
      && words[(place + 1)...].first.map { $0.first?.isNumber ?? false || isTimes(String($0)) } ?? false
    let isOfReps = known.amountInsteadOfReps == nil && areUsual
    let isBehindWith =
      place > 0 && place == words.count - 1 && ["with", "@"].contains(words[place - 1].lowercased())
    if lifted.refusal == nil, isOfReps || isOfDumbbells || isOfCarry || isBeforeReps || isBehindWith {
      return .written(lifted.ways[0], ["'\(typed)' is '\(spelled: lifted.ways[0])'"])
    }
    return .asked([lifted.ways[0]], "'\(String(pair))' would be \(Int(pair.dropLast()) ?? 0, .seconds)")
  }

  /// The sets of all groups.
  private func reading() -> Verdict? { read(text) }

  func read(_ text: String) -> Verdict {
    var (verdicts, written): ([Verdict], [String]) = ([], [])
    let groups = TypedGroup.all(in: text, unit: known.unit)
    for group in groups {
      guard let last = verdicts.last, last.ways.count == 1, let longer = group.behind(last.ways[0], beside: known)
      else {
        written.append(group.typed)
        verdicts.append(group.verdict(beside: known))
        continue
      }
      written[written.count - 1] += group.isOfSetsBefore ? " \(group.typed)" : ", \(group.typed)"
      let remark: Message = "'\(written[written.count - 1])' is '\(spelled: longer.ways[0])'"
      verdicts[verdicts.count - 1] = Verdict(
        ways: longer.ways, remarks: [remark], refusal: last.refusal ?? longer.refusal, isAsked: true)
    }
    let most = verdicts.map(\.ways.count).min() == 0 ? 0 : verdicts.map(\.ways.count).max() ?? 0
    let lines = (0..<most).map { index in
      verdicts.map { $0.ways[min(index, $0.ways.count - 1)] }.joined(separator: ", ")
    }
    let doubts = verdicts.filter { $0.refusal != nil }
    guard var refusal = doubts.first?.refusal else {
      if let failure = SetText.check(lines[0]) { return besideBody(verdicts) ?? .refused(failure, lines) }
      return .written(
        lines[0], verdicts.flatMap(\.remarks).reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    }
    let readable = lines.filter { SetText.check($0) == nil }
    if groups.count > 1, !readable.isEmpty { refusal = Refusal(refusal.message, help: Guess.writing(readable)) }
    return doubts.allSatisfy(\.isAsked) ? .asked(readable, refusal) : .refused(refusal, readable)
  }

  /// Returns groups beside one with a load on the body, of which those without a load have the body alone, `9 9 8, bw+10 x 4`;
  /// nil for others.
  private func besideBody(_ verdicts: [Verdict]) -> Verdict? {
    let rows = verdicts.compactMap { Way($0.ways[0]) }
    guard rows.contains(where: { $0.sets.contains { $0.load.isOnBody } }) else { return nil }
    let way = rows.map { row in
      row.sets.allSatisfy { $0.load == .none } ? SetRow(row.sets.map { $0.lifting(.body) }).text : row.text
    }.joined(separator: ", ")
    return SetText.check(way) == nil ? .written(way, ["'\(typed)' is '\(spelled: way)'"]) : nil
  }

  var sets: [WorkSet] { (try? SetText(text))?.sets ?? [] }

  /// Pairs of a new exercise that would be more sets than people do, `8x12, 8x12, 8x12`, whose first numbers are loads.
  private func manySets() -> Verdict? {
    let groups = TypedGroup.all(in: text, unit: known.unit)
    let ways = groups.compactMap(\.lifted?.text)
    guard known.isNew, groups.count > 1, ways.count == groups.count, sets.count > SetGroup.mostUnloadedSets,
      sets.allSatisfy({ $0.load == .none })
    else { return nil }
    let way = ways.joined(separator: ", ")
    return .written(way, ["'\(typed)' is '\(spelled: way)'"])
  }

  /// Sets for a time of an exercise that is done for reps, or reps with a load of one that is done for a time.
  private func otherAmount() -> Verdict? {
    let name = printable(known.exercise)
    if known.hasOnlyReps, sets.contains(where: { $0.reps == nil }) {
      // `30lb x 21s` is of the method.
      let isOfLetter = typed.split(separator: " ").contains {
        $0.hasSuffix("s") && $0.dropLast().allSatisfy(\.isNumber)
      }
      if isOfLetter, sets.count == 1, sets[0].isLoaded, case .time(let time) = sets[0].amount {
        let way = SetRow([WorkSet(load: sets[0].load, amount: .reps(time.hundredths / 100))]).text
        return .asked([way, text], "'\(typed)' would be for a time, and '\(name)' is done for reps")
      }
      guard sets.contains(where: { $0.reps == nil && $0.load == .none }) else { return nil }
      return .refused(
        Refusal(
          "'\(typed)' would be no reps of '\(name)', which is done for reps",
          help: "write '\(known.likelyReps)'; '--as-written' keeps what was typed",
          question: "'\(typed)' is no reps, and '\(name)' is done for reps; write it?"))
    }
    guard known.isTimed, !known.isNew, sets.contains(where: { $0.reps != nil && $0.isLoaded }) else { return nil }
    let message: Message = "'\(typed)' would be reps with a load, and '\(name)' is done without"
    return .refused(
      Refusal(
        message, help: "write '\(spelled: known.example ?? "60s")'; '--as-written' keeps what was typed",
        question: "\(message); write it?"))
  }
}
