/// A named training plan: one Markdown file.
package struct Plan: Equatable, Sendable {
  /// The heading, trimmed; nil if the file has none.
  package var name: String?
  /// The former names, by which sessions still find the plan.
  package var aka: [String] = []
  /// True if its days may be done in any order, so that none counts as passed over.
  package var isFree = false
  /// The weekdays on which it is trained, 1 (Monday) to 7; empty where it does not say.
  package var weekdays: Set<Int> = []
  /// The paragraphs between the heading and the first exercise.
  package var description: String?
  /// The day, or a minute of it, by which plans are ordered.
  package var created: Moment?
  /// The exercises, in the order of their lines.
  package var exercises: [PlannedExercise] = []
  /// The days, each with the indices of its exercises; empty for a plan without days.
  package var days: [Day] = []

  /// The ranges in `exercises` that are done together: the exercises above the first day, then those of each day.
  package var parts: [Range<Int>] {
    [0..<(days.first?.exercises.lowerBound ?? exercises.count)] + days.map(\.exercises)
  }

  /// The days of the exercises, in their order; nil above the first day.
  package var daysOfExercises: [Day?] { zip(parts, [nil] + days).flatMap { part, day in part.map { _ in day } } }

  package struct Day: Equatable, Sendable {
    package var name: String
    package var exercises: Range<Int>

    package init(name: String, exercises: Range<Int>) {
      self.name = name
      self.exercises = exercises
    }
  }

  package init() {}
}

/// An exercise of a plan.
package struct PlannedExercise: Equatable, Sendable {
  package var name: String
  package var muscleGroup: MuscleGroup?
  /// The sets to do, 3 of 12 reps unless the plan has others.
  package var target = Target(Array(repeating: TargetSet(.reps(12)), count: 3))
  /// The rest in seconds; nil for the default.
  package var rest: Int?
  /// The rest after each set of the target, in seconds; empty where all have the same.
  package var rests: [Int] = []
  package var isSuperset = false
  /// The progression. If the line of a target has a mistake, only `since` is kept.
  package var rule = ProgressionRule()
  /// The bar; nil for that of exercises.txt, or of the settings.
  package var bar: Bar?
  package var traits = ExerciseTraits()
  /// The names of the exercises that may replace it.
  package var alternatives: [String] = []
  package var notes: [String] = []

  /// The default rest in seconds.
  package static let defaultRest = 60
  /// The allowed rests in seconds; 0, none at all, is allowed too.
  package static let rests = 5...1800

  package init(name: String) { self.name = name }

  /// The rest in seconds, or its default.
  package var plannedRest: Int { rest ?? PlannedExercise.defaultRest }

  /// Returns the rest in seconds after one of `count` sets, by its index; more sets than planned are warm-ups before them.
  package func rest(after index: Int, of count: Int) -> Int {
    let planned = index - max(0, count - rests.count)
    return rests.isEmpty ? plannedRest : rests[min(max(planned, 0), rests.count - 1)]
  }

  /// True if the plan means a load: it is to grow, or to be found by effort, or is written.
  package var isLoaded: Bool {
    if rule.addsLoad { return true }
    return target.workingSets.contains { $0.load != .open || $0.effort != nil }
  }

  /// The first written load; nil for a percentage.
  package var load: Load? {
    guard case .load(let load)? = target.sets.first(where: { $0.load != .open })?.load else { return nil }
    return load
  }

  package var plannedSets: Int { target.workingSets.count }

  /// The range from the least reps of the working sets to the most; nil if one of them has a time or a distance.
  package var plannedReps: ClosedRange<Int>? {
    var all: ClosedRange<Int>?
    for set in target.workingSets {
      guard case .reps(let range, _) = set.amount else { return nil }
      let (least, most) = (Int(range.lowerBound), Int(range.upperBound))
      all = min(all?.lowerBound ?? least, least)...max(all?.upperBound ?? most, most)
    }
    return all
  }
}

/// A line of exercises.txt: the facts about an exercise that hold in every plan and without one.
package struct CatalogEntry: Equatable, Sendable {
  package var name: String
  package var muscleGroup: MuscleGroup?
  /// The other names.
  package var aka: [String] = []
  /// The training max, the base of percentages.
  package var max: DatedWeight?
  /// The smallest change of its load.
  package var step: Weight?
  /// The bar as it is written; nil for that of the settings.
  package var bar: Bar?
  package var traits = ExerciseTraits()
  /// A note that stands for it whenever it is done: the seat, the grip.
  package var note: String?

  package init(name: String) { self.name = name }

  /// The name and the other names.
  package var names: [String] { [name] + aka }
}

/// A weight that holds from a day on.
package struct DatedWeight: Hashable, Sendable {
  package var weight: Weight
  package var since: CivilDate

  package init(_ weight: Weight, since: CivilDate) {
    self.weight = weight
    self.since = since
  }
}
