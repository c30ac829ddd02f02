package import Grammar
import Text
package import Training

/// Fixes findings in rounds: each round makes the fixes that don't touch each other and lints the whole journal
/// again, until no fix is left.
///
/// A fix that does not end its finding, or that causes an error or a warning, is taken back. Files without a fix keep
/// every byte; in the others, all text outside of the edits stays.
package struct Repair {
  /// The journal with the fixes made.
  package private(set) var journal: Journal
  /// The findings that are left.
  package private(set) var findings: [Finding]
  /// The fixed findings, each with its line at the start of its round; a fix may end more than its own finding.
  package private(set) var done: [Done] = []
  /// The number of findings that were fixed.
  package var fixed: Int { done.count }

  package struct Done: Sendable {
    package let finding: Finding
    /// The 1-based line.
    package let line: Int
  }

  private let now: Moment
  private let named: Set<String>
  private let rules: [Rule]
  private let original: [String: [UInt8]]
  private let photosWithPlace: Set<String>
  /// The number of lints left in this round; a thousand fixes that each break the journal must not cause a thousand
  /// lints.
  private var patience = 0

  /// The largest number of rounds; fixes that call for others are rarely more than two deep.
  private static let mostRounds = 20
  private static let mostLooks = 200

  /// Makes the fixes for which `isWanted` is true; `named` is as in `Linter.findings`.
  package init(
    _ journal: Journal, now: Moment, rules: [Rule] = Rule.all, named: Set<String> = [],
    where isWanted: (Finding) -> Bool
  ) {
    self.rules = rules
    self.journal = journal
    self.now = now
    self.named = named
    original = Dictionary(
      journal.files.map { ($0.source.name, $0.source.bytes) }, uniquingKeysWith: { first, _ in first })
    photosWithPlace = journal.photosWithPlace
    findings = Linter.findings(in: journal, now: now, rules: rules, named: named)
    for _ in 0..<Repair.mostRounds {
      guard makeRound(where: isWanted) else { return }
    }
  }

  /// The files that have changed, with their bytes before and after.
  package var changes: [(path: String, before: [UInt8], after: [UInt8])] {
    journal.files.compactMap { file in
      guard let before = original[file.source.name], before != file.source.bytes else { return nil }
      return (file.source.name, before, file.source.bytes)
    }
  }
}

extension Repair {
  /// The paths of photos whose location is to be removed, sorted; a caller with their bytes does that.
  package var photosToClean: [String] { photosWithPlace.subtracting(journal.photosWithPlace).sorted() }

  /// Makes a round of fixes; false if none could be made.
  private mutating func makeRound(where isWanted: (Finding) -> Bool) -> Bool {
    let start = RoundStart(journal, findings)
    var chosen: [Finding] = []
    var places = TakenPlaces()
    for finding in findings where isWanted(finding) {
      guard let fix = finding.diagnostic.fix, !fix.edits.isEmpty || fix.photo != nil, start.holds(finding),
        places.take(fix.edits, in: finding.path)
      else { continue }
      chosen.append(finding)
    }
    patience = Repair.mostLooks
    let wanted = findings.filter(isWanted)
    let accepted = accept(chosen[...], after: [], start)
    if accepted.isEmpty { return false }
    var left: [Finding.Identity: Int] = [:]
    for finding in findings { left[finding.identity, default: 0] += 1 }
    let ended = wanted.filter { finding in
      let count = left[finding.identity] ?? 0
      left[finding.identity] = count - 1
      return finding.diagnostic.fix != nil && count <= 0
    }
    done += start.placed(ended)
    return true
  }

  /// Returns the fixes that can be made together with the earlier ones: all at once if that goes well, else each half
  /// by itself. Leaves the journal with the fixes made.
  private mutating func accept(_ fixes: ArraySlice<Finding>, after before: [Finding], _ start: RoundStart)
    -> [Finding]
  {
    if fixes.isEmpty || patience == 0 { return before }
    patience -= 1
    let all = before + fixes
    if let (fixedJournal, left) = tried(all, start) {
      journal = fixedJournal
      findings = left
      return all
    }
    if fixes.count == 1 { return before }
    let middle = fixes.startIndex + fixes.count / 2
    let first = accept(fixes[..<middle], after: before, start)
    return accept(fixes[middle...], after: first, start)
  }

  /// Returns the journal with the fixes made, and its findings; nil if one of the fixes must not be made.
  private func tried(_ fixes: [Finding], _ start: RoundStart) -> (Journal, [Finding])? {
    guard let changed = start.journal(with: fixes) else { return nil }
    let left = Linter.findings(in: changed, now: now, rules: rules, named: named)
    var counts: [Finding.Identity: Int] = [:]
    for finding in left { counts[finding.identity, default: 0] += 1 }
    for finding in left where finding.diagnostic.severity > .hint {
      if (counts[finding.identity] ?? 0) > (start.counts[finding.identity] ?? 0) { return nil }
    }
    var ended: [Finding.Identity: Int] = [:]
    for finding in fixes { ended[finding.identity, default: 0] += 1 }
    let isEnded = ended.allSatisfy { (counts[$0.key] ?? 0) <= (start.counts[$0.key] ?? 0) - $0.value }
    return isEnded ? (changed, left) : nil
  }
}
