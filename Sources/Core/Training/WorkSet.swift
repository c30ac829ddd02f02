/// The load of a set.
public enum Load: Hashable, Sendable {
  /// No load was written.
  case none
  case weight(Weight)
  /// The own body and the load added to it; a negative one is assistance.
  case bodyweight(added: Weight)

  /// True if a load was written.
  public var isLoaded: Bool { if case .none = self { false } else { true } }
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
}

/// A set of an exercise; its number is its index there, from 1.
///
/// A journal is mostly sets: they are plain numbers in 20 bytes, with values computed on demand and without a call.
public struct WorkSet: Hashable, Sendable {
  /// The hundredths of the unit of the weight, or of the load added to the body; else 0.
  @usableFromInline var loadHundredths: Int32 = 0
  /// The repetitions, or hundredths of a second or of the unit of the distance.
  @usableFromInline var quantity: Int32 = 0
  /// The hundredths of a second that a distance took; -1 where that is not known, or there is no distance.
  @usableFromInline var distanceTime: Int32 = -1
  @usableFromInline var loadForm = LoadForm.none
  @usableFromInline var amountForm = AmountForm.reps
  public var marks = SetMarks(rawValue: 0)
  /// The halves of an RPE, or 128 plus the reps in reserve; else 0.
  @usableFromInline var effortCode: UInt8 = 0
  /// The minutes since midnight; -1 where not known.
  private var completionMinute: Int16 = -1

  @frozen @usableFromInline enum LoadForm: Sendable {
    case none, kilograms, pounds, bodyweightKilograms, bodyweightPounds
  }
  @frozen @usableFromInline enum AmountForm: Sendable {
    case reps, time, metres, kilometres, miles, yards, feet
  }

  @inlinable public init(load: Load, amount: Amount) {
    self.load = load
    self.amount = amount
  }

  @inlinable public var load: Load {
    get {
      switch loadForm {
      case .none: .none
      case .kilograms: .weight(Weight(hundredths: loadHundredths, .kg))
      case .pounds: .weight(Weight(hundredths: loadHundredths, .lb))
      case .bodyweightKilograms: .bodyweight(added: Weight(hundredths: loadHundredths, .kg))
      case .bodyweightPounds: .bodyweight(added: Weight(hundredths: loadHundredths, .lb))
      }
    }
    // A constant case compiles to plain stores, without taking a value apart.
    @inline(__always) set {
      switch newValue {
      case .none: (loadForm, loadHundredths) = (.none, 0)
      case .weight(let weight):
        (loadForm, loadHundredths) = (weight.unit == .kg ? .kilograms : .pounds, weight.hundredths)
      case .bodyweight(let added):
        loadForm = added.unit == .kg ? .bodyweightKilograms : .bodyweightPounds
        loadHundredths = added.hundredths
      }
    }
  }

  /// True if a load was written.
  @inlinable public var isLoaded: Bool { loadForm != .none }

  @inlinable public var amount: Amount {
    get {
      switch amountForm {
      case .reps: .reps(quantity)
      case .time: .time(Elapsed(hundredths: quantity))
      case .metres: distance(.m)
      case .kilometres: distance(.km)
      case .miles: distance(.mi)
      case .yards: distance(.yd)
      case .feet: distance(.ft)
      }
    }
    @inline(__always) set {
      distanceTime = -1
      switch newValue {
      case .reps(let reps): (amountForm, quantity) = (.reps, reps)
      case .time(let time): (amountForm, quantity) = (.time, time.hundredths)
      case .distance(let distance, let time):
        quantity = distance.hundredths
        distanceTime = time?.hundredths ?? -1
        switch distance.unit {
        case .m: amountForm = .metres
        case .km: amountForm = .kilometres
        case .mi: amountForm = .miles
        case .yd: amountForm = .yards
        case .ft: amountForm = .feet
        }
      }
    }
  }

  @usableFromInline func distance(_ unit: DistanceUnit) -> Amount {
    .distance(
      Distance(hundredths: quantity, unit),
      in: distanceTime < 0 ? nil : Elapsed(hundredths: distanceTime))
  }

  @inlinable public var effort: Effort? {
    get {
      if effortCode == 0 { return nil }
      return effortCode < 128 ? .rpe(halves: effortCode) : .rir(effortCode - 128)
    }
    @inline(__always) set {
      switch newValue {
      case .rpe(let halves): effortCode = min(halves, 127)
      case .rir(let reps): effortCode = 128 + min(reps, 127)
      case nil: effortCode = 0
      }
    }
  }

  /// The time at which the set ended.
  public var completedAt: TimeOfDay? {
    get { completionMinute < 0 ? nil : TimeOfDay(unchecked: completionMinute) }
    set { completionMinute = newValue?.minutes ?? -1 }
  }

  /// True for all sets but warm-ups; these count in statistics.
  @inlinable public var isWorking: Bool { !marks.contains(.warmUp) }

  /// The repetitions; nil for a set measured otherwise.
  @inlinable public var reps: Int? {
    if case .reps = amountForm { Int(quantity) } else { nil }
  }

  /// The number of the load alone, in hundredths of its unit; 0 without a load.
  @inlinable public var hundredthsOfLoad: Int32 { loadHundredths }

  /// True if no repetition was done.
  @inlinable public var isFailedAttempt: Bool { amountForm == .reps && quantity == 0 }

  /// The weight of the load; nil without one, and for bodyweight sets.
  @inlinable public var weight: Weight? {
    if case .weight(let weight) = load { weight } else { nil }
  }

  /// True if the numbers of both sets can be compared as they stand: loads of one unit, amounts in one measure.
  /// Distances can't, as their time counts too.
  @inlinable public func isMeasured(like other: WorkSet) -> Bool {
    guard loadForm == other.loadForm, amountForm == other.amountForm else { return false }
    return amountForm == .reps || amountForm == .time
  }

  /// True if the load is lighter, or the same with a smaller amount; `other` is measured like this set.
  @inlinable public func isLess(thanAlike other: WorkSet) -> Bool {
    loadHundredths == other.loadHundredths ? quantity < other.quantity : loadHundredths < other.loadHundredths
  }

  /// True if the load is the own body, with or without an added load.
  @inlinable public var isOnBodyweight: Bool {
    switch loadForm {
    case .bodyweightKilograms, .bodyweightPounds: true
    default: false
    }
  }
}
