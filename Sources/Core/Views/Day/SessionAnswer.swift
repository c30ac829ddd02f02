import Grammar
import Statistics
import Text
import Training

/// A session in full; in a filtered history with the exercises that the filter chooses.
struct SessionAnswer {
  let history: History
  let entry: History.Entry
  let exercises: [ShownExercise]
  /// The records that the session beat.
  let records: [(exercise: ExerciseID, step: RecordHistory.Step)]
  let totals: Totals

  init(
    _ history: History, _ entry: History.Entry, records: [(exercise: ExerciseID, step: RecordHistory.Step)]
  ) {
    self.history = history
    self.entry = entry
    let all = ShownExercise.all(history, entry)
    if history.choosesExercises {
      let chosen = Set(history.exercises(entry).map(\.id))
      exercises = all.filter { chosen.contains($0.id) }
    } else {
      exercises = all
    }
    self.records = records
    totals = Totals(history, of: [entry])
  }

  var session: Session { history.session(entry) }
}
