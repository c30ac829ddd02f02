import JournalFormat
package import JournalText
import Training

/// Everything that can be said of a journal: what its readers found, and what the rules find.
package enum Linter {
  /// By path, then by place; what the settings disable is left out, and so is what they have to enable and do
  /// not. `named` codes are looked for whatever the settings say.
  package static func findings(
    _ context: LintContext, rules: [Rule] = Rule.all, named: Set<String> = []
  ) -> [Finding] {
    let choice = RuleChoice(context.journal.settings, named: named)
    let asked = rules.filter { choice.isAsked($0.explanation) }
    let found = context.journal.readerFindings + asked.flatMap { $0.check(context) }
    let wanted = found.filter { !choice.disabled.contains($0.diagnostic.code) }
    return allowing(wanted, in: context.journal, choice).sorted(by: isBefore)
  }

  /// What `explain` knows: the mistakes of the readers and the rules.
  package static let explanations: [Explanation] =
    Mistakes.all + Rule.all.map(\.explanation) + [.unusedAllow]

  /// The findings without those that comments allow, and the comments that allow nothing; a comment that
  /// allows those is the last to be judged.
  private static func allowing(_ findings: [Finding], in journal: Journal, _ choice: RuleChoice) -> [Finding]
  {
    var allowances = Allowances(journal)
    if allowances.isEmpty { return findings }
    let own = Explanation.unusedAllow.code
    var kept = allowances.applied(to: findings)
    guard !choice.disabled.contains(own) else { return kept }
    kept += allowances.applied(to: allowances.unused(where: { $0 != own }, isOff: choice.isOff))
    return kept + allowances.unused(where: { $0 == own }, isOff: choice.isOff)
  }

  private static func isBefore(_ left: Finding, _ right: Finding) -> Bool {
    if left.path != right.path { return left.path < right.path }
    let (a, b) = (left.diagnostic, right.diagnostic)
    return (a.range.start, a.range.end, a.code) < (b.range.start, b.range.end, b.code)
  }
}

extension Journal {
  fileprivate var readerFindings: [Finding] {
    files.flatMap { file in file.diagnostics.map { Finding(file.source.name, $0) } }
  }
}

/// Which codes are looked for: the settings say, and a command line over them.
private struct RuleChoice {
  let disabled: Set<String>
  private let enabled: Set<String>
  private let optIn: Set<String>

  init(_ settings: Settings, named: Set<String>) {
    disabled = Set(settings.disabled.map(\.value)).subtracting(named)
    enabled = Set(settings.enabled.map(\.value)).union(named)
    optIn = Set(Rule.all.map(\.explanation).filter(\.isOptIn).map(\.code))
  }

  func isAsked(_ explanation: Explanation) -> Bool {
    !explanation.isOptIn || enabled.contains(explanation.code)
  }

  /// Nobody looked for it, or nobody wants to hear of it.
  func isOff(_ code: String) -> Bool {
    disabled.contains(code) || (optIn.contains(code) && !enabled.contains(code))
  }
}
