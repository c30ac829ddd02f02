package import Format
package import Text
import Training

/// One thing that lint looks for: what it says of itself, and how it is found. One file each, listed in `Rule.all`.
///
/// What is wrong with one file by itself is looked for while the file is read, on the thread that reads it. Of a log no
/// more than a `LogOutline` is kept then, so only rules that need all files wait for the end.
package struct Rule: Sendable {
  package let explanation: Explanation
  let inFile: (@Sendable (ReadFile, LintGround, inout Findings) -> Void)?
  let acrossFiles: (@Sendable (LintContext, inout Findings) -> Void)?
  /// It wants to know what the sets of all logs come to, which is added up for such rules only.
  let comparesSets: Bool

  /// Looks at each file by itself, then at what only all of them show.
  init(
    _ explanation: Explanation,
    inEachFile inFile: @escaping @Sendable (ReadFile, LintGround, inout Findings) -> Void,
    acrossFiles: (@Sendable (LintContext, inout Findings) -> Void)? = nil
  ) {
    self.explanation = explanation
    self.inFile = inFile
    self.acrossFiles = acrossFiles
    comparesSets = false
  }

  /// Looks at all files.
  init(
    _ explanation: Explanation, comparesSets: Bool = false,
    acrossFiles: @escaping @Sendable (LintContext, inout Findings) -> Void
  ) {
    self.explanation = explanation
    inFile = nil
    self.acrossFiles = acrossFiles
    self.comparesSets = comparesSets
  }

  /// Looks at each log by itself.
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
  /// Relative to the journal, as `Source.name` has it.
  package var path: String
  package var diagnostic: Diagnostic

  package init(_ path: String, _ diagnostic: Diagnostic) {
    self.path = path
    self.diagnostic = diagnostic
  }
}
