import Format
import Text
import Training

extension Rule {
  static let planSets = Rule(
    Explanation(
      "plan-sets", .error, "a plan has 1 to 10 sets of an exercise",
      reason: "More were never planned: most often the two numbers of `3x12` changed places.",
      bad: [.exercisesOfPlan("- Supino reto: chest, ⟦12⟧x10\n")],
      good: [.exercisesOfPlan("- Supino reto: chest, 10x3\n- Remada: back, 1x12\n")])
  ) { context, found in
    for file in context.journal.plans {
      for exercise in file.plan.exercises {
        guard let sets = exercise.sets, !(1...10 ~= sets.value) else { continue }
        let reps = exercise.plannedReps
        let swapped = 1...10 ~= reps.lowerBound && 1...50 ~= sets.value && reps.count == 1
        found.add(
          file.source, sets.range, "\(sets.value) sets of one exercise; a plan has 1 to 10",
          help: swapped
            ? "sets stand before reps: '\(reps.lowerBound)x\(sets.value)'" : "write 1 to 10 sets: '3x12'")
      }
    }
  }
}
