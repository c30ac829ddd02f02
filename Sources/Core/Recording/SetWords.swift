import Grammar
import Guess
import Statistics
import Text
import Training

/// The words after `set`, to be parted into the exercise and its sets.
struct SetWords {
  private let words: [String]
  private let isNew: Bool
  /// True if sets are typed without the command.
  private let isBare: Bool
  /// Returns the command that a word names; nil for other words.
  private let command: (String) -> String?
  /// Returns the usual loads of an exercise, or of the one that sets without a name go on with.
  private let usual: (String?) -> [Load]
  /// The answer to the question about a name that no exercise has.
  private var answer: (typed: String, meant: String)?

  enum Meaning {
    /// Sets, for the last exercise if the name is nil. The `loads` got the unit of the settings.
    case sets(name: String?, text: String, loads: [String])
    /// A skipped exercise, with the reason.
    case skip(name: String, reason: String)
    case unknown(UnknownExercise)
  }

  init(
    _ words: [String], isNew: Bool, isBare: Bool = false, command: @escaping (String) -> String? = { _ in nil },
    usual: @escaping (String?) -> [Load] = { _ in [] }
  ) {
    // The words may be a line of a log in quotes.
    let line =
      words.count == 1 && (words[0].contains(where: \.isNumber) || words[0].holds(" skip"))
      ? words[0].split(separator: " ").map(String.init) : words
    self.words = line.isEmpty ? words : line
    (self.isNew, self.isBare, self.command, self.usual) = (isNew, isBare, command, usual)
  }

  mutating func answer(_ meant: String, for exercise: UnknownExercise) { answer = (exercise.typed, meant) }

  /// Takes the shortest name behind which the words read as sets: `set supino reto 80kg x 10` needs no quotes.
  func split(_ journal: Journal) throws(Refusal) -> Meaning {
    if let place = words.firstIndex(where: { folded($0) == "skip" }), place > 0 {
      let rest = words[(place + 1)...].joined(separator: " ")
      // 'rope skip 60s' is an exercise and its sets.
      if rest.first?.isNumber != true || SetText.check(rest) != nil {
        return try skip(words[..<place], rest, journal)
      }
    }
    for count in 0..<words.count {
      guard let sets = try sets(from: count, journal) else { continue }
      if count == 0 { return .sets(name: nil, text: sets.text, loads: sets.loads) }
      let name = ExerciseName.typed(words[..<count].joined(separator: " "))
      let catalog = ExerciseCatalog(journal)
      guard catalog.id(of: name) != nil || isName(words[..<count]) else { continue }
      guard let known = try exercise(name, journal) else {
        if let answer, answer.typed == name { return .sets(name: answer.meant, text: sets.text, loads: sets.loads) }
        if !isNew {
          if let failure = markInFront(words[..<count], words[count...]) { throw failure }
          return .unknown(UnknownExercise(name, catalog))
        }
        return .sets(name: name, text: sets.text, loads: sets.loads)
      }
      return .sets(name: known, text: sets.text, loads: sets.loads)
    }
    if !words.contains(where: { $0.contains(where: \.isNumber) }), words[0].first?.isLetter == true {
      let typed = ExerciseName.typed(words.joined(separator: " "))
      let catalog = ExerciseCatalog(journal)
      let isWord = typed.split(separator: " ").count == 1
      if let command = command(typed), try exercise(typed, journal) == nil {
        throw Refusal("'\(typed)' is no exercise of this journal yet", help: "did you mean 'bumbum \(command)'?")
      }
      if let name = try exercise(typed, journal) ?? catalog.name(near: typed) ?? (isWord ? typed : nil) {
        let shown = printable(name.contains(" ") ? "\"\(name)\"" : name)
        throw Refusal(
          "sets are missing",
          help: isBare ? "write '\(shown) 80\(.unit) x 10'" : "write 'bumbum set \(shown) 80\(.unit) x 10'")
      }
    }
    let startsWithSets = words[0].first.map { $0.isNumber || $0 == "@" } ?? false
    // Behind a name of several words that is known what stands there is wrong, else what is behind the first word.
    let catalog = ExerciseCatalog(journal)
    let names = words.indices.dropFirst().filter { index in
      words[index].contains(where: \.isNumber) && catalog.id(of: words[..<index].joined(separator: " ")) != nil
    }
    let first = startsWithSets ? 0 : names.last ?? min(1, words.count - 1)
    let rest = Guess.withUnits(words[first...].joined(separator: " "), unit: journal.settings.unit).text
    guard let failure = SetText.check(rest) else {
      throw Refusal("'\(words.joined(separator: " "))' is no set", help: "write '80\(.unit) x 10'")
    }
    throw failure
  }

  /// The words from an index on as sets, with units; `loads` got that of the settings. Nil where they do not read.
  private func sets(from index: Int, _ journal: Journal) throws(Refusal) -> (text: String, loads: [String])? {
    let (typed, unit) = (words[index...].joined(separator: " "), journal.settings.unit)
    let sets = Guess.withUnits(typed, unit: unit)
    if SetText.check(sets.text) == nil { return sets }
    guard typed.first?.isNumber == true else { return nil }
    let name = ExerciseName.typed(words[..<index].joined(separator: " "))
    let known = index == 0 ? nil : try exercise(name, journal)
    guard index == 0 || known != nil, let meant = withUnit(typed, beside: usual(known), unit: unit) else { return nil }
    return (meant, [String(typed.prefix { !$0.isWhitespace && !$0.isLetter && $0 != "×" && $0 != "*" })])
  }

  /// Planned and not done, as 'NAME: skip "reason"' has it.
  private func skip(
    _ words: ArraySlice<String>, _ reason: String, _ journal: Journal
  ) throws(Refusal) -> Meaning {
    let name = ExerciseName.typed(words.joined(separator: " "))
    let catalog = ExerciseCatalog(journal)
    let known = try exercise(name, journal) ?? (answer?.typed == name ? answer?.meant : isNew ? name : nil)
    guard let known else { return .unknown(UnknownExercise(name, catalog)) }
    return .skip(name: known, reason: reason.split(separator: "\"").joined(separator: "'").trimmed)
  }

  /// True if no word is probably part of mistyped sets: `100kg`, `3x5`, `x`, and any number behind the first word.
  private func isName(_ words: ArraySlice<String>) -> Bool {
    if isNew, words.count == 1 { return true }
    return words.indices.allSatisfy { place in
      let word = words[place]
      if ["x", "×", "@", "w", "f"].contains(word.lowercased()) { return false }
      // In `pull-up bw 8`, the 'bw' is part of the sets.
      if place == words.endIndex - 1, words.count > 1, word.lowercased() == "bw" { return false }
      return place == words.startIndex ? word.first?.isNumber != true : !word.contains(where: \.isNumber)
    }
  }

  /// Returns the mistake of a mark before the sets, `warm 40kg x 10`, `bench warm 40kg x 10`; nil without one.
  private func markInFront(_ name: ArraySlice<String>, _ sets: ArraySlice<String>) -> Refusal? {
    let mark = name.indices.first { isWordOfMark(name[$0...].joined(separator: " ")) }
    return mark.flatMap { SetText.check((name[$0...] + sets).joined(separator: " ")) }
  }

  /// Returns the known exercise that the words mean; nil without one. Throws if a file that may have it can't be read.
  private func exercise(_ words: String, _ journal: Journal) throws(Refusal) -> String? {
    let catalog = ExerciseCatalog(journal)
    if catalog.id(of: words) == nil, let lost = journal.failures.first(where: { $0.mayHaveNames }) {
      throw Refusal(
        "'\(words)' may be an exercise of '\(lost.path)', which can't be read: \(lost.reason); nothing was written",
        help: "make it readable, or write the full name of an exercise that can be read")
    }
    // With '--new', only a full name means a known exercise.
    if isNew { return catalog.id(of: words).map { catalog[$0].name } }
    let (own, planned) = (journal.openSession?.session.exercises, journal.activePlan?.plan.exercises)
    let near = [own?.map(\.name) ?? [], planned?.map(\.name) ?? []]
    return try catalog.id(ifMeant: words, ratherThanOthers: near).map { catalog[$0].name }
  }
}

/// A name that no exercise of the journal has, and the name that it is probably a slip of.
struct UnknownExercise {
  let typed: String
  let near: String?

  init(_ typed: String, _ catalog: ExerciseCatalog) {
    self.typed = typed
    near = catalog.name(near: typed)
  }

  init(_ typed: String, near: String) { (self.typed, self.near) = (typed, near) }

  /// The refusal of an unconfirmed name; a yes to its question takes the near name, or adds the new one.
  var refusal: Refusal {
    Refusal(
      "'\(typed)' is no exercise of this journal yet",
      help: near.map { "did you mean '\($0)'? '--new' makes it an exercise of its own" }
        ?? "add '--new' to make it one",
      question: near.map { "'\(typed)' is new; did you mean '\($0)'?" } ?? "'\(typed)' is new in this journal; add it?",
      isYesByDefault: true)
  }
}

extension ExerciseName {
  /// Returns a name without a colon at its end, as in a log.
  fileprivate static func typed(_ words: String) -> String {
    let name = words.trimmed
    return name.hasSuffix(":") ? String(name.dropLast()).trimmed : name
  }
}
