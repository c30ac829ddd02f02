import Statistics
import Text
import Training
import Views

extension ReportAnswer {
  /// A function that makes a number of sections, each by its index, in any order.
  typealias MakeAll = @Sendable (_ count: Int, _ make: @escaping @Sendable (Int) -> HTML) -> [HTML]

  /// Returns the report as one file without scripts or outside references; `photos` are small JPEGs.
  func html(_ page: Page, photos: [CivilDate: [UInt8]] = [:], makeAll: MakeAll) -> [UInt8] {
    let words = page.words
    let tabs: [(anchor: Anchor, title: String, content: @Sendable () -> HTML)] = [
      (Anchor("home"), words("Home"), { homeTab(page) }),
      (Anchor("workouts"), words("Workouts"), { workoutsTab(page) }),
      (Anchor("progress"), words("Progress"), { progressTab(page) }),
      (Anchor("check-ins"), words("Check-ins"), { checkInsTab(page, photos) }),
    ]
    let links = tabs.map { HTML.tag("li", [], .tag("a", [.link($0.anchor)], HTML($0.title))) }
    let sections = makeAll(tabs.count) { number in
      let tab = tabs[number]
      return HTML.tag("section", [.id(tab.anchor)], .heading("h2", tab.title), tab.content())
    }
    return HTMLPage.bytes(
      title: "\(words("Training")) · \(words.short(today))", heading: words.header(today), of: today, words,
      .tag("nav", [.label(words("Training"))], .tag("ul", [], links)), .tag("main", "tabs", sections))
  }

  /// Returns a page about one exercise, which the filter must have chosen.
  func html(of id: ExerciseID, _ page: Page) -> [UInt8] {
    let words = page.words
    let done = sessions.flatMap { session -> [HTML] in
      session.exercises.flatMap { exercise in
        [
          HTML.tag("dt", [], HTML(words.full(session.entry.moment))),
          session.sets(of: exercise, page, notes: contents.notes),
        ]
      }
    }
    let past = history.past(of: id)
    let figures = courses(of: past).map { $0.figure(page) }
    let lists = HTML.lists(page.records(of: past))
    let name = history.name(of: id)
    return HTMLPage.bytes(
      title: name, heading: name, of: today, words,
      .tag(
        "main", [], .columns((figures + lists).filter { !$0.isEmpty }), .heading("h2", words("Sessions")),
        .cards([.tag("dl", "done", Array(done))], "card wide")))
  }

  /// Returns a page about the sessions of one day; nil without any.
  func html(of day: CivilDate, _ page: Page) -> [UInt8]? {
    let chosen = Array(sessions.filter { $0.entry.moment.date == day }.reversed())
    guard !chosen.isEmpty else { return nil }
    let title = page.words.header(day)
    let cards = chosen.map { session in
      HTML.heading("h2", session.title(page.words)) + .remark(session.figures(page))
        + session.body(page, notes: contents.notes).joined
    }
    let content = HTML.tag("main", [], .cards(cards, "card wide"))
    return HTMLPage.bytes(title: title, heading: title, of: today, page.words, content)
  }
}

/// An HTML document.
enum HTMLPage {
  /// Returns the file, its content between a heading and the day on which it is made.
  static func bytes(
    title: String, heading: String, of today: CivilDate, _ words: Words, _ content: HTML...
  ) -> [UInt8] {
    let language: StaticString = words.language == .brazilianPortuguese ? "pt-BR" : "en"
    let head: HTML = .markup(
      """
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <meta name="generator" content="bumbum">
      <link rel="icon" href="data:,">

      """)
    let header = HTML.tag("header", [], .heading("h1", heading))
    let footer = HTML.tag(
      "footer", [], .p(words("Made on \(words.short(today)) by bumbum, from the text files of a journal.")))
    let document = HTML.tag(
      "html", [Attribute("lang", language)], .markup("\n"),
      .tag("head", [], head, .tag("title", [], HTML(title)), .tag("style", [], .markup(StyleSheet.page))),
      .markup("\n"), .tag("body", [], [header] + content + [footer]))
    return Array("<!DOCTYPE html>\n".utf8) + document.bytes + Array("\n".utf8)
  }
}
