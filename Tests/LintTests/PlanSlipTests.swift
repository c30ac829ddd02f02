import Grammar
import Lint
import TestSupport
import Testing
import Text
import Training

/// One-key slips in plans that progress are errors or warnings, never another plan.
@Suite struct PlanSlipTests {
  /// What stands behind a name and its muscle group, in every notation there is.
  static let lines = [
    "3x8-10 @ 80kg, rest 120s, add 2.5kg", "8-10/6-8 @ 80kg", "5/5/5+ @ 100kg, add 5kg", "3x8+ @ 60kg, rest 90s",
    "65/75/85% x 5/5/5+, add 5kg", "70/80/90% x 3/3/3+, rest 3min", "75/85/95% x 5/3/1+", "40/50/60% x 5/5/5",
    "5/3/1+ @ 75/85/95%", "3x5 @ 85%, add 2.5kg", "3x5 @ 65/75/85%", "3x5 rpe 8, rest 3min", "3x5 rir 2", "2x5 rpe 7/8",
    "2x5 @ 40kg w, 3x5 @ 100kg", "1x5 @ 105kg, 1x3 @ 120kg", "2x5 @ 40kg w, 1x5 @ 60kg w, 5x5 @ 100kg, add 2.5kg",
    "3x60s, add 5s", "60s/45s/30s", "20min, rest 60s", "5km, add 250m", "5km in 27:30", "24kg x 40m, add 2kg",
    "3x40m @ 24kg",
    "bw x 8/8/8, add 1 rep", "3x5 @ bw, add 1 rep", "3x5-8 @ bw+10kg, add 2.5kg", "3x6-8 @ bw-20kg", "bw+5kg x 6/6/5",
    "rest 45s, 3x12", "rest 2min30s, 4x6", "3x12, superset", "4x8-10 @ 80kg, superset, add 2.5kg",
    "3x5 @ 100kg, add 2.5kg, back 10% after 3", "3x5 @ 225lb, add 5lb, back 10% after 2",
    "5x5 @ 100kg, add 2.5kg, back 7.5%",
    "5x3+ @ 100kg, add 5kg, else 6x2+, else 10x1+, back 15%", "3x10 @ 60kg, add 2.5kg, else 3x8, else 3x6, back 10%",
    "3x8, or \"Supino com halteres\"", "3x8-12 @ 40kg, add 2kg, or \"Crucifixo\", or \"Flexão\"",
    "3x5 @ 80kg since 2026-03-01, add 2.5kg", "3x5, since 2026-03-01", "@ 80kg, 3x8", "@ bw+10kg, 3x6-8", "@ 85%, 3x5",
    "15/15/15-25 @ 20kg, add 2.5kg", "12/10/8 @ 60kg", "3x1:30, add 10s", "10x3 @ 70kg",
    "1x5 @ 140kg, rest 5min, add 5kg",
    "80kg x 8/8/8, add 2.5kg", "20/40/45kg x 10/8/6", "82.5kg x 5/5/5+", "80kg x 8 d, 60kg x 8 d", "2x8 f @ 20kg",
    "4x8-10 @ 82,5kg, rest 1min, add 2,5kg", "6x400m in 1:35, rest 2min", "3x12 @ 20kg rpe 9, rest 75s",
    "5x5 @ 60kg, rest 3min, add 2.5kg, back 10% after 3", "3x3-5 @ bw+20kg, rest 4min, add 1.25kg",
  ]

  @Test func slipsInPlans() {
    #expect(PlanSlipTests.lines.count == 60)
    var random = SeededGenerator(seed: 24)
    var (tried, ofDigits, silent): (Int, Int, [String]) = (0, 0, [])
    var kinds: [String: Int] = [:]
    let meanings = PlanSlipTests.lines.map { meaning(read($0)) }
    while tried < rounds(20_000) {
      let number = Int.random(in: 0..<PlanSlipTests.lines.count, using: &random)
      let line = Array(PlanSlipTests.lines[number])
      guard let slip = Keyboard.slip(line, at: Int.random(in: 0..<line.count, using: &random), using: &random) else {
        continue
      }
      // Nobody can know them.
      if slip.isOfDigits {
        ofDigits += 1
        continue
      }
      tried += 1
      let file = read(String(slip.line))
      if !file.diagnostics.isEmpty || meaning(file) == meanings[number] || findings(file) > 0 { continue }
      silent.append("\(String(line)) → \(String(slip.line))")
      kinds[kind(line, slip.line), default: 0] += 1
    }
    let list = kinds.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
    print(
      "\(silent.count) silent of \(tried) slips in plans, beside \(ofDigits) of digits alone: \(list.joined(separator: ", "))"
    )
    #expect(silent.count * 200 < tried, "\(silent.count) of \(tried): \(silent)")
  }

  /// What the finger did: `'+' lost`, `'.' after '2'`.
  private func kind(_ line: [Character], _ slipped: [Character]) -> String {
    let place = zip(line, slipped).prefix { $0 == $1 }.count
    let change = slipped.count - line.count
    if change < 0 { return "'\(line[place])' lost" }
    if change > 0 { return "'\(slipped[place])' twice" }
    let isSwapped = place + 1 < line.count && line[place + 1] == slipped[place]
    return isSwapped ? "'\(line[place])' after '\(slipped[place])'" : "'\(slipped[place])' for '\(line[place])'"
  }

  private func read(_ attributes: String) -> PlanFile {
    let text = "+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n\n- Supino: chest, 1x1\n- Rosca: arms, \(attributes)\n"
    return PlanReader.read(Source(name: "plans/a.md", text: text))
  }

  /// All but names.
  private func meaning(_ file: PlanFile) -> [String] {
    file.plan.exercises.map { exercise in
      "\(exercise.target) \(exercise.rule) \(exercise.plannedRest) \(exercise.isSuperset) \(exercise.alternatives.count) "
        + "\(exercise.muscleGroup?.rawValue ?? "")"
    }
  }

  private func findings(_ file: PlanFile) -> Int {
    var journal = Journal()
    journal.add(.plan(file))
    return Linter.findings(in: journal, now: Moment("2026-03-14 12:00") ?? Moment(.first)).count {
      $0.diagnostic.severity > .hint
    }
  }
}
