package import Lint
package import Text
package import Training

/// The files of a report, with the names they are shown by.
package struct FindingFiles {
  let sources: [Source]
  /// The number of files that were checked.
  let count: Int
  /// Returns a path that can be opened from the current folder.
  let shown: (String) -> String
  /// True if fixes may be written to the path.
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

/// Findings and their files, from which every format is written.
package struct FindingsReport {
  /// The findings that are shown, by path and range.
  package let findings: [Finding]
  package let counts: FindingCounts
  /// The number of findings beyond the limit.
  package let hidden: Int
  /// The number of findings that `--fix` removed.
  package let fixed: Int
  /// True if each finding is shown in full, however many have its code.
  let isInFull: Bool
  /// The language for people; programs get English.
  let language: Settings.Language
  /// The journal's unit of weight.
  let unit: WeightUnit
  /// The version of the program, for formats that name it.
  let version: String
  private let files: [String: ReportedFile]
  /// Returns a path that can be opened from the current folder.
  let shown: (String) -> String

  /// Takes findings, and shows the worst `limit`, or all for nil.
  package init(
    _ findings: [Finding], in target: FindingFiles, version: String, limit: Int? = nil, fixed: Int = 0,
    isInFull: Bool = false, in language: Settings.Language = .english, unit: WeightUnit = .kg
  ) {
    self.language = language
    self.unit = unit
    self.version = version
    self.fixed = fixed
    self.isInFull = isInFull
    let worst = FindingsReport.worst(findings, limit ?? findings.count)
    self.findings = worst
    hidden = findings.count - worst.count
    counts = FindingCounts(findings, in: target)
    self.shown = target.shown
    // Only files with a shown finding are kept, and the lines of each are counted once.
    let paths = Set(worst.flatMap { [$0.path, $0.diagnostic.note?.file ?? $0.path] })
    let files = target.sources.lazy.filter { paths.contains($0.name) }.map { file in
      (file.name, ReportedFile(Source(name: target.shown(file.name), bytes: file.bytes)))
    }
    self.files = Dictionary(files, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the worst `count` findings, in their given order.
  private static func worst(_ findings: [Finding], _ count: Int) -> [Finding] {
    if count >= findings.count { return findings }
    let byWeight = Severity.allCases.sorted(by: >).flatMap { severity in
      findings.indices.filter { findings[$0].diagnostic.severity == severity }
    }
    return byWeight.prefix(count).sorted().map { findings[$0] }
  }

  /// Returns the file of a path; an empty one if it could not be read.
  func file(_ path: String) -> ReportedFile {
    files[path] ?? ReportedFile(Source(name: shown(path), bytes: []))
  }

  func place(of finding: Finding) -> SourcePlace { SourcePlace(finding.diagnostic.range, in: file(finding.path)) }

  func place(of note: Diagnostic.Note, in finding: Finding) -> SourcePlace {
    SourcePlace(note.range, in: file(note.file ?? finding.path))
  }
}

/// The number of findings of each severity, shown or not.
package struct FindingCounts {
  let errors: Int
  let warnings: Int
  let hints: Int
  /// The number of files with findings or, without findings, of all that were checked.
  package let files: Int
  /// The number of findings that `--fix` would try to repair.
  let fixable: Int
  /// The number of further findings that `--unsafe-fixes` would try to repair.
  let unsafelyFixable: Int
}

extension FindingCounts {
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

/// The output format of lint. Exit codes are the same in all of them.
package enum FindingsFormat: String, CaseIterable, Sendable {
  /// For people: the line itself, with carets under the mistake.
  case text
  /// A line for each finding, as compilers write them, for editors and `grep`.
  case short
  case json
  /// SARIF 2.1.0 (OASIS, 2020), for code scanners.
  case sarif
  /// Workflow commands, which GitHub shows beside the lines of a change.
  case github

  /// Writes a report, empty or ending in a line feed, in pieces, each made when the one before is written.
  package func write(_ report: FindingsReport, style: Style, width: Int?, to output: (String) -> Void) {
    var piece = ""
    func put(_ text: String) {
      piece += text
      guard piece.utf8.count > FindingsFormat.pieceLength else { return }
      output(piece)
      piece = ""
    }
    switch self {
    case .text: TextFindings.write(report, style: style, width: width, to: put)
    case .short: ShortFindings.write(report, to: put)
    case .json: JSONFindings.write(report, to: put)
    case .sarif: put(SARIFFindings(report).text)
    case .github: GitHubFindings.write(report, to: put)
    }
    if !piece.isEmpty { output(piece) }
  }

  /// The length of a piece in bytes.
  private static let pieceLength = 1 << 16
}
