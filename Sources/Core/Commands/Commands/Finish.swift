import Grammar
import Guess
import Recording
import Storage
import Statistics
import Text
import Training
import Views

extension Command {
  static let finish = Command(
    "finish", "Close the open session: its duration, sets, volume and records", short: "f",
    usage: ["finish", "finish --checkin [TYPE] [TITLE]", "finish --discard"],
    details: """
      A check-in that belongs to a session which is dropped stays, without its link. To reopen a session, 'bumbum undo' takes
      its end back. Sets that are still to do, '- [ ] 80kg x 8', are left out. 'bumbum edit' opens the log, where '-?' stands for the end of an open one.
      """,
    options: [
      Option("--at", "TIME", "when it ended: 19:42", reach: .moment), .sessionCheckIn,
      .note("--note", "a note of the session, as 'bumbum add note' writes it") {
        $0.contains(":") && TimeOfDay(said: $0) != nil
      },
      Option("--skip-rest", nil, "exercises that are still to do become 'skip' instead of being left out"),
      Option("--discard", nil, "drop the session and what is in it"),
      Option("--yes", nil, "drop it without asking"), .dryRun,
    ],
    examples: [
      ("bumbum finish", "now"), ("bumbum finish --at 19:42", "a while ago"),
      ("bumbum finish --note knee felt fine", "now, and how it was"),
      ("bumbum finish --checkin", "and check in, with the title of the session"),
      ("bumbum finish --discard", "asks, then removes its lines; 'bumbum undo' brings them back"),
    ]
  ) { invocation throws(Refusal) in
    if invocation.arguments.has("--discard") {
      try invocation.refuseWords()
      try invocation.write { journal, _ throws(Refusal) in try journal.discardingSession() }
      return .success
    }
    let typed = invocation.wordsOfCheckIn
    var note = invocation.arguments.value("--note")
    let words = invocation.arguments.operands.joined(separator: " ")
    let meant = TimeOfDay.meant(by: words)
    let isProse = typed.isEmpty && words.contains(" ") && meant.isEmpty && invocation.saidEnd == nil
    if isProse, note == nil, invocation.asked("write the note '\(printable(words))'?", isYesByDefault: true) == true {
      note = words
    }
    try invocation.refuseWords(behind: note == words ? .max : typed.count) { word in
      let now = invocation.now.time ?? .midnight
      if ExerciseType(word) != nil { return "write '--checkin \(word)'" }
      if let said = invocation.saidEnd { return Guess.writing(["bumbum finish \(said)"]) }
      if meant.isEmpty || note != nil {
        let whole = [note, words].compactMap(\.self).joined(separator: " ")
        return Guess.writing(["bumbum finish --note \(HelpText.quoted(whole))"])
      }
      // A time still to come would be refused.
      let times = meant.contains { $0 <= now } ? meant.filter { $0 <= now } : meant
      return Guess.writing(times.map { "bumbum finish --at \($0)" })
    }
    // Found before the write: a failure after it would deny what was written.
    let folder = try invocation.folder()
    let moment = try invocation.moment("--at")
    try refuseFuture(moment, now: invocation.now)
    let checkIn = try invocation.sessionCheckIn(typed)
    let finished = try invocation.write { journal, _ throws(Refusal) in
      try journal.finishing(
        at: moment, now: invocation.now, note: note, checkIn: checkIn,
        isSkippingRest: invocation.arguments.has("--skip-rest"))
    }
    guard let finished else { return .success }
    // A record depends on all earlier sessions.
    let journal = folder.read(only: JournalFolder.entries)
    if let checkedIn = finished.checkIn { try invocation.sayStreak(after: checkedIn) }
    if journal.checkIns.allSatisfy(\.checkIns.isEmpty) {
      invocation.say(
        journal.settings.trained == .checkIns
          ? "a day counts by its check-in: 'bumbum checkin', or 'bumbum finish --checkin' next time"
          : "the day counts; a check-in adds a photo or a note to it: 'bumbum checkin --help'")
    }
    guard let found = journal.lastSession(where: { $1 == finished.start }) else { return .success }
    let history = History(journal, now: max(moment, invocation.now))
    let page = try invocation.page(journal.settings)
    invocation.print(page.summary(of: found, in: history))
    let new = found.session.exercises.map(\.name).filter { name in
      history.catalog.id(of: name).map { history.catalog[$0].muscleGroup == nil } ?? true
        && history.past(of: name)?.days.count ?? 0 < 2
    }
    if !new.isEmpty {
      let names = Set(new.map(printable)).sorted().joined(separator: ", ")
      invocation.say("no muscle group yet: \(names); 'bumbum exercise groups' asks for it")
    }
    return .success
  }
}

extension Option {
  static let sessionCheckIn = Option(
    "--checkin", "TYPE", "make its check-in too; Strength Training, where no type is named", isValueOptional: true)
}

extension Invocation {
  /// The operands that are the type and the title behind `--checkin`; empty if the first is no type.
  fileprivate var wordsOfCheckIn: [String] {
    let name = Option.sessionCheckIn.name
    guard arguments.has(name), arguments.value(name) == nil, let first = arguments.operands.first,
      ExerciseType(first) != nil
    else { return [] }
    return arguments.operands
  }

  /// Returns the check-in that the session is to make; nil if none was asked for.
  ///
  /// - Parameter typed: The type and the words of a title, where they stand behind the option.
  func sessionCheckIn(_ typed: [String] = []) throws(Refusal) -> SessionCheckIn? {
    let name = Option.sessionCheckIn.name
    guard arguments.value(name) != nil || arguments.has(name) else { return nil }
    return try SessionCheckIn(
      type: arguments.value(name) ?? typed.first, title: typed.dropFirst().joined(separator: " "),
      untitled: words(folder().settings)("Session"))
  }
}

extension Invocation {
  /// The options meant by 'yesterday 19:50' and '19:25 note knee hurts'; nil for words that no such moment begins, and for a time
  /// alone.
  fileprivate var saidEnd: String? {
    let day = spokenDays.leading(arguments.operands[...])
    let behind = day?.rest ?? arguments.operands[...]
    // '7:30 pm' has two words.
    let count = [2, 1].first { $0 <= behind.count && TimeOfDay(said: behind.prefix($0).joined(separator: " ")) != nil }
    guard let count, day != nil || behind.count > count else { return nil }
    let at = ([day?.said].compactMap(\.self) + behind.prefix(count)).joined(separator: " ")
    let words = behind.dropFirst(count).drop { ["note", "nota"].contains(folded($0)) }
    let note = words.isEmpty ? "" : " --note \(HelpText.quoted(words.joined(separator: " ")))"
    return "--at \(HelpText.quoted(at))\(note)"
  }
}
