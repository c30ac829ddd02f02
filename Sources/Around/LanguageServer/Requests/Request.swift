import JSON
import Text

/// A request of the protocol: its method, and the function that answers it. One file each, listed in `all`.
struct Request: Sendable {
  let method: String
  let answer: @Sendable (inout LanguageServer, JSON) throws(RequestFailure) -> JSON

  static let all: [Request] = [
    .diagnostics, .codeActions, .completion, .hover, .formatting, .rangeFormatting, .rename, .prepareRename,
    .definition, .references, .highlights, .symbols, .workspaceSymbols, .folding, .selectionRanges, .documentLinks,
    .inlayHints, .codeLenses, .execution, .typeFormatting, .semanticTokens,
  ]
}

extension Request {
  /// Creates a request about a document.
  init(
    _ method: String, answer: @escaping @Sendable (inout LanguageServer, Document) throws(RequestFailure) -> JSON
  ) {
    self.init(method: method) { (server: inout LanguageServer, parameters: JSON) throws(RequestFailure) -> JSON in
      try answer(&server, Document(parameters, in: &server.workspace))
    }
  }
}

extension TextEdit {
  func json(_ positions: Positions) -> JSON { ["range": positions.json(range), "newText": replacement] }
}
