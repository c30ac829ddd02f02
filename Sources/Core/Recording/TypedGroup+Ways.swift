import Grammar
import Guess
import Text
import Training

/// The guesses at a group that does not read, by what is known.
extension TypedGroup {
  /// Returns the text with what it lacks, signs, the body or quotes, or with its sets before the reps: `240lb x 5` for
  /// `240lb 5`, `3x12 @ 60kg` for `60kg x 12 x 3`. Nil if it lacks more, if there are several ways, or if a load is not
  /// usual.
  func completed(beside known: KnownSets, _ text: String) -> String? {
    let facts = TypedFacts(typed)
    let guesses = Guess.sets(text, unit: known.unit)
    // Beside an effort, `3x5 @ 8`, a first load is not certain.
    if known.isWithoutWork, guesses.count > 1, guesses.contains(where: { $0.holds(" rpe ") }) { return nil }
    // `x 8` may have the body as its load only of an exercise that nobody did yet.
    if typed.hasPrefix("x"), !known.isNew,
      let reps = guesses.first(where: { $0.allSatisfy { $0.isNumber || $0 == "/" } })
    {
      return reps
    }
    // A time written loosely, `1.5 min` and `1 min 30`, can be nothing else of what is done for one.
    if known.isTimed, guesses.count == 1, TypedFacts(guesses[0]).remarks.isEmpty,
      Way(guesses[0])?.sets.allSatisfy({ $0.time != nil }) ?? false,
      typed.split(separator: " ").allSatisfy({
        $0.last?.isNumber ?? false || SetWord($0.drop { !$0.isLetter })?.isUnit ?? false
      })
    {
      return guesses[0]
    }
    // In `45s x 8` it may be a time, or a pair of dumbbells.
    let mayHaveLoad = !known.isTimed && guesses.contains { Way($0)?.sets.contains { $0.load != .none } ?? false }
    let ways = guesses.compactMap { guess -> Way? in
      // Words for one side are no remark if the list of exercises says that the load is of one side.
      let text = known.isOneSided ? Guess.withoutSides(guess) : guess
      let written = TypedFacts(text)
      guard let way = Way(text), written.all == (text == guess ? facts.all : facts.withoutWords),
        way.sets.count <= SetGroup.mostUnloadedSets, hasLikelyReps(way.sets),
        way.sets.allSatisfy({ $0.reps ?? 0 <= 50 }),
        !known.isTimed || way.sets.allSatisfy({ $0.reps == nil }),
        !mayHaveLoad || way.sets.allSatisfy({ $0.load != .none }),
        way.sets.allSatisfy({ known.mayComplete($0, hasLoad: written.hasLoads(of: facts), hasBody: facts.hasBody) }),
        Guess.withoutSides(text) == text || facts.remarks == written.remarks || !hasSidesOfLoad
          || known.isNew && sided(text, known).count == 1
          || way.sets.allSatisfy({ $0.weight.map(known.isNearUsual) ?? false }),
        written.remarks.allSatisfy({ known.isRemark($0, behind: way.sets) || facts.remarks.contains($0) })
      else { return nil }
      return way
    }
    if let ordered = ways.first(where: { isInOrder($0.text) }) { return ordered.text }
    // Beside a list of reps that may be meant, `185x6 2`, nothing is certain.
    let lists = guesses.filter { $0.holds(" x ") && $0.contains("/") && !typed.contains("/") }
    if lists.contains(where: { list in ways.allSatisfy { ![list, Guess.withoutSides(list)].contains($0.text) } }) {
      return nil
    }
    let likely = ways.count > 1 && !known.isNew ? ways.filter { known.fit(sets: $0.sets.count) > .none } : ways
    // In `265 4x5 @9`, the sets are counted as they are written, if all are as likely.
    let words = typed.split(separator: " ")
    let counted = likely.first { way in words.contains { $0.contains("x") && way.text.hasPrefix("\($0) @ ") } }
    return likely.count == 1 ? likely[0].text : counted?.text
  }

  /// True for `3x5 @ 210lb` of `210x5x3`, which has the load, the reps and then no more sets than reps.
  private func isInOrder(_ way: String) -> Bool {
    let numbers = typed.split { !$0.isNumber }.suffix(2)
    guard typed.count(where: { "xX×*".contains($0) }) == 2, let reps = numbers.first.flatMap({ Int($0) }),
      let count = numbers.last.flatMap({ Int($0) }), count <= reps, count <= 5 || count <= reps / 2
    else { return false }
    return way.hasPrefix("\(count)x\(reps) @ ")
  }

  /// Returns a guess; of one whose load is said to be that of one side, `20kg de cada lado x 10`, with the load of a bar and
  /// both sides as well, likeliest first.
  func sided(_ guess: String, _ known: KnownSets) -> [String] {
    if known.isOneSided { return [Guess.withoutSides(guess)] }
    guard hasSidesOfLoad, Guess.isOfUnclearSide(guess), let bar = known.bar, let sets = Way(guess)?.sets,
      sets.first?.reps != nil, case .weight(let side)? = sets.first?.load, side.unit == bar.unit,
      side.hundredths < 100_000,
      case let words = guess.split(separator: "\""), words.count == 2
    else { return [guess] }
    let whole = Weight(hundredths: bar.hundredths + side.hundredths * 2, bar.unit)
    let row = "\(SetRow(sets.map { $0.lifting(.weight(whole)) }).text) \"\(side) \(words[1])\""
    if known.isNearUsual(whole) { return [row] }
    return known.isNearUsual(side) ? [guess] : hasNoBar(known.exercise) ? [guess, row] : [row, guess]
  }

  /// True if words for one side are of the load, `20kg de cada lado x 10`, and not of the reps, `12 de cada lado com 20kg`.
  private var hasSidesOfLoad: Bool {
    func isLoad(_ word: Substring) -> Bool {
      let unit = word.drop { !$0.isLetter }
      return if case .weight? = SetWord(String(unit)) { true } else { false }
    }
    let words = typed.split { " /".contains($0) }
    let side = words.firstIndex { ["each", "cada", "per", "por", "side", "lado"].contains(folded(String($0))) }
    guard let side, let number = words[..<side].lastIndex(where: { $0.contains(where: \.isNumber) }) else {
      return false
    }
    if SetWord(words[number].drop { !$0.isLetter })?.secondsInUnit != nil { return false }
    if words[number..<side].contains(where: isLoad) { return true }
    return !words.contains(where: isLoad) && !words[...number].contains { $0.contains("x") }
      && words[side...].contains { $0.contains(where: \.isNumber) }
  }
}
