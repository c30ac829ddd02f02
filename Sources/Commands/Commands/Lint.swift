import JournalFolder
import JournalFormat
import JournalText
import Lint

extension Command {
  static let lint = Command(
    "lint", "Check the files and show what is wrong, where, and what to write instead",
    usage: ["lint [FILE…]", "lint -"],
    details: """
      Without files, the whole journal. Files are looked at as part of the journal they are in; '-' reads standard
      input. Exit code: 0 when there is no error, 1 when there is one, 2 when the files can't be read.
      """,
    options: [
      Option("--strict", nil, "warnings fail too"),
      Option("--stdin-filename", "PATH", "what standard input stands for: log/2026-01.txt"),
    ],
    examples: [
      ("bumbum lint", "the journal around you"),
      ("bumbum lint log/2026-01.txt", "one file of it"),
      ("bumbum lint - --stdin-filename log/2026-01.txt < draft.txt", "a text as if it were that file"),
    ]
  ) { invocation throws(CommandFailure) in
    let target = try LintTarget(invocation)
    let context = LintContext(target.journal, now: invocation.now)
    let findings = Linter.findings(context).filter { target.covers($0.path) }
    return invocation.report(findings, target)
  }
}

extension Invocation {
  /// Shows findings and their count, and gives the exit code that they mean.
  func report(_ findings: [Finding], _ target: LintTarget) -> ExitCode {
    let text = FindingsText(
      style: style, width: context.output.width, target: target, findings: findings)
    for finding in findings { print(text.render(finding) + "\n") }
    func count(_ severity: Severity) -> Int { findings.count { $0.diagnostic.severity == severity } }
    let (errors, warnings) = (count(.error), count(.warning))
    say(
      closingCount(
        errors: errors, warnings: warnings, hints: count(.hint),
        files: findings.isEmpty ? target.fileCount : Set(findings.map(\.path)).count, fixable: nil))
    return errors > 0 || (arguments.has("--strict") && warnings > 0) ? .findings : .success
  }
}

/// What lint looks at: a journal, and which of its files are asked for.
struct LintTarget {
  private(set) var journal = Journal()
  private var prefix = ""
  /// The paths asked for; nil for all.
  private var paths: Set<String>?

  init(_ invocation: Invocation) throws(CommandFailure) {
    let operands = invocation.arguments.operands
    guard !operands.isEmpty else {
      open(try invocation.folder())
      return
    }
    paths = []
    try findJournal(of: operands, invocation)
    for operand in operands {
      if operand == "-" { try addStandardInput(invocation) } else { try add(operand, invocation) }
    }
  }

  /// One file of a journal.
  init(_ folder: JournalFolder, only path: String) {
    open(folder)
    paths = [path]
  }

  func covers(_ path: String) -> Bool { paths?.contains(path) ?? true }

  var fileCount: Int { paths?.count ?? journal.files.count }

  /// A path as it can be opened from here.
  func shown(_ path: String) -> String { foreign.contains(path) ? path : prefix + path }

  /// Files that are in no journal, under the names they were given.
  private var foreign: Set<String> = []
  private var folder: JournalFolder?
}

extension LintTarget {
  private mutating func open(_ folder: JournalFolder) {
    self.folder = folder
    journal = folder.read()
    prefix = folder.shownPrefix
  }

  /// The journal of the files: as for every command, else the one around the first file; files need not be in one.
  private mutating func findJournal(of operands: [String], _ invocation: Invocation) throws(CommandFailure) {
    let context = invocation.context
    let isNamed =
      invocation.arguments.value("--dir") != nil || context.environment("BUMBUM_DIR")?.isEmpty == false
    if isNamed || JournalFolder.nearest(from: context.currentFolder) != nil {
      return open(try invocation.folder())
    }
    guard let file = operands.first(where: { $0 != "-" }) else { return }
    let nearby = JournalFolder.nearest(from: JournalFolder.folder(of: file, from: context.currentFolder))
    if let nearby { open(JournalFolder(path: nearby.path, shownPrefix: nearby.path + "/")) }
  }

  private mutating func add(_ operand: String, _ invocation: Invocation) throws(CommandFailure) {
    if let path = folder?.relativePath(of: operand), FileKind(path: path) != nil {
      paths?.insert(path)
      return
    }
    add(try invocation.source(operand))
  }

  private mutating func addStandardInput(_ invocation: Invocation) throws(CommandFailure) {
    guard let bytes = invocation.context.standardInput() else {
      throw CommandFailure("can't read standard input")
    }
    let name = invocation.arguments.value("--stdin-filename")
    if let name, FileKind(path: name) != nil {
      paths?.insert(name)
      journal.add(Source(name: name, bytes: bytes), as: FileKind(path: name) ?? .plan)
      return
    }
    add(Source(name: name ?? "<stdin>", bytes: bytes))
  }

  /// A file outside of the journal: its kind is known by the end of its path, else by how it begins.
  private mutating func add(_ source: Source) {
    paths?.insert(source.name)
    foreign.insert(source.name)
    journal.add(source, as: FileKind(guessing: source))
  }
}
