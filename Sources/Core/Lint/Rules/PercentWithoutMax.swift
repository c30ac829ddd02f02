import Grammar
import Text
import Training

extension Rule {
  static let percentWithoutMax = Rule(
    "percent-without-max", .error, "the active plan has a percentage of a training max that nobody wrote down",
    reason: """
      A load in percent is a share of the training max of its exercise, which stands in exercises.txt with the day from which \
      it holds. It is never estimated: a guess would be the load of weeks.
      """,
    bad: [.journal(settings: "plan = \"Treino A\"\n", plan: "- Terra: legs, ⟦65/75/85%⟧ x 5/5/5+\n")],
    good: [
      .journal(
        settings: "plan = \"Treino A\"\n", exercises: "Terra: legs, max 120kg since 2026-01-05\n",
        plan: "- Terra: legs, 65/75/85% x 5/5/5+\n"),
      .exercisesOfPlan("- Terra: legs, 3x5 @ 85%\n"),
    ],
    .acrossFiles { context, found in
      guard let active = context.journal.settings.plan.map(nameKey) else { return }
      let entries = context.journal.exerciseList?.entries ?? []
      let known = Set(entries.filter { $0.max != nil }.compactMap { context.catalog.id(of: $0.name) })
      for file in context.journal.plans where file.plan.name.map(nameKey) == active {
        var reported: Set<String> = []
        for (exercise, places) in file.exercises {
          guard let percent = places.percentage(of: exercise),
            !(context.catalog.id(of: exercise.name).map(known.contains) ?? false),
            reported.insert(nameKey(exercise.name)).inserted
          else { continue }
          let name = shortened(exercise.name)
          found.add(
            file.source, percent, "nothing says what this is a percentage of",
            help: "write the training max of '\(name)': 'bumbum exercise max \"\(name)\" 100kg'")
        }
      }
    })
}

extension PlannedExercisePlaces {
  /// Returns the range of the first percentage.
  fileprivate func percentage(of exercise: PlannedExercise) -> TextRange? {
    func isPercent(_ set: TargetSet) -> Bool { if case .percent = set.load { true } else { false } }
    let group = groups.first { $0.sets.contains(where: isPercent) }
    return group?.load ?? (exercise.target.sets.contains(where: isPercent) ? commonLoad : nil)
  }
}
