package import Training

/// The sets of the next time, and the reason for them.
package struct Proposal: Hashable, Sendable {
  /// As the plan has them, with their loads and amounts decided. A load that is still `open` is for the person to choose.
  package let sets: [TargetSet]
  package let reason: Reason
  /// True if the planned sets of one load were done with several, of which the lightest counts.
  var isOfLightest = false
}

/// Why a proposal is what it is.
package enum Reason: Hashable, Sendable {
  /// Never done on the track: the plan's own numbers.
  case firstTime
  /// Never done on the track: the load is that of another session.
  case lastLoad(on: CivilDate)
  /// The target was reached that day, and so much is added, of several loads to each; nothing where the plan asks for nothing, or
  /// for what can't be loaded.
  case reached(on: CivilDate, added: [ProgressionRule.Increment], asked: ProgressionRule.Increment?)
  /// The target was reached that day, for the so manieth time of those in a row that it takes: the same again.
  case reachedOnce(on: CivilDate, number: Int, of: Int)
  /// The bottom of the range was reached that day and its top was not: the same load, a rep more.
  case oneMoreRep(since: CivilDate)
  /// A miss that day, with its number in a row: the same again.
  case missed(on: CivilDate, number: Int, of: Int?)
  /// A miss that day: the next stage, counted from 1.
  case nextStage(on: CivilDate, Int)
  /// A miss too many that day: less by hundredths of a percent, or by a weight where counted plates make no such load.
  case back(on: CivilDate, percent: Int32, lost: Weight? = nil)
  /// A percentage of the training max, after so many cycles.
  case percent(of: Weight, cycles: Int)
  /// There is no training max to take a percentage of.
  case noTrainingMax
  /// By the table of efforts, from a set of that day.
  case effort(on: CivilDate, WorkSet)
}

extension Reason {
  /// The day of the session that the reason refers to; nil without one.
  package var date: CivilDate? {
    switch self {
    case .firstTime, .percent, .noTrainingMax: nil
    case .lastLoad(let date), .reached(let date, _, _), .reachedOnce(let date, _, _), .oneMoreRep(let date),
      .missed(let date, _, _),
      .nextStage(let date, _), .back(let date, _, _), .effort(let date, _):
      date
    }
  }
}

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
      ramp.append(TargetSet(.reps(reps), .load(.weight(Weight(hundredths: hundredths, load.unit))), marks: .warmUp))
    }
    return Proposal(sets: ramp + sets, reason: reason, isOfLightest: isOfLightest)
  }
}
