import Text
import Training

/// Turns one line after the other into sessions. Each line with text in it gets one fate: read, a note, or left out.
struct NoteReader {
  private let days: NoteDays
  private let entries: NoteEntries
  private var builder: SessionBuilder
  private var lines: [NoteLine] = []
  private var session: Int?
  /// The exercise that lines of nothing but sets belong to.
  private var exercise: (name: String, place: Int)?
  /// A line that is the name of an exercise if sets follow: its place in `lines`, and what it says of turns.
  private var pending: (line: Int, turn: NoteTurn?)?
  /// Lines above the first day.
  private var above: [Int] = []
  /// What follows a day that is none is of no day.
  private var isLost = false
  /// The lines that opened sessions, by session.
  private var openings: [Int: [Int]] = [:]
  /// The sets that lines added, by line.
  private var parts: [Int: [NotePart]] = [:]
  private var table = NoteTable()
  private var turns = NoteTurns()
  /// Some boxes are ticked: what is in the others was not done.
  private let isTicked: Bool

  init(_ days: NoteDays, _ entries: NoteEntries, _ options: ImportOptions, isTicked: Bool) {
    builder = SessionBuilder(options)
    self.isTicked = isTicked
    self.days = days
    self.entries = entries
  }

  /// Opens the session of a file that is of one day.
  mutating func begin(on date: CivilDate, title: String) {
    session = builder.session(Moment(date), title: title)
  }

  mutating func read(_ line: String, number: Int) {
    let text = noteText(line)
    guard !text.isEmpty else {
      turns.endBlock()
      return keepPending()
    }
    lines.append(NoteLine(number: number, text: text, fate: .note))
    let here = lines.count - 1
    if isNoteMarkup(text) { return leave(here, .markup) }
    let plain = notePlain(text)
    guard !plain.isEmpty else { return leave(here, .markup) }
    if let day = days.days[number - 1], open(day, plain, here) {
      if days.placed.contains(number - 1), case .day(let moment, _, _) = day {
        builder.place(plain, on: moment.date, line: number)
      }
      return
    }
    if isLost { return leave(here, .belowBrokenDay) }
    if text.hasPrefix("|") { return readRow(text, here) }
    table = NoteTable()
    if isTicked, hasOpenBox(text), let session {
      keepPending()
      exercise = nil
      return builder.note(plain, in: session)
    }
    let (turn, rest) = NoteTurn.read(text, plain)
    readText(rest, here, turn)
  }

  mutating func finished() -> Imported {
    keepPending()
    var imported = builder.finished(isTable: false)
    var writer = SessionLines()
    for (line, parts) in parts {
      var texts = parts.map { writer.lines(ofExercise: $0.exercise(imported)).joined(separator: " ") }
      // Behind the day that it opens.
      if case .read(let day) = lines[line].fate { texts.insert(day, at: 0) }
      lines[line].fate = .read(as: texts.joined(separator: "; "))
    }
    for (session, lines) in openings where imported.sessions[session].isEmpty {
      for line in lines { leave(line, .emptyDay) }
    }
    for place in above where session == nil { lines[place].fate = .leftOut(.noDay) }
    imported.lines = lines
    for line in lines {
      if case .leftOut = line.fate { continue }
      if line.fate == .note, line.text.contains(where: \.isNumber) {
        imported.remarks.append(Remark(.unreadLine, line: line.number, detail: "'\(line.text)'"))
      }
    }
    return imported
  }
}

extension NoteReader {
  private mutating func leave(_ line: Int, _ reason: NoteLine.Reason) { lines[line].fate = .leftOut(reason) }

  /// False where the line is of no day after all.
  private mutating func open(_ day: NoteDay, _ text: String, _ here: Int) -> Bool {
    switch day {
    case .day(let moment, let end, let rest):
      keepPending()
      // On its line stands what was done, or a title.
      let entries = self.entries.entries(rest)
      let isDone = !entries.isEmpty && entries.allSatisfy { self.entries.isTrusted($0) && !$0.name.isEmpty }
      let title = isDone ? "" : rest
      let place = builder.session(moment, title: title)
      if let end {
        builder.end(
          place, at: Moment(end < moment.time ?? end ? moment.date.adding(days: 1) : moment.date, end),
          written: end.description)
      }
      (session, exercise, isLost) = (place, nil, false)
      turns.begin()
      openings[place, default: []].append(here)
      keepAbove(in: place)
      lines[here].fate = .read(as: "\(moment)\(end.map { "-\($0)" } ?? "") \(title)".trimmed)
      if isDone { for entry in entries { add(entry, here) } }
      return true
    case .weekday(let number):
      // The day above, said once more.
      if let session, !isLost, builder.imported.sessions[session].moment.date.weekday == number {
        keepPending()
        builder.note(text, in: session)
        return true
      }
      guard entries.entries(text).isEmpty else { return false }
      return lose(here, .weekday)
    case .yearless: return lose(here, .yearless)
    case .dayOrReps: return lose(here, .dayOrReps)
    case .broken: return lose(here, .brokenDay)
    case .year(let value):
      keepPending()
      exercise = nil
      lines[here].fate = .read(as: String(value))
      return true
    }
  }

  private mutating func lose(_ here: Int, _ reason: NoteLine.Reason) -> Bool {
    keepPending()
    isLost = true
    leave(here, reason)
    // They may be of that day.
    for line in above { leave(line, .noDay) }
    above = []
    return true
  }

  private mutating func keepAbove(in place: Int) {
    // With sets among them they are of another day.
    if lines.contains(where: { $0.fate == .leftOut(.noDay) }) {
      for line in above { leave(line, .noDay) }
    } else {
      for line in above { builder.note(notePlain(lines[line].text), in: place) }
    }
    above = []
  }

  private mutating func readText(_ text: String, _ here: Int, _ said: NoteTurn? = nil) {
    var turn = said
    guard session != nil else {
      // Sets of no day are lost; words are a heading of it all.
      if entries.entries(text).contains(where: { entries.isTrusted($0) }) {
        leave(here, .noDay)
      } else {
        above.append(here)
      }
      return
    }
    if let (span, rest) = noteSpan(text[...]), let end = span.end { return readTimes(span.start, end, rest, here) }
    // An empty bar is a load that is not said: the sets below it are still those of the exercise above.
    if ["bar x", "bar:", "empty bar", "barra x", "barra vazia", "so a barra"].contains(where: {
      folded(text).hasPrefix($0)
    }) {
      return builder.note(text, in: session ?? 0)
    }
    // `Superset:` above its exercises.
    if text.isEmpty {
      keepPending()
      turns.head()
      return builder.note(lines[here].text, in: session ?? 0)
    }
    // What was planned, or done another day, is no set, and what follows is still of the exercise above.
    if NoteEntries.isUnreal(text) { return builder.note(notePlain(lines[here].text), in: session ?? 0) }
    let label = NoteLabel(text)
    var found: [NoteEntry]
    if case .label = turn { found = entries.together(text) } else { found = entries.entries(label?.rest ?? text) }
    label?.mark(&found)
    if !found.isEmpty, let first = found.first, first.name.isEmpty {
      if let pending { turn = pending.turn }
      name(&found, here)
    }
    let isRead =
      !found.isEmpty
      && found.allSatisfy {
        !$0.name.isEmpty
          && (entries.isTrusted($0) || $0.name == exercise?.name && found.count == 1 && (label != nil || isOwn(text)))
      }
    guard isRead else {
      keepPending()
      pending = (here, turn)
      // An exercise that was not understood: what follows is its, and not the one's above.
      if entries.isLikeExercise(text) {
        keepPending()
        exercise = nil
      }
      return
    }
    for (place, entry) in found.enumerated() { add(entry, here, place == 0 ? turn : nil, isAlone: found.count == 1) }
  }

  /// The line begins with its sets.
  private func isOwn(_ text: String) -> Bool { text.first?.isNumber == true || folded(text).hasPrefix("bw") }

  /// Gives sets without a name that of the line above, or of the exercise so far.
  private mutating func name(_ found: inout [NoteEntry], _ here: Int) {
    if let place = pending?.line {
      let name = self.name(of: lines[place].text)
      if NoteEntries.isName(name), entries.isKnown(name) || exercise == nil || NoteEntries.isNameLike(name) {
        guard found[0].hasLoad || found[0].isCounted || entries.isKnown(name) else { return keepPending() }
        found[0].name = name
        found[0].isCounted = true
        pending = nil
        lines[place].fate = .read(as: name)
        return
      }
      keepPending()
    }
    // `20 min stairmaster level 8` is not of the exercise above.
    let isElse = !found[0].hasLoad && !found[0].isCounted && found[0].rest.contains(where: \.isLetter)
    if let exercise, !isElse { found[0].name = exercise.name }
  }

  private func name(of line: String) -> String {
    var name = NoteTurn.read(line, notePlain(line)).rest
    while let last = name.last, ":-–—,. ".contains(last) { name.removeLast() }
    // `#squat #sq` (WeightXReps): a tag behind it.
    return name.split(separator: " ").prefix { !$0.hasPrefix("#") }.joined(separator: " ")
  }

  private mutating func add(_ entry: NoteEntry, _ here: Int, _ turn: NoteTurn? = nil, isAlone: Bool = true) {
    guard let session else { return }
    keepPending()
    let place = builder.exercise(entry.name, in: session)
    let isJoined = join(entry, place, turn, here, isAlone: isAlone)
    exercise = (entry.name, place)
    let isWarmUp = ["warmup", "w", "aquecimento", "aufwarmen"].contains(folded(entry.rest.filter { $0.isLetter }))
    let first = builder.imported.sessions[session].exercises[place].sets.count
    for var set in entry.sets {
      if isWarmUp { set.marks.formUnion(.warmUp) }
      builder.add(set, to: place, in: session)
    }
    let said = isWarmUp ? "" : String(entry.rest.drop { ",; ".contains($0) })
    parts[here, default: []].append(
      NotePart(
        session: session, place: place, sets: first..<first + entry.sets.count, isJoined: isJoined, note: said))
    guard !said.isEmpty else { return }
    builder.note(said, exercise: place, in: session)
    if said.contains(where: \.isNumber) { builder.remark(.unreadLine, line: lines[here].number, detail: "'\(said)'") }
  }

  /// Joins an exercise to the one above, where the line says so and they stand below each other; else the line is kept as its note.
  private mutating func join(_ entry: NoteEntry, _ place: Int, _ turn: NoteTurn?, _ here: Int, isAlone: Bool) -> Bool {
    guard let session else { return false }
    let (isJoined, parted) =
      entry.isJoined ? (true, nil) : turns.joins(turn, place, above: exercise?.place, isAlone: isAlone)
    if let parted { builder.joinSuperset(parted, in: session, isJoined: false) }
    guard isJoined, place > 0 || exercise != nil else { return false }
    guard exercise?.place == place - 1 else {
      builder.note(lines[here].text, exercise: place, in: session)
      return false
    }
    builder.joinSuperset(place, in: session)
    return true
  }

  /// `18:30-19:40 Push` below a day (klog): the times of its session, or another one.
  private mutating func readTimes(_ start: TimeOfDay, _ end: TimeOfDay, _ rest: Substring, _ here: Int) {
    guard let current = session else { return }
    keepPending()
    let known = builder.imported.sessions[current]
    let title = String(rest.drop { "-–—:, ".contains($0) })
    var place = current
    if known.moment.time == nil, known.exercises.isEmpty {
      builder.begin(current, at: start)
      openings[current, default: []].append(here)
      if !title.isEmpty { builder.name(current, title) }
    } else {
      place = builder.session(Moment(known.moment.date, start), title: title)
    }
    let date = end < start ? known.moment.date.adding(days: 1) : known.moment.date
    builder.end(place, at: Moment(date, end), written: end.description)
    (session, exercise) = (place, nil)
    lines[here].fate = .read(as: "\(known.moment.date) \(start)-\(end) \(title)".trimmed)
  }

  private mutating func keepPending() {
    guard let place = pending?.line else { return }
    pending = nil
    if let session { builder.note(notePlain(lines[place].text), in: session) }
    // What follows is of this one, or of nobody knows which.
    if entries.isKnown(name(of: lines[place].text)) { exercise = nil }
  }

  /// A row of a table.
  private mutating func readRow(_ text: String, _ here: Int) {
    switch table.read(text) {
    case .header: leave(here, .markup)
    case .text(let row): readText(row, here)
    }
  }
}

/// The sets that one line added to an exercise.
private struct NotePart {
  let session: Int
  /// The index of the exercise in its session.
  let place: Int
  let sets: Range<Int>
  let isJoined: Bool
  let note: String

  /// The exercise with these sets alone.
  func exercise(_ imported: Imported) -> ImportedExercise {
    var exercise = imported.sessions[session].exercises[place]
    exercise.sets = Array(exercise.sets[sets])
    exercise.isSuperset = exercise.isSuperset && isJoined
    exercise.notes = note.isEmpty ? [] : [note]
    return exercise
  }
}
