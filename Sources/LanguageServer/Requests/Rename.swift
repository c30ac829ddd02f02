import Format
import JSON
import Text
import Training

extension Request {
  /// One name of an exercise for another, wherever it stands: the edits of `bumbum exercise rename`.
  static let rename = Request("textDocument/rename") {
    (server: inout LanguageServer, parameters: JSON) throws(RequestFailure) -> JSON in
    let uri = try parameters.document()
    guard let new = parameters["newName"]?.text else { throw .missing("newName") }
    guard let (name, _) = try server.workspace.exercise(parameters) else {
      throw RequestFailure(code: RequestFailure.requestFailed, message: "no exercise is named here")
    }
    let edits: [(source: Source, edits: [TextEdit])]
    do throws(EditFailure) {
      edits = try ExerciseRenaming(from: name.value, to: new).edits(in: server.workspace.journal(of: uri))
    } catch {
      throw RequestFailure(code: RequestFailure.requestFailed, message: error.message)
    }
    let changes = edits.map { source, edits -> (name: String, value: JSON) in
      let positions = Positions(source.bytes, server.workspace.encoding)
      let other =
        if case .journal(let folder, _) = server.workspace.place(of: uri) {
          server.workspace.uri(of: source.name, in: folder)
        } else { uri }
      return (other, .array(edits.map { $0.json(positions) }))
    }
    return .object([("changes", .object(changes))])
  }

  /// What would be renamed; null where nothing can be.
  static let prepareRename = Request("textDocument/prepareRename") {
    (server: inout LanguageServer, parameters: JSON) throws(RequestFailure) -> JSON in
    guard let (name, file) = try server.workspace.exercise(parameters) else { return .null }
    let positions = Positions(file.source.bytes, server.workspace.encoding)
    return .object([("range", positions.json(name.range)), ("placeholder", .string(name.value))])
  }
}
