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

  /// To compare amounts of one kind by.
  var size: Int64 {
    switch self {
    case .reps(let range, _): Int64(range.lowerBound)
    case .time(let time): Int64(time.hundredths)
    case .distance(let distance, _): distance.exact
    }
  }

  /// True if both ask for as much, whether or not more is welcome.
  func isAlike(_ other: TargetAmount) -> Bool {
    if case .reps(let range, _) = self, case .reps(let others, _) = other { return range == others }
    return self == other
  }

  /// Returns the amount of `set` where that is more than this one, in the plan's unit, rounded down to the hundredth.
  func raised(to set: WorkSet) -> TargetAmount {
    switch (self, set.amount) {
    case (.reps(let range, let orMore), .reps(let reps)):
      let most = min(max(reps, range.lowerBound), 999)
      return .reps(most...most, orMore: orMore)
    case (.time(let wanted), .time(let done)): return .time(max(wanted, done))
    case (.distance(let wanted, let limit), .distance(let done, _)):
      guard done > wanted else { return self }
      return .distance(
        Distance(hundredths: Int32(min(done.exact / wanted.unit.tenthMillimetres, 999_999)), wanted.unit), in: limit)
    default: return self
    }
  }

  /// At most the 999 reps, 99 hours and 9,999.99 of a unit that a set can have. Another unit of the increment is converted, to
  /// the hundredth below.
  func adding(_ more: ProgressionRule.Increment?) -> TargetAmount {
    switch (self, more) {
    case (.reps(let range, let orMore), .reps(let reps)?):
      let next = min(range.lowerBound + reps, 999)
      return .reps(next...next, orMore: orMore)
    case (.time(let time), .time(let more)?):
      let sum = time.hundredths.addingReportingOverflow(more.hundredths)
      return sum.overflow || sum.partialValue > 99 * 360_000 ? self : .time(Elapsed(hundredths: sum.partialValue))
    case (.distance(let distance, let limit), .distance(let more)?):
      let sum = distance.exact.addingReportingOverflow(more.exact)
      guard !sum.overflow else { return self }
      let hundredths = Int32(min(sum.partialValue / distance.unit.tenthMillimetres, 999_999))
      return .distance(Distance(hundredths: hundredths, distance.unit), in: limit)
    default: return self
    }
  }

  /// Less by hundredths of a percent, rounded down to whole reps, seconds and hundredths of a unit; never less than another.
  func reduced(by percent: Int32, notBelow least: TargetAmount) -> TargetAmount {
    func less(_ number: some BinaryInteger) -> Int64 { Int64(number) * Int64(10_000 - percent) / 10_000 }
    var lower = self
    switch self {
    case .reps(let range, let orMore):
      let reps = Int32(clamping: less(range.lowerBound))
      lower = .reps(reps...reps, orMore: orMore)
    case .time(let time): lower = .time(Elapsed(hundredths: .init(clamping: less(time.hundredths) / 100 * 100)))
    case .distance(let distance, let limit):
      lower = .distance(Distance(hundredths: Int32(clamping: less(distance.hundredths)), distance.unit), in: limit)
    }
    return lower.size < least.size ? least : lower
  }
}

extension ProgressionRule {
  /// True if the increment is of reps, time or distance.
  var addsAmount: Bool {
    switch add {
    case .reps, .time, .distance: true
    case .load, nil: false
    }
  }
}

extension TargetLoad {
  /// An increment in the other unit is converted, to the hundredth below. With a rack the sum goes to the nearest load of it,
  /// and up by one at least, where the increment was converted or the plates are known.
  func adding(_ more: Weight, _ rack: Rack? = nil) -> TargetLoad {
    guard case .load(let load) = self else { return self }
    switch load {
    case .none: return self
    case .weight(let weight): return .load(.weight(weight.adding(more, rack)))
    case .bodyweight(let added): return .load(.bodyweight(added: added.adding(more, rack?.withoutBar)))
    }
  }

  /// Returns the difference of a heavier load of this kind and unit; nil for any other.
  func increment(to heavier: TargetLoad) -> Weight? {
    switch (self, heavier) {
    case (.load(.weight(let before)), .load(.weight(let now))),
      (.load(.bodyweight(let before)), .load(.bodyweight(let now))):
      guard before.unit == now.unit, before < now else { return nil }
      return Weight(hundredths: now.hundredths - before.hundredths, now.unit)
    default: return nil
    }
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
  fileprivate func adding(_ more: Weight, _ rack: Rack?) -> Weight {
    let other = more.unit == unit ? Int64(more.hundredths) : more.exact / Weight.exactPerHundredth(unit)
    let sum = Weight(hundredths: Int32(max(-999_999, min(Int64(hundredths) + other, 999_999))), unit)
    guard let rack, more.unit != unit || rack.knowsPlates(of: self) else { return sum }
    let rounded = rack.roundedToNearest(Int64(sum.hundredths), scale: 1, unit)
    return rounded > self ? rounded : rack.load(above: self)
  }
}
