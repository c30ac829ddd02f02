import Grammar
import Storage
import Text
import Views

extension Command {
  static let backup = Command(
    "backup", "Write all files of the journal into one tar, or look whether all of an earlier one is still there",
    usage: ["backup FILE", "backup --verify FILE"],
    details: """
      Settings, exercises.txt, plans, log, check-ins and photos, as they are: 'tar -xf FILE' in an empty folder brings them back.
      FILE is there when all of it is on the disk and was read again. Where a file can't be read nothing is written, unless
      told --partial.
      '--verify' compares by meaning, as 'diff' does: what came since is fine, and so are files that were formatted, moved or
      sorted. Shown is what is gone (-) or is otherwise (~): sessions, sets, remarks, check-ins, measures, skipped days, plans,
      exercises.txt, settings and photos; of a backup also photos whose bytes are others.
      Exit code: 2 where there is no backup, or where something can't be read without --partial. Of '--verify': 0 when all is
      there, 1 when not.
      """,
    options: [
      Option("--force", nil, "also in the place of a file that is there"),
      Option("--verify", nil, "what of an earlier backup or commit is gone or otherwise"), .json,
    ],
    examples: [
      ("bumbum backup /media/stick/training.tar --force", "all of it, over the last one"),
      ("bumbum backup \"training-$(date +%F).tar\"", "one a day"),
      ("bumbum backup --verify training.tar", "what is not as it was in that backup"),
    ]
  ) { invocation throws(Refusal) in
    if invocation.arguments.has("--verify") { return try invocation.verify() }
    let operands = invocation.arguments.operands
    guard operands.count == 1, let path = operands.first else {
      throw Refusal(
        operands.isEmpty ? "into which file?" : "'backup' writes one file", help: "write 'bumbum backup training.tar'")
    }
    let folder = try invocation.folder()
    let words = try invocation.words(folder.settings)
    let isPartial = invocation.arguments.has("--partial")
    let place = path.hasPrefix("/") ? path : invocation.context.currentFolder + "/" + path
    let backup = try folder.withLock(orThrow: Refusal.init) { () throws(Refusal) in
      do throws(WriteFailure) {
        return try folder.backUp(
          to: place, shown: path, replacing: invocation.arguments.has("--force"), isPartial: isPartial)
      } catch {
        throw Refusal(printable(error.message), help: error.help)
      }
    }
    for lost in backup.lost { invocation.remark("'\(lost.path)': \(lost.reason)") }
    invocation.say("\(path): \(backup.files, .files), \(backup.bytes) bytes, written and read again")
    return .success
  }
}
