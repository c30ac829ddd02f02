import JournalFormat
import JournalText
import Training

extension Rule {
  static let unlikeMeasure = Rule(
    Explanation(
      "unlike-measure", .warning, "a set measured unlike all others of its exercise",
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
      ])
  ) { context, found in
    var measures = Array(
      repeating: Minority(kinds: Measure.names.count), count: context.catalog.entries.count)
    for (number, log) in context.journal.logs.enumerated() {
      let places = context.catalog.places(of: log)
      for session in log.sessions where session.counts {
        for exercise in log.exercises(of: session) where places[exercise.name] >= 0 {
          for set in log.sets(of: exercise) {
            measures[places[exercise.name]].add(
              Measure.kind(of: set.amount), set.range, of: session.header, in: number)
          }
        }
      }
    }
    for (place, measure) in measures.enumerated() {
      guard let odd = measure.odd(among: 5) else { continue }
      let name = shortened(context.catalog.entries[place].name)
      found.add(
        context.journal.logs[odd.log].source, odd.range,
        "\(Measure.names[odd.kind]), where the other \(measure.sets(of: odd.usual)) sets of '\(name)' "
          + "are \(Measure.names[odd.usual])",
        help: "write \(Measure.examples[odd.usual]), or give what is another exercise a name of its own")
    }
  }
}

/// What a set is counted in, as a small number.
private enum Measure {
  static let names = ["reps", "a time", "a distance"]
  static let examples = [
    "its reps, as in '3x12'", "how long it took, as in '3x45s'", "how far, as in '3x40m'",
  ]

  static func kind(of amount: Amount) -> Int {
    switch amount {
    case .reps: 0
    case .time: 1
    case .distance: 2
    }
  }
}
