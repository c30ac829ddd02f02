import Grammar
import Recording
import Storage
import Statistics
import Text
import Training
import Views

extension Command {
  static let checkIn = Command(
    "checkin", "Check in: \"I trained\", today or then",
    usage: ["checkin", "checkin TYPE [TITLE]", "checkin --photo FILE"],
    details: """
      Alone it is the quick one, once a day: it answers with the time of today's when there is one. With a type and a
      title it says more, and without the title it has the type's name; a photo, a note, a location and calories may stand
      alone. The session under way or finished on that day is linked by itself. A time or a distance
      as the title, 'Run 5km in 28min', is a session of its own. A bare one of that minute is filled in, or
      without '--at' the bare one of the last three hours; beside another it stands as the later one of that minute.
      Types: Run, Gym, Swim, Bike, Walk, Yoga, Cycling, Strength Training, or their Portuguese names.
      """,
    options: [
      Option(
        "--at", "MOMENT", "when: 07:30, or \"2026-01-15 07:30\"; else when the photo was taken, else now",
        reach: .moment),
      Option("--calories", "N", "a whole number"),
      Option("--location", "TEXT", "where, up to 200 characters", reach: .prose { ExerciseType($0) != nil }),
      Option(
        "--photo", "FILE",
        "a JPEG, PNG, HEIC or WebP, copied beside the file without its place; over 2 MB a JPEG is made smaller, another "
          + "only by a program that is installed (ImageMagick, heif-convert, sips)"),
      Option("--keep-metadata", nil, "leave in the photo what its file says, its place too"),
      .note("--note", "a line of what there is to say; may be given several times", isList: true) {
        ExerciseType($0) != nil
      },
      Option("--no-session", nil, "do not link the session of that day"), .dryRun,
    ],
    examples: [
      ("bumbum checkin", "the quick one"),
      ("bumbum checkin Run \"Along the beach\" --calories 420 --photo IMG_1.jpg", "a full one"),
      ("bumbum checkin yesterday Run", "another day"),
      ("bumbum checkin Gym \"Plan A\" --at \"2026-01-15 07:30\"", "a past one"),
    ]
  ) { invocation throws(Refusal) in
    let request = try CheckInArguments(invocation).request
    var recorded: RecordedCheckIn?
    // A session needs the names of all exercises.
    let day = request.sets == nil ? request.moment.date : nil
    let isWritten =
      try invocation.write(fromMonthsBefore: day, unchanged: nil) { journal, answers throws(Refusal) in
        recorded = try request.record(in: journal, now: invocation.now, answers: answers)
        return recorded
      } != nil
    guard let recorded else { return .success }
    if recorded.isThereAlready {
      let words = try invocation.words(invocation.folder().settings)
      if recorded.moment.date == invocation.today {
        let time = recorded.moment.time
        invocation.print(time.map { words("Checked in at \($0.description)") } ?? words("Checked in today"))
      } else {
        invocation.say("there is a check-in of \(day: recorded.moment) already")
      }
      return .success
    }
    if let lost = recorded.unread {
      invocation.remark(
        "can't read '\(lost.path)': \(lost.reason); if a session of that day stands there, the check-in is not linked to it"
      )
    }
    if isWritten { try invocation.sayStreak(after: recorded.moment) }
    return .success
  }
}

extension Invocation {
  /// Says a check-in of today and the streak: `Check-in feito às 20:00 · 3 dias`.
  func sayStreak(after moment: Moment) throws(Refusal) {
    guard moment.date == today else { return }
    let (streaks, settings) = try currentStreaks()
    let words = try words(settings)
    let time = moment.time.map { words("Checked in at \($0.description)") } ?? words("Checked in today")
    print("\(time) · \(words(streaks.days.current.count, .days))")
  }
}
