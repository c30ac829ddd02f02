import CSV
import Grammar
import Training

/// Puts sets into exercises and exercises into sessions, as rows come in whatever order.
struct SessionBuilder {
  let options: ImportOptions
  var imported = Imported()
  private var sessions: [SessionKey: Int] = [:]
  /// The indices of the exercises of each session by their names.
  private var exercises: [[String: Int]] = []
  private var known: [String: Int] = [:]
  /// The first spelling of each name, by its key.
  private var spellings: [String: String] = [:]
  private var noted: Set<NoteKey> = []
  /// The last exercise of each session, and its superset.
  private var supersets: [Int: (exercise: Int, superset: String)] = [:]

  private struct SessionKey: Hashable {
    let moment: Moment
    let title: String
    let written: String
  }

  private struct NoteKey: Hashable {
    let session: Int
    let exercise: Int?
    let text: String
  }

  init(_ options: ImportOptions) { self.options = options }

  /// Returns the result, with loads of the body as such. With `isTable`, sets without a load are of the body.
  func finished(isTable: Bool = true) -> Imported {
    var imported = BodyweightLoads(options: options, isTable: isTable).corrected(imported)
    if options.isWithoutHands { for index in imported.exercises.indices { imported.exercises[index].isPerHand = nil } }
    return imported
  }

  subscript(session: Int) -> Session {
    get { imported.sessions[session] }
    _modify { yield &imported.sessions[session] }
  }

  subscript(session: Int, exercise: Int) -> PerformedExercise {
    get { imported.sessions[session].exercises[exercise] }
    _modify { yield &imported.sessions[session].exercises[exercise] }
  }

  /// The facts about an exercise, whatever the session.
  subscript(facts name: String) -> Imported.KnownExercise {
    mutating get { imported.exercises[index(ofFacts: name)] }
    set { imported.exercises[index(ofFacts: name)] = newValue }
  }

  private mutating func index(ofFacts name: String) -> Int {
    if let index = known[name] { return index }
    known[name] = imported.exercises.count
    imported.exercises.append(Imported.KnownExercise(name: name))
    return imported.exercises.count - 1
  }

  mutating func remark(_ reason: Remark.Reason, line: Int, detail: String = "") {
    imported.remarks.append(Remark(reason, line: line, detail: detail))
  }
}

extension SessionBuilder {
  /// Returns the moment of a cell; nil, and a remark, for other text.
  mutating func date(_ row: CSVRow, _ column: Int) -> Moment? { moment(row.text(column), line: row.line) }

  /// Returns the moment in a text; nil, and a remark, for other text.
  mutating func moment(_ text: String, line: Int) -> Moment? {
    guard let date = CellDate(text, order: options.dateOrder) else {
      remark(.noDate, line: line, detail: "'\(text)'")
      return nil
    }
    if date.isUTC { imported.hasUTC = true }
    return options.moment(date)
  }

  /// Returns the index of the session with a start and a title, begun if there is none. `written` tells sessions of one
  /// minute apart.
  mutating func session(_ moment: Moment, title: String, written: String = "") -> Int {
    let key = SessionKey(moment: moment, title: title, written: written)
    if let index = sessions[key] { return index }
    sessions[key] = imported.sessions.count
    imported.sessions.append(Session(moment, title: title))
    exercises.append([:])
    return imported.sessions.count - 1
  }

  /// Returns the index of an exercise in a session by its name, begun if there is none, or if `isNew`. The first
  /// spelling of a name counts: `squat` below `Squat` is the same exercise.
  mutating func exercise(_ written: String, in session: Int, isNew: Bool = false) -> Int {
    let key = nameKey(written)
    let name = spellings[key] ?? written
    spellings[key] = name
    if let index = exercises[session][name], !isNew { return index }
    let index = self[session].exercises.count
    exercises[session][name] = index
    self[session].exercises.append(PerformedExercise(name: name))
    return index
  }

  /// Adds a set with the remarks on it.
  mutating func add(_ set: WorkSet, _ remarks: [String] = [], to exercise: Int, in session: Int) {
    let index = self[session, exercise].sets.count
    self[session, exercise].sets.append(set)
    for text in remarks { self[session, exercise].remarks.append(.init(text, set: index)) }
  }

  /// Adds the lines of a remark on the session, or on one of its exercises, once: apps repeat it on each row.
  mutating func note(_ text: String, exercise: Int? = nil, in session: Int) {
    for line in text.split(whereSeparator: \.isNewline).map(\.trimmed) where !line.isEmpty {
      guard noted.insert(NoteKey(session: session, exercise: exercise, text: line)).inserted else { continue }
      if let exercise {
        self[session, exercise].remarks.append(.init(line))
      } else {
        self[session].notes.append(line)
      }
    }
  }

  /// Joins an exercise to the one right above it, if both have a superset of this name.
  mutating func join(_ exercise: Int, in session: Int, superset: String) {
    if !superset.isEmpty, let last = supersets[session], last.exercise + 1 == exercise, last.superset == superset {
      self[session, exercise].isSuperset = true
    }
    supersets[session] = (exercise, superset)
  }

  /// Ends a session after a number of seconds; a duration over 12 hours is noted instead.
  mutating func end(_ session: Int, afterSeconds seconds: Int64, written: String) {
    guard let start = self[session].start, seconds >= 60 else { return }
    guard seconds <= 12 * 3600 else { return note("Duration: \(written)", in: session) }
    let minutes = (Int(start.minutes) + Int((seconds + 30) / 60)) % 1440
    if let end = TimeOfDay(hour: minutes / 60, minute: minutes % 60) { self[session].end = .at(end) }
  }

  /// Ends a session at a moment, unless it ends later; none ends before it began.
  mutating func end(_ session: Int, at end: Moment, written: String) {
    guard let start = self[session].moment, start.time != nil, let to = end.time else { return }
    let minutes = end.minutes(since: start)
    guard minutes != 0 else { return }
    guard 1...720 ~= minutes else { return note("End: \(written)", in: session) }
    if minutes > self[session].duration ?? 0 { self[session].end = .at(to) }
  }

  /// Ends a session at a time of day, on the next day if it is before the start.
  mutating func end(_ session: Int, at end: TimeOfDay, written: String) {
    guard let date = self[session].date, let start = self[session].start else { return }
    self.end(session, at: Moment(end < start ? date.adding(days: 1) : date, end), written: written)
  }

  /// Extends a session to a time at which something was done.
  mutating func pass(_ session: Int, _ clock: TimeOfDay) {
    guard let date = self[session].date else { return }
    let start = self[session].start ?? clock
    self[session].start = min(start, clock)
    var last = max(start, clock)
    if case .at(let end) = self[session].end { last = max(end, clock) }
    end(session, at: Moment(date, last), written: clock.description)
  }

  mutating func weigh(_ session: Int, _ weight: Weight?) {
    if let weight, weight.hundredths > 0 { self[session].bodyweight = weight }
  }

  mutating func measure(_ moment: Moment, _ weight: Weight) {
    imported.entries.append(EntryDraft(.measure, moment, bodyweight: weight))
  }
}
