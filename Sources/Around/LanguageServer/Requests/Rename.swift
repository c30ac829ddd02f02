import Grammar
import JSON
import Lint
import Text
import Training

extension Request {
  /// Renames an exercise, with the edits of `bumbum exercise rename`, or a plan in its heading and the settings, with
  /// those of `bumbum plan rename`; its sessions find it by its former name. The files are read from the disk now;
  /// refused if the commands refuse it or ask first.
  static let rename = Request("textDocument/rename") {
    (server: inout LanguageServer, parameters: JSON) throws(RequestFailure) -> JSON in
    let uri = try parameters.document()
    guard let new = parameters["newName"]?.text else { throw .missing("newName") }
    server.workspace.readAgain()
    let edits: [(source: Source, edits: [TextEdit])]
    let plan = try server.workspace.planName(parameters)
    let name = try server.workspace.exercise(parameters)?.name
    let journal = server.workspace.journal(of: uri)
    do throws(Refusal) {
      try journal.refuseUnread()
      if let plan {
        edits = try journal.edits(renaming: plan.file, to: new)
      } else if let name {
        let renaming = ExerciseRenaming(
          from: name.value, to: new, keepsOld: journal.exerciseList != nil || server.workspace.makesFiles)
        if let doubt = renaming.doubt(in: journal) { throw Refusal(doubt.words, help: nil) }
        edits = try renaming.edits(in: journal)
      } else {
        throw Refusal("no exercise and no plan is named here")
      }
      if let message = journal.newError(after: edits, now: server.now()) {
        throw Refusal(message, help: nil)
      }
    } catch {
      throw RequestFailure(code: RequestFailure.requestFailed, message: error.message)
    }
    var created: String?
    let changes = edits.map { source, edits -> (uri: String, edits: JSON) in
      let positions = Positions(source.bytes, server.workspace.encoding)
      let other =
        if case .journal(let folder, _) = server.workspace.place(of: uri) {
          server.workspace.uri(of: source.name, in: folder)
        } else { uri }
      if source.bytes.isEmpty, journal.exerciseList == nil { created = other }
      return (other, .array(edits.map { $0.json(positions) }))
    }
    return server.workspace.edit(changes, creating: created)
  }

  /// Returns the range and name that would be renamed; null if nothing can be.
  static let prepareRename = Request("textDocument/prepareRename") {
    (server: inout LanguageServer, parameters: JSON) throws(RequestFailure) -> JSON in
    if let plan = try server.workspace.planName(parameters) {
      let positions = Positions(plan.file.source.bytes, server.workspace.encoding)
      return ["range": positions.json(plan.name.range), "placeholder": plan.name.value]
    }
    guard let (name, file) = try server.workspace.exercise(parameters) else { return .null }
    let positions = Positions(file.source.bytes, server.workspace.encoding)
    return ["range": positions.json(name.range), "placeholder": name.value]
  }
}

extension Workspace {
  /// Returns the name in the heading of a plan; nil if the client points to something else.
  fileprivate mutating func planName(_ parameters: JSON) throws(RequestFailure) -> (
    name: Ranged<String>, file: PlanFile
  )? {
    let uri = try parameters.document()
    let (_, positions) = try text(uri)
    guard let offset = positions.offset(parameters["position"]), case .plan(let file)? = file(uri),
      let name = file.plan.name, let range = file.places.name, range.touches(offset)
    else { return nil }
    return (Ranged(name, range), file)
  }
}

extension Journal {
  /// Returns the message of the first error that the edits add; nil if there is none.
  fileprivate func newError(after edits: [(source: Source, edits: [TextEdit])], now: Moment) -> Message? {
    var after = self
    for (source, edits) in edits {
      if let bytes = edits.applied(to: source.bytes) { _ = after.change(source.name, to: bytes) }
    }
    return Linter.newFindings(in: after, since: self, now: now).first { $0.diagnostic.severity == .error }?
      .diagnostic.message
  }

  fileprivate func edits(renaming file: PlanFile, to name: String) throws(Refusal) -> [(
    source: Source, edits: [TextEdit]
  )] {
    var all = [(source: file.source, edits: try file.renaming(to: name))]
    if activePlan?.source.name == file.source.name, let settingsFile {
      all.append((settingsFile.source, settingsFile.setting("plan", text: name)))
    }
    return all
  }
}
