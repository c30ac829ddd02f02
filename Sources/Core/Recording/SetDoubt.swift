import Grammar
import Guess
import Text
import Training

/// A doubt about typed sets: the reason why they are refused, and the ways to write them, likeliest first. A class, as it is
/// thrown through many frames.
final class SetDoubt: Error {
  let refusal: Refusal
  let ways: [String]
  /// True if the only way may be asked about.
  let isAsked: Bool

  @inline(never) init(_ refusal: Refusal) { (self.refusal, ways, isAsked) = (refusal, [], false) }

  /// Creates a doubt about what reads in these ways; `reps` is the typed text if it may be reps, too.
  @inline(never) init(_ message: Message, ways: [String], _ reps: String? = nil) {
    let help: Message = reps.map { "\(Guess.writing(ways)), or '\($0) reps'" } ?? Guess.writing(ways)
    (refusal, self.ways, isAsked) = (Refusal(message, help: help), ways, true)
  }

  /// Creates a doubt about a text that does not read, with guesses at it.
  init(_ refusal: Refusal, _ guesses: [String], in text: String, _ known: KnownSets) {
    guard refusal.finding != nil, let first = guesses.first, !Guess.isOfUnclearSide(first) else {
      (self.refusal, ways, isAsked) = (refusal.showing(known, text, isGuessed: !guesses.isEmpty), [], false)
      return
    }
    func sets(_ way: String) -> [WorkSet] { (try? SetText(way))?.sets ?? [] }
    // A load that is far from the known ones is rather a slip of the keys, and so are reps of that size.
    let plausible = guesses.map(Guess.withoutSides).filter { way in
      let sets = sets(way)
      return known.isWithoutWeights || hasLikelyReps(sets) && sets.allSatisfy { $0.reps ?? 0 <= 50 }
    }
    let likely = plausible.filter { way in
      sets(way).allSatisfy { $0.load == .none || known.isUsual($0) || known.isWithoutWork }
    }
    let isLikely = likely.first.map { hasLikelyReps(sets($0)) } ?? false
    let ways = likely.isEmpty ? plausible : likely
    // The text with a unit behind its first number may propose what changes the others.
    let isPlain = Guess.withoutSides(first) == first && !ways.isEmpty
    (self.ways, isAsked) = (ways, isLikely)
    self.refusal =
      isPlain ? Refusal(refusal.message, help: Guess.writing(ways)) : refusal.helped(unit: known.unit)
  }
}

extension Refusal {
  /// Returns the refusal with what can be pasted into this exercise in the place of an example for any.
  fileprivate func showing(_ known: KnownSets, _ text: String, isGuessed: Bool) -> Refusal {
    if let (count, load) = Guess.setsWithoutReps(text) {
      return Refusal(
        "'\(text)' has no reps",
        help: "write how many there were in each set: '\(count)x\(known.likelyReps) @ \(load)'")
    }
    let codes = [Explanation.unreadableSet.code, Explanation.missingComma.code, Explanation.loadWithoutAmount.code]
    // A sum of plates and `3xmax` are refused with words of their own.
    let isOfWords = text.contains("+") || text.split(separator: "x").dropFirst().contains { $0.first?.isLetter == true }
    guard !isGuessed, !isOfWords, let finding, finding.fix == nil, codes.contains(finding.code),
      let example = known.example
    else { return self }
    return Refusal(message, help: "write them as '\(spelled: example)'")
  }
}
