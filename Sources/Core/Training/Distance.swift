public enum DistanceUnit: String, CaseIterable, Sendable, CustomStringConvertible {
  case m, km, mi, yd, ft

  public var description: String { rawValue }

  /// The length of one unit in tenths of a millimetre, whole for all five (international yard, 1959).
  public var tenthMillimetres: Int64 {
    switch self {
    case .m: 10_000
    case .km: 10_000_000
    case .mi: 16_093_440
    case .yd: 9_144
    case .ft: 3_048
    }
  }
}

/// A distance as written, exact to a hundredth of its own unit.
public struct Distance: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The hundredths of `unit`, 0 or more.
  public var hundredths: Int32
  public var unit: DistanceUnit

  public init(hundredths: Int32, _ unit: DistanceUnit) {
    self.hundredths = hundredths
    self.unit = unit
  }

  /// The distance in thousandths of a millimetre.
  public var exact: Int64 { Int64(hundredths) * unit.tenthMillimetres }

  public static func < (left: Distance, right: Distance) -> Bool { left.exact < right.exact }

  /// The distance as a journal writes it: below ten metres with two decimals, as fewer could be minutes.
  public var description: String {
    if unit == .m, hundredths < 1000 { return "\(hundredths / 100).\(padded(Int(hundredths % 100), 2))m" }
    return "\(decimal(hundredths: Int64(hundredths)))\(unit)"
  }
}
