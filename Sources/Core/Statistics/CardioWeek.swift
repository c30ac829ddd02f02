package import Grammar
package import Training

/// The time of cardio in the present week, beside its goal.
package struct CardioWeek: Sendable {
  package let goal: Elapsed
  /// The hundredths of a second of working sets, each with its time.
  package private(set) var hundredths: Int64 = 0
  /// The number of working sets without a time, which add nothing.
  package private(set) var setsWithoutTime = 0
  private let days: ClosedRange<CivilDate>

  /// Takes a journal with its plans, which say what is cardio; nil without the setting `cardio`.
  package init?(_ journal: Journal, now: Moment) {
    let settings = journal.settings
    guard let goal = settings.cardio else { return nil }
    self.goal = goal
    days = settings.day(of: now).week(from: settings.weekStart)
    let history = History(journal, now: now)
    for entry in history.entries where days.contains(settings.day(of: entry.moment)) {
      history.forEachExercise(of: entry) { exercise, performed, _ in
        guard history.muscleGroup(of: exercise, in: entry) == .cardio else { return }
        for set in performed.sets where set.isWorking {
          if let time = set.time { hundredths += Int64(time.hundredths) } else { setsWithoutTime += 1 }
        }
      }
    }
  }

  /// The whole minutes that are done.
  package var minutes: Int { Int(hundredths / 6000) }

  /// The minutes still needed, rounded up; 0 if the goal is reached.
  package var missing: Int { max(0, Int((Int64(goal.hundredths) - hundredths + 5999) / 6000)) }

  /// True if no session before `first` is of the week.
  package func isKnown(from first: CivilDate) -> Bool { first < days.lowerBound }
}
