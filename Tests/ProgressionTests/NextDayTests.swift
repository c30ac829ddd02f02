import Grammar
import Progression
import Statistics
import Testing
import Text

/// Which day of a plan is next: each line was worked out by hand from the page of progression.
@Suite struct NextDayTests {
  private static let days = """
    ## Push
    - Bench: chest, 3x5, or Dips
    - Plank: abs, 3x60s
    ## Pull
    - Row: back, 3x5
    - Plank: abs, 3x60s
    ## Legs
    - Squat: legs, 3x5 @ 80%, add 5kg
    """

  /// Of a session on each day from 5 January 2026 on.
  private func progress(_ sessions: [String], front: String = "") -> PlanProgress {
    var journal = Journal()
    journal.add(Source(name: "plans/a.md", text: "+++\n\(front)\n+++\n\n# Plano\n\n\(Self.days)\n"), as: .plan)
    journal.add(Source(name: "exercises.txt", text: "Squat: legs, max 100kg since 2026-01-05\n"), as: .exercises)
    let log = sessions.enumerated().map { "\(day($0)) Plano\($1)\n" }.joined()
    journal.add(Source(name: "log/2026-01.txt", text: log), as: .log(year: 2026, month: 1))
    #expect(journal.errorCount == 0)
    return PlanProgress(journal.plans[0], in: journal, today: day(sessions.count))
  }

  /// `Push: Push, Pull`: the day, and behind it those that were passed over.
  private func next(_ sessions: [String], front: String = "") -> String? {
    let progress = progress(sessions, front: front)
    let passedOver = progress.passedOver
    return progress.nextDay.flatMap { progress.days[$0].name }.map {
      $0 + (passedOver.isEmpty ? "" : ": " + passedOver.joined(separator: ", "))
    }
  }

  private static let done = [
    "Push": " / Push\n  Bench: 40kg x 5/5/5", "Pull": " / Pull\n  Row: 40kg x 5/5/5",
    "Legs": " / Legs\n  Squat: 80kg x 5/5/5",
  ]

  @Test(arguments: [
    ("", "Push", "Push"), ("Pull", "Push: Push", "Legs"), ("Legs", "Push: Push, Pull", "Push"),
    ("Legs Push", "Pull: Pull", "Pull"), ("Legs Push Pull", "Legs", "Legs"),
    ("Legs Pull", "Push: Push", "Legs"), ("Legs Pull Push", "Pull", "Pull"),
    ("Pull Push", "Legs", "Pull"), ("Pull Legs", "Push: Push", "Push"), ("Pull Legs Push", "Pull", "Pull"),
    ("Push Pull Push", "Legs: Legs", "Pull"), ("Push Pull Push Pull", "Legs: Legs", "Legs"),
    ("Push Pull Push Legs", "Pull", "Push"), ("Push Pull Push Pull Legs", "Push", "Push"),
    ("Push Push Legs", "Pull: Pull", "Push"), ("Push Legs Pull", "Push", "Legs"),
    ("Push Legs Pull Pull", "Push", "Legs"),
    ("Push Legs Pull Legs", "Push", "Push"), ("Push Pull Legs Push Pull Legs", "Push", "Push"),
  ]) func days(sessions: String, next: String, free: String) {
    let sessions = sessions.split(separator: " ").compactMap { Self.done[String($0)] }
    #expect(self.next(sessions) == next)
    #expect(self.next(sessions, front: "order = \"free\"") == free)
  }

  @Test(arguments: [
    // No working set of an exercise of it.
    (" / Push", "Push"), (" / Push\n  Bench:", "Push"), (" / Push\n  Bench: skip", "Push"),
    (" / Push\n  Bench: 40kg x 5 w", "Push"), (" / Push\n  Row: 60kg x 5", "Push"), ("", "Push"),
    ("\n  Bench: 40kg x 5 w", "Push"),
    (" / Push\n  Bench: 40kg x 0 f", "Pull"), (" / Push\n  Dips: 3x5 @ bw", "Pull"), ("\n  Dips: 3x5 @ bw", "Pull"),
    // Two exercises of Pull, one of Push; one that both have, of which Push is due.
    ("\n  Bench: 40kg x 5 w\n  Row: 40kg x 5\n  Plank: 60s", "Push: Push"), ("\n  Plank: 60s", "Pull"),
    ("\n  Plank: 60s\n  Row: skip", "Pull"),
  ]) func whatADayTakes(session: String, next: String) {
    #expect(self.next([session]) == next)
  }

  /// Of Push and Pull alike the one that is due: behind Push it is Pull, behind Pull it is Push, which was passed over.
  @Test(arguments: [("Push", "Legs"), ("Pull", "Legs"), ("Push Pull", "Legs: Legs"), ("Push Pull Legs", "Pull")])
  func aTieIsOfTheDayThatIsDue(sessions: String, next: String) {
    let sessions = sessions.split(separator: " ").compactMap { Self.done[String($0)] }
    #expect(self.next(sessions + ["\n  Plank: 60s"]) == next)
  }

  /// 80 % of 100 kg, and of 105 kg after a cycle: 84, of which 85 can be loaded.
  @Test(arguments: [
    ("Squat: skip", "3x5 @ 80kg"), ("Squat: 40kg x 5 w", "3x5 @ 80kg"), ("Bench: 40kg x 5", "3x5 @ 80kg"),
    ("Squat: 80kg x 5", "3x5 @ 85kg"),
  ]) func aCycleTakesEachDay(lines: String, sets: String) {
    let progress = progress([Self.done["Push"], Self.done["Pull"], " / Legs\n  \(lines)"].compactMap(\.self))
    #expect(SetRow(progress.next(of: 4).sets).text == sets)
  }
}
