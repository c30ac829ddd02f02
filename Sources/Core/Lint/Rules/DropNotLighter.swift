import Grammar
import Text
import Training

extension Rule {
  static let dropNotLighter = Rule(
    "drop-not-lighter", .warning, "a drop set that is not lighter than the set before",
    condition:
      "a drop set is not lighter than the working set before it, both with a weight or both on the body; in one group: heavier; the first of a list of loads is not looked at",
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
    ],
    .inEachLog { log, ground, found in
      var last: ExercisePlace?
      for (_, _, exercise) in log.sets(where: { $0.marks.contains(.drop) }) where exercise != last {
        last = exercise
        found.check(log[exercise].sets, log.places(of: exercise).sets, in: log.source)
      }
    })
}

extension Findings {
  fileprivate mutating func check(_ sets: [WorkSet], _ ranges: [TextRange], in source: Source) {
    var last: (set: WorkSet, range: TextRange)?
    var reported: TextRange?
    for (index, set) in sets.enumerated() where set.isWorking {
      let range = ranges[index]
      defer { last = (set, range) }
      guard set.marks.contains(.drop), reported != range, let last,
        last.set.load.isWeight == set.load.isWeight,
        let before = last.set.load.weight, let weight = set.load.weight
      else { continue }
      if last.range == range {
        // A group with one load is the same set with a breath in between.
        guard weight > before else { continue }
      } else {
        // The first set of a list of loads may be the one that the others dropped from.
        let next = index + 1
        let opensList = next < sets.count && ranges[next] == range && sets[next].load != set.load
        guard weight >= before, !opensList else { continue }
      }
      reported = range
      func load(_ weight: Weight) -> Message { set.load.isWeight ? "\(weight)" : "bw and \(weight)" }
      add(
        source, range, "a drop set of \(load(weight)), after \(load(before))",
        help: "write what it dropped to, or leave out the 'd'")
    }
  }
}

extension Load {
  fileprivate var isWeight: Bool {
    if case .weight = self { true } else { false }
  }
}
