import Grammar
import Text
import Training

extension Rule {
  static let outlyingWeight = Rule(
    "outlying-weight", .warning, "a weight far from all else of its exercise",
    condition:
      "of an exercise with 5 sets in other sessions: a weight over 6/5 of their heaviest and 20 kg more, or under 1/5 of their lightest",
    reason: """
      Nobody adds a fifth and 20 kg to their best overnight, or works with a fifth of their lightest: a decimal mark \
      was lost or moved, or the set belongs to another exercise. It takes five sets of other sessions to say so, and \
      a second session at that weight settles it.
      """,
    bad: [
      .log(
        """
        2026-01-05
        Supino: 57,5kg x 8/8/8
        2026-01-07
        Supino: 57,5kg x 8/8
        2026-01-09
        Supino: ⟦575kg x 8⟧, 60kg x 5

        """),
      .log("2026-01-05\nSupino: 57,5kg x 8/8/8/8/8\n2026-01-09\nSupino: ⟦5,75kg x 8/8⟧\n"),
    ],
    good: [
      .log("2026-01-05\nSupino: 57,5kg x 8/8/8/8/8\n2026-01-09\nSupino: 10kg x 12 w, 65kg x 8\n"),
      .log(
        "2026-01-05\nTerra: 60kg x 8/8/8/8/8\n2026-01-07\nTerra: 100kg x 5\n2026-01-09\nTerra: 100kg x 5\n"),
      .log("2026-01-05\nLeg press: 100kg x 10\n2026-01-07\nLeg press: 200kg x 10\n"),
      .log("2026-01-05\nTerra: 60kg x 8/8/8/8\n2026-01-09\nTerra: 50kg x 8, 50kg x 8\nTerra: 100kg x 5\n"),
    ],
    .acrossFiles { context, found in
      for number in 0..<2 * context.exercises.count {
        let isHeavy = number < context.exercises.count
        let facts = context.exercises[number % context.exercises.count]
        guard let (set, other) = (isHeavy ? facts.heaviest : facts.lightest).outlier else { continue }
        let moved = Weight(
          hundredths: isHeavy ? set.weight.hundredths / 10 : set.weight.hundredths &* 10, set.weight.unit)
        found.add(
          context.logs[set.session.log].source, set.range,
          "\(set.weight) is far "
            + (isHeavy
              ? "above \(other), the most of any other session" : "below \(other), the least of any other session"),
          help: "if the decimal mark is in the wrong place, write '\(decimal: moved)'")
      }
    })
}
