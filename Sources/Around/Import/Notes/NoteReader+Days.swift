import Training

// Days, and times below them.

extension NoteReader {
  /// Opens a day; false if the line turns out to have none. Behind the day of a title are no sets.
  mutating func open(_ day: NoteDay, _ text: String, _ here: Int, isTitle: Bool) -> Bool {
    switch day {
    case .day(let moment, let end, var rest):
      var isTitle = isTitle
      if rest.isEmpty {
        rest = titleAbove(text, here)
        isTitle = isTitle || here > 0 && titles.contains(lines[here - 1].number - 1)
      }
      keepPending()
      endLabel()
      // The day may be followed by sets, by a title, or by both: `Lower: squat 225x5`.
      let parts = rest.split(separator: ":", maxSplits: 1)
      let isTitled = parts.count == 2 && NoteDay.isOfTraining(parts[0])
      let entries = isTitle ? [] : self.entries.entries(isTitled ? String(parts[1]).trimmed : rest)
      let isDone = !entries.isEmpty && entries.allSatisfy { self.entries.isTrusted($0) && !$0.name.isEmpty }
      let title = !isDone ? rest : isTitled ? String(parts[0]) : ""
      let index = builder.session(moment, title: title)
      if let end { builder.end(index, at: end, written: end.description) }
      (session, exercise, isLost) = (index, nil, false)
      turns.begin()
      openings[index, default: []].append(here)
      keepAbove(in: index)
      lines[here].fate = .read(as: "\(moment)\(end.map { "-\($0)" } ?? "") \(title)".trimmed)
      if isDone { for entry in entries { add(entry, here) } }
      return true
    case .weekday(let number):
      // The weekday of the day above is that day again.
      if let session, !isLost, builder[session].date?.weekday == number {
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
    endLabel()
    isLost = true
    leave(here, reason)
    // The lines above may be of that day.
    for line in above { leave(line, .noDay) }
    above = []
    return true
  }

  /// Takes the heading right above `SCHEDULED: <2026-01-16>`, `CLOCK: […]--[…]` or `[2026-01-16]` as the title; empty for
  /// other days.
  private mutating func titleAbove(_ text: String, _ here: Int) -> String {
    // A drawer of properties may stand between.
    guard let index = lines[..<here].lastIndex(where: { $0.fate != .leftOut(.markup) }),
      text.hasPrefix("SCHEDULED") || text.hasPrefix("CLOCK")
        || text.hasPrefix("[") && lines[index].text.hasPrefix("* "),
      above.last == index || pending?.line == index
    else { return "" }
    if above.last == index { above.removeLast() } else { pending = nil }
    let title = notePlain(lines[index].text)
    lines[index].fate = .read(as: title)
    return title
  }

  private mutating func keepAbove(in index: Int) {
    // With sets among them, the lines are of another day.
    if lines.contains(where: { $0.fate == .leftOut(.noDay) }) {
      for line in above { leave(line, .noDay) }
    } else {
      for line in above { builder.note(notePlain(lines[line].text), in: index) }
    }
    above = []
  }

  /// Reads `18:30-19:40 Push` below a day (klog): the times of its session, or another session.
  mutating func readTimes(_ start: TimeOfDay, _ end: TimeOfDay, _ rest: Substring, _ here: Int) {
    guard let current = session, let day = builder[current].date else { return }
    keepPending()
    let title = String(rest.drop { "-–—:, ".contains($0) })
    var index = current
    if builder[current].start == nil, builder[current].exercises.isEmpty {
      builder[current].start = start
      openings[current, default: []].append(here)
      if !title.isEmpty { builder[current].title = title }
    } else {
      index = builder.session(Moment(day, start), title: title)
    }
    builder.end(index, at: end, written: end.description)
    (session, exercise) = (index, nil)
    lines[here].fate = .read(as: "\(day) \(start)-\(end) \(title)".trimmed)
  }
}
