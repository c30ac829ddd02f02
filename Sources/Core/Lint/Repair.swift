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
  /// The number of findings that were fixed; a fix may end more than its own.
  package private(set) var fixed = 0

  private let original: Journal
  private let findingsOf: (Journal) -> [Finding]
  /// The number of lints left; a thousand fixes that each break the journal must not cause a thousand lints.
  private var patience: Int

  /// The largest number of rounds; fixes that call for others are rarely more than two deep.
  private static let mostRounds = 20
  /// The numbers of lints: thirty find the two that break a journal among ten thousand fixes. Short ones get more.
  private static let (fewestLooks, mostLooks, bytesLookedAt) = (30, 200, 8_000_000)

  /// Makes the fixes for which `isWanted` is true; `named` is as in `Linter.findings`.
  package init(
    _ journal: Journal, now: Moment, rules: [Rule] = Rule.all, named: Set<String> = [],
    where isWanted: (Finding) -> Bool
  ) {
    (self.journal, original) = (journal, journal)
    let bytes = journal.files.reduce(1) { $0 + $1.source.bytes.count }
    patience = min(Repair.fewestLooks + Repair.bytesLookedAt / bytes, Repair.mostLooks)
    findingsOf = { Linter.findings(in: $0, now: now, rules: rules, named: named) }
    findings = findingsOf(journal)
    for _ in 0..<Repair.mostRounds { guard makeRound(where: isWanted) else { return } }
  }

  /// The files that have changed, with their bytes before and after.
  package var changes: [(path: String, before: [UInt8], after: [UInt8])] {
    let texts = original.texts
    return journal.files.compactMap { file in
      guard let before = texts[file.source.name], before != file.source.bytes else { return nil }
      return (file.source.name, before, file.source.bytes)
    }
  }

  /// The paths of photos whose location is to be removed, sorted; a caller with their bytes does that.
  package var photosToClean: [String] { original.photosWithPlace.subtracting(journal.photosWithPlace).sorted() }
}

extension Repair {
  /// The state at the start of a round, which the ranges of all edits in the round refer to.
  private struct Round {
    let journal: Journal
    /// The number of times that each finding occurs.
    let counts: [Finding.Identity: Int]
    let texts: [String: [UInt8]]
  }

  /// Makes a round of fixes; false if none could be made.
  private mutating func makeRound(where isWanted: (Finding) -> Bool) -> Bool {
    let round = Round(journal: journal, counts: findings.counts, texts: journal.texts)
    let wanted = findings.filter(isWanted)
    // None of the fixes touches another, so that their order does not matter.
    var taken: [String: TakenRanges] = [:]
    let chosen = wanted.filter { finding in
      guard let fix = finding.diagnostic.fix, !fix.edits.isEmpty || fix.photo != nil,
        round.texts[finding.path] != nil
      else { return false }
      let ranges = fix.edits.map(\.range)
      let touches = ranges.contains { taken[finding.path]?.touches($0) ?? false }
      if !touches { for range in ranges { taken[finding.path, default: TakenRanges()].insert(range) } }
      return !touches
    }
    if accept(chosen[...], after: [], round).isEmpty { return false }
    var left = findings.counts
    for finding in wanted {
      left[finding.identity, default: 0] -= 1
      if finding.diagnostic.fix != nil, left[finding.identity] ?? 0 < 0 { fixed += 1 }
    }
    return true
  }

  /// Returns the fixes that can be made together with the earlier ones: all at once if that goes well, else each half
  /// by itself. Leaves the journal with the fixes made.
  private mutating func accept(_ fixes: ArraySlice<Finding>, after before: [Finding], _ round: Round) -> [Finding] {
    if fixes.isEmpty || patience == 0 { return before }
    patience -= 1
    let all = before + fixes
    if let (fixedJournal, left) = tried(all, round) {
      (journal, findings) = (fixedJournal, left)
      return all
    }
    if fixes.count == 1 { return before }
    let middle = fixes.startIndex + fixes.count / 2
    let first = accept(fixes[..<middle], after: before, round)
    return accept(fixes[middle...], after: first, round)
  }

  /// Returns the journal with the fixes made, and its findings; nil if one of the fixes must not be made.
  private func tried(_ fixes: [Finding], _ round: Round) -> (Journal, [Finding])? {
    var changed = round.journal
    for (path, fixes) in Dictionary(grouping: fixes, by: \.path) {
      let edits = fixes.flatMap { $0.diagnostic.fix?.edits ?? [] }
      // Edits may contradict each other.
      guard let bytes = round.texts[path].flatMap(edits.applied(to:)), changed.change(path, to: bytes) else {
        return nil
      }
    }
    for photo in fixes.compactMap(\.diagnostic.fix?.photo) { changed.photoFaults[photo]?.remove(.place) }
    let left = findingsOf(changed)
    let counts = left.counts
    func gain(_ identity: Finding.Identity) -> Int { (counts[identity] ?? 0) - (round.counts[identity] ?? 0) }
    let isWorse = left.contains { $0.diagnostic.severity > .hint && gain($0.identity) > 0 }
    let isEnded = fixes.counts.allSatisfy { gain($0.key) <= -$0.value }
    return isEnded && !isWorse ? (changed, left) : nil
  }
}

extension Journal {
  fileprivate var photosWithPlace: Set<String> { Set(photoFaults.filter { $0.value.contains(.place) }.keys) }

  /// The bytes of the files by path.
  fileprivate var texts: [String: [UInt8]] {
    Dictionary(files.map { ($0.source.name, $0.source.bytes) }, uniquingKeysWith: { first, _ in first })
  }
}

/// The ranges of a text that a round edits, apart from each other and ascending.
private struct TakenRanges {
  private var ranges: [TextRange] = []

  /// True if a range overlaps one of these, or begins or ends where one does.
  func touches(_ range: TextRange) -> Bool {
    let next = ranges.lowestIndex(fromWhichAll: { $0.end >= range.start })
    return next < ranges.count && ranges[next].start <= range.end
  }

  mutating func insert(_ range: TextRange) {
    ranges.insert(range, at: ranges.lowestIndex(fromWhichAll: { $0.start > range.start }))
  }
}
