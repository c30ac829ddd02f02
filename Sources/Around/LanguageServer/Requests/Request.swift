import Grammar
import JSON
import Text

/// A request of the protocol: its method, and the function that answers it. One file each, listed in `all`.
struct Request: Sendable {
  let method: String
  let answer: @Sendable (inout LanguageServer, JSON) throws(RequestFailure) -> JSON

  init(
    _ method: String,
    answer: @escaping @Sendable (inout LanguageServer, JSON) throws(RequestFailure) -> JSON
  ) {
    self.method = method
    self.answer = answer
  }

  static let all: [Request] = [
    .diagnostics, .codeActions, .completion, .hover, .formatting, .rangeFormatting, .rename, .prepareRename,
    .definition, .references, .highlights, .symbols, .workspaceSymbols, .folding, .selectionRanges, .documentLinks,
    .inlayHints, .codeLenses, .execution, .typeFormatting, .semanticTokens,
  ]
}

extension JSON {
  /// Returns the URI of the document that a request is about.
  func document() throws(RequestFailure) -> String {
    guard let uri = self["textDocument"]?["uri"]?.text else { throw .missing("textDocument.uri") }
    return uri
  }
}

extension Workspace {
  /// Returns the text of a document, and its positions; throws if there is none.
  mutating func text(_ uri: String) throws(RequestFailure) -> (bytes: [UInt8], positions: Positions) {
    guard let bytes = documents[uri]?.bytes ?? file(uri)?.source.bytes else {
      throw RequestFailure(code: RequestFailure.invalidParameters, message: "'\(uri)' is not open")
    }
    return (bytes, Positions(bytes, encoding))
  }
}

extension TextEdit {
  func json(_ positions: Positions) -> JSON {
    ["range": positions.json(range), "newText": replacement]
  }
}
