import Grammar
import Text
import Training

extension Rule {
  static let planDescriptionLength = Rule(
    "plan-description-length", .error, "the description of a plan has up to 500 characters",
    reason: """
      It is shown with the plan, before the first exercise. What belongs to one exercise is a note below it.
      """,
    bad: [.exercisesOfPlan("⟦\(words("força", characters: 501))⟧\n")],
    good: [
      .exercisesOfPlan("\(words("força", characters: 500))\n"),
      .exercisesOfPlan("Peito e tríceps.\n\n- Supino: chest\n  > Devagar.\n"),
    ],
    .inEachPlan { file, _, found in
      guard let range = file.places.description, let count = file.plan.description?.characters(over: 500) else {
        return
      }
      found.add(
        file.source, range, "this description has \(count, .characters); it may have up to 500",
        help: "write what belongs to one exercise below it, as a note: '  > Elbows still.'")
    })
}
