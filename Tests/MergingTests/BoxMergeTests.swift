import TestSupport
import Testing

/// A session whose sets are ticked off on two devices.
@Suite struct BoxMergeTests {
  /// What either side ticked is done, and nothing else is: 500 sessions, of which each side ticks some sets, as they were planned
  /// or with other reps.
  @Test func ticksOfBothSides() throws {
    var random = SeededGenerator(seed: 43)
    for round in 0..<rounds(500) {
      let counts = (0..<Int.random(in: 1...3, using: &random)).map { _ in Int.random(in: 1...5, using: &random) }
      let all = counts.indices.flatMap { exercise in (0..<counts[exercise]).map { (exercise, $0) } }
      var owner: [String: Int] = [:]
      var reps: [String: Int] = [:]
      for (exercise, set) in all where Bool.random(using: &random) {
        owner["\(exercise)/\(set)"] = Int.random(in: 0...2, using: &random)
        if Int.random(in: 0..<4, using: &random) == 0 {
          reps["\(exercise)/\(set)"] = Int.random(in: 3...7, using: &random)
        }
      }
      func text(_ side: Int?) -> String {
        var text = "2026-01-05 18:30-? Treino\n"
        for exercise in counts.indices {
          text += "  Exercise \(exercise):\n"
          for set in 0..<counts[exercise] {
            let key = "\(exercise)/\(set)"
            // 2 is both.
            let isTicked = side.map { side in owner[key].map { side == 3 || $0 == side || $0 == 2 } ?? false } ?? false
            text += "    - \(isTicked ? "[x]" : "[ ]") 80kg x \(isTicked ? reps[key] ?? 8 : 8)\n"
          }
        }
        return text
      }
      for merge in try Merge.both(base: text(nil), ours: text(0), theirs: text(1)) {
        #expect(merge.conflicts == 0, "round \(round)")
        #expect(merge.text == text(3), "round \(round)")
      }
    }
  }

  /// One ticked it as it was planned, the other with the reps that were done.
  @Test func oneSetTickedInTwoWays() throws {
    func text(_ line: String) -> String { "2026-01-05 18:30-? Treino\n  Supino:\n    \(line)\n    - [ ] 80kg x 8\n" }
    for merge in try Merge.both(
      base: text("- [ ] 80kg x 8"), ours: text("- [x] 80kg x 8"), theirs: text("- [x] 80kg x 7"))
    {
      #expect(merge.text == text("- [x] 80kg x 7"))
    }
    for merge in try Merge.both(
      base: text("- [ ] 80kg x 8"), ours: text("- [x] 80kg x 6"), theirs: text("- [x] 80kg x 7"))
    {
      #expect(merge.conflicts == 1)
    }
  }
}
