import Grammar
import JSON
import Text
import Training

extension JSON {
  static func members(of file: PlanFile, isActive: Bool) -> Members {
    let plan = file.plan
    return [
      "name": plan.name, "aka": plan.aka, "created": plan.created, "active": isActive,
      "description": plan.description,
      "exercises": plan.exercises.indices.map { index in
        let day = plan.days.first { $0.exercises.contains(index) }
        return members(of: index, day?.name, file)
      },
    ]
  }

  private static func members(of index: Int, _ day: String?, _ file: PlanFile) -> Members {
    let exercise = file.plan.exercises[index]
    let reps = exercise.plannedReps.map { [$0.lowerBound, $0.upperBound] }
    let members: Members = [
      "name": exercise.name, "day": day, "muscle_group": exercise.muscleGroup,
      "planned_sets": exercise.plannedSets, "planned_reps": reps, "target": file.writtenTarget(index),
      "rest_seconds": exercise.plannedRest, "superset": exercise.isSuperset, "notes": exercise.notes,
    ]
    return members + load(of: exercise) + progression(of: exercise, file.places.exercises[index], file.source)
  }

  private static func load(of exercise: PlannedExercise) -> Members {
    switch exercise.load {
    case .weight(let weight)?: ["weight_kg": weight, "unit": weight.unit]
    case .bodyweight(let added)?: ["added_kg": added, "unit": added.unit]
    case .some(.none), nil: [:]
    }
  }

  private static func progression(
    of exercise: PlannedExercise, _ places: PlannedExercisePlaces, _ source: Source
  ) -> Members {
    var members: Members = [:]
    if let add = places.add { members.append("add", source.text(add)) }
    if let back = places.back { members.append("back", source.text(back)) }
    if !places.stages.isEmpty { members.append("else", places.stages.map { source.text($0.range) }) }
    if let bar = places.bar { members.append("bar", source.text(bar)) }
    if let since = exercise.rule.since { members.append("since", since) }
    if !exercise.alternatives.isEmpty { members.append("or", exercise.alternatives) }
    return members
  }
}
