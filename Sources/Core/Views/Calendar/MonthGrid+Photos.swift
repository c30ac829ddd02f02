import Text
import Training

extension MonthGrid {
  /// Returns the columns of a day with photos: as many as the terminal has for it, from 5 to 12.
  static func photoWidth(_ width: Int?) -> Int { max(5, min(12, (width ?? 80) / 7)) }

  /// Returns the cells for a photo, so that most photos fill them.
  static func photoBox(_ width: Int?) -> (columns: Int, rows: Int) {
    let columns = photoWidth(width) - 1
    return (columns, (columns * 2 + 4) / 5)
  }

  /// Returns a week, its days as wide as photos are.
  func photoWeek(_ dates: [CivilDate?]) -> String {
    let width = MonthGrid.photoWidth(page.width)
    let blocks = dates.map { date in
      (above: date.map(photoHead) ?? "", picture: date.flatMap { pictures?[$0] }, width: width)
    }
    let lines = PicturedLines(blocks).text
    return blocks.contains { $0.picture != nil } ? lines + "\n" : lines
  }

  /// Returns the day, and its sign where no photo stands for it.
  private func photoHead(_ date: CivilDate) -> String {
    let isDrawn = pictures?[date] != nil
    let text = isDrawn ? rightAligned(String(date.day), to: 2) : trimmed(cell(date))
    return date == today ? "[\(text)]" : " \(text)"
  }
}
