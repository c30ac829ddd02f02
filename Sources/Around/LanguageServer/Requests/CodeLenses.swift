import Grammar
import JSON
import Progression
import Statistics
import Text
import Training
import Views

extension Request {
  /// Returns the lens of the next session above a plan and its days, and of a repetition above a session: each a
  /// command that writes it into the log.
  static let codeLenses = Request("textDocument/codeLens") {
    (server: inout LanguageServer, parameters: JSON) throws(RequestFailure) -> JSON in
    let uri = try parameters.document()
    let (_, positions) = try server.workspace.text(uri)
    guard server.options.lenses, server.workspace.appliesEdits, let file = server.workspace.file(uri) else {
      return .array([])
    }
    let language = server.workspace.language(of: uri)
    return .array(
      Draft.all(in: file).map { range, draft in
        [
          "range": positions.json(range),
          "command": ["title": language.said(draft.title), "command": draft.command, "arguments": [uri, draft.name]]
            as JSON,
        ]
      })
  }

  /// Writes a draft into the log of this month, by an edit sent to the client.
  static let execution = Request("workspace/executeCommand") {
    (server: inout LanguageServer, parameters: JSON) throws(RequestFailure) -> JSON in
    let words = parameters["arguments"]?.elements?.compactMap(\.text) ?? []
    guard let command = parameters["command"]?.text, Draft.commands.contains(command), words.count == 2 else {
      throw .missing("command")
    }
    let (uri, now) = (words[0], server.now())
    guard case .journal(let folder, _) = server.workspace.place(of: uri) else {
      throw RequestFailure(code: RequestFailure.requestFailed, message: "'\(uri)' is in no journal")
    }
    let journal = server.workspace.journal(of: uri)
    let draft = Draft(command: command, name: words[1])
    guard let lines = draft.lines(journal, now: now, server.workspace.language(of: uri)) else {
      throw RequestFailure(code: RequestFailure.requestFailed, message: "there is no '\(words[1])' to write down")
    }
    let log = journal.log(of: now.date)
    do throws(Refusal) {
      let edits = try log.adding(lines)
      let isNew = journal.source(of: log.source.name) == nil
      let other = server.workspace.uri(of: log.source.name, in: folder)
      let edit = server.workspace.edit(of: other, edits, in: log.source, isNew: isNew)
      server.ask("workspace/applyEdit", ["label": server.workspace.language(of: uri).said(draft.title), "edit": edit])
    } catch {
      throw RequestFailure(code: RequestFailure.requestFailed, message: error.message)
    }
    return .null
  }
}

/// A session that begins now, as a plan asks for it or as a repetition.
struct Draft {
  let command: String
  /// The title of a plan, or the moment of a session.
  let name: String

  static let next = "bumbum.next"
  static let again = "bumbum.repeat"
  static let commands = [next, again]

  var title: Message { command == Draft.next ? "Next session" : "Repeat" }

  /// Returns the drafts for a file, each with the range that it stands above.
  static func all(in file: ReadFile) -> [(TextRange, Draft)] {
    switch file {
    case .plan(let file):
      guard let name = file.plan.name, let range = file.places.name, !file.plan.exercises.isEmpty else { return [] }
      let days = zip(file.plan.days, file.places.days).filter { !$0.0.exercises.isEmpty }
      return [(range, Draft(command: next, name: name))]
        + days.map { ($1, Draft(command: next, name: "\(name) / \($0.name)")) }
    case .log(let log):
      return zip(log.sessions, log.places).compactMap { session, places in
        guard session.counts, !session.exercises.isEmpty, let moment = session.moment else { return nil }
        return (places.header, Draft(command: again, name: "\(moment)"))
      }
    case .settings, .exercises, .checkIns: return []
    }
  }

  /// Returns the lines of the session; nil where there is no such plan or session.
  func lines(_ journal: Journal, now: Moment, _ language: Settings.Language) -> [String]? {
    command == Draft.next ? nextLines(journal, now: now, language) : repeatedLines(journal, now: now)
  }

  private func nextLines(_ journal: Journal, now: Moment, _ language: Settings.Language) -> [String]? {
    guard let index = PlanCatalog(journal).place(ofTitle: name) else { return nil }
    let progress = PlanProgress(journal.plans[index], in: journal, today: now.date, now: now)
    guard let day = progress.day(ofTitle: name) ?? progress.nextDay, let session = progress.session(ofDay: day) else {
      return nil
    }
    let page = Page(
      Words(language), Style(isColored: false), width: nil, unit: journal.settings.unit,
      today: now.date)
    return [header(session.title, now: now)] + NextAnswer(session, of: progress, day: day).lines(on: page)
  }

  /// Returns the exercises and sets as they were written, without remarks.
  private func repeatedLines(_ journal: Journal, now: Moment) -> [String]? {
    guard let moment = Moment(name), let repeated = journal.session(at: moment) else { return nil }
    let lines = zip(repeated.session.exercises, repeated.places.exercises).compactMap { exercise, places -> String? in
      guard !exercise.isSkipped, let name = try? ExerciseName.spelled(exercise.name) else { return nil }
      return "  \(exercise.isSuperset ? "+ " : "")\(name):\(places.text(repeated.log.source).map { " " + $0 } ?? "")"
    }
    return [header(repeated.session.title, now: now)] + lines
  }

  private func header(_ title: String?, now: Moment) -> String {
    "\(now.date) \(now.time ?? .midnight)-?\(title.map { " " + SessionTitle.spelled($0) } ?? "")"
  }
}

extension Workspace {
  /// Returns an edit of one file, which may have to be created first.
  func edit(of uri: String, _ edits: [TextEdit], in source: Source, isNew: Bool) -> JSON {
    let positions = Positions(source.bytes, encoding)
    let changes = JSON.array(edits.map { $0.json(positions) })
    return edit([(uri, changes)], creating: isNew && makesFiles ? uri : nil)
  }

  /// Returns edits of files: of an open one for the client's version, if it takes versions, so that it can refuse those
  /// for a text that it has changed since. The file `new` is created first.
  func edit(_ changes: [(uri: String, edits: JSON)], creating new: String? = nil) -> JSON {
    guard takesVersions || new != nil else { return ["changes": Members(changes.map { ($0.uri, $0.edits) })] }
    let creations = [new].compactMap(\.self).map { uri -> JSON in
      ["kind": "create", "uri": uri, "options": ["ignoreIfExists": true] as JSON]
    }
    return ["documentChanges": JSON.array(creations + changes.map { versioned($0.uri, $0.edits) })]
  }

  private func versioned(_ uri: String, _ edits: JSON) -> JSON {
    let version = documents[uri]?.version.map { JSON.integer($0) } ?? .null
    return ["textDocument": ["uri": uri, "version": version] as JSON, "edits": edits]
  }
}
