import Training

extension CheckInsAnswer {
  package func text(on page: Page) -> String {
    guard !shown.isEmpty else { return isFiltered ? page.nothingLeft : page.noCheckIns }
    return CheckInList(shown, page) { $0.checkIn.moment.map(page.words.short) ?? "" }.text
  }
}

extension Words {
  /// Returns a moment as `2026-01-15 07:30`, with the date of the language.
  fileprivate func short(_ moment: Moment) -> String {
    short(moment.date) + (moment.time.map { " \($0)" } ?? "")
  }
}
