import Grammar
import Storage
import Lint
import Text
import Training

extension Option {
  /// What every writing command takes.
  static let dryRun = Option("--dry-run", nil, "show the change as a diff, and write nothing")
}

extension Invocation {
  /// Runs a writing command: reads inside of the journal's lock, works out the changes, refuses one that would add a
  /// mistake, writes it, and says what was written and where. False where nothing was.
  ///
  /// With `day`, the months before it are read first. Where the changes are nil, as older months may change them, or where lint
  /// finds something, the whole journal is read after all: what looks odd in a month may not be so in ten years.
  @discardableResult
  func write(
    fromMonthsBefore day: CivilDate? = nil, unchanged: Message? = "nothing to change",
    _ plan: (Journal) throws(Refusal) -> ChangeSet?
  ) throws(Refusal) -> Bool {
    let folder = try folder()
    let isDry = arguments.has("--dry-run")
    var written: ChangeSet?
    var trouble: Refusal?
    isWritten = false
    try locked(folder) { () throws(Refusal) in
      var journal = day.map { folder.readRecent(context.recentMonths, before: $0) } ?? folder.read()
      try refuseNewerFormat(journal)
      sayWhatIsMissing(in: folder)
      let commit = try EntryCommit(self, folder, journal.settings)
      written = try plan(journal)
      var found = written?.newFindings(in: journal, now: now) ?? []
      if journal.edge != nil, written == nil || !found.isEmpty {
        journal = folder.read()
        written = try plan(journal)
        found = written?.newFindings(in: journal, now: now) ?? []
      }
      guard let written else { return }
      try refuseMistakes(found)
      if isDry || written.isEmpty { return }
      try refuseHidden(written.files, in: folder)
      try writing(written.files, in: folder)
      do throws(Refusal) {
        try commit?.run(written.files)
      } catch {
        trouble = error
      }
    }
    guard let changes = written, !changes.isEmpty else {
      if let unchanged { say(unchanged) }
      return false
    }
    for change in changes.files {
      let note = changes.notes[change.path].map { " (\(language.said($0)))" } ?? ""
      print(
        isDry
          ? UnifiedDiff(change, style: style).text
          : Written(change, prefix: folder.shownPrefix, in: language).text + note)
    }
    if let trouble { throw trouble }
    isWritten = !isDry
    return !isDry
  }

  /// The same, which does not say the lines that it writes; a dry run shows them.
  var withoutLines: Invocation {
    var quiet = self
    if !arguments.has("--dry-run") { quiet.context.output = Output { _ in } }
    return quiet
  }

  func refuseNewerFormat(_ journal: Journal) throws(Refusal) {
    guard journal.settings.isNewer else { return }
    throw Refusal(
      "this journal is in format \(journal.settings.format), and this program knows \(Settings.newestFormat): it reads what it can, and writes nothing",
      help: "get a newer bumbum")
  }

  /// Works out changes for nothing, so that a question is asked only when what follows can be done.
  func rehearse(_ plan: (Journal) throws(Refusal) -> ChangeSet) throws(Refusal) {
    let journal = try folder().read()
    try refuseNewerFormat(journal)
    try refuseErrors(plan(journal).newFindings(in: journal, now: now))
  }

  /// An error that was not there before refuses the write; a warning is said.
  private func refuseMistakes(_ found: [Finding]) throws(Refusal) {
    try refuseErrors(found)
    for warning in found {
      let (message, help) = (printable(warning.diagnostic.message), warning.diagnostic.help.map(printable))
      remark("warning: \(help.map { "\(message); \($0)" } ?? message)")
    }
  }

  private func refuseErrors(_ found: [Finding]) throws(Refusal) {
    if let error = found.first(where: { $0.diagnostic.severity == .error }) {
      throw Refusal(
        "\(printable(error.diagnostic.message)); nothing was written",
        help: error.diagnostic.help.map(printable))
    }
  }

  /// Whether a person says yes; nil where there is nobody to ask.
  func asked(_ question: Message) -> Bool? {
    context.ask(context.text("\(question) [y/N] ")).map(Invocation.isYes)
  }

  /// In either language.
  static func isYes(_ answer: String) -> Bool { ["y", "yes", "s", "sim"].contains(answer.lowercased()) }

  /// A question that a person answers; a failure where there is nobody to ask. What writes nothing needs no answer.
  func confirm(_ question: Message) throws(Refusal) -> Bool {
    if arguments.has("--yes") || arguments.has("--dry-run") { return true }
    if case .failed = context.output.ended() {
      throw Refusal("what '\(command.name)' asks about can't be shown; nothing was written")
    }
    guard let isYes = asked(question) else {
      throw Refusal("'\(command.name)' asks first, and there is nobody to ask", help: "add '--yes'")
    }
    return isYes
  }
}

extension Invocation {
  /// True where 'bumbum undo' takes it back. Says what of a file could not be kept.
  @discardableResult
  func writing(
    _ changes: [FileChange], in folder: JournalFolder, isBeginning: Bool = false
  ) throws(Refusal) -> Bool {
    let words = [command.name, arguments.typed].filter { !$0.isEmpty }.joined(separator: " ")
    do throws(WriteFailure) {
      return try folder.write(
        changes, as: isBeginning ? .beginning : .entry(words: words, moment: now),
        losing: { remark("warning: \(printable($0))") })
    } catch {
      throw Refusal(error)
    }
  }
}

extension Refusal {
  init(_ failure: WriteFailure) { self.init(failure.message, help: failure.help) }
}

/// What a change wrote: `log/2026-01.txt:12: Supino reto: 80kg x 10/8`.
struct Written {
  let text: String

  init(_ change: FileChange, prefix: String, in language: Settings.Language) {
    let path = printable(prefix + change.path)
    guard let after = change.after else {
      text = "\(path): \(language.said("removed"))"
      return
    }
    // Lint changes it too.
    guard FileKind(path: change.path) != nil || change.path == ".gitattributes" else {
      text = "\(path): \(after.count) bytes"
      return
    }
    let lines = ChangedLines(before: change.before ?? [], after: after)
    // Of a new plan its name says more than its front matter.
    let added = change.before == nil && path.hasSuffix(".md") ? lines.added : []
    if let heading = added.firstIndex(where: { $0.hasPrefix("# ") }) {
      text = "\(path):\(heading + 1): \(printable(added[heading]))"
      return
    }
    guard let line = lines.firstAdded else {
      text = "\(path):\(lines.place + 1)"
      return
    }
    text = "\(path):\(line.number + 1): \(printable(line.text))"
  }
}
