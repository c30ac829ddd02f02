import Grammar
import Text
import Training

extension Rule {
  static let noMuscleGroup = Rule(
    "no-muscle-group", .hint, "an exercise of exercises.txt has no muscle group",
    condition: "a line of `exercises.txt` names none",
    reason: "It counts in everything but the volume of a muscle group. A plan that has the exercise says it too.",
    bad: [.exercises("⟦Prancha⟧: aka Plank\n"), .exercises("Supino: chest\n⟦Rosca⟧: per hand\n")],
    good: [
      .exercises("Prancha: abs, aka Plank\n"),
      .journal(exercises: "Prancha: aka Plank\n", plan: "- Prancha: abs\n"),
    ],
    .acrossFiles { context, found in
      guard let list = context.journal.exerciseList else { return }
      let reported = ReportedPlaces(list.diagnostics)
      for (entry, places) in zip(list.entries, list.places) where !entry.name.isEmpty && !reported.touch(places.range) {
        guard let id = context.catalog.id(of: entry.name),
          context.catalog[id].muscleGroup == nil
        else { continue }
        let name = shortened(list.source.text(places.name))
        found.add(
          list.source, places.name, "nothing says what '\(shortened(entry.name))' trains",
          help:
            "write one of these after its name, as in '\(name): \(MuscleGroup.allCases[0].rawValue)': \(MuscleGroup.keywords)"
        )
      }
    })
}
