/// The target of an exercise in one session: its sets in their order, with warm-ups.
package struct Target: Hashable, Sendable {
  package var sets: [TargetSet]

  package init(_ sets: [TargetSet]) { self.sets = sets }

  /// The index among the working sets of the heaviest that asks for as many reps as possible, of several the last; nil without
  /// one.
  package var decidingSet: Int? {
    let all = workingSets
    return all.indices.reversed().filter { all[$0].isOpenEnded }.max { all[$0].load.rank < all[$1].load.rank }
  }

  package var workingSets: [TargetSet] { sets.contains(where: \.isWarmUp) ? sets.filter { !$0.isWarmUp } : sets }
}

/// The target of one set.
package struct TargetSet: Hashable, Sendable {
  package var load: TargetLoad
  package var amount: TargetAmount
  package var effort: Effort?
  package var marks: SetMarks

  package init(
    _ amount: TargetAmount, _ load: TargetLoad = .open, effort: Effort? = nil, marks: SetMarks = []
  ) {
    self.amount = amount
    self.load = load
    self.effort = effort
    self.marks = marks
  }

  package var isWarmUp: Bool { marks.contains(.warmUp) }
  /// True if it asks for as many reps as possible.
  package var isOpenEnded: Bool { if case .reps(_, true) = amount { true } else { false } }
  /// True if it asks for nothing else, `1+`, so that its number means nothing.
  package var asksForAll: Bool { amount == .reps(1...1, orMore: true) }
}

extension TargetSet {
  /// The set as it would be written down: at the bottom of its range, without a load that nobody decided.
  package var asWorkSet: WorkSet {
    var load = Load.none
    if case .load(let decided) = self.load { load = decided }
    let amount: Amount =
      switch amount {
      case .reps(let range, _): .reps(range.lowerBound)
      case .time(let time): .time(time)
      case .distance(let distance, let limit): .distance(distance, in: limit)
      }
    var set = WorkSet(load: load, amount: amount)
    set.marks = marks
    set.effort = effort
    return set
  }
}

/// The load of a target.
package enum TargetLoad: Hashable, Sendable {
  /// No load is written: it is the last one lifted, or is found by effort.
  case open
  case load(Load)
  /// Hundredths of a percent of the training max, 1 to 20,000: 85 % is 8500.
  case percent(Int32)
  /// Hundredths of a percent of the heaviest working set of the session, 1 to 20,000: `90% of top`.
  case share(Int32)

  /// To find the heaviest of a target: shares of the heaviest set are below all that have a load of their own.
  fileprivate var rank: Int64 {
    switch self {
    case .open: 0
    case .load(let load): load.weight?.exact ?? 0
    case .percent(let percent): Int64(percent)
    case .share(let percent): Int64(percent) - 20_001
    }
  }
}

/// The repetitions, time or distance of a target.
package enum TargetAmount: Hashable, Sendable {
  /// A range of reps, 0 to 999; with `orMore` as many as possible, at least its lower bound.
  case reps(ClosedRange<Int32>, orMore: Bool)
  case time(Elapsed)
  case distance(Distance, in: Elapsed?)

  package static func reps(_ reps: Int32) -> TargetAmount { .reps(reps...reps, orMore: false) }
}

/// The rule by which an exercise of a plan goes on from session to session.
package struct ProgressionRule: Hashable, Sendable {
  /// The increment after the target is reached; nil for none.
  package var add: Increment?
  /// The number of sessions in a row that have to reach the target for it, 1 or more.
  package var addAfter = 1
  /// The increments by the reps of the heaviest set of as many as possible, in place of `add`; the least reps first.
  package var bonuses: [Bonus] = []
  package var back: Back?
  /// The targets after each miss, in their order, at the same load.
  package var stages: [Target] = []
  /// The day before which sessions do not count for the exercise.
  package var since: CivilDate?

  package init() {}

  /// True if loads grow by it.
  package var addsLoad: Bool {
    switch add {
    case .load, .percent: true
    case .reps, .time, .distance: false
    case nil: !bonuses.isEmpty
    }
  }

  /// An increment for at least so many reps: `add 5kg if 8+`.
  package struct Bonus: Hashable, Sendable {
    package var least: Int32
    package var add: Increment

    package init(_ add: Increment, from least: Int32) { (self.add, self.least) = (add, least) }
  }

  package enum Increment: Hashable, Sendable {
    case load(Weight)
    /// Hundredths of a percent of the load.
    case percent(Int32)
    case reps(Int32)
    case time(Elapsed)
    case distance(Distance)
  }

  /// A reduction of the load after a number of misses in a row at one load.
  package struct Back: Hashable, Sendable {
    /// The hundredths of a percent, 1 to 10,000.
    package var percent: Int32
    /// The number of misses, 1 or more.
    package var misses: Int

    package init(percent: Int32, after misses: Int) {
      self.percent = percent
      self.misses = misses
    }
  }
}
