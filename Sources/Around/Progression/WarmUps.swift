import Training

extension Proposal {
  /// With a ramp before the first working set: the bar, then 40, 60 and 80 percent of the load for fewer and fewer reps, as
  /// *Starting Strength* has it. Unchanged where the plan has warm-ups, or where there is no load in kilograms or pounds.
  package func withWarmUps(_ rack: Rack) -> Proposal {
    guard !sets.contains(where: \.isWarmUp), case .load(.weight(let load))? = sets.first?.load,
      case .reps? = sets.first?.amount
    else { return self }
    var ramp: [TargetSet] = []
    var last = Int32(0)
    let bar = rack.plates(load.unit)?.bar
    let loads =
      [(bar?.hundredths ?? 0, Int32(5))]
      + [(40, 5), (60, 3), (80, 2)].map { percent, reps in
        (rack.roundedDown(Int64(load.hundredths) * Int64(percent), scale: 100, load.unit).hundredths, Int32(reps))
      }
    for (hundredths, reps) in loads where hundredths > last && hundredths < load.hundredths {
      if hundredths < bar?.hundredths ?? 0 { continue }
      last = hundredths
      ramp.append(
        TargetSet(.reps(reps), .load(.weight(Weight(hundredths: hundredths, load.unit))), marks: .warmUp))
    }
    return Proposal(sets: ramp + sets, reason: reason)
  }
}
