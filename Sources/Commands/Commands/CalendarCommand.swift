import CSV
import Format
import Journal
import JSON
import Platform
import Statistics
import Text
import Training

extension Command {
  static let calendar = Command(
    "calendar", "Draw a month or a year with its check-ins",
    usage: ["calendar [MONTH | YEAR]", "calendar --all"],
    details: """
      Each day has the sign of its latest check-in's type, '*' where there is a photo, and '-' where it is skipped; today
      stands in brackets. Weeks begin as the setting 'week-start' says.
      """,
    options: [Option("--all", nil, "every month that has a check-in, newest first"), .photos, .json, .csv],
    examples: [
      ("bumbum calendar", "this month"),
      ("bumbum calendar 2026-02", "that one"),
      ("bumbum calendar 2025", "a year at a glance"),
      ("bumbum calendar --photos", "this month in its photos"),
    ]
  ) { invocation throws(CommandFailure) in
    let folder = try invocation.folder()
    var isYear = false
    // Nil for all that there are.
    var asked: [CivilDate]?
    switch (invocation.arguments.operands.count, invocation.arguments.has("--all")) {
    case (0, true): asked = nil
    case (0, false): asked = [invocation.today.startOfMonth]
    case (1, false): (asked, isYear) = try invocation.months(invocation.arguments.operands[0])
    default:
      throw CommandFailure("'calendar' takes one month or year", help: "write 'bumbum calendar 2026-02'")
    }
    let photos = invocation.photosAskedFor
    let journal =
      if let first = asked?.first, let last = asked?.last {
        folder.readCheckInDays(showing: first...last.monthDays.upperBound, with: photos)
      } else {
        folder.read(only: photos.union([.root, .checkIns]))
      }
    let viewer = try Viewer(invocation, journal)
    let calendar = CheckInCalendar(journal, today: viewer.today)
    let months = asked ?? calendar.months
    let answer = CalendarAnswer(viewer, calendar, try PhotoAlbum(invocation, folder, journal))
    return try viewer.give(
      "calendar",
      text: {
        guard isYear else { return answer.text(months) }
        return answer.album == nil
          ? answer.year(months) : answer.text(months.filter(calendar.months.contains))
      },
      json: { [("months", .array(months.map { .object(answer.json($0)) }))] + answer.streaks.json },
      csv: {
        CSVText.rows(months.flatMap(answer.days)) {
          ["date", "check_ins", "type", "title", "photo", "skipped"]
        }
      })
  }
}

extension Invocation {
  /// The first days of the months of a month or a year.
  fileprivate func months(_ text: String) throws(CommandFailure) -> (months: [CivilDate], isYear: Bool) {
    let days = try period(text)
    guard days.count > 31 else { return ([days.lowerBound.startOfMonth], false) }
    return ((0..<12).map { days.lowerBound.adding(months: $0) }, true)
  }
}

/// Months and years of check-ins.
struct CalendarAnswer {
  let viewer: Viewer
  let calendar: CheckInCalendar
  /// Nil where the signs of the types stand for photos.
  let album: PhotoAlbum?

  let streaks: StreakAnswer

  init(_ viewer: Viewer, _ calendar: CheckInCalendar, _ album: PhotoAlbum?) {
    self.viewer = viewer
    self.calendar = calendar
    self.album = album
    streaks = StreakAnswer(viewer.journal, today: viewer.today)
  }

  private var words: Words { viewer.words }

  func text(_ months: [CivilDate]) -> String {
    guard !months.isEmpty else { return viewer.prose(words.noCheckIns) + "\n\n    [2026-01-05]" }
    let grids = months.map { month in
      MonthGrid(
        month: month, calendar: calendar, viewer: viewer, pictures: album.map { pictures(of: month, $0) })
    }
    var parts = grids.map(\.text)
    parts.append(footer(MonthGrid.legend(of: grids, viewer)))
    return parts.joined(separator: "\n\n")
  }

  /// For each day that has a photo the last of it.
  private func pictures(of month: CivilDate, _ album: PhotoAlbum) -> [CivilDate: Picture] {
    let box = MonthGrid.photoBox(viewer.width)
    let days = month.monthDays
    let checkIns = Array(
      ShownCheckIn.all(in: viewer.journal, until: viewer.today) { checkIn, moment in
        checkIn.photo != nil && days.contains(moment.date)
      })
    let drawn = parallelMap(checkIns.count, threads: min(processorCount, 8)) { number in
      album.picture(of: checkIns[number], columns: box.columns, rows: box.rows)
    }
    var pictures: [CivilDate: Picture] = [:]
    for case (let date?, let picture?) in zip(checkIns.map(\.checkIn.moment?.date), drawn) {
      pictures[date] = picture
    }
    return pictures
  }

  func year(_ months: [CivilDate]) -> String {
    let first = months[0]
    let days = first...first.adding(months: 11).monthDays.upperBound
    let count = calendar.days.keys.count { days.contains($0) }
    let heading = "\(words.days(count)) · \(words.checkInCount(calendar.checkIns(in: days)))"
    let map = HeatMap(
      year: first.year, firstWeekday: viewer.journal.settings.weekStart, today: viewer.today,
      words: words.heatMap
    ) { day in
      if let shown = calendar.days[day] { return .level(shown.count + 1) }
      return calendar.isSkipped(day) ? .skipped : .level(0)
    }
    let picture = map.lines(width: viewer.width ?? 80, style: viewer.style).joined(separator: "\n")
    return ([viewer.style.bold(String(first.year)), picture, heading, footer("")]).joined(separator: "\n\n")
  }

  /// The legend, and the streaks.
  private func footer(_ legend: String) -> String {
    let current = streaks.days.current.count
    let weeks = streaks.weeks.current.count
    let facts = [
      Fact(words.streak, words.days(current), words.longestWas(words.days(streaks.days.longest.count))),
      Fact("", words.weeks(weeks), words.longestWas(words.weeks(streaks.weeks.longest.count))),
    ]
    let list = FactList(title: "", facts: facts).text(viewer.style, width: viewer.width)
    return legend.isEmpty ? list : legend + "\n" + list
  }

  func json(_ month: CivilDate) -> [(name: String, value: JSON)] {
    let summary = calendar.summary(of: month)
    return [
      ("month", .string(month.monthDescription)),
      ("check_in_days", .integer(summary.checkInDays)),
      ("days_in_month", .integer(summary.daysInMonth)), ("percent", .integer(summary.percent)),
      ("check_ins", .integer(calendar.checkIns(in: month.monthDays))),
      ("days", .array(days(month).map { .object($0) })),
    ]
  }

  /// The days of a month with a check-in or skipped.
  func days(_ month: CivilDate) -> [[(name: String, value: JSON)]] {
    (0..<month.monthDays.count).map { month.adding(days: $0) }.compactMap { date in
      let day = calendar.days[date]
      guard day != nil || calendar.isSkipped(date) else { return nil }
      return [
        ("date", .day(date)), ("check_ins", .integer(day?.count ?? 0)),
        ("type", .optional(day?.shown.typeName)), ("title", .optional(day?.shown.titleText)),
        ("photo", .bool(day?.hasPhoto ?? false)), ("skipped", .bool(calendar.isSkipped(date))),
      ]
    }
  }
}

extension ClosedRange<CivilDate> {
  var count: Int { upperBound.days(since: lowerBound) + 1 }
}

extension Words {
  fileprivate var heatMap: HeatMap.Words {
    HeatMap.Words(
      months: months.map { String($0.prefix(3)) }, weekdays: (1...7).map(weekday), less: less, more: more,
      skipped: skippedDay, today: today.lowercased())
  }
}
