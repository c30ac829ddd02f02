import Grammar
import JSON
import Lint
import Text
import Training

extension Request {
  /// Returns the findings in a document that a client asks for.
  static let diagnostics = Request("textDocument/diagnostic") {
    (server: inout LanguageServer, parameters: JSON) throws(RequestFailure) -> JSON in
    let uri = try parameters.document()
    let items = Diagnostics.items(of: uri, &server.workspace, now: server.now())
    return ["kind": "full", "items": items]
  }
}

/// The findings in the protocol's form, with the codes, ranges and words of `bumbum lint`.
enum Diagnostics {
  static func notification(of uri: String, _ workspace: inout Workspace, now: Moment) -> JSON {
    var parameters: Members = ["uri": uri]
    if let version = workspace.documents[uri]?.version { parameters.append("version", version) }
    parameters.append("diagnostics", items(of: uri, &workspace, now: now))
    return .notification("textDocument/publishDiagnostics", parameters.json)
  }

  /// Returns the notification that clears a document which is no longer open.
  static func none(of uri: String) -> JSON {
    .notification(
      "textDocument/publishDiagnostics", ["uri": uri, "diagnostics": [JSON]()])
  }

  static func items(of uri: String, _ workspace: inout Workspace, now: Moment) -> [JSON] {
    guard let (_, positions) = try? workspace.text(uri) else { return [] }
    let (findings, language) = (workspace.findings(in: uri, now: now), workspace.language(of: uri))
    var known = [uri: positions]
    return findings.map { item($0.diagnostic, uri, language, &known, &workspace) }
  }

  /// Returns a finding in the protocol's form. `known` are the positions of documents, other files' once needed.
  static func item(
    _ diagnostic: Diagnostic, _ uri: String, _ language: Settings.Language, _ known: inout [String: Positions],
    _ workspace: inout Workspace
  ) -> JSON {
    let message = diagnostic.text(in: language, help: language == .english ? "\nhelp: " : "\najuda: ")
    var members: Members = [
      "range": known[uri]?.json(diagnostic.range), "severity": severity(diagnostic.severity), "code": diagnostic.code,
      "source": "bumbum", "message": message,
    ]
    if let note = diagnostic.note, let place = place(of: note, uri, &known, &workspace) {
      let related: JSON = ["location": place, "message": note.label.text(in: language)]
      members.append("relatedInformation", [related])
    }
    return members.json
  }

  private static func severity(_ severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .hint: 4
    }
  }

  /// Returns the range of a finding's note, which may be in another file; nil if that can't be read.
  private static func place(
    of note: Diagnostic.Note, _ uri: String, _ known: inout [String: Positions], _ workspace: inout Workspace
  ) -> JSON? {
    var other = uri
    if let file = note.file {
      guard case .journal(let folder, _) = workspace.place(of: uri) else { return nil }
      other = workspace.uri(of: file, in: folder)
    }
    if known[other] == nil { known[other] = try? workspace.text(other).positions }
    return known[other].map { ["uri": other, "range": $0.json(note.range)] }
  }
}
