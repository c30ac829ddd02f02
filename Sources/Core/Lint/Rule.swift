package import Grammar
package import Text

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
      code, severity, summary, condition: condition, isOptIn: isOptIn, reason: reason(), bad: bad(), good: good())
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

/// A collector of a rule's findings, each with the code and severity of the rule.
package struct Findings {
  fileprivate var explanation: Explanation
  fileprivate var all: [Finding] = []

  fileprivate init(_ explanation: Explanation) { self.explanation = explanation }

  package mutating func add(
    _ source: Source, _ range: TextRange, _ message: Message, help: Message? = nil,
    note: Diagnostic.Note? = nil,
    fix: Fix? = nil
  ) {
    all.append(
      Finding(source.name, Diagnostic(explanation, range, message, help: help, note: note, fix: fix)))
  }

  /// Adds a finding at the beginning of a file that was not read as text.
  mutating func add(path: String, _ message: Message, help: Message? = nil) {
    all.append(Finding(path, Diagnostic(explanation, TextRange(0, 0), message, help: help)))
  }
}

extension [Rule] {
  /// Returns the rules' findings in a file by itself.
  func findings(in file: ReadFile, _ ground: LintGround) -> [Finding] {
    if file.source.foreignText != nil { return [] }
    return findings { check, found in if case .inEachFile(let check) = check { check(file, ground, &found) } }
  }

  /// Returns the rules' findings in all files.
  func findings(in context: LintContext) -> [Finding] {
    findings { check, found in if case .acrossFiles(let check) = check { check(context, &found) } }
  }

  private func findings(_ run: (Rule.Check, inout Findings) -> Void) -> [Finding] {
    guard let first else { return [] }
    var found = Findings(first.explanation)
    for rule in self {
      found.explanation = rule.explanation
      for check in rule.checks { run(check, &found) }
    }
    return found.all
  }
}

extension Diagnostic.Note {
  /// Creates a note at a second range, which may be in another file than the finding.
  init(_ label: Message, at range: TextRange, in other: Source, from source: Source) {
    self.init(file: other.name == source.name ? nil : other.name, range: range, label: label)
  }
}

extension Rule {
  /// All rules, by code. A new rule is a row in the table of its subject, in Rules.
  package static let all = [
    bodyRules, checkInRules, commentRules, doneRules, fieldRules, fileRules, layoutRules, lengthRules, linkRules,
    listRules, lookAlikeRules, lostLineRules, orderRules, outlierRules, photoRules, planRules, progressRules,
    repeatRules, sessionRules, setRules, settingRules, targetRules, titleRules, variantRules, weightRules,
  ].flatMap(\.self).sorted { $0.explanation.code < $1.explanation.code }

  /// The rules about the files of photos.
  package static let ofPhotos = photoRules
}
