import Grammar
import Text
import Training

extension Rule {
  static let planRest = Rule(
    "plan-rest", .error, "a rest is from 5 seconds to 30 minutes",
    reason: "A shorter or a longer one was never meant: most often its unit is another.",
    bad: [
      .exercisesOfPlan("- Supino reto: chest, rest ⟦2s⟧\n"),
      .exercisesOfPlan("- Supino reto: chest, rest ⟦90min⟧\n"),
    ],
    good: [.exercisesOfPlan("- Supino reto: chest, rest 45s\n- Remada: back, rest 2min30s\n")],
    .inEachPlan { file, _, found in
      for (exercise, places) in file.exercises {
        guard let rest = exercise.rest, let range = places.rest, !(PlannedExercise.rests ~= rest) else { continue }
        let isShort = rest < PlannedExercise.rests.lowerBound
        let meant = isShort ? "\(max(rest, 1))min" : "\(min(rest / 60, 300))s"
        found.add(
          file.source, range,
          "a rest of " + (isShort ? "\(rest) seconds" : "\(rest / 60) minutes")
            + "; it is from 5 seconds to 30 minutes",
          help: "write 'rest \(meant)', or another")
      }
    })
}
