import Grammar
import JSON
import Lint
import Text
import Training

extension Request {
  /// Returns the fixes of findings that a range touches, other ways to end those, and rewrites of the line; where the
  /// client asks for it by kind, also all safe fixes of the document, for which the journal is linted several times.
  static let codeActions = Request("textDocument/codeAction") {
    (server: inout LanguageServer, parameters: JSON) throws(RequestFailure) -> JSON in
    let uri = try parameters.document()
    let (bytes, positions) = try server.workspace.text(uri)
    guard let asked = positions.range(parameters["range"]) else { throw .missing("range") }
    let only = parameters["context"]?["only"]?.elements?.compactMap(\.text)
    func isWanted(_ kind: String) -> Bool {
      only?.contains { kind == $0 || kind.hasPrefix($0 + ".") } ?? true
    }
    var actions: [JSON] = []
    if isWanted(LineAction.quickFix) {
      let touched = server.workspace.findings(in: uri, now: server.now()).filter { finding in
        let range = finding.diagnostic.range
        return range.lowerBound <= asked.upperBound && asked.lowerBound <= range.upperBound
      }
      for finding in touched { actions += CodeActions.fix(of: finding.diagnostic, uri, positions, &server.workspace) }
      if let file = server.workspace.file(uri) {
        actions += CodeActions.others(for: touched, file, uri, positions, &server)
      }
    }
    if isWanted(LineAction.rewrite), let file = server.workspace.file(uri) {
      let line = HalfLine(bytes, at: asked.lowerBound, file.kind.dialect)
      let language = server.workspace.language(of: uri)
      actions += LineAction.rewrites(of: line, in: file).map { $0.json(uri, positions, language) }
    }
    if only != nil, isWanted("source.fixAll"), let all = CodeActions.fixAll(in: uri, positions, &server) {
      actions.append(all)
    }
    return .array(actions)
  }
}

enum CodeActions {
  /// Returns the fix of a finding; none for a photo, which no edit of text can mend.
  static func fix(
    of diagnostic: Diagnostic, _ uri: String, _ positions: Positions, _ workspace: inout Workspace
  ) -> [JSON] {
    guard let fix = diagnostic.fix, fix.photo == nil, !fix.edits.isEmpty else { return [] }
    let edits = fix.edits.map { $0.json(positions) }
    let language = workspace.language(of: uri)
    var known = [uri: positions]
    return [
      [
        "title": title(of: diagnostic, language), "kind": "quickfix",
        "diagnostics": [Diagnostics.item(diagnostic, uri, language, &known, &workspace)], "isPreferred": fix.isSafe,
        "edit": edit(uri, edits),
      ]
    ]
  }

  /// Returns the actions that list an exercise and that allow a finding. Each lints the journal once, so that only
  /// some findings get them.
  static func others(
    for findings: [Finding], _ file: ReadFile, _ uri: String, _ positions: Positions, _ server: inout LanguageServer
  ) -> [JSON] {
    let (now, language) = (server.now(), server.workspace.language(of: uri))
    return findings.prefix(8).flatMap { finding -> [JSON] in
      let allowing = Allowing.action(for: finding, file, uri: uri, &server.workspace, now: now)
      return NewExercise.actions(for: finding, file.source, uri: uri, &server.workspace)
        + (allowing.map { [$0.json(uri, positions, language)] } ?? [])
    }
  }

  /// Returns the changes of `bumbum lint --fix` to the document; nil without any.
  static func fixAll(in uri: String, _ positions: Positions, _ server: inout LanguageServer) -> JSON? {
    guard let before = server.workspace.file(uri)?.source else { return nil }
    let repaired = Repair(server.workspace.journal(of: uri), now: server.now()) { finding in
      finding.path == before.name && finding.diagnostic.fix.map { $0.isSafe && $0.photo == nil } ?? false
    }
    guard let change = repaired.changes.first(where: { $0.path == before.name }) else { return nil }
    let edits = [difference(change.before, change.after).json(positions)]
    return [
      "title": server.workspace.language(of: uri).said("Make all safe fixes"), "kind": "source.fixAll",
      "edit": edit(uri, edits),
    ]
  }

  /// Returns the text that replaces a finding's own, else its help.
  private static func title(of diagnostic: Diagnostic, _ language: Settings.Language) -> String {
    if let fix = diagnostic.fix, let edit = fix.edits.first, fix.edits.count == 1, edit.range == diagnostic.range,
      !edit.replacement.isEmpty
    {
      return language.said("Replace with '\(printable(shortened(edit.replacement)))'")
    }
    let help = language.said(diagnostic.help ?? "fix \(diagnostic.code)")
    return help.prefix(1).uppercased() + help.dropFirst()
  }

  private static func edit(_ uri: String, _ edits: [JSON]) -> JSON {
    ["changes": [uri: edits] as JSON]
  }

  /// Returns one edit from a text to another: all lines between their common first and last lines.
  private static func difference(_ before: [UInt8], _ after: [UInt8]) -> TextEdit {
    let newline = UInt8(ascii: "\n")
    var start = 0
    var offset = 0
    while offset < min(before.count, after.count), before[offset] == after[offset] {
      offset += 1
      if before[offset - 1] == newline { start = offset }
    }
    var tail = 0
    var length = 0
    let most = min(before.count, after.count) - start
    while length < most, before[before.count - 1 - length] == after[after.count - 1 - length] {
      length += 1
      if length == most || before[before.count - 1 - length] == newline { tail = length }
    }
    let text = String(decoding: after[start..<after.count - tail], as: UTF8.self)
    return TextEdit(replacing: TextRange(start, before.count - tail), with: text)
  }
}
