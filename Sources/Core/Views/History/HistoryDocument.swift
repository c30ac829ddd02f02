import Grammar
import Statistics
import Text
import Training

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
