import Grammar
import JSON
import Statistics
import Text
import Training

extension Request {
  /// Returns the locations of an exercise's names in the journal.
  static let references = Request("textDocument/references") {
    (server: inout LanguageServer, document: Document) throws(RequestFailure) -> JSON in
    guard case .exercise(let name)? = try document.target else { return .array([]) }
    return .array(
      document.uses(of: name.value).flatMap { file, names in document.locations(names.map(\.range), in: file.source) })
  }

  /// Returns the ranges of an exercise's names in the document.
  static let highlights = Request("textDocument/documentHighlight") {
    (server: inout LanguageServer, document: Document) throws(RequestFailure) -> JSON in
    guard case .exercise(let name)? = try document.target else { return .array([]) }
    let uses = document.uses(of: name.value).first { $0.file.source.name == document.file?.source.name }
    return .array((uses?.names ?? []).map { ["range": document.positions.json($0.range)] })
  }

  /// Returns the definition of an exercise: in a plan, the newest first, else in exercises.txt, else its first use. A session's title
  /// leads to its plan, its line to its check-ins, a check-in to its session and its photo.
  static let definition = Request("textDocument/definition") {
    (server: inout LanguageServer, document: Document) throws(RequestFailure) -> JSON in
    switch try document.target {
    case .exercise(let name):
      let uses = document.uses(of: name.value)
      let definitions = uses.filter { if case .log = $0.file { false } else { true } }
      return .array(
        (definitions.isEmpty ? Array(uses.prefix(1)) : definitions).flatMap { file, names in
          document.locations(names.prefix(1).map(\.range), in: file.source)
        })
    case .opening(let log, let index):
      return .array(try document.targets(of: log.sessions[index], log.places[index].title))
    case .link(let moment?) where document.folder != nil:
      let session = document.journal.session(at: moment)
      return .array(session.map { document.locations([$0.places.header], in: $0.log.source) } ?? [])
    case .photo(let photo, let file) where document.folder != nil:
      guard case .inside(let path) = PhotoPlace(photo.value, from: file.source.name),
        document.journal.photos[path] != nil
      else { return .array([]) }
      return .array(document.locations([TextRange(0, 0)], in: Source(name: path, bytes: [])))
    case .plan, .sets, .link, .photo, .setting, nil: return .array([])
    }
  }
}

extension Document {
  /// Returns the plan that a session's title names, if the position is there, else the check-ins of the session.
  fileprivate func targets(of session: Session, _ range: TextRange?) throws(RequestFailure) -> [JSON] {
    let offset = try offset()
    if let range, range.touches(offset), let title = session.title,
      let index = PlanCatalog(journal).index(ofTitle: title)
    {
      let plan = journal.plans[index]
      return locations([plan.places.name ?? TextRange(0, 0)], in: plan.source)
    }
    guard folder != nil, let moment = session.moment else { return [] }
    return journal.checkIns.flatMap { file in
      let linked = zip(file.checkIns, file.places.checkIns).filter { $0.0.session == moment }
      return locations(linked.map(\.1.header), in: file.source)
    }
  }
}

extension Request {
  /// Returns the links from check-ins to their photos and sessions.
  static let documentLinks = Request("textDocument/documentLink") { _, document in
    guard case .checkIns(let file)? = document.file, document.folder != nil else { return .array([]) }
    var links: [JSON] = []
    func add(_ range: TextRange, _ target: String) {
      links.append(["range": document.positions.json(range), "target": target])
    }
    for (checkIn, places) in zip(file.checkIns, file.places.checkIns) {
      if let photo = checkIn.photo, let range = places.value(of: "photo"),
        case .inside(let path) = PhotoPlace(photo, from: file.source.name), document.journal.photos[path] != nil
      {
        add(range, document.uri(of: path))
      }
      if let range = places.value(of: "session"), let moment = checkIn.session,
        let linked = document.journal.session(at: moment)
      {
        let line = LineTable(linked.log.source.bytes).line(at: linked.places.header.lowerBound) + 1
        add(range, document.uri(of: linked.log.source.name) + "#L\(line)")
      }
    }
    return .array(links)
  }
}
