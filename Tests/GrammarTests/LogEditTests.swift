import Grammar
import TestSupport
import Testing
import Text
import Training

/// The text after an edit.
private func edited(_ text: String, _ edits: (Log) throws -> [TextEdit]) throws -> String {
  let log = LogReader.read(Source(name: "log/2026-01.txt", text: text))
  let bytes = try #require(try edits(log).applied(to: log.source.bytes))
  return String(decoding: bytes, as: UTF8.self)
}

private func opened(_ text: String, at moment: String = "2026-01-05 18:30", _ title: String? = nil) throws
  -> String
{
  let moment = try #require(Moment(moment))
  return try edited(text) { $0.opening(moment, title: title) }
}

/// Adds to the last session of a text.
private func added(_ sets: String, to exercise: String? = nil, _ text: String, superset: Bool = false) throws
  -> String
{
  try edited(text) {
    try $0.addingSets(sets, to: exercise, inSession: $0.sessions.count - 1, isSuperset: superset)
  }
}

@Suite struct OpeningTests {
  @Test(arguments: Rows.of("grammar", "standsInItsPlace")) func standsInItsPlace(_ row: [String]) throws {
    let (before, after) = (row[0], row[1])
    #expect(try opened(before) == after.replacing("N", with: "2026-01-05 18:30-?"))
  }

  @Test(arguments: Rows.of("grammar", "quotesATitleThatWouldBeMisread")) func quotesATitleThatWouldBeMisread(
    _ row: [String]
  ) throws {
    let (title, spelled) = (row[0], row[1])
    #expect(SessionTitle.spelled(title) == spelled)
    let header = "2026-01-05 18:30-?" + (spelled.isEmpty ? "" : " " + spelled) + "\n"
    #expect(try opened("", title) == header)
  }
}

@Suite struct AddingSessionTests {
  private let lines = [
    "2026-01-05 18:30-19:42 Treino A", "bodyweight = 81kg", "Supino reto: 80kg x 10", "- bw x 8", "> ok",
  ]

  @Test(arguments: Rows.of("grammar", "isIndentedAsTheFile")) func isIndentedAsTheFile(_ row: [String]) throws {
    let (before, after) = (row[0], row[1])
    #expect(try edited(before) { try $0.adding(lines) } == after.replacing("H", with: lines[0]))
  }

  @Test(arguments: [
    ([], "a session is missing"), (["Treino A"], "'Treino A' is no exercise, field or note"),
    (["Supino: 12"], "'Supino: 12' belongs to no session"),
    (["2026-02-30 18:30"], "'2026-02-30' does not exist: that month has 28 days"),
    (["2026-01-05", "Supino: 80x10"], "'80x10' could be 80 sets of 10, or 80 kg for 10 reps"),
    (["2026-01-05", "2026-01-06"], "'2026-01-06' opens a second session"),
    (["2026-01-05", "a: 12\nb: 12"], "'a: 12\nb: 12' is more than one line"),
  ])
  func refusesWhatIsNoSession(lines: [String], message: String) {
    let log = LogReader.read(Source(name: "", text: ""))
    let failure = #expect(throws: Refusal.self) { try log.adding(lines) }
    #expect(failure?.message.english == message)
  }
}

@Suite struct AddingSetsTests {
  @Test(arguments: Rows.of("grammar", "continueTheLastExercise")) func continueTheLastExercise(_ row: [String]) throws {
    let (lines, sets, after) = (row[0], row[1], row[2])
    #expect(try added(sets, "2026-01-05\n" + lines) == "2026-01-05\n" + after)
  }

  @Test(arguments: Rows.of("grammar", "goToTheirExercise")) func goToTheirExercise(_ row: [String]) throws {
    let (name, lines, after) = (row[0], row[1], row[2])
    #expect(try added("80kg x 8", to: name, "2026-01-05\n" + lines) == "2026-01-05\n" + after)
  }

  @Test func stayInTheirSession() throws {
    let text = "2026-01-05\n  A: 12\n# leve\n2026-01-07\n  A: 15\n"
    let after = try edited(text) { try $0.addingSets("12", to: "B", inSession: 0, isSuperset: true) }
    #expect(after == "2026-01-05\n  A: 12\n  + B: 12\n# leve\n2026-01-07\n  A: 15\n")
    // The second session's indentation is that of the file.
    #expect(
      try added("12", to: "B", "2026-01-05\n\tA: 12\n\n2026-01-07\n")
        == "2026-01-05\n\tA: 12\n\n2026-01-07\n\tB: 12\n")
  }

  @Test(arguments: Rows.of("grammar", "areReadFirst")) func areReadFirst(_ row: [String]) {
    let (sets, message, help) = (row[0], row[1], row[2])
    #expect(SetText.check(sets) == Refusal("\(message)", help: "\(help)"))
    #expect(throws: Refusal("\(message)", help: "\(help)")) { try added(sets, "2026-01-05\n  A: 12\n") }
  }

  @Test func needAnExercise() {
    #expect(SetText.check("10x3") == nil)
    #expect(throws: Refusal("the session has no exercise yet", help: "say which one: 'Bench press: \("12")'")) {
      try added("12", "2026-01-05\n")
    }
    for (name, shown) in [("a\nb", "a\nb"), (" ", "")] {
      let failure = #expect(throws: Refusal.self) { try added("12", to: name, "2026-01-05\n") }
      #expect(failure?.message.english == "'\(shown)' is no name of an exercise")
    }
  }
}

@Suite struct FinishingTests {
  @Test(arguments: [
    ("2026-01-05 18:30-? Treino A?\n", "2026-01-05 18:30-19:42 Treino A?\n"),
    ("\u{FEFF}2026-01-05  18:30 – ?", "\u{FEFF}2026-01-05  18:30 – 19:42"),
    ("2026-01-05 19:42-? Treino A?\n", "2026-01-05 19:42 Treino A?\n"), ("2026-01-05  19:42 – ?", "2026-01-05  19:42"),
  ])
  func replacesTheQuestionMark(before: String, after: String) throws {
    let end = try #require(TimeOfDay("19:42"))
    #expect(try edited(before) { try $0.finishing(session: 0, at: end) } == after)
  }

  @Test(arguments: [
    ("2026-01-05 18:30\n", "'2026-01-05 18:30' is not open"),
    ("2026-01-05 -? Treino\n", "'2026-01-05 -? Treino' can't be read to its end"),
    ("2026-01-05 20:30-?\n", "'20:30-19:42' is 23h 12min; a session takes at most 12h"),
    ("", "there is no such session"),
  ])
  func refuses(text: String, message: String) throws {
    let end = try #require(TimeOfDay("19:42"))
    let failure = #expect(throws: Refusal.self) {
      try edited(text) { try $0.finishing(session: 0, at: end) }
    }
    #expect(failure?.message.english == message)
  }
}

@Suite struct RemovingTests {
  @Test(arguments: [
    (0, "2026-01-05\n  A: 12\n\n2026-01-07\n", "2026-01-07\n"),
    (1, "2026-01-05\n\n2026-01-07\n  A: 12", "2026-01-05\n"),
    (1, "2026-01-05\r\n\r\n2026-01-07\r\n\r\n\r\n2026-01-09\r\n", "2026-01-05\r\n\r\n\r\n2026-01-09\r\n"),
    (0, "\u{FEFF}2026-01-05\n! x\n# dor\n\n# fim\n", "\u{FEFF}# fim\n"),
    (0, "# leve\n2026-01-05\n  A: 12\n\n2026-01-07\n", "# leve\n\n2026-01-07\n"),
    (0, "2026-01-05\n  A: 12\n# leve\n2026-01-07\n", "# leve\n2026-01-07\n"),
    (1, "2026-01-05\n2026-01-06\n2026-01-07\n", "2026-01-05\n2026-01-07\n"), (0, "2026-01-05", ""),
    (1, "2026-01-05\n", "2026-01-05\n"),
  ])
  func takesItsLinesAndOneBlank(place: Int, before: String, after: String) throws {
    #expect(try edited(before) { $0.removing(session: place) } == after)
  }
}

@Test func newMistakesAreThoseThatWereNotThere() {
  func log(_ text: String) -> Log { LogReader.read(Source(name: "", text: text)) }
  let before = log("2026-01-05\n! x\nA: 80x10\n")
  #expect(LogEdits.newMistakes(before: before, after: log("\n\n2026-01-05\nA: 80x10\n! x\n")).isEmpty)
  let after = log("2026-01-05\n! x\n! x\nA: 80x10, 10x3\n")
  #expect(
    LogEdits.newMistakes(before: before, after: after).map(\.code) == [
      "reserved-sign", "more-sets-than-reps",
    ])
}
