package import Grammar
package import Text
import Training

/// A rule: its explanation, and the checks that find its breaches; a row in the table of its subject.
package struct Rule: Sendable {
  package let explanation: Explanation
  let checks: [Check]

  /// Creates a rule; the parameters up to the checks are those of `Explanation`.
  package init(
    _ code: String, _ severity: Severity, _ summary: String, condition: String? = nil,
    reason: @escaping @autoclosure @Sendable () -> String, isOptIn: Bool = false,
    bad: @escaping @autoclosure @Sendable () -> [Example], good: @escaping @autoclosure @Sendable () -> [Example],
    _ checks: Check...
  ) {
    explanation = Explanation(
      code, severity, summary, condition: condition, reason: reason(), isOptIn: isOptIn, bad: bad(), good: good())
    self.checks = checks
  }

  /// A function that finds breaches.
  ///
  /// Breaches within one file are found while the file is read, on the thread that reads it; only checks that need all
  /// files wait for the end.
  package enum Check: Sendable {
    case inEachFile(@Sendable (ReadFile, LintGround, inout Findings) -> Void)
    case acrossFiles(@Sendable (LintContext, inout Findings) -> Void)

    package static func inEachLog(_ check: @escaping @Sendable (Log, LintGround, inout Findings) -> Void) -> Check {
      .inEachFile { file, ground, found in if case .log(let log) = file { check(log, ground, &found) } }
    }

    static func inEachPlan(_ check: @escaping @Sendable (PlanFile, LintGround, inout Findings) -> Void) -> Check {
      .inEachFile { file, ground, found in if case .plan(let plan) = file { check(plan, ground, &found) } }
    }

    static func inEachCheckInFile(
      _ check: @escaping @Sendable (CheckInFile, LintGround, inout Findings) -> Void
    ) -> Check {
      .inEachFile { file, ground, found in if case .checkIns(let month) = file { check(month, ground, &found) } }
    }
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

extension Finding {
  /// The parts of a finding that stay the same when the lines around it move.
  package struct Identity: Hashable {
    let path: String
    let code: String
    let message: Message
  }

  package var identity: Identity { Identity(path: path, code: diagnostic.code, message: diagnostic.message) }
}

extension [Finding] {
  /// The number of times that each finding occurs.
  var counts: [Finding.Identity: Int] { reduce(into: [:]) { $0[$1.identity, default: 0] += 1 } }
}
