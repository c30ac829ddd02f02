import Grammar
import JSON
import Text
import Training

extension Request {
  /// Returns the outline: a log's sessions with their exercises, a month's check-ins, a plan's exercises.
  static let symbols = Request("textDocument/documentSymbol") { _, document in
    .array((document.file?.outline ?? []).map { $0.json(document.positions) })
  }

  /// Returns the foldable parts: sessions, entries.
  static let folding = Request("textDocument/foldingRange") {
    (server: inout LanguageServer, document: Document) throws(RequestFailure) -> JSON in
    let lines = LineTable(document.bytes)
    let ranges = (document.file?.outline ?? []).compactMap { item -> JSON? in
      let first = lines.line(at: item.range.lowerBound)
      let last = lines.line(at: item.range.trimmed(document.bytes).upperBound)
      return first < last ? ["startLine": first, "endLine": last] : nil
    }
    return .array(ranges)
  }
}

/// A part of a document that has a name.
struct OutlineItem {
  let name: String
  /// The kind, by the protocol's numbers.
  let kind: Int
  let range: TextRange
  let nameRange: TextRange
  var children: [OutlineItem] = []

  static let event = 24
  static let field = 8
  static let method = 6

  func json(_ positions: Positions) -> JSON {
    [
      "name": name, "kind": kind, "range": positions.json(range), "selectionRange": positions.json(nameRange),
      "children": JSON.array(children.map { $0.json(positions) }),
    ]
  }
}

extension ReadFile {
  var outline: [OutlineItem] {
    switch self {
    case .log(let log):
      return zip(log.sessions, log.places).map { session, places in
        var item = OutlineItem(
          name: log.source.text(places.header), kind: OutlineItem.event, range: places.range,
          nameRange: places.header)
        item.children = zip(session.exercises, places.exercises).map { exercise, places in
          let whole = places.name.through(TextRange(0, max(places.name.upperBound, Int(places.end))))
          let sets = places.sets.last.map { places.name.through($0) } ?? places.name
          return OutlineItem(
            name: exercise.name, kind: OutlineItem.method,
            range: sets.upperBound > whole.upperBound ? sets : whole, nameRange: places.name)
        }
        return item
      }
    case .checkIns(let file):
      return file.places.all.sorted { $0.header.start < $1.header.start }.map {
        OutlineItem(
          name: file.source.text($0.header), kind: OutlineItem.event, range: $0.range, nameRange: $0.header)
      }
    case .plan(let file):
      return file.exercises.map {
        OutlineItem(
          name: $0.exercise.name, kind: OutlineItem.method, range: $0.places.range, nameRange: $0.places.name)
      }
    case .exercises(let list):
      return zip(list.entries, list.places).map {
        OutlineItem(name: $0.name, kind: OutlineItem.field, range: $1.range, nameRange: $1.name)
      }
    case .settings: return []
    }
  }
}

extension TextRange {
  /// Returns the range without the white space at its end.
  func trimmed(_ bytes: [UInt8]) -> TextRange {
    var end = upperBound
    while end > lowerBound, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end - 1]) { end -= 1 }
    return TextRange(lowerBound, end)
  }
}

extension Request {
  /// Returns the plans, exercises and sessions whose name or opening line contains the query, without case and
  /// accents; sessions latest first.
  static let workspaceSymbols = Request(method: "workspace/symbol") {
    (server: inout LanguageServer, parameters: JSON) throws(RequestFailure) -> JSON in
    let query = folded(parameters["query"]?.text ?? "")
    var answer: [JSON] = []
    for (folder, journal) in server.workspace.allJournals() {
      for (source, symbols) in journal.symbols(like: query) {
        let positions = Positions(source.bytes, server.workspace.client.encoding)
        let uri = server.workspace.uri(of: source.name, in: folder)
        answer += symbols.map { symbol in
          [
            "name": symbol.name.value, "kind": symbol.kind,
            "location": JSON.location(uri, symbol.name.range, positions),
          ]
        }
      }
    }
    return .array(answer)
  }
}

extension Journal {
  private static let mostSymbols = 200
  private static let plan = 5

  /// Returns the symbols by file, so that each has its lines counted once.
  fileprivate func symbols(like query: String) -> [(Source, [(name: Ranged<String>, kind: Int)])] {
    func fits(_ name: String) -> Bool { query.isEmpty || folded(name).holds(query) }
    func symbols(_ names: [Ranged<String>], _ kind: Int) -> [(name: Ranged<String>, kind: Int)] {
      names.filter { fits($0.value) }.map { ($0, kind) }
    }
    var files = plans.map { file in
      let heading = [file.places.name].compactMap(\.self).map { Ranged(file.source.text($0), $0) }
      return (file.source, symbols(heading, Journal.plan) + symbols(file.exerciseNames, OutlineItem.method))
    }
    if let list = exerciseList { files.append((list.source, symbols(list.entryNames, OutlineItem.method))) }
    var left = Journal.mostSymbols
    for log in logs.reversed() where left > 0 {
      let headers = log.places.reversed().map { Ranged(log.source.text($0.header), $0.header) }
      let sessions = symbols(headers, OutlineItem.event)
      files.append((log.source, Array(sessions.prefix(left))))
      left -= sessions.count
    }
    return files.filter { !$0.1.isEmpty }
  }
}
