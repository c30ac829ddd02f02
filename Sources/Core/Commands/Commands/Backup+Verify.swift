import Grammar
import Storage
import Text
import Training
import Views

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
