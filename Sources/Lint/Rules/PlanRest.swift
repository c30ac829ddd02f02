import Format
import Text
import Training

extension Rule {
  static let planRest = Rule(
    Explanation(
      "plan-rest", .error, "a rest is one of 30, 60, 90, 120 or 180 seconds",
      reason: "The timer of the app has these five, and plans move between the two.",
      bad: [
        .exercisesOfPlan("- Supino reto: chest, rest ⟦45s⟧\n"),
        .exercisesOfPlan("- Supino reto: chest, rest ⟦300s⟧\n"),
      ],
      good: [.exercisesOfPlan("- Supino reto: chest, rest 90s\n- Remada: back\n")])
  ) { context, found in
    for file in context.journal.plans {
      for exercise in file.plan.exercises {
        guard let rest = exercise.rest, !Exercise.rests.contains(rest.value) else { continue }
        let nearest = nearestRest(to: rest.value)
        found.add(
          file.source, rest.range, "a rest of \(rest.value) seconds; it is 30, 60, 90, 120 or 180",
          help: "write 'rest \(nearest)s'", fix: .unsafe(rest.range, "\(nearest)s"))
      }
    }
  }
}

/// Of two equally near the longer: a rest too short costs the next set.
private func nearestRest(to seconds: Int) -> Int {
  Exercise.rests.reversed().min { abs($0 - seconds) < abs($1 - seconds) } ?? Exercise.defaultRest
}
