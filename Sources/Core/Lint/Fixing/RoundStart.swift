import Grammar
import Text

/// A journal at the start of a round of fixes, which the ranges of all edits in the round refer to.
struct RoundStart {
  private let journal: Journal
  /// The number of times that each finding occurs.
  let counts: [Finding.Identity: Int]
  private let texts: [String: [UInt8]]

  init(_ journal: Journal, _ findings: [Finding]) {
    self.journal = journal
    var counts: [Finding.Identity: Int] = [:]
    for finding in findings { counts[finding.identity, default: 0] += 1 }
    self.counts = counts
    texts = Dictionary(
      journal.files.map { ($0.source.name, $0.source.bytes) }, uniquingKeysWith: { first, _ in first })
  }

  /// True if the text of the finding's file is known.
  func holds(_ finding: Finding) -> Bool { texts[finding.path] != nil }

  /// Returns findings with their 1-based lines.
  func placed(_ findings: [Finding]) -> [Repair.Done] {
    var tables: [String: LineTable] = [:]
    return findings.map { finding in
      let table = tables[finding.path] ?? LineTable(texts[finding.path] ?? [])
      tables[finding.path] = table
      return Repair.Done(finding: finding, line: table.line(at: finding.diagnostic.range.lowerBound) + 1)
    }
  }

  /// Returns the journal with the fixes of findings made; nil if their edits contradict each other.
  func journal(with fixes: [Finding]) -> Journal? {
    var result = journal
    for (path, fixes) in Dictionary(grouping: fixes, by: \.path) {
      let edits = fixes.flatMap { $0.diagnostic.fix?.edits ?? [] }
      guard let bytes = texts[path].flatMap(edits.applied(to:)), result.change(path, to: bytes) else {
        return nil
      }
    }
    for photo in fixes.compactMap(\.diagnostic.fix?.photo) { result.photoFaults[photo]?.remove(.place) }
    return result
  }
}

extension Journal {
  var photosWithPlace: Set<String> { Set(photoFaults.filter { $0.value.contains(.place) }.keys) }
}

/// The ranges edited in a round; none of them touches another, so that their order does not matter.
struct TakenPlaces {
  private var ranges: [String: [TextRange]] = [:]

  /// Takes the ranges of edits; false, taking nothing, if one of them touches a taken range.
  mutating func take(_ edits: [TextEdit], in path: String) -> Bool {
    let taken = ranges[path] ?? []
    for edit in edits
    where taken.contains(where: { $0.start <= edit.range.end && edit.range.start <= $0.end }) {
      return false
    }
    ranges[path] = taken + edits.map(\.range)
    return true
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
