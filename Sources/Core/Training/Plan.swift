package import Text

/// A named training plan: one Markdown file.
package struct Plan: Sendable {
  /// The heading, trimmed; nil where the file has none.
  package var name: Ranged<String>?
  /// The former names, by which sessions still find the plan.
  package var aka: [Ranged<String>] = []
  /// True if its days may be done in any order, without one being passed over.
  package var isFree = false
  /// The paragraphs between the heading and the first exercise.
  package var description: Ranged<String>?
  /// The day, or a minute of it, by which plans are ordered.
  package var created: Ranged<Moment>?
  /// The exercises, in the order of their lines.
  package var exercises: [Exercise] = []
  /// The days of a plan that has several, each with the indices of its exercises.
  package var days: [Day] = []

  /// The ranges in `exercises` that are done together: those above the first day, then those of each day.
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
  /// The range of the whole item, without its line ending.
  package var range: TextRange
  package var muscleGroup: Ranged<MuscleGroup>?
  /// The written groups of sets, in their order; `target` has the default where there are none.
  package var groups: [PlannedGroup] = []
  /// The load `@ 80kg` by itself, for all sets that have none of their own.
  package var commonLoad: Ranged<TargetLoad>?
  /// The rest in seconds.
  package var rest: Ranged<Int>?
  package var isSuperset = false
  package var add: Ranged<ProgressionRule.Increment>?
  package var back: Ranged<ProgressionRule.Back>?
  /// The targets after a miss, one after the other.
  package var stages: [PlannedGroup] = []
  package var since: Ranged<CivilDate>?
  /// The names of the exercises that may replace it.
  package var alternatives: [Ranged<String>] = []
  /// True if sets or a target after a miss were left out for a mistake in them.
  package var isTargetLost = false
  package var notes: [TextRange] = []

  /// The default of 3 sets of 12.
  package static let defaultSets = Array(repeating: TargetSet(.reps(12)), count: 3)
  /// The default rest in seconds.
  package static let defaultRest = 60
  /// The allowed rests in seconds.
  package static let rests = 5...1800

  package init(name: Ranged<String>, range: TextRange) {
    self.name = name
    self.range = range
  }

  /// The rest in seconds, or its default.
  package var plannedRest: Int { rest?.value ?? Exercise.defaultRest }

  package var target: Target {
    var sets = groups.isEmpty ? Exercise.defaultSets : groups.flatMap(\.sets)
    if let commonLoad {
      for place in sets.indices where sets[place].load == .open { sets[place].load = commonLoad.value }
    }
    return Target(sets)
  }

  /// True if the plan means a load: it is to grow, or to be found by effort, or one is written.
  package var isLoaded: Bool {
    if case .load? = add?.value { return true }
    return target.workingSets.contains { $0.load != .open || $0.effort != nil }
  }

  /// Nothing grows or shrinks by a target that is not the written one.
  package var rule: ProgressionRule {
    var rule = ProgressionRule()
    rule.since = since?.value
    guard !isTargetLost else { return rule }
    rule.add = add?.value
    rule.back = back?.value
    rule.stages = stages.map { Target($0.sets) }
    return rule
  }

  /// The first load that is written; nil where it is a percentage.
  package var load: Ranged<Load>? {
    let first = groups.first { $0.load != nil }
    guard case .load(let load)? = commonLoad?.value ?? first?.sets.first?.load,
      let range = commonLoad?.range ?? first?.load
    else { return nil }
    return Ranged(load, range)
  }

  package var plannedSets: Int { target.workingSets.count }

  /// The range from the least reps of the working sets to the most; nil where one of them has a time or a distance.
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

/// A group of sets of a plan that are written together: `3x8-10 @ 80kg rpe 8`.
package struct PlannedGroup: Sendable {
  package var sets: [TargetSet]
  /// The range of the group with its marks.
  package var range: TextRange
  /// The range of the amounts: `3x8-10`, `5/5/5+`, `20min`.
  package var amounts: TextRange
  /// The range of the load: `80kg`, `bw`, `65/75/85%`.
  package var load: TextRange?

  package init(_ sets: [TargetSet], range: TextRange, amounts: TextRange, load: TextRange?) {
    self.sets = sets
    self.range = range
    self.amounts = amounts
    self.load = load
  }
}

/// A line of exercises.txt: the facts about an exercise that hold in every plan and without one.
package struct ExerciseEntry: Sendable {
  package var name: Ranged<String>
  package var range: TextRange
  package var muscleGroup: Ranged<MuscleGroup>?
  package var aka: [Ranged<String>] = []
  /// True if the written load is of one hand, so that volume counts both.
  package var isPerHand = false
  /// True if the written reps are of one side, so that volume counts both.
  package var isPerSide = false
  /// The training max, which percentages refer to.
  package var max: Ranged<DatedWeight>?
  /// The smallest change of its load.
  package var step: Ranged<Weight>?

  package init(name: Ranged<String>, range: TextRange) {
    self.name = name
    self.range = range
  }
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
