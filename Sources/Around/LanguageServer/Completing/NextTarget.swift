import Grammar
import Progression
import Statistics
import Text
import Training
import Views

/// The next sets of an exercise by a plan.
struct NextTarget {
  private let next: NextExercise
  private let plan: String

  /// Finds the target in the plan that a title names, else in the active one; nil if it has no such exercise.
  init?(of name: String, title: String? = nil, in journal: Journal, now: Moment) {
    let titled = title.flatMap { PlanCatalog(journal).index(ofTitle: $0) }.map { journal.plans[$0] }
    guard let file = titled ?? journal.activePlan, let plan = file.plan.name else { return nil }
    let key = nameKey(name)
    let exercises = file.plan.exercises
    guard let index = exercises.firstIndex(where: { nameKey($0.name) == key }) else { return nil }
    // A year is enough, except for cycles that began before it.
    var recent = journal
    let first = now.date.adding(days: -PlanProgress.window).startOfMonth
    recent.logs = journal.logs.filter { $0.source.name >= FileKind.logPath(of: first) }
    var progress = PlanProgress(file, in: recent, today: now.date, now: now)
    // A day may have the exercise on several lines, and the caret does not say on which of them it is.
    guard progress.days.allSatisfy({ day in day.exercises.count { progress.keys[$0] == key } < 2 }) else { return nil }
    var track = progress.track(of: index)
    if !progress.isSettled(track, from: first) {
      progress = PlanProgress(file, in: journal, today: now.date, now: now)
      track = progress.track(of: index)
    }
    next = progress.next(of: track)
    self.plan = plan
  }

  /// Returns the sets as a log writes them; nil if they would not fit one line.
  func text(_ words: Words) -> String? {
    let row = SetRow(next.sets.filter(\.isWorking), decimalMark: words.decimalMark)
    return row.isOneRow && !row.text.isEmpty ? row.text : nil
  }

  var detail: Message { "next of \(plan)" }

  /// Returns the target with its reason: `Treino A: 3x5 @ 82.5kg (+2.5kg: …)`.
  func line(_ words: Words, in unit: WeightUnit) -> String {
    "\(plan): \(words.done(next.sets.filter(\.isWorking))) (\(words.reason(of: next, in: unit)))"
  }
}
