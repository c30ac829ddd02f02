import Format
import Text
import Training

extension Rule {
  static let dropNotLighter = Rule(
    Explanation(
      "drop-not-lighter", .warning, "a drop set that is not lighter than the set before",
      reason: """
        A drop set takes load off and goes on. With as much or more than before, a digit or the mark is \
        wrong. Warm-ups are not looked at.
        """,
      bad: [
        .log("2026-01-05\nSupino: 80kg x 8, ⟦80kg x 8 d⟧\n"),
        .log("2026-01-05\nSupino: 80kg x 8\n- 60kg x 8 d\n- ⟦70kg x 8 d⟧\n"),
        .log("2026-01-05\nBarra fixa: bw x 8, ⟦bw+5kg x 8 d⟧\nSupino: 80kg x 8, ⟦60/40/50kg x 8 d⟧\n"),
      ],
      good: [
        .log("2026-01-05\nSupino: 80kg x 8, 60kg x 8/6 d, 40kg x 8 d\n- 80/60/40kg x 8 d\n"),
        .log(
          "2026-01-05\nBarra fixa: bw+10kg x 5, bw x 8 d, bw-20kg x 8 d\nSupino: 40kg x 8 w, 80kg x 8 d\n"),
      ]),
    inEachLog: { log, ground, found in
      guard log.sets.contains(where: { $0.marks.contains(.drop) }) else { return }
      for session in log.sessions where session.date != nil {
        for exercise in log.exercises(of: session) { found.check(log.sets(of: exercise), in: log.source) }
      }
    })
}

extension Findings {
  fileprivate mutating func check(_ sets: ArraySlice<WorkSet>, in source: Source) {
    guard sets.contains(where: { $0.marks.contains(.drop) }) else { return }
    var last: WorkSet?
    var reported: TextRange?
    for (place, set) in zip(sets.indices, sets) where set.isWorking {
      defer { last = set }
      guard set.marks.contains(.drop), reported != set.range, let last,
        last.load.isWeight == set.load.isWeight,
        let before = last.load.weight, let weight = set.load.weight
      else { continue }
      if last.range == set.range {
        // Of one load a list is the same set with a breath between.
        guard weight > before else { continue }
      } else {
        // The first of a list of loads may be what the others dropped from.
        let next = sets[place...].dropFirst().first
        let opensList = next.map { $0.range == set.range && $0.load != set.load } ?? false
        guard weight >= before, !opensList else { continue }
      }
      reported = set.range
      let body = set.load.isWeight ? "" : "bw and "
      add(
        source, set.range, "a drop set of \(body)\(weight), after \(body)\(before)",
        help: "write what it dropped to, or leave out the 'd'")
    }
  }
}

extension Load {
  fileprivate var isWeight: Bool {
    if case .weight = self { true } else { false }
  }
}
