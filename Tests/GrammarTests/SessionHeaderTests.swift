import Grammar
import TestSupport
import Testing
import Text
import Training

@Suite struct SessionHeaderTests {
  private func header(_ text: String) -> (Session?, [String]) {
    let log = LogReader.read(Source(name: "log/2026-01.txt", text: text))
    return (log.sessions.first, log.diagnostics.map(\.code))
  }

  @Test(arguments: [
    ("2026-01-05", nil, nil, nil), ("2026-01-05 18:30", "18:30", nil, nil),
    ("2026-01-05 18:30-19:42", "18:30", 72, nil),
    ("2026-01-05 7:00 - 8:05 Treino A", "07:00", 65, "Treino A"),
    ("2026-01-05 18:30–19:42  Treino  A ", "18:30", 72, "Treino A"),
    ("2026-01-05 Treino A #academia", nil, nil, "Treino A"),
    ("2026-01-05 #a Treino #b A", nil, nil, "Treino A"),
    ("2026-01-05 18:30 \"19:00 no parque\" #x", "18:30", nil, "19:00 no parque"),
    ("2026-01-05 23:10-00:20", "23:10", 70, nil),
    ("2026-01-05 5/3/1 semana 2", nil, nil, "5/3/1 semana 2"), ("2026-01-05 7,5km 10km", nil, nil, "7,5km 10km"),
    ("2026-01-05 2ª-feira", nil, nil, "2ª-feira"), ("2026-01-05 5X5 2", nil, nil, "5X5 2"),
    ("2026-01-05 Treino A 100 6x400m", nil, nil, "Treino A 100 6x400m"),
    ("2026-01-05 10 km no parque", nil, nil, "10 km no parque"),
    ("2026-01-05 18:30-19:00 Treino # leve", "18:30", 30, "Treino"), ("2026–01–05 18:30", "18:30", nil, nil),
    ("  2026-01-05\t18:30", "18:30", nil, nil), ("2026-01-05 Pernas / Terra", nil, nil, "Pernas / Terra"),
  ])
  func reads(text: String, start: String?, minutes: Int?, title: String?) throws {
    let (session, codes) = header(text)
    #expect(codes == [])
    let read = try #require(session)
    #expect(read.date?.description == "2026-01-05")
    #expect(read.start?.description == start)
    #expect(read.duration == minutes)
    #expect(read.title == title)
    #expect(!read.isOpen)
  }

  @Test(arguments: ["2026-01-05 18:30-?", "2026-01-05 18:30 - ? Corrida", "2026-01-05 18:30–? #rua"])
  func opens(text: String) {
    let (session, codes) = header(text)
    #expect(session?.isOpen == true)
    #expect(codes == [])
  }

  @Test(arguments: [
    ("18h30", "18:30"), ("18h30-19h42", "18:30-19:42"), ("18h", "18:00"), ("18H-20h Pernas", "18:00-20:00"),
    ("6:30 pm", "18:30"), ("6pm", "18:00"), ("6 PM Legs", "18:00"), ("6pm-?", "18:00-?"),
    ("11am – 12:15pm", "11:00-12:15"),
    ("18:30-7:45pm", "18:30-19:45"), ("18:30h", "18:30"), ("12:30am", "00:30"), ("18:30 – 19h #a", "18:30-19:00"),
  ])
  func readsClocksAsPeopleSayThem(text: String, times: String) {
    let (session, codes) = header("2026-01-05 " + text)
    let (plain, _) = header("2026-01-05 " + times)
    #expect(codes == [] && session?.start == plain?.start && session?.end == plain?.end)
  }

  /// A time spelled otherwise is an error, not a title.
  @Test(arguments: Rows.of("grammar", "refusesClocks")) func refusesClocks(_ row: [String]) {
    let text = row[0]
    let (session, codes) = header("2026-01-05 " + text)
    #expect(codes == ["bad-clock"])
    #expect(session?.date != nil)
  }

  /// A session that may be open must not enter the records, whatever else is wrong with its times.
  @Test(arguments: [
    "18:30? Treino", "25:00-? Treino", "18:3-?", "7:0?-8:00", "18:30-24:00? Treino", "18? Treino", "-? Treino",
  ])
  func aQuestionStaysOpen(text: String) {
    let (session, codes) = header("2026-01-05 " + text)
    #expect(codes == ["bad-clock"])
    #expect(session?.isOpen == true)
  }

  /// A mistake costs the title and the tags, and what stands behind it of the times.
  @Test(arguments: [
    ("#a 18:30-19:42", "bad-clock", nil, nil), ("18:30-19:42 #a 8h", "bad-clock", "18:30", 72),
    ("18:00-18:40 ?ernas", "bad-clock", "18:00", 40),
    ("18:30-25:00 Treino #a", "bad-clock", "18:30", nil), ("18:30 \"Treino\" #a B?", "bad-title", "18:30", nil),
    ("18:30 \"\"", "bad-title", "18:30", nil), ("18:30-19:00 \"  \" #a", "bad-title", "18:30", 30),
  ])
  func aMistakeCostsTheTitle(text: String, code: String, start: String?, minutes: Int?) {
    let log = LogReader.read(Source(name: "log/2026-01.txt", text: "2026-01-05 " + text))
    #expect(log.diagnostics.map(\.code) == [code])
    #expect(log.sessions.map(\.title) == [nil])
    #expect(log.sessions.map(\.isOpen) == [false])
    #expect(log.sessions.map { $0.start?.description } == [start])
    #expect(log.sessions.map(\.duration) == [minutes])
    #expect(log.places.map(\.tags.count) == [0])
  }

  @Test func aSessionThatIsTooLongLosesItsEndAlone() {
    let log = LogReader.read(Source(name: "log/2026-01.txt", text: "2026-01-05 19:42-18:30 Treino A #x"))
    #expect(log.diagnostics.map(\.code) == ["session-too-long"])
    #expect(log.sessions.map(\.title) == ["Treino A"])
    #expect(log.sessions.map(\.duration) == [nil])
    #expect(log.places.map(\.tags.count) == [1])
  }

  /// A sign is no tag.
  @Test func tagsBeginWithALetterOrADigit() {
    let log = LogReader.read(Source(name: "", text: "2026-01-05 A #* #× #x #2 ##"))
    #expect(log.diagnostics.isEmpty)
    #expect(log.sessions.map(\.title) == ["A #* #× ##"])
    #expect(log.places.map { $0.tags.map { log.source.text($0) } } == [["#x", "#2"]])
  }

  /// What begins like a date opens a session, dated or not: its lines never join the one above.
  @Test(arguments: Rows.of("grammar", "brokenOpenersOpen")) func brokenOpenersOpen(_ row: [String]) {
    let text = row[0]
    let log = LogReader.read(
      Source(name: "log/2026-01.txt", text: "2026-01-04\nA: 80kg x 1\n\(text)\nB: 80kg x 2\n"))
    #expect(log.diagnostics.map(\.code) == ["bad-date"])
    #expect(log.sessions.count == 2)
    #expect(log.sessions.last?.date == nil)
    #expect(log.sessions.last?.exercises.map(\.name) == ["B"])
  }
}
