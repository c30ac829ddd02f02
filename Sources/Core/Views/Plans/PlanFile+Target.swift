package import Grammar
package import JSON
package import Text
import Training

extension PlanFile {
  /// Returns the target of an exercise, by its index, as the plan writes it: `4x8-10 @ 80kg`.
  func writtenTarget(_ index: Int) -> String {
    let places = places.exercises[index]
    let groups = places.groups.isEmpty ? ["3x12"] : places.groups.map { source.text($0.range) }
    return groups.joined(separator: ", ") + (places.commonLoad.map { " @ " + source.text($0) } ?? "")
  }

  /// Returns the target of an exercise, by its index, with its sides, rest and progression: `4x8-10 @ 20kg · per hand ·
  /// rest 2:00 · add 2.5kg; back 10% after 3 misses`.
  package func target(_ index: Int, _ words: Words) -> String {
    let seconds = plan.exercises[index].plannedRest
    let rest =
      plan.exercises[index].rests.isEmpty
      ? Elapsed(seconds: seconds)?.description ?? "\(seconds)s" : places.exercises[index].rest.map(source.text) ?? ""
    let sides = plan.exercises[index].traits.sides.map { words($0) }
    let parts = [writtenTarget(index)] + sides + ["\(words("rest")) \(rest)", progression(index, words)]
    return printable(parts.filter { !$0.isEmpty }.joined(separator: " · "))
  }

  /// Returns the rule of an exercise, by its index, in words: `since 2025-09-12, add 2.5kg; else 3x8; back 10% after 3
  /// misses; or Push-up`.
  private func progression(_ index: Int, _ words: Words) -> String {
    let (exercise, places) = (plan.exercises[index], places.exercises[index])
    let rule = exercise.rule
    let start: [Message] =
      [rule.since.map { "since \(words.short($0))" }, rule.add.map { "add \(words.increment($0))" }].compactMap(\.self)
    var parts = start.isEmpty ? [] : [start.map { words($0) }.joined(separator: ", ")]
    parts += places.stages.map { words("else \(source.text($0.range))") }
    if let back = rule.back {
      let percent = words.brief(hundredths: Int64(back.percent)) + "%"
      parts.append(words(back.misses == 1 ? "back \(percent)" : "back \(percent) after \(back.misses, .misses)"))
    }
    parts += exercise.alternatives.map { words("or \($0)") }
    return parts.joined(separator: "; ")
  }
}

extension ExerciseTraits {
  /// The words of a plan that say that its loads are of one hand, and its reps of one side.
  package var sides: [Message] { (isPerHand ? ["per hand"] : []) + (isPerSide ? ["per side"] : []) }
}

extension JSON {
  package static func members(of file: PlanFile, isActive: Bool) -> Members {
    let plan = file.plan
    return [
      "name": plan.name, "aka": plan.aka, "created": plan.created, "active": isActive,
      "description": plan.description,
      "exercises": plan.daysOfExercises.enumerated().map { members(of: $0, $1?.name, file) },
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
    let traits = exercise.traits
    let sides: Members = ["per_hand": traits.isPerHand ? true : nil, "per_side": traits.isPerSide ? true : nil]
    return members + traits.members + sides.withoutNull + load(of: exercise)
      + progression(of: exercise, file.places.exercises[index], file.source)
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
    let members: Members = [
      "add": places.add.map(source.text),
      "add_if": places.bonuses.isEmpty ? nil : places.bonuses.map(source.text), "back": places.back.map(source.text),
      "else": places.stages.isEmpty ? nil : places.stages.map { source.text($0.range) },
      "rests_seconds": exercise.rests.isEmpty ? nil : exercise.rests, "bar": places.bar.map(source.text),
      "since": exercise.rule.since,
      "or": exercise.alternatives.isEmpty ? nil : exercise.alternatives,
    ]
    return members.withoutNull
  }
}
