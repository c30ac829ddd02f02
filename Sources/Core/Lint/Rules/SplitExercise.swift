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
      guard context.names.hasSplits else { return }
      for file in context.journal.plans {
        for day in file.plan.parts {
          let names = Array(file.exerciseNames[day])
          for name in names {
            guard let other = context.other(of: name.value) else { continue }
            found.report(name.value, [name.range], other, context, in: file.source, besides: names)
          }
        }
      }
      if let list = context.journal.exerciseList {
        let names = list.entryNames
        for name in names {
          guard let other = context.other(of: name.value) else { continue }
          found.report(name.value, [name.range], other, context, in: list.source, besides: names)
        }
      }
      for log in context.logs {
        let others = log.ids.map { $0.flatMap(context.other) }
        for use in log.log.uses(where: { others[$0] != nil }) {
          guard let other = others[use.name] else { continue }
          found.report(log.names[use.name], use.ranges, other, context, in: log.source)
        }
      }
    })
}

extension LintContext {
  /// Returns the exercise that a name was probably meant as; nil without a doubt.
  fileprivate func other(of name: String) -> ExerciseID? { catalog.id(of: name).flatMap(other) }

  fileprivate func other(of exercise: ExerciseID) -> ExerciseID? {
    guard case .split(let other) = names.doubt(exercise) else { return nil }
    return other
  }
}

extension Findings {
  /// Reports a name. If the right name is among the `names` beside it in a plan or list, there is no fix, as it would
  /// stand there twice.
  fileprivate mutating func report(
    _ name: String, _ uses: [TextRange], _ other: ExerciseID, _ context: LintContext, in source: Source,
    besides names: [Ranged<String>] = []
  ) {
    guard let first = uses.first, let own = context.catalog.id(of: name) else { return }
    let right = context.catalog[other].name
    let twin = names.first { context.catalog.id(of: $0.value) == other }
    let counts = [own, other].map { sessions(context.names.sessions($0)) }
    add(
      source, first,
      "'\(shortened(name))' (\(counts[0])) and '\(shortened(right))' (\(counts[1])) are two exercises",
      help: twin == nil ? "write '\(shortened(right))'" : "keep one of the two lines",
      note: twin.map { .init("the other one", at: $0.range, in: source, from: source) },
      fix: twin == nil ? renaming(uses, to: right, isSafe: false) : nil)
  }
}
