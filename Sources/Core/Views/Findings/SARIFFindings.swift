import Grammar
import JSON
import Lint
import Text
import Training

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS Standard, 27 March 2020).
///
/// Columns count Unicode scalars, which SARIF calls code points (§3.14.17); a hint is its `note`.
struct SARIFFindings {
  let text: String

  init(_ report: FindingsReport) {
    // Only the rules of these findings are listed, as is usual; `help codes` lists all.
    let codes = Set(report.findings.map(\.diagnostic.code)).sorted()
    let known = Dictionary(Linter.explanations.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
    let indices = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($0.element, $0.offset) })
    let driver: Members = [
      "name": "bumbum", "version": report.version, "semanticVersion": report.version,
      "rules": codes.compactMap { known[$0] }.map(rule),
    ]
    let run: Members = [
      "tool": ["driver": driver] as Members, "invocations": [["executionSuccessful": true] as Members],
      "columnKind": "unicodeCodePoints",
      "results": report.findings.map { finding in
        SARIFResult(report: report, finding: finding, ruleIndex: indices[finding.diagnostic.code] ?? -1)
      },
    ]
    let log: Members = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
    ]
    text = log.json.pretty + "\n"
  }
}

private func rule(_ explanation: Explanation) -> Members {
  let help = "\(explanation.reason) 'bumbum help \(explanation.code)' shows examples."
  let configuration: Members = ["enabled": !explanation.isOptIn, "level": level(explanation.severity)]
  return [
    "id": explanation.code, "shortDescription": message(explanation.summary),
    "fullDescription": message(explanation.reason), "help": message(help), "defaultConfiguration": configuration,
  ]
}

private func message(_ text: String) -> Members { ["text": text] }

private func level(_ severity: Severity) -> String { severity == .hint ? "note" : severity.rawValue }

private struct SARIFResult: JSONValue {
  let report: FindingsReport
  let finding: Finding
  let ruleIndex: Int

  var json: JSON {
    let diagnostic = finding.diagnostic
    var members: Members = [
      "ruleId": diagnostic.code, "ruleIndex": ruleIndex, "level": level(diagnostic.severity),
      "message": message(diagnostic.text(in: .english, help: "\nhelp: ")),
      "locations": [location(report.place(of: finding))],
    ]
    if let note = diagnostic.note {
      let related = ["id": 1] + location(report.place(of: note, in: finding)) + ["message": message(note.label.english)]
      members.append("relatedLocations", [related])
    }
    if let fix = diagnostic.fix, !fix.edits.isEmpty { members.append("fixes", [self.members(of: fix)]) }
    return members.json
  }

  private func members(of fix: Fix) -> Members {
    let file = report.file(finding.path)
    let replacements: [Members] = fix.edits.map {
      ["deletedRegion": region(SourcePlace($0.range, in: file)), "insertedContent": message($0.replacement)]
    }
    let change: Members = ["artifactLocation": artifact(file.source), "replacements": replacements]
    return [
      "description": message((finding.diagnostic.help ?? finding.diagnostic.message).english),
      "artifactChanges": [change], "properties": ["safe": fix.isSafe] as Members,
    ]
  }

  private func location(_ place: SourcePlace) -> Members {
    ["physicalLocation": ["artifactLocation": artifact(place.source), "region": region(place)] as Members]
  }

  private func region(_ place: SourcePlace) -> Members {
    [
      "startLine": place.start.line, "startColumn": place.start.scalarColumn, "endLine": place.end.line,
      "endColumn": place.end.scalarColumn, "byteOffset": place.bytes.lowerBound, "byteLength": place.bytes.count,
    ]
  }

  private func artifact(_ file: Source) -> Members { ["uri": fileURI(file.name)] }
}

/// Returns a path as a URI reference (RFC 3986). One that leads up, as from a folder in the journal, is made relative
/// to the journal, as readers refuse paths out of their root.
private func fileURI(_ path: String) -> String {
  var rest = path[...]
  while rest.hasPrefix("../") { rest = rest.dropFirst(3) }
  return (rest.hasPrefix("/") ? "file://" : "") + percentEncoded(rest)
}
