import Grammar
import Guess
import Statistics
import Text
import Training

/// The words after `set`, to be parted into the exercise and its sets.
struct SetWords {
  let words: [String]
  private let history: History
  /// The session that they are of.
  private let session: Session
  var journal: Journal { history.journal }
  var catalog: ExerciseCatalog { history.catalog }
  private let names: ExerciseNames
  private let isNew: Bool
  /// True if sets are typed without the command.
  let isBare: Bool
  /// Returns the command that a word names; nil for other words.
  private let command: (String) -> String?

  enum Meaning {
    /// Sets as typed, for the last exercise if there is none.
    case sets(NamedExercise?, text: String)
    /// A skipped exercise, with the reason.
    case skip(NamedExercise, reason: String)
  }

  init(
    _ words: [String], in history: History, _ session: Session, isNew: Bool, isBare: Bool = false,
    command: @escaping (String) -> String? = { _ in nil }
  ) {
    // The words may be a line of a log in quotes.
    let line =
      words.count == 1 && (words[0].contains(where: \.isNumber) || words[0].holds(" skip"))
      ? words[0].split(separator: " ").map(String.init) : words
    (self.history, self.session, self.isNew, self.isBare, self.command) = (history, session, isNew, isBare, command)
    let (journal, catalog) = (history.journal, history.catalog)
    let said = SpokenSets.plain(SetWords.withNote(SetWords.withRemark(line.isEmpty ? words : line)))
    let typed = SetWords.withWarmUpLast(SetWords.withRemarkBehindComma(said, catalog))
    names = ExerciseNames(
      catalog, journal.contexts(of: session),
      others: journal.plans.flatMap(\.plan.exercises).flatMap(\.alternatives))
    self.words = SetWords.withNameFirst(SetWords.withoutTalk(typed, catalog), names, catalog)
  }

  /// Parts the words into a name and the sets behind it, which need not read: `set supino reto 80kg x 10` needs no quotes.
  func split() throws(Refusal) -> Meaning {
    if let skip = try skip() { return skip }
    if let refusal = SetWords.areSeveral(exercises, isBare: isBare) { throw refusal }
    guard var start = try start() else { throw try missingSets() }
    var text = words[start...].joined(separator: " ")
    start = try talk(before: start, text) ?? start
    if let bar = try bar(before: start) { (start, text) = (bar, words[bar...].joined(separator: " ")) }
    if let mark = mark(before: start, text) {
      let typed = ExerciseName.typed(words[mark..<start].joined(separator: " "))
      text = isWordOfMark(typed) ? "\(typed) \(text)" : "\(text) \(typed)"
      start = mark
    }
    // In `barra fixa com 5kg x 8`, the word belongs to the load, which is added to the body.
    let isAdded =
      start > 1 && (SetWord(words[start - 1]) == .load || Guess.wordsOfAddedLoads.contains(folded(words[start - 1])))
    if isAdded { start -= 1 }
    if let aside = aside(before: start) {
      // In `top set 260x3, then 235x5`, it tells of the first.
      var parts = Guess.parts(of: text)
      let isOfFirst = parts.allSatisfy { $0.contains("x") }
      parts[isOfFirst ? 0 : parts.count - 1] += " " + quoted(words[aside..<start].joined(separator: " "))
      (start, text) = (aside, parts.map(\.trimmed).joined(separator: ", "))
    }
    if start == 0 {
      if session.exercises.isEmpty, SameSets(text) != nil { throw TypedSets.unknown(text, isShown: isBare) }
      return .sets(nil, text: text)
    }
    let name = name(before: start)
    let isHelped = text.split(separator: " ").contains { isHelp(String($0)) }
    if isAdded, liftsBody(name), text.first?.isNumber ?? false, !isHelped { text = "bw+\(text)" }
    return .sets(try named(name, text), text: text)
  }

  /// Returns the exercise that a name means beside its sets; throws for a new one that is rather a command.
  private func named(_ name: String, _ text: String) throws(Refusal) -> NamedExercise {
    try refuseLost(name)
    // With '--new', only a full name means a known exercise.
    if isNew { return NamedExercise(name, known: catalog.id(of: name).map { catalog[$0].name } ?? name) }
    let named = try NamedExercise(name, among: names) {
      text.isEmpty ? .unknown : history.likeness(of: text, to: $0, in: session)
    }
    if named.isNew { try refuseNew(name) }
    return named
  }

  /// Returns the index at which the sets begin: behind the longest full name or the shortest other one, if what follows
  /// reads; else behind the longest name that is known, or before the first word that looks like sets. Nil without sets.
  private func start() throws(Refusal) -> Int? {
    let unit = journal.settings.unit
    let reading = words.indices.filter { TypedSets.reads(words[$0...].joined(separator: " "), unit: unit) }
    if let full = reading.last(where: { $0 > 0 && catalog.id(of: name(before: $0)) != nil }) { return full }
    // In `leg press 45 4x10 220`, the number belongs to a whole name, or to one that all know.
    let whole = words.indices.last { index in
      guard index > 0, SetWords.looksLikeSets(words[index]) else { return false }
      let isNumber = words[index].first?.isNumber ?? false
      return catalog.id(of: name(before: index)) != nil || isNumber && TypedName(name(before: index)).isWellKnown
    }
    if let whole { return whole }
    let first = reading.first { index in
      index == 0 || isName(words[..<index])
        || index > 1 && isWordOfMark(words[index - 1]) && isName(words[..<(index - 1)])
    }
    if let first { return first }
    // In `1 arm row 50 x 8`, the name begins with a number.
    let isOfOne = words[0] == "1" && words.count > 2 && ["arm", "leg"].contains(folded(words[1]))
    if words.count > 2, words[1].first?.isLetter == true, SetWord(words[1]) == nil,
      let end = reading.first(where: { $0 > 1 && isName(words[1..<$0]) })
        ?? words.indices.first(where: { isOfOne && $0 > 1 && SetWords.looksLikeSets(words[$0]) }),
      case let name = name(before: end), try exercise(name) != nil || isOfOne || names.near(name)?.isSure ?? false
    {
      return end
    }
    if SetWords.looksLikeSets(words[0]) { return 0 }
    let looking = words.indices.dropFirst().filter { SetWords.looksLikeSets(words[$0]) }
    for index in looking.reversed() where isName(words[..<index]) {
      if try exercise(name(before: index)) != nil { return index }
    }
    if let first = looking.first, isName(words[..<first]) { return first }
    for index in words.indices.dropFirst().reversed() where words[index...].joined().contains(where: \.isNumber) {
      if catalog.id(of: name(before: index)) != nil { return index }
    }
    return nil
  }

  /// Returns the refusal of words without sets: an exercise alone, a command, or a note.
  private func missingSets() throws(Refusal) -> Refusal {
    let whole = words.joined(separator: " ")
    let mark = words.drop(while: TalkWords.isOfLastSet)
    if !mark.isEmpty, let text = SetWords.mark(mark.joined(separator: " ")) {
      return Refusal("'\(whole)' has no set before it", help: "'bumbum set --edit \(text)' puts it behind the last set")
    }
    if words[0].first?.isLetter == true {
      let typed = ExerciseName.typed(whole)
      let known = try exercise(typed)
      if known == nil { try refuseNew(typed) }
      for index in words.indices.dropFirst().reversed() where known == nil {
        guard let name = try exercise(name(before: index)) else { continue }
        let shown = printable(isBare ? name : "bumbum set \(name)")
        let rest = printable(words[index...].joined(separator: " "))
        return Refusal(
          "'\(rest)' is no set",
          help: "write '\(shown) \(spelled: example(of: name))'; if it was skipped: '\(shown) skip \(rest)'")
      }
      let isWord = typed.split(separator: " ").count < (isBare ? 4 : 2)
      let near = names.near(typed).flatMap { $0.isSure ? $0.name : nil }
      if let name = known ?? near ?? (isWord ? typed : nil) {
        let shown = printable(name.contains(where: \.isNumber) ? "\"\(name)\"" : name)
        let example = example(of: name)
        return Refusal(
          "sets are missing",
          help: isBare
            ? "write '\(shown) \(spelled: example)'" : "write 'bumbum set \(shown) \(spelled: example)'")
      }
    }
    return SetText.check(whole) ?? Refusal("'\(whole)' is no set", help: "write '80\(.unit) x 10'")
  }

  /// Returns a mark alone, as a log has it; nil for other words.
  private static func mark(_ words: String) -> String? {
    if let word = SetWord(words)?.mark, case .word = word.form { return word.keyword?.description }
    let first = words.split(separator: " ").first.flatMap { SetWord($0)?.mark }
    return first != nil && SetText.check("1 \(words)") == nil ? words : nil
  }

  /// Returns the last set of an exercise, which can be pasted; of a new one a set that its name allows.
  private func example(of name: String) -> String {
    if let last = history.knownSets(of: name, in: session).example { return last }
    return isHeld(name)
      ? "60s" : isTimed(name) ? "10min" : liftsBody(name) ? "bw x 10" : "80\(journal.settings.unit) x 10"
  }

  /// Planned and not done, as 'NAME: skip "reason"' has it; nil for other words.
  private func skip() throws(Refusal) -> Meaning? {
    // 'pular corda' is an exercise, so that the word stands last, or behind a name.
    func end(_ index: Int) -> Int? {
      (index + 1...min(index + 2, words.count)).first { Guess.isSkip(words[index..<$0].joined(separator: " ")) }
    }
    let said = words.indices.first { index in
      if folded(words[index]) != "pular" { return end(index) != nil }
      return index > 0 && (index == words.count - 1 || (try? exercise(self.name(before: index))) ?? nil != nil)
    }
    guard let place = said, let end = end(place) else { return nil }
    let rest = words[end...].joined(separator: " ")
    if place == 0 {
      // In 'pulei stiff lombar', the reason is behind the exercise.
      for index in (end..<words.count).reversed() where !rest.contains(where: \.isNumber) {
        let name = words[end...index].joined(separator: " ")
        guard name.count > 2, let known = try exercise(name) else { continue }
        return .skip(NamedExercise(name, known: known), reason: reason(from: index + 1))
      }
      return nil
    }
    // 'rope skip 60s' is an exercise and its sets.
    if rest.first?.isNumber == true, TypedSets.reads(rest, unit: journal.settings.unit) { return nil }
    let name = name(before: place)
    return .skip(try named(name, ""), reason: reason(from: end))
  }

  private func reason(from index: Int) -> String {
    words[index...].joined(separator: " ").split(separator: "\"").joined(separator: "'").trimmed
  }

  func name(before index: Int) -> String { ExerciseName.typed(words[..<index].joined(separator: " ")) }

  /// True if a word is probably the first of sets.
  static func looksLikeSets(_ word: String) -> Bool {
    let word = word.lowercased()
    return word.first?.isNumber == true || word.hasPrefix("bw") || SetWord(word) == .body || ["x", "×"].contains(word)
      || isTimes(word)
      || "@+-".contains(word.first ?? " ") && word.dropFirst().first?.isNumber != false
  }

  /// True if no word is probably part of mistyped sets: `100kg`, `3x5`, `x`, and any number behind the first word.
  private func isName(_ words: ArraySlice<String>) -> Bool {
    if isNew, words.count == 1 { return true }
    return words.indices.allSatisfy { place in
      let word = words[place]
      if ["x", "×", "@", "w", "f"].contains(word.lowercased()), !isShape(place) { return false }
      if "+-".contains(word.first ?? " "), word.dropFirst().first?.isNumber ?? false { return false }
      // In `pull-up bw 8` and `bw 8`, the 'bw' is part of the sets.
      if place == words.endIndex - 1, SetWord(word) == .body { return false }
      let hasNumber = word.contains(where: \.isNumber)
      return place == words.startIndex && !word.lowercased().hasPrefix("bw") ? word.first?.isNumber != true : !hasNumber
    }
  }

  /// True for the shape of a bar, which is no warm-up: `rosca w`, `testa barra w`.
  private func isShape(_ place: Int) -> Bool {
    words[place] == "w" && place > 0
      && (folded(words[place - 1]) == "barra" || TypedName(name(before: place + 1)).isWellKnown)
  }

  /// Returns the index of a mark before sets that read, `supino aquecimento 40kg x 10`; nil without one.
  private func mark(before start: Int, _ sets: String) -> Int? {
    if (try? exercise(name(before: start))) != nil { return nil }
    return words[..<start].indices.first { mark in
      let word = ExerciseName.typed(words[mark..<start].joined(separator: " "))
      return !isShape(mark) && (isWordOfMark(word) || folded(word) == "amrap") && (mark == 0 || isName(words[..<mark]))
        && (mark == 0 && word.count > 2
          || mark > 0 && word.count > 1 && (try? exercise(name(before: mark))) ?? nil != nil
          || TypedSets.reads(sets, unit: journal.settings.unit)
          || !Guess.sets(sets, unit: journal.settings.unit).isEmpty || sets.holds(" + "))
    }
  }

  /// Returns the known exercise that the words mean; nil without one. Throws if a file that may have it can't be read.
  func exercise(_ words: String) throws(Refusal) -> String? {
    try refuseLost(words)
    return isNew
      ? catalog.id(of: words).map { catalog[$0].name } : try names.name(meant: words) ?? ExerciseType.exercise(words)
  }

  /// Throws if a file that can't be read may have an exercise.
  private func refuseLost(_ name: String) throws(Refusal) {
    guard catalog.id(of: name) == nil, let lost = journal.failures.first(where: { $0.mayHaveNames }) else { return }
    throw Refusal(
      "'\(name)' may be an exercise of '\(lost.path)', which can't be read: \(lost.reason); nothing was written",
      help: "make it readable, or write the full name of an exercise that can be read")
  }

  /// Throws if a new name is rather a command, or begins with a sign.
  private func refuseNew(_ name: String) throws(Refusal) {
    let command = command(name)
    guard command != nil || name.first.map({ $0.isLetter || $0.isNumber }) != true else { return }
    throw Refusal(
      "'\(name)' is no exercise of this journal yet",
      help: command.map { "did you mean 'bumbum \($0)'?" } ?? "add '--new' to make it one")
  }
}

extension ExerciseName {
  /// Returns a name without a colon, or a sign for one, at its end.
  fileprivate static func typed(_ words: String) -> String {
    var name = words.trimmed
    while let last = name.last, ":,=-–—".contains(last), name.count > 1 { name = String(name.dropLast()).trimmed }
    return name
  }
}
