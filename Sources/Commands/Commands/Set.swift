import Format
import Journal
import Statistics
import Text
import Training

extension Command {
  static let set = Command(
    "set", "Add sets to the open session", usage: ["set [EXERCISE] SETS"],
    details: """
      Without an exercise the sets continue the last one. An exercise is found without accents or case and by the
      beginning of its name; one that is new is written as it is typed.
      """,
    options: [
      Option("--superset", nil, "in turns with the exercise before: '+ …'"),
      Option("--note", "TEXT", "a remark after the sets"),
      Option("--rest", nil, "count down the rest afterwards, as 'bumbum rest' does"), .dryRun, .commit,
    ],
    examples: [
      ("bumbum set \"Supino reto\" 80kg x 10/8", "two sets of an exercise"),
      ("bumbum set 85kg x 5 rpe 9", "one more of the same exercise"),
      ("bumbum set barra bw+10kg x 5", "the exercise whose name begins so"),
    ]
  ) { invocation throws(CommandFailure) in
    let words = invocation.arguments.operands
    guard !words.isEmpty else {
      throw CommandFailure("sets are missing", help: "write 'bumbum set \"Supino reto\" 80kg x 10'")
    }
    var isWhole = false
    let scope = ReadScope.openSession(invocation.today)
    let isWritten = try invocation.write(reading: scope) { journal throws(CommandFailure) in
      defer { isWhole = true }
      guard let open = journal.openSession else {
        throw journal.noOpenSession(
          help: "open one with 'bumbum start', or write down a past one with 'bumbum add session'")
      }
      guard let (name, sets) = try SetWords(words).split(journal, isWhole: isWhole) else { return nil }
      let note = invocation.arguments.value("--note").map { " " + quoted($0) } ?? ""
      let edits = try editing { () throws(EditFailure) in
        try open.log.addingSets(
          sets + note, to: name, inSession: open.place, isSuperset: invocation.arguments.has("--superset"))
      }
      var changes = ChangeSet()
      try changes.edit(open.log.source.name, in: journal, edits)
      return changes
    }
    if isWritten { try invocation.sayTarget() }
    if isWritten, invocation.arguments.has("--rest") {
      invocation.countDown(try invocation.plannedRest())
    }
    return .success
  }
}

/// The words after `set`: which of them are the exercise, and which its sets.
private struct SetWords {
  let words: [String]

  init(_ words: [String]) { self.words = words }

  /// As many words as leave something that reads as sets: `set supino reto 80kg x 10` needs no quotes. Nil where all
  /// of the journal has to be asked what they mean: the months read have no exercise of that full name.
  func split(_ journal: Journal, isWhole: Bool) throws(CommandFailure) -> (name: String?, sets: String)? {
    for count in 0..<words.count {
      let sets = words[count...].joined(separator: " ")
      guard SetText.check(sets) == nil else { continue }
      if count == 0 { return (nil, sets) }
      let name = words[..<count].joined(separator: " ")
      if !isWhole, ExerciseCatalog(journal).id(of: name) == nil { return nil }
      if isName(words[..<count], journal) { return (try exercise(name, journal), sets) }
    }
    let startsWithSets = words[0].first.map { $0.isNumber || $0 == "@" } ?? false
    let first = words.count > 1 && !startsWithSets ? 1 : 0
    guard let failure = SetText.check(words[first...].joined(separator: " ")) else { return (nil, "") }
    throw CommandFailure(failure)
  }

  /// A word with a digit behind the first is a set with a slip in it, unless an exercise is called so.
  private func isName(_ words: ArraySlice<String>, _ journal: Journal) -> Bool {
    guard words.dropFirst().contains(where: { $0 == "@" || $0.contains(where: \.isNumber) }) else {
      return true
    }
    return ExerciseCatalog(journal).id(of: words.joined(separator: " ")) != nil
  }

  /// The name of a known exercise that the words mean, else the words.
  private func exercise(_ words: String, _ journal: Journal) throws(CommandFailure) -> String {
    let catalog = ExerciseCatalog(journal)
    if catalog.id(of: words) == nil, let lost = journal.failures.first(where: { $0.mayHaveNames }) {
      throw CommandFailure(
        "'\(printable(words))' may be an exercise of '\(printable(lost.path))', which can't be read: \(printable(lost.reason)); nothing was written",
        help: "make it readable, or write the full name of an exercise that can be read")
    }
    guard let exercise = try catalog.find(known: words) else { return words }
    return catalog[exercise].name
  }
}
