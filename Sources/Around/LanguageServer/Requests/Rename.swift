import Grammar
import JSON
import Lint
import Text
import Training

extension Request {
  /// Renames an exercise, with the edits of `bumbum exercise rename`, or a plan in its heading and the settings, with
  /// those of `bumbum plan rename`; its sessions find it by its former name. The files are read from the disk now;
  /// refused if the commands refuse it or ask first.
  static let rename = Request(method: "textDocument/rename") {
    (server: inout LanguageServer, parameters: JSON) throws(RequestFailure) -> JSON in
    guard let new = parameters["newName"]?.text else { throw .missing("newName") }
    server.workspace.readAgain()
    let document = try Document(parameters, in: &server.workspace)
    let (target, journal) = (try document.target, document.journal)
    let edits: [(source: Source, edits: [TextEdit])]
    do throws(Refusal) {
      try journal.refuseUnread()
      switch target {
      case .plan(_, let file): edits = try journal.edits(renaming: file, to: new)
      case .exercise(let name):
        let keepsOld = journal.exerciseList != nil || server.workspace.client.makesFiles
        let renaming = ExerciseRenaming(from: name.value, to: new, keepsOld: keepsOld)
        if let doubt = renaming.doubt(in: journal) { throw Refusal(doubt.words, help: nil) }
        edits = try renaming.edits(in: journal)
      default: throw Refusal("no exercise and no plan is named here")
      }
      if let message = journal.newError(after: edits, now: server.now()) {
        throw Refusal(message, help: nil)
      }
    } catch {
      throw .refused(error.message)
    }
    return document.edit(edits)
  }

  /// Returns the range and name that would be renamed; null if nothing can be.
  static let prepareRename = Request("textDocument/prepareRename") {
    (server: inout LanguageServer, document: Document) throws(RequestFailure) -> JSON in
    switch try document.target {
    case .plan(let name, _)?, .exercise(let name)?:
      return ["range": document.positions.json(name.range), "placeholder": name.value]
    default: return .null
    }
  }
}

extension Journal {
  /// Returns the message of the first error that the edits add; nil if there is none.
  fileprivate func newError(after edits: [(source: Source, edits: [TextEdit])], now: Moment) -> Message? {
    var after = self
    for (source, edits) in edits {
      if let bytes = edits.applied(to: source.bytes) { _ = after.change(source.name, to: bytes) }
    }
    return Linter.newFindings(in: after, since: self, now: now, atLeast: .error).first?.diagnostic.message
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
