import CommandSupport
import Commands
import Foundation
import Testing

/// What comes after sessions that did not go as planned: each line was worked out by hand from the page of progression.
@Suite struct NextAfterTests {
  private func next(_ items: [String], _ sessions: [String], settings: String = "", language: String = "en") throws
    -> [String]
  {
    let log = sessions.enumerated().map { number, lines in
      "2026-01-0\(number + 1) 18:30-19:30 Plan A\n" + lines.split(separator: "; ").map { "  \($0)\n" }.joined()
    }
    let journal = try ScratchJournal([
      "bumbum.toml": "format = 1\n\(settings)", "log/2026-01.txt": log.joined(separator: "\n"),
      "plans/a.md": "+++\ncreated = 2026-01-01\n+++\n\n# Plan A\n\n" + items.map { "- \($0)\n" }.joined(),
    ])
    let run = Run("next 'plan a' --lang \(language)", in: journal, now: "2026-01-20 12:00")
    return run.output.split(separator: "\n").dropFirst().map {
      $0.split(separator: "#")[0].trimmingCharacters(in: .whitespaces)
    }
  }

  @Test(arguments: [
    // The least of them counts, and the same is asked for again after a miss: not what the plan began with.
    ("3x8 @ bw, add 1 rep", ["bw x 14/14/14"], "3x15 @ bw"), ("3x8 @ bw, add 1 rep", ["bw x 15/14/16"], "3x15 @ bw"),
    ("3x8 @ bw, add 1 rep", ["bw x 14/14/14", "bw x 15/12/9"], "3x15 @ bw"),
    ("3x8 @ bw, add 1 rep", ["bw x 14/14/14", "bw x 15/15"], "3x15 @ bw"),
    ("3x8 @ bw, add 1 rep", ["bw x 14/14/14", "bw x 15/12/9", "bw x 15/15/15"], "3x16 @ bw"),
    ("3x8+ @ bw, add 1 rep", ["bw x 8/8/12"], "3x9 @ bw"), ("3x30s, add 5s", ["3x50s", "55s/55s/35s"], "3x55s"),
    ("5km, add 100m", ["5km", "5km"], "5.1km"), ("5km, add 100m", ["5.2km"], "5.3km"),
    // Of 20 reps a tenth less is 18, of 1:40 it is 1:30; the plan's own amount is the least.
    ("2x8, add 2 reps, back 10%", ["18/18", "20/17"], "2x18"),
    ("2x60s, add 10s, back 10%", ["90s/90s", "100s/80s"], "2x1:30"),
    ("3x8, add 1 rep, back 50%", ["8/8/7"], "3x8"),
    // A set without its load was done with that of the target.
    ("5x5 @ 40kg, add 2.5kg", ["5; Row: 40kg x 5/5/5/5"], "5x5 @ 42.5kg"),
    ("5x5 @ 40kg, add 2.5kg", ["5/5/5/5/5"], "5x5 @ 42.5kg"),
    ("3x5, add 2.5kg", ["40kg x 5/5/5", "5/5/5"], "3x5 @ 45kg"),
    // 2.5 kg are 5.51 lb, 5 lb are 2.27 kg; 1 lb is less than a step.
    ("3x5, add 2.5kg", ["95lb x 5/5/5"], "3x5 @ 100lb"), ("3x5 @ 60kg, add 5lb", ["60kg x 5/5/5"], "3x5 @ 62.5kg"),
    ("3x5 @ 60kg, add 1lb", ["60kg x 5/5/5"], "3x5 @ 62.5kg"),
    // Who goes on at the load that was missed three times is told the same again; at the lower one it begins anew.
    (
      "3x5 @ 60kg, add 2.5kg, back 10% after 3", ["60kg x 5/5/4", "60kg x 5/5/4", "60kg x 5/5/4", "60kg x 5/5/4"],
      "3x5 @ 52.5kg"
    ),
    (
      "3x5 @ 60kg, add 2.5kg, back 10% after 3", ["60kg x 5/5/4", "60kg x 5/5/4", "60kg x 5/5/4", "52.5kg x 5/5/4"],
      "3x5 @ 52.5kg"
    ),
    ("3x5 @ bw-20kg, add 2.5kg, back 10%", ["bw-20kg x 5/5/4"], "3x5 @ bw-20kg"),
    ("3x5 @ 2.5kg, add 2.5kg, back 10%", ["2.5kg x 4/4/4"], "3x5 @ 2.5kg"),
    // More sets than planned: a ramp, a set more, a top set more; too few at the load of most of them.
    ("1x5 @ 100kg, 3x8 @ 80kg, add 2.5kg", ["60kg x 5, 100kg x 5, 80kg x 8/8/8"], "102.5kg x 5, 3x8 @ 82.5kg"),
    ("3x8 @ 80kg, 1x12 @ 60kg d, add 2.5kg, back 10%", ["80kg x 8/8/8/8, 60kg x 12 d"], "3x8 @ 82.5kg, 62.5kg x 12 d"),
    ("1x5 @ 100kg, 2x8 @ 80kg, add 2.5kg", ["100kg x 5/5, 80kg x 8/8"], "102.5kg x 5, 2x8 @ 82.5kg"),
    // Half as heavy again as planned, to each other as planned.
    ("1x5 @ 100kg, 2x8 @ 80kg, add 2.5kg", ["60kg x 5, 150kg x 5, 120kg x 8/8"], "152.5kg x 5, 2x8 @ 122.5kg"),
    ("3x5 @ 80kg, add 2.5kg", ["80kg x 5/5, 70kg x 5/5"], "3x5 @ 80kg"),
    ("3x5 @ 80kg, add 2.5kg", ["80kg x 5/5, 75kg x 5/5/5"], "3x5 @ 77.5kg"),
    // What was done before 'since' decides nothing, not even by its effort; warm-ups alone were no try.
    ("3x5, add 2.5kg, since 2026-01-08", ["100kg x 5/5/5"], "3x5"),
    ("3x5 rpe 8, since 2026-01-02", ["100kg x 5 rpe 8", "60kg x 5 rpe 8"], "3x5 @ 60kg rpe 8"),
    ("3x5 @ 80kg, add 2.5kg", ["100kg x 5/5/5", "40kg x 5 w"], "3x5 @ 102.5kg"),
    ("3x5 rpe 8", ["100kg x 5/5/5", "5/5/5"], "3x5 @ 100kg rpe 8"),
    ("2x5 @ 40kg w, 3x5 @ 100kg, add 5kg, else 4x3", ["40kg x 5/5 w, 100kg x 5/5/4"], "2x5 @ 40kg w, 4x3 @ 100kg"),
  ])
  func sets(target: String, done: [String], expected: String) throws {
    #expect(try next(["Row: back, \(target)"], done.map { "Row: \($0)" }) == ["Row: \(expected)"])
  }

  @Test(arguments: [
    // Its loads are to each other as those of the exercise that it stands in for, and are its own.
    (
      "3x8 @ 80kg, 1x12 @ 60kg d, add 2.5kg, or Press", ["Press: 100kg x 8/8/8, 70kg x 12 d"],
      "Press: 3x8 @ 102.5kg, 72.5kg x 12 d"
    ),
    (
      "80/90/100kg x 5/3/1, add 2.5kg, or Press", ["Press: 60kg x 5, 70kg x 3, 80kg x 1"],
      "Press: 62.5/72.5/82.5kg x 5/3/1"
    ),
    ("3x5 @ 80kg, add 2.5kg, or Press, since 2026-01-08", ["Press: 30kg x 5/5/5"], "Row: 3x5 @ 80kg"),
  ])
  func alternatives(target: String, done: [String], expected: String) throws {
    #expect(try next(["Row: back, \(target)"], done) == [expected])
  }

  /// In another plan: what most of its sets had, however many lines it stood on.
  @Test(arguments: ["Row: 40kg x 5, 90kg x 5/5/5", "Row: 40kg x 5\n  Row: 90kg x 5/5/5"])
  func theLastLoad(lines: String) throws {
    let journal = try ScratchJournal([
      "plans/a.md": "+++\ncreated = 2026-01-01\n+++\n\n# Plan A\n\n- Row: back, 3x5, add 2.5kg\n",
      "log/2026-01.txt": "2026-01-02 18:30-19:30 Other\n  \(lines)\n2026-01-03 18:30-19:30 Other\n  Row: 8/8/8\n",
    ])
    let output = Run("next 'plan a'", in: journal, now: "2026-01-20 12:00").output
    #expect(output.contains("Row: 3x5 @ 90kg  # the load of 40kg x 5, 3x5 @ 90kg on 2026-01-02"), "\(output)")
  }

  /// The day of a title that names the plan alone is the one whose exercises were done, or what stood in for them; later on the
  /// same day is later.
  @Test func daysAndMoments() throws {
    let items =
      "## A\n- Row: back, 3x5 @ 80kg, add 2.5kg, or Press\n## B\n- Dip: chest, 3x5 @ 80kg\n## C\n- Row: back, 3x5 @ 80kg, add 5kg\n"
    let journal = try ScratchJournal([
      "plans/a.md": "+++\ncreated = 2026-01-01\n+++\n\n# Plan A\n\n\(items)",
      "log/2026-01.txt":
        "2026-01-05 10:00-11:00 Plan A / A\n  Row: 80kg x 5/5/5\n2026-01-05 18:00-19:00 Plan A\n  Press: 30kg x 5/5/5\n",
    ])
    func next(_ words: String...) -> String {
      Run("next \(words)", in: journal, now: "2026-01-20 12:00").output
    }
    #expect(next("plan a").contains("Plan A / B"))
    #expect(next("plan a / a").contains("Press: 3x5 @ 32.5kg"))
    // Its own increment, on the track that they share.
    #expect(next("plan a / c").contains("Row: 3x5 @ 85kg"))
  }

  @Test func whatWasPassedOverIsSaid() throws {
    let items = "## A\n- Row: back, 3x5\n## B\n- Dip: chest, 3x5\n## C\n- Press: back, 3x5\n"
    let journal = try ScratchJournal([
      "bumbum.toml": "format = 1\nplan = \"Plan A\"\n",
      "plans/plan-a.md": "+++\ncreated = 2026-01-01\n+++\n\n# Plan A\n\n\(items)",
      "log/2026-01.txt": "2026-01-05 10:00-11:00 Plan A / C\n  Press: 80kg x 5/5/5\n",
    ])
    func output(_ words: Line) -> String {
      Run(words, in: journal, now: "2026-01-20 12:00").output
    }
    #expect(output("next").hasPrefix("2026-01-20 Plan A / A\n  # passed over: A · B\n  Row: 3x5"))
    #expect(output("next --lang pt-BR").contains("\n  # ficaram para trás: A · B\n"))
    #expect(!output("next 'plan a / b'").contains("passed over"))
    #expect(output("home").contains("passed over: A · B\n"))
    #expect(output("next --json").contains("\"passed_over\": [\"A\", \"B\"]"))
    #expect(output("home --json").contains("\"passed_over\": [\"A\", \"B\"]"))
  }

  /// Of warm-ups whose load nobody says a person knows it.
  @Test func warmUpsBeforeSetsByEffort() throws {
    #expect(
      try next(["Row: back, 2x5 w, 3x5 rpe 8"], ["Row: 100kg x 5 rpe 8"]) == ["Row:", "- 2x5 w", "- 3x5 @ 100kg rpe 8"])
  }

  @Test func nothingIsLess() throws {
    let journal = try ScratchJournal([
      "plans/a.md": "+++\ncreated = 2026-01-01\n+++\n\n# Plan A\n\n- Row: back, 3x5 @ bw-20kg, add 2.5kg, back 10%\n",
      "log/2026-01.txt": "2026-01-02 18:30-19:30 Plan A\n  Row: bw-20kg x 5/5/4\n",
    ])
    #expect(Run("next 'plan a'", in: journal, now: "2026-01-20 12:00").output.contains("# again, miss 1"))
  }

  /// On a bar with plates of 5 kg and more 10 kg are the smallest change, whatever the settings say.
  @Test func theStepIsThatOfThePlates() throws {
    let plates = "plates = [\"20kg\", \"10kg\", \"5kg\"]\n"
    #expect(
      try next(["Row: back, 3x5 @ 60kg, add 10kg, back 10%"], ["Row: 60kg x 5/5/4"], settings: plates) == [
        "Row: 3x5 @ 50kg"
      ])
    #expect(
      try next(
        ["Row: back, 3x5 @ 60kg, add 10kg, back 10%"], ["Row: 60kg x 5/5/4"], settings: plates + "step = \"1kg\"\n")
        == ["Row: 3x5 @ 50kg"])
  }

  /// What the day has as an exercise of its own is no stand-in for another.
  @Test func anAlternativeThatTheDayHasItself() throws {
    let items = ["Row: back, 4x6-10, add 2.5kg", "Pulldown: back, 3x8-12, add 2.5kg, or Row"]
    let lines = try next(
      items, ["Row: 60kg x 10/10/10/10; Pulldown: 50kg x 8/8/8", "Row: 62.5kg x 6/6/6/6; Pulldown: skip"])
    #expect(lines == ["Row: 62.5kg x 7/6/6/6", "Pulldown: 50kg x 9/8/8"])
  }

  /// `Bench` is on B alone: it was done on A and on a day that the plan does not have, and is on its track all the same. `Squat`
  /// differs from day to day: which of the two was meant nobody knows.
  @Test func onAnotherDayOfThePlan() throws {
    let journal = try ScratchJournal([
      "plans/a.md": """
      +++
      created = 2026-01-01
      +++

      # Two

      ## A
      - Squat: legs, 3x5 @ 80kg, add 5kg
      ## B
      - Bench: chest, 3x5, add 2.5kg
      - Squat: legs, 3x8 @ 60kg, add 5kg
      ## C
      - Row: back, 3x8

      """,
      "log/2026-01.txt": """
      2026-01-02 18:30-19:30 Two / B
        Bench: 60kg x 5/5/5
      2026-01-04 18:30-19:30 Two / A
        Bench: 62.5kg x 5/5/4
      2026-01-06 18:30-19:30 Two / C
        Bench: 62.5kg x 5/5/5
        Squat: 100kg x 5/5/5

      """,
    ])
    let lines = Run("next 'two / b'", in: journal, now: "2026-01-20 12:00").output.split(separator: "\n")
    #expect(
      lines.count == 3 && lines[1].hasPrefix("  Bench: 3x5 @ 65kg") && lines[2].hasPrefix("  Squat: 3x8 @ 60kg"),
      "\(lines)")
  }
}
