import Format
import Journal

extension Command {
  static let undo = Command(
    "undo", "Take back the last write of this program, while the file has not changed since", usage: ["undo"],
    options: [.dryRun, .commit], examples: [("bumbum undo", "as if the last command had not been")]
  ) { invocation throws(CommandFailure) in
    let folder = try invocation.folder()
    let isDry = invocation.arguments.has("--dry-run")
    let commit = try EntryCommit(invocation, folder, folder.read(only: [.root]).settings)
    var trouble: CommandFailure?
    let changes = try invocation.locked(folder) { () throws(CommandFailure) -> [FileChange]? in
      try invocation.refuseNewerFormat(folder.read(only: [.root]))
      let changes: [FileChange]?
      do throws(WriteFailure) {
        changes = try folder.undoChanges()
        if let changes, !isDry { try folder.write(changes, isUndo: true) }
      } catch {
        throw CommandFailure(error)
      }
      if isDry { return changes }
      do throws(CommandFailure) {
        try commit?.run(changes ?? [])
      } catch {
        trouble = error
      }
      return changes
    }
    guard let changes else {
      invocation.say("there is nothing to undo")
      return .success
    }
    for change in changes {
      invocation.print(
        isDry
          ? UnifiedDiff(change, style: invocation.style).text
          : Written(change, prefix: folder.shownPrefix).text)
    }
    if let trouble { throw trouble }
    return .success
  }
}
