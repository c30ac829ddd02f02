import Grammar
import Text
import Training

extension Rule {
  static let duplicatePlanExercise = Rule(
    "duplicate-plan-exercise", .warning, "an exercise is in one day of a plan twice",
    condition: "an exercise stands twice in a day of a plan, or in a plan without days",
    reason: """
      Sets are counted by exercise, so the second line can't be told from the first. In two days of a \
      plan one exercise may well stand.
      """,
    bad: [.exercisesOfPlan("- Supino: chest\n- Remada: back\n- ⟦Supino⟧: chest, 4x8\n")],
    good: [
      .exercisesOfPlan("- Supino: chest, 4x8\n- Remada: back\n"),
      .exercisesOfPlan(
        "## Um\n\n- Supino: chest\n\n## Dois\n\n- Supino: chest\n"),
    ],
    .inEachPlan { file, _, found in
      for part in file.plan.parts {
        let names = file.exerciseNames[part].filter { !$0.value.isEmpty }
        found.addRepeats(of: names.map { Keyed(name: $0, file.source) }, "first here") { name in
          (
            "'\(shortened(name.text))' is in this " + (file.plan.days.isEmpty ? "plan already" : "day already"),
            "write its sets on one line, or give this one another name: '\(shortened(name.text)) (2)'"
          )
        }
      }
    })
}
