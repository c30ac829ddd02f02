import Format
package import Statistics
import Text

/// What is said of a session that was just finished.
package struct SessionSummary {
  private let history: History
  private let entry: History.Entry

  /// Nil where the session does not count.
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
    let totals = Totals(history, of: [entry])
    var facts: [String] = []
    if let minutes = history.duration(entry) { facts.append(words.duration(minutes: minutes)) }
    facts.append(words.setCount(totals.workingSets))
    if totals.volume.hundredths(in: page.unit) > 0 { facts.append(words.volume(totals.volume, page.unit)) }
    let records = RecordHistory.beaten(history)[entry] ?? []
    return
      ([facts.joined(separator: " · ")]
      + records.map { words.newRecord(history.catalog[$0.exercise].name, $0.step) })
      .joined(separator: "\n")
  }
}

extension Words {
  /// `New record: Supino reto: 85.0kg × 5 (before 82.5kg × 6)`.
  fileprivate func newRecord(_ exercise: String, _ step: RecordHistory.Step) -> String {
    let what = "\(newRecord) \(printable(exercise)): \(set(step.set))"
    return step.previous.map { "\(what) (\(before) \(set($0)))" } ?? what
  }
}
