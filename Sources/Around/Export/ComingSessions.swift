import Grammar
import Statistics
import Text
import Training

/// The coming sessions of a plan: on the weekdays that it names, else on those on which it was done of late.
struct ComingSessions {
  struct Session {
    let day: Moment
    let title: String
    /// Places in `Plan.exercises`.
    let exercises: Range<Int>
  }

  let file: PlanFile
  private(set) var sessions: [Session] = []
  /// How long one takes, in minutes: as most of late did, else an hour.
  let minutes: Int

  /// The number of days that are looked back for weekdays and times.
  private static let lately = 28

  /// Takes a history of all sessions; throws where no weekday is known.
  init(of file: PlanFile, _ history: History, days: Int) throws(Refusal) {
    self.file = file
    let (now, today) = (history.now, history.today)
    let plan = history.journal.plans.firstIndex { $0.source.name == file.source.name }
    let late = history.entries.filter { $0.plan == plan && today.days(since: $0.moment.date) <= Self.lately }
    let weekdays = file.plan.weekdays.isEmpty ? Self.weekdays(of: late, before: today) : file.plan.weekdays
    var progress = PlanProgress(file, in: history.journal, today: today, now: now)
    let name = file.plan.name ?? ""
    guard progress.nextDay != nil else {
      throw Refusal(
        "'\(printable(name))' has no exercises", help: "add one: 'bumbum plan add \"\(printable(name))\" …'")
    }
    guard !weekdays.isEmpty else {
      throw Refusal(
        "on which weekdays '\(printable(name))' is trained is not known: it was not done in the last four weeks",
        help: "write 'days = [\"mon\", \"wed\", \"fri\"]' between the lines '+++' of \(file.source.name)")
    }
    minutes = max(1, Self.middle(late.compactMap { history.session($0).duration }) ?? 60)
    // A session under way will be done when the next one comes.
    let open = history.openEntries.filter { entry in
      entry.plan == plan && history.session(entry).isOpen && today.days(since: entry.moment.date) <= 1
    }
    for entry in open {
      let day = progress.day(ofTitle: history.session(entry).title) ?? progress.nextDay
      if let day { progress.add(entry.moment, day: day, []) }
    }
    let isDone = (late + open).contains { $0.moment.date == today }
    let skips = SkippedDays(history.journal.skippedRanges)
    for day in (today...today.adding(days: days - 1)).days where weekdays.contains(day.weekday) && !skips.contains(day)
    {
      let starts = late.filter { $0.moment.time != nil }
      let sameDay = starts.filter { $0.moment.date.weekday == day.weekday }
      let start = Self.middle(
        (sameDay.isEmpty ? starts : sameDay).compactMap { $0.moment.time }.map { Int($0.minutes) })
      let time = start.flatMap { TimeOfDay(hour: $0 / 60, minute: $0 % 60) }
      if day == today, isDone || time.map({ Moment(day, $0) < now }) ?? false { continue }
      guard let next = progress.nextDay, let title = progress.title(ofDay: next) else { break }
      sessions.append(Session(day: Moment(day, time), title: title, exercises: progress.days[next].exercises))
      progress.add(Moment(day, time), day: next, [])
    }
  }

  /// Returns the weekdays with a session in at least half of the weeks since the first one.
  private static func weekdays(of late: [History.Entry], before today: CivilDate) -> Set<Int> {
    guard let first = late.first?.moment.date else { return [] }
    let weeks = (today.days(since: first) + 7) / 7
    let counts = Set(late.map(\.moment.date)).reduce(into: [Int: Int]()) { $0[$1.weekday, default: 0] += 1 }
    return Set(counts.filter { $0.value * 2 >= min(weeks, 4) }.keys)
  }

  /// Returns the median, of two the lower; nil of nothing.
  private static func middle(_ numbers: [Int]) -> Int? {
    numbers.isEmpty ? nil : numbers.sorted()[(numbers.count - 1) / 2]
  }
}
