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

  /// Reps more than a set had, at least what is asked for; at most the 999 that a set can have.
  func adding(reps: Int32, to set: WorkSet) -> TargetAmount {
    guard case .reps(let range, let orMore) = self else { return self }
    let done = max(Int32(clamping: set.reps ?? 0), range.lowerBound)
    let next = min(done + reps, 999)
    return .reps(next...next, orMore: orMore)
  }

  func adding(_ more: Elapsed, to set: WorkSet) -> TargetAmount {
    guard case .time(let wanted) = self, case .time(let done) = set.amount else { return self }
    let sum = max(wanted.hundredths, done.hundredths).addingReportingOverflow(more.hundredths)
    return sum.overflow || sum.partialValue > 99 * 360_000 ? self : .time(Elapsed(hundredths: sum.partialValue))
  }

  /// In the unit of the plan; another unit of the increment is converted, to the hundredth below.
  func adding(_ more: Distance, to set: WorkSet) -> TargetAmount {
    guard case .distance(let wanted, let limit) = self, case .distance(let done, _) = set.amount else {
      return self
    }
    let sum = max(wanted, done).exact.addingReportingOverflow(more.exact)
    guard !sum.overflow else { return self }
    let hundredths = Int32(min(sum.partialValue / wanted.unit.tenthMillimetres, 999_999))
    return .distance(Distance(hundredths: hundredths, wanted.unit), in: limit)
  }
}

extension TargetLoad {
  /// An increment in the other unit is converted, to the hundredth below.
  func adding(_ more: Weight) -> TargetLoad {
    guard case .load(let load) = self else { return self }
    switch load {
    case .none: return self
    case .weight(let weight): return .load(.weight(weight.adding(more)))
    case .bodyweight(let added): return .load(.bodyweight(added: added.adding(more)))
    }
  }

  /// Less by hundredths of a percent, rounded down to what can be loaded. Of a load on the body only what was added to it.
  func reduced(by percent: Int32, _ step: LoadStep) -> TargetLoad {
    guard case .load(let load) = self else { return self }
    func less(_ weight: Weight) -> Weight {
      step.roundedDown(Int64(weight.hundredths) * Int64(10_000 - percent), scale: 10_000, weight.unit)
    }
    switch load {
    case .none: return self
    case .weight(let weight): return .load(.weight(less(weight)))
    case .bodyweight(let added): return .load(.bodyweight(added: added.hundredths > 0 ? less(added) : added))
    }
  }
}

extension Weight {
  fileprivate func adding(_ more: Weight) -> Weight {
    let other = more.unit == unit ? Int64(more.hundredths) : more.exact / Weight.exactPerHundredth(unit)
    return Weight(hundredths: Int32(max(-999_999, min(Int64(hundredths) + other, 999_999))), unit)
  }
}
