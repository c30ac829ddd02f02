import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// A day of a plan is found by its own name, and made where it is new.
@Suite struct PlanDayTests {
  private static let ppl = """
    +++
    created = 2026-01-01
    +++

    # PPL

    ## Push

    - Bench press: chest, 3x5

    ## Legs

    - Squat: legs, 3x5

    """

  private func journal(active: String = "PPL") throws -> ScratchJournal {
    try ScratchJournal([
      "bumbum.toml": "format = 1\nplan = \"\(active)\"\n", "plans/ppl.md": Self.ppl,
      "plans/other.md":
        "+++\ncreated = 2026-01-02\n+++\n\n# Full body\n\n## Monday\n\n- Row: back\n\n## Legs\n\n- Squat: legs, 5x5\n",
      "plans/third.md":
        "+++\ncreated = 2026-01-03\n+++\n\n# Arms\n\n## Biceps\n\n- Curl: arms\n\n## Monday\n\n- Dip: arms\n",
      "log/2026-01.txt": "2026-01-04 18:30-19:30 PPL / Push\n  Bench press: 80kg x 5\n",
    ])
  }

  @Test(arguments: [
    ("legs", "PPL / Legs"), ("LEGS", "PPL / Legs"), ("leg", "PPL / Legs"), ("pus", "PPL / Push"),
    ("biceps", "Arms / Biceps"),
    ("arms", "Arms / Biceps"), ("ppl", "PPL / Legs"), ("ppl legs", "PPL / Legs"),
    ("full body / legs", "Full body / Legs"), ("Corrida leve", "Corrida leve"),
  ])
  func isFound(typed: String, title: String) throws {
    let (first, second) = (try journal(), try journal())
    let start = Run("start \(typed)", in: first, now: "2026-01-05 18:30")
    #expect(start.output == "log/2026-01.txt:4: 2026-01-05 18:30-? \(title)\n", "\(start.errors)")
    let add = Run("add session 2026-01-05 18:30-19:30 \(typed) 'Squat: 100kg x 5'", in: second, now: "2026-01-06 18:30")
    #expect(add.output == "log/2026-01.txt:4: 2026-01-05 18:30-19:30 \(title)\n", "\(add.errors)")
  }

  /// A word of a plan's name is enough, as for 'plan show', and a day may be called one.
  @Test(arguments: [("start ppl", "My PPL / Pull"), ("start pull day", "My PPL / Pull"), ("next ppl", "My PPL / Pull")])
  func byAPartOfTheName(words: String, title: String) throws {
    let journal = try ScratchJournal([
      "plans/mine.md": "+++\ncreated = 2026-01-01\n+++\n\n# My PPL\n\n## Pull\n\n- Row: back, 3x8 @ 60kg\n"
    ])
    let run = Run("\(line: words)", in: journal, now: "2026-01-05 18:30")
    #expect(run.output.contains(title), "\(run.output)\(run.errors)")
  }

  @Test func ofSeveralPlansNoneIsMeant() throws {
    let journal = try journal()
    let run = Run("start monday", in: journal, now: "2026-01-05 18:30")
    #expect(
      run.code == .failure
        && run.errors.contains(
          "'monday' is a day of several plans\n        say which: 'Full body / Monday', 'Arms / Monday'")
    )
  }

  private func added(_ words: Line) throws -> (run: Run, text: String) {
    let journal = try journal()
    let run = Run("plan add \(words)", in: journal, now: "2026-01-05 18:30")
    return (run, try journal.text("plans/ppl.md"))
  }

  @Test func aNewDayBeginsAtTheEnd() throws {
    let (run, text) = try added("PPL Row back 4x8 --day Pull")
    #expect(run.code == .success && text == Self.ppl + "\n## Pull\n\n- Row: back, 4x8\n")
    #expect(try added("PPL Lunge legs --day leg").text == Self.ppl + "- Lunge: legs\n")
    let slip = try added("PPL Lunge legs --day Lesg")
    #expect(slip.run.code == .failure && slip.text == Self.ppl && slip.run.errors.contains("did you mean 'Legs'?"))
    let bad = try added("PPL Lunge legs --day a\nb")
    #expect(bad.run.code == .failure && bad.text == Self.ppl)
  }

  @Test func aPlanWithoutDaysGetsNone() throws {
    let journal = try ScratchJournal([
      "plans/a.md": "+++\ncreated = 2026-01-01\n+++\n\n# Plan A\n\n- Row: back\n",
      "plans/b.md": "+++\ncreated = 2026-01-01\n+++\n\n# Plan B\n",
    ])
    func add(_ plan: String) -> Run {
      Run("plan add \(plan) Squat legs --day Legs", in: journal, now: "2026-01-05 18:30")
    }
    #expect(add("Plan A").errors.contains("the exercises of 'Plan A' are of no day"))
    #expect(add("Plan B").code == .success)
    let text = try journal.text("plans/b.md")
    #expect(text == "+++\ncreated = 2026-01-01\n+++\n\n# Plan B\n\n## Legs\n\n- Squat: legs\n")
  }
}
