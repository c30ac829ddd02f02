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
    guard let first, file.source.foreignText == nil else { return [] }
    var found = Findings(first.explanation)
    for rule in self {
      found.explanation = rule.explanation
      rule.inFile?(file, ground, &found)
    }
    return found.all
  }

  /// Returns the rules' findings in all files.
  func findings(in context: LintContext) -> [Finding] {
    guard let first else { return [] }
    var findings = Findings(first.explanation)
    for rule in self {
      findings.explanation = rule.explanation
      rule.acrossFiles?(context, &findings)
    }
    return findings.all
  }
}

extension Diagnostic.Note {
  /// Creates a note at a second range, which may be in another file than the finding.
  init(_ label: Message, at range: TextRange, in other: Source, from source: Source) {
    self.init(file: other.name == source.name ? nil : other.name, range: range, label: label)
  }
}
