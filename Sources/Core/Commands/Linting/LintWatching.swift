import Grammar
import Storage
import Lint
import Text
import Views

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
