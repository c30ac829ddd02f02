import Grammar
import Guess
import Statistics
import Text
import Training

/// The exercises of a past session that are typed without quotes and colons.
extension Journal {
  /// Returns lines with those of exercises that stand in the title for want of a colon, `bench 3x5 @ 80kg`.
  func withColons(_ lines: [String], typed: [String]) -> [String] {
    let draft = Log(ofSession: lines)
    guard let session = draft.sessions.first, let title = session.title, let range = draft.places[0].title else {
      return lines
    }
    let names = ExerciseNames(ExerciseCatalog(self), contexts(of: session))
    // A name that may be of several is known, too.
    func isKnown(_ name: String) -> Bool {
      do throws(Refusal) {
        if TypedName(name).isWellKnown { return true }
        return name.count > 2 ? try names.name(meant: name) != nil : false
      } catch {
        return true
      }
    }
    // A text of its own at the prompt is rather a line than a part of the title.
    let parts = typed.dropFirst().filter { $0.contains(" ") && !$0.holds(": ") && title.holds($0) }
    let isEmpty = session.exercises.isEmpty
    func found(_ texts: [String]) -> [(text: String, exercises: [(name: String, sets: String)])] {
      texts.map { ($0, exercises(in: $0, isEmpty: isEmpty, isKnown)) }.filter { !$0.exercises.isEmpty }
    }
    let texts = found(parts).isEmpty ? found([title]) : found(parts)
    guard !texts.isEmpty else { return lines }
    let meant = texts.flatMap(\.exercises).map { "\($0.name): \($0.sets)" }
    let rest = texts.reduce(title) { $0.swapping($1.text, for: "") }.trimmed
    let header = [TextEdit(replacing: range, with: SessionTitle.spelled(rest))].applied(to: Array(lines[0].utf8)) ?? []
    return [String(decoding: header, as: UTF8.self).trimmed] + meant + lines.dropFirst()
  }

  /// Returns the exercises of a title that lack their colon: `Supino reto 60kg x 10`; none in any other, as `5/3/1` and
  /// `Treino 5x5` are. `isEmpty` if the session has nothing else, so that `corrida 5km` is one.
  private func exercises(
    in title: String, isEmpty: Bool, _ isKnown: (String) -> Bool
  ) -> [(name: String, sets: String)] {
    let words = title.swapping(";", for: ", ").split(separator: " ").map(String.init)
    let parts = parts(of: words, isKnown)
    if parts.count > 1 { return parts }
    let catalog = ExerciseCatalog(self)
    // 'Push 2' is a title, though a push-up is known.
    for index in words.indices.dropFirst() where !words[..<index].contains(where: { $0.hasSuffix(",") }) {
      let (name, rest) = (words[..<index].joined(separator: " "), words[index...].joined(separator: " "))
      // The first sets are enough: what does not read behind them is asked about, or refused, as sets.
      let head = rest.swapping(", ", for: ";").split(separator: ";").first.map(String.init) ?? rest
      let lifted = settings.unit == .lb ? TypedSets.liftingPairs(head) : head
      let ways = [head, lifted] + Guess.sets(lifted, unit: settings.unit)
      let sets = ways.lazy.compactMap { try? SetText($0) }.first?.sets ?? []
      if words[..<index].dropFirst().contains(where: { SpokenSets.isPair($0) }) { return [] }
      let isOfSets = index == 1 || SpokenSets.isPair(words[index])
      if isOfSets, isKnown(name), TypedSets.reads(rest, unit: settings.unit) { return [(name, rest)] }
      let isMeant =
        catalog.id(of: name) != nil
        || isEmpty && (sets.allSatisfy { $0.reps == nil } || sets.count > 1 && isKnown(name))
      if sets.contains(where: { $0.load != .none }) || !sets.isEmpty && isMeant { return [(name, rest)] }
    }
    return []
  }

  /// Returns words cut before each name behind sets: `bench 185x5; rows 135x10`, with a comma, a plus, 'superset' or 'and'
  /// between them, and without any before a name that is known; none if one has no sets.
  private func parts(of words: [String], _ isKnown: (String) -> Bool) -> [(name: String, sets: String)] {
    func isOfSets(_ word: String) -> Bool { word.contains(where: \.isNumber) }
    var parts: [[String]] = [[]]
    for (place, word) in words.enumerated() {
      let isJoint = ["and", "e"].contains(word)
      let isSign = word == "+" || PlanWord(key: setWordKey(word)) == .superset
      let name = words[(isJoint || isSign ? place + 1 : place)...].prefix { !isOfSets($0) }
      let last = parts[parts.count - 1]
      if last == ["+"], ["with", "w/", "com", "c/"].contains(word) { continue }
      let isBehindSets = last.last.map { isOfSets($0) || SetWord($0) != nil } ?? false
      let isCut =
        isSign || last.last?.hasSuffix(",") ?? false || isBehindSets && isKnown(name.joined(separator: " "))
      guard last.contains(where: isOfSets), isCut, let first = name.first, first.first?.isLetter ?? false,
        SetWord(first) == nil, name.endIndex < words.endIndex
      else {
        parts[parts.count - 1].append(word)
        continue
      }
      parts.append(isJoint ? [] : [isSign ? "+" : word])
    }
    let exercises = parts.map { part in
      let name = part.prefix { !isOfSets($0) }.joined(separator: " ")
      let sets = part.drop { !isOfSets($0) }.joined(separator: " ")
      return (name: name, sets: sets.hasSuffix(",") ? String(sets.dropLast()) : sets)
    }
    return exercises.allSatisfy { !$0.name.isEmpty && !$0.sets.isEmpty } ? exercises : []
  }
}
