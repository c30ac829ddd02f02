import Training

extension Track {
  /// Percentages of the training max, which grows by the increment with each cycle of the plan: each rounded to the nearest
  /// step, a tie down. What was done does not change them.
  var byPercent: Proposal {
    guard let trainingMax else { return Proposal(sets: target.sets, reason: .noTrainingMax) }
    var now = TargetLoad.load(.weight(trainingMax.weight))
    if case .load(let weight) = rule.add {
      for _ in 0..<max(0, trainingMax.cycles) { now = now.adding(weight) }
    }
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
