import Grammar
import Statistics
import Text
import Training
import Views

extension CalendarAnswer {
  /// Returns a picture of each year.
  func years(_ page: Page) -> HTML {
    let figures = yearPictures(page.words).map { HTML.figure(HTML($0.title), $0.inPage("year")) }
    let counts: [Message] =
      journal.settings.trained == .checkIns
      ? ["no check-in", "1", "2", "3 or more"]
      : ["nothing", "a session or 1 check-in", "2 check-ins", "3 check-ins or more"]
    let names = counts + ["\("skipped", portuguese: "folga")", "today"]
    let marks = zip(SVGCalendar.marks, names).map { mark, name in
      HTML.tag(
        "li", [], .tag("svg", [Attribute("viewBox", "0 0 14 14"), Attribute("class", "mark")], mark), .markup(" "),
        HTML(page.words(name)))
    }
    return .tag("ul", "legend", marks) + .tag("div", "years", figures)
  }

  /// Returns the meanings of the types' signs.
  func legend(_ page: Page) -> HTML {
    .tag(
      "ul", "legend",
      calendar.signs(of: calendar.days.keys, page.words).map {
        .tag("li", [], .glyph($0.glyph), .markup(" "), HTML($0.meaning))
      })
  }

  /// Returns a table with a week a row; each day has the sign of its type, or its photo, a JPEG.
  func month(_ month: CivilDate, _ page: Page, _ photos: [CivilDate: [UInt8]]) -> HTML {
    let words = page.words
    let head = (0..<7).map { number in
      HTML.tag(
        "th", [Attribute("scope", "col")], HTML(words.weekday((journal.settings.weekStart - 1 + number) % 7 + 1)))
    }
    let weeks = month.weeks(from: journal.settings.weekStart).map { week in
      HTML.tag("tr", [], week.map { $0.map { cell($0, words, photos) } ?? .tag("td") })
    }
    let count = words.share(calendar.summary(of: month))
    let checkIns = words(calendar.checkIns(in: month.monthDays), .checkIns)
    return .heading("h3", words.month(month))
      + .tag(
        "table", [Attribute("class", "month"), .view("calendar", of: month.monthDescription)],
        .tag("caption", [], HTML(words.month(month))), .tag("thead", [], .tag("tr", [], head)),
        .tag("tbody", [], weeks))
      + .remark("\(count) · \(checkIns)")
  }

  private func cell(_ day: CivilDate, _ words: Words, _ photos: [CivilDate: [UInt8]]) -> HTML {
    let kind = day == today ? [Attribute("class", "now")] : []
    let number = HTML.tag("b", [], HTML(String(day.day)))
    guard let mark = calendar.mark(of: day) else {
      return .tag(
        "td", kind, number,
        calendar.isSkipped(day) ? .tag("i", [.hint(words("\("skipped", portuguese: "folga")"))], HTML("–")) : .none)
    }
    let type = mark.meaning(words)
    let sign =
      photos[day].map { .void("img", [.picture(jpeg: $0), .alternative(type), .hint(type)]) }
      ?? HTML.tag("i", [.color(mark.glyph.color), .hint(type)], HTML(mark.glyph.sign))
    return .tag("td", kind, number, sign)
  }
}

extension [ShownCheckIn] {
  /// Returns a table of the check-ins' fields and notes, newest first.
  func table(_ page: Page, _ contents: ReportAnswer.Contents) -> Table {
    let words = page.words
    var columns: [(name: String, alignment: Table.Alignment, cell: (ShownCheckIn) -> String)] = [
      (words("Date"), .left, { $0.checkIn.moment.map { words.full($0) } ?? "" })
    ]
    for field in CheckInField.all where contents.places || !field.isPlace {
      guard let heading = field.heading else { continue }
      columns.append((words(heading), field.isNumber ? .right : .left, { field.shown(of: $0.checkIn, words) }))
    }
    if contents.notes {
      columns.append(
        (words("Notes"), .left, { $0.checkIn.notes.joined(separator: " ") }))
    }
    let filled = columns.enumerated().filter { number, column in number < 3 || contains { !column.cell($0).isEmpty } }
      .map(\.element)
    return Table([filled.map(\.name)] + map { shown in filled.map { $0.cell(shown) } }, filled.map(\.alignment))
  }
}

extension CheckInField {
  /// Returns a check-in's value of the field in words; empty without one.
  fileprivate func shown(of checkIn: CheckIn, _ words: Words) -> String {
    switch value(checkIn) {
    case .type(let type): type.map { words.name(of: $0) } ?? words("no type")
    case .text(let text): text ?? ""
    case .number(let number): number.map(String.init) ?? ""
    }
  }
}
