package import Text

/// A named training plan: one Markdown file.
package struct Plan: Sendable {
  /// The heading, trimmed; nil where the file has none.
  package var name: Ranged<String>?
  /// Former names, by which sessions still find it.
  package var aka: [Ranged<String>] = []
  /// The paragraphs between the heading and the first exercise.
  package var description: Ranged<String>?
  /// A day, or a minute of it, which orders the plans of a day.
  package var created: Ranged<Moment>?
  /// In the order of the lines, which is the order.
  package var exercises: [Exercise] = []
  /// The days of a plan that has several, each with its exercises as places in `exercises`.
  package var days: [Day] = []

  /// Places in `exercises` that are done together: those above the first day, then those of each.
  package var parts: [Range<Int>] {
    [0..<(days.first?.exercises.lowerBound ?? exercises.count)] + days.map(\.exercises)
  }

  package struct Day: Sendable {
    package var name: Ranged<String>
    package var exercises: Range<Int>

    package init(name: Ranged<String>, exercises: Range<Int>) {
      self.name = name
      self.exercises = exercises
    }
  }

  package init() {}
}

/// An exercise of a plan.
package struct Exercise: Sendable {
  package var name: Ranged<String>
  /// The whole item, without its line ending.
  package var range: TextRange
  package var muscleGroup: Ranged<MuscleGroup>?
  /// As written; `plannedSets` and its like have the defaults.
  package var sets: Ranged<Int>?
  package var reps: Ranged<ClosedRange<Int>>?
  package var load: Ranged<Load>?
  /// Seconds.
  package var rest: Ranged<Int>?
  package var isSuperset = false
  package var notes: [TextRange] = []

  package static let defaultSets = 3
  package static let defaultReps = 12...12
  /// Seconds.
  package static let defaultRest = 60
  /// Seconds; the list the app's picker had.
  package static let rests = [30, 60, 90, 120, 180]

  package init(name: Ranged<String>, range: TextRange) {
    self.name = name
    self.range = range
  }

  package var plannedSets: Int { sets?.value ?? Exercise.defaultSets }
  package var plannedReps: ClosedRange<Int> { reps?.value ?? Exercise.defaultReps }
  /// Seconds.
  package var plannedRest: Int { rest?.value ?? Exercise.defaultRest }
}

/// A line of exercises.txt: what is known of an exercise whether or not a plan has it.
package struct ExerciseEntry: Sendable {
  package var name: Ranged<String>
  package var range: TextRange
  package var muscleGroup: Ranged<MuscleGroup>?
  package var aka: [Ranged<String>] = []
  /// The written load is of one hand: volume counts both.
  package var isPerHand = false
  /// The written reps are of one side: volume counts both.
  package var isPerSide = false

  package init(name: Ranged<String>, range: TextRange) {
    self.name = name
    self.range = range
  }
}
