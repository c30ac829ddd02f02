import Grammar
import Storage
import Statistics
import Text
import Training
import Views

extension Command {
  static let checkIn = Command(
    "checkin", "Check in: \"I trained\", today or then",
    usage: ["checkin", "checkin TYPE TITLE", "checkin --photo FILE"],
    details: """
      Alone it is the quick one, once a day: it answers with the time of today's when there is one. With a type and a
      title it says more, and with a photo alone it is one too. The session under way or finished on that day is linked by
      itself. Where one is at that minute already, a bare one is filled in, and beside another it takes the nearest free
      minute, none to come.
      Types: Run, Gym, Swim, Bike, Walk, Yoga, Cycling, Strength Training, or their Portuguese names.
      """,
    options: [
      Option(
        "--at", "MOMENT", "when: 07:30, or \"2026-01-15 07:30\"; else when the photo was taken, else now"),
      Option("--calories", "N", "a whole number"),
      Option("--location", "TEXT", "where, up to 200 characters"),
      Option(
        "--photo", "FILE",
        "a JPEG, PNG, HEIC or WebP: it is copied beside the file, without its place; a large one is shrunk"),
      Option("--keep-metadata", nil, "leave in the photo what its file says, its place too"),
      Option("--note", "TEXT", "a line of what there is to say; may be given several times"),
      Option("--no-session", nil, "do not link the session of that day"), .dryRun, .commit,
    ],
    examples: [
      ("bumbum checkin", "the quick one"),
      ("bumbum checkin Run \"Along the beach\" --calories 420 --photo IMG_1.jpg", "a full one"),
      ("bumbum checkin Gym \"Plan A\" --at \"2026-01-15 07:30\"", "a past one"),
    ]
  ) { invocation throws(Refusal) in
    let asked = try CheckInRequest(invocation)
    var request = asked
    var existing: Moment?
    var lost: Journal.Failure?
    let day = request.moment.date
    let isWritten = try invocation.write(fromMonthsBefore: day, unchanged: nil) { journal throws(Refusal) in
      request = asked
      let file = journal.checkInFile(of: request.moment.date)
      // One may stand in the file of another month.
      let made = journal.checkIns.flatMap(\.checkIns).compactMap(\.moment)
      if request.isQuick, let today = made.filter({ $0.date == request.moment.date && $0 <= invocation.now }).max() {
        existing = today
        return ChangeSet()
      }
      // What the quick one left out is told now.
      let bare = file.checkIns.firstIndex { $0.moment == request.moment && !$0.hasFields }
      if bare == nil, made.contains(request.moment) {
        request = asked.at(
          try invocation.freeMinute(from: Moment(asked.moment.date, asked.moment.time ?? .midnight), besides: Set(made))
        )
      }
      lost = request.linksSession && !request.isQuick ? journal.failures.first(where: \.isOfLogs) : nil
      return try request.changes(file, journal, filling: bare)
    }
    if request.moment != asked.moment {
      invocation.say(
        "a check-in is at \(asked.moment) already" + (asked.isTimeOfPhoto ? ", when the photo was taken" : "")
          + ": this one is at \(request.moment)")
    }
    if let lost {
      invocation.remark(
        "can't read '\(printable(lost.path))': \(printable(lost.reason)); if a session of that day stands there, the check-in is not linked to it"
      )
    }
    if let existing {
      let words = try invocation.words(invocation.folder().settings)
      invocation.print(existing.time.map { words("Checked in at \($0.description)") } ?? words("Checked in today"))
    } else if isWritten, request.moment.date == invocation.today {
      try invocation.sayStreak(after: request.moment)
    }
    return .success
  }
}

extension Invocation {
  /// `Check-in feito às 20:00 · 3 dias`
  func sayStreak(after moment: Moment) throws(Refusal) {
    guard moment.date == today else { return }
    let (streaks, settings) = try currentStreaks()
    let words = try words(settings)
    let time = moment.time.map { words("Checked in at \($0.description)") } ?? words("Checked in today")
    print("\(time) · \(words(streaks.days.current.count, .days))")
  }
}
