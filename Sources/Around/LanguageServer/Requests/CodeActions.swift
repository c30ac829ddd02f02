import Grammar
import JSON
import Lint
import Text
import Training

extension Request {
  /// Returns the fixes of findings that a range touches, other ways to end those, and rewrites of the line; where the
  /// client asks for it by kind, also all safe fixes of the document, for which the journal is linted several times.
  static let codeActions = Request("textDocument/codeAction") {
    (server: inout LanguageServer, document: Document) throws(RequestFailure) -> JSON in
    let asked = try document.range()
    let only = document["context"]?["only"]?.elements?.compactMap(\.text)
    func isWanted(_ kind: String) -> Bool { only?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true }
    var actions: [JSON] = []
    if isWanted(LineAction.quickFix) {
      let touched = server.workspace.findings(in: document.uri, now: server.now()).filter { finding in
        let range = finding.diagnostic.range
        return range.lowerBound <= asked.upperBound && asked.lowerBound <= range.upperBound
      }
      actions += touched.compactMap { CodeActions.fix(of: $0.diagnostic, in: document) }
      // Allowing a finding lints the journal once, so that only some findings get these.
      for finding in touched.prefix(8) {
        actions += NewExercise.actions(for: finding, in: document, makesFiles: server.workspace.client.makesFiles)
        let allowing = Allowing.action(for: finding, in: document, &server.workspace, now: server.now())
        if let allowing { actions.append(allowing.json(in: document)) }
      }
    }
    if isWanted(LineAction.rewrite), let file = document.file, let line = document.line(at: asked.lowerBound) {
      actions += LineAction.rewrites(of: line, in: file).map { $0.json(in: document) }
    }
    if only != nil, isWanted("source.fixAll"), let all = CodeActions.fixAll(in: document, now: server.now()) {
      actions.append(all)
    }
    return .array(actions)
  }
}

enum CodeActions {
  /// Returns the fix of a finding; nil for a photo, which no edit of text can mend.
  static func fix(of diagnostic: Diagnostic, in document: Document) -> JSON? {
    guard let fix = diagnostic.fix, fix.photo == nil, !fix.edits.isEmpty else { return nil }
    return [
      "title": title(of: diagnostic, document.language), "kind": LineAction.quickFix,
      "diagnostics": [Diagnostics.item(diagnostic, in: document)], "isPreferred": fix.isSafe,
      "edit": document.change(fix.edits),
    ]
  }

  /// Returns the changes of `bumbum lint --fix` to the document; nil without any.
  static func fixAll(in document: Document, now: Moment) -> JSON? {
    guard let path = document.file?.source.name else { return nil }
    let repaired = Repair(document.journal, now: now) { finding in
      finding.path == path && finding.diagnostic.fix.map { $0.isSafe && $0.photo == nil } ?? false
    }
    return repaired.changes.first { $0.path == path }.map { change in
      [
        "title": document.language.said("Make all safe fixes"), "kind": "source.fixAll",
        "edit": document.change([difference(change.before, change.after)]),
      ]
    }
  }

  /// Returns the text that replaces a finding's own, else its help.
  private static func title(of diagnostic: Diagnostic, _ language: Settings.Language) -> String {
    if let fix = diagnostic.fix, let edit = fix.edits.first, fix.edits.count == 1, edit.range == diagnostic.range,
      !edit.replacement.isEmpty
    {
      return language.said("Replace with '\(printable(shortened(edit.replacement)))'")
    }
    return language.said(diagnostic.help ?? "fix \(diagnostic.code)").capitalized
  }

  /// Returns one edit from a text to another: all lines between their common first and last lines.
  private static func difference(_ before: [UInt8], _ after: [UInt8]) -> TextEdit {
    let lines = [before, after].map { $0.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) }
    let above = zip(lines[0].dropLast(), lines[1].dropLast()).prefix { $0 == $1 }
    let rests = lines.map { $0.dropFirst(above.count).reversed() }
    let below = zip(rests[0], rests[1]).prefix { $0 == $1 }
    let start = above.reduce(0) { $0 + $1.0.count + 1 }
    let tail = max(0, below.reduce(-1) { $0 + $1.0.count + 1 })
    let text = String(decoding: after[start..<after.count - tail], as: UTF8.self)
    return TextEdit(replacing: TextRange(start, before.count - tail), with: text)
  }
}
