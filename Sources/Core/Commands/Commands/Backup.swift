import Grammar
import Storage
import Text
import Training
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

extension Invocation {
  /// Shows what a backup or a commit has and the journal lacks or has changed.
  func verify() throws(Refusal) -> ExitCode {
    let operands = arguments.operands
    guard operands.count <= 1 else {
      throw Refusal(
        "'--verify' compares with one backup or commit", help: "write 'bumbum backup --verify training.tar'")
    }
    let folder = try folder()
    let name = operands.first ?? "HEAD"
    let new = folder.read()
    let (diff, old) = try losses(since: name, folder, new)
    sayMistakes(in: new)
    _ = try words(new.settings)
    if diff.isEmpty {
      if arguments.has("--json") {
        return try answer(DiffAnswer(diff, today: today), on: page(new.settings))
      }
      let sessions = old.logs.reduce(0) { $0 + $1.sessions.count { $0.date != nil } }
      let checkIns = old.checkIns.reduce(0) { $0 + $1.checkIns.count { $0.moment != nil } }
      print(
        language.said(
          "all of '\(printable(name))' is still there: \(sessions, .sessions), \(checkIns, .checkIns)"))
      return .success
    }
    _ = try answer(DiffAnswer(diff, today: today), on: page(new.settings))
    say(
      "\(diff.count, .things) of '\(name)' \(diff.count, one: "is", many: "are") gone or otherwise")
    return isIncomplete && !arguments.has("--partial") ? .failure : .findings
  }

  /// Returns the losses since a backup or a commit, and the journal it holds.
  private func losses(
    since name: String, _ folder: JournalFolder, _ new: Journal
  ) throws(Refusal) -> (JournalDiff, Journal) {
    let path = name.hasPrefix("/") ? name : context.currentFolder + "/" + name
    guard JournalFolder.isFile(path) else {
      let old = try committed(name, folder)
      return (JournalDiff(from: old, to: new, now: now).losses, old)
    }
    do throws(TarFile.Broken) {
      let backup = try BackedUpJournal(path)
      var diff = JournalDiff(from: backup.journal, to: new, now: now).losses
      for photo in try backup.photos(changedIn: folder, new) { diff.addChangedPhoto(photo) }
      return (diff, backup.journal)
    } catch {
      throw Refusal(
        "can't read '\(name)' as a backup: \(error.reason)",
        help: "name a tar that 'bumbum backup' wrote, or a commit")
    }
  }

  private func committed(_ name: String, _ folder: JournalFolder) throws(Refusal) -> Journal {
    do throws(Refusal) {
      guard let versions else { throw Refusal("name a backup", help: "write 'bumbum backup --verify training.tar'") }
      return try versions.journal(folder, at: name, for: "'--verify'", context)
    } catch {
      if arguments.operands.isEmpty { throw error }
      throw Refusal("there is no file '\(name)'; \(error.message)", help: error.help)
    }
  }
}
