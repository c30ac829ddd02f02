import Format
import JSON
import Text
import Training

/// What may stand where the caret is, and what of the line it takes the place of.
struct Completion {
  /// Of one line; the caret is in it, or at one of its ends.
  var range: TextRange
  var items: [Item]

  struct Item {
    /// As the client shows and filters it.
    var label: String
    /// What is written; nil for the label itself.
    var text: String?
    var kind: Kind
    /// What is said beside it.
    var detail: String?
  }

  /// Numbers of the protocol's list of kinds.
  enum Kind: Int {
    case exercise = 3
    case field = 5
    case value = 12
    case keyword = 14
    case file = 17
    case event = 23
  }

  /// `typed` is what stands before the caret of what is replaced. What goes on from that stands before the rest: some clients
  /// show all that they are given.
  func json(_ positions: Positions, typed: String) -> JSON {
    let range = positions.json(range)
    let quote = typed.hasPrefix("\"") ? "\"" : ""
    let part = String(typed.dropFirst(quote.count))
    let key = folded(part)
    let begins = items.map { $0.label != part && folded($0.label).hasPrefix(key) }
    let order = items.indices.filter { begins[$0] } + items.indices.filter { !begins[$0] }
    let all = order.enumerated().map { number, place -> JSON in
      let item = items[place]
      let edit: JSON = .object([("range", range), ("newText", .string(item.text ?? item.label))])
      var members: [(name: String, value: JSON)] = [
        ("label", .string(item.label)), ("kind", .integer(item.kind.rawValue)),
        // The order of the list is the order of the answer.
        ("sortText", .string(padded(number, 5))), ("textEdit", edit),
      ]
      // Clients compare with what was typed, with its quotes and without its accents.
      let compared =
        (item.label.hasPrefix("\"") ? "" : quote)
        + (begins[place] ? part + item.label.dropFirst(part.count) : item.label)
      if compared != item.label { members.append(("filterText", .string(compared))) }
      if let detail = item.detail { members.append(("detail", .string(detail))) }
      return .object(members)
    }
    return .object([("isIncomplete", .bool(false)), ("items", .array(all))])
  }
}

extension Request {
  static let completion = Request("textDocument/completion") {
    (server: inout LanguageServer, parameters: JSON) throws(RequestFailure) -> JSON in
    let uri = try parameters.document()
    let (bytes, positions) = try server.workspace.text(uri)
    guard let offset = positions.offset(parameters["position"]) else { throw .missing("position") }
    guard let file = server.workspace.file(uri) else { return .null }
    let source = CompletionSource(
      journal: server.workspace.journal(of: uri), now: server.now(), language: server.workspace.language(of: uri))
    guard let found = source.completion(at: offset, of: bytes, file) else { return .null }
    let typed = String(decoding: bytes[found.range.lowerBound..<max(offset, found.range.lowerBound)], as: UTF8.self)
    return found.json(positions, typed: typed)
  }
}
