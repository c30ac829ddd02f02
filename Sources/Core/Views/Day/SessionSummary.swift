import Grammar
package import Statistics
import Text
import Training

/// The summary of a session that was just finished.
package struct SessionSummary {
  private let history: History
  private let entry: History.Entry

  /// Creates a summary; nil if the session does not count.
  package init?(_ history: History, _ found: FoundSession) {
    let logs = history.journal.logs
    let entry = history.entries.last {
      logs[$0.id.log].source.name == found.log.source.name && $0.id.place == found.place
    }
    guard let entry else { return nil }
    self.history = history
    self.entry = entry
  }

  package func text(on page: Page) -> String {
    let words = page.words
    let figures = page.figures(history.session(entry).duration, Totals(history, of: [entry]))
    var done: [(id: ExerciseID, sets: [WorkSet])] = []
    history.forEachExercise(of: entry) { id, performed in
      if let index = done.firstIndex(where: { $0.id == id }) {
        done[index].sets += performed.sets
      } else {
        done.append((id, performed.sets))
      }
    }
    let records = done.map { exercise in
      let beaten = history.past(of: exercise.id).before(entry).beaten(by: exercise.sets)
      return words.newRecords(beaten, of: printable(history.name(of: exercise.id)), page.unit)
    }
    return
      ([figures] + records.filter { !$0.isEmpty }.flatMap { page.lines(of: $0, indentation: 2) })
      .joined(separator: "\n")
  }
}
