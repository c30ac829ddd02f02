import Training

extension Track {
  /// The next session of the exercise: nothing is remembered, all of it follows from what was planned and done.
  package var next: Proposal {
    if let by = target.workingSets.first?.load, case .percent = by { return byPercent }
    if target.workingSets.contains(where: { $0.effort != nil && $0.load == .open }) { return byEffort }
    let counted = done.filter { performance in rule.since.map { performance.date >= $0 } ?? true }
    var state = TrackState(target, rule, step)
    for performance in counted { state.add(performance) }
    return state.proposal(lastLoad)
  }
}

/// Where a track stands after some of its sessions.
private struct TrackState {
  private let rule: ProgressionRule
  private let step: LoadStep
  /// The plan's own target, and behind it those after misses.
  private let stages: [Target]
  private var stage = 0
  /// What each working set of the stage is to be done with, or was.
  private var loads: [TargetLoad]
  private var amounts: [TargetAmount]
  /// Misses in a row at one load.
  private var misses = 0
  private var missedLoads: [TargetLoad] = []
  private var reason = Reason.firstTime

  init(_ target: Target, _ rule: ProgressionRule, _ step: LoadStep) {
    self.rule = rule
    self.step = step
    stages = [target] + rule.stages
    loads = target.workingSets.map(\.load)
    amounts = target.workingSets.map { $0.amount.bottom }
  }

  mutating func add(_ performance: Performance) {
    let done = stages[stage].matched(performance.workingSets)
    // Only warm-ups: nothing was tried.
    guard !done.isEmpty else { return }
    takeLoads(done)
    switch Judgement(done, of: stages[stage]) {
    case .reached: reached(done, on: performance.date)
    case .held: held(done, on: performance.date)
    case .missed: missed(on: performance.date)
    }
  }

  func proposal(_ lastLoad: (load: Load, date: CivilDate)?) -> Proposal {
    var (loads, reason) = (loads, reason)
    if case .firstTime = reason, loads.contains(.open), let lastLoad {
      loads = loads.map { $0 == .open ? .load(lastLoad.load) : $0 }
      reason = .lastLoad(on: lastLoad.date)
    }
    var sets = stages[stage].sets
    var number = 0
    for place in sets.indices where !sets[place].isWarmUp {
      sets[place].load = loads[number]
      sets[place].amount = amounts[number]
      number += 1
    }
    return Proposal(sets: sets, reason: reason)
  }
}

extension TrackState {
  /// The load that counts is the lowest among sets that were planned with one load.
  private mutating func takeLoads(_ done: [WorkSet]) {
    let planned = stages[stage].workingSets
    for load in Set(planned.map(\.load)) {
      let places = planned.indices.filter { planned[$0].load == load && $0 < done.count }
      guard let least = places.map({ done[$0].load }).min(by: isLess) else { continue }
      for place in planned.indices where planned[place].load == load { loads[place] = .load(least) }
    }
  }

  private mutating func reached(_ done: [WorkSet], on date: CivilDate) {
    misses = 0
    missedLoads = []
    let wanted = stages[stage].workingSets
    amounts = wanted.map { $0.amount.bottom }
    switch rule.add {
    case .load(let weight): loads = loads.map { $0.adding(weight) }
    case .reps(let reps): amounts = zip(wanted, done).map { $0.amount.bottom.adding(reps: reps, to: $1) }
    case .time(let time): amounts = zip(wanted, done).map { $0.amount.adding(time, to: $1) }
    case .distance(let distance): amounts = zip(wanted, done).map { $0.amount.adding(distance, to: $1) }
    case nil: break
    }
    reason = .reached(on: date, added: rule.add)
  }

  /// The same load, and one rep more on the first set below the top.
  private mutating func held(_ done: [WorkSet], on date: CivilDate) {
    misses = 0
    missedLoads = []
    var isRaised = false
    amounts = zip(stages[stage].workingSets, done).map { planned, set in
      guard case .reps(let range, false) = planned.amount, let reps = set.reps.map({ Int32(clamping: $0) })
      else {
        return planned.amount
      }
      let isNext = !isRaised && reps < range.upperBound
      if isNext { isRaised = true }
      return .reps(min(range.upperBound, max(range.lowerBound, reps + (isNext ? 1 : 0))))
    }
    reason = .oneMoreRep(since: date)
  }

  private mutating func missed(on date: CivilDate) {
    misses = loads == missedLoads ? misses + 1 : 1
    missedLoads = loads
    if stage + 1 < stages.count {
      enter(stage + 1)
      reason = .nextStage(on: date, stage)
      return
    }
    let limit = rule.back.map { stages.count > 1 ? 1 : $0.misses }
    guard let back = rule.back, let limit, misses >= limit else {
      amounts = stages[stage].workingSets.map { $0.amount.bottom }
      reason = .missed(on: date, number: misses, of: limit)
      return
    }
    loads = loads.map { $0.reduced(by: back.percent, step) }
    enter(0)
    reason = .back(on: date, percent: back.percent)
  }

  /// Its sets are done with the load of those before; where these had several, with the first of them.
  private mutating func enter(_ next: Int) {
    let planned = stages[next].workingSets
    let isAlike = planned.count == loads.count
    let first = loads.first ?? .open
    loads = planned.indices.map { isAlike ? loads[$0] : first }
    amounts = planned.map { $0.amount.bottom }
    stage = next
    misses = 0
    missedLoads = []
  }

  private func isLess(_ left: Load, _ right: Load) -> Bool {
    switch (left, right) {
    case (.weight(let left), .weight(let right)), (.bodyweight(let left), .bodyweight(let right)):
      left < right
    case (.none, .none): false
    case (.none, _): true
    case (.bodyweight, .weight): true
    default: false
    }
  }
}
