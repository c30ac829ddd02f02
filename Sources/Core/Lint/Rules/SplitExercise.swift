import Grammar
import Text
import Training

extension Rule {
  static let splitExercise = Rule(
    "split-exercise", .warning, "two exercises whose names have the same letters",
    condition:
      "two names have the same letters and digits, three or more, without case, accents, blanks and signs; the known one is right, else that in more sessions",
    reason: """
      Accents, hyphens and blanks inside of a name make another exercise, with records and totals of its \
      own, and so does the number of a list before it. Nobody means two by `Elevação` and `Elevacao`, by `Pull-up` and \
      `Pull up`, or by `1. Supino` and `Supino`. The name of a \
      plan is right, else that of exercises.txt, else the one in more sessions; with `aka` both are one.
      """,
    bad: [
      .journal(
        exercises: "Elevação lateral: shoulders\n",
        log: "2026-01-05 18:30\n⟦Elevacao lateral⟧: 10kg x 12\nElevacao lateral: 8kg x 12\n"),
      .journal(exercises: "⟦Pull up⟧: back\n", plan: "- Pull-up: back\n"),
      .exercisesOfPlan("- Pull-up: back\n- ⟦Pullup⟧: back\n"),
      .exercisesOfPlan("## Um\n\n- Pull-up: back\n\n## Dois\n\n- ⟦Pullup⟧: back\n"),
      .exercises("Pull-up: back\n⟦Pullup⟧: back\n"),
      .journal(exercises: "Supino: chest\n", log: "2026-01-05 18:30\n⟦1. Supino⟧: 80kg x 10\n"),
    ],
    good: [
      .journal(
        exercises: "Elevação lateral: shoulders, aka Elevacao lateral\n",
        log: "2026-01-05 18:30\nElevacao lateral: 10kg x 12\n")
    ],
    .acrossFiles { context, found in
      func isSplit(_ id: ExerciseID, _ name: String) -> Bool { context.names.doubt(id).isSplit }
      for use in context.listedNames(where: isSplit) + context.loggedNames(where: isSplit) {
        guard case .split(let other) = context.names.doubt(use.id) else { continue }
        let right = context.catalog[other].name
        // With the right name beside it, a fix would write that twice.
        let twin = use.siblings.first { context.catalog.id(of: $0.value) == other }
        let counts = [use.id, other].map { sessions(context.names.sessions($0)) }
        found.add(
          use.source, use.first,
          "'\(shortened(use.name))' (\(counts[0])) and '\(shortened(right))' (\(counts[1])) are two exercises",
          help: twin == nil ? "write '\(shortened(right))'" : "keep one of the two lines",
          note: twin.map { .init(range: $0.range, label: "the other one") },
          fix: twin == nil ? renaming(use.uses, to: right, isSafe: false) : nil)
      }
    })
}

extension NameDoubts.Doubt {
  fileprivate var isSplit: Bool { if case .split = self { true } else { false } }
}
