import JournalFormat
package import JournalText
import Training

/// Everything that can be said of a journal: what its readers found, and what the rules find.
package enum Linter {
  /// By path, then by place; what the settings disable is left out, and so is what they have to enable and do not.
  /// `named` codes are looked for whatever the settings say.
  package static func findings(
    _ context: LintContext, rules: [Rule] = Rule.all, named: Set<String> = []
  ) -> [Finding] {
    let settings = context.journal.settings
    let disabled = Set(settings.disabled.map(\.value)).subtracting(named)
    let found = context.journal.readerFindings + rules.flatMap { $0.check(context) }
    return found.filter { !disabled.contains($0.diagnostic.code) }.sorted(by: isBefore)
  }

  /// What `explain` knows: the mistakes of the readers and the rules.
  package static let explanations: [Explanation] = Mistakes.all + Rule.all.map(\.explanation)

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
