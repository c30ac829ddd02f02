import Grammar
import JSON
import Lint
import Text
import Training

/// An action for the text at the caret: its title, and its edits.
struct LineAction {
  let title: Message
  /// The kind, by the protocol's names.
  let kind: String
  let edits: [TextEdit]

  static let quickFix = "quickfix"
  static let rewrite = "refactor.rewrite"

  /// Returns the actions that tick a line, or change its spelling and not its meaning.
  static func rewrites(of line: HalfLine, in file: ReadFile) -> [LineAction] {
    [
      Ticking.action(line, file), UnitConversion.action(line, file), SetLines.split(line, file),
      SetLines.join(line, file),
    ].compactMap(\.self)
  }

  func json(in document: Document) -> JSON {
    ["title": document.language.said(title), "kind": kind, "edit": document.change(edits)]
  }
}

/// The action that lists an unknown exercise in exercises.txt, one for each muscle group.
enum NewExercise {
  /// Returns the actions; none if there is no exercises.txt and the client can't create files.
  static func actions(for finding: Finding, in document: Document, makesFiles: Bool) -> [JSON] {
    let list = document.journal.exerciseList
    guard finding.diagnostic.code == Rule.unknownExercise.explanation.code, let source = document.file?.source,
      document.folder != nil, list != nil || makesFiles,
      let name = try? ExerciseName.spelled(source.text(finding.diagnostic.range))
    else { return [] }
    return MuscleGroup.allCases.map { group in
      let line = "\(name): \(document.language == .english ? group.rawValue : group.portuguese.lowercased())"
      let edits = list?.adding([line]) ?? [TextEdit(inserting: line + "\n", at: 0)]
      let file = list?.source ?? Source(name: "exercises.txt", bytes: [])
      return [
        "title": document.language.said("Add '\(line)' to exercises.txt"), "kind": LineAction.quickFix,
        "edit": document.edit(of: file, edits),
      ]
    }
  }
}

/// The action "allow this here": a comment at the end of a finding's line.
enum Allowing {
  /// Returns the action; nil for an error, which can't be allowed, and if the comment would be of no use.
  static func action(
    for finding: Finding, in document: Document, _ workspace: inout Workspace, now: Moment
  ) -> LineAction? {
    let (code, unused) = (finding.diagnostic.code, Explanation.unusedAllow.code)
    guard let file = document.file, finding.diagnostic.severity < .error, code != unused else { return nil }
    let edit = edit(allowing: code, at: finding.diagnostic.range.lowerBound, in: file)
    guard let after = [edit].applied(to: file.source.bytes) else { return nil }
    let before = workspace.findings(in: document.uri, now: now)
    let left = workspace.findings(in: document.uri, withText: after, now: now)
    func count(_ findings: [Finding]) -> Int { findings.count { $0.identity == finding.identity } }
    func countUnused(_ findings: [Finding]) -> Int { findings.count { $0.diagnostic.code == unused } }
    guard count(left) < count(before), left.count < before.count, countUnused(left) <= countUnused(before) else {
      return nil
    }
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

/// The action that ticks the box of a line of sets, `- [ ] 80kg x 8`, or takes the tick away.
enum Ticking {
  /// Returns the action; nil if the line has no box.
  static func action(_ line: HalfLine, _ file: ReadFile) -> LineAction? {
    guard case .log(let log) = file, line.first?.kind == .dash else { return nil }
    var cursor = LineCursor(log.source, in: line.range.bounds)
    guard cursor.nextLine(), cursor.kind == .more else { return nil }
    cursor.advance()
    cursor.skipBlanks()
    let start = cursor.rest.lowerBound
    guard let mark = cursor.takeTask().mark,
      let end = line.bytes[start...].firstIndex(of: UInt8(ascii: "]")).map({ $0 + 1 })
    else { return nil }
    let other = mark == .open ? TaskMark.done : .open
    return LineAction(
      title: mark == .open ? "Tick: done" : "Untick: still to do", kind: LineAction.rewrite,
      edits: [TextEdit(replacing: TextRange(start, end), with: other.rawValue)])
  }
}
