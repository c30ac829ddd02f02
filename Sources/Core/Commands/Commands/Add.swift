import Grammar
import Recording
import Statistics
import Storage
import Text
import Training

extension Command {
  package static let add = Command(
    "add", "Write down a past session in one go, or a note of one",
    usage: ["add session DATE [START[-END]] [TITLE] LINE…", "add session -", "add note [DAY] TEXT"],
    details: """
      A line is what a log holds: "Bench press: 80kg x 10/8", "bodyweight = 81kg", "> slept badly". With '-', the whole
      session is read from standard input, its header first. A title that is a plan or a day of one is that of its next
      session, as 'bumbum start' has it. '--checkin' makes the check-in of the session too. An exercise is found as by
      'bumbum set'; '--new' writes it as it is typed. A note is of the last session of its day; without a day
      of the open session, else of the last one of today or yesterday. A day without a time and a title is that of a session
      which is there, or a start is: the lines go into that one. Without quotes a comma, '+' or a known name begins a line.
      """,
    options: [
      Option("--new", nil, "an exercise is new, however near its name is to another"), .sessionCheckIn, .dryRun,
    ],
    examples: [
      (
        "bumbum add session 2026-01-05 18:30-19:42 \"Plan A\" \"Bench press: 80kg x 10/8\"",
        "a session with one exercise"
      ),
      ("bumbum add session yesterday 18:30-19:30 \"Squat: 5x5 @ 80kg\"", "a day as people say it"),
      ("bumbum add session - < session.txt", "a session as it would stand in the log"),
      ("bumbum add note \"slept badly\"", "'> slept badly' in the session of now"),
      ("bumbum add note yesterday \"knee hurts\"", "in that of yesterday"),
    ]
  ) { invocation throws(Refusal) in
    var operands = invocation.arguments.operands[...]
    if let word = operands.first { operands[0] = CommandList.verb(word) }
    // 'add monday note deload' has its day in front.
    let words = operands.dropFirst(operands.first == "session" ? 1 : 0)
    let inFront = invocation.spokenDays.leading(words)
    let isBehindDay = inFront.map { CommandList.verb($0.rest.first ?? "") == "note" } ?? false
    if operands.first == "note" || isBehindDay {
      let (note, day) = isBehindDay ? (inFront?.rest.dropFirst(), inFront?.date) : (operands.dropFirst(), nil)
      return try invocation.addNote(note ?? [], on: day)
    }
    if operands.first != "session" { operands = invocation.withDayInFront(operands) }
    // 'add yesterday …' can be nothing else.
    let isOfDay = invocation.spokenDays.leading(operands) != nil
    if !isOfDay, operands.first != "session", operands.first?.first?.isLetter ?? false, operands.count > 1 {
      let isNote = operands.count > 2 && !operands.joined().contains(where: \.isNumber)
      return try isNote ? invocation.addNote(operands, on: nil) : invocation.run(.set, Array(operands))
    }
    if !isOfDay, operands.popFirst() != "session" || operands.isEmpty {
      throw Refusal(
        "'add' adds a session, or a note of one",
        help: "write 'bumbum add session 2026-01-05 18:30-19:42 \"Plan A\" \"Bench press: 80\(.unit) x 10\"'")
    }
    let (isNew, checkIn) = (invocation.arguments.has("--new"), try invocation.sessionCheckIn())
    let behindDay = invocation.spokenDays.leading(operands)?.rest.count ?? operands.count
    let typed =
      operands == ["-"]
      ? try invocation.linesOfInput() : texts(Array(operands), behindDay: operands.count - behindDay)
    let lines = try invocation.sessionLines(typed, isHeaderFirst: operands == ["-"])
    let added = try invocation.write { journal, answers throws(Refusal) in
      try journal.adding(
        session: lines, isNew: isNew, typed: typed, now: invocation.now, answers: answers, checkIn: checkIn,
        titled: journal.fullTitle)
    }
    if let checkedIn = added?.checkIn { try invocation.sayStreak(after: checkedIn) }
    return .success
  }
}

/// Returns words without quotes as texts, `friday full body, squat 235 3x5, bench 180 3x5`: behind a title, a comma before a name
/// ends each. A title may stand before the times, too.
private func texts(_ words: [String], behindDay day: Int) -> [String] {
  let clock = words.indices.first { day > 0 && $0 > day && words[$0].count > 3 && clockSpelled(words[$0]) != nil }
  if let clock, !["at", "as"].contains(folded(words[day])), !words[day..<clock].joined().contains(where: \.isNumber),
    !words[day..<clock].contains(where: isLine)
  {
    let rest = Array(words[(clock + 1)...])
    let isText = rest.first?.first?.isLetter == true && rest.joined().contains(where: \.isNumber)
    let title = words[day..<clock].joined(separator: " ")
    if isText {
      return words[..<day] + [words[clock], title]
        + (rest.joined().contains(" ") ? rest : [rest.joined(separator: " ")])
    }
  }
  // Behind a title in quotes the words are of lines.
  let quoted = words.indices.first { $0 > day && words[$0].contains(" ") && !words[$0].contains(where: \.isNumber) }
  if let quoted, case let rest = words[(quoted + 1)...], rest.contains(where: { $0.contains(where: \.isNumber) }),
    !rest.contains(where: { $0.contains(" ") || isLine($0) })
  {
    return words[...quoted] + [rest.joined(separator: " ")]
  }
  let ends = words.indices.dropFirst().filter { place in
    ",;:".contains(words[place - 1].last ?? " ") && words[place].first?.isLetter ?? false
      && SetWord(words[place]) == nil
      && (MuscleGroup(words[place]) == nil || MuscleGroup(String(words[place - 1].dropLast())) == nil)
  }
  guard let first = ends.first, !words.contains(where: { $0.contains(" ") }),
    ends.count > 1 || isOfTraining(String(words[first - 1].dropLast()))
  else { return words }
  let lines = zip(ends, ends.dropFirst() + [words.count]).map { words[$0..<$1].joined(separator: " ") }
  let title = String(words[first - 1].dropLast())
  guard !title.contains(where: \.isNumber), lines.allSatisfy({ $0.contains(where: \.isNumber) }) else { return words }
  return words[..<(first - 1)] + [title] + lines.map { ",;".contains($0.last ?? " ") ? String($0.dropLast()) : $0 }
}

extension Invocation {
  /// Returns words with the day that stands behind the name or last, and its time, in front: `run today 8am 4mi`.
  fileprivate func withDayInFront(_ words: ArraySlice<String>) -> ArraySlice<String> {
    guard let start = dayInside(words), let rest = spokenDays.leading(words[start...])?.rest else { return words }
    let (name, behind) = (words[..<start], timeBehindDay(rest).rest)
    // In 'plank today 1:30' the time is what was done.
    let end = (name + behind).hasNumber ? behind.startIndex : rest.startIndex
    return words[start..<end] + name + words[end...]
  }

  /// Adds a note to the session of a day, of the one in `yesterday knee hurts`, or of now. 'today was hard' is a note, and so
  /// are a single text in quotes, and 'segunda série' but for a day with a session while none is open.
  fileprivate func addNote(_ words: ArraySlice<String>, on day: CivilDate?) throws(Refusal) -> ExitCode {
    guard !words.joined().trimmed.isEmpty else {
      throw Refusal("a note is missing", help: "write 'bumbum add note \"slept badly\"'")
    }
    let said = spokenDays.leading(words).flatMap { day != nil || $0.date == today || $0.rest.isEmpty ? nil : $0 }
    try write { journal, _ throws(Refusal) in
      let isDay = said.map { said in
        said.said.contains(" ") || CalendarWords.weekday(folded(said.said)) == nil
          || journal.openSession == nil && !journal.starts(on: said.date).isEmpty
      }
      let meant = isDay == true ? said : nil
      return try journal.adding(
        note: (meant?.rest ?? words).joined(separator: " ").trimmed, on: day ?? meant?.date, now: now)
    }
    return .success
  }

  /// Returns the lines of standard input that are not blank; throws if it is too long.
  fileprivate func linesOfInput() throws(Refusal) -> [String] {
    let bytes = try context.keyboard.standardInput(JournalFolder.largestText)
    // Split as bytes: in a String, CR LF is one Character that equals no line feed.
    return bytes.split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self) }
      .filter { !$0.trimmed.isEmpty }
  }

  /// Returns the lines of a session, header first, from texts, of which the first ones are words of the header.
  fileprivate func sessionLines(_ operands: [String], isHeaderFirst: Bool) throws(Refusal) -> [String] {
    if let line = operands.first(where: { $0.utf8.contains(UInt8(ascii: "\n")) }) {
      throw Refusal(
        "'\(line)' is more than one line", help: "give each line as an argument of its own")
    }
    let words = isHeaderFirst ? Array(operands.prefix(1)) : operands.prefix { !isLine($0) }
    var header = (words.first ?? "").split(separator: " ").map(String.init) + words.dropFirst()
    if let (date, said, rest) = spokenDays.leading(header[...]) {
      try echo(said, date)
      // '26/11/2026 às 18:30', as answers show it.
      let isAt = ["at", "as"].contains(folded(rest.first ?? "")) && rest.dropFirst().first?.first?.isNumber == true
      header = [date.description] + (isAt ? rest.dropFirst() : rest)
    } else if let time = header.first,
      clockSpelled(time) != nil || TimeOfDay(said: String(time.prefix { $0 != "-" })) != nil
    {
      header.insert(today.description, at: 0)
    } else if let day = header.first, !day.utf8.contains(where: { $0 == UInt8(ascii: ":") }) {
      throw noDate(day)
    }
    let titled = header.dropFirst().drop { $0.first?.isNumber == true || $0 == "-" || isHalfOfDay($0) }
    // Sets in quotes beside a title are no part of it.
    let sets = titled.filter { $0.contains(" ") && $0.contains(where: \.isNumber) }
    let named =
      sets.count == titled.count
      ? titled.joined(separator: " ") : titled.filter { !sets.contains($0) }.joined(separator: " ")
    let (title, tags) = SessionTitle.parted(named)
    var opening = withClocks(Array(header.dropLast(titled.count)))
    if !title.isEmpty {
      opening.append(SessionTitle.spelled(([title] + (sets.count == titled.count ? [] : sets)).joined(separator: " ")))
    }
    // A name without quotes has its sets behind it: 'yesterday walk: 30 min'.
    let rest = operands.dropFirst(words.count)
    let isBare = titled.isEmpty && rest.count > 1 && !rest.dropFirst().contains { $0.contains(" ") || isLine($0) }
    return [(opening + tags).joined(separator: " ")] + (isBare ? [rest.joined(separator: " ")] : rest)
  }

  /// Returns the words of a header before its title, times that are said, `6:00 pm-7h30`, as a log has them.
  private func withClocks(_ words: [String]) -> [String] {
    let said = words.dropFirst().joined(separator: " ")
    let isWithoutSigns = said.contains("-") && said.allSatisfy { $0.isNumber || $0 == "-" }
    guard isWithoutSigns || said.contains(where: \.isLetter), let times = clockSpelled(said) else { return words }
    let read = LogReader.read(Source(name: "", text: words.joined(separator: " ") + "\n"))
    // '1h30' may be a title.
    guard isWithoutSigns || read.diagnostics.isEmpty && read.sessions.first?.start != nil else { return words }
    return [words[0], times]
  }
}

extension Journal {
  /// Returns the title that is meant; for a plan alone, with its day that is next at that time.
  fileprivate func fullTitle(_ typed: String, at moment: Moment) throws(Refusal) -> String {
    let title = try title(typed, now: moment).text ?? typed
    return plannedDay(title, now: moment)?.title ?? title
  }
}

/// True if the text is a line of its own (an exercise, a field, a note) and no part of a header.
private func isLine(_ text: String) -> Bool {
  text.hasPrefix(">") || text.hasPrefix("+") && text != "+" || text.hasPrefix("- ") || text.holds(": ")
    || text.hasSuffix(":") || text.contains("=")
}
