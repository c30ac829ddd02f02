import JSON
import Text
import Training

/// The texts that may stand at the caret, and the range they replace.
struct Completion {
  /// The range inside of one line; the caret is in it, or at one of its ends.
  var range: TextRange
  var items: [Item]

  struct Item {
    /// The label, which the client shows and filters by.
    var label: String
    /// The text to insert; nil for the label itself.
    var text: String?
    var kind: Kind
    /// The note that is shown beside the label.
    var detail: String?

    /// Returns an item for each text, once.
    static func all(_ texts: some Sequence<String>, _ kind: Kind = .value) -> [Item] {
      var seen: Set<String> = []
      return texts.filter { seen.insert($0).inserted }.map { Item(label: $0, kind: kind) }
    }

    /// Returns an item for each field, with its sign unless the line has one.
    static func fields(_ names: [String], hasSign: Bool) -> [Item] {
      names.map { Item(label: $0, text: hasSign ? nil : "\($0) = ", kind: .field) }
    }
  }

  /// The kinds, with the protocol's numbers.
  enum Kind: Int {
    case exercise = 3
    case field = 5
    case value = 12
    case keyword = 14
    case file = 17
    case event = 23
  }

  /// Returns the protocol's list. `typed` is the replaced text before the caret; items that continue it come first,
  /// as some clients show everything they are given.
  func json(_ positions: Positions, typed: String) -> JSON {
    let range = positions.json(range)
    let quote = typed.hasPrefix("\"") ? "\"" : ""
    let part = String(typed.dropFirst(quote.count))
    let key = folded(part)
    let begins = items.map { $0.label != part && folded($0.label).hasPrefix(key) }
    let order = items.indices.filter { begins[$0] } + items.indices.filter { !begins[$0] }
    let all = order.enumerated().map { number, index -> JSON in
      let item = items[index]
      var members: Members = [
        "label": item.label, "kind": item.kind.rawValue,
        // The order of the list is the order of the answer.
        "sortText": padded(number, 5),
        "textEdit": ["range": range, "newText": item.text ?? item.label] as JSON,
      ]
      // Clients compare with the typed text, with its quotes and without its accents.
      let compared =
        (item.label.hasPrefix("\"") ? "" : quote)
        + (begins[index] ? part + item.label.dropFirst(part.count) : item.label)
      if compared != item.label { members.append("filterText", compared) }
      if let detail = item.detail { members.append("detail", detail) }
      return members.json
    }
    return ["isIncomplete": false, "items": all]
  }
}

extension Request {
  static let completion = Request("textDocument/completion") {
    (server: inout LanguageServer, document: Document) throws(RequestFailure) -> JSON in
    let (offset, bytes) = (try document.offset(), document.bytes)
    let source = CompletionSource(journal: document.journal, now: server.now(), language: document.language)
    guard let file = document.file, let completion = source.completion(at: offset, of: bytes, file) else {
      return .null
    }
    let start = completion.range.lowerBound
    let typed = String(decoding: bytes[start..<max(offset, start)], as: UTF8.self)
    return completion.json(document.positions, typed: typed)
  }
}
