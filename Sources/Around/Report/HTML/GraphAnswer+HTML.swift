import Text
import Views

extension GraphAnswer {
  /// Returns the picture, and its numbers in a part to be opened; empty without points.
  func figure(_ page: Page) -> HTML {
    guard let chart = chart(page.words), let last = points.last else { return .none }
    let (words, number) = (page.words, number(page.words))
    let unit = unit(words)
    func amount(_ value: Int64) -> String {
      if case .days = axis { words(Int(value / 100), .days) } else { "\(number(value)) \(unit)" }
    }
    var remarks = [words("Latest: \(amount(last.value))")]
    if let most = points.map(\.value).max(), most != last.value { remarks.append(words("Highest: \(amount(most))")) }
    let rows = points.map { [words.short($0.day), number($0.value)] }
    let table = Table([[words("Date"), unit]] + rows.reversed(), [.left, .right])
    return .figure(
      HTML(drawnTitle(words).capitalized), remark: remarks.joined(separator: " · "),
      attributes: points.count > 100 ? [Attribute("class", "long")] : [], chart.picture.inPage("chart"),
      .details(
        words("Numbers"), .table(table, .view(command.name, of: command.subject), caption: title(words).capitalized)))
  }
}
