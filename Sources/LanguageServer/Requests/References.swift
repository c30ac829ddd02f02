import Format
import JSON
import Text
import Training

extension Request {
  /// Everywhere an exercise is named.
  static let references = Request("textDocument/references") {
    (server: inout LanguageServer, parameters: JSON) throws(RequestFailure) -> JSON in
    let uri = try parameters.document()
    guard let (name, _) = try server.workspace.exercise(parameters) else { return .array([]) }
    var locations: [JSON] = []
    for (file, names) in server.workspace.uses(of: name.value, uri) {
      let other = server.workspace.uri(of: file, near: uri)
      let positions = Positions(file.source.bytes, server.workspace.encoding)
      locations += names.map { .location(other, $0.range, positions) }
    }
    return .array(locations)
  }

  /// The same in the document alone.
  static let highlights = Request("textDocument/documentHighlight") {
    (server: inout LanguageServer, parameters: JSON) throws(RequestFailure) -> JSON in
    let uri = try parameters.document()
    guard let (name, file) = try server.workspace.exercise(parameters) else { return .array([]) }
    let positions = Positions(file.source.bytes, server.workspace.encoding)
    let uses = server.workspace.uses(of: name.value, uri).first { $0.file.source.name == file.source.name }
    return .array((uses?.names ?? []).map { .object([("range", positions.json($0.range))]) })
  }

  /// Where an exercise is said to be one: in a plan, the newest first, else in exercises.txt. Where the title of a session is
  /// that of a plan, the plan.
  static let definition = Request("textDocument/definition") {
    (server: inout LanguageServer, parameters: JSON) throws(RequestFailure) -> JSON in
    let uri = try parameters.document()
    if let plan = try server.workspace.plan(parameters) {
      let positions = Positions(plan.source.bytes, server.workspace.encoding)
      let heading = plan.plan.name?.range ?? TextRange(0, 0)
      return .array([.location(server.workspace.uri(of: .plan(plan), near: uri), heading, positions)])
    }
    guard let (name, _) = try server.workspace.exercise(parameters) else { return .array([]) }
    let uses = server.workspace.uses(of: name.value, uri)
    var locations: [JSON] = []
    for (file, names) in uses {
      if case .log = file { continue }
      let other = server.workspace.uri(of: file, near: uri)
      let positions = Positions(file.source.bytes, server.workspace.encoding)
      locations += names.prefix(1).map { .location(other, $0.range, positions) }
    }
    return .array(locations)
  }
}

extension Workspace {
  /// The plan that the title of a session names, where a client points to that.
  fileprivate mutating func plan(_ parameters: JSON) throws(RequestFailure) -> PlanFile? {
    let uri = try parameters.document()
    let (_, positions) = try text(uri)
    guard case .log(let log)? = file(uri), let offset = positions.offset(parameters["position"]) else {
      return nil
    }
    let journal = journal(of: uri)
    for (session, places) in zip(log.sessions, log.places) {
      guard let range = places.title, range.lowerBound <= offset, offset <= range.upperBound,
        let title = session.title, let place = PlanCatalog(journal).place(ofTitle: title)
      else { continue }
      return journal.plans[place]
    }
    return nil
  }
}

extension JSON {
  static func location(_ uri: String, _ range: TextRange, _ positions: Positions) -> JSON {
    .object([("uri", .string(uri)), ("range", positions.json(range))])
  }
}
