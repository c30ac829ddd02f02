import Format
import Text
import Training

extension Command {
  static let exercise = Command(
    "exercise", "Rename an exercise everywhere, or write down its training max",
    usage: ["exercise rename OLD NEW", "exercise max NAME LOAD [DATE]"],
    details: """
      Renamed in the plans, the whole log and exercises.txt its history stays one; comments, alignment and everything else
      stay as they are. Look with --dry-run first. A training max is what the percentages of a plan are of, from today on
      or from a date; cycles that are completed from then on add to it.
      """,
    options: [.dryRun, .commit],
    examples: [
      ("bumbum exercise rename Supino \"Supino reto\" --dry-run", "what would change"),
      ("bumbum exercise max Agachamento 120kg", "from today on, in exercises.txt"),
      ("bumbum exercise rename Supino \"Supino reto\"", "everywhere; 'bumbum undo' takes it back"),
    ]
  ) { invocation throws(CommandFailure) in
    let operands = invocation.arguments.operands
    if operands.first == "max" { return try invocation.writeMax(Array(operands.dropFirst())) }
    guard operands.count == 3, operands[0] == "rename" else {
      throw CommandFailure(
        "'exercise' renames an exercise, or writes its training max",
        help: "write 'bumbum exercise rename OLD NEW', each in quotes, or 'bumbum exercise max NAME 120kg'")
    }
    let renaming = ExerciseRenaming(from: operands[1], to: operands[2])
    try invocation.write { journal throws(CommandFailure) in
      try journal.refuseUnread()
      return try renaming.changes(journal)
    }
    return .success
  }
}

extension Invocation {
  /// `max NAME LOAD [DATE]`; the name may be of several words.
  fileprivate func writeMax(_ words: [String]) throws(CommandFailure) -> ExitCode {
    var words = words
    let day = words.last.flatMap { CivilDate($0) }
    if day != nil { words.removeLast() }
    guard words.count >= 2, let load = words.last, Weight(text: load) != nil else {
      throw CommandFailure("a name and a load are missing", help: "write 'bumbum exercise max Agachamento 120kg'")
    }
    let query = words.dropLast().joined(separator: " ")
    try write { journal throws(CommandFailure) in
      let catalog = ExerciseCatalog(journal)
      let id = try catalog.find(known: query)
      let list = journal.exerciseList ?? ExerciseListReader.read(Source(name: "exercises.txt", bytes: []))
      let name = id.map { catalog[$0].name } ?? query
      let names = (list.entries.map(\.name.value) + [name]).filter { id == nil ? $0 == name : catalog.id(of: $0) == id }
      var changes = ChangeSet()
      let edits = try list.settingMax(load, of: name, names: names, since: day ?? today)
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

extension ExerciseRenaming {
  func changes(_ journal: Journal) throws(CommandFailure) -> ChangeSet {
    var changes = ChangeSet()
    for (source, edits) in try editing({ () throws(EditFailure) in try edits(in: journal) }) {
      try changes.edit(source.name, in: journal, edits)
    }
    guard changes.files.isEmpty else { return changes }
    let near = closest(to: old, among: ExerciseCatalog(journal).entries.map(\.name))
    throw CommandFailure(
      "there is no exercise '\(printable(old))'",
      help: near.map { "did you mean '\(printable($0))'?" } ?? "see 'bumbum stats'")
  }
}
