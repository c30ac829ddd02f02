import Grammar
import Text
import Training

extension Rule {
  static let backWithoutAdd = Rule(
    Explanation(
      "back-without-add", .warning, "an exercise goes back and never on",
      condition:
        "an item has `back` and no `add`",
      reason: "`back` takes load off after misses, and nothing puts it on again: over the months it can only fall.",
      bad: [.exercisesOfPlan("- Terra: legs, 3x5 @ 100kg, ⟦back 10% after 3⟧\n")],
      good: [.exercisesOfPlan("- Terra: legs, 3x5 @ 100kg, add 2.5kg, back 10% after 3\n")]),
    inEachFile: { file, _, found in
      guard case .plan(let file) = file else { return }
      for exercise in file.plan.exercises {
        guard let back = exercise.back, exercise.add == nil else { continue }
        found.add(
          file.source, back.range,
          "'\(shortened(exercise.name.value))' goes back after misses, and nothing is ever added",
          help: "write 'add 2.5kg, \(shortened(file.source.text(back.range)))'")
      }
    })
}
