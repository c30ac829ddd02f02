import Grammar
import Text
import Training

extension Rule {
  static let unreachableTarget = Rule(
    "unreachable-target", .warning, "sets and rests of an exercise that take more than 6 hours",
    condition: "the times of a target and the rests between its sets are more than 6 hours",
    reason: """
      A session ends after 12 hours at most, and one of more than 6 was mostly written with a slip. The rests between \
      the sets count, and of the sets the times that are written.
      """,
    bad: [
      .exercisesOfPlan("- Terra: legs, 1x1 @ 100kg, 9x1 @ 140kg, 5x1 @ 120kg, rest ⟦30min⟧\n"),
      .exercisesOfPlan("- Corrida: cardio, ⟦9x60min⟧, rest 60s\n"),
      .exercisesOfPlan("- Corrida: cardio, ⟦20km in 6h30min⟧\n"),
    ],
    good: [.exercisesOfPlan("- Terra: legs, 10x1 @ 140kg, rest 5min\n- Corrida: cardio, 42.2km in 5h30min\n")],
    .inEachPlan { file, _, found in
      for (exercise, places) in file.exercises {
        let sets = exercise.target.sets
        let work = sets.reduce(0) { $0 + $1.amount.seconds }
        let rests = max(0, sets.count - 1) * exercise.plannedRest
        guard work + rests > 6 * 3600, let group = places.groups.first else { continue }
        let hours = "\((work + rests) / 3600)h \(padded((work + rests) / 60 % 60, 2))min"
        if let rest = places.rest, rests > work {
          found.add(
            file.source, rest, "\(sets.count) sets with this rest take \(hours)",
            help: "write fewer sets, or a rest of \(max(1, 3600 / max(1, sets.count) / 60))min")
        } else {
          found.add(
            file.source, group.range, "this takes \(hours), more than a session has",
            help: "write fewer sets, or 'min' and 's' where they were meant")
        }
      }
    })
}

extension TargetAmount {
  /// The duration in seconds; 0 if it isn't known.
  fileprivate var seconds: Int {
    switch self {
    case .reps, .distance(_, in: nil): 0
    case .time(let time), .distance(_, in: let time?): Int(time.hundredths) / 100
    }
  }
}
