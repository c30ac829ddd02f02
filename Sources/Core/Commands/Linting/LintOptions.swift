import Grammar
import Storage
import Lint
import Text
import Training
import Views

/// The options of lint: what is looked for, and how it is shown.
struct LintOptions {
  private(set) var format = FindingsFormat.text
  private(set) var isStrict = false
  private(set) var isQuiet = false
  private(set) var isStatistics = false
  private(set) var isInFull = false
  /// The number of findings shown; nil for all.
  private(set) var limit: Int?
  private(set) var fixing = Fixing.none
  private(set) var includesUnsafe = false
  private var selected = FindingChoice()
  private var ignored = FindingChoice()

  enum Fixing {
    case none
    /// The fixes are written: `--fix`.
    case write
    /// The fixes are shown: `--diff`.
    case diff
  }

  init() {}

  init(_ invocation: Invocation) throws(Refusal) {
    let arguments = invocation.arguments
    format = try FindingsFormat(arguments)
    isStrict = arguments.has("--strict")
    isQuiet = arguments.has("--quiet")
    isStatistics = arguments.has("--statistics")
    isInFull = arguments.has("--full")
    selected = try FindingChoice(arguments, "--select")
    ignored = try FindingChoice(arguments, "--ignore")
    if let text = arguments.value("--max") {
      guard let number = Int(text), number >= 0 else {
        throw Refusal("'--max \(text)' is no number of findings", help: "write '--max 20'")
      }
      limit = number
    }
    try readFixing(arguments)
    if isStatistics, format != .text, format != .json {
      throw Refusal("'--statistics' has the formats text and json, not \(format.rawValue)")
    }
  }

  private mutating func readFixing(_ arguments: Arguments) throws(Refusal) {
    fixing = arguments.has("--diff") ? .diff : arguments.has("--fix") ? .write : .none
    includesUnsafe = arguments.has("--unsafe-fixes")
    if includesUnsafe, fixing == .none {
      throw Refusal(
        "'--unsafe-fixes' alone changes nothing",
        help: "look at them first with '--diff --unsafe-fixes', then write '--fix --unsafe-fixes'")
    }
    if fixing == .diff, format != .text || isStatistics {
      throw Refusal("'--diff' shows a diff, and nothing else", help: "leave the other option out")
    }
  }

  /// The codes to look for whatever the settings say.
  var named: Set<String> { selected.codes }

  /// Returns an inspection of a journal by the rules whose findings are shown.
  func inspection(of journal: Journal, now: Moment) -> Inspection {
    Inspection(journal, now: now, rules: Rule.all.filter { shows($0.explanation.severity) }, named: named)
  }

  /// The parts of the journal to read. Errors need only the sizes of photos, and reading years of them takes long.
  var parts: Set<JournalFolder.Part> {
    shows(.warning) ? Set(JournalFolder.Part.allCases) : JournalFolder.text
  }

  /// True if the fix of a finding is to be made.
  func isToFix(_ finding: Finding) -> Bool {
    isWanted(finding) && (includesUnsafe || finding.diagnostic.fix?.isSafe == true)
  }

  func isWanted(_ finding: Finding) -> Bool {
    (selected.isEmpty || selected.contains(finding) || isUnread(finding)) && !ignored.contains(finding)
  }

  /// True if a file can't be read: it may hold anything, which is worse than a known mistake, whatever is looked for.
  private func isUnread(_ finding: Finding) -> Bool { finding.diagnostic.code == Rule.unreadableFile.explanation.code }

  /// True for errors, and with `--strict` for warnings.
  func fails(_ severity: Severity) -> Bool { severity >= (isStrict ? .warning : .error) }

  func shows(_ severity: Severity) -> Bool { !isQuiet || fails(severity) }

  func exitCode(of findings: [Finding]) -> ExitCode {
    // After a fix was written, a failure would say that nothing was.
    if findings.contains(where: isUnread), fixing != .write { return .failure }
    return findings.contains { fails($0.diagnostic.severity) } ? .findings : .success
  }
}

/// The findings that `--select` or `--ignore` names, by code or severity.
private struct FindingChoice {
  private(set) var codes: Set<String> = []
  private var severities: Set<Severity> = []

  var isEmpty: Bool { codes.isEmpty && severities.isEmpty }

  init() {}

  init(_ arguments: Arguments, _ option: String) throws(Refusal) {
    let words = arguments.values(option).flatMap { $0.split { $0 == "," || $0 == " " } }.map(String.init)
    if !arguments.values(option).isEmpty, words.isEmpty {
      throw Refusal("'\(option)' needs a code", help: "write '\(option) unknown-exercise'")
    }
    if words.isEmpty { return }
    let known = Set(Linter.explanations.map(\.code))
    for word in words {
      if let severity = Severity(rawValue: word) {
        severities.insert(severity)
      } else if known.contains(word) {
        codes.insert(word)
      } else {
        let near = closest(to: word, among: Severity.allCases.map(\.rawValue) + known.sorted())
        throw Refusal(
          "there is no finding '\(word)' (\(option))",
          help: near.map { "did you mean '\($0)'?" } ?? "'bumbum help codes' lists them all")
      }
    }
  }

  func contains(_ finding: Finding) -> Bool {
    codes.contains(finding.diagnostic.code) || severities.contains(finding.diagnostic.severity)
  }
}

extension FindingsFormat {
  fileprivate init(_ arguments: Arguments) throws(Refusal) {
    guard let name = arguments.value("--format") else {
      self = .text
      return
    }
    let names = FindingsFormat.allCases.map(\.rawValue)
    guard let format = name == "gcc" ? .short : FindingsFormat(rawValue: name) else {
      let near = closest(to: name, among: names + ["gcc"])
      throw Refusal(
        "'--format \(name)' is none of \(names.joined(separator: ", "))",
        help: near.map { "did you mean '\($0)'?" })
    }
    self = format
  }
}

extension LintOptions {
  /// Returns the closing count after a fix.
  func fixedCount(_ fixed: Int, left: FindingCounts, _ language: Settings.Language) -> String {
    ClosingCount(language).fixed(fixed, left: left, isDiff: fixing == .diff, includesUnsafe: includesUnsafe)
  }
}
