import Format
import JSON
import Text
import Training

/// What may stand where the caret is, and what of the line it takes the place of.
struct Completion {
  /// From the beginning of what is half typed to the caret.
  let range: TextRange
  let items: [Item]

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

  func json(_ positions: Positions) -> JSON {
    let range = positions.json(range)
    let all = items.enumerated().map { number, item -> JSON in
      let edit: JSON = .object([("range", range), ("newText", .string(item.text ?? item.label))])
      var members: [(name: String, value: JSON)] = [
        ("label", .string(item.label)), ("kind", .integer(item.kind.rawValue)),
        // The order of the list is the order of the answer.
        ("sortText", .string(padded(number, 5))), ("textEdit", edit),
      ]
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
    let journal = server.workspace.journal(of: uri)
    let completion = Completion(at: offset, in: bytes, file, journal, now: server.now())
    return completion?.json(positions) ?? .null
  }
}

extension Completion {
  /// Nil where nothing can be said of what comes next.
  init?(at offset: Int, in bytes: [UInt8], _ file: ReadFile, _ journal: Journal, now: Moment) {
    let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = HalfLine(bytes, start..<offset)
    let source = CompletionSource(journal: journal, now: now)
    let found: (length: Int, items: [Item])?
    if let code = line.afterAllow {
      found = (code.utf8.count, source.codes)
    } else {
      switch file {
      case .log(let log): found = source.log(line, log, offset)
      case .checkIns(let months): found = source.checkIns(line, months)
      case .plan, .exercises: found = source.attributes(line)
      case .settings: found = nil
      }
    }
    guard let found else { return nil }
    range = TextRange(offset - found.length, offset)
    items = found.items
  }
}
