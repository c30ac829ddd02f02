import Grammar
import JSON
import Statistics
import Text
import Training

extension Request {
  /// Returns the locations of an exercise's names in the journal.
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

  /// Returns the ranges of an exercise's names in the document.
  static let highlights = Request("textDocument/documentHighlight") {
    (server: inout LanguageServer, parameters: JSON) throws(RequestFailure) -> JSON in
    let uri = try parameters.document()
    guard let (name, file) = try server.workspace.exercise(parameters) else { return .array([]) }
    let positions = Positions(file.source.bytes, server.workspace.encoding)
    let uses = server.workspace.uses(of: name.value, uri).first { $0.file.source.name == file.source.name }
    return .array((uses?.names ?? []).map { ["range": positions.json($0.range)] })
  }

  /// Returns the definition of an exercise: in a plan, the newest first, else in exercises.txt, else its first use. A session's title
  /// leads to its plan, its line to its check-ins, a check-in to its session and its photo.
  static let definition = Request("textDocument/definition") {
    (server: inout LanguageServer, parameters: JSON) throws(RequestFailure) -> JSON in
    let uri = try parameters.document()
    if let plan = try server.workspace.plan(parameters) {
      let positions = Positions(plan.source.bytes, server.workspace.encoding)
      let heading = plan.places.name ?? TextRange(0, 0)
      return .array([.location(server.workspace.uri(of: .plan(plan), near: uri), heading, positions)])
    }
    if let links = try server.workspace.linked(parameters) { return .array(links) }
    guard let (name, _) = try server.workspace.exercise(parameters) else { return .array([]) }
    let uses = server.workspace.uses(of: name.value, uri)
    let definitions = uses.filter { if case .log = $0.file { false } else { true } }
    return .array(
      (definitions.isEmpty ? Array(uses.prefix(1)) : definitions).flatMap { file, names in
        let other = server.workspace.uri(of: file, near: uri)
        let positions = Positions(file.source.bytes, server.workspace.encoding)
        return names.prefix(1).map { JSON.location(other, $0.range, positions) }
      })
  }
}

extension Workspace {
  /// Returns the plan that a session's title names; nil if the client points to something else.
  fileprivate mutating func plan(_ parameters: JSON) throws(RequestFailure) -> PlanFile? {
    let uri = try parameters.document()
    let (_, positions) = try text(uri)
    guard case .log(let log)? = file(uri), let offset = positions.offset(parameters["position"]) else {
      return nil
    }
    let journal = journal(of: uri)
    for (session, places) in zip(log.sessions, log.places) {
      guard let range = places.title, range.lowerBound <= offset, offset <= range.upperBound,
        let title = session.title, let index = PlanCatalog(journal).place(ofTitle: title)
      else { continue }
      return journal.plans[index]
    }
    return nil
  }
}

extension Workspace {
  /// Returns the targets of a session's line or of a check-in's field; nil if the client points to something else.
  fileprivate mutating func linked(_ parameters: JSON) throws(RequestFailure) -> [JSON]? {
    let uri = try parameters.document()
    let (_, positions) = try text(uri)
    guard let offset = positions.offset(parameters["position"]), let file = file(uri),
      case .journal(let folder, _) = place(of: uri)
    else { return nil }
    let journal = journal(of: uri)
    func location(_ path: String, _ range: TextRange, _ bytes: [UInt8]) -> JSON {
      .location(self.uri(of: path, in: folder), range, Positions(bytes, encoding))
    }
    switch file {
    case .log(let log):
      guard let index = log.places.firstIndex(where: { $0.header.touches(offset) }),
        let moment = log.sessions[index].moment
      else {
        return nil
      }
      return journal.checkIns.flatMap { file in
        zip(file.checkIns, file.places.checkIns).filter { $0.0.session == moment }.map {
          location(file.source.name, $1.header, file.source.bytes)
        }
      }
    case .checkIns(let file):
      for (checkIn, places) in zip(file.checkIns, file.places.checkIns) {
        if let range = places.value(of: "session"), range.touches(offset) {
          let session = checkIn.session.flatMap { journal.session(at: $0) }
          return session.map { [location($0.log.source.name, $0.places.header, $0.log.source.bytes)] } ?? []
        }
        if let photo = checkIn.photo, places.value(of: "photo")?.touches(offset) ?? false,
          case .inside(let path) = PhotoPlace(photo, from: file.source.name), journal.photos[path] != nil
        {
          return [location(path, TextRange(0, 0), [])]
        }
      }
      return nil
    case .plan, .exercises, .settings: return nil
    }
  }
}

extension JSON {
  static func location(_ uri: String, _ range: TextRange, _ positions: Positions) -> JSON {
    ["uri": uri, "range": positions.json(range)]
  }
}
