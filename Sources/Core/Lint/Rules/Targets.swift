import Grammar
import Text
import Training

/// The rules about the sets and rests that plans ask for.
let targetRules: [Rule] = [
  Rule(
    "plan-sets", .warning, "more than 10 sets in one group of a plan",
    condition: "a group of a target has more than 10 sets",
    reason: "More are seldom planned: most often the two numbers of `3x12` changed places.",
    bad: [.exercisesOfPlan("- Supino reto: peito, ⟦12x10 @ 60kg⟧\n")],
    good: [.exercisesOfPlan("- Supino reto: peito, 10x3\n- Remada: costas, 1x12\n")],
    .inEachPlan { file, _, found in
      for group in file.places.exercises.flatMap({ $0.groups + $0.stages }) where group.sets.count > 10 {
        guard case .reps(let reps, _)? = group.sets.first?.amount else { continue }
        let isSwapped = Int(reps.lowerBound) != group.sets.count
        found.add(
          file.source, group.range, "\(group.sets.count) sets at once",
          help: isSwapped
            ? "sets stand before reps: if it is \(reps.lowerBound) of \(group.sets.count), write "
              + "'\(reps.lowerBound)x\(group.sets.count)'" : nil)
      }
    }),
  Rule(
    "plan-reps", .warning, "more than 50 reps a set in a plan",
    condition: "a target has more than 50 reps",
    reason: "More of them are a matter of time or distance, and mostly a slip.",
    bad: [
      .exercisesOfPlan("- Supino reto: peito, ⟦3x60⟧\n"),
      .exercisesOfPlan("- Supino reto: peito, ⟦3x40-60⟧\n"),
    ],
    good: [.exercisesOfPlan("- Supino reto: peito, 3x8-12\n- Burpee: cardio, 3x50\n")],
    .inEachPlan { file, _, found in
      for group in file.places.exercises.flatMap({ $0.groups + $0.stages }) {
        let most = group.sets.compactMap { set -> Int32? in
          guard case .reps(let reps, _) = set.amount else { return nil }
          return reps.upperBound
        }.max()
        guard let most, most > 50 else { continue }
        found.add(
          file.source, group.amounts, "\(most) reps a set",
          help: "write fewer, or a time if it is one: '\(group.sets.count)x\(most)s'")
      }
    }),
  Rule(
    "plan-rest", .error, "a rest is from 5 seconds to 30 minutes",
    reason: "A shorter or a longer one was never meant: most often its unit is another.",
    bad: [
      .exercisesOfPlan("- Supino reto: peito, rest ⟦2s⟧\n"),
      .exercisesOfPlan("- Supino reto: peito, rest ⟦90min⟧\n"),
    ],
    good: [
      .exercisesOfPlan(
        "- Supino reto: peito, rest 45s\n- Remada: costas, rest 2min30s\n- Kettlebell: pernas, rest 0s\n")
    ],
    .inEachPlan { file, _, found in
      for (exercise, places) in file.exercises {
        let rests = exercise.rests.isEmpty ? [exercise.plannedRest] : exercise.rests
        guard let range = places.rest, let rest = rests.first(where: { $0 != 0 && !(PlannedExercise.rests ~= $0) })
        else { continue }
        let isShort = rest < PlannedExercise.rests.lowerBound
        let meant = isShort ? "\(max(rest, 1))min" : rest < 45 * 60 ? "30min" : "\(min(rest / 60, 300))s"
        found.add(
          file.source, range,
          "a rest of " + (isShort ? "\(rest) seconds" : "\(rest / 60) minutes")
            + "; it is from 5 seconds to 30 minutes",
          help: "write 'rest \(meant)', or another")
      }
    }),
  Rule(
    "unreachable-target", .warning, "sets and rests of an exercise that take more than 6 hours",
    condition: "the times of a target and the rests between its sets are more than 6 hours",
    reason: """
      A session ends after 12 hours at most, and one of more than 6 was mostly written with a slip. The rests between \
      the sets count, and of the sets the times that are written.
      """,
    bad: [
      .exercisesOfPlan("- Terra: pernas, 1x1 @ 100kg, 9x1 @ 140kg, 5x1 @ 120kg, rest ⟦30min⟧\n"),
      .exercisesOfPlan("- Corrida: cardio, ⟦9x60min⟧, rest 60s\n"),
      .exercisesOfPlan("- Corrida: cardio, ⟦20km in 6h30min⟧\n"),
    ],
    good: [.exercisesOfPlan("- Terra: pernas, 10x1 @ 140kg, rest 5min\n- Corrida: cardio, 42.2km in 5h30min\n")],
    .inEachPlan { file, _, found in
      for (exercise, places) in file.exercises {
        let sets = exercise.target.sets
        let work = sets.reduce(0) { $0 + $1.amount.seconds }
        let rests = sets.indices.dropLast().reduce(0) { $0 + exercise.rest(after: $1, of: sets.count) }
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
    }),
]

extension TargetAmount {
  /// The duration in seconds; 0 if it isn't known.
  fileprivate var seconds: Int {
    switch self {
    case .reps, .distance(_, in: nil): 0
    case .time(let time), .distance(_, in: let time?): Int(time.hundredths) / 100
    }
  }
}
