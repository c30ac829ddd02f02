package import Grammar
package import JSON
package import Statistics
import Text
package import Training

/// The streaks of days and of weeks.
package struct StreakAnswer: Answer {
  package static let view = "streak"

  package let days: Streaks
  package let weeks: WeekStreaks
  let trained: Settings.Trained
  package let today: CivilDate
  /// The ranges of skipped days that hold today.
  let daysOff: [DayOff]
  /// False if months that were not read may change the current streaks; they may always change the longest ones.
  package let isKnown: Bool

  package init(_ journal: Journal, now: Moment) {
    let trained = TrainedDays(journal, now: now)
    let days = Streaks(trained)
    let weeks = WeekStreaks(trained, goal: journal.settings.goal, weekStart: journal.settings.weekStart)
    (self.days, self.weeks, self.trained) = (days, weeks, journal.settings.trained)
    today = trained.today
    daysOff = journal.daysOff(in: today...today)
    // A range of skipped days may begin before the edge, and end after it.
    let first = journal.edge?.adding(days: Skip.longest)
    isKnown = first.map { days.isKnown(from: $0, trained) && weeks.isKnown(from: $0, trained) } ?? true
  }
}

extension StreakAnswer {
  package func text(on page: Page) -> String {
    page.text(blocks(page.words))
  }

  /// Returns the daily and the weekly streak.
  package func blocks(_ words: Words, title: (String) -> String = { $0 }) -> [Block] {
    let facts =
      [
        Fact(words("Current"), words(days.current.count, .days), words.range(days.current.range)),
        Fact(words("Longest"), words(days.longest.count, .days), words.range(days.longest.range)),
        Fact("", "→ " + daily(words)),
      ] + daysOff.map { $0.fact(words) }
    let weekFacts = [
      Fact(words("Current"), words(weeks.current.count, .weeks), words.range(weeks.current.range)),
      Fact(words("Longest"), words(weeks.longest.count, .weeks), words.range(weeks.longest.range)),
      Fact(words("This week"), words("\(weeks.thisWeek.trainedDays, .days), goal \(weeks.thisWeek.goal)")),
      Fact("", "→ " + weekly(words)),
    ]
    return [.facts(title(words("Daily")), facts), .facts(title(words("Weekly")), weekFacts)]
  }

  /// Returns the streaks for a shell's prompt: `5d 8w`, `5d 8sem`.
  package func short(_ words: Words) -> String { "\(days.current.count)d \(weeks.current.count)\(words("w"))" }

  /// Returns the deadline of the daily streak.
  func daily(_ words: Words, isOpen: Bool = false) -> String {
    guard days.current.count > 0 else { return words("\(beginning(isOpen: isOpen)) begins one") }
    guard let deadline = days.deadline else { return words("every day to come is skipped") }
    switch deadline.days(since: today) {
    case 0: return words(trained == .checkIns ? "check in today" : "train today")
    case 1: return words(trained == .checkIns ? "check in by tomorrow" : "train by tomorrow")
    default:
      let day = words.short(deadline)
      return words(trained == .checkIns ? "check in by \(day)" : "train by \(day)")
    }
  }

  /// Returns the commands that begin a streak; a session under way counts when it is finished.
  private func beginning(isOpen: Bool) -> Message {
    let train = isOpen ? "'bumbum finish'" : "'bumbum start'"
    return switch trained {
    case .checkIns: "'bumbum checkin'"
    case .sessions: "\(train)"
    case .any: "'bumbum checkin' or \(train)"
    }
  }

  /// Returns the days needed for the weekly streak.
  func weekly(_ words: Words) -> String {
    let week = weeks.thisWeek
    if week.missing == 0 { return words("the goal of this week is reached") }
    return week.canBeReached
      ? words(week.missing, .moreDays) : words("the goal of \(week.goal, .days) is out of reach this week")
  }
}

extension StreakAnswer {
  package var members: Members { streakMembers + ["skips": daysOff] }

  /// The members that other views share.
  var streakMembers: Members {
    let week = weeks.thisWeek
    let daily: Members = [
      "current": days.current.members("days"), "longest": days.longest.members("days"), "check_in_by": days.deadline,
    ]
    let weekly: Members = [
      "current": weeks.current.members("weeks"), "longest": weeks.longest.members("weeks"), "goal_days": week.goal,
      "days_this_week": week.trainedDays, "days_missing": week.missing,
    ]
    return ["daily": daily, "weekly": weekly]
  }
}

extension Streak {
  fileprivate func members(_ count: String) -> Members {
    [count: self.count, "from": range?.lowerBound, "to": range?.upperBound]
  }
}

extension DayOff {
  /// Returns the fact `Day off  flu  2026-01-20 to 2026-01-24`.
  func fact(_ words: Words) -> Fact {
    let range = words.range(days)
    return reason.map { Fact(words("Day off"), printable($0), range) } ?? Fact(words("Day off"), range)
  }
}

extension DayOff: JSONObject {
  package var members: Members { ["from": days.lowerBound, "to": days.upperBound, "reason": reason] }
}
