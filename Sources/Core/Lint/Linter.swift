package import Grammar
import Guess
package import Text
package import Training

/// All findings of a journal: those of its readers, and those of the rules.
package enum Linter {
  /// Returns the findings of a whole journal; the parameters are those of `Inspection`.
  package static func findings(
    in journal: Journal, now: Moment, rules: [Rule] = Rule.all, named: Set<String> = [], besides: Set<String> = []
  ) -> [Finding] {
    let inspection = Inspection(journal, now: now, rules: rules, named: named, besides: besides)
    return inspection.findings(in: journal, journal.months.map(inspection.look))
  }

  /// Returns the errors and warnings, or findings of a severity and above, that a journal has only since a change; earlier
  /// ones don't block a change.
  package static func newFindings(
    in after: Journal, since before: Journal, now: Moment, atLeast severity: Severity = .warning
  ) -> [Finding] {
    let rules = Rule.all.filter { $0.explanation.severity >= severity }
    let same = after.filesWithoutNews(since: before)
    let found = findings(in: after, now: now, rules: rules, besides: same).filter { $0.diagnostic.severity >= severity }
    if found.isEmpty { return [] }
    // Other lines may change the words of a warning, so that it is known by the text that it marks.
    func identities(_ journal: Journal, _ findings: [Finding]) -> [Finding.Identity] {
      let sources = Dictionary(journal.readFiles.map { ($0.source.name, $0.source) }) { first, _ in first }
      return findings.map { finding in
        let text = finding.diagnostic.severity == .warning ? sources[finding.path]?.text(finding.diagnostic.range) : nil
        return Finding.Identity(
          path: finding.path, code: finding.diagnostic.code, message: text.map { "\($0)" } ?? finding.diagnostic.message
        )
      }
    }
    var known: [Finding.Identity: Int] = [:]
    for identity in identities(before, findings(in: before, now: now, rules: rules, besides: same)) {
      known[identity, default: 0] += 1
    }
    return zip(found, identities(after, found)).filter { _, identity in
      known[identity, default: 0] -= 1
      return known[identity] ?? 0 < 0
    }.map(\.0)
  }

  /// The explanations that `explain` knows: of the readers' mistakes and of the rules.
  package static let explanations: [Explanation] =
    Mistakes.all + Rule.all.map(\.explanation) + [.unusedAllow]
}

extension Journal {
  /// Returns the paths of the files that did not change, and of which nothing else did that is known before the months;
  /// their own findings are the same.
  fileprivate func filesWithoutNews(since before: Journal) -> Set<String> {
    func texts(_ journal: Journal) -> [String: [UInt8]] {
      Dictionary(journal.readFiles.map { ($0.source.name, $0.source.bytes) }) { first, _ in first }
    }
    let earlier = texts(before)
    let same = texts(self).filter { earlier[$0.key] == $0.value }
    let changed = (readFiles + before.readFiles).filter { same[$0.source.name] == nil }
    return changed.allSatisfy(\.isMonth) ? Set(same.keys) : []
  }
}

/// The search for what is wrong with a journal: the rules that are asked for, and what they know before any month is read.
///
/// Each month is looked at by itself, on any thread, and its findings may be kept while the settings, plans and exercises stay
/// the same; `findings` adds what only all files together show.
package struct Inspection: Sendable {
  private let ground: LintGround
  private let rules: [Rule]
  /// The codes that the settings disable and no command line names, and those that are asked for.
  private let disabled, enabled: Set<String>
  /// The paths of files whose own findings are not asked for.
  private let besides: Set<String>

  /// The findings in a month by itself.
  package struct Seen: Sendable {
    fileprivate let found: [Finding]
    fileprivate let allowed: AllowedPlaces?
    /// The facts of a log's sessions; nil of a month of check-ins.
    fileprivate let facts: LogFacts?
  }

  /// Begins an inspection. Codes that the settings disable are left out, and so are opt-in codes that they do not
  /// enable; `named` codes are looked for in any case. Nothing is looked for in a file by itself if `besides` has its path.
  package init(
    _ journal: Journal, now: Moment, rules: [Rule] = Rule.all, named: Set<String> = [], besides: Set<String> = []
  ) {
    ground = LintGround(journal, now: now)
    let enabled = named.union(journal.settings.enabled)
    self.rules = rules.filter { !$0.explanation.isOptIn || enabled.contains($0.explanation.code) }
    self.enabled = enabled
    disabled = Set(journal.settings.disabled).subtracting(named)
    self.besides = besides
  }

  /// Looks at a log or a month of check-ins by itself.
  package func look(_ file: ReadFile) -> Seen {
    var facts: LogFacts?
    if case .log(let log) = file { facts = LogFacts(log, ground) }
    let found = besides.contains(file.source.name) ? [] : rules.findings(in: file, ground)
    return Seen(found: found, allowed: AllowedPlaces.inMonth(file), facts: facts)
  }

  /// Returns the findings by path, then by range; `months` are what was seen in the journal's `months`, in their order.
  package func findings(in journal: Journal, _ months: [Seen]) -> [Finding] {
    var all = months.flatMap(\.found)
    for file in journal.readFiles where !besides.contains(file.source.name) {
      for diagnostic in file.diagnostics {
        let (unit, bar) = (journal.settings.unit, journal.settings.bar(in: journal.settings.unit))
        let helped = Guess.help(for: diagnostic, in: file.source, unit: unit, bar: bar)
        all.append(Finding(file.source.name, helped))
      }
      if !file.isMonth { all += rules.findings(in: file, ground) }
    }
    all += rules.findings(in: LintContext(journal, ground, facts: months.compactMap(\.facts)))
    // Removed in place: in a journal with hundreds of thousands of mistakes each copy is a hundred megabytes.
    if !disabled.isEmpty { all.removeAll { disabled.contains($0.diagnostic.code) } }
    all = allowing(all, months.compactMap(\.allowed), in: journal)
    all.sort(by: isBefore)
    return all
  }

  /// Returns the findings that comments do not allow, and the comments that allow nothing; a comment that allows the
  /// latter is judged last.
  private func allowing(_ findings: [Finding], _ inMonths: [AllowedPlaces], in journal: Journal) -> [Finding] {
    var allowances = Allowances(AllowedPlaces.besidesMonths(journal) + inMonths)
    if allowances.isEmpty { return findings }
    let own = Explanation.unusedAllow.code
    var kept = allowances.applied(to: findings)
    guard !disabled.contains(own) else { return kept }
    kept += allowances.applied(to: allowances.unused(where: { $0 != own }, isOff: isOff))
    return kept + allowances.unused(where: { $0 == own }, isOff: isOff)
  }

  /// True if a code is disabled, or opt-in and not enabled.
  private func isOff(_ code: String) -> Bool {
    disabled.contains(code)
      || !enabled.contains(code) && Rule.all.contains { $0.explanation.isOptIn && $0.explanation.code == code }
  }
}

private func isBefore(_ left: Finding, _ right: Finding) -> Bool {
  if left.path != right.path { return left.path < right.path }
  let (a, b) = (left.diagnostic, right.diagnostic)
  return (a.range.start, a.range.end, a.code) < (b.range.start, b.range.end, b.code)
}
