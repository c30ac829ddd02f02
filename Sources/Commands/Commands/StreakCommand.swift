import Format
import Journal
import JSON
import Statistics
import Text
import Training

extension Command {
  static let streak = Command(
    "streak", "Print the streaks of days and of weeks, and what keeps them alive", usage: ["streak"],
    details: """
      A day counts with a check-in, a week with as many days as the setting 'goal' says. Skipped days neither count nor
      break; a day or a week that is not over never breaks. The whole history is looked at.
      """,
    options: [Option("--short", nil, "one line for a shell prompt: 5d 8w"), .json],
    examples: [
      ("bumbum streak", "current and longest, with their dates"),
      ("PS1='$(bumbum streak --short) \\$ '", "in the prompt of a shell"),
    ]
  ) { invocation throws(CommandFailure) in
    if let word = invocation.arguments.operands.first {
      throw CommandFailure("'streak' takes no '\(printable(word))'", help: "see 'bumbum streak --help'")
    }
    let folder = try invocation.folder()
    if invocation.arguments.has("--short") {
      guard !invocation.arguments.has("--json") else {
        throw CommandFailure("'--short' and '--json' are two answers", help: "choose one of them")
      }
      var lookBack = LookBack(folder, withPlans: false, today: invocation.today)
      let answer = lookBack.readStreaks()
      invocation.print("\(answer.days.current.count)d \(answer.weeks.current.count)w")
      return .success
    }
    let journal = folder.readCheckInDays()
    let answer = StreakAnswer(journal, today: invocation.today)
    let viewer = try Viewer(invocation, journal)
    return try viewer.give("streak", text: { answer.text(viewer) }, json: { answer.json })
  }
}

/// The streaks of days and weeks as people and programs read them.
struct StreakAnswer {
  let days: Streaks
  let weeks: WeekStreaks

  init(days: Streaks, weeks: WeekStreaks) {
    self.days = days
    self.weeks = weeks
  }

  init(_ days: CheckInDays, _ settings: Settings) {
    self.init(
      days: Streaks(days), weeks: WeekStreaks(days, goal: settings.goal, weekStart: settings.weekStart))
  }

  init(_ journal: Journal, today: CivilDate) {
    self.init(CheckInDays(journal, today: today), journal.settings)
  }

  func text(_ viewer: Viewer) -> String {
    let words = viewer.words
    let facts = [
      Fact(words.current, words.days(days.current.count), words.range(days.current.range)),
      Fact(words.longest, words.days(days.longest.count), words.range(days.longest.range)),
      Fact("", "→ " + daily(words, today: viewer.today)),
    ]
    let weekFacts = [
      Fact(words.current, words.weeks(weeks.current.count), words.range(weeks.current.range)),
      Fact(words.longest, words.weeks(weeks.longest.count), words.range(weeks.longest.range)),
      Fact(words.thisWeek, words.daysOfGoal(weeks.thisWeek.checkInDays, weeks.thisWeek.goal)),
      Fact("", "→ " + weekly(words)),
    ]
    return [FactList(title: words.daily, facts: facts), FactList(title: words.weekly, facts: weekFacts)]
      .map { $0.text(viewer.style, width: viewer.width) }.joined(separator: "\n\n")
  }

  /// What keeps the daily streak alive.
  func daily(_ words: Words, today: CivilDate) -> String {
    guard days.current.count > 0 else { return words.noStreak }
    guard let deadline = days.deadline else { return words.noDeadline }
    switch deadline.days(since: today) {
    case 0: return words.checkInToday
    case 1: return words.checkInByTomorrow
    default: return words.checkInBy(words.short(deadline))
    }
  }

  /// What keeps the weekly streak alive.
  func weekly(_ words: Words) -> String {
    let week = weeks.thisWeek
    if week.missing == 0 { return words.goalReached }
    return week.canBeReached ? words.moreDays(week.missing) : words.goalOutOfReach(week.goal)
  }

  var json: [(name: String, value: JSON)] {
    let week = weeks.thisWeek
    return [
      (
        "daily",
        .object([
          ("current", .streak(days.current, "days")), ("longest", .streak(days.longest, "days")),
          ("check_in_by", .day(days.deadline)),
        ])
      ),
      (
        "weekly",
        .object([
          ("current", .streak(weeks.current, "weeks")), ("longest", .streak(weeks.longest, "weeks")),
          ("goal_days", .integer(week.goal)), ("days_this_week", .integer(week.checkInDays)),
          ("days_missing", .integer(week.missing)),
        ])
      ),
    ]
  }
}

extension Words {
  /// `2026-02-24 to 2026-02-28`, or the one day; nothing where there is none.
  func range(_ days: ClosedRange<CivilDate>?) -> String {
    guard let days else { return "" }
    let (first, last) = (short(days.lowerBound), short(days.upperBound))
    return first == last ? first : dateRange(first, last)
  }

  func name(of type: ExerciseType) -> String {
    language == .brazilianPortuguese ? type.portuguese : type.rawValue
  }

  func name(of group: MuscleGroup?) -> String {
    guard let group else { return unknownMuscleGroup }
    return language == .brazilianPortuguese ? group.portuguese : group.rawValue
  }
}
