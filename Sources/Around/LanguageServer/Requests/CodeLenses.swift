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
  static let codeLenses = Request("textDocument/codeLens") { server, document in
    guard server.options.lenses, server.workspace.client.appliesEdits, let file = document.file else {
      return .array([])
    }
    return .array(
      Draft.all(in: file).map { range, draft in
        let command: JSON = [
          "title": document.language.said(draft.title), "command": draft.command,
          "arguments": [document.uri, draft.name],
        ]
        return ["range": document.positions.json(range), "command": command]
      })
  }

  /// Writes a draft into the log of this month, by an edit sent to the client.
  static let execution = Request(method: "workspace/executeCommand") {
    (server: inout LanguageServer, parameters: JSON) throws(RequestFailure) -> JSON in
    let words = parameters["arguments"]?.elements?.compactMap(\.text) ?? []
    guard let command = parameters["command"]?.text, Draft.commands.contains(command), words.count == 2 else {
      throw .missing("command")
    }
    let (document, now) = (try Document(words[0], in: &server.workspace), server.now())
    guard document.folder != nil else { throw .refused("'\(words[0])' is in no journal") }
    let draft = Draft(command: command, name: words[1])
    guard let lines = draft.lines(document.journal, now: now, document.language) else {
      throw .refused("there is no '\(words[1])' to write down")
    }
    let log = document.journal.log(of: now.date)
    do throws(Refusal) {
      let edit = document.edit(of: log.source, try log.adding(lines))
      server.ask("workspace/applyEdit", ["label": document.language.said(draft.title), "edit": edit])
    } catch {
      throw .refused(error.message)
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
    guard let index = PlanCatalog(journal).index(ofTitle: name) else { return nil }
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
    return [header(repeated.session.title, now: now)] + repeated.draft
  }

  private func header(_ title: String?, now: Moment) -> String {
    "\(now.date) \(now.time ?? .midnight)-?\(title.map { " " + SessionTitle.spelled($0) } ?? "")"
  }
}
