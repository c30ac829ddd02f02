package import JournalText

/// What was lifted in a set.
package enum Load: Hashable, Sendable {
  /// Nothing was written.
  case none
  case weight(Weight)
  /// The own body and what was added to it; less than zero is assistance.
  case bodyweight(added: Weight)
}

/// What was done with it.
package enum Amount: Hashable, Sendable {
  /// Repetitions, 0 (a failed attempt) to 999; of a set in parts their sum.
  case reps(Int32)
  case time(Elapsed)
  case distance(Distance, in: Elapsed?)
}

/// How hard a set was.
package enum Effort: Hashable, Sendable {
  /// Rate of perceived exertion (Borg 1970; for lifting Tuchscherer 2008), in halves: 17 is RPE 8.5. 2 to 20.
  case rpe(halves: UInt8)
  /// Reps in reserve, 0 to 10.
  case rir(UInt8)
}

package struct SetMarks: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let warmUp = SetMarks(rawValue: 1)
  package static let drop = SetMarks(rawValue: 2)
  package static let failure = SetMarks(rawValue: 4)
  /// Done in parts with a breath between them: `5+3+2`, a cluster or rest-pause set.
  package static let cluster = SetMarks(rawValue: 8)
}

/// One set of an exercise. Its number is its place in the exercise.
package struct WorkSet: Hashable, Sendable {
  package var load: Load
  package var amount: Amount
  package var marks: SetMarks = []
  package var effort: Effort?
  /// When it ended.
  package var completedAt: TimeOfDay?
  /// The group it was written in, marks and all: `80kg x 10/8 w`. Sets written together share it.
  package var range: TextRange

  package init(load: Load, amount: Amount, range: TextRange) {
    self.load = load
    self.amount = amount
    self.range = range
  }

  /// All but warm-ups: what counts in statistics.
  package var isWorking: Bool { !marks.contains(.warmUp) }

  /// The repetitions, where it was counted in them.
  package var reps: Int? {
    if case .reps(let reps) = amount { Int(reps) } else { nil }
  }

  /// What was lifted, where it was written: not for bodyweight sets.
  package var weight: Weight? {
    if case .weight(let weight) = load { weight } else { nil }
  }
}
