import Grammar
import Lint
import Text
import Training

/// The action "allow this here": a comment at the end of a finding's line.
enum Allowing {
  /// Returns the action; nil for an error, which can't be allowed, and if the comment would be of no use.
  static func action(
    for finding: Finding, _ file: ReadFile, uri: String, _ workspace: inout Workspace, now: Moment
  ) -> LineAction? {
    let (code, bytes) = (finding.diagnostic.code, file.source.bytes)
    guard finding.diagnostic.severity < .error, code != Explanation.unusedAllow.code else { return nil }
    let edit = edit(allowing: code, at: finding.diagnostic.range.lowerBound, in: file)
    guard let after = [edit].applied(to: bytes) else { return nil }
    let before = workspace.findings(in: uri, now: now)
    let left = workspace.findings(in: uri, withText: after, now: now)
    func count(_ findings: [Finding], _ isWanted: (Diagnostic) -> Bool) -> Int {
      findings.count { isWanted($0.diagnostic) }
    }
    let isAllowed =
      count(left) { $0.code == code && $0.message == finding.diagnostic.message }
      < count(before) { $0.code == code && $0.message == finding.diagnostic.message }
    let unused = Explanation.unusedAllow.code
    guard isAllowed, left.count < before.count,
      count(left, { $0.code == unused }) <= count(before, { $0.code == unused })
    else { return nil }
    return LineAction(title: "Allow '\(code)' here", kind: LineAction.quickFix, edits: [edit])
  }

  /// Appends the code to those that are allowed there already, else adds a comment.
  private static func edit(allowing code: String, at offset: Int, in file: ReadFile) -> TextEdit {
    let bytes = file.source.bytes
    let line = HalfLine(bytes, at: min(offset, bytes.count), file.kind.dialect)
    var end = line.range.upperBound
    while end > line.range.lowerBound, bytes[end - 1] <= 0x20 { end -= 1 }
    let isMarkdown = file.kind == .plan && !line.isInFrontMatter
    if !isMarkdown, let comment = line.comment {
      let words = line.text(comment.lowerBound, end)
      let codes = words.split(separator: " ").drop { $0 != "allow" }.dropFirst()
      let isOnlyCodes = codes.dropLast().allSatisfy { $0.hasSuffix(",") } && !codes.isEmpty
      if words.holds("lint: allow "), isOnlyCodes { return TextEdit(inserting: ", \(code)", at: end) }
    }
    let comment = isMarkdown ? "<!-- lint: allow \(code) -->" : "# lint: allow \(code)"
    return TextEdit(inserting: (end > line.range.lowerBound ? "   " : "") + comment, at: end)
  }
}
