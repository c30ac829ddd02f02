import Grammar
import Text
import Training

extension Rule {
  static let backWithoutAdd = Rule(
    "back-without-add", .warning, "an exercise goes back and never on",
    condition: "an item has `back` and no `add`",
    reason: "`back` takes load off after misses, and nothing puts it on again: over the months it can only fall.",
    bad: [.exercisesOfPlan("- Terra: legs, 3x5 @ 100kg, ⟦back 10% after 3⟧\n")],
    good: [.exercisesOfPlan("- Terra: legs, 3x5 @ 100kg, add 2.5kg, back 10% after 3\n")],
    .inEachPlan { file, _, found in
      for (exercise, places) in file.exercises {
        guard let back = places.back, places.add == nil else { continue }
        found.add(
          file.source, back,
          "'\(shortened(exercise.name))' goes back after misses, and nothing is ever added",
          help: "write 'add 2.5kg, \(shortened(file.source.text(back)))'")
      }
    })
}
