package import Grammar
import Guess
package import Statistics
package import Text
package import Training

/// A session that was finished or added, with its check-in if one was made.
package struct RecordedSession: Recorded {
  package var changes: Changes
  package let start: Moment
  package let session: Session
  /// The moment of the check-in made with it; nil without one.
  package fileprivate(set) var checkIn: Moment?

  /// Returns the session with the muscle groups of its well-known exercises.
  fileprivate consuming func settingGroups(in journal: Journal) throws(Refusal) -> RecordedSession {
    // A journal without a list is not given one unasked; a name near another's may be a slip.
    guard journal.exerciseList != nil else { return self }
    let journal = changes.applied(to: journal)
    let names = ExerciseCatalog(journal).entries.map(\.name)
    let groups = try journal.settingGroups { name in
      TypedName(name).isWellKnown || ExerciseType(name) != nil
        || closest(to: name, among: names.filter { $0 != name }) == nil
    }
    changes = changes.followed(by: groups)
    return self
  }
}

extension Journal {
  /// Returns the changes that close the session under way at a moment, else now or, if it was left open, with its last set,
  /// and with a note. Sets that are still to be done are left
  /// out; exercises of which nothing was done are skipped then with `isSkippingRest`. Without an open session it is the list
  /// of today that is closed, and that gets no times.
  package func finishing(
    at said: Moment?, now: Moment, lastSet: (FoundSession) -> Moment? = { _ in nil }, answers: Answers = Answers(),
    note: String? = nil, checkIn: SessionCheckIn? = nil, isSkippingRest: Bool = false
  ) throws(Refusal) -> RecordedSession {
    guard let open = takingUpList(of: now.date).openSession, let start = open.session.moment else {
      let last = lastSession { $1.date == now.date && $1 <= now }?.session.moment
      throw noOpenSession(
        help: last.map { "that of \(day: $0) is finished; 'bumbum note' adds to it, 'bumbum edit' opens the log" }
          ?? "open one with 'bumbum start'")
    }
    let isLeftOpen = said == nil && open.isLeftOpen(at: now, lastSet: lastSet(open))
    let last = isLeftOpen ? lastSet(open) : nil
    let end = said ?? (isLeftOpen ? last ?? likelyEnd(of: start, now: now) : now)
    if isLeftOpen, last == nil {
      var refusal = leftOpen(start, now: now)
      refusal.question = "the session of \(day: start) was left open; did it end at \(day: end)?"
      refusal.isYesByDefault = true
      try answers.settle(refusal)
    }
    let left = open.session.exercises.reduce(0) { $0 + $1.openSets.count }
    let isList = openSession == nil
    if isList, open.session.isWaiting { throw noOpenSession(help: "open one with 'bumbum start'") }
    if isList, end != now || left == 0 && note == nil && checkIn == nil {
      throw Refusal(
        left == 0
          ? "all of the list of \(day: start) is done" : "the list of \(day: start) has no start, and takes no end",
        help: "with times it is '\(start) 18:30-19:42'; 'bumbum edit' opens the log")
    }
    guard end >= start else {
      throw Refusal(
        "the session began at \(day: start), after \(day: end)",
        help: "say when it ended: 'bumbum finish --at \"\(day: likelyEnd(of: start, now: now))\"'")
    }
    if !isList { try refuseStale(start, at: end, now: now) }
    let time = end.time ?? .midnight
    var edits = isList ? [] : try open.log.finishing(session: open.place, at: time)
    edits += open.log.leavingOutOpenSets(inSession: open.place, isSkipping: isSkippingRest)
    if let note { edits += try open.log.addingNote(note, inSession: open.place) }
    var session = open.session
    session.end = isList ? .unknown : .at(time)
    var recorded = RecordedSession(
      changes: try Changes(open.log.source.name, in: self, edits), start: start, session: session)
    if last != nil {
      recorded.changes.remarks.append("the session of \(day: start) was left open, and ends with its last set")
    }
    if left > 0 {
      recorded.changes.remarks.append(
        "\(left, .sets) that \(left, one: "was not done is", many: "were not done are") left out")
    }
    recorded.checkIn = try checkIn?.add(to: &recorded.changes, of: session, in: self, now: now)
    return try recorded.settingGroups(in: self)
  }

  /// Returns the changes that add a past session, whose lines begin with the header, or that add its lines to the session
  /// which the header names by its day or its start.
  ///
  /// - Parameters:
  ///   - isNew: True if an exercise is new, however near its name is to another's.
  ///   - typed: The texts as typed, where a load may lack its unit.
  ///   - titled: Returns the title that is meant by a typed one, for a session of that moment.
  package func adding(
    session lines: [String], isNew: Bool = false, typed: [String] = [], now: Moment, answers: Answers = Answers(),
    checkIn: SessionCheckIn? = nil, titled: (String, Moment) throws(Refusal) -> String = { title, _ in title }
  ) throws(Refusal) -> RecordedSession {
    let written = try withColons(lines, typed: typed, titled: titled)
    let own = try checkIn == nil ? session(continuedBy: Log(ofSession: written), answers) : nil
    var (lines, remarks) = isNew ? (written, []) : try withKnownNames(written, to: own?.session, now: now, answers)
    var draft = Log(ofSession: lines)
    guard draft.sessions.count == 1, let start = draft.sessions[0].moment, draft.places[0].header.lowerBound == 0 else {
      throw draft.isNoSession(unit: settings.unit)
    }
    try refuseFuture(Moment(start.date, start.time ?? .midnight), now: now)
    var session = draft.sessions[0]
    let read = try withTypedSets(lines, now: now, answers)
    (lines, remarks) = (read.lines, remarks + read.remarks)
    draft = Log(ofSession: lines)
    session = draft.sessions.first ?? session
    if let own, let start = own.session.moment {
      let log = own.log
      var changes = try Changes(
        log.source.name, in: self, log.adding(lines: Array(lines.dropFirst()), inSession: own.place))
      changes.remarks = ["added to the session of \(day: start)"] + remarks
      return try RecordedSession(changes: changes, start: start, session: own.session).settingGroups(in: self)
    }
    if start.time == nil, lines.count == 1, session.title == nil, session.tags.isEmpty {
      throw Refusal(
        "nothing is to be written down for \(day: start)",
        help: "write what was done behind the day: 'bumbum add session \(start) \"Bench press: 80\(.unit) x 10\"'")
    }
    if start.time != nil, self.session(at: start) != nil {
      throw Refusal(
        "a session begins at \(day: start) already",
        help: "add sets to it in an editor, or give this one its own minute")
    }
    let log = log(of: start.date)
    let edits = try log.adding(lines)
    var recorded = RecordedSession(
      changes: try Changes(log.source.name, in: self, edits), start: start, session: session)
    recorded.checkIn = try checkIn?.add(to: &recorded.changes, of: session, in: self, now: now)
    recorded.changes.remarks += remarks
    if session.exercises.isEmpty {
      recorded.changes.remarks.append("the session has no exercise; 'bumbum undo' takes it back")
    }
    return try recorded.settingGroups(in: self)
  }

  /// Returns the changes that add a note to the last session of a day; without a day to the session under way, else to the
  /// last one of today or yesterday.
  package func adding(note: String, on day: CivilDate?, now: Moment) throws(Refusal) -> Changes {
    let open = day == nil ? openSession : nil
    let meant = try day.map { day throws(Refusal) in try lastSession(of: day, now: now) } ?? open
    let yesterday = now.date.adding(days: -1)
    guard let found = meant ?? lastSession(where: { $1.date >= yesterday && $1 <= now }),
      let start = found.session.moment
    else {
      throw Refusal(
        "no session is open, and none is of today or yesterday",
        help: "say the day of its session: 'bumbum add note friday \(shortened(note))'")
    }
    var changes = try Changes(found.log.source.name, in: self, found.log.addingNote(note, inSession: found.place))
    if start.date != now.date, open == nil {
      changes.remarks = ["added to the session of \(day: start)"]
    }
    return changes
  }

  /// Returns the changes that remove the session under way, after a person says yes.
  package func discardingSession() throws(Refusal) -> Changes {
    guard let open = openSession, let start = open.session.moment else { throw noOpenSession(help: nil) }
    var changes = try removing(open)
    let sets = open.session.exercises.reduce(0) { $0 + $1.sets.count }
    changes.question = "Drop the session of \(day: start) with \(sets, .sets)?"
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
      if !edits.isEmpty { try changes.edit(file.source, in: self, edits) }
    }
    return changes
  }

  /// Returns the moments at which the sessions of a day begin.
  package func starts(on date: CivilDate) -> [Moment] {
    logs.flatMap { $0.sessions.compactMap(\.moment) }.filter { $0.date == date }
  }
}

extension Journal {
  /// Returns lines with the units that their loads lack, and remarks on them; throws for sets that are in doubt.
  private func withTypedSets(
    _ lines: [String], now: Moment, _ answers: Answers
  ) throws(Refusal) -> (lines: [String], remarks: [Message]) {
    let history = History(self, now: now)
    var (written, remarks): ([String], [Message]) = ([], [])
    for line in lines {
      let bytes = Array(line.utf8)
      guard !line.hasPrefix(">"), !line.holds(" #"), let colon = bytes[...].firstPlace(of: Array(": ".utf8)),
        case let sets = String(decoding: bytes[(colon + 2)...], as: UTF8.self),
        let exercise = Log(ofSession: ["2026-01-05", line]).sessions.first?.exercises.first, !exercise.isSkipped
      else {
        written.append(line)
        continue
      }
      let typed = try TypedSets(sets, of: history.knownSets(of: exercise.name), answers)
      written.append("\(String(decoding: bytes[..<colon], as: UTF8.self)): \(typed.text)")
      let all = typed.remarks + [TypedSets.remarkOnHands(typed.text, of: exercise.name)].compactMap(\.self)
      remarks += all.filter { !remarks.contains($0) }
    }
    return (written, remarks)
  }

  /// Returns lines with the names of exercises as the journal has them, and remarks on those of which a part was typed.
  private func withKnownNames(
    _ lines: [String], to session: Session?, now: Moment, _ answers: Answers
  ) throws(Refusal) -> (lines: [String], remarks: [Message]) {
    let draft = Log(ofSession: lines)
    let history = History(self, now: now)
    let catalog = history.catalog
    let names = ExerciseNames(
      catalog, contexts(of: session ?? draft.sessions.first),
      others: plans.flatMap(\.plan.exercises).flatMap(\.alternatives))
    var (edits, remarks): ([TextEdit], [Message]) = ([], [])
    for (exercise, places) in zip(draft.sessions, draft.places).flatMap({ zip($0.exercises, $1.exercises) }) {
      let typed = exercise.name
      // Another name that an exercise has stays.
      if let id = catalog.id(of: typed), nameKey(catalog[id].name) != nameKey(typed) { continue }
      let text = draft.source.bytes[places.name.upperBound...].prefix { $0 != UInt8(ascii: "\n") }
      let sets = String(decoding: text.drop { ": ".utf8.contains($0) }, as: UTF8.self)
      let named = try NamedExercise(typed, among: names) { history.likeness(of: sets, to: $0, in: nil) }
      let meant = try named.name(answers)
      remarks += named.remarks(on: meant, isShown: false)
      guard meant != typed, let spelled = try? ExerciseName.spelled(meant), draft.source.text(places.name) == typed
      else { continue }
      edits.append(TextEdit(replacing: places.name, with: spelled))
      let rest = named.words(behind: meant)
      if !rest.isEmpty { edits.append(TextEdit(inserting: " " + quoted(rest), at: text.endIndex)) }
    }
    guard !edits.isEmpty, let bytes = edits.applied(to: draft.source.bytes) else { return (lines, remarks) }
    return (String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init), remarks)
  }
}

extension Log {
  /// Creates the log of a session that is to be added, from its lines.
  init(ofSession lines: [String]) {
    self = LogReader.read(Source(name: "the session", text: lines.joined(separator: "\n") + "\n"))
  }

  /// The refusal of a text that is not exactly one session.
  fileprivate func isNoSession(unit: WeightUnit) -> Refusal {
    if let problem = diagnostics.first.map({ Guess.help(for: $0, in: source, unit: unit) }) {
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
