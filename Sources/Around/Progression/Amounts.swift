import Training

extension TargetAmount {
  /// A range begins at its bottom.
  var bottom: TargetAmount {
    guard case .reps(let range, false) = self else { return self }
    return .reps(range.lowerBound)
  }

  var top: TargetAmount {
    guard case .reps(let range, false) = self else { return self }
    return .reps(range.upperBound)
  }

  /// True if both ask for as much, whether or not more is welcome.
  func isAlike(_ other: TargetAmount) -> Bool {
    if case .reps(let range, _) = self, case .reps(let others, _) = other { return range == others }
    return self == other
  }

  /// Returns the amount of `set` where that is more than this one, in the plan's unit, rounded down to the hundredth.
  func raised(to set: WorkSet) -> TargetAmount { size(of: set.amount).map { with(max(size, $0)) } ?? self }

  /// Returns the sum, with an increment in another unit rounded down to the hundredth; the same for one of another kind.
  func adding(_ more: ProgressionRule.Increment?) -> TargetAmount {
    more?.amount.flatMap { size(of: $0) }.map { with(size + $0) } ?? self
  }

  /// Less by hundredths of a percent, rounded down to whole reps, seconds and hundredths of a unit; never less than another.
  func reduced(by percent: Int32, notBelow least: TargetAmount) -> TargetAmount {
    var less = size * Int64(10_000 - percent) / 10_000
    if case .time = self { less = less / 100 * 100 }
    return less < least.size ? least : with(less)
  }

  /// The number of reps at the bottom of the range, of hundredths of a second, or of hundredths of the unit of distance.
  var size: Int64 {
    switch self {
    case .reps(let range, _): Int64(range.lowerBound)
    case .time(let time): Int64(time.hundredths)
    case .distance(let distance, _): Int64(distance.hundredths)
    }
  }

  /// Returns the size of another amount in the unit of this one, rounded down; nil for one of another kind.
  private func size(of amount: Amount) -> Int64? {
    switch (self, amount) {
    case (.reps, .reps(let reps)): Int64(reps)
    case (.time, .time(let time)), (.time, .distance(_, let time?)): Int64(time.hundredths)
    case (.distance(let own, _), .distance(let distance, _)): distance.exact / own.unit.tenthMillimetres
    default: nil
    }
  }

  /// Returns the amount with another size, at most the 999 reps, 99 hours and 9,999.99 of a unit that a set can have.
  private func with(_ size: Int64) -> TargetAmount {
    func limited(to most: Int64) -> Int32 { Int32(clamping: min(size, most)) }
    switch self {
    case .reps(_, let orMore):
      let reps = limited(to: 999)
      return .reps(reps...reps, orMore: orMore)
    case .time: return .time(Elapsed(hundredths: limited(to: 99 * 360_000)))
    case .distance(let distance, let limit):
      return .distance(Distance(hundredths: limited(to: 999_999), distance.unit), in: limit)
    }
  }
}

extension ProgressionRule {
  /// Returns what is added after some sets that reached a target: by the reps of the heaviest set of as many as possible, where
  /// the rule says so of them.
  func increment(for done: [WorkSet], of target: Target) -> Increment? {
    guard let deciding = target.decidingSet, done.indices.contains(deciding), let reps = done[deciding].reps else {
      return add
    }
    return bonuses.last { reps >= Int($0.least) }?.add ?? add
  }

  /// True if the increment is of reps, time or distance.
  var addsAmount: Bool { add?.amount != nil }
}

extension ProgressionRule.Increment {
  /// The reps, time or distance that are added; nil for a load.
  fileprivate var amount: Amount? {
    switch self {
    case .load, .percent: nil
    case .reps(let reps): .reps(reps)
    case .time(let time): .time(time)
    case .distance(let distance): .distance(distance, in: nil)
    }
  }
}

extension PlannedExercise {
  /// Returns what some working sets add to the training max: by the heaviest set of as many reps as possible, else `add` where
  /// they are no miss.
  func growth(by sets: [WorkSet]) -> ProgressionRule.Increment? {
    let done = target.matched(sets)
    var rule = rule
    if Judgement(done, of: target) == .missed { rule.add = nil }
    return rule.increment(for: done, of: target)
  }
}

extension TargetLoad {
  /// Adds an increment of loads, or a percentage of this one, which goes to the nearest load of the rack and up by one at least.
  func adding(_ more: ProgressionRule.Increment?, _ rack: Rack? = nil) -> TargetLoad {
    guard case .load(let load) = self, let weight = load.weight else { return self }
    switch more {
    case .load(let more): return adding(more, rack)
    case .percent(let percent):
      let more = Weight(hundredths: Int32(clamping: Int64(weight.hundredths) * Int64(percent) / 10_000), weight.unit)
      return adding(more, rack, isRounded: true)
    case .reps, .time, .distance, nil: return self
    }
  }

  /// An increment in the other unit is converted, to the hundredth below. With a rack the sum goes to the nearest load of it,
  /// and up by one at least, where the increment was converted or the plates are known.
  func adding(_ more: Weight, _ rack: Rack? = nil, isRounded: Bool = false) -> TargetLoad {
    guard case .load(let load) = self else { return self }
    switch load {
    case .none: return self
    case .weight(let weight): return .load(.weight(weight.adding(more, rack, isRounded: isRounded)))
    case .bodyweight(let added):
      return .load(.bodyweight(added: added.adding(more, rack?.withoutBar, isRounded: isRounded)))
    }
  }

  /// Returns the difference of a load of this kind and unit that is no lighter; nil for any other.
  func increment(to heavier: TargetLoad) -> Weight? {
    switch (self, heavier) {
    case (.load(.weight(let before)), .load(.weight(let now))),
      (.load(.bodyweight(let before)), .load(.bodyweight(let now))):
      guard before.unit == now.unit, before <= now else { return nil }
      return Weight(hundredths: now.hundredths - before.hundredths, now.unit)
    default: return nil
    }
  }

  /// Returns the difference to a heavier load that was to be reduced by so much; nil where it is that, or no plates are counted.
  func lost(by percent: Int32, of heavier: TargetLoad, _ rack: Rack) -> Weight? {
    guard let lost = increment(to: heavier), rack.countsPlates(of: lost.unit), case .load(let load) = heavier,
      Int64(lost.hundredths) * 10_000 != Int64(load.weight?.hundredths ?? 0) * Int64(percent)
    else { return nil }
    return lost
  }

  /// Less by hundredths of a percent, rounded down to what can be loaded; the same where that would be nothing. Of a load on the
  /// body only what was added to it.
  func reduced(by percent: Int32, _ rack: Rack) -> TargetLoad {
    guard case .load(let load) = self else { return self }
    func less(_ weight: Weight, _ rack: Rack) -> Weight {
      let lower = rack.roundedDown(Int64(weight.hundredths) * Int64(10_000 - percent), scale: 10_000, weight.unit)
      return lower.hundredths > 0 ? lower : weight
    }
    switch load {
    case .none: return self
    case .weight(let weight): return .load(.weight(less(weight, rack)))
    case .bodyweight(let added):
      return .load(.bodyweight(added: added.hundredths > 0 ? less(added, rack.withoutBar) : added))
    }
  }
}

extension Weight {
  fileprivate func adding(_ more: Weight, _ rack: Rack?, isRounded: Bool) -> Weight {
    let other = more.unit == unit ? Int64(more.hundredths) : more.exact / Weight.exactPerHundredth(unit)
    let sum = Weight(hundredths: Int32(max(-999_999, min(Int64(hundredths) + other, 999_999))), unit)
    guard let rack, isRounded || more.unit != unit || rack.knowsPlates(of: self) else { return sum }
    let rounded = rack.roundedToNearest(Int64(sum.hundredths), scale: 1, unit)
    return rounded > self ? rounded : rack.load(above: self)
  }
}
