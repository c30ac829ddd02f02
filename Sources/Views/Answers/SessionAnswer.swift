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
  let records: [(exercise: Int, step: RecordHistory.Step)]

  init(
    _ history: History, _ entry: History.Entry, records: [(exercise: Int, step: RecordHistory.Step)],
    _ notes: inout LogNotes
  ) {
    self.history = history
    self.entry = entry
    exercises = ShownExercise.all(history, entry, &notes)
    self.records = records
  }

  var session: Session { history.session(entry) }
  var source: Source { history.journal.logs[entry.log].source }
}
