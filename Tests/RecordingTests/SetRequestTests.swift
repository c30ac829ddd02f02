import Grammar
import Recording
import TestSupport
import Testing
import Text

/// What is typed at the gym is what is meant, and a slip makes no exercise.
@Suite struct SetRequestTests {
  private let now = moment("2026-01-09 18:40")
  private let journal = Journal([
    "exercises.txt": "Bench press: chest\nPull-up: back\nLeg press 45: legs\nLunge: legs\n",
    "log/2026-01.txt": """
    2026-01-05 18:30-19:30
      Bench press: 60kg x 8/8

    2026-01-07 18:30-19:30
      Pull-up: bw x 8/8/8
      Bench press: 60kg x 8/8/8
      Lunge: bw x 9/9, 20kg x 9/9

    2026-01-09 18:30-? A

    """,
  ])

  /// The lines that are added.
  private func line(_ words: [String], isNew: Bool = false, yesTo question: Message? = nil) throws -> String? {
    var request = SetRequest(words)
    request.isNew = isNew
    var answers = Answers()
    if let question { answers.add(question) }
    let text = try request.record(in: journal, now: now, answers: answers).text()
    return text?.split(separator: "\n").last.map(String.init)
  }

  @Test(arguments: Rows.of("recording", "means")) func means(_ row: [String]) throws {
    let (words, written) = (Rows.list(row[0]), row[1])
    #expect(try line(words) == written)
  }

  @Test(arguments: [
    (["Zercher", "60kg x 5"], "  Zercher: 60kg x 5"), (["3-way raise", "10"], "  3-way raise: 10"),
    (["Dip", "bw+20kg x 5"], "  Dip: bw+20kg x 5"),
  ])
  func anExerciseOfItsOwn(words: [String], written: String) throws {
    #expect(try line(words, isNew: true) == written)
  }

  @Test(arguments: Rows.of("recording", "isRefused")) func isRefused(_ row: [String]) throws {
    let (words, said) = (Rows.list(row[0]), row[1])
    #expect(refusal { () throws(Refusal) in _ = try SetRequest(words).record(in: journal, now: now) } == said)
  }

  /// The same words with a yes to what they ask.
  @Test(arguments: [
    (["bnech", "180kg x 8"], "'bnech' is new; did you mean 'Bench press'?" as Message, "  Bench press: 180kg x 8"),
    (
      ["pull", "75lb x 5"], "'75lb' without 'bw', where 'Pull-up' is done with the body; write 'bw+75lb x 5'?",
      "  Pull-up: bw+75lb x 5"
    ),
  ])
  func isAskedAbout(words: [String], question: Message, written: String) throws {
    do throws(Refusal) {
      _ = try SetRequest(words).record(in: journal, now: now)
      Issue.record("it is not asked about")
    } catch {
      #expect(error.question == question)
    }
    #expect(try line(words, yesTo: question) == written)
  }

  /// Once said, it holds for the session.
  @Test func isKeptWhereSomebodyInsists() throws {
    var request = SetRequest(["pull", "25lb x 5"])
    request.isAsWritten = true
    let changes = try request.record(in: journal, now: now).changes
    let after = changes.applied(to: journal)
    #expect(
      try SetRequest(["25lb x 5"]).record(in: after, now: now).text()?.hasSuffix("  Pull-up: 25lb x 5, 25lb x 5\n")
        == true)
  }

  /// The later of two sessions under way is meant, also on either side of New Year's Eve.
  @Test func theLaterOfTwoOpenSessions() throws {
    let journal = Journal([
      "log/2025-12.txt": "2025-12-31 23:30-? Velho\n", "log/2026-01.txt": "2026-01-01 00:10-? Novo\n",
    ])
    var request = SetRequest(["Supino", "80kg x 10"])
    request.isNew = true
    let recorded = try request.record(in: journal, now: moment("2026-01-01 00:30"))
    #expect(recorded.changes.files.map(\.path) == ["log/2026-01.txt"])
    #expect(recorded.text() == "2026-01-01 00:10-? Novo\n  Supino: 80kg x 10\n")
  }

  @Test func theSessionOfTheDayBeforeTakesNoSets() {
    let said = refusal { () throws(Refusal) in
      _ = try SetRequest(["bench", "60kg x 8"]).record(in: journal, now: moment("2026-01-10 12:00"))
    }
    #expect(said?.hasPrefix("the session began at 2026-01-09 18:30; no session takes more than 12 hours\n") == true)
  }
}
