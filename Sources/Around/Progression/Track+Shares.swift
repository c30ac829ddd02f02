import Training

extension Track {
  /// The load that leaves as much in reserve as the plan asks for, rounded down: from the best set with an effort by the
  /// table of efforts. Without such a set, what was lifted last.
  var byEffort: Proposal {
    var best: (percent: Int64, weight: Weight, set: WorkSet, date: CivilDate)?
    for (set, date) in efforts {
      guard let weight = set.weight, let reps = set.reps, let effort = set.effort, set.isWorking,
        let percent = EffortTable.permille(reps: reps, effort)
      else { continue }
      // The one-rep max that a weight is a share of, compared without a division.
      if let best, weight.exact * best.percent < best.weight.exact * percent { continue }
      best = (percent, weight, set, date)
    }
    var sets = target.sets
    var isFromTable = false
    let last = counted.last { $0.workingSets.contains(where: \.isLoaded) }
    for place in sets.indices where sets[place].load == .open && !sets[place].isWarmUp {
      if let best, let effort = sets[place].effort, case .reps(let range, _) = sets[place].amount,
        let wanted = EffortTable.permille(reps: Int(range.lowerBound), effort)
      {
        let weight = rack.roundedDown(Int64(best.weight.hundredths) * wanted, scale: best.percent, best.weight.unit)
        sets[place].load = .load(.weight(weight))
        isFromTable = true
      } else if let load = last?.workingSets.first(where: \.isLoaded)?.load ?? lastLoad?.load {
        sets[place].load = .load(load)
      }
    }
    if let best, isFromTable { return Proposal(sets: sets, reason: .effort(on: best.date, best.set)) }
    if let last { return Proposal(sets: sets, reason: .lastLoad(on: last.date)) }
    return Proposal(sets: sets, reason: lastLoad.map { .lastLoad(on: $0.date) } ?? .firstTime)
  }
}

extension Track {
  /// Percentages of the training max, which grows by the increment with each cycle of the plan, or by the reps of its sessions: each
  /// rounded to the nearest step, a tie down.
  var byPercent: Proposal {
    guard let trainingMax else { return Proposal(sets: target.sets, reason: .noTrainingMax) }
    var now = TargetLoad.load(.weight(trainingMax.weight))
    for _ in 0..<max(0, trainingMax.cycles) { now = now.adding(rule.add) }
    for more in trainingMax.growth { now = now.adding(more) }
    guard case .load(.weight(let base)) = now else {
      return Proposal(sets: target.sets, reason: .noTrainingMax)
    }
    let sets = target.sets.map { set in
      guard case .percent(let percent) = set.load else { return set }
      var decided = set
      decided.load = .load(
        .weight(rack.roundedToNearest(Int64(base.hundredths) * Int64(percent), scale: 10_000, base.unit)))
      return decided
    }
    return Proposal(sets: sets, reason: .percent(of: base, cycles: max(0, trainingMax.cycles)))
  }
}

extension Proposal {
  /// With the loads of `90% of top`: shares of the heaviest working set that has a load of its own, each rounded to the nearest
  /// that can be loaded, a tie down. On the body they are of what is added.
  func withShares(_ rack: Rack) -> Proposal {
    var top: Load?
    for set in sets where !set.isWarmUp {
      if case .load(let load) = set.load, (load.weight?.exact ?? 0) > (top?.weight?.exact ?? -1) { top = load }
    }
    let decided = sets.map { set in
      guard case .share(let percent) = set.load else { return set }
      func share(_ weight: Weight, _ rack: Rack) -> Weight {
        rack.roundedToNearest(Int64(weight.hundredths) * Int64(percent), scale: 10_000, weight.unit)
      }
      var set = set
      switch top {
      case .weight(let weight): set.load = .load(.weight(share(weight, rack)))
      case .bodyweight(let added): set.load = .load(.bodyweight(added: share(added, rack.withoutBar)))
      case .some(.none), nil: set.load = .open
      }
      return set
    }
    return Proposal(sets: decided, reason: reason, isOfLightest: isOfLightest)
  }
}

/// The share of a one-rep max by reps and effort (Tuchscherer, *The Reactive Training Manual*, 2008). Reps and reps in
/// reserve count alike, so that one row holds the table.
enum EffortTable {
  /// Thousandths of the max: of 1 repetition with none in reserve, then each half repetition more.
  private static let shares: [Int64] = [
    1000, 978, 955, 939, 922, 907, 892, 878, 863, 850, 837, 824, 811, 799, 786, 774, 762, 751, 739, 723, 707,
    694, 680,
    667, 653, 640, 626, 613, 599, 586,
  ]

  /// Nil for what is not in the table: below RPE 6.5, or too many reps.
  static func permille(reps: Int, _ effort: Effort) -> Int64? {
    let halvesInReserve: Int
    switch effort {
    case .rpe(let halves): halvesInReserve = 20 - Int(halves)
    case .rir(let reps): halvesInReserve = Int(reps) * 2
    }
    guard 1...12 ~= reps, 0...7 ~= halvesInReserve else { return nil }
    let place = (reps - 1) * 2 + halvesInReserve
    return shares.indices.contains(place) ? shares[place] : nil
  }
}
