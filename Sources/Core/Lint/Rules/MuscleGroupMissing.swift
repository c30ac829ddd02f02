import Grammar
import Text
import Training

extension Rule {
  static let muscleGroupMissing = Rule(
    "muscle-group-missing", .error, "an exercise of a plan has no muscle group",
    reason: """
      Every view groups and colours exercises by what they train, and the volume of a muscle group is \
      counted through the plans.
      """,
    bad: [
      .exercisesOfPlan("- ⟦Supino reto⟧: 3x10\n"),
      .exercisesOfPlan("- Supino: peito\n- ⟦Remada⟧: 3x10, rest 60s\n"),
    ],
    good: [.exercisesOfPlan("- Supino reto: chest, 3x10\n- Remada: Costas\n")],
    .acrossFiles { context, found in
      for file in context.journal.plans {
        let reported = ReportedPlaces(file.diagnostics)
        for (exercise, places) in file.exercises where exercise.muscleGroup == nil && !exercise.name.isEmpty {
          // A misspelled group is reported as an unknown attribute.
          guard !reported.touch(places.range) else { continue }
          let known = context.catalog.id(of: exercise.name)
            .flatMap { context.catalog[$0].muscleGroup?.rawValue }
          let name = shortened(exercise.name)
          found.add(
            file.source, places.name, "'\(name)' has no muscle group",
            help: known.map { "write '\(name): \($0)'" }
              ?? "write one after its name: \(MuscleGroup.keywords)")
        }
      }
    })
}
