package import Grammar
import Guess
import Statistics
package import Text
package import Training

/// A session that was finished or added, with its check-in if one was made.
package struct RecordedSession: Recorded {
  package var changes: Changes
  package let start: Moment
  package let session: Session
  /// The moment of the check-in made with it; nil without one.
  package fileprivate(set) var checkIn: Moment?
}

extension Journal {
  /// Returns the changes that close the session under way at a moment.
  package func finishing(
    at end: Moment, now: Moment, checkIn: SessionCheckIn? = nil
  ) throws(Refusal) -> RecordedSession {
    guard let open = openSession, let start = open.session.moment else {
      throw noOpenSession(help: "open one with 'bumbum start'")
    }
    guard end >= start else {
      throw Refusal(
        "the session began at \(start), after \(end)",
        help: "say when it ended: 'bumbum finish --at \"\(likelyEnd(of: start, now: now))\"'")
    }
    try refuseStale(start, at: end, now: now)
    let time = end.time ?? .midnight
    let edits = try open.log.finishing(session: open.place, at: time)
    var session = open.session
    session.end = .at(time)
    var recorded = RecordedSession(
      changes: try Changes(open.log.source.name, in: self, edits), start: start, session: session)
    recorded.checkIn = try checkIn?.add(to: &recorded.changes, of: session, in: self, now: now)
    return recorded
  }

  /// Returns the changes that add a past session, whose lines begin with the header.
  ///
  /// - Parameter isNew: True if an exercise is new, however near its name is to another's.
  package func adding(
    session lines: [String], isNew: Bool = false, now: Moment, checkIn: SessionCheckIn? = nil
  ) throws(Refusal) -> RecordedSession {
    let draft = LogReader.read(Source(name: "the session", text: lines.joined(separator: "\n") + "\n"))
    guard draft.sessions.count == 1, let start = draft.sessions[0].moment, draft.places[0].header.lowerBound == 0 else {
      throw draft.isNoSession
    }
    try refuseFuture(Moment(start.date, start.time ?? .midnight), now: now)
    let session = draft.sessions[0]
    if !isNew { try refuseSlips(session.exercises.map(\.name)) }
    if start.time != nil, self.session(at: start) != nil {
      throw Refusal(
        "a session begins at \(start) already", help: "add sets to it in an editor, or give this one its own minute")
    }
    let log = log(of: start.date)
    let edits = try log.adding(lines, readAs: draft)
    var recorded = RecordedSession(
      changes: try Changes(log.source.name, in: self, edits), start: start, session: session)
    recorded.checkIn = try checkIn?.add(to: &recorded.changes, of: session, in: self, now: now)
    if session.exercises.isEmpty { recorded.changes.remarks += remarks(onEmpty: session) }
    return recorded
  }

  /// Returns the changes that add a note to the session under way, else to the day's last one.
  package func adding(note: String, now: Moment) throws(Refusal) -> Changes {
    guard let found = openSession ?? lastSession(where: { $1.date == now.date && $1 <= now }) else {
      throw Refusal(
        "no session is open, and none is of today",
        help: "a note is a line of its session: '> \(shortened(note))'; 'bumbum edit' opens the log")
    }
    return try Changes(
      found.log.source.name, in: self, found.log.addingNote(note, inSession: found.place))
  }

  /// Returns the changes that remove the session under way, after a person says yes.
  package func discardingSession() throws(Refusal) -> Changes {
    guard let open = openSession, let start = open.session.moment else { throw noOpenSession(help: nil) }
    var changes = try removing(open)
    let sets = open.session.exercises.reduce(0) { $0 + $1.sets.count }
    changes.question = "Drop the session of \(start) with \(sets, .sets)?"
    return changes
  }

  /// Returns the changes that remove a session, and the links to it from check-ins, unless another session begins at
  /// the same minute.
  func removing(_ found: FoundSession) throws(Refusal) -> Changes {
    var changes = try Changes(found.log.source.name, in: self, found.log.removing(session: found.place))
    guard let start = found.session.moment, starts(on: start.date).count(where: { $0 == start }) == 1 else {
      return changes
    }
    for file in checkIns {
      let edits = file.removingLinks(to: start)
      if !edits.isEmpty { try changes.edit(file.source.name, in: self, edits) }
    }
    return changes
  }

  /// Returns the moments at which the sessions of a day begin.
  func starts(on date: CivilDate) -> [Moment] {
    logs.flatMap { $0.sessions.compactMap(\.moment) }.filter { $0.date == date }
  }
}

extension Journal {
  /// Throws if a name is nearly that of an exercise.
  private func refuseSlips(_ names: [String]) throws(Refusal) {
    let catalog = ExerciseCatalog(self)
    for name in names where catalog.id(of: name) == nil {
      guard let near = catalog.name(near: name) else { continue }
      throw UnknownExercise(name, near: near).refusal
    }
  }

  /// Returns the remarks on a session without an exercise, whose title may be an exercise without its colon.
  private func remarks(onEmpty session: Session) -> [Message] {
    let words = (session.title ?? "").split(separator: " ").map(String.init)
    let sets = words.indices.dropFirst().first { index in
      let rest = words[index...].joined(separator: " ")
      // The title may be the plan '5/3/1'.
      return rest.contains { $0 == "x" || $0 == "×" || $0 == "@" } && SetText.check(rest) == nil
    }
    let remark: Message =
      if let sets {
        "an exercise has a colon behind its name: \"\(words[..<sets].joined(separator: " ")): \(words[sets...].joined(separator: " "))\""
      } else { "an exercise is a line like \"Bench press: 80\(.unit) x 10\"" }
    return ["the session has no exercise; 'bumbum undo' takes it back", remark]
  }
}

extension Log {
  /// The refusal of a text that is not exactly one session.
  fileprivate var isNoSession: Refusal {
    if let problem = diagnostics.first.map({ Guess.help(for: $0, in: source) }) {
      return Refusal(
        problem.message, help: problem.help ?? "write 'bumbum add session 2026-01-05 18:30-19:42 \"Plan A\" …'")
    }
    if sessions.count > 1 {
      let second = source.text(places[1].header)
      return Refusal("'\(shortened(second))' opens a second session", help: "add one session at a time")
    }
    let first = String(decoding: source.bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return Refusal(
      "a session begins with its date: '\(first)'",
      help: "write 'bumbum add session 2026-01-05 18:30-19:42 \"Plan A\" …'")
  }
}
