/// What was lifted in a set.
public enum Load: Hashable, Sendable {
  /// Nothing was written.
  case none
  case weight(Weight)
  /// The own body and what was added to it; less than zero is assistance.
  case bodyweight(added: Weight)

  /// Something was written.
  public var isLoaded: Bool { if case .none = self { false } else { true } }
}

/// What was done with it.
public enum Amount: Hashable, Sendable {
  /// Repetitions, 0 (a failed attempt) to 999; of a set in parts their sum.
  case reps(Int32)
  case time(Elapsed)
  case distance(Distance, in: Elapsed?)
}

/// How hard a set was.
public enum Effort: Hashable, Sendable {
  /// Rate of perceived exertion (Borg 1970; for lifting Tuchscherer 2008), in halves: 17 is RPE 8.5. 2 to 20.
  case rpe(halves: UInt8)
  /// Reps in reserve, 0 to 10.
  case rir(UInt8)
}

public struct SetMarks: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static var warmUp: SetMarks { SetMarks(rawValue: 1) }
  public static var drop: SetMarks { SetMarks(rawValue: 2) }
  public static var failure: SetMarks { SetMarks(rawValue: 4) }
  /// Done in parts with a breath between them: `5+3+2`, a cluster or rest-pause set.
  public static var cluster: SetMarks { SetMarks(rawValue: 8) }
}

/// One set of an exercise. Its number is its place in the exercise.
///
/// A journal is mostly sets: they are kept as plain numbers, in 20 bytes, and give what they hold when they are asked,
/// without a call.
public struct WorkSet: Hashable, Sendable {
  /// Hundredths of the unit of the weight, or of what was added to the body; else 0.
  @usableFromInline var loadHundredths: Int32 = 0
  /// Repetitions, or hundredths of a second or of the unit of the distance.
  @usableFromInline var quantity: Int32 = 0
  /// Hundredths of a second that a distance took; -1 where it is not known, or no distance.
  @usableFromInline var distanceTime: Int32 = -1
  @usableFromInline var loadForm = LoadForm.none
  @usableFromInline var amountForm = AmountForm.reps
  public var marks = SetMarks(rawValue: 0)
  /// Halves of an RPE, or 128 and the reps in reserve; else 0.
  @usableFromInline var effortCode: UInt8 = 0
  /// Minutes since midnight; -1 where it is not known.
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
    // Who sets one case gets its stores, and no value is taken apart.
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

  /// Something was written of what was lifted.
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

  /// When it ended.
  public var completedAt: TimeOfDay? {
    get { completionMinute < 0 ? nil : TimeOfDay(unchecked: completionMinute) }
    set { completionMinute = newValue?.minutes ?? -1 }
  }

  /// All but warm-ups: what counts in statistics.
  @inlinable public var isWorking: Bool { !marks.contains(.warmUp) }

  /// The repetitions, where it was counted in them.
  @inlinable public var reps: Int? {
    if case .reps = amountForm { Int(quantity) } else { nil }
  }

  /// The number of the load alone, in hundredths of its unit; 0 where none was written.
  @inlinable public var hundredthsOfLoad: Int32 { loadHundredths }

  /// No repetition was done.
  @inlinable public var isFailedAttempt: Bool { amountForm == .reps && quantity == 0 }

  /// What was lifted, where it was written: not for bodyweight sets.
  @inlinable public var weight: Weight? {
    if case .weight(let weight) = load { weight } else { nil }
  }

  /// The numbers of two such sets can be compared as they stand: loads of one unit, amounts in one measure. Distances
  /// are left out: their time counts too.
  @inlinable public func isMeasured(like other: WorkSet) -> Bool {
    guard loadForm == other.loadForm, amountForm == other.amountForm else { return false }
    return amountForm == .reps || amountForm == .time
  }

  /// A lighter load, or the same for a smaller amount, than that of a set that is measured like this one.
  @inlinable public func isLess(thanAlike other: WorkSet) -> Bool {
    loadHundredths == other.loadHundredths ? quantity < other.quantity : loadHundredths < other.loadHundredths
  }

  /// What was lifted is the own body, with what was added to it.
  @inlinable public var isOnBodyweight: Bool {
    switch loadForm {
    case .bodyweightKilograms, .bodyweightPounds: true
    default: false
    }
  }
}
