import Grammar
import JSON
import Statistics
import Text
import Training

extension Request {
  /// Returns the locations of an exercise's names in the journal.
  static let references = Request("textDocument/references") {
    (server: inout LanguageServer, document: Document) throws(RequestFailure) -> JSON in
    guard let name = try document.exercise else { return .array([]) }
    return .array(
      document.uses(of: name.value).flatMap { file, names in document.locations(names.map(\.range), in: file.source) })
  }

  /// Returns the ranges of an exercise's names in the document.
  static let highlights = Request("textDocument/documentHighlight") {
    (server: inout LanguageServer, document: Document) throws(RequestFailure) -> JSON in
    guard let name = try document.exercise else { return .array([]) }
    let uses = document.uses(of: name.value).first { $0.file.source.name == document.file?.source.name }
    return .array((uses?.names ?? []).map { ["range": document.positions.json($0.range)] })
  }

  /// Returns the definition of an exercise: in a plan, the newest first, else in exercises.txt, else its first use. A session's title
  /// leads to its plan, its line to its check-ins, a check-in to its session and its photo.
  static let definition = Request("textDocument/definition") {
    (server: inout LanguageServer, document: Document) throws(RequestFailure) -> JSON in
    if let links = document.links(at: try document.offset()) { return .array(links) }
    guard let name = try document.exercise else { return .array([]) }
    let uses = document.uses(of: name.value)
    let definitions = uses.filter { if case .log = $0.file { false } else { true } }
    return .array(
      (definitions.isEmpty ? Array(uses.prefix(1)) : definitions).flatMap { file, names in
        document.locations(names.prefix(1).map(\.range), in: file.source)
      })
  }
}

extension Document {
  /// Returns the targets of a session's title and line and of a check-in's fields; nil at any other offset.
  fileprivate func links(at offset: Int) -> [JSON]? {
    switch file {
    case .log(let log):
      guard let index = log.places.firstIndex(where: { $0.header.touches(offset) }) else { return nil }
      let (session, places) = (log.sessions[index], log.places[index])
      if let range = places.title, range.touches(offset), let title = session.title,
        let index = PlanCatalog(journal).index(ofTitle: title)
      {
        let plan = journal.plans[index]
        return locations([plan.places.name ?? TextRange(0, 0)], in: plan.source)
      }
      guard folder != nil, let moment = session.moment else { return nil }
      return journal.checkIns.flatMap { file in
        let linked = zip(file.checkIns, file.places.checkIns).filter { $0.0.session == moment }
        return locations(linked.map(\.1.header), in: file.source)
      }
    case .checkIns(let file) where folder != nil:
      for (checkIn, places) in zip(file.checkIns, file.places.checkIns) {
        if let range = places.value(of: "session"), range.touches(offset) {
          let session = checkIn.session.flatMap { journal.session(at: $0) }
          return session.map { locations([$0.places.header], in: $0.log.source) } ?? []
        }
        if let photo = checkIn.photo, places.value(of: "photo")?.touches(offset) ?? false,
          case .inside(let path) = PhotoPlace(photo, from: file.source.name), journal.photos[path] != nil
        {
          return locations([TextRange(0, 0)], in: Source(name: path, bytes: []))
        }
      }
      return nil
    case .checkIns, .plan, .exercises, .settings, nil: return nil
    }
  }
}
