import Grammar
import JSON
import Statistics
import Text
import Training

extension Request {
  /// Returns the links from check-ins to their photos and sessions.
  static let documentLinks = Request("textDocument/documentLink") {
    (server: inout LanguageServer, parameters: JSON) throws(RequestFailure) -> JSON in
    let uri = try parameters.document()
    let (_, positions) = try server.workspace.text(uri)
    guard case .checkIns(let file)? = server.workspace.file(uri),
      case .journal(let folder, _) = server.workspace.place(of: uri)
    else { return .array([]) }
    let journal = server.workspace.journal(of: uri)
    var links: [JSON] = []
    for (checkIn, places) in zip(file.checkIns, file.places.checkIns) {
      if let photo = checkIn.photo, let range = places.value(of: "photo"),
        case .inside(let path) = PhotoPlace(photo, from: file.source.name), journal.photos[path] != nil
      {
        links.append(.link(range, server.workspace.uri(of: path, in: folder), positions))
      }
      if let range = places.value(of: "session"), let moment = checkIn.session, let linked = journal.session(at: moment)
      {
        let line = LineTable(linked.log.source.bytes).line(at: linked.places.header.lowerBound) + 1
        links.append(
          .link(range, server.workspace.uri(of: linked.log.source.name, in: folder) + "#L\(line)", positions))
      }
    }
    return .array(links)
  }
}

extension JSON {
  fileprivate static func link(_ range: TextRange, _ target: String, _ positions: Positions) -> JSON {
    ["range": positions.json(range), "target": target]
  }
}
