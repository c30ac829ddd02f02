import Training

/// Turns one line after the other into sessions. Each line with text in it gets one fate: read, a note, or left out.
struct NoteReader {
  private let days: NoteDays
  let entries: NoteEntries
  var builder: SessionBuilder
  var lines: [NoteLine] = []
  var session: Int?
  /// The exercise to which lines of sets alone belong.
  var exercise: (name: String, index: Int)?
  /// A line that is the name of an exercise if sets follow: its index in `lines`, and its sign of turns.
  var pending: (line: Int, turn: NoteTurn?)?
  /// The indices in `lines` above the first day.
  var above: [Int] = []
  /// True below a day that does not exist, as the lines there have no day.
  var isLost = false
  /// The lines that opened sessions, by session.
  var openings: [Int: [Int]] = [:]
  /// The sets that lines added, by line.
  var parts: [Int: [NotePart]] = [:]
  /// A label alone on its line, until its sets have come: its index in `lines`, and whether any have.
  private var label: (label: NoteLabel, line: Int, isUsed: Bool)?
  private var table = NoteTable()
  var turns = NoteTurns()
  /// The indices of lines of the file that are no more than a day and a title.
  let titles: Set<Int>
  /// True if some boxes are ticked, as those that are not were not done.
  private let isTicked: Bool

  init(_ days: NoteDays, _ entries: NoteEntries, _ options: ImportOptions, titles: Set<Int>, isTicked: Bool) {
    builder = SessionBuilder(options)
    self.titles = titles
    self.isTicked = isTicked
    self.days = days
    self.entries = entries
  }

  /// Opens the session of a file that has one day.
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
    if !text.hasPrefix("|") { table = NoteTable() }
    let here = lines.count - 1
    if isNoteMarkup(text) { return leave(here, .markup) }
    let isTitle = titles.contains(number - 1)
    if isTitle, days.days[number - 1] == nil {
      keepPending()
      if session == nil { above.append(here) } else { pending = (here, nil) }
      return
    }
    let plain = notePlain(text)
    guard !plain.isEmpty else { return leave(here, .markup) }
    if let day = days.days[number - 1], open(day, plain, here, isTitle: isTitle) {
      if days.placed.contains(number - 1), case .day(let moment, _, _) = day {
        builder.imported.placedDays.append((number, plain, moment.date))
      }
      return
    }
    if isLost { return leave(here, .belowBrokenDay) }
    if text.hasPrefix("|") { return readRow(text, here) }
    if isTicked, noteBox(text) == false, let session {
      keepPending()
      exercise = nil
      return builder.note(plain, in: session)
    }
    let (turn, rest) = NoteTurn.read(text, plain)
    readText(rest, here, turn)
  }
}

extension NoteReader {
  mutating func leave(_ line: Int, _ reason: NoteLine.Reason) { lines[line].fate = .leftOut(reason) }

  private mutating func readText(_ text: String, _ here: Int, _ said: NoteTurn? = nil) {
    var turn = said
    guard session != nil else {
      // Sets without a day are lost; words are a heading of it all.
      if entries.entries(text).contains(where: { entries.isTrusted($0) }) {
        leave(here, .noDay)
      } else {
        above.append(here)
      }
      return
    }
    if let (span, rest) = noteSpan(text[...]), let end = span.end { return readTimes(span.start, end, rest, here) }
    // An empty bar is a load that is not written: sets below it are still of the exercise above.
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
    // Sets that were planned, or done another day, do not count; the lines below are still of the exercise above.
    if NoteEntries.isUnreal(text) { return builder.note(notePlain(lines[here].text), in: session ?? 0) }
    if let alone = NoteLabel(alone: text) {
      endLabel()
      label = (alone, here, false)
      lines[here].fate = .read(as: text)
      return
    }
    let label = NoteLabel(text)
    var found: [NoteEntry]
    if case .label = turn { found = entries.together(text) } else { found = entries.entries(label?.rest ?? text) }
    label?.mark(&found)
    if !found.isEmpty, let first = found.first, first.name.isEmpty {
      if let pending { turn = pending.turn }
      markLabelled(&found)
      name(&found, here)
    } else {
      endLabel()
    }
    let isRead =
      !found.isEmpty
      && found.allSatisfy {
        !$0.name.isEmpty
          && (entries.isTrusted($0) || $0.name == exercise?.name && found.count == 1 && (label != nil || isOwn(text)))
      }
    guard isRead else {
      // `100, 110, 120 x12` below a name: what follows is still of that one.
      if let pending, entries.isKnown(named(name(of: lines[pending.line].text)).name), isOwn(text),
        entries.holdsLoad(text)
      {
        return builder.note(text, in: session ?? 0)
      }
      keepPending()
      pending = (here, turn)
      // It is an exercise that was not understood: the lines below belong to it, not to the one above.
      if entries.isLikeExercise(named(text).name) {
        keepPending()
        exercise = nil
      }
      return
    }
    for (index, entry) in found.enumerated() { add(entry, here, index == 0 ? turn : nil, isAlone: found.count == 1) }
  }

  /// True if a line begins with its sets.
  private func isOwn(_ text: String) -> Bool { text.first?.isNumber == true || folded(text).hasPrefix("bw") }

  /// Gives sets without a name the name of the line above, else of the last exercise.
  private mutating func name(_ found: inout [NoteEntry], _ here: Int) {
    if let index = pending?.line {
      let (name, remark) = named(self.name(of: lines[index].text))
      if NoteEntries.isName(name), entries.isKnown(name) || exercise == nil || NoteEntries.isNameLike(name) {
        guard found[0].hasLoad || found[0].isCounted || entries.isKnown(name) else { return keepPending() }
        found[0].name = name
        found[0].isCounted = true
        found[0].rest = [found[0].rest, remark].filter { !$0.isEmpty }.joined(separator: " ")
        pending = nil
        lines[index].fate = .read(as: name)
        return
      }
      keepPending()
    }
    // `20 min stairmaster level 8` is not of the exercise above.
    let isElse = !found[0].hasLoad && !found[0].isCounted && found[0].rest.contains(where: \.isLetter)
    if let exercise, !isElse { found[0].name = exercise.name }
  }

  func name(of line: String) -> String {
    var name = NoteTurn.read(line, notePlain(line)).rest
    while let last = name.last, ":-–—,. ".contains(last) { name.removeLast() }
    // `#squat #sq` (WeightXReps): a tag behind it.
    return name.split(separator: " ").prefix { !$0.hasPrefix("#") }.joined(separator: " ")
  }

  /// Splits a name from a remark behind it: `Row (PR!)`, `Curls (10 low, 5 high)`, not `Bench (Barbell)`.
  private func named(_ text: String) -> (name: String, remark: String) {
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "("), open != text.startIndex else { return (text, "") }
    let remark = text[text.index(after: open)...].dropLast()
    guard remark.contains(where: { $0.isNumber || ".,;!?".contains($0) }), !entries.holdsLoad(String(remark)) else {
      return (text, "")
    }
    return (String(text[..<open]).trimmed, String(remark))
  }

  /// Marks sets without a name by the label above them.
  private mutating func markLabelled(_ found: inout [NoteEntry]) {
    guard let current = label else { return }
    current.label.mark(&found)
    label?.isUsed = true
    // A remark that marks no sets belongs to the first one.
    if current.label.marks.isEmpty { label = nil }
  }

  /// Ends the effect of a label; one above no sets becomes a note.
  mutating func endLabel() {
    guard let current = label else { return }
    label = nil
    guard !current.isUsed, let session else { return }
    lines[current.line].fate = .note
    builder.note(notePlain(lines[current.line].text), in: session)
  }

  mutating func add(_ entry: NoteEntry, _ here: Int, _ turn: NoteTurn? = nil, isAlone: Bool = true) {
    guard let session else { return }
    keepPending()
    let index = builder.exercise(entry.name, in: session)
    let isJoined = join(entry, index, turn, here, isAlone: isAlone)
    exercise = (entry.name, index)
    // The rest may be a mark, such as `warm-up` or `drop set`, and nothing else.
    let marks = NoteLabel.marks(entry.rest)
    let first = builder[session, index].sets.count
    for (number, var set) in entry.sets.enumerated() {
      set.marks.formUnion(marks)
      let remark = entry.remark.flatMap { $0.set == number ? $0.text : nil }
      builder.add(set, remark.map { [$0] } ?? [], to: index, in: session)
      builder[session, index].parts[first + number] = entry.parts[number]
    }
    let said = !marks.isEmpty ? "" : String(entry.rest.drop { ",; ".contains($0) })
    parts[here, default: []].append(
      NotePart(
        session: session, index: index, sets: first..<first + entry.sets.count, isJoined: isJoined, note: said))
    guard !said.isEmpty else { return }
    builder.note(said, exercise: index, in: session)
    if said.contains(where: \.isNumber) { builder.remark(.unreadLine, line: lines[here].number, detail: "'\(said)'") }
  }

  /// Joins an exercise to the adjacent one above if the line asks for it; else the line is kept as its note.
  private mutating func join(_ entry: NoteEntry, _ index: Int, _ turn: NoteTurn?, _ here: Int, isAlone: Bool) -> Bool {
    guard let session else { return false }
    let (isJoined, parted) =
      entry.isJoined ? (true, nil) : turns.joins(turn, index, above: exercise?.index, isAlone: isAlone)
    if let parted { builder[session, parted].isSuperset = false }
    guard isJoined, index > 0 || exercise != nil else { return false }
    guard exercise?.index == index - 1 else {
      builder.note(lines[here].text, exercise: index, in: session)
      return false
    }
    builder[session, index].isSuperset = true
    return true
  }

  mutating func keepPending() {
    guard let index = pending?.line else { return }
    pending = nil
    if let session { builder.note(notePlain(lines[index].text), in: session) }
    // The next lines are of this exercise, or of an unknown one.
    if entries.isKnown(named(name(of: lines[index].text)).name) { exercise = nil }
  }

  /// Reads a row of a table.
  private mutating func readRow(_ text: String, _ here: Int) {
    switch table.read(text) {
    case .header: leave(here, .markup)
    case .sets(let name?, let text):
      let (turn, name) = NoteTurn.read(name, notePlain(name))
      var found = entries.entries(text)
      guard found.count == 1, found[0].name.isEmpty, let known = name.isEmpty ? exercise?.name : name else {
        return readText("\(name) \(text)".trimmed, here)
      }
      found[0].name = known
      // Below the name it is said of the set.
      if name.isEmpty, !found[0].rest.isEmpty, NoteLabel.marks(found[0].rest).isEmpty,
        let last = found[0].sets.indices.last
      {
        found[0].remark = (last, String(found[0].rest.drop { ",; ".contains($0) }))
        found[0].rest = ""
      }
      add(found[0], here, turn)
    case .sets(nil, let text): readText(text, here)
    }
  }
}
