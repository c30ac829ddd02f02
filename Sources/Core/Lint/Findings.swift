import Grammar
package import Text

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
