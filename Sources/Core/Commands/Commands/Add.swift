import Grammar
import Storage
import Progression
import Statistics
import Text
import Training

extension Command {
  static let add = Command(
    "add", "Write down a past session in one go, or a note of one",
    usage: ["add session DATE [START[-END]] [TITLE] LINE…", "add session -", "add note TEXT"],
    details: """
      A line is what a log holds: "Bench press: 80kg x 10/8", "bodyweight = 81kg", "> slept badly". With '-', the whole
      session is read from standard input, its header first. A title that is a plan or a day of one is that of its next
      session, as 'bumbum start' has it. '--checkin' makes the check-in of the session too. A name that is nearly one of the
      journal's is refused; '--new' writes it as it is typed. A note is of the open session, else of the last one of today.
      """,
    options: [
      Option("--new", nil, "an exercise is new, however near its name is to another"), SessionCheckIn.option, .dryRun,
      .commit,
    ],
    examples: [
      (
        "bumbum add session 2026-01-05 18:30-19:42 \"Plan A\" \"Bench press: 80kg x 10/8\"",
        "a session with one exercise"
      ),
      ("bumbum add session yesterday 18:30-19:30 \"Squat: 5x5 @ 80kg\"", "a day as people say it"),
      ("bumbum add session - < session.txt", "a session as it would stand in the log"),
      ("bumbum add note \"slept badly\"", "'> slept badly' in the session of now"),
    ]
  ) { invocation throws(Refusal) in
    var operands = invocation.arguments.operands[...]
    if ["note", "nota"].contains(operands.first) {
      return try invocation.addNote(operands.dropFirst().joined(separator: " ").trimmed)
    }
    guard operands.popFirst() == "session", !operands.isEmpty else {
      throw Refusal(
        "'add' adds a session, or a note of one",
        help: "write 'bumbum add session 2026-01-05 18:30-19:42 \"Plan A\" \"Bench press: 80\(.unit) x 10\"'")
    }
    let checkIn = try SessionCheckIn(invocation)
    let lines = try invocation.sessionLines(Array(operands))
    let draft = LogReader.read(Source(name: "the session", text: lines.joined(separator: "\n") + "\n"))
    guard draft.sessions.count == 1, let moment = draft.sessions[0].moment,
      draft.places[0].header.lowerBound == 0
    else {
      let problem = draft.diagnostics.first
      if problem == nil, draft.sessions.count > 1 {
        let second = draft.source.text(draft.places[1].header)
        throw Refusal(
          "'\(printable(shortened(second)))' opens a second session", help: "add one session at a time")
      }
      throw Refusal(
        problem.map { printable($0.message) }
          ?? "a session begins with its date: '\(printable(lines.first ?? ""))'",
        help: problem?.help.map(printable)
          ?? "write 'bumbum add session 2026-01-05 18:30-19:42 \"Plan A\" …'")
    }
    try invocation.refuseFuture(Moment(moment.date, moment.time ?? .midnight))
    let session = draft.sessions[0]
    var checkedIn: Moment?
    let isWritten = try invocation.write { journal throws(Refusal) in
      if !invocation.arguments.has("--new") {
        let catalog = ExerciseCatalog(journal)
        let unknown = session.exercises.map(\.name).filter { catalog.id(of: $0) == nil }
        for name in unknown {
          guard let near = catalog.name(near: name) else { continue }
          throw Refusal(
            "'\(printable(name))' is no exercise of this journal yet",
            help: "did you mean '\(printable(near))'? '--new' makes it an exercise of its own")
        }
      }
      if moment.time != nil, journal.session(at: moment) != nil {
        throw Refusal(
          "a session begins at \(moment) already",
          help: "add sets to it in an editor, or give this one its own minute")
      }
      let log = journal.log(of: moment.date)
      var changes = ChangeSet()
      try changes.edit(
        log.source.name, in: journal,
        try log.adding(lines, readAs: draft))
      checkedIn = try checkIn?.add(to: &changes, of: session, in: journal)
      return changes
    }
    if isWritten, let checkedIn { try invocation.sayStreak(after: checkedIn) }
    if isWritten, session.exercises.isEmpty { invocation.sayEmpty(session) }
    return .success
  }
}

extension Invocation {
  fileprivate func addNote(_ text: String) throws(Refusal) -> ExitCode {
    guard !text.isEmpty else {
      throw Refusal("a note is missing", help: "write 'bumbum add note \"slept badly\"'")
    }
    try write { journal throws(Refusal) in
      guard let found = journal.openSession ?? journal.lastSession(where: { $1.date == today && $1 <= now }) else {
        throw Refusal(
          "no session is open, and none is of today",
          help: "a note is a line of its session: '> \(printable(shortened(text)))'; 'bumbum edit' opens the log")
      }
      var changes = ChangeSet()
      let edits = try found.log.addingNote(text, inSession: found.place)
      try changes.edit(found.log.source.name, in: journal, edits)
      return changes
    }
    return .success
  }
}

extension Invocation {
  /// The lines of a session from arguments, header first; or from standard input.
  fileprivate func sessionLines(_ operands: [String]) throws(Refusal) -> [String] {
    if operands == ["-"] {
      let bytes = try context.standardInput()
      // Cut as bytes: to a String a carriage return with its line feed is one character, and no line feed.
      return bytes.split(separator: UInt8(ascii: "\n"))
        .map { String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self) }
        .filter { !$0.trimmed.isEmpty }
    }
    if let line = operands.first(where: { $0.utf8.contains(UInt8(ascii: "\n")) }) {
      throw Refusal(
        "'\(printable(line))' is more than one line", help: "give each line as an argument of its own")
    }
    let words = Array(operands.prefix { !isLine($0) })
    var header = (words.first ?? "").split(separator: " ").map(String.init) + words.dropFirst()
    if let (date, said, rest) = CivilDate.leading(header[...], today: today) {
      try echo(said, date)
      header = [date.description] + rest
    } else if let day = header.first, !day.utf8.contains(where: { $0 == UInt8(ascii: ":") }) {
      throw noDate(day)
    }
    let titled = header.dropFirst().drop { $0.first?.isNumber == true || $0 == "-" }
    // In quotes 'pm' would be of the title.
    if let half = titled.first, isHalfOfDay(half) {
      return [header.joined(separator: " ")] + operands.dropFirst(words.count)
    }
    let (title, tags) = SessionTitle.parted(titled.joined(separator: " "))
    var opening = Array(header.dropLast(titled.count))
    if !title.isEmpty { opening.append(SessionTitle.spelled(try fullTitle(title, at: opening))) }
    return [(opening + tags).joined(separator: " ")] + operands.dropFirst(words.count)
  }

  /// The title that is meant, with the day of the plan that comes next at that time where a plan is named alone.
  private func fullTitle(_ title: String, at words: [String]) throws(Refusal) -> String {
    guard let day = words.first.flatMap({ CivilDate($0) }) else { return title }
    let start = words.dropFirst().first.flatMap { $0.split(separator: "-").first }.flatMap { TimeOfDay(String($0)) }
    let now = Moment(day, start ?? .midnight)
    return try answer(before: day) { journal throws(Refusal) in
      let (meant, isKnown) = try journal.title(title, now: now)
      guard let meant, let planned = journal.plannedDay(meant, now: now, asked: { _ in [] }) else {
        return (meant ?? title, isKnown)
      }
      return (planned.progress.title(ofDay: planned.day) ?? meant, isKnown && planned.isKnown)
    }
  }

  /// An exercise that lost its colon became the title.
  fileprivate func sayEmpty(_ session: Session) {
    let words = (session.title ?? "").split(separator: " ").map(String.init)
    let sets = words.indices.dropFirst().first { place in
      let rest = words[place...].joined(separator: " ")
      // '5/3/1' is the name of a plan.
      return rest.contains { $0 == "x" || $0 == "×" || $0 == "@" } && SetText.check(rest) == nil
    }
    say("the session has no exercise; 'bumbum undo' takes it back")
    guard let sets else { return say("an exercise is a line like \"Bench press: 80\(.unit) x 10\"") }
    let (name, rest) = (words[..<sets].joined(separator: " "), words[sets...].joined(separator: " "))
    say("an exercise has a colon behind its name: \"\(printable(name)): \(printable(rest))\"")
  }

  /// What can't be part of a header: an exercise, a field, a note.
  private func isLine(_ text: String) -> Bool {
    if text.hasPrefix(">") || text.hasPrefix("+") || text.hasPrefix("- ") { return true }
    // Most words have neither.
    guard text.utf8.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=") }) else {
      return false
    }
    return text.holds(": ") || text.hasSuffix(":") || text.utf8.contains(UInt8(ascii: "="))
  }
}
