import Grammar
import Lint
import Platform
import Storage
import Text
import Views

extension Command {
  package static let lint = Command(
    "lint", "Check the files and show what is wrong, where, and what to write instead",
    usage: ["lint [FILE…]", "lint -"],
    details: """
      Without files, the whole journal; a folder is all files in it. Files are looked at as part of the journal
      they are in; '-' reads standard input. '# lint: allow CODE' in a file allows a warning or a hint there, see
      section 12 of 'bumbum help format'. CODES are codes, or error, warning, hint for all of a severity, with
      commas between; a code that is named is looked for even where the settings leave it out.
      Exit code, in every format: 0 when there is no error, 1 when there is one, 2 when the files can't be read.
      """,
    options: [
      Option("--format", "FORMAT", "text, short (as gcc writes), json, sarif or github"),
      Option("--watch", nil, "again whenever a file is saved, until Ctrl-C"),
      Option("--strict", nil, "warnings fail too"),
      Option("--full", nil, "each finding in full: three or more warnings of a kind are else a line each, hints one"),
      Option("--quiet", nil, "only what fails, and no closing count"),
      Option("--fix", nil, "make the safe fixes; 'bumbum undo' takes them back"),
      Option("--unsafe-fixes", nil, "with --fix or --diff: also those that may mean something else"),
      Option("--diff", nil, "show what --fix would change, and write nothing; 1 when there is something"),
      Option("--statistics", nil, "how many there are of each code, instead of each (text and json)"),
      Option("--max", "N", "show so many at most, errors first; all count"),
      Option("--select", "CODES", "only these; may be given several times", isList: true),
      Option("--ignore", "CODES", "all but these; may be given several times", isList: true),
      Option("--stdin-filename", "PATH", "what standard input stands for: log/2026-01.txt"),
    ],
    examples: [
      ("bumbum lint", "the journal around you"),
      ("bumbum lint log/2026-01.txt", "one file of it; 'log' would be all months"),
      ("bumbum lint - --stdin-filename log/2026-01.txt < draft.txt", "a text as if it were that file"),
      ("bumbum lint --ignore hint --max 20", "the first twenty errors and warnings"),
      ("bumbum lint --select unknown-exercise --statistics", "how many there are of one kind"),
      ("bumbum lint --fix", "repair what has only one meaning"),
      ("bumbum lint --diff --unsafe-fixes", "look at what the others would do"),
      ("bumbum lint --strict --format github", "in a workflow of GitHub, beside the lines of a change"),
    ]
  ) { invocation throws(Refusal) in
    let options = try LintOptions(invocation)
    if invocation.arguments.has("--watch") { return try invocation.watch(options) }
    let target = try invocation.lintTarget(options)
    if options.fixing != .none { return try invocation.fix(target, options) }
    defer { keepToTheEnd(target) }
    return invocation.report(target.findings(options, now: invocation.now), target, options)
  }
}

extension Invocation {
  /// Returns the files asked for. The others are read too: what is wrong with a file may be known only from them.
  func lintTarget(_ options: LintOptions) throws(Refusal) -> LintTarget {
    var target = try LintTarget(self, options)
    try versions?.narrow(&target, self)
    return target
  }

  /// Shows the findings that are left after `fixed` of them were fixed, and their count; returns the exit code.
  func report(
    _ findings: [Finding], _ target: LintTarget, _ options: LintOptions = LintOptions(), fixed: Int = 0,
    to other: Output? = nil
  ) -> ExitCode {
    let output = other ?? context.output
    let shown = findings.filter { options.shows($0.diagnostic.severity) }
    let report = FindingsReport(
      shown, in: target.files, version: Program.version, limit: options.limit, fixed: fixed,
      isInFull: options.isInFull, in: language, unit: context.unit())
    if options.isStatistics {
      let text = FindingStatistics(shown, in: target.files, fixed: fixed).written(
        options.format, style: style, in: language)
      if !text.isEmpty { output.write(text) }
    } else {
      options.format.write(report, style: style, width: output.width, to: output.write)
    }
    if !options.isQuiet { sayClosing(report, target, options) }
    return options.exitCode(of: findings)
  }

  private func sayClosing(_ report: FindingsReport, _ target: LintTarget, _ options: LintOptions) {
    let isHiding = report.hidden > 0 && !options.isStatistics
    let hidden = isHiding ? language.said("\(report.hidden) more not shown (--max \(report.findings.count))") : nil
    switch options.format {
    case .text:
      let closing =
        options.fixing == .none
        ? ClosingCount(language).text(report.counts) : options.fixedCount(report.fixed, left: report.counts, language)
      if report.counts.files == 0, let reason = target.reasonOfNoFile { return say(reason) }
      let more = options.isStatistics ? nil : ClosingCount(language).explanationHint(report.findings)
      say("\([closing, hidden, more].compactMap(\.self).joined(separator: "; "))")
    // JSON has the count as a member; SARIF has no field for it.
    case .short, .github: if let hidden { say("\(hidden)") }
    case .json, .sarif: break
    }
  }
}

extension Invocation {
  /// Lints the journal, and again after each change, until a person ends it: `lint --watch`.
  func watch(_ options: LintOptions) throws(Refusal) -> ExitCode {
    guard options.fixing == .none, options.format == .text, !arguments.operands.contains("-") else {
      throw Refusal(
        "'--watch' is for a person who looks on: it fixes nothing, reads files, and has the format text",
        help: "leave the other option out")
    }
    let folder = try folder()
    while true {
      // Changes are seen from here on; the files are read after it.
      guard let wait = context.files.watch(folder.watchedFolders) else {
        throw Refusal("the system can't watch this journal", help: "'bumbum lint' looks once")
      }
      let target = try lintTarget(options)
      let findings = target.findings(options, now: now)
      if context.output.isTerminal { context.output.write(Style.clearedScreen) }
      let code = report(findings, target, options)
      if !options.isQuiet { say("watching; Ctrl-C ends") }
      guard context.output.ended() == nil, wait() else { return code }
    }
  }
}
