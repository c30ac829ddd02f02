import Grammar
package import Storage
package import Text
import Training

extension Command {
  package static let undo = Command(
    "undo", "Take back the last write of this program, and then the one before", short: "u",
    usage: ["undo [N]", "undo --redo [N]", "undo --list"],
    details: """
      The last 64 writes are kept, of any command, in 16 MB besides the last one. A write is taken back only
      while its files are as it left them: what an editor has saved since is never lost. Exit code: 1 where there is nothing
      to undo, or where what was noted of the write is damaged; the next 'bumbum undo' then goes on with the one before it.
      """,
    options: [
      Option("--redo", nil, "do again what was taken back, until something else is written"),
      Option("--list", nil, "what can be taken back, and what can be done again"), .dryRun,
    ],
    examples: [
      ("bumbum undo", "as if the last command had not been"), ("bumbum undo 3", "the last three, one after the other"),
      ("bumbum undo --redo", "as if the last 'bumbum undo' had not been"), ("bumbum undo --list", "the last one first"),
    ]
  ) { invocation throws(Refusal) in
    if invocation.arguments.has("--list") {
      try invocation.refuseWords()
      return try invocation.listWrites()
    }
    return try invocation.steps(invocation.arguments.has("--redo") ? .again : .back)
  }
}

extension Invocation {
  /// Takes as many steps as the operand says, else one; fewer if there are no more.
  fileprivate func steps(_ direction: UndoStep.Direction) throws(Refusal) -> ExitCode {
    var left = 1
    if let text = arguments.operands.first, let count = Int(text), count > 0 {
      if count > 1, arguments.has("--dry-run") {
        throw Refusal("'--dry-run' shows one write", help: "'bumbum undo --list' has all of them")
      }
      try refuseWords(behind: 1)
      left = count
    } else {
      try refuseWords()
    }
    for number in 0..<left {
      switch try step(direction) {
      case .done: continue
      case .nothing: return number == 0 ? .findings : .success
      case .damaged: return .findings
      }
    }
    return .success
  }

  private enum Outcome { case done, nothing, damaged }

  /// Takes one write back, or does it again, and says so.
  private func step(_ direction: UndoStep.Direction) throws(Refusal) -> Outcome {
    let folder = try folder()
    let (step, isDamaged, trouble) = try takeStep(direction)
    if isDamaged {
      say("the note of this write is damaged; nothing was changed")
      let (done, undone) = folder.rememberedWrites()
      if let write = (direction == .back ? done : undone).first {
        say("'bumbum \(direction == .back ? "undo" : "undo --redo")' goes on with: \(said(write))")
      }
      return .damaged
    }
    guard let step else {
      say(direction == .back ? "there is nothing to undo" : "there is nothing to do again")
      return .nothing
    }
    let isDry = arguments.has("--dry-run")
    if !isDry { print(said(step, direction)) }
    for change in step.changes {
      print(
        isDry ? UnifiedDiff(change, style: style).text : change.shown(prefix: folder.shownPrefix, in: language))
    }
    if let trouble { throw trouble }
    return .done
  }

  /// Returns the line about a step: `undid: set Bench press 100kg x 5, 18:52`.
  package func said(_ step: UndoStep, _ direction: UndoStep.Direction) -> String {
    let write = said(step.write)
    return language.said(direction == .back ? "undid: \(write)" : "done again: \(write)")
  }

  /// Takes one write back, or does it again; a dry run only looks. `step` is nil if there is none or its note is
  /// damaged; `trouble` is the reason why it was not committed, if it was to be.
  package func takeStep(_ direction: UndoStep.Direction) throws(Refusal) -> (
    step: UndoStep?, isDamaged: Bool, trouble: Refusal?
  ) {
    let folder = try folder()
    let isDry = arguments.has("--dry-run")
    let commit = try versions?.commit(self, folder, folder.settings)
    return try locked(folder) { () throws(Refusal) in
      try refuseNewerFormat(folder.read(only: [.root]))
      if folder.hasDamagedStep(direction, dropping: !isDry) { return (nil, true, nil) }
      let step: UndoStep?
      do throws(WriteFailure) {
        step = try folder.nextStep(direction)
        if let step, !isDry { try folder.write(step.changes, as: .step(step)) }
      } catch {
        throw Refusal(error)
      }
      if isDry { return (step, false, nil) }
      do throws(Refusal) {
        try commit?(step?.changes ?? [])
      } catch {
        return (step, false, error)
      }
      return (step, false, nil)
    }
  }

  fileprivate func listWrites() throws(Refusal) -> ExitCode {
    let folder = try folder()
    let (done, undone) = folder.rememberedWrites()
    for write in done { print(line(write)) }
    if done.isEmpty { say("there is nothing to undo") }
    guard !undone.isEmpty else { return .success }
    print()
    print(language.said("undone; 'bumbum undo --redo' does the first of these again:"))
    for write in undone { print(line(write)) }
    return .success
  }

  private func line(_ write: RememberedWrite) -> String {
    "\(padded(write.moment?.description ?? "", to: 16))  \(shown(write))"
  }

  /// Returns the words and the moment of a write: `set Bench press 100kg x 5, 18:52`.
  private func said(_ write: RememberedWrite) -> Message {
    guard let moment = write.moment else { return "\(shown(write))" }
    let time = moment.date == today ? moment.time : nil
    return "\(shown(write)), " + (time.map { "\($0)" } ?? "\(day: moment)")
  }

  /// Returns the words of a write, else its paths, cut to 100 characters.
  private func shown(_ write: RememberedWrite) -> String {
    let text = write.words.isEmpty ? write.paths.joined(separator: ", ") : write.words
    return printable(text.count > 100 ? text.prefix(99) + "…" : text)
  }
}
