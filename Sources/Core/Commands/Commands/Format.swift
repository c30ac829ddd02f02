import Grammar
import Recording
import Storage
import Lint
import Text
import Training

extension Command {
  static let format = Command(
    "fmt", "Write the files in one style, without changing what they mean",
    usage: ["fmt [FILE…]", "fmt --check [FILE…]", "fmt --diff [FILE…]", "fmt -"],
    details: """
      Without files, the whole journal; a folder is all files in it; '-' reads standard input and writes standard
      output. Comments, notes and order stay, and so does every line with an error. 'bumbum help format' shows the
      style, 'bumbum undo' takes it back.
      Exit code of --check and --diff: 1 when something would change. 2 when files can't be read or written.
      """,
    options: [
      Option("--check", nil, "list the files that would change, and write nothing"),
      Option("--diff", nil, "show what would change, and write nothing"),
      Option("--stdin-filename", "PATH", "what standard input stands for: log/2026-01.txt"),
    ],
    examples: [
      ("bumbum fmt", "the journal around you"),
      ("bumbum fmt --diff log/2026-01.txt", "what would change in one file of it"),
      ("bumbum fmt - --stdin-filename log/2026-01.txt < draft.txt", "a text, as an editor's filter"),
    ]
  ) { invocation throws(Refusal) in
    if invocation.arguments.operands.contains("-") { return try invocation.formatStandardInput() }
    let target = try FormatTarget(invocation)
    return try invocation.isReading ? invocation.showFormat(target) : invocation.writeFormat(target)
  }
}

extension Invocation {
  /// True for `--check` and `--diff`, which write nothing.
  fileprivate var isReading: Bool { arguments.has("--check") || arguments.has("--diff") }

  /// Shows what would change, for `--check` and `--diff`.
  fileprivate func showFormat(_ target: FormatTarget) throws(Refusal) -> ExitCode {
    let journal = target.folder.read(only: JournalFolder.entries)
    let result = try target.formatted(journal)
    try refuseNewerFormat(journal)
    for file in result.changed { show(file, target.folder.shownPrefix + file.path) }
    return close(result, would: true)
  }

  private func show(_ file: FileChange, _ shown: String) {
    if !arguments.has("--diff") { return print(printable(shown)) }
    print(UnifiedDiff(file, path: shown, style: style).text)
  }

  /// Writes the files that are not in the style yet, all or none.
  fileprivate func writeFormat(_ target: FormatTarget) throws(Refusal) -> ExitCode {
    let folder = target.folder
    let result = try locked(folder) {
      () throws(Refusal) -> FormatResult in
      let journal = folder.read()
      try refuseNewerFormat(journal)
      let result = try target.formatted(journal)
      try refuseNewErrors(Changes(result.changed), journal)
      try writing(result.changed, in: folder)
      return result
    }
    for file in result.changed { print(language.said("formatted \(printable(folder.shownPrefix + file.path))")) }
    return close(result, would: false)
  }

  /// Throws if the changes together add an error; each file by itself was read back before.
  private func refuseNewErrors(_ changes: Changes, _ journal: Journal) throws(Refusal) {
    if changes.isEmpty { return }
    func errors(_ journal: Journal) -> [String: Int] {
      let found = Linter.findings(in: journal, now: now).filter { $0.diagnostic.severity == .error }
      return Dictionary(found.map { ("\($0.path): \($0.diagnostic.code)", 1) }, uniquingKeysWith: +)
    }
    let before = errors(journal)
    if let new = errors(changes.applied(to: journal)).first(where: { $0.value > before[$0.key] ?? 0 }) {
      throw Refusal("formatting would add an error, \(new.key); nothing was written")
    }
  }

  /// Says the result and returns its exit code.
  private func close(_ result: FormatResult, would: Bool) -> ExitCode {
    for refused in result.refused {
      remark(
        "'\(refused)' stays as it is: formatted, it would mean something else",
        help: "this is a mistake in bumbum; nothing is wrong with your file")
    }
    for failure in result.failures {
      remark("can't read '\(failure.path)': \(failure.reason)")
    }
    say(result.count(would: would))
    if !result.refused.isEmpty || !result.failures.isEmpty { return .failure }
    return would && !result.changed.isEmpty ? .findings : .success
  }

  /// Formats standard input to standard output.
  fileprivate func formatStandardInput() throws(Refusal) -> ExitCode {
    guard arguments.operands.count == 1 else {
      throw Refusal("'-' can't stand beside files", help: "format them in two commands")
    }
    let bytes = try context.keyboard.standardInput(JournalFolder.largestText)
    let name = arguments.value("--stdin-filename")
    let source = Source(name: name ?? "<stdin>", bytes: bytes)
    let kind = name.flatMap { FileKind(path: $0) } ?? FileKind(guessing: source)
    let outcome = Formatter.outcome(for: ReadFile(source, as: kind), try settingsAround())
    if case .refused = outcome {
      if !isReading { context.output.writeBytes(bytes) }
      throw Refusal(
        "the text stays as it is: formatted, it would mean something else",
        help: "this is a mistake in bumbum; nothing is wrong with your text")
    }
    guard case .changed(_, let after) = outcome else {
      if !isReading { context.output.writeBytes(bytes) }
      return .success
    }
    guard isReading else {
      context.output.writeBytes(after)
      return .success
    }
    show(FileChange(path: source.name, before: bytes, after: after), source.name)
    return .findings
  }

  /// Returns the settings of the surrounding journal, else the defaults.
  private func settingsAround() throws(Refusal) -> Settings {
    guard let folder = try folder(around: nil),
      let source = try? JournalFolder.readSource(folder.path + "/" + Settings.fileName)
    else { return Settings() }
    return SettingsFile.read(source).settings
  }
}
