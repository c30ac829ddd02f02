package import Training

/// The target of an exercise of a plan and the sessions so far: all that its next session follows from.
package struct Track: Sendable {
  /// The first target; after misses one of the rule's stages takes its place.
  package var target: Target
  /// True if the plan's loads are those of the exercise that this one stands in for: it begins with its own.
  package var isAlternative = false
  /// True if it is done with the body, as far as its name or the plan says: a plan's `bw` is no load of a machine.
  package var liftsBody = true
  package var rule: ProgressionRule
  /// The finished sessions on the track in which the exercise was done, oldest first. Those in which it was skipped are none.
  package var done: [Performance] = []
  /// The last day on which it was done on other lines than those of the plan, so that nobody knows which sets are those of this one.
  package var unpaired: CivilDate?
  /// The exercise's last load outside of the track, for a target that names none.
  package var lastLoad: (load: Load, date: CivilDate)?
  /// For targets in percent.
  package var trainingMax: TrainingMax?
  /// The sets with an effort of the last weeks, anywhere, for targets by effort.
  package var efforts: [(set: WorkSet, date: CivilDate)] = []
  package var rack = Rack()

  package init(_ target: Target, _ rule: ProgressionRule = ProgressionRule()) {
    (self.target, self.rule) = (target, rule)
  }
}

/// An exercise as it was done in one session.
package struct Performance: Sendable {
  package var date: CivilDate
  /// In their order, warm-ups too.
  package var sets: [WorkSet]

  package init(_ date: CivilDate, _ sets: [WorkSet]) { (self.date, self.sets) = (date, sets) }

  var workingSets: [WorkSet] { sets.allSatisfy(\.isWorking) ? sets : sets.filter(\.isWorking) }
}

/// The load that percentages refer to.
package struct TrainingMax: Hashable, Sendable {
  package var weight: Weight
  /// The day from which it holds.
  package var since: CivilDate
  /// Cycles of the plan completed since that day: each adds the rule's increment.
  package var cycles: Int
  /// The increments of the sessions since that day, in their order, under a rule that decides by reps; such a rule has no cycles.
  package var growth: [ProgressionRule.Increment] = []

  package init(_ weight: Weight, since: CivilDate, cycles: Int = 0) {
    (self.weight, self.since, self.cycles) = (weight, since, cycles)
  }
}
