/// The load of a set.
public enum Load: Hashable, Sendable {
  /// No load was written.
  case none
  case weight(Weight)
  /// The own body and the load added to it; a negative one is assistance.
  case bodyweight(added: Weight)

  /// True if a load was written.
  public var isLoaded: Bool { weight != nil }

  /// The written weight: the load, or the weight added to the body; nil without one.
  @inlinable public var weight: Weight? {
    switch self {
    case .none: nil
    case .weight(let weight), .bodyweight(let weight): weight
    }
  }
}

/// The repetitions, time or distance of a set.
public enum Amount: Hashable, Sendable {
  /// Repetitions, 0 (a failed attempt) to 999; for a cluster their sum.
  case reps(Int32)
  case time(Elapsed)
  case distance(Distance, in: Elapsed?)
}

/// The effort of a set.
public enum Effort: Hashable, Sendable {
  /// The rate of perceived exertion (Borg 1970; for lifting Tuchscherer 2008), in halves: 17 is RPE 8.5. 2 to 20.
  case rpe(halves: UInt8)
  /// The reps in reserve, 0 to 10.
  case rir(UInt8)
}

public struct SetMarks: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static var warmUp: SetMarks { SetMarks(rawValue: 1) }
  public static var drop: SetMarks { SetMarks(rawValue: 2) }
  public static var failure: SetMarks { SetMarks(rawValue: 4) }
  /// The mark of a set done in parts with a breath between them: `5+3+2`, a cluster or rest-pause set.
  public static var cluster: SetMarks { SetMarks(rawValue: 8) }
  /// The marks of a set that was done with one arm or leg alone.
  public static var left: SetMarks { SetMarks(rawValue: 16) }
  public static var right: SetMarks { SetMarks(rawValue: 32) }
  public static var sides: SetMarks { [.left, .right] }
}

/// A set of an exercise; its number is its index there, from 1.
public struct WorkSet: Hashable, Sendable {
  public var load: Load
  public var amount: Amount
  public var marks: SetMarks = []
  public var effort: Effort?
  /// The time at which the set ended.
  public var completedAt: TimeOfDay?

  @inlinable public init(load: Load, amount: Amount) {
    self.load = load
    self.amount = amount
  }

  /// True if a load was written.
  @inlinable public var isLoaded: Bool { load.isLoaded }

  /// True for all sets but warm-ups; these count in statistics.
  @inlinable public var isWorking: Bool { !marks.contains(.warmUp) }

  /// True if the set was done on one side alone.
  @inlinable public var isOneSided: Bool { !marks.isDisjoint(with: .sides) }

  /// The repetitions; nil for a set measured otherwise.
  @inlinable public var reps: Int? {
    if case .reps(let reps) = amount { Int(reps) } else { nil }
  }

  /// The distance; nil for a set measured otherwise.
  package var distance: Distance? { if case .distance(let distance, _) = amount { distance } else { nil } }

  /// The time, alone or for a distance.
  package var time: Elapsed? {
    switch amount {
    case .reps: nil
    case .time(let time): time
    case .distance(_, let time): time
    }
  }

  /// The number of the load alone, in hundredths of its unit; 0 without a load.
  @inlinable public var hundredthsOfLoad: Int32 { load.weight?.hundredths ?? 0 }

  /// True if no repetition was done.
  @inlinable public var isFailedAttempt: Bool { amount == .reps(0) }

  /// The weight of the load; nil without one, and for bodyweight sets.
  @inlinable public var weight: Weight? {
    if case .weight(let weight) = load { weight } else { nil }
  }

  /// True if the load is the own body, with or without an added load.
  @inlinable public var isOnBodyweight: Bool {
    if case .bodyweight = load { true } else { false }
  }
}
