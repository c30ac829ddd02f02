import Grammar
import Text
package import Statistics
import Training

extension Page {
  /// Returns the figures of a session that was just finished, and the records it beat; empty if it does not count.
  package func summary(of found: FoundSession, in history: History) -> String {
    let logs = history.journal.logs
    let entry = history.entries.last {
      logs[$0.id.log].source.name == found.log.source.name && $0.id.place == found.place
    }
    guard let entry else { return "" }
    let done = history.exercises(entry).reduce(into: [ExerciseID]()) { if !$0.contains($1.id) { $0.append($1.id) } }
    let records = done.flatMap { id -> [String] in
      let past = history.past(of: id)
      let sets = past.sessions.first { $0.entry == entry }?.all ?? []
      let text = words.newRecords(past.before(entry).beaten(by: sets), of: printable(history.name(of: id)), unit)
      return text.isEmpty ? [] : lines(of: text, indentation: 2)
    }
    let figures = figures(history.session(entry).duration, Totals(history, of: [entry]))
    return ([figures] + records).joined(separator: "\n")
  }
}
