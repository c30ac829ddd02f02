import Format
package import Statistics
package import Training

/// Completed sessions, newest first.
package struct HistoryAnswer: Answer {
  package static let view = "history"

  let history: History
  /// In the order in which they are shown.
  package let shown: [History.Entry]
  /// How many there are in all.
  package let count: Int
  package let today: CivilDate
  let isFiltered: Bool

  /// `history`, as the filter leaves it; `limit` sessions at most are shown.
  package init(_ history: History, _ filter: Filter, limit: Int, today: CivilDate) {
    self.history = history
    shown = history.entries.suffix(limit).reversed()
    count = history.entries.count
    self.today = today
    isFiltered = !filter.isEmpty
  }
}
