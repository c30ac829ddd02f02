import Grammar
import Progression
import Statistics
import TestSupport
import Testing
import Text

/// Which set comes next in a session under way, of what was done in it so far.
@Suite struct TurnTests {
  /// `Bench 2/3 80kg x 5`: the exercise, which of its sets, and the set; nil where nothing is left.
  private func turn(_ items: String, _ done: String, swapped: [Int: String] = [:], left: Set<Int> = []) -> String? {
    var journal = Journal()
    journal.add(Source(name: "plans/a.md", text: "+++\ncreated = 2026-01-01\n+++\n\n# Plano\n\n\(items)\n"), as: .plan)
    let progress = PlanProgress(journal.plans[0], in: journal, today: day(0))
    let log = LogReader.read(Source(name: "log/2026-01.txt", text: "2026-01-05 18:30-? Plano\n\(done)\n"))
    #expect(log.diagnostics == [])
    let turn = progress.turn(ofDay: 0, in: log.sessions[0], swapped: swapped, left: left)
    return turn.map { "\($0.exercise.name) \($0.number)/\($0.count) \(SetRow([$0.set]).text)" }
  }

  /// A plan without days has none that a title could name.
  @Test(arguments: [("Plano", "82.5kg x 5"), ("Plano / Qualquer", "80kg x 5")])
  func aTitleNamesAPlan(title: String, next: String) {
    var journal = Journal()
    journal.add(Source(name: "plans/a.md", text: "# Plano\n\n- Bench: chest, 1x5 @ 80kg, add 2.5kg\n"), as: .plan)
    let log = Source(name: "log/2026-01.txt", text: "2026-01-05 \(title)\n  Bench: 80kg x 5\n")
    journal.add(log, as: .log(year: 2026, month: 1))
    let sets = PlanProgress(journal.plans[0], in: journal, today: day(2)).next(of: 0).sets
    #expect(SetRow(sets).text == next)
  }

  private let two = "- Bench: chest, 2x5 @ 80kg, or Dips\n- Row: back, 2x8 @ 60kg"

  @Test(arguments: Rows.of("progression", "theFirstExerciseWithSetsLeft")) func theFirstExerciseWithSetsLeft(
    _ row: [String]
  ) {
    let (done, next) = (row[0], row[1])
    #expect(turn(two, done) == next)
  }

  @Test func nothingIsLeft() {
    #expect(turn(two, "Bench: 2x5 @ 80kg\nRow: skip") == nil)
    #expect(turn(two, "", left: [0, 1]) == nil)
    #expect(turn(two, "", left: [0]) == "Row 1/2 60kg x 8")
  }

  @Test func swapsForWhatThePlanHas() {
    #expect(turn(two, "", swapped: [0: "Dips"]) == "Dips 1/2 5")
    // What was done says more than what was swapped before.
    #expect(turn(two, "Bench: 80kg x 5", swapped: [0: "Dips"]) == "Bench 2/2 80kg x 5")
  }

  @Test(arguments: [
    ("", "Bench 1/2 80kg x 5"), ("Bench: 80kg x 5", "Row 1/2 60kg x 8"),
    ("Bench: 80kg x 5\n+ Row: 60kg x 8", "Bench 2/2 80kg x 5"),
    ("Bench: 2x5 @ 80kg\n+ Row: 60kg x 8", "Row 2/2 60kg x 8"),
    ("Bench: 2x5 @ 80kg\n+ Row: 2x8 @ 60kg", "Curl 1/1 20kg x 12"),
    ("Bench: skip", "Row 1/2 60kg x 8"),
  ]) func inTurns(done: String, next: String) {
    #expect(
      turn("- Bench: chest, 2x5 @ 80kg\n- Row: back, 2x8 @ 60kg, superset\n- Curl: arms, 1x12 @ 20kg", done) == next)
  }

  /// The body is no load of a machine that stands in; a chin-up lifts it as a pull-up does.
  @Test(arguments: [("Lat pulldown", "Lat pulldown 1/2 8"), ("Chin-up", "Chin-up 1/2 bw x 8")])
  func anAlternativeOfAnotherKind(name: String, next: String) {
    #expect(turn("- Pull-up: back, 2x8 @ bw, or \"\(name)\"", "", swapped: [0: name]) == next)
  }

  @Test(arguments: [
    ("", "Squat 1/3 40kg x 5 w"), ("Squat: 40kg x 5 w", "Squat 2/3 100kg x 5"),
    // Work began without it.
    ("Squat: 100kg x 5", "Squat 3/3 100kg x 5"), ("Squat: 60kg x 5 w, 80kg x 3 w", "Squat 2/3 100kg x 5"),
  ]) func plannedWarmUps(done: String, next: String) {
    #expect(turn("- Squat: legs, 1x5 @ 40kg w, 2x5 @ 100kg", done) == next)
  }
}
