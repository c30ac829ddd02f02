import Format
import Journal
import Text
import Training
import Views

extension Command {
  static let undo = Command(
    "undo", "Take back the last write of this program, and then the one before", usage: ["undo [--list]"],
    details: """
      The last 64 writes are kept, of any command, in 256 kB besides the last one. A write is taken back only
      while its files are as it left them: what an editor has saved since is never lost.
      """,
    options: [.dryRun, .commit, Option("--list", nil, "what can be taken back, and what 'bumbum redo' can do again")],
    examples: [
      ("bumbum undo", "as if the last command had not been"), ("bumbum undo --list", "the last one first"),
    ]
  ) { invocation throws(CommandFailure) in
    if invocation.arguments.has("--list") { return try invocation.listWrites() }
    return try invocation.step { folder throws(WriteFailure) in try folder.lastWrite().map { ($0, .undo($0)) } }
  }

  static let redo = Command(
    "redo", "Do again what 'undo' took back, until something else is written", usage: ["redo"],
    options: [.dryRun, .commit], examples: [("bumbum redo", "as if the last 'bumbum undo' had not been")]
  ) { invocation throws(CommandFailure) in
    try invocation.step { folder throws(WriteFailure) in try folder.lastUndone().map { ($0, .redo($0)) } }
  }
}

extension Invocation {
  /// One write, back or forth; `find` is called inside of the lock.
  fileprivate func step(
    _ find: (JournalFolder) throws(WriteFailure) -> (UndoStep, WriteKind)?
  ) throws(CommandFailure) -> ExitCode {
    let folder = try folder()
    let isDry = arguments.has("--dry-run")
    let settings = folder.read(only: [.root]).settings
    let commit = try EntryCommit(self, folder, settings)
    var trouble: CommandFailure?
    let found = try locked(folder) { () throws(CommandFailure) -> (UndoStep, WriteKind)? in
      try refuseNewerFormat(folder.read(only: [.root]))
      let found: (UndoStep, WriteKind)?
      do throws(WriteFailure) {
        found = try find(folder)
        if let found, !isDry { try folder.write(found.0.changes, as: found.1) }
      } catch {
        throw CommandFailure(error)
      }
      if isDry { return found }
      do throws(CommandFailure) {
        try commit?.run(found?.0.changes ?? [])
      } catch {
        trouble = error
      }
      return found
    }
    let words = try words(settings).undoing
    guard let (step, kind) = found else {
      say(command.name == Command.redo.name ? words.nothingToRedo : words.nothingToUndo)
      return .success
    }
    if !isDry {
      let said = said(step.write)
      if case .redo = kind { print(words.redid(said)) } else { print(words.undid(said)) }
    }
    for change in step.changes {
      print(isDry ? UnifiedDiff(change, style: style).text : Written(change, prefix: folder.shownPrefix).text)
    }
    if let trouble { throw trouble }
    return .success
  }

  fileprivate func listWrites() throws(CommandFailure) -> ExitCode {
    let folder = try folder()
    let words = try words(folder.read(only: [.root]).settings).undoing
    let (done, undone) = folder.rememberedWrites()
    for write in done { print(line(write)) }
    if done.isEmpty { say(words.nothingToUndo) }
    guard !undone.isEmpty else { return .success }
    print()
    print(words.undone)
    for write in undone { print(line(write)) }
    return .success
  }

  private func line(_ write: RememberedWrite) -> String {
    "\(padded(write.moment?.description ?? "", to: 16))  \(shown(write))"
  }

  /// `set Bench press 100kg x 5, 18:52`
  private func said(_ write: RememberedWrite) -> String {
    guard let moment = write.moment else { return shown(write) }
    let isToday = moment.date == today
    return "\(shown(write)), \(isToday ? moment.time?.description ?? moment.description : moment.description)"
  }

  /// The words, else the files.
  private func shown(_ write: RememberedWrite) -> String {
    let text = write.words.isEmpty ? write.paths.joined(separator: ", ") : write.words
    return printable(text.count > 100 ? text.prefix(99) + "…" : text)
  }
}

/// What `undo` and `redo` say; one value a language.
struct UndoWords: Sendable {
  var undid: @Sendable (_ write: String) -> String
  var redid: @Sendable (_ write: String) -> String
  var nothingToUndo: String
  var nothingToRedo: String
  /// Above what was taken back.
  var undone: String
}

extension Words {
  var undoing: UndoWords { language == .english ? .english : .brazilianPortuguese }
}

extension UndoWords {
  fileprivate static let english = UndoWords(
    undid: { "undid: \($0)" }, redid: { "done again: \($0)" }, nothingToUndo: "there is nothing to undo",
    nothingToRedo: "there is nothing to do again", undone: "undone; 'bumbum redo' does the first of these again:")

  fileprivate static let brazilianPortuguese = UndoWords(
    undid: { "desfeito: \($0)" }, redid: { "refeito: \($0)" }, nothingToUndo: "não há nada para desfazer",
    nothingToRedo: "não há nada para refazer", undone: "desfeitos; 'bumbum redo' refaz o primeiro:")
}
