import Grammar
import Text
import Training

extension Rule {
  static let planReps = Rule(
    "plan-reps", .warning, "more than 50 reps a set in a plan",
    condition: "a target has more than 50 reps",
    reason: "More of them are a matter of time or distance, and mostly a slip.",
    bad: [
      .exercisesOfPlan("- Supino reto: chest, ⟦3x60⟧\n"),
      .exercisesOfPlan("- Supino reto: chest, ⟦3x40-60⟧\n"),
    ],
    good: [.exercisesOfPlan("- Supino reto: chest, 3x8-12\n- Burpee: cardio, 3x50\n")],
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
    })
}
