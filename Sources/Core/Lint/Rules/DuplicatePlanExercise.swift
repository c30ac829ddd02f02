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
    bad: [
      .exercisesOfPlan("- Supino: chest\n- Remada: back\n- ⟦Supino⟧: chest, 4x8\n")
    ],
    good: [
      .exercisesOfPlan("- Supino: chest, 4x8\n- Remada: back\n"),
      .exercisesOfPlan(
        "## Um\n\n- Supino: chest\n\n## Dois\n\n- Supino: chest\n"),
    ],
    .inEachPlan { file, _, found in
      let plan = file.plan
      for day in plan.parts {
        var first: [String: TextRange] = [:]
        for name in file.exerciseNames[day] where !name.value.isEmpty {
          let key = nameKey(name.value)
          guard let other = first[key] else {
            first[key] = name.range
            continue
          }
          found.add(
            file.source, name.range,
            "'\(shortened(name.value))' is in this " + (plan.days.isEmpty ? "plan already" : "day already"),
            help: "write its sets on one line, or give this one another name: '\(shortened(name.value)) (2)'",
            note: .init("first here", at: other, in: file.source, from: file.source))
        }
      }
    })
}
