import Grammar
import JSON
import Lint
import Text
import Training

/// Findings for programs: one object, whose `schema` changes if a member changes its meaning or goes.
///
/// Lines and columns are 1-based, columns in bytes of UTF-8; offsets are bytes, 0-based; every end is one past the
/// last.
enum JSONFindings {
  static func write(_ report: FindingsReport, to put: (String) -> Void) {
    JSON.write(
      ["schema": 1], "findings", report.findings.lazy.map { members($0, report).json },
      ["counts": members(report.counts, fixed: report.fixed, hidden: report.hidden)], to: put)
    put("\n")
  }

  static func members(_ counts: FindingCounts, fixed: Int, hidden: Int) -> Members {
    [
      "errors": counts.errors, "warnings": counts.warnings, "hints": counts.hints, "files": counts.files,
      "fixed": fixed, "fixable": counts.fixable, "hidden": hidden,
    ]
  }

  private static func members(_ finding: Finding, _ report: FindingsReport) -> Members {
    let diagnostic = finding.diagnostic
    let place = report.place(of: finding)
    let note = diagnostic.note.map { note -> Members in
      let place = report.place(of: note, in: finding)
      return ["path": place.source.name] + members(place) + ["label": note.label.english]
    }
    let fix = diagnostic.fix.map { fix -> Members in
      let file = report.file(finding.path)
      let edits = fix.edits.map { members(SourcePlace($0.range, in: file)) + ["replacement": $0.replacement] }
      return ["safe": fix.isSafe, "edits": edits] + (fix.photo.map { ["photo": report.shown($0)] } ?? [:])
    }
    return ["code": diagnostic.code, "severity": diagnostic.severity, "path": place.source.name]
      + members(place) + [
        "message": diagnostic.message.text(in: .english, unit: report.unit),
        "help": diagnostic.help?.text(in: .english, unit: report.unit), "note": note, "fix": fix,
      ]
  }

  private static func members(_ place: SourcePlace) -> Members {
    [
      "line": place.start.line, "column": place.start.byteColumn, "endLine": place.end.line,
      "endColumn": place.end.byteColumn, "start": place.bytes.lowerBound, "end": place.bytes.upperBound,
    ]
  }
}

extension Severity: JSONValue {}
