import Grammar
import Storage
import Text
import Views

extension Command {
  static let backup = Command(
    "backup", "Write all files of the journal into one tar, and read it again", usage: ["backup FILE"],
    details: """
      Settings, exercises.txt, plans, log, check-ins and photos, as they are: 'tar -xf FILE' in an empty folder brings them back.
      FILE is there when all of it is on the disk and was read again. 'bumbum verify FILE' says later whether the journal still
      has all of it. Where a file can't be read nothing is written, unless told --partial.
      Exit code: 2 where there is no backup, or where something is missing in it without --partial.
      """,
    options: [Option("--force", nil, "also in the place of a file that is there")],
    examples: [
      ("bumbum backup /media/stick/training.tar --force", "all of it, over the last one"),
      ("bumbum backup \"training-$(date +%F).tar\"", "one a day"),
    ]
  ) { invocation throws(Refusal) in
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
    for lost in backup.lost { invocation.remark("'\(printable(lost.path))': \(printable(lost.reason))") }
    invocation.say("\(printable(path)): \(backup.files, .files), \(backup.bytes) bytes, written and read again")
    return .success
  }
}
