import Grammar
import Guess
import Text
import Training

/// Words before the sets that belong to no name.
extension SetWords {
  /// Returns the index of words behind a name that say how or for what it was done, `leg press no lugar do agachamento`, `bench
  /// top set`, `pull-up green band`; nil without any, or in a name that is known.
  func aside(before start: Int) -> Int? {
    if start == 0 || catalog.id(of: name(before: start)) != nil { return nil }
    if ["band", "bands", "elastico"].contains(folded(words[start - 1])) {
      // Its colour stands before it.
      return [1, 2].map { start - $0 }.first { $0 > 0 && (try? exercise(name(before: $0))) ?? nil != nil }
    }
    return (0..<start).first { index in
      let phrase = folded(words[index..<min(index + 2, start)].joined(separator: " "))
      if ["top set", "back off", "backoff"].contains(phrase) { return true }
      return index > 0 && ["instead of", "no lugar", "em vez", "ao inves"].contains(phrase)
    }
  }

  /// Returns words without those at the beginning that only tell of the exercise behind them: `forgot: bench 135x5`.
  static func withoutTalk(_ words: [String], _ catalog: ExerciseCatalog) -> [String] {
    let talk = TalkWords(words)
    let rest = words.dropFirst(talk.areOfCorrection ? 0 : talk.count)
    return rest.first?.first?.isLetter == true && rest.contains { $0.contains(where: \.isNumber) }
      && catalog.id(of: words.prefix(2).joined(separator: " ")) == nil
      ? Array(rest) : words
  }

  /// Returns the index of words before sets that only tell of them, behind a name or alone: `dl last set 285 x 8`, `mais uma com
  /// 8`. Nil without any; throws if they correct a set that was written.
  func talk(before start: Int, _ sets: String) throws(Refusal) -> Int? {
    guard catalog.id(of: name(before: start)) == nil else { return nil }
    for index in 0..<start where TalkWords(words[index..<start]).count == start - index {
      guard TalkWords(words[index..<start]).areOfCorrection else { return index }
      let name = words[..<index].dropFirst(TalkWords(words[..<index]).count).map { $0 + " " }.joined()
      throw Refusal(
        "'\(words.joined(separator: " "))' corrects a set that is written",
        help: "'bumbum set --edit \(name + sets)' changes the last one")
    }
    return nil
  }

  /// Returns the index of words for the bar alone behind the name of an exercise, `squat bar x 10`, `squat empty bar 10`,
  /// and its weight.
  func bar(before start: Int) throws(Refusal) -> (index: Int, load: Weight)? {
    guard words.indices.contains(start), let first = words[start].first else { return nil }
    for index in 1..<max(start, 1)
    where isBarAlone(words[index..<start].joined(separator: " "))
      && ("xX×".contains(first) || first.isNumber && index + 1 < start)
    {
      guard try exercise(name(before: index)) != nil else { continue }
      return (index, journal.settings.bar(in: journal.settings.unit))
    }
    return nil
  }

  /// True if sets have no reps, and all known sets of the exercise have: 'corda 3x1min' is no 'Tríceps corda'.
  func isUnlike(_ text: String, _ exercise: String) -> Bool {
    let way = SetText.check(text) == nil ? text : Guess.sets(text, unit: journal.settings.unit).first ?? ""
    guard let sets = Way(way)?.sets, sets.allSatisfy({ $0.reps == nil }) else { return false }
    let known = journal.logs.flatMap(\.sessions).flatMap(\.exercises).filter { catalog.isSame($0.name, exercise) }
    return known.contains { !$0.sets.isEmpty } && known.allSatisfy { $0.sets.allSatisfy { $0.reps != nil } }
  }
}
