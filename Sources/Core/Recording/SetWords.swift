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
  /// The answer to the question about an unknown name.
  private var answer: (typed: String, meant: String)?

  enum Meaning {
    /// Sets, for the last exercise if the name is nil. The `loads` got the unit of the settings.
    case sets(name: String?, text: String, loads: [String])
    /// A skipped exercise, with the reason.
    case skip(name: String, reason: String)
    case unknown(UnknownExercise)
  }

  init(
    _ words: [String], isNew: Bool, isBare: Bool = false, command: @escaping (String) -> String? = { _ in nil }
  ) {
    // The words may be a line of a log in quotes.
    let line =
      words.count == 1 && (words[0].contains(where: \.isNumber) || words[0].holds(" skip"))
      ? words[0].split(separator: " ").map(String.init) : words
    self.words = line.isEmpty ? words : line
    (self.isNew, self.isBare, self.command) = (isNew, isBare, command)
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
      let sets = Guess.withUnits(words[count...].joined(separator: " "), unit: journal.settings.unit)
      guard SetText.check(sets.text) == nil else { continue }
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
    let first = words.count > 1 && !startsWithSets ? 1 : 0
    let rest = Guess.withUnits(words[first...].joined(separator: " "), unit: journal.settings.unit).text
    guard let failure = SetText.check(rest) else {
      throw Refusal("'\(words.joined(separator: " "))' is no set", help: "write '80\(.unit) x 10'")
    }
    throw failure
  }

  /// Returns a skipped exercise, which a log has as 'NAME: skip "reason"'.
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
    if let known = try catalog.id(ifMeant: words) { return catalog[known].name }
    let key = ExerciseName.looseKey(words)
    let alike = key.isEmpty ? [] : catalog.entries.map(\.name).filter { ExerciseName.looseKey($0) == key }
    return alike.count == 1 ? alike[0] : nil
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

  /// Returns a key that is equal for names that differ only in blanks, hyphens, case, accents or a plural.
  fileprivate static func looseKey(_ name: String) -> String {
    let words = folded(name).split { !$0.isLetter && !$0.isNumber }
    return words.map { $0.count > 2 && $0.last == "s" ? $0.dropLast() : $0 }.joined()
  }
}
