import Grammar
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
  @Test(arguments: [
    ("", "N\n"), ("\n\n", "N\n\n\n"), ("\u{FEFF}", "\u{FEFF}N\n"), ("# Janeiro", "# Janeiro\n\nN\n"),
    ("# Janeiro\r\n\r\n", "# Janeiro\r\n\r\nN\r\n\r\n"),
    // Below what is earlier, above what is later, with the gap that is there.
    ("2026-01-03\n", "2026-01-03\n\nN\n"), ("2026-01-03", "2026-01-03\n\nN\n"),
    ("2026-01-03\n  A: 12\n\n\n", "2026-01-03\n  A: 12\n\nN\n\n\n"),
    ("2026-01-07\n", "N\n\n2026-01-07\n"), ("\u{FEFF}2026-01-07\r\n", "\u{FEFF}N\r\n\r\n2026-01-07\r\n"),
    ("2026-01-03\n\n\n2026-01-07\n", "2026-01-03\n\n\nN\n\n\n2026-01-07\n"),
    ("2026-01-01\n2026-01-02\n", "2026-01-01\n2026-01-02\nN\n"),
    ("2026-01-03\r\n2026-01-07\r\n", "2026-01-03\r\nN\r\n2026-01-07\r\n"),
    // Newest first.
    ("2026-01-04\n\n2026-01-03\n", "N\n\n2026-01-04\n\n2026-01-03\n"),
    ("2026-01-07\n\n2026-01-03\n", "2026-01-07\n\nN\n\n2026-01-03\n"),
    ("2026-01-08\n\n2026-01-07\n", "2026-01-08\n\n2026-01-07\n\nN\n"),
    // The first of two with one start is the one that links mean.
    ("2026-01-05 18:30\n", "2026-01-05 18:30\n\nN\n"),
    ("2026-01-05 18:30\n\n2026-01-03\n", "2026-01-05 18:30\n\nN\n\n2026-01-03\n"),
    // Comments stay with what they touch.
    ("# leve\n2026-01-07\n", "N\n\n# leve\n2026-01-07\n"),
    (
      "2026-01-03\n  A: 12\n  # dor\n# leve\n2026-01-07\n",
      "2026-01-03\n  A: 12\n  # dor\nN\n# leve\n2026-01-07\n"
    ),
    ("2026-01-03\n\n# leve\n2026-01-07\n", "2026-01-03\n\nN\n\n# leve\n2026-01-07\n"),
    // Broken ones stay where they are, and nothing is put between the halves of a merge.
    ("2026-01-03\n\n2026-02-30\n", "2026-01-03\n\n2026-02-30\n\nN\n"),
    (
      "2026-01-03\n\n<<<<<<< a\n=======\n>>>>>>> b\n\n2026-01-07\n",
      "2026-01-03\n\n<<<<<<< a\n=======\n>>>>>>> b\n\nN\n\n2026-01-07\n"
    ),
  ])
  func standsInItsPlace(before: String, after: String) throws {
    #expect(try opened(before) == after.replacing("N", with: "2026-01-05 18:30-?"))
  }

  @Test(arguments: [
    ("Treino A", "Treino A"), (" Pernas / Dia 1 ", "Pernas / Dia 1"), ("5/3/1", "5/3/1"), ("", ""),
    ("19:00 no parque", "\"19:00 no parque\""), ("100 flexões", "\"100 flexões\""), ("a #b", "\"a #b\""),
    ("a # b", "\"a # b\""), ("-? x", "\"-? x\""), ("pm", "\"pm\""), ("diz \"oi\"", "diz \"oi\""),
    ("\"oi\" diz \\", "\"\\\"oi\\\" diz \\\\\""), ("a\nb", "a b"), ("a  b", "\"a  b\""),
    ("Peito e Ombro", "Peito e Ombro"), ("x", "x"), ("X com X", "X com X"),
    ("AM", "\"AM\""), ("Treino pm", "\"Treino pm\""), ("Sam Pm leve", "\"Sam Pm leve\""),
    ("um dois am", "um dois am"), ("skip", "skip"), ("amanhã", "amanhã"), ("ambos ap mm", "ambos ap mm"),
  ])
  func quotesATitleThatWouldBeMisread(title: String, spelled: String) throws {
    #expect(SessionTitle.spelled(title) == spelled)
    let header = "2026-01-05 18:30-?" + (spelled.isEmpty ? "" : " " + spelled) + "\n"
    #expect(try opened("", title) == header)
  }
}

@Suite struct AddingSessionTests {
  private let lines = [
    "2026-01-05 18:30-19:42 Treino A", "bodyweight = 81kg", "Supino reto: 80kg x 10", "- bw x 8", "> ok",
  ]

  @Test(arguments: [
    ("", "H\n  bodyweight = 81kg\n  Supino reto: 80kg x 10\n    - bw x 8\n  > ok\n"),
    (
      "2026-01-03\r\n\tA: 12\r\n",
      "2026-01-03\r\n\tA: 12\r\n\r\nH\r\n\tbodyweight = 81kg\r\n\tSupino reto: 80kg x 10\r\n\t\t- bw x 8\r\n\t> ok\r\n"
    ),
    (
      "2026-01-07\nA:\n - 12\n",
      "H\nbodyweight = 81kg\nSupino reto: 80kg x 10\n - bw x 8\n> ok\n\n2026-01-07\nA:\n - 12\n"
    ),
  ])
  func isIndentedAsTheFile(before: String, after: String) throws {
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
  @Test(arguments: [
    // In a row, before the comment, whatever the line ends in.
    ("  A: 60kg x 5", "80kg x 8", "  A: 60kg x 5, 80kg x 8"),
    ("  A: 60kg x 5 # dor\r\n", "80kg x 8", "  A: 60kg x 5, 80kg x 8 # dor\r\n"),
    ("  A: 60kg x 5\t \n  > ok\n", "\"bom\"", "  A: 60kg x 5, \"bom\"\t \n  > ok\n"),
    // On lines of their own.
    ("\tA:\n\t\t- 60kg x 5\n\t> ok\n", "80kg x 8", "\tA:\n\t\t- 60kg x 5\n\t\t- 80kg x 8\n\t> ok\n"),
    ("  A: 12\n      – 60kg x 5", "80kg x 8", "  A: 12\n      – 60kg x 5\n      - 80kg x 8\n"),
    // Of another shape, or beside a mistake.
    ("  A: 12\n  > ok\n", "80kg x 8", "  A: 12\n    - 80kg x 8\n  > ok\n"),
    ("  A: 12", "60s", "  A: 12\n    - 60s\n"),
    ("A: 60kg x 5,\r\n", "80kg x 8", "A: 60kg x 5,\r\n  - 80kg x 8\r\n"),
    // A name alone.
    ("  A:\n", "80kg x 8", "  A: 80kg x 8\n"), ("  A: # leve\n", "80kg x 8", "  A: 80kg x 8 # leve\n"),
    ("  B:\n   - 12\n  A:\n", "80kg x 8", "  B:\n   - 12\n  A:\n   - 80kg x 8\n"),
    ("  A: skip \"dor\"\n", "80kg x 8", "  A: skip \"dor\"\n  A: 80kg x 8\n"),
    // The sign and the decimal mark of the exercise, else of the file.
    (
      "  A: 60kg × 5, 3x12 @ 60kg\n", "82,5kg X 8, 3x10 @ 60.5kg",
      "  A: 60kg × 5, 3x12 @ 60kg, 82,5kg × 8, 3x10 @ 60.5kg\n"
    ),
    ("  A: 62,5kg x 5\n", "82.5kg*8 rpe 8.5 \"a x 8.5\"", "  A: 62,5kg x 5, 82,5kgx8 rpe 8,5 \"a x 8.5\"\n"),
    (
      "  B: 62.5kg X 5\n  A: 60kg x 5\n", "82,5kg x 8 tempo:3.1",
      "  B: 62.5kg X 5\n  A: 60kg x 5, 82.5kg x 8 tempo:3.1\n"
    ),
    ("  bodyweight = 81,4kg\n  A: 12\n", "82.5kg x 8", "  bodyweight = 81,4kg\n  A: 12\n    - 82,5kg x 8\n"),
  ])
  func continueTheLastExercise(lines: String, sets: String, after: String) throws {
    #expect(try added(sets, "2026-01-05\n" + lines) == "2026-01-05\n" + after)
  }

  @Test(arguments: [
    ("a", "  A: 60kg x 5\n  B: 12\n", "  A: 60kg x 5, 80kg x 8\n  B: 12\n"),
    ("A", "  A: 60kg x 5\n  B: 12\n  A: 12\n", "  A: 60kg x 5\n  B: 12\n  A: 12\n    - 80kg x 8\n"),
    ("C", "", "  C: 80kg x 8\n"), ("C", "   B: 12", "   B: 12\n   C: 80kg x 8\n"),
    ("C", "  B: 12\n  > ok\n  # dor\n\n", "  B: 12\n  > ok\n  # dor\n  C: 80kg x 8\n\n"),
    ("C", "\tB: 12\r\n\r\n# fim\r\n", "\tB: 12\r\n\tC: 80kg x 8\r\n\r\n# fim\r\n"),
    ("C", "  B:\n    - 12\n", "  B:\n    - 12\n  C:\n    - 80kg x 8\n"),
    ("C", "  B: 12\n  Dormi mal\n", "  B: 12\n  Dormi mal\n  C: 80kg x 8\n"),
    ("Prancha: lateral", "", "  \"Prancha: lateral\": 80kg x 8\n"),
    ("bodyweight", "", "  \"bodyweight\": 80kg x 8\n"),
    ("C # 1", "", "  \"C # 1\": 80kg x 8\n"), ("C #1", "", "  C #1: 80kg x 8\n"),
    ("+ C", "", "  \"+ C\": 80kg x 8\n"),
  ])
  func goToTheirExercise(name: String, lines: String, after: String) throws {
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

  @Test(arguments: [
    ("80x10", "'80x10' could be 80 sets of 10, or 80 kg for 10 reps", "write the unit: '80kg x 10'"),
    ("80kg x 10w", "'10w': a mark stands apart from its number", "write '10 w'"),
    (" ", "sets are missing", "write '80kg x 10', '3x12 @ 60kg' or 'bw x 8'"),
    ("12\n12", "'12\n12' is more than one line", "add the sets of each line by itself"),
    ("12 # dor", "'12 # dor' ends in a comment", "a remark stands in quotes: '80kg x 10 \"…\"'"),
  ])
  func areReadFirst(sets: String, message: String, help: String) {
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
