import Grammar
import JSON
import Statistics
import Text
import Training

extension Request {
  /// Returns the links from check-ins to their photos and sessions.
  static let documentLinks = Request("textDocument/documentLink") {
    (server: inout LanguageServer, document: Document) throws(RequestFailure) -> JSON in
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
