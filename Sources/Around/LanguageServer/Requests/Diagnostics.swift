import Grammar
import JSON
import Lint
import Text
import Training

extension Request {
  /// Returns the findings in a document that a client asks for.
  static let diagnostics = Request("textDocument/diagnostic") { server, document in
    let findings = server.workspace.findings(in: document.uri, now: server.now())
    return ["kind": "full", "items": Diagnostics.items(findings, in: document)]
  }
}

/// The findings in the protocol's form, with the codes, ranges and words of `bumbum lint`.
enum Diagnostics {
  /// Returns the notification of the findings in a document; without any where it is no longer open.
  static func notification(of uri: String, _ workspace: inout Workspace, now: Moment) -> JSON {
    var parameters: Members = ["uri": uri]
    if let version = workspace.documents[uri]?.version { parameters.append("version", version) }
    let findings = workspace.documents[uri] == nil ? [] : workspace.findings(in: uri, now: now)
    let document = try? Document(uri, in: &workspace)
    parameters.append("diagnostics", document.map { items(findings, in: $0) } ?? [])
    return .notification("textDocument/publishDiagnostics", parameters.json)
  }

  static func items(_ findings: [Finding], in document: Document) -> [JSON] {
    var known: [String: Positions] = [:]
    return findings.map { item($0.diagnostic, in: document, &known) }
  }

  static func item(_ diagnostic: Diagnostic, in document: Document) -> JSON {
    var known: [String: Positions] = [:]
    return item(diagnostic, in: document, &known)
  }

  /// Returns a finding in the protocol's form. `known` are the positions of other files that notes point to.
  private static func item(
    _ diagnostic: Diagnostic, in document: Document, _ known: inout [String: Positions]
  ) -> JSON {
    let language = document.language
    let message = diagnostic.text(in: language, help: language == .english ? "\nhelp: " : "\najuda: ")
    let severity =
      switch diagnostic.severity {
      case .error: 1
      case .warning: 2
      case .hint: 4
      }
    var members: Members = [
      "range": document.positions.json(diagnostic.range), "severity": severity, "code": diagnostic.code,
      "source": "bumbum", "message": message,
    ]
    if let note = diagnostic.note {
      var location: JSON?
      if let path = note.file {
        known[path] = known[path] ?? document.positions(in: path)
        location = known[path].map { .location(document.uri(of: path), note.range, $0) }
      } else {
        location = .location(document.uri, note.range, document.positions)
      }
      if let location {
        members.append(
          "relatedInformation", [["location": location, "message": note.label.text(in: language)] as JSON])
      }
    }
    return members.json
  }
}
