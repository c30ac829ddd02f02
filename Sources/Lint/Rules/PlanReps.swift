import Format
import Text
import Training

extension Rule {
  static let planReps = Rule(
    Explanation(
      "plan-reps", .error, "a plan has 1 to 50 reps a set",
      reason: "A plan of more is a matter of time or distance, and none of strength.",
      bad: [
        .exercisesOfPlan("- Supino reto: chest, 3x⟦60⟧\n"),
        .exercisesOfPlan("- Supino reto: chest, 3x⟦40-60⟧\n"),
        .exercisesOfPlan("- Supino reto: chest, 3x⟦0⟧\n"),
      ],
      good: [.exercisesOfPlan("- Supino reto: chest, 3x8-12\n- Burpee: cardio, 3x50\n")]
    )
  ) { context, found in
    for file in context.journal.plans {
      for exercise in file.plan.exercises {
        guard let reps = exercise.reps, reps.value.lowerBound < 1 || reps.value.upperBound > 50 else {
          continue
        }
        let wrong = reps.value.lowerBound < 1 ? reps.value.lowerBound : reps.value.upperBound
        let sets = 1...10 ~= exercise.plannedSets ? exercise.plannedSets : Exercise.defaultSets
        found.add(
          file.source, reps.range, "\(wrong) reps a set; a plan has 1 to 50",
          help:
            "write 1 to 50 reps, or a range: '\(sets)x8-12'"
        )
      }
    }
  }
}
