package import Grammar
package import Recording
package import Storage
package import Lint
package import Text
package import Training

extension Option {
  /// The option of every writing command.
  package static let dryRun = Option("--dry-run", nil, "show the change as a diff, and write nothing")
}

extension Invocation {
  /// Runs a request and says what was written and where; asks its questions, and runs it again with the answers. Nil if
  /// nothing was written.
  ///
  /// - Parameters:
  ///   - day: The months before it are read first. If the request is nil then, or lint finds something, the whole
  ///     journal is read: older months may change it, and what looks odd in a month may not in ten years.
  ///   - isQuiet: True if the lines written are not said; a dry run shows them.
  @discardableResult
  package func write<Request: Recorded>(
    fromMonthsBefore day: CivilDate? = nil, unchanged: Message? = "nothing to change", isQuiet: Bool = false,
    _ request: (Journal, Answers) throws(Refusal) -> Request?
  ) throws(Refusal) -> Request? {
    var made: Request?
    let isWritten = try write(fromMonthsBefore: day, unchanged: unchanged, isQuiet: isQuiet) {
      journal, answers throws(Refusal) in
      made = try request(journal, answers)
      return made?.changes
    }
    return isWritten ? made : nil
  }

  /// Writes the changes of a request; returns false if nothing was written. It is generic over nothing, so that it is
  /// compiled once.
  private func write(
    fromMonthsBefore day: CivilDate?, unchanged: Message?, isQuiet: Bool,
    _ request: (Journal, Answers) throws(Refusal) -> Changes?
  ) throws(Refusal) -> Bool {
    var answers = Answers(isYesToAll: arguments.has("--yes"))
    while true {
      do throws(Refusal) {
        let (changes, trouble) = try attempt(fromMonthsBefore: day, answers, request)
        let isDry = arguments.has("--dry-run")
        guard let changes, !changes.isEmpty else {
          if let unchanged { say(unchanged) }
          return false
        }
        isWritten = !isDry && trouble == nil
        if !isQuiet || isDry { try show(changes, isDry: isDry) }
        if !isDry { for remark in changes.remarks { say(remark) } }
        if let trouble { throw trouble }
        return !isDry
      } catch {
        guard let question = error.question else { throw error }
        guard let isYes = try answer(to: question, isYesByDefault: error.isYesByDefault) else { throw error }
        if isYes {
          answers.add(question)
        } else if let other = error.questionAfterNo, asked(other, isYesByDefault: true) == true {
          answers.add(other)
        } else {
          say("nothing was written")
          return false
        }
      }
    }
  }

  /// Makes changes inside the journal's lock and writes them; throws if they would add a mistake. Returns them, and the
  /// reason why they were not committed if they were to be.
  package func attempt(
    fromMonthsBefore day: CivilDate? = nil, _ answers: Answers,
    _ request: (Journal, Answers) throws(Refusal) -> Changes?
  ) throws(Refusal) -> (made: Changes?, trouble: Refusal?) {
    let folder = try folder()
    let isDry = arguments.has("--dry-run")
    isWritten = false
    return try locked(folder) { () throws(Refusal) in
      var journal = day.map { folder.readRecent(context.recentMonths, before: $0) } ?? folder.read()
      try refuseNewerFormat(journal)
      versions?.sayWhatIsMissing(in: folder, self)
      let commit = try versions?.commit(self, folder, journal.settings)
      var made = try request(journal, answers)
      var found = made?.newFindings(in: journal, now: now) ?? []
      if journal.edge != nil, made == nil || !found.isEmpty {
        journal = folder.read()
        made = try request(journal, answers)
        found = made?.newFindings(in: journal, now: now) ?? []
      }
      guard let changes = made else { return (nil, nil) }
      try refuseErrors(found)
      if let question = changes.question, !isDry {
        try answers.settle(
          Refusal(
            "'\(command.name)' asks first, and there is nobody to ask", help: "add '--yes'", question: question))
      }
      for finding in found { warn(of: finding, in: changes, journal) }
      if isDry || changes.isEmpty { return (changes, nil) }
      try versions?.refuseHidden(changes.files, in: folder, self)
      try writing(changes.files, in: folder)
      do throws(Refusal) {
        try commit?(changes.files)
      } catch {
        return (changes, error)
      }
      return (changes, nil)
    }
  }

  private func show(_ changes: Changes, isDry: Bool) throws(Refusal) {
    let prefix = try folder().shownPrefix
    for change in isDry ? changes.files : changes.steps {
      let note = changes.notes[change.path].map { " (\(language.said($0)))" } ?? ""
      print(
        isDry
          ? UnifiedDiff(change, style: style).text : change.shown(prefix: prefix, in: language) + note)
    }
  }

  package func refuseNewerFormat(_ journal: Journal) throws(Refusal) {
    guard journal.settings.isNewer else { return }
    throw Refusal(
      "this journal is in format \(journal.settings.format), and this program knows \(Settings.newestFormat): it reads what it can, and writes nothing",
      help: "get a newer bumbum")
  }

  /// Throws the first error among new findings.
  package func refuseErrors(_ found: [Finding]) throws(Refusal) {
    guard let error = found.first(where: { $0.diagnostic.severity == .error })?.diagnostic else { return }
    throw Refusal("\(error.message); nothing was written", help: error.help)
  }

  /// Warns of a finding, with its place where it is in no line that was written.
  private func warn(of finding: Finding, in changes: Changes, _ journal: Journal) {
    let warning = finding.diagnostic
    let text: Message = warning.help.map { "\(warning.message); \($0)" } ?? warning.message
    let change = changes.files.first { $0.path == finding.path }
    let bytes = change?.after ?? journal.readFiles.first { $0.source.name == finding.path }?.source.bytes ?? []
    let line = LineTable(bytes).line(at: warning.range.lowerBound) + 1
    let isShown =
      change.map { LineComparison($0.before ?? [], bytes).added.contains { $0.number + 1 == line } } ?? false
    remark(isShown ? "warning: \(text)" : "warning: \("\(finding.path):\(line)"): \(text)")
  }

  /// Returns true if a person says yes; nil if there is nobody to ask.
  func asked(_ question: Message, isYesByDefault: Bool = false) -> Bool? {
    let question: Message = isYesByDefault ? "\(question) [Y/n] " : "\(question) [y/N] "
    return context.keyboard.ask(context.text(question)).map {
      isYesByDefault && $0.trimmed.isEmpty || Invocation.isYes($0)
    }
  }

  /// Asks a question about what was shown; throws if that could not be shown.
  private func answer(to question: Message, isYesByDefault: Bool = false) throws(Refusal) -> Bool? {
    if case .failed = context.output.ended() {
      throw Refusal("what '\(command.name)' asks about can't be shown; nothing was written")
    }
    return asked(question, isYesByDefault: isYesByDefault)
  }

  /// True for a yes in either language.
  package static func isYes(_ answer: String) -> Bool { ["y", "yes", "s", "sim"].contains(answer.lowercased()) }

  /// Asks a question; throws if there is nobody to ask. With `--yes`, and in a dry run, the answer is yes.
  package func confirm(_ question: Message) throws(Refusal) -> Bool {
    if arguments.has("--yes") || arguments.has("--dry-run") { return true }
    guard let isYes = try answer(to: question) else {
      throw Refusal("'\(command.name)' asks first, and there is nobody to ask", help: "add '--yes'")
    }
    return isYes
  }

  /// Writes changes, and warns of attributes of files that could not be kept; true if 'bumbum undo' can take them back.
  @discardableResult
  package func writing(_ changes: [FileChange], in folder: JournalFolder, isBeginning: Bool = false) throws(Refusal)
    -> Bool
  {
    let words = [command.name, typed].filter { !$0.isEmpty }.joined(separator: " ")
    do throws(WriteFailure) {
      return try folder.write(
        changes, as: isBeginning ? .beginning : .entry(words: words, moment: now),
        losing: { remark("warning: \($0)") })
    } catch {
      throw Refusal(error)
    }
  }
}

extension FileChange {
  /// Returns the line written, with its path and 1-based number: `log/2026-01.txt:12: Supino reto: 80kg x 10/8`.
  func shown(prefix: String, in language: Settings.Language) -> String {
    let path = printable(prefix + self.path)
    guard let after else { return "\(path): \(language.said("removed"))" }
    // Lint changes the attributes for git, too.
    guard FileKind(path: self.path) != nil || self.path == ".gitattributes" else {
      return "\(path): \(after.count) bytes"
    }
    let lines = LineComparison(before ?? [], after)
    // The name of a new plan says more than its front matter.
    let heading = before == nil && path.hasSuffix(".md") ? lines.added.first { $0.text.hasPrefix("# ") } : nil
    guard let line = heading ?? lines.firstAdded else {
      let place = "\(path):\(lines.firstChange + 1)"
      let added = lines.added.filter { !$0.text.isEmpty }
      let moved = Set(added.map(\.text))
      if let gone = lines.removed.first(where: { !$0.isEmpty && !moved.contains($0) }) {
        return "\(place): \(language.said("removed: \(printable(gone))"))"
      }
      return added.first.map { "\(path):\($0.number + 1): \(printable($0.text))" } ?? place
    }
    return "\(path):\(line.number + 1): \(printable(line.text))"
  }
}
