import Grammar
import Storage
import Text
import Training
import Views

extension Command {
  static let calendar = Command(
    "calendar", "Draw a month or a year with the days that count",
    usage: ["calendar [MONTH | YEAR]", "calendar --all"],
    details: """
      Each day that counts by the setting 'trained' has the sign of its latest check-in's type, or that of a session, and '*'
      where there is a photo ('!' where it is gone); '-' is a skipped day, and today stands in brackets. Weeks begin as the setting 'week-start' says.
      """,
    options: [Option("--all", nil, "every month that has such a day, newest first"), .photos, .json, .csv],
    examples: [
      ("bumbum calendar", "this month"),
      ("bumbum calendar 2026-02", "that one"),
      ("bumbum calendar 2025", "a year at a glance"),
      ("bumbum calendar --photos", "this month in its photos"),
    ]
  ) { invocation throws(Refusal) in
    let folder = try invocation.folder()
    let period: CalendarAnswer.Period
    let words = invocation.arguments.operands
    let said = words.joined(separator: " ")
    switch (said.isEmpty, invocation.arguments.has("--all")) {
    case (true, true): period = .all
    case (true, false): period = .month(invocation.today.startOfMonth)
    case (false, false) where words.count == 1 || invocation.spokenDays.days(said) != nil:
      let days = try invocation.period(said)
      period = days.count > 31 ? .year(days.lowerBound) : .month(days.lowerBound.startOfMonth)
    default:
      throw Refusal("'calendar' takes one month or year", help: "write 'bumbum calendar 2026-02'")
    }
    let journal = folder.read(only: folder.partsOfTrainedDays.union([.photos]))
    invocation.sayMistakes(in: journal)
    let album = try PhotoAlbum(invocation, folder, journal)
    let answer = CalendarAnswer(journal, period, now: invocation.now, lookingForPhotos: true)
    return try invocation.answer(answer, on: invocation.page(journal.settings, album: album))
  }
}
