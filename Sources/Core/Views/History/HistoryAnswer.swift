import CSV
import Grammar
package import JSON
package import Statistics
import Text
package import Training

/// The completed sessions, newest first.
package struct HistoryAnswer: Answer {
  package static let view = "history"

  let history: History
  /// The sessions in the order of the view.
  package let shown: [History.Entry]
  /// The number of sessions before the limit.
  package let count: Int
  package let today: CivilDate
  let isFiltered: Bool

  /// Takes a filtered history, and shows at most `limit` sessions.
  package init(_ history: History, _ filter: Filter, limit: Int, today: CivilDate) {
    self.history = history
    shown = history.entries.suffix(limit).reversed()
    count = history.entries.count
    self.today = today
    isFiltered = !filter.isEmpty
  }
}

extension HistoryAnswer {
  package var members: Members { ["sessions_in_all": count, "sessions": sessions] }

  package var rows: [[String]] {
    CSVText.rows(sessions) {
      [
        "date", "start", "end", "title", "plan", "duration_minutes", "working_sets", "warm_up_sets", "reps",
        "volume_kg",
      ]
    }
  }

  private var sessions: [Members] { shown.map { history.members(of: $0) } }
}

extension HistoryAnswer {
  package func text(on page: Page) -> String {
    guard !shown.isEmpty else { return page.noSessions(isFiltered: isFiltered) }
    let words = page.words
    let rows = shown.map { entry in
      let session = history.session(entry)
      let totals = Totals(history, of: [entry])
      return [
        words.short(entry.moment.date), words.relative(entry.moment.date, to: today),
        session.title.map { printable($0) } ?? "–",
        session.duration.map { words.duration(minutes: $0) } ?? "–", String(totals.workingSets),
        words.volume(totals.volume, page.unit),
      ]
    }
    let heading = [words("Date"), words("When"), words("Session"), words("Duration"), words("Sets"), words("Volume")]
    return page.text(Table([heading] + rows, [.left, .left, .left, .right, .right, .right], optional: [1, 3]))
      + page.bodyweightNote(Totals(history, of: shown).volume)
  }
}
