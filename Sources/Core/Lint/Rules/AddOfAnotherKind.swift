import Grammar
import Text
import Training

extension Rule {
  static let addOfAnotherKind = Rule(
    "add-of-another-kind", .warning, "an exercise adds what its target does not count",
    condition:
      "`add` has reps, and the first working set of the target is no reps, or a range, or of percent; a time or distance, and it is none; a weight, and it is neither reps nor loaded",
    reason: """
      A time grows by seconds, a distance by metres, reps by reps; a load grows where there is one. Anything else is \
      never added. A range adds reps by itself, and what 'add' has comes at its top.
      """,
    bad: [
      .exercisesOfPlan("- Prancha: abs, 3x60s, ⟦add 1 rep⟧\n"),
      .exercisesOfPlan("- Corrida: cardio, 5km, ⟦add 2.5kg⟧\n"),
      .exercisesOfPlan("- Terra: legs, 3x5 @ 100kg, ⟦add 5s⟧\n"),
      .exercisesOfPlan("- Paralela: chest, 3x8-12 @ bw, ⟦add 1 rep⟧\n"),
    ],
    good: [
      .exercisesOfPlan(
        "- Prancha: abs, 3x60s, add 5s\n- Terra: legs, 3x5, add 2.5kg\n- Carga: arms, 24kg x 40m, add 2kg\n")
    ],
    .inEachPlan { file, _, found in
      for (exercise, places) in file.exercises {
        guard let add = exercise.rule.add, let range = places.add, let set = exercise.target.workingSets.first,
          !add.fits(set)
        else { continue }
        if case (.reps, .reps(let reps, false)) = (add, set.amount), reps.count > 1 {
          found.add(
            file.source, range, "a range adds reps by itself, up to \(reps.upperBound)",
            help:
              "write 'add 2.5kg' for the load, or one number of reps: '\(exercise.target.workingSets.count)x\(reps.lowerBound)'"
          )
          continue
        }
        found.add(
          file.source, range, "'\(file.source.text(range))' adds nothing to \(set.amount.inWords)",
          help: "write '\(set.amount.increment)'" + (set.load == .open ? "" : ", or 'add 2.5kg' for the load"))
      }
    })
}

extension ProgressionRule.Increment {
  fileprivate func fits(_ set: TargetSet) -> Bool {
    switch (self, set.amount) {
    case (.reps, .reps(let range, let orMore)):
      if case .percent = set.load { false } else { orMore || range.count == 1 }
    case (.time, .time), (.distance, .distance): true
    case (.load, .reps): true
    case (.load, _): set.load != .open
    default: false
    }
  }
}

extension TargetAmount {
  fileprivate var inWords: Message {
    switch self {
    case .reps: "reps"
    case .time: "a time"
    case .distance: "a distance"
    }
  }

  fileprivate var increment: String {
    switch self {
    case .reps: "add 1 rep"
    case .time: "add 5s"
    case .distance: "add 100m"
    }
  }
}
