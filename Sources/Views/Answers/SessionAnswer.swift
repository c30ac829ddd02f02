import Format
import Statistics
import Text
import Training

/// A session in full.
struct SessionAnswer {
  let history: History
  let entry: History.Entry
  let exercises: [ShownExercise]
  /// Those that the session beat.
  let records: [(exercise: ExerciseID, step: RecordHistory.Step)]

  init(
    _ history: History, _ entry: History.Entry, records: [(exercise: ExerciseID, step: RecordHistory.Step)]
  ) {
    self.history = history
    self.entry = entry
    exercises = ShownExercise.all(history, entry)
    self.records = records
  }

  var session: Session { history.session(entry) }
}
