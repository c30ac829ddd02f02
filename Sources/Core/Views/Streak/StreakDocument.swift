import Grammar
import Statistics
import Training

extension StreakAnswer {
  package func text(on page: Page) -> String {
    lists(page.words).map { page.list($0, $1) }.joined(separator: "\n\n")
  }

  /// Returns the daily and the weekly streak, each list with its title.
  func lists(_ words: Words) -> [(title: String, facts: [Fact])] {
    let facts =
      [
        Fact(words.current, words.days(days.current.count), words.range(days.current.range)),
        Fact(words.longest, words.days(days.longest.count), words.range(days.longest.range)),
        Fact("", "→ " + daily(words)),
      ] + daysOff.map { $0.fact(words) }
    let weekFacts = [
      Fact(words.current, words.weeks(weeks.current.count), words.range(weeks.current.range)),
      Fact(words.longest, words.weeks(weeks.longest.count), words.range(weeks.longest.range)),
      Fact(words.thisWeek, words.daysOfGoal(weeks.thisWeek.trainedDays, weeks.thisWeek.goal)),
      Fact("", "→ " + weekly(words)),
    ]
    return [(words.daily, facts), (words.weekly, weekFacts)]
  }

  /// Returns the streaks for a shell's prompt: `5d 8w`, `5d 8sem`.
  package func short(_ words: Words) -> String { "\(days.current.count)d \(weeks.current.count)\(words.shortWeeks)" }

  /// Returns the deadline of the daily streak.
  func daily(_ words: Words, isOpen: Bool = false) -> String {
    guard days.current.count > 0 else { return words.noStreak(trained, isOpen: isOpen) }
    guard let deadline = days.deadline else { return words.noDeadline }
    switch deadline.days(since: today) {
    case 0: return words.trainToday(trained)
    case 1: return words.trainByTomorrow(trained)
    default: return words.trainBy(trained, words.short(deadline))
    }
  }

  /// Returns the days needed for the weekly streak.
  func weekly(_ words: Words) -> String {
    let week = weeks.thisWeek
    if week.missing == 0 { return words.goalReached }
    return week.canBeReached ? words.moreDays(week.missing) : words.goalOutOfReach(week.goal)
  }
}
