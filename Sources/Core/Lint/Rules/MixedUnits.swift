import Grammar
import Text
import Training

extension Rule {
  static let mixedUnits = Rule(
    "mixed-units", .hint, "a weight in another unit than all others of its exercise",
    condition:
      "10 sets or more of an exercise, in 2 sessions or more, are in one unit, and 1 to 3, of one session, in the other",
    reason: """
      Pounds and kilograms compare exactly, and a week at another gym is fine. Up to three sets of a \
      single session, against ten and more in the other unit, are more often the wrong unit than the \
      other plates.
      """,
    bad: [
      .log(
        """
        2026-01-05
        Supino: 80kg x 8/8/8/8/8
        2026-01-07
        Supino: 80kg x 8/8/8/8/8
        2026-01-09
        Supino: ⟦80lb x 8⟧

        """)
    ],
    good: [
      .log(
        """
        2026-01-05
        Supino: 80kg x 8/8/8/8/8
        2026-01-07
        Supino: 80kg x 8/8/8/8/8
        2026-01-09
        Supino: 175lb x 8/8/8/8

        """)
    ],
    .acrossFiles { context, found in
      for (index, units) in context.exercises.map(\.units).enumerated() {
        guard let odd = units.odd(among: 10, atMost: 3) else { continue }
        let (unit, usual) = odd.kind == 0 ? ("kg", "lb") : ("lb", "kg")
        let name = shortened(context.catalog[ExerciseID(index)].name)
        let source = context.logs[odd.log].source
        found.add(
          source, odd.range,
          "\(unit), where the other \(units.sets(of: odd.usual)) weights of '\(name)' are in \(usual)",
          help: "if the unit is a slip, write '\(source.text(odd.range).swapping(unit, for: usual))'")
      }
    })
}
