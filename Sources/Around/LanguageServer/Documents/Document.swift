import Grammar
import JSON
import Text
import Training

/// A document as it is at the moment of a request about it, and the journal around it.
struct Document {
  let uri: String
  let bytes: [UInt8]
  let positions: Positions
  /// The document as its reader has it; nil if that refused it.
  let file: ReadFile?
  /// The journal that the document is in, or one of the document alone.
  let journal: Journal
  /// The folder of the journal; nil for a document alone.
  let folder: String?
  let language: Settings.Language
  private let parameters: JSON
  private let workspace: Workspace

  /// Finds the document of a request; throws without one.
  init(_ parameters: JSON, in workspace: inout Workspace) throws(RequestFailure) {
    guard let uri = parameters["textDocument"]?["uri"]?.text else { throw .missing("textDocument.uri") }
    try self.init(uri, parameters, in: &workspace)
  }

  init(_ uri: String, _ parameters: JSON = .null, in workspace: inout Workspace) throws(RequestFailure) {
    journal = workspace.journal(of: uri)
    if case .journal(let folder, let path) = workspace.place(of: uri) {
      (file, self.folder) = (journal.readFile(path), folder)
    } else {
      (file, folder) = (journal.readFiles.first, nil)
    }
    guard let bytes = workspace.documents[uri]?.bytes ?? file?.source.bytes else {
      throw RequestFailure(code: RequestFailure.invalidParameters, message: "'\(uri)' is not open")
    }
    (self.uri, self.bytes, self.parameters) = (uri, bytes, parameters)
    positions = Positions(bytes, workspace.client.encoding)
    language = journal.settings.language ?? workspace.client.language
    self.workspace = workspace
  }

  subscript(_ name: String) -> JSON? { parameters[name] }

  /// Returns the offset of the request's position.
  func offset() throws(RequestFailure) -> Int {
    guard let offset = positions.offset(parameters["position"]) else { throw .missing("position") }
    return offset
  }

  /// Returns the request's range.
  func range() throws(RequestFailure) -> TextRange {
    guard let range = positions.range(parameters["range"]) else { throw .missing("range") }
    return range
  }

  /// Returns the line around an offset; nil if the document is not read.
  func line(at offset: Int) -> HalfLine? { file.map { HalfLine(bytes, at: offset, $0.kind.dialect) } }

  /// Returns the client's URI of a file of the journal.
  func uri(of path: String) -> String { folder.map { workspace.uri(of: path, in: $0) } ?? uri }

  /// Returns the locations of ranges in a file of the journal.
  func locations(_ ranges: [TextRange], in source: Source) -> [JSON] {
    let (uri, positions) = (uri(of: source.name), Positions(source.bytes, workspace.client.encoding))
    return ranges.map { .location(uri, $0, positions) }
  }

  /// Returns the positions in a file of the journal; nil if it has none.
  func positions(in path: String) -> Positions? {
    journal.source(of: path).map { Positions($0.bytes, workspace.client.encoding) }
  }

  /// Returns edits of the document in the protocol's form.
  func json(_ edits: [TextEdit]) -> JSON { .array(edits.map { $0.json(positions) }) }

  /// Returns an edit of the document alone.
  func change(_ edits: [TextEdit]) -> JSON { ["changes": [uri: json(edits)] as JSON] }

  /// Returns an edit of a file of the journal, which may have to be created first.
  func edit(of source: Source, _ edits: [TextEdit]) -> JSON { edit([(source, edits)]) }

  /// Returns edits of files of the journal: of an open one for the client's version, if it takes versions, so that it can
  /// refuse those for a text that it has changed since. A file that the journal lacks is created first.
  func edit(_ changes: [(source: Source, edits: [TextEdit])]) -> JSON {
    let client = workspace.client
    let all = changes.map { source, edits -> (uri: String, edits: JSON) in
      let positions = Positions(source.bytes, client.encoding)
      return (uri(of: source.name), .array(edits.map { $0.json(positions) }))
    }
    let isNew = folder != nil && client.makesFiles
    let new = changes.filter { isNew && journal.source(of: $0.source.name) == nil }.map { uri(of: $0.source.name) }
    guard client.takesVersions || !new.isEmpty else { return ["changes": Members(all.map { ($0.uri, $0.edits) })] }
    let creations = new.map { ["kind": "create", "uri": $0, "options": ["ignoreIfExists": true] as JSON] as JSON }
    let versioned = all.map { uri, edits -> JSON in
      ["textDocument": ["uri": uri, "version": workspace.documents[uri]?.version] as JSON, "edits": edits]
    }
    return ["documentChanges": JSON.array(creations + versioned)]
  }
}

extension JSON {
  static func location(_ uri: String, _ range: TextRange, _ positions: Positions) -> JSON {
    ["uri": uri, "range": positions.json(range)]
  }
}
