import Grammar
import Guess
import Statistics
import Text
import Training

/// The exercises of a past session that are typed without quotes and colons.
extension Journal {
  /// Returns lines with those of exercises that stand in the title for want of a colon, `bench 3x5 @ 80kg`, and with the title
  /// that is meant by the rest of it.
  func withColons(
    _ lines: [String], typed: [String], titled: (String, Moment) throws(Refusal) -> String
  ) throws(Refusal) -> [String] {
    let draft = Log(ofSession: lines)
    guard let session = draft.sessions.first, let title = session.title, let range = draft.places[0].title,
      let start = session.moment
    else { return lines }
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
    var texts = found(parts)
    if texts.isEmpty { texts = found([withoutTitle(title, names, isKnown)]) }
    // Beside exercises, 'lat raise 20 x 15 15' is one, however its sets read.
    if texts.contains(where: { parts.contains($0.text) }) {
      texts = parts.compactMap { text in
        texts.first { $0.text == text } ?? namedSets(text.split(separator: " ").map(String.init)).map { (text, [$0]) }
      }
    }
    let meant = texts.flatMap(\.exercises).map { "\($0.name): \($0.sets)" }
    var rest = texts.reduce(title) { $0.swapping($1.text, for: "") }.trimmed
    if rest.hasSuffix(",") { rest.removeLast() }
    let own = rest.isEmpty ? rest : try titled(rest, Moment(start.date, start.time ?? .midnight))
    if own == title { return lines }
    let header = [TextEdit(replacing: range, with: SessionTitle.spelled(own))].applied(to: Array(lines[0].utf8)) ?? []
    return [String(decoding: header, as: UTF8.self).trimmed] + meant + lines.dropFirst()
  }

  /// Returns what is behind the words for a session in `push bench 3x8` or `chest and back bench 3x8`, if an exercise of
  /// the other words is known.
  private func withoutTitle(_ text: String, _ names: ExerciseNames, _ isKnown: (String) -> Bool) -> String {
    let words = text.split(separator: " ").map(String.init)
    let name = words.prefix { !TypedExercise.beginsSets($0) }
    let count = name.indices.dropFirst().last { count in
      let (title, rest) = (name[..<count].joined(separator: " "), name[count...].joined(separator: " "))
      // 'press' ends the names of many.
      let known = (try? names.name(meant: rest)) ?? nil
      let isBeginning = known.flatMap { TypedName(rest).fit($0) }.map { $0 <= .firstWords } ?? false
      // 'core crunch' may be a crunch, 'core e peito' is a title.
      let isJoined = name[..<(count - 1)].contains(where: TypedExercise.isJoint) || title.contains { ",/".contains($0) }
      return isOfTraining(title) { isJoined && MuscleGroup($0) != nil } && (count > 1 || isJoined || isSplit(title))
        && (isBeginning || TypedName(rest).isWellKnown || isJoined && muscleGroup(ofExercise: rest) != nil)
    }
    guard let count, !isKnown(name.joined(separator: " ")) else { return text }
    return words[count...].joined(separator: " ")
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

  /// Returns the exercises of words in a row; none if one has no name or no sets.
  private func parts(of words: [String], _ isKnown: (String) -> Bool) -> [(name: String, sets: String)] {
    let exercises = TypedExercise.all(in: words) { name, isParted, sets in
      isKnown(name)
        || isParted && (TypedSets.reads(sets, unit: settings.unit) || !Guess.sets(sets, unit: settings.unit).isEmpty)
    }
    let named = exercises.compactMap { exercise in
      namedSets(exercise.words).map { (name: (exercise.isSuperset ? "+ " : "") + $0.name, sets: $0.sets) }
    }
    return named.count == exercises.count ? named : []
  }

  /// Returns words as a name and sets behind it; nil if one is missing.
  private func namedSets(_ words: [String]) -> (name: String, sets: String)? {
    let name = words.prefix { !TypedExercise.beginsSets($0) }
    let sets = words[name.endIndex...].joined(separator: " ")
    guard !name.isEmpty, sets.contains(where: \.isNumber) else { return nil }
    return (name.joined(separator: " "), sets.hasSuffix(",") ? String(sets.dropLast()) : sets)
  }
}
