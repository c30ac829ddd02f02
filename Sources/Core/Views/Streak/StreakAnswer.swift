package import Grammar
package import JSON
package import Statistics
import Text
package import Training

/// The streaks of days and by the goal, and the week's cardio.
package struct StreakAnswer: Answer {
  package static let view = "streak"

  package let days: Streaks
  package let goal: GoalStreaks
  /// The time of cardio this week; nil without a goal for it.
  let cardio: CardioWeek?
  let trained: Settings.Trained
  /// True if nothing counts before the present week.
  let isFirstWeek: Bool
  package let today: CivilDate
  /// The ranges of skipped days that hold today.
  let daysOff: [DayOff]
  /// False if months that were not read may change the current streaks; they may always change the longest ones.
  package let isKnown: Bool

  package init(_ journal: Journal, now: Moment) {
    let trained = TrainedDays(journal, now: now)
    let days = Streaks(trained)
    // A range of skipped days may begin before the edge, and end after it.
    let first = journal.edge?.adding(days: Skip.longest)
    let goal = GoalStreaks(trained, journal.settings, from: first)
    let cardio = CardioWeek(journal, now: now)
    (self.days, self.goal, self.cardio, self.trained) = (days, goal, cardio, journal.settings.trained)
    today = trained.today
    isFirstWeek =
      journal.edge == nil && trained.isFirst(today.startOfWeek(firstWeekday: journal.settings.weekStart))
    daysOff = journal.daysOff(in: today...today)
    isKnown =
      first.map { first in
        days.isKnown(from: first, trained) && goal.isKnown && cardio?.isKnown(from: first) ?? true
      } ?? true
  }

  package func text(on page: Page) -> String {
    page.text(blocks(page.words))
  }

  /// Returns the daily streak, the one by the goal, and the week's cardio.
  package func blocks(_ words: Words, title: (String) -> String = { $0 }) -> [Block] {
    let facts =
      [
        Fact(words("Current"), words(days.current.count, .days), words.range(of: days.current)),
        Fact(words("Longest"), words(days.longest.count, .days), words.range(of: days.longest)),
        Fact("", "→ " + daily(words)),
      ] + daysOff.map { $0.fact(words) }
    let span = goal.goal.span == nil ? 7 : 1
    let goalFacts =
      [
        Fact(words("Current"), words(goal.current.count, goal.unit), words.range(of: goal.current, span)),
        Fact(words("Longest"), words(goal.longest.count, goal.unit), words.range(of: goal.longest, span)),
        Fact(
          goal.goal.span.map { words("Last \($0, .days)") } ?? words("This week"),
          words("\(goal.trainedDays, .days), goal \(goal.goal.days)")),
        Fact("", "→ " + needed(words)),
      ] + cardioFacts(words)
    return [
      .facts(title(words("Daily")), facts), .facts(title(goal.name(words) ?? words("Weekly")), goalFacts),
    ]
  }

  private func cardioFacts(_ words: Words) -> [Fact] {
    guard let cardio else { return [] }
    let goal = words.duration(minutes: Int(cardio.goal.hundredths / 6000))
    let untimed = cardio.setsWithoutTime
    return [
      Fact(words("Cardio"), words("\(words.duration(minutes: cardio.minutes)), goal \(goal)")),
      Fact("", "→ " + neededCardio(words, cardio)),
    ]
      + (untimed > 0
        ? [Fact("", words("\(untimed, .sets) without a time \(untimed, one: "adds", many: "add") nothing"))] : [])
  }

  /// Returns the fact `Cardio  95min  55min more this week` for home; nil without a goal for it.
  func cardioFact(_ words: Words) -> Fact? {
    cardio.map { Fact(words("Cardio"), words.duration(minutes: $0.minutes), neededCardio(words, $0)) }
  }

  private func neededCardio(_ words: Words, _ cardio: CardioWeek) -> String {
    cardio.missing == 0
      ? words("the goal of this week is reached")
      : words("\(words.duration(minutes: cardio.missing)) more this week")
  }

  /// Returns the streaks for a shell's prompt: `5d 8w`, `5d 8sem`, `5d 24d`.
  package func short(_ words: Words) -> String {
    "\(days.current.count)d \(goal.current.count)\(goal.goal.span == nil ? words("w") : "d")"
  }

  /// Returns the deadline of the daily streak.
  func daily(_ words: Words, isOpen: Bool = false) -> String {
    guard days.current.count > 0 else { return words("\(beginning(isOpen: isOpen)) begins one") }
    return by(days.deadline, words)
  }

  private func by(_ deadline: CivilDate?, _ words: Words) -> String {
    guard let deadline else { return words("every day to come is skipped") }
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

  /// Returns the days needed for the streak by the goal.
  func needed(_ words: Words) -> String {
    if goal.goal.span != nil {
      return goal.current.count > 0 ? by(goal.deadline, words) : words(goal.missing, .furtherDays)
    }
    if goal.missing == 0 { return words("the goal of this week is reached") }
    if goal.canBeReached { return words(goal.missing, .moreDays) }
    return isFirstWeek
      ? words("the goal of \(goal.goal.days, .days) counts from next week on")
      : words("the goal of \(goal.goal.days, .days) is out of reach this week")
  }

  package var members: Members { streakMembers + ["skips": daysOff] }

  /// The members that other views share.
  var streakMembers: Members {
    let daily: Members = [
      "current": days.current.members("days"), "longest": days.longest.members("days"), "check_in_by": days.deadline,
    ]
    let cardio: Members =
      cardio.map { cardio in
        let time = JSON.hundredths(cardio.hundredths)
        let members: Members = [
          "time_seconds": time, "goal_seconds": cardio.goal, "sets_without_time": cardio.setsWithoutTime,
        ]
        return ["cardio": members]
      } ?? [:]
    return ["daily": daily] + goal.members + cardio
  }
}

extension GoalStreaks {
  /// The member `weekly` or, of a goal of days in a row, `rolling`.
  fileprivate var members: Members {
    let unit = goal.span == nil ? "weeks" : "days"
    let streaks: Members = ["current": current.members(unit), "longest": longest.members(unit), "goal_days": goal.days]
    guard let span = goal.span else {
      return ["weekly": streaks + ["days_this_week": trainedDays, "days_missing": missing]]
    }
    let last: Members = [
      "goal_span": span, "days_in_span": trainedDays, "days_missing": missing, "check_in_by": deadline,
    ]
    return ["rolling": streaks + last]
  }

  /// Returns `4 in 7 days`; nil for a goal of weeks.
  func name(_ words: Words) -> String? { goal.span.map { words("\(goal.days) in \($0, .days)") } }

  /// Returns a text of the streak by the goal for a line below that of the daily streak: `4 in 7 days: …`.
  func named(_ text: String, _ words: Words) -> String { name(words).map { "\($0): \(text)" } ?? text }

  var unit: Noun { goal.span == nil ? .weeks : .days }
}

extension Streak {
  fileprivate func members(_ count: String) -> Members {
    [count: self.count, "from": range?.lowerBound, "to": range?.upperBound]
  }
}

extension Words {
  /// Returns the range of a streak of days, or of rows of so many days, and those skipped in it: `2025-11-13 to 2025-11-27,
  /// 7 skipped`.
  func range(of streak: Streak, _ days: Int = 1) -> String {
    let skipped = (streak.range?.count ?? 0) / days - streak.count
    return skipped > 0 ? self("\(range(streak.range)), \(skipped) skipped") : range(streak.range)
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
