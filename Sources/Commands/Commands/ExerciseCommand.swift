import Format
import Text
import Training

extension Command {
  static let exercise = Command(
    "exercise", "Rename an exercise in the plans, the whole log and exercises.txt",
    usage: ["exercise rename OLD NEW"],
    details:
      "Its history stays one; comments, alignment and everything else stay as they are. Look with --dry-run first.",
    options: [.dryRun, .commit],
    examples: [
      ("bumbum exercise rename Supino \"Supino reto\" --dry-run", "what would change"),
      ("bumbum exercise rename Supino \"Supino reto\"", "everywhere; 'bumbum undo' takes it back"),
    ]
  ) { invocation throws(CommandFailure) in
    let operands = invocation.arguments.operands
    guard operands.count == 3, operands[0] == "rename" else {
      throw CommandFailure(
        "'exercise' renames an exercise", help: "write 'bumbum exercise rename OLD NEW', each in quotes")
    }
    let renaming = ExerciseRenaming(from: operands[1], to: operands[2])
    try invocation.write { journal throws(CommandFailure) in
      try journal.refuseUnread()
      return try renaming.changes(journal)
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
