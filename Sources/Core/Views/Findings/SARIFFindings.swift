import Grammar
import JSON
import Lint
import Text

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS Standard, 27 March 2020).
///
/// Columns count Unicode scalars, which SARIF calls code points (§3.14.17); a hint is its `note`.
struct SARIFFindings {
  let text: String

  init(_ report: FindingsReport) {
    // Only the rules of these findings, as most programs do: the list of all is printed by `help codes`.
    let codes = Set(report.findings.map(\.diagnostic.code)).sorted()
    let known = Dictionary(Linter.explanations.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
    let indices = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($0.element, $0.offset) })
    let driver = JSON.object([
      ("name", .string("bumbum")), ("version", .string(report.version)),
      ("semanticVersion", .string(report.version)),
      ("rules", .array(codes.compactMap { known[$0] }.map(SARIFFindings.rule))),
    ])
    let results = report.findings.map { finding in
      SARIFResult(report, finding, ruleIndex: indices[finding.diagnostic.code] ?? -1).value
    }
    let run = JSON.object([
      ("tool", .object([("driver", driver)])),
      ("invocations", .array([.object([("executionSuccessful", .bool(true))])])),
      ("columnKind", .string("unicodeCodePoints")), ("results", .array(results)),
    ])
    let log = JSON.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
      ("runs", .array([run])),
    ])
    text = log.pretty + "\n"
  }

  private static func rule(_ explanation: Explanation) -> JSON {
    let help = "\(explanation.reason) 'bumbum help \(explanation.code)' shows examples."
    return .object([
      ("id", .string(explanation.code)), ("shortDescription", message(explanation.summary)),
      ("fullDescription", message(explanation.reason)), ("help", message(help)),
      (
        "defaultConfiguration",
        .object([
          ("enabled", .bool(!explanation.isOptIn)), ("level", .string(level(explanation.severity))),
        ])
      ),
    ])
  }

  fileprivate static func message(_ text: String) -> JSON { .object([("text", .string(text))]) }

  fileprivate static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .hint: "note"
    }
  }
}

private struct SARIFResult {
  let report: FindingsReport
  let finding: Finding
  let ruleIndex: Int

  init(_ report: FindingsReport, _ finding: Finding, ruleIndex: Int) {
    self.report = report
    self.finding = finding
    self.ruleIndex = ruleIndex
  }

  var value: JSON {
    let diagnostic = finding.diagnostic
    let text = diagnostic.text(in: .english, help: "\nhelp: ")
    var members: [(name: String, value: JSON)] = [
      ("ruleId", .string(diagnostic.code)), ("ruleIndex", .integer(ruleIndex)),
      ("level", .string(SARIFFindings.level(diagnostic.severity))), ("message", SARIFFindings.message(text)),
      ("locations", .array([.object([physical(finding.path, report.region(of: finding))])])),
    ]
    if let note = diagnostic.note {
      let place = report.place(of: note, in: finding)
      let related = JSON.object([
        ("id", .integer(1)), physical(place.path, place.region),
        ("message", SARIFFindings.message(note.label.english)),
      ])
      members.append(("relatedLocations", .array([related])))
    }
    if let fix = diagnostic.fix, !fix.edits.isEmpty { members.append(("fixes", .array([value(of: fix)]))) }
    return .object(members)
  }

  private func value(of fix: Fix) -> JSON {
    let file = report.file(finding.path)
    let replacements = fix.edits.map { edit -> JSON in
      .object([
        ("deletedRegion", region(TextRegion(edit.range, in: file))),
        ("insertedContent", SARIFFindings.message(edit.replacement)),
      ])
    }
    let change = JSON.object([
      ("artifactLocation", artifact(finding.path)), ("replacements", .array(replacements)),
    ])
    return .object([
      ("description", SARIFFindings.message((finding.diagnostic.help ?? finding.diagnostic.message).english)),
      ("artifactChanges", .array([change])), ("properties", .object([("safe", .bool(fix.isSafe))])),
    ])
  }

  private func physical(_ path: String, _ region: TextRegion) -> (name: String, value: JSON) {
    let location = JSON.object([("artifactLocation", artifact(path)), ("region", self.region(region))])
    return ("physicalLocation", location)
  }

  private func region(_ region: TextRegion) -> JSON {
    .object([
      ("startLine", .integer(region.start.line)), ("startColumn", .integer(region.start.scalarColumn)),
      ("endLine", .integer(region.end.line)), ("endColumn", .integer(region.end.scalarColumn)),
      ("byteOffset", .integer(region.bytes.lowerBound)), ("byteLength", .integer(region.bytes.count)),
    ])
  }

  private func artifact(_ path: String) -> JSON {
    .object([("uri", .string(fileURI(report.shown(path))))])
  }
}

/// Returns a path as a URI reference (RFC 3986). One that leads up, as from a folder inside of the journal, is given
/// relative to the journal, as readers refuse paths out of their root.
private func fileURI(_ path: String) -> String {
  var rest = path[...]
  while rest.hasPrefix("../") { rest = rest.dropFirst(3) }
  return (rest.hasPrefix("/") ? "file://" : "") + percentEncoded(rest)
}
