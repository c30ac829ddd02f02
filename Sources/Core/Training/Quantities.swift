package import Text

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

extension Message.StringInterpolation {
  /// A distance, with the decimal mark of the reader's language.
  package mutating func appendInterpolation(_ distance: Distance) { appendInterpolation(decimal: distance) }
}

/// A duration, as of a plank or a run, to a hundredth of a second.
public struct Elapsed: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The hundredths of a second, 0 or more; `1:30` is 9000.
  public var hundredths: Int32

  public init(hundredths: Int32) { self.hundredths = hundredths }

  /// Creates a duration; nil for a negative one, or one of more than 99 hours.
  public init?(hours: Int = 0, minutes: Int = 0, seconds: Int = 0, hundredths: Int = 0) {
    let limit = 0...9999
    guard limit ~= hours, limit ~= minutes, limit ~= seconds, 0...99 ~= hundredths else { return nil }
    let total = ((hours * 60 + minutes) * 60 + seconds) * 100 + hundredths
    guard total <= 99 * 360_000 else { return nil }
    self.hundredths = Int32(total)
  }

  public static func < (left: Elapsed, right: Elapsed) -> Bool { left.hundredths < right.hundredths }

  /// The duration as `45s` or `45.5s` below a minute, then `1:30`, `1:05:00`.
  public var description: String {
    let seconds = Int(hundredths) / 100
    let rest = Int(hundredths) % 100 == 0 ? "" : "." + padded(Int(hundredths) % 100, 2)
    if seconds < 60 { return decimal(hundredths: Int64(hundredths)) + "s" }
    let clock = "\(padded(seconds / 60 % 60, seconds < 3600 ? 1 : 2)):\(padded(seconds % 60, 2))\(rest)"
    return seconds < 3600 ? clock : "\(seconds / 3600):\(clock)"
  }
}
