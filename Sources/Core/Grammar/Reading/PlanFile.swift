package import Text
package import Training

/// One plan, a Markdown file, as it was read.
package struct PlanFile: Sendable {
  package let source: Source
  package var plan = Plan()
  package var places = PlanPlaces()
  package var diagnostics: [Diagnostic] = []

  package init(source: Source) { self.source = source }

  /// The exercises, each with its ranges.
  package var exercises: [(exercise: PlannedExercise, places: PlannedExercisePlaces)] {
    Array(zip(plan.exercises, places.exercises))
  }

  /// The names of its exercises and of what may stand in for them.
  package var allNames: [Ranged<String>] { exerciseNames + alternatives }

  /// The names of what may stand in for its exercises.
  package var alternatives: [Ranged<String>] {
    exercises.flatMap { zip($0.exercise.alternatives, $0.places.alternatives).map { Ranged($0, $1) } }
  }

  /// The names of its exercises.
  package var exerciseNames: [Ranged<String>] { exercises.map { Ranged($0.exercise.name, $0.places.name) } }
}

/// The ranges of a plan's parts in its file; lists are parallel to those of the plan.
package struct PlanPlaces: Sendable {
  package var name: TextRange?
  package var aka: [TextRange] = []
  package var description: TextRange?
  package var created: TextRange?
  package var exercises: [PlannedExercisePlaces] = []
  /// The names of the days.
  package var days: [TextRange] = []
}

/// The ranges of an exercise's parts in its plan.
package struct PlannedExercisePlaces: Sendable {
  /// The item without its line ending.
  package var range: TextRange
  package var name: TextRange
  /// The offset behind the name's colon.
  package let colon: Int
  /// The attributes without their commas, those with a mistake too.
  package var attributes: [TextRange] = []
  package var muscleGroup: TextRange?
  /// The written groups of sets, in their order; empty if the target is the default.
  package var groups: [PlannedGroup] = []
  /// The load `@ 80kg` by itself, for all sets without an own load.
  package var commonLoad: TextRange?
  /// The times of the rest: `90s`, `3min/90s`.
  package var rest: TextRange?
  package var add: TextRange?
  /// The increments by reps, `add 5kg if 8+`.
  package var bonuses: [TextRange] = []
  package var back: TextRange?
  /// The targets after a miss, one after the other.
  package var stages: [PlannedGroup] = []
  package var since: TextRange?
  package var bar: TextRange?
  /// The ranges of the muscle groups that are trained besides: `also arms 0.5`, `shoulders 0.5`.
  package var also: [TextRange] = []
  package var body: TextRange?
  package var alternatives: [TextRange] = []

  init(range: TextRange, name: TextRange, colon: Int) {
    (self.range, self.name, self.colon) = (range, name, colon)
  }
}

/// A group of sets of a plan that are written together: `3x8-10 @ 80kg rpe 8`.
package struct PlannedGroup: Sendable {
  /// The sets as they are written here, without a load that stands by itself.
  package let sets: [TargetSet]
  /// The range of the group with its marks.
  package let range: TextRange
  /// The range of the amounts: `3x8-10`, `5/5/5+`, `20min`.
  package let amounts: TextRange
  /// The range of the load: `80kg`, `bw`, `65/75/85%`.
  package let load: TextRange?
}
