import Grammar
package import Progression
package import Training

/// The next session of a plan, with its reasons.
package struct NextAnswer: Answer {
  package static let view = "next"

  package let session: NextSession
  package let plan: String?
  package let day: String?
  /// The days that were passed over before this one was due, the first of them first.
  let passedOver: [String]
  package let today: CivilDate
  /// Returns the plates for a load of an exercise; nil where they were not asked for, or none are used.
  let plates: @Sendable (NextExercise, Weight) -> [Weight]?

  package init(
    _ session: NextSession, of progress: PlanProgress, day: Int, passedOver: [String] = [],
    plates: @escaping @Sendable (NextExercise, Weight) -> [Weight]? = { _, _ in nil }
  ) {
    self.session = session
    plan = progress.file.plan.name?.value
    self.day = progress.days[day].name
    self.passedOver = passedOver
    today = progress.today
    self.plates = plates
  }
}
