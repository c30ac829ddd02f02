import Grammar
import JSON
import Progression
import Statistics
import Text
import Training
import Views

extension Request {
  /// Returns the hints of a log: a star after a set that beat a record, the totals after a session, and in the
  /// session under way the plates of each load.
  static let inlayHints = Request("textDocument/inlayHint") {
    (server: inout LanguageServer, document: Document) throws(RequestFailure) -> JSON in
    let range = try document.range()
    guard case .log(let log)? = document.file else { return .array([]) }
    let hints = InlayHints(document.journal, log, server.options, now: server.now(), document.language)
    return .array(hints.all.filter { range.touches($0.offset) }.map { $0.json(document.positions) })
  }
}

/// The hints beside the text of a log, which are in no file.
struct InlayHints {
  struct Hint {
    let offset: Int
    let text: String
    var tooltip: String?

    func json(_ positions: Positions) -> JSON {
      var members: Members = ["position": positions.position(offset), "label": text, "paddingLeft": true]
      if let tooltip { members.append("tooltip", tooltip) }
      return members.json
    }
  }

  /// The hints in the order of the text.
  private(set) var all: [Hint] = []

  init(_ journal: Journal, _ log: Log, _ options: Options, now: Moment, _ language: Settings.Language) {
    guard let number = journal.logs.firstIndex(where: { $0.source.name == log.source.name }) else { return }
    let history = History(journal, now: now)
    let words = Words(language)
    let entries = history.entries.filter { $0.id.log == number }
    if options.volumeHints {
      for entry in entries {
        let totals = Totals(history, of: [entry])
        guard totals.workingSets > 0 else { continue }
        let volume = totals.volume.hundredths(in: journal.settings.unit)
        let text =
          words(totals.workingSets, .sets)
          + (volume > 0 ? " · \(words.volume(totals.volume, journal.settings.unit))" : "")
        all.append(Hint(offset: log.places[entry.id.place].header.upperBound, text: text))
      }
    }
    if options.recordHints { addRecords(history, entries, log, words) }
    if options.plateHints { addPlates(log, history.catalog, journal.settings, words) }
    all.sort { $0.offset < $1.offset }
  }

  private mutating func addRecords(_ history: History, _ entries: [History.Entry], _ log: Log, _ words: Words) {
    let beaten = RecordHistory.beaten(history)
    for entry in entries {
      for (exercise, step) in beaten[entry] ?? [] {
        let ids = history.catalog.idsInLogs[entry.id.log]
        for (done, places) in zip(log.sessions[entry.id.place].exercises, log.places[entry.id.place].exercises) {
          guard ids[places.spelling] == exercise, let set = done.sets.lastIndex(of: step.set) else { continue }
          all.append(
            Hint(
              offset: places.sets[set].upperBound, text: "★",
              tooltip: step.previous.map {
                "\(words("Record")): \(words.set(step.set)), \(words("before")) \(words.set($0))"
              }))
          break
        }
      }
    }
  }

  /// Adds the plates of the sets still to come in the session under way.
  private mutating func addPlates(_ log: Log, _ catalog: ExerciseCatalog, _ settings: Settings, _ words: Words) {
    for (session, places) in zip(log.sessions, log.places) where session.isOpen {
      for (exercise, places) in zip(session.exercises, places.exercises) {
        let rack = Rack(settings, bar: catalog.id(of: exercise.name).flatMap { catalog[$0].bar })
        let sets = zip(exercise.sets + exercise.openSets, places.sets + places.openSets)
        for (set, range) in sets where all.last?.offset != range.upperBound {
          guard let load = set.weight, let side = rack.side(of: load, on: exercise.name), !side.isEmpty else {
            continue
          }
          all.append(Hint(offset: range.upperBound, text: words.plates(side)))
        }
      }
    }
  }
}
