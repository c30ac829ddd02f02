import Grammar
import Text
import Training

extension Rule {
  static let unlikeMeasure = Rule(
    "unlike-measure", .warning, "a set measured unlike all others of its exercise",
    condition:
      "all sets of an exercise, 5 or more in 2 sessions or more, are of reps, of times or of distances, but for those of one session",
    reason: """
      Sets of reps, of time and of a distance have no record in common. Where an exercise was always one \
      of them, another is most often a letter too many or too few, or another exercise. It takes five \
      sets to say so, and a second session of that kind settles it.
      """,
    bad: [
      .log(
        """
        2026-01-05
        Flexão: 12/12/10
        2026-01-07
        Flexão: 12/12
        2026-01-09
        Flexão: ⟦12s⟧

        """),
      .log(
        """
        2026-01-05
        Prancha: 60s/60s/45s
        2026-01-07
        Prancha: 60s/60s
        2026-01-09
        Prancha: ⟦60/60⟧, 45/45

        """),
    ],
    good: [
      .log("2026-01-05\nFlexão: 12/12\n2026-01-07\nFlexão: 12\n2026-01-09\nFlexão: 60s\n"),
      .log(
        """
        2026-01-05
        Flexão: 12/12/10
        2026-01-07
        Flexão: 60s
        2026-01-09
        Flexão: 12/12
        2026-01-12
        Flexão: 60s

        """),
    ],
    .acrossFiles { context, found in
      for index in context.exercises.indices {
        let measure = context.exercises[index].measures
        guard let odd = measure.odd(among: 5) else { continue }
        let name = shortened(context.catalog[ExerciseID(index)].name)
        found.add(
          context.logs[odd.log].source, odd.range,
          "\(MeasureKind.names[odd.kind]), where the other \(measure.sets(of: odd.usual)) sets of '\(name)' "
            + "are \(MeasureKind.names[odd.usual])",
          help: "write \(MeasureKind.examples[odd.usual]), or give what is another exercise a name of its own"
        )
      }
    })
}

extension MeasureKind {
  static let names: [Message] = ["reps", "a time", "a distance"]
  static let examples: [Message] = [
    "its reps, as in '3x12'", "how long it took, as in '3x45s'", "how far, as in '3x40m'",
  ]
}
