import CSV
import Grammar
import Training

/// Puts sets into exercises and exercises into sessions, as rows come in whatever order.
struct SessionBuilder {
  let options: ImportOptions
  private(set) var imported = Imported()
  private var sessions: [SessionKey: Int] = [:]
  /// The indices of exercises in their sessions.
  private var exercises: [ExerciseKey: Int] = [:]
  private var known: [String: Int] = [:]
  /// The spelling of each name, and the first one of each key.
  private var spellings: [String: String] = [:]
  private var firstSpellings: [String: String] = [:]
  private var noted: Set<NoteKey> = []
  /// The date of the last row, as rows of one session mostly follow each other.
  private var lastDate: (cell: [UInt8], moment: Moment?) = ([], nil)
  /// The facts of the last row about its session and its exercise, and their indices.
  var last: (facts: [UInt8], session: Int, exercise: Int)?
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

  private struct ExerciseKey: Hashable {
    let session: Int
    let name: String
  }

  init(_ options: ImportOptions) { self.options = options }

  /// Returns the result, with loads of the body as such. With `isTable`, sets without a load are of the body.
  func finished(isTable: Bool = true) -> Imported {
    var imported = BodyweightLoads(options: options, isTable: isTable).corrected(imported)
    if options.isWithoutHands { for index in imported.exercises.indices { imported.exercises[index].isPerHand = nil } }
    return imported
  }

  mutating func remark(_ remark: Remark) { imported.remarks.append(remark) }

  mutating func remark(_ reason: Remark.Reason, line: Int, detail: String = "") {
    imported.remarks.append(Remark(reason, line: line, detail: detail))
  }

  /// Returns the moment of a cell; nil, and a remark, for other text.
  mutating func date(_ row: CSVRow, _ column: Int) -> Moment? {
    if !lastDate.cell.elementsEqual(row[column]) || lastDate.moment == nil {
      lastDate = (Array(row[column]), moment(row.text(column), line: row.line))
    }
    return lastDate.moment
  }

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
    return imported.sessions.count - 1
  }

  /// Returns the index of an exercise in a session by its name, begun if there is none, or if `isNew`.
  mutating func exercise(_ written: String, in session: Int, isNew: Bool = false) -> Int {
    let name = spelled(written)
    let key = ExerciseKey(session: session, name: name)
    if let index = exercises[key], !isNew { return index }
    let index = imported.sessions[session].exercises.count
    exercises[key] = index
    imported.sessions[session].exercises.append(PerformedExercise(name: name))
    return index
  }

  /// Returns the first spelling of a name in the file: `squat` below `Squat` is the same exercise.
  private mutating func spelled(_ name: String) -> String {
    if let spelling = spellings[name] { return spelling }
    let first = firstSpellings[nameKey(name)] ?? name
    firstSpellings[nameKey(name)] = first
    spellings[name] = first
    return first
  }

  /// Adds a set with the remarks on it.
  mutating func add(_ set: WorkSet, _ remarks: [String] = [], to exercise: Int, in session: Int) {
    let index = imported.sessions[session].exercises[exercise].sets.count
    imported.sessions[session].exercises[exercise].sets.append(set)
    for text in remarks { imported.sessions[session].exercises[exercise].remarks.append(.init(text, set: index)) }
  }

  /// Adds a remark on the session, once: apps repeat it on each row.
  mutating func note(_ text: String, in session: Int) {
    for line in lines(text) where noted.insert(NoteKey(session: session, exercise: nil, text: line)).inserted {
      imported.sessions[session].notes.append(line)
    }
  }

  /// Adds a remark on the exercise, once.
  mutating func note(_ text: String, exercise: Int, in session: Int) {
    for line in lines(text)
    where noted.insert(NoteKey(session: session, exercise: exercise, text: line)).inserted {
      imported.sessions[session].exercises[exercise].remarks.append(.init(line))
    }
  }

  mutating func joinSuperset(_ exercise: Int, in session: Int, isJoined: Bool = true) {
    imported.sessions[session].exercises[exercise].isSuperset = isJoined
  }

  mutating func skip(_ exercise: Int, in session: Int) {
    imported.sessions[session].exercises[exercise].isSkipped = true
  }

  /// Joins an exercise to the one right above it, if both have a superset of this name.
  mutating func join(_ exercise: Int, in session: Int, superset: String) {
    if !superset.isEmpty, let last = supersets[session], last.exercise + 1 == exercise, last.superset == superset {
      joinSuperset(exercise, in: session)
    }
    supersets[session] = (exercise, superset)
  }

  /// Ends a session after a number of seconds; a duration over 12 hours is noted instead.
  mutating func end(_ session: Int, afterSeconds seconds: Int64, written: String) {
    guard let start = imported.sessions[session].start, seconds >= 60 else { return }
    guard seconds <= 12 * 3600 else { return note("Duration: \(written)", in: session) }
    let minutes = (Int(start.minutes) + Int((seconds + 30) / 60)) % 1440
    if let end = TimeOfDay(hour: minutes / 60, minute: minutes % 60) { imported.sessions[session].end = .at(end) }
  }

  /// Ends a session at a moment, unless it ends later; none ends before it began.
  mutating func end(_ session: Int, at end: Moment, written: String) {
    let known = imported.sessions[session]
    guard let start = known.moment, start.time != nil, let to = end.time else { return }
    let minutes = end.minutes(since: start)
    guard minutes != 0 else { return }
    guard 1...720 ~= minutes else { return note("End: \(written)", in: session) }
    if minutes > known.duration ?? 0 { imported.sessions[session].end = .at(to) }
  }

  /// Makes a session begin at an earlier time.
  mutating func begin(_ session: Int, at time: TimeOfDay) { imported.sessions[session].start = time }

  /// Extends a session to a time at which something was done.
  mutating func pass(_ session: Int, _ clock: TimeOfDay) {
    let known = imported.sessions[session]
    guard let date = known.date else { return }
    let start = known.start ?? clock
    begin(session, at: min(start, clock))
    var last = max(start, clock)
    if case .at(let end) = known.end { last = max(end, clock) }
    end(session, at: Moment(date, last), written: clock.description)
  }

  mutating func weigh(_ session: Int, _ weight: Weight?) {
    if let weight, weight.hundredths > 0 { imported.sessions[session].bodyweight = weight }
  }

  mutating func measure(_ moment: Moment, _ weight: Weight) { add(EntryDraft(.measure, moment, bodyweight: weight)) }

  mutating func add(_ entry: EntryDraft) { imported.entries.append(entry) }

  mutating func tellPlacedDay(_ text: String, on date: CivilDate, line: Int) {
    imported.placedDays.append((line, text, date))
  }

  mutating func describe(_ session: Int, tags: [String], fields: [Field]) {
    (imported.sessions[session].tags, imported.sessions[session].fields) = (tags, fields)
  }

  mutating func name(_ session: Int, _ title: String) { imported.sessions[session].title = title }

  /// Adds a muscle group to the facts about an exercise; the first one stays.
  mutating func know(_ name: String, _ group: MuscleGroup?) {
    if let index = known[name] {
      imported.exercises[index].muscleGroup = imported.exercises[index].muscleGroup ?? group
    } else {
      known[name] = imported.exercises.count
      imported.exercises.append(Imported.KnownExercise(name: name, muscleGroup: group))
    }
  }

  /// Returns true if the loads of an exercise are of one hand, which the first call decides.
  mutating func isPerHand(_ name: String, orElse first: Bool) -> Bool {
    know(name, nil)
    guard let index = known[name] else { return first }
    if let said = imported.exercises[index].isPerHand { return said }
    imported.exercises[index].isPerHand = first
    return first
  }

  mutating func knowPerSide(_ name: String) {
    know(name, nil)
    if let index = known[name] { imported.exercises[index].isPerSide = true }
  }

  private func lines(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { $0.trimmed }.filter { !$0.isEmpty }
  }
}
