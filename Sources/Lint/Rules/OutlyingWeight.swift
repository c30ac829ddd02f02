import JournalFormat
import JournalText
import Training

extension Rule {
  static let outlyingWeight = Rule(
    Explanation(
      "outlying-weight", .warning, "a weight far from all else of its exercise",
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
      ])
  ) { context, found in
    var heaviest = Array(repeating: Extreme(.heaviest), count: context.catalog.entries.count)
    var lightest = Array(repeating: Extreme(.lightest), count: context.catalog.entries.count)
    for (number, log) in context.journal.logs.enumerated() {
      let places = context.catalog.places(of: log)
      for session in log.sessions where session.counts {
        for exercise in log.exercises(of: session) where places[exercise.name] >= 0 {
          for set in log.sets(of: exercise) where set.isWorking && set.reps != 0 {
            guard let weight = set.weight else { continue }
            let set = Extreme.Place(weight: weight, range: set.range, session: session.header, log: number)
            heaviest[places[exercise.name]].add(set)
            lightest[places[exercise.name]].add(set)
          }
        }
      }
    }
    for extreme in heaviest + lightest {
      guard let (set, other) = extreme.outlier else { continue }
      let isHeavy = extreme.end == .heaviest
      let moved = Weight(
        hundredths: isHeavy ? set.weight.hundredths / 10 : set.weight.hundredths &* 10, set.weight.unit)
      found.add(
        context.journal.logs[set.log].source, set.range,
        "\(set.weight) is far \(isHeavy ? "above" : "below") \(other), the \(isHeavy ? "most" : "least") of any other session",
        help: "if the decimal mark is in the wrong place, write '\(moved)'")
    }
  }
}

/// The heaviest or the lightest set of an exercise, and what the other sessions have.
private struct Extreme {
  enum End { case heaviest, lightest }

  struct Place {
    var weight: Weight
    var range: TextRange
    var session: TextRange
    var log: Int
  }

  let end: End
  private var best: Place?
  private var elsewhere: Weight?
  private var setsInSession = 0
  private var setsElsewhere = 0

  init(_ end: End) { self.end = end }

  mutating func add(_ set: Place) {
    let isHere = best.map { $0.session == set.session && $0.log == set.log } ?? true
    if !isHere, let best, isFurther(set.weight, best.weight) {
      // What was the best is now what other sessions have.
      elsewhere = best.weight
      setsElsewhere += setsInSession
      setsInSession = 0
    }
    if best.map({ isFurther(set.weight, $0.weight) }) ?? true {
      best = set
      setsInSession += 1
    } else if isHere {
      setsInSession += 1
    } else {
      setsElsewhere += 1
      if elsewhere.map({ isFurther(set.weight, $0) }) ?? true { elsewhere = set.weight }
    }
  }

  /// The set, and what it is compared with, where it is too far from it.
  var outlier: (set: Place, other: Weight)? {
    guard let best, let elsewhere, setsElsewhere >= 5 else { return nil }
    let (mine, others) = (best.weight.exact, elsewhere.exact)
    let isFar =
      switch end {
      // What nobody lifts at all has a rule of its own.
      case .heaviest: mine * 5 > others * 6 && mine - others > kilograms(20) && mine <= kilograms(600)
      case .lightest: mine > 0 && mine * 5 < others
      }
    return isFar ? (best, elsewhere) : nil
  }

  private func isFurther(_ weight: Weight, _ other: Weight) -> Bool {
    end == .heaviest ? weight > other : weight < other
  }

  private func kilograms(_ kilograms: Int32) -> Int64 { Weight(hundredths: kilograms * 100, .kg).exact }
}
