import Grammar
package import Statistics
package import Training

/// The completed sessions, newest first.
package struct HistoryAnswer: Answer {
  package static let view = "history"

  let history: History
  /// The sessions in the order in which they are shown.
  package let shown: [History.Entry]
  /// The number of sessions in all.
  package let count: Int
  package let today: CivilDate
  let isFiltered: Bool

  /// Takes a history that is filtered already, and shows at most `limit` sessions.
  package init(_ history: History, _ filter: Filter, limit: Int, today: CivilDate) {
    self.history = history
    shown = history.entries.suffix(limit).reversed()
    count = history.entries.count
    self.today = today
    isFiltered = !filter.isEmpty
  }
}
