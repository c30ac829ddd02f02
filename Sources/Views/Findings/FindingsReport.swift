package import Format
package import Lint
package import Text

/// The files that findings are of, as an answer names them.
package struct FindingFiles {
  let sources: [Source]
  /// Of those that were looked at.
  let count: Int
  /// A path as it can be opened from here.
  let shown: (String) -> String
  /// A fix may be written there.
  let isFixable: (String) -> Bool

  package init(
    _ sources: [Source], count: Int, shown: @escaping (String) -> String,
    isFixable: @escaping (String) -> Bool
  ) {
    self.sources = sources
    self.count = count
    self.shown = shown
    self.isFixable = isFixable
  }
}

/// Findings on their way out, with the files they are in: what every format is made from.
package struct FindingsReport {
  /// What is shown, by path and place.
  package let findings: [Finding]
  package let counts: FindingCounts
  /// How many more there are than are shown.
  package let hidden: Int
  /// How many there were that `--fix` has made an end of.
  package let fixed: Int
  /// Each is shown in full, however many there are of a kind.
  let isInFull: Bool
  /// What people read is in it; programs are told in English.
  let language: Settings.Language
  /// Of the program, for formats that name it.
  let version: String
  private let files: [String: ReportedFile]
  private let shownPath: (String) -> String

  /// `limit`: show so many at most, the worst of them; nil for all.
  package init(
    _ findings: [Finding], in target: FindingFiles, version: String, limit: Int? = nil, fixed: Int = 0,
    isInFull: Bool = false, in language: Settings.Language = .english
  ) {
    self.language = language
    self.version = version
    self.fixed = fixed
    self.isInFull = isInFull
    let shown = FindingsReport.worst(findings, limit ?? findings.count)
    self.findings = shown
    hidden = findings.count - shown.count
    counts = FindingCounts(findings, in: target)
    shownPath = target.shown
    // Only files that something is said of are looked into, and each has its lines counted once.
    let paths = Set(shown.flatMap { [$0.path, $0.diagnostic.note?.file ?? $0.path] })
    let files = target.sources.lazy.filter { paths.contains($0.name) }.map { file in
      (file.name, ReportedFile(Source(name: target.shown(file.name), bytes: file.bytes)))
    }
    self.files = Dictionary(files, uniquingKeysWith: { first, _ in first })
  }

  /// In the order they have.
  private static func worst(_ findings: [Finding], _ count: Int) -> [Finding] {
    if count >= findings.count { return findings }
    let byWeight = Severity.allCases.sorted(by: >).flatMap { severity in
      findings.indices.filter { findings[$0].diagnostic.severity == severity }
    }
    return byWeight.prefix(count).sorted().map { findings[$0] }
  }

  /// A path as it can be opened from here.
  func shown(_ path: String) -> String { shownPath(path) }

  /// The file of a path; one without a byte where it could not be read.
  func file(_ path: String) -> ReportedFile {
    files[path] ?? ReportedFile(Source(name: shownPath(path), bytes: []))
  }

  /// Nil for a file that is not at hand.
  func knownFile(_ path: String) -> ReportedFile? { files[path] }

  func region(of finding: Finding) -> TextRegion {
    TextRegion(finding.diagnostic.range, in: file(finding.path))
  }

  /// The second place of a finding, with the path that it is in.
  func place(of note: Diagnostic.Note, in finding: Finding) -> (path: String, region: TextRegion) {
    let path = note.file ?? finding.path
    return (path, TextRegion(note.range, in: file(path)))
  }
}

/// How many there are of each severity; also of those that are not shown.
package struct FindingCounts {
  let errors: Int
  let warnings: Int
  let hints: Int
  /// Files that have findings, or where there are none, all that were looked at.
  package let files: Int
  /// That `--fix` would try to repair.
  let fixable: Int
  /// That it would only with `--unsafe-fixes`.
  let unsafelyFixable: Int

  package init(_ findings: [Finding], in target: FindingFiles) {
    func count(_ severity: Severity) -> Int { findings.count { $0.diagnostic.severity == severity } }
    errors = count(.error)
    warnings = count(.warning)
    hints = count(.hint)
    files = findings.isEmpty ? target.count : Set(findings.map(\.path)).count
    func count(isSafe: Bool) -> Int {
      findings.count { $0.diagnostic.fix?.isSafe == isSafe && target.isFixable($0.path) }
    }
    fixable = count(isSafe: true)
    unsafelyFixable = count(isSafe: false)
  }
}
