import Grammar
import Statistics
import Text
import Training

extension CalendarAnswer {
  /// Returns a file of a month with its signs, or of each year as weeks; nil where no month has a check-in.
  package func svg(_ page: Page) -> [UInt8]? {
    guard case .month(let month) = period else {
      let years = yearPictures(page.words)
      return years.isEmpty ? nil : SVGFile.bytes(years)
    }
    let picture = SVGMonth(
      month: month, calendar: calendar, weekStart: journal.settings.weekStart, today: today, words: page.words)
    return SVGFile.bytes([picture.picture])
  }

  /// Returns a picture for each year, newest first.
  func yearPictures(_ words: Words) -> [SVGPicture] {
    Set(months.map { $0.adding(months: 1 - $0.month) }).sorted(by: >).map { first in
      SVGYear(first: first, calendar: calendar, weekStart: journal.settings.weekStart, today: today, words: words)
        .picture
    }
  }
}
