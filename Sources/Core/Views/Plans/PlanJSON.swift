import Grammar
import JSON
import Text
import Training

extension JSON {
  static func members(of file: PlanFile, isActive: Bool) -> Members {
    let plan = file.plan
    return [
      "name": plan.name?.value, "aka": plan.aka.map(\.value), "created": plan.created?.value, "active": isActive,
      "description": plan.description?.value,
      "exercises": plan.exercises.indices.map { index in
        let day = plan.days.first { $0.exercises.contains(index) }
        return members(of: plan.exercises[index], day?.name.value, file.source)
      },
    ]
  }

  private static func members(of exercise: Exercise, _ day: String?, _ source: Source) -> Members {
    let reps = exercise.plannedReps.map { [$0.lowerBound, $0.upperBound] }
    let members: Members = [
      "name": exercise.name.value, "day": day, "muscle_group": exercise.muscleGroup?.value,
      "planned_sets": exercise.plannedSets, "planned_reps": reps, "target": exercise.written(in: source),
      "rest_seconds": exercise.plannedRest, "superset": exercise.isSuperset, "notes": exercise.notes.map(source.text),
    ]
    return members + load(of: exercise) + progression(of: exercise, source)
  }

  private static func load(of exercise: Exercise) -> Members {
    switch exercise.load?.value {
    case .weight(let weight)?: ["weight_kg": weight, "unit": weight.unit]
    case .bodyweight(let added)?: ["added_kg": added, "unit": added.unit]
    case .some(.none), nil: [:]
    }
  }

  private static func progression(of exercise: Exercise, _ source: Source) -> Members {
    var members: Members = [:]
    if let add = exercise.add { members.append("add", source.text(add.range)) }
    if let back = exercise.back { members.append("back", source.text(back.range)) }
    if !exercise.stages.isEmpty { members.append("else", exercise.stages.map { source.text($0.range) }) }
    if let since = exercise.rule.since { members.append("since", since) }
    if !exercise.alternatives.isEmpty { members.append("or", exercise.alternatives.map(\.value)) }
    return members
  }
}
