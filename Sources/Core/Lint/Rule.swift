package import Grammar
package import Text
import Training

/// A rule: its explanation, and the functions that find its breaches. One file each, listed in `Rule.all`.
///
/// Breaches within one file are found while the file is read, on the thread that reads it; only rules that need all
/// files wait for the end.
package struct Rule: Sendable {
  package let explanation: Explanation
  let inFile: (@Sendable (ReadFile, LintGround, inout Findings) -> Void)?
  let acrossFiles: (@Sendable (LintContext, inout Findings) -> Void)?

  /// Creates a rule that checks each file by itself, then all files together.
  init(
    _ explanation: Explanation,
    inEachFile inFile: @escaping @Sendable (ReadFile, LintGround, inout Findings) -> Void,
    acrossFiles: (@Sendable (LintContext, inout Findings) -> Void)? = nil
  ) {
    self.explanation = explanation
    self.inFile = inFile
    self.acrossFiles = acrossFiles
  }

  /// Creates a rule that looks at all files together.
  init(
    _ explanation: Explanation,
    acrossFiles: @escaping @Sendable (LintContext, inout Findings) -> Void
  ) {
    self.explanation = explanation
    inFile = nil
    self.acrossFiles = acrossFiles
  }

  /// Creates a rule that looks at each log by itself.
  package init(
    _ explanation: Explanation,
    inEachLog inLog: @escaping @Sendable (Log, LintGround, inout Findings) -> Void
  ) {
    self.init(
      explanation,
      inEachFile: { file, ground, found in
        if case .log(let log) = file { inLog(log, ground, &found) }
      })
  }
}

/// A diagnostic and the file it is in.
package struct Finding: Hashable, Sendable {
  /// The path relative to the journal, as in `Source.name`.
  package var path: String
  package var diagnostic: Diagnostic

  package init(_ path: String, _ diagnostic: Diagnostic) {
    self.path = path
    self.diagnostic = diagnostic
  }
}
