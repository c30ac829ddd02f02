import Grammar
import Storage
import Statistics
import Text
import Training

extension Command {
  static let exercise = Command(
    "exercise", "Rename an exercise everywhere, or write down its training max",
    usage: ["exercise rename OLD NEW", "exercise max NAME LOAD [DATE]"],
    details: """
      Renamed in the plans, the whole log and exercises.txt its history stays one; comments, alignment and everything else
      stay as they are. Look with --dry-run first. Onto the name of another exercise two become one: that is asked about first, and so is a name that is nearly another's.
      A training max is what the percentages of a plan are of, from a date on, else from today, or from tomorrow where the
      exercise was done today; cycles that are completed from then on add to it.
      """,
    options: [
      Option("--yes", nil, "do not ask, for 'rename' onto a name in use, or nearly"),
      Option("--new", nil, "the exercise is new: do not ask, for 'max'"), .dryRun, .commit,
    ],
    examples: [
      ("bumbum exercise rename Bench \"Bench press\" --dry-run", "what would change"),
      ("bumbum exercise max Squat 120kg", "from today on, in exercises.txt"),
      ("bumbum exercise rename Bench \"Bench press\"", "everywhere; 'bumbum undo' takes it back"),
    ]
  ) { invocation throws(Refusal) in
    let operands = invocation.arguments.operands
    if operands.first == "max" { return try invocation.writeMax(Array(operands.dropFirst())) }
    guard operands.count == 3, operands[0] == "rename" else {
      throw Refusal(
        "'exercise' renames an exercise, or writes its training max",
        help: "write 'bumbum exercise rename OLD NEW', each in quotes, or 'bumbum exercise max NAME 120\(.unit)'")
    }
    let renaming = ExerciseRenaming(from: operands[1], to: operands[2])
    var lines = (changed: 0, files: 0)
    let plan: (Journal) throws(Refusal) -> ChangeSet = { journal throws(Refusal) in
      try journal.refuseUnread()
      let edits = try renaming.edits(in: journal)
      lines = (edits.reduce(0) { $0 + $1.edits.count }, edits.count)
      return try renaming.changes(journal)
    }
    let journal = try invocation.folder().read()
    switch renaming.doubt(in: journal) {
    case .nearly(let near, let words)?
    where !invocation.arguments.has("--yes") && !invocation.arguments.has("--dry-run"):
      guard let isYes = invocation.asked("\(words): rename all the same?") else {
        throw Refusal(words, help: "did you mean '\(printable(near))'? '--yes' renames all the same")
      }
      if !isYes {
        invocation.say("nothing was changed")
        return .success
      }
    case .joins(let words)?:
      try invocation.rehearse(plan)
      guard try invocation.confirm("\(words): rename?") else {
        invocation.say("nothing was changed")
        return .success
      }
    default: break
    }
    if try invocation.write(plan) {
      invocation.say("\(lines.changed, .lines) in \(lines.files, .files)")
    }
    return .success
  }
}

extension Invocation {
  /// `max NAME LOAD [DATE]`; the name may be of several words.
  fileprivate func writeMax(_ words: [String]) throws(Refusal) -> ExitCode {
    var words = words
    let day = try words.last.flatMap { word throws(Refusal) in try dayOfMax(word, behind: words.dropLast().last)
    }
    if day != nil { words.removeLast() }
    if words.count >= 2, let load = words.last, Weight(text: load) == nil, Weight(text: load + "kg") != nil {
      let unit = try folder().settings.unit.rawValue
      let name = words.dropLast().joined(separator: " ")
      let shown = printable(name.contains(" ") ? "\"\(name)\"" : name)
      throw Refusal("'\(load)' has no unit", help: "write 'bumbum exercise max \(shown) \(load)\(unit)'")
    }
    if let load = words.last, load.first?.isNumber == true, Weight(text: load).map({ $0.hundredths == 0 }) ?? true {
      throw Refusal(
        "'\(printable(load))' is no training max",
        help: "write a weight with its unit, of more than 0 and less than 10,000: '120\(.unit)'")
    }
    guard words.count >= 2, let load = words.last, Weight(text: load) != nil else {
      throw Refusal("a name and a load are missing", help: "write 'bumbum exercise max Squat 120\(.unit)'")
    }
    guard let query = try nameOfMax(words.dropLast().joined(separator: " ")) else {
      say("nothing was written")
      return .success
    }
    try write { journal throws(Refusal) in
      let catalog = ExerciseCatalog(journal)
      let id = catalog.id(of: query)
      let list = journal.exerciseList ?? ExerciseListReader.read(Source(name: "exercises.txt", bytes: []))
      let name = id.map { catalog[$0].name } ?? query
      let names = (list.entries.map(\.name.value) + [name]).filter { id == nil ? $0 == name : catalog.id(of: $0) == id }
      var changes = ChangeSet()
      let edits = try list.settingMax(load, of: name, names: names, since: day ?? journal.firstDay(ofMaxOf: id, now))
      if journal.exerciseList == nil {
        changes.create("exercises.txt", edits.applied(to: []) ?? [])
      } else {
        try changes.edit("exercises.txt", in: journal, edits)
      }
      return changes
    }
    return .success
  }
}

extension Invocation {
  /// The day behind a load, as people say days; nil for the load itself.
  private func dayOfMax(_ word: String, behind load: String?) throws(Refusal) -> CivilDate? {
    if let date = CivilDate(word) { return date }
    guard let load, Weight(text: load) != nil else { return nil }
    guard let date = CivilDate(said: word, today: today) else {
      throw Refusal("'\(printable(word))' is no day", help: "write '\(today)', or leave it out")
    }
    try echo(word, date)
    return date
  }

  /// The exercise that is meant: one by its whole name or by its first words. Another that is nearly it, or has the name for a
  /// part, is asked about, as a max that somebody else's exercise gets is a wrong load for weeks. Nil where a person says no.
  private func nameOfMax(_ typed: String) throws(Refusal) -> String? {
    let catalog = ExerciseCatalog(try folder().read(only: [.root, .plans, .log]))
    if arguments.has("--new") || catalog.id(of: typed) != nil { return typed }
    if let found = try catalog.id(ifMeant: typed).map({ catalog[$0].name }) {
      return folded(found).hasPrefix(folded(typed)) ? found : try ask(about: UnknownExercise(typed, near: found))
    }
    guard let near = catalog.name(near: typed) else { return typed }
    return try ask(about: UnknownExercise(typed, near: near))
  }
}

extension Journal {
  /// Sessions of the day itself count for cycles: where an exercise was done today already, a max that is written now is for
  /// what comes.
  fileprivate func firstDay(ofMaxOf id: ExerciseID?, _ now: Moment) -> CivilDate {
    let catalog = ExerciseCatalog(self)
    let isDone = zip(logs, catalog.idsInLogs).contains { log, ids in
      zip(log.sessions, log.places).contains { session, places in
        session.date == now.date
          && zip(session.exercises, places.exercises).contains { !$0.sets.isEmpty && ids[$1.spelling] == id }
      }
    }
    return id != nil && isDone ? now.date.adding(days: 1) : now.date
  }
}

extension ExerciseRenaming {
  fileprivate func changes(_ journal: Journal) throws(Refusal) -> ChangeSet {
    var changes = ChangeSet()
    for (source, edits) in try edits(in: journal) {
      try changes.edit(source.name, in: journal, edits)
    }
    guard changes.files.isEmpty else { return changes }
    let catalog = ExerciseCatalog(journal)
    let near = (try? catalog.id(ifMeant: old)).flatMap(\.self).map { catalog[$0].name } ?? catalog.name(near: old)
    throw Refusal(
      "there is no exercise '\(printable(old))'",
      help: near.map { "did you mean '\(printable($0))'?" } ?? "see 'bumbum stats'")
  }
}
