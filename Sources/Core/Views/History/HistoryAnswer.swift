import CSV
package import JSON
package import Statistics
import Text
package import Training

/// The completed sessions, newest first.
package struct HistoryAnswer: Answer {
  package static let view = "history"

  private let history: History
  /// The sessions in the order of the view.
  package let shown: [History.Entry]
  /// The number of sessions before the limit.
  package var count: Int { history.entries.count }
  package var today: CivilDate { history.today }

  /// Shows at most `limit` sessions of a history.
  package init(_ history: History, limit: Int) {
    self.history = history
    shown = history.entries.suffix(limit).reversed()
  }

  package var members: Members { ["sessions_in_all": count, "sessions": sessions] }

  package var rows: [[JSON]] {
    CSVText.rows(
      sessions,
      [
        "date", "start", "end", "title", "plan", "duration_minutes", "working_sets", "warm_up_sets", "reps",
        "volume_kg",
      ])
  }

  private var sessions: [Members] { shown.map { history.members(of: $0) } }

  package func text(on page: Page) -> String {
    guard !shown.isEmpty else { return page.noSessions(isFiltered: history.isFiltered) }
    let words = page.words
    let rows = shown.map { entry in
      let (session, totals) = (history.session(entry), Totals(history, of: [entry]))
      return [
        words.short(entry.moment.date), words.relative(entry.moment.date, to: today),
        session.nameShown.map { printable($0) } ?? "–",
        session.duration.map { words.duration(minutes: $0) } ?? "–", String(totals.workingSets),
        words.volume(totals.volume, page.unit),
      ]
    }
    let heading = [words("Date"), words("When"), words("Session"), words("Duration"), words("Sets"), words("Volume")]
    return page.text(Table([heading] + rows, [.left, .left, .left, .right, .right, .right], optional: [1, 3]))
      + page.bodyweightNote(Totals(history, of: shown).volume)
  }
}

extension Session {
  /// The title, or of a session without one its exercise, or both; nil for more.
  var nameShown: String? { title ?? (1...2 ~= exercises.count ? exercises.map(\.name).joined(separator: ", ") : nil) }
}
