import Training

extension Track {
  /// The next session of the exercise: nothing is remembered, all of it follows from what was planned and done.
  package var next: Proposal { ofLoads.withShares(rack) }

  /// The next session, its shares of the heaviest set still open.
  private var ofLoads: Proposal {
    switch way {
    case .percent: return byPercent
    case .effort: return byEffort
    case .log:
      let counted = counted
      var state = TrackState(self)
      for performance in counted[(lastOfNoMiss(in: counted) ?? 0)...] { state.add(performance) }
      return state.proposal(lastLoad)
    }
  }

  /// The source of the loads.
  enum Way { case percent, effort, log }

  var way: Way {
    if let load = target.workingSets.first?.load, case .percent = load { return .percent }
    return target.workingSets.contains { $0.effort != nil && $0.load == .open } ? .effort : .log
  }

  /// The sessions that count: those from the day of the rule on.
  var counted: [Performance] { done.filter { performance in rule.since.map { performance.date >= $0 } ?? true } }

  /// The index of the last performance that was no miss; those before it don't matter. Nil if they do: the rule has
  /// stages, adds reps, time or distance, or waits for several in a row. Neither a performance without a load counts here, as
  /// its load is that of one before, nor one with a set that is heavier than most.
  func lastOfNoMiss(in performances: [Performance]) -> Int? {
    guard rule.stages.isEmpty, !rule.addsAmount, rule.addAfter == 1 else { return nil }
    return performances.lastIndex { performance in
      let sets = target.matched(performance.workingSets)
      return !sets.isEmpty && !performance.workingSets.hasHeavierThanUsual && sets.allSatisfy { $0.load != .none }
        && Judgement(sets, of: target) != .missed
    }
  }
}

/// The state of a track after some of its sessions.
private struct TrackState {
  private let rule: ProgressionRule
  private let rack: Rack
  /// The plan's own target, and behind it those after misses.
  private let stages: [Target]
  /// The sets of the current stage.
  private var wanted: [TargetSet]
  private var stage = 0
  /// The load of each working set of the stage.
  private var loads: [TargetLoad]
  private var amounts: [TargetAmount]
  /// Misses in a row at one level: a load, or an amount where that is what grows.
  private var misses = 0
  private var missedLevel: Level?
  /// Sessions in a row that reached the target at one level.
  private var reaches = 0
  private var reachedLevel: Level?
  private var reason = Reason.firstTime
  /// True if the load that counts is the lightest of several of the last session.
  private var isOfLightest = false

  private enum Level: Hashable {
    case loads([TargetLoad])
    case amounts([TargetAmount])
  }

  init(_ track: Track) {
    rule = track.rule
    rack = track.rack
    let warmUps = track.target.sets.filter(\.isWarmUp)
    stages =
      [track.target] + track.rule.stages.map { $0.sets.contains(where: \.isWarmUp) ? $0 : Target(warmUps + $0.sets) }
    wanted = track.target.workingSets
    loads = wanted.map { set in
      switch set.load {
      case .load(.weight) where track.isAlternative, .load(.bodyweight) where !track.liftsBody: .open
      default: set.load
      }
    }
    amounts = wanted.map { $0.amount.bottom }
  }

  mutating func add(_ performance: Performance) {
    let asked = asked
    let done = asked.matched(performance.workingSets, asked: loads.first)
    // Drop sets alone are no try of a target without them.
    guard !done.isEmpty else { return }
    takeLoads(done)
    switch Judgement(done, of: asked) {
    case .reached: reached(done, on: performance.date)
    case .held: held(done, on: performance.date)
    case .missed: missed(on: performance.date)
    }
  }

  func proposal(_ lastLoad: (load: Load, date: CivilDate)?) -> Proposal {
    var (loads, reason) = (loads, reason)
    if case .firstTime = reason, let lastLoad {
      if loads.contains(.open) { reason = .lastLoad(on: lastLoad.date) }
      loads = loads.map { load in
        switch (load, lastLoad.load) {
        case (.open, _): .load(lastLoad.load)
        // An exercise that was done with the body is not done with the plain load that the plan has.
        case (.load(.weight(let added)), .bodyweight): .load(.bodyweight(added: added))
        default: load
        }
      }
    }
    var sets = stages[stage].sets
    var number = 0
    for place in sets.indices where !sets[place].isWarmUp {
      sets[place].load = loads[number]
      sets[place].amount = amounts[number]
      number += 1
    }
    return Proposal(sets: sets, reason: reason, isOfLightest: isOfLightest)
  }
}

extension TrackState {
  /// The target that is to be reached: that of the stage, with more reps, time or distance where these grow.
  private var asked: Target {
    var target = stages[stage]
    guard rule.addsAmount else { return target }
    let working = target.sets.indices.filter { !target.sets[$0].isWarmUp }
    for (place, amount) in zip(working, amounts) { target.sets[place].amount = amount }
    return target
  }

  private var level: Level { rule.addsAmount ? .amounts(amounts) : .loads(loads) }

  /// The load that counts is the lowest among sets that were planned with one load. One that was written without a load was
  /// done with that which was asked for.
  private mutating func takeLoads(_ done: [WorkSet]) {
    isOfLightest = false
    for first in wanted.indices where !wanted[..<first].contains(where: { $0.load == wanted[first].load }) {
      // A share of the heaviest set has no load of its own.
      if case .share = wanted[first].load { continue }
      let alike = wanted.indices.filter { wanted[$0].load == wanted[first].load }
      let written = alike.filter { $0 < done.count }.map { done[$0].load }.filter { $0 != .none }
      guard let least = written.min(by: isLess) else { continue }
      if written.contains(where: { $0 != least }) { isOfLightest = true }
      for place in alike { loads[place] = .load(least) }
    }
  }

  private mutating func reached(_ done: [WorkSet], on date: CivilDate) {
    (misses, missedLevel) = (0, nil)
    reaches = level == reachedLevel ? reaches + 1 : 1
    reachedLevel = level
    guard reaches >= rule.addAfter else {
      if !rule.addsAmount { amounts = wanted.map { $0.amount.bottom } }
      reason = .reachedOnce(on: date, number: reaches, of: rule.addAfter)
      return
    }
    reachedLevel = nil
    let add = rule.increment(for: done, of: asked)
    let before = amounts
    var added: [ProgressionRule.Increment] = []
    switch add {
    case .load, .percent:
      let raised = loads.map { $0.adding(add, rack) }
      for more in zip(loads, raised).compactMap({ $0.increment(to: $1) }) where !added.contains(.load(more)) {
        added.append(.load(more))
      }
      loads = raised
      amounts = wanted.map { $0.amount.bottom }
    case .reps, .time, .distance:
      amounts = wanted.indices.map { place in
        // The amount that counts is the least of those that were planned alike.
        let alike = wanted.indices.filter { wanted[$0].amount.bottom.isAlike(wanted[place].amount.bottom) }
        return alike.map { amounts[place].raised(to: done[$0]) }.min { $0.size < $1.size }?.adding(add)
          ?? amounts[place]
      }
      added = amounts == before ? [] : [add].compactMap(\.self)
    // At the top of a range without an increment the amounts stay.
    case nil: amounts = wanted.map { $0.amount.top }
    }
    let isNothing = added.allSatisfy { if case .load(let more) = $0 { more.hundredths == 0 } else { false } }
    reason = .reached(on: date, added: isNothing ? [] : added, asked: added.isEmpty ? nil : add)
  }

  /// Keeps the load, and adds one rep to the first set below the top. A heavier set counts as the best with the load.
  private mutating func held(_ done: [WorkSet], on date: CivilDate) {
    (misses, missedLevel, reachedLevel) = (0, nil, nil)
    var isRaised = false
    amounts = wanted.indices.map { place in
      let isHeavier = done[place].load != .none && .load(done[place].load) != loads[place]
      let alike = isHeavier ? done.filter { .load($0.load) == loads[place] } : []
      guard case .reps(let range, false) = wanted[place].amount,
        let reps = (alike + [done[place]]).compactMap(\.reps).max().map({ Int32(clamping: $0) })
      else { return wanted[place].amount }
      let isNext = !isRaised && reps < range.upperBound
      if isNext { isRaised = true }
      return .reps(min(range.upperBound, max(range.lowerBound, reps + (isNext ? 1 : 0))))
    }
    reason = .oneMoreRep(since: date)
  }

  private mutating func missed(on date: CivilDate) {
    misses = level == missedLevel ? misses + 1 : 1
    (missedLevel, reachedLevel) = (level, nil)
    if stage + 1 < stages.count {
      enter(stage + 1)
      reason = .nextStage(on: date, stage)
      return
    }
    if !rule.addsAmount { amounts = wanted.map { $0.amount.bottom } }
    reason = .missed(on: date, number: misses, of: rule.back?.misses)
    guard let back = rule.back, misses >= back.misses else { return }
    let before = level
    var lost: Weight?
    if rule.addsAmount {
      amounts = zip(amounts, wanted).map { $0.reduced(by: back.percent, notBelow: $1.amount.bottom) }
    } else {
      let all = loads
      loads = loads.map { $0.reduced(by: back.percent, rack) }
      lost = zip(loads, all).lazy.compactMap { $0.lost(by: back.percent, of: $1, rack) }.first
    }
    // Nothing is less where there is no load, or none but the body's, or where the plan's own amount is reached.
    if level != before { reason = .back(on: date, percent: back.percent, lost: lost) }
    if stages.count > 1 { enter(0) }
  }

  /// Its sets are done with the load of those before; where these had several, with the first of them.
  private mutating func enter(_ next: Int) {
    wanted = stages[next].workingSets
    let isAlike = wanted.count == loads.count
    let first = loads.first ?? .open
    loads = wanted.indices.map { isAlike ? loads[$0] : first }
    amounts = wanted.map { $0.amount.bottom }
    stage = next
    (misses, missedLevel) = (0, nil)
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
