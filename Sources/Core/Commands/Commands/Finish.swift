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
    usage: ["finish [TIME] [NOTE]", "finish --checkin [TYPE] [TITLE]", "finish --discard"],
    details: """
      A check-in that belongs to a session which is dropped stays, without its link. To reopen a session, 'bumbum undo' takes
      its end back. Without a time, one of a day before ends with its last set. Sets that are still to do, '- [ ] 80kg x 8', are left out. 'bumbum edit' opens the log, where '-?' stands for the end of an open one.
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
      ("bumbum finish", "now"), ("bumbum finish 19:42", "a while ago"),
      ("bumbum finish knee felt fine", "now, and how it was"),
      ("bumbum finish --checkin", "and check in, with the title of the session"),
      ("bumbum finish --discard", "asks, then removes its lines; 'bumbum undo' brings them back"),
    ]
  ) { invocation throws(Refusal) in
    if invocation.arguments.has("--discard") {
      try invocation.refuseWords()
      try invocation.write { journal, _ throws(Refusal) in try journal.discardingSession() }
      return .success
    }
    let (end, rest) = try invocation.saidEnd()
    let words = rest.drop { ["now", "agora"].contains(folded($0)) }
    let said = words.joined(separator: " ")
    // A word alone may be a slip of an option, or of a type.
    let options = invocation.command.options.map { String($0.name.drop { $0 == "-" }) }
    let isWord =
      said.contains("/")
      || said.first?.isLetter ?? false && closest(to: said, among: options) == nil
        && ExerciseType.spelling(near: said) == nil
    let isProse =
      said.contains(" ") || isWord || !words.isEmpty && words.count < invocation.arguments.operands.count
    let isType = words.first.flatMap { ExerciseType($0) } != nil
    let isCheckIn = invocation.arguments.has(Option.sessionCheckIn.name) && (isProse || isType)
    var note = invocation.arguments.value("--note")
    let times = note == nil ? invocation.clockHelp(said, "--at") : nil
    if !isCheckIn, note == nil, times == nil, isProse {
      note = said
    } else if !isCheckIn, let word = words.first {
      let whole = HelpText.quoted([note, said].compactMap(\.self).joined(separator: " "))
      throw Refusal(
        "'\(invocation.command.name)' takes no '\(word)'",
        help: isType ? "write '--checkin \(word)'" : times ?? Guess.writing(["bumbum finish --note \(whole)"]))
    }
    // Found before the write: a failure after it would deny what was written.
    let folder = try invocation.folder()
    let moment = if let end { end } else { try invocation.moment("--at") }
    try refuseFuture(moment, now: invocation.now)
    let isNow = end == nil && invocation.arguments.value("--at") == nil
    let checkIn = try invocation.sessionCheckIn(isCheckIn ? Array(words) : [])
    let finished = try invocation.write { journal, answers throws(Refusal) in
      try journal.finishing(
        at: isNow ? nil : moment, now: invocation.now, lastSet: invocation.lastSet, answers: answers, note: note,
        checkIn: checkIn,
        isSkippingRest: invocation.arguments.has("--skip-rest"))
    }
    guard let finished else { return .success }
    if let note { invocation.print("  > \(printable(note))") }
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
    let history = History(journal, now: invocation.now)
    let page = try invocation.page(journal.settings)
    invocation.print(page.summary(of: found, in: history))
    return .success
  }
}

extension Option {
  static let sessionCheckIn = Option(
    "--checkin", "TYPE", "make its check-in too; Strength Training, where no type is named", isValueOptional: true)
}

extension Invocation {
  /// Returns the check-in that the session is to make; nil if none was asked for.
  ///
  /// - Parameter words: Its type, unless it is the usual one, and the words of a title.
  func sessionCheckIn(_ words: [String] = []) throws(Refusal) -> SessionCheckIn? {
    let name = Option.sessionCheckIn.name
    guard arguments.value(name) != nil || arguments.has(name) else { return nil }
    let typed = words.prefix(1).filter { ExerciseType($0) != nil }
    return try SessionCheckIn(
      type: arguments.value(name) ?? typed.first, title: words.dropFirst(typed.count).joined(separator: " "),
      untitled: self.words(folder().settings)("Session"))
  }
}

extension Invocation {
  /// Returns the end that words say, `yesterday 19:50` or `19:25`, and the words behind it, `knee hurts` or `note knee hurts`.
  fileprivate func saidEnd() throws(Refusal) -> (at: Moment?, note: ArraySlice<String>) {
    var (end, words): (Moment?, _) = (nil, arguments.operands[...])
    let day = spokenDays.leading(words)
    let behind = (day?.rest ?? words).drop { ["at", "as"].contains(folded($0)) }
    // '7:30 pm' has two words.
    for count in [1, 2] where arguments.value("--at") == nil && count <= behind.count {
      let text = behind.prefix(count).joined(separator: " ")
      let (date, readings) = (day?.date ?? today, TimeOfDay.meant(by: text))
      guard let time = TimeOfDay(said: text), readings.count(where: { Moment(date, $0) <= now }) < 2 else { continue }
      (end, words) = (Moment(date, time), behind.dropFirst(count))
    }
    if let day, end != nil { try echo(day.said, day.date) }
    let isNote = words.count > 1 && ["note", "nota"].contains(folded(words.first ?? ""))
    return (end, words.dropFirst(isNote ? 1 : 0))
  }
}
