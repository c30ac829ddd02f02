import Grammar
import Training
import Views

/// A file of pictures below each other, with titles and a ground, as the page around it may be light or dark.
enum SVGFile {
  private static let width = 720

  static func bytes(_ pictures: [SVGPicture]) -> [UInt8] {
    var parts: [HTML] = []
    var top = 0
    for picture in pictures {
      parts += [
        .tag("text", [Attribute("x", 24), Attribute("y", top + 30), Attribute("class", "title")], HTML(picture.title)),
        .tag(
          "svg",
          [
            Attribute("x", 72), Attribute("y", top + 64), Attribute("width", width - 104),
            Attribute("height", picture.height), Attribute("overflow", "visible"),
          ], picture.parts),
      ]
      top += picture.height + 96
    }
    let title = pictures.map(\.title).joined(separator: "; ")
    let frame: [Attribute] = [
      Attribute("xmlns", "http://www.w3.org/2000/svg"), Attribute("width", width), Attribute("height", top),
      .viewBox(width, top), Attribute("role", "img"), .label(title),
    ]
    let ground = HTML.tag(
      "rect", [Attribute("width", width), Attribute("height", top), Attribute("rx", 8), Attribute("class", "ground")])
    let head = [HTML.tag("title", [], HTML(title)), .tag("style", [], .markup(StyleSheet.picture)), ground]
    return HTML.tag("svg", frame, head + parts).bytes + Array("\n".utf8)
  }
}

extension GraphAnswer {
  /// Returns the graph as a file; nil without points.
  func svg(_ page: Page) -> [UInt8]? { chart(page.words).map { SVGFile.bytes([$0.picture]) } }

  /// Returns the chart; nil without points.
  func chart(_ words: Words) -> SVGChart? {
    guard !points.isEmpty else { return nil }
    var chart = SVGChart(
      title: "\(drawnTitle(words)), \(unit(words))", form: .course, points: drawn.sorted { $0.day < $1.day },
      number: number(words), date: words.short)
    if case .columns(let goal) = form { (chart.form, chart.points, chart.goal) = (.columns, points, goal) }
    return chart
  }
}

extension CalendarAnswer {
  /// Returns a file of a month with its signs, or of each year as weeks; nil if no month has a check-in.
  func svg(_ page: Page) -> [UInt8]? {
    guard case .month(let month) = period else {
      let years = yearPictures(page.words)
      return years.isEmpty ? nil : SVGFile.bytes(years)
    }
    return SVGFile.bytes([drawing(from: month, page.words).month])
  }

  /// Returns a picture for each year, newest first.
  func yearPictures(_ words: Words) -> [SVGPicture] {
    Set(months.map { $0.adding(months: 1 - $0.month) }).sorted(by: >).map { drawing(from: $0, words).year }
  }

  private func drawing(from first: CivilDate, _ words: Words) -> SVGCalendar {
    SVGCalendar(first: first, calendar: calendar, weekStart: journal.settings.weekStart, today: today, words: words)
  }
}
