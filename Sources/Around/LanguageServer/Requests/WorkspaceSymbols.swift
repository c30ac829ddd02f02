import Grammar
import JSON
import Text
import Training

extension Request {
  /// Returns the plans, exercises and sessions whose name or opening line contains the query, without case and
  /// accents; sessions latest first.
  static let workspaceSymbols = Request(ofAll: "workspace/symbol") {
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
    var files: [(Source, [(name: Ranged<String>, kind: Int)])] = []
    for file in plans {
      let names = file.exerciseNames.map { (name: $0, kind: OutlineItem.method) }
      let plan = zip([file.plan.name], [file.places.name]).compactMap { name, range in
        name.flatMap { name in range.map { (name: Ranged(name, $0), kind: Journal.plan) } }
      }
      files.append((file.source, (plan + names).filter { fits($0.name.value) }))
    }
    if let list = exerciseList {
      files.append(
        (list.source, list.entryNames.map { (name: $0, kind: OutlineItem.method) }.filter { fits($0.name.value) }))
    }
    var left = Journal.mostSymbols
    for log in logs.reversed() where left > 0 {
      let sessions = log.places.reversed().map { Ranged(log.source.text($0.header), $0.header) }.filter {
        fits($0.value)
      }
      files.append((log.source, sessions.prefix(left).map { (name: $0, kind: OutlineItem.event) }))
      left -= sessions.count
    }
    return files.filter { !$0.1.isEmpty }
  }
}
