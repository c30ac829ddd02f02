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
