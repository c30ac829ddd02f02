import Grammar
import Storage
import Text
import Training
import Views

extension Command {
  static let verify = Command(
    "verify", "Look whether all that an earlier backup or commit had is still there", usage: ["verify [FILE | REV]"],
    details: """
      Compares by meaning, as 'diff' does: what came since is fine, and so are files that were formatted, moved or sorted. Shown is
      what is gone (-) or is otherwise (~): sessions, sets, remarks, check-ins, measures, skipped days, plans, exercises.txt,
      settings and photos; of a backup also photos whose bytes are others. Without a name, the last commit.
      Exit code: 0 when all of it is there, 1 when not, 2 when something can't be read.
      """,
    options: [.json],
    examples: [
      ("bumbum verify training.tar", "what is not as it was in that backup"),
      ("bumbum verify", "as in the last commit"),
      ("bumbum verify HEAD~100", "as a hundred commits ago"),
    ]
  ) { invocation throws(Refusal) in
    let operands = invocation.arguments.operands
    guard operands.count <= 1 else {
      throw Refusal("'verify' compares with one backup or commit", help: "write 'bumbum verify training.tar'")
    }
    let folder = try invocation.folder()
    let name = operands.first ?? "HEAD"
    let new = folder.read()
    let (diff, old) = try invocation.losses(since: name, folder, new)
    invocation.sayMistakes(in: new)
    let words = try invocation.words(new.settings)
    if diff.isEmpty {
      if invocation.arguments.has("--json") {
        return try invocation.answer(DiffAnswer(diff, today: invocation.today), on: invocation.page(new.settings))
      }
      let sessions = old.logs.reduce(0) { $0 + $1.sessions.count { $0.date != nil } }
      let checkIns = old.checkIns.reduce(0) { $0 + $1.checkIns.count { $0.moment != nil } }
      invocation.print(
        invocation.language.said(
          "all of '\(printable(name))' is still there: \(sessions, .sessions), \(checkIns, .checkIns)"))
      return .success
    }
    _ = try invocation.answer(DiffAnswer(diff, today: invocation.today), on: invocation.page(new.settings))
    invocation.say(
      "\(diff.count, .things) of '\(printable(name))' \(diff.count, one: "is", many: "are") gone or otherwise")
    return invocation.isIncomplete && !invocation.arguments.has("--partial") ? .failure : .findings
  }
}

extension Invocation {
  /// What is not as it was in a backup or a commit, and that.
  fileprivate func losses(
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
        "can't read '\(printable(name))' as a backup: \(error.reason)",
        help: "name a tar that 'bumbum backup' wrote, or a commit")
    }
  }

  private func committed(_ name: String, _ folder: JournalFolder) throws(Refusal) -> Journal {
    do throws(Refusal) {
      return try CommittedJournal(folder, at: name, Git(folder, context, for: "'verify'")).journal
    } catch {
      if arguments.operands.isEmpty { throw error }
      throw Refusal("there is no file '\(printable(name))'; \(error.message)", help: error.help)
    }
  }
}
