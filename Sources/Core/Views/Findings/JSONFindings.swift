import JSON
import Lint
import Text

/// Findings for programs: one object, whose `schema` changes when a member changes its meaning or goes.
///
/// Lines and columns are 1-based, columns in bytes of UTF-8; offsets are bytes, 0-based; every end is one past the
/// last.
enum JSONFindings {
  static func write(_ report: FindingsReport, to put: (String) -> Void) {
    JSON.write(
      [("schema", .integer(1))], "findings", report.findings.lazy.map { value($0, report) },
      [("counts", value(report.counts, fixed: report.fixed, hidden: report.hidden))], to: put)
    put("\n")
  }

  static func value(_ counts: FindingCounts, fixed: Int, hidden: Int) -> JSON {
    .object([
      ("errors", .integer(counts.errors)), ("warnings", .integer(counts.warnings)),
      ("hints", .integer(counts.hints)), ("files", .integer(counts.files)),
      ("fixed", .integer(fixed)), ("fixable", .integer(counts.fixable)), ("hidden", .integer(hidden)),
    ])
  }

  private static func value(_ finding: Finding, _ report: FindingsReport) -> JSON {
    let diagnostic = finding.diagnostic
    let head: [(name: String, value: JSON)] = [
      ("code", .string(diagnostic.code)), ("severity", .string(diagnostic.severity.rawValue)),
      ("path", .string(report.shown(finding.path))),
    ]
    let note = diagnostic.note.map { note -> JSON in
      let place = report.place(of: note, in: finding)
      return .object(
        [("path", .string(report.shown(place.path)))] + members(place.region)
          + [("label", .string(note.label.english))])
    }
    let fix = diagnostic.fix.map { fix -> JSON in
      let file = report.file(finding.path)
      let edits = fix.edits.map { edit -> JSON in
        .object(
          members(TextRegion(edit.range, in: file)) + [("replacement", .string(edit.replacement))])
      }
      let photo: [(name: String, value: JSON)] =
        fix.photo.map { [("photo", .string(report.shown($0)))] } ?? []
      return .object([("safe", .bool(fix.isSafe)), ("edits", .array(edits))] + photo)
    }
    return .object(
      head + members(report.region(of: finding)) + [
        ("message", .string(diagnostic.message.english)), ("help", .optional(diagnostic.help?.english)),
        ("note", note ?? .null), ("fix", fix ?? .null),
      ])
  }

  private static func members(_ region: TextRegion) -> [(name: String, value: JSON)] {
    [
      ("line", .integer(region.start.line)), ("column", .integer(region.start.byteColumn)),
      ("endLine", .integer(region.end.line)), ("endColumn", .integer(region.end.byteColumn)),
      ("start", .integer(region.bytes.lowerBound)), ("end", .integer(region.bytes.upperBound)),
    ]
  }
}
