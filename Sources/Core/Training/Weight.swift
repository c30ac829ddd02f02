package import Text

public enum WeightUnit: String, CaseIterable, Sendable, CustomStringConvertible {
  case kg, lb

  /// The keyword; the default description asks the type for its name, which costs more than reading a month.
  public var description: String { self == .kg ? "kg" : "lb" }
}

/// A weight as written, exact to a hundredth of its own unit; negative for assistance.
///
/// Pounds stay pounds. The two units compare exactly: a pound is 0.45359237 kg by definition (International Yard and
/// Pound Agreement, 1959).
public struct Weight: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The hundredths of `unit`; 82.5 kg is 8250.
  public var hundredths: Int32
  public var unit: WeightUnit

  public init(hundredths: Int32, _ unit: WeightUnit) {
    self.hundredths = hundredths
    self.unit = unit
  }

  /// The weight in ten-billionths of a kilogram, the unit in which kilograms and pounds are both whole numbers.
  @inlinable public var exact: Int64 { Int64(hundredths) * Weight.exactPerHundredth(unit) }

  @inlinable public static func exactPerHundredth(_ unit: WeightUnit) -> Int64 {
    unit == .kg ? 100_000_000 : 45_359_237
  }

  @inlinable public static func < (left: Weight, right: Weight) -> Bool {
    left.unit == right.unit ? left.hundredths < right.hundredths : left.exact < right.exact
  }

  /// The weight as `82.5kg`, with as few decimals as it needs.
  public var description: String { "\(decimal(hundredths: Int64(hundredths)))\(unit)" }

  /// The weight with the decimal mark of another text: a comma where that has one.
  package func spelled(like text: String) -> String {
    text.utf8.contains(UInt8(ascii: ",")) ? String(description.map { $0 == "." ? "," : $0 }) : description
  }
}

extension Message.StringInterpolation {
  /// A weight, with the decimal mark of the reader's language.
  package mutating func appendInterpolation(_ weight: Weight) { appendInterpolation(decimal: weight) }
}

/// Returns hundredths with a decimal point and as few decimals as needed: 8250 is `82.5`.
public func decimal(hundredths: Int64) -> String {
  let whole = hundredths.magnitude / 100
  let rest = Int(hundredths.magnitude % 100)
  let sign = hundredths < 0 ? "-" : ""
  if rest == 0 { return "\(sign)\(whole)" }
  return "\(sign)\(whole).\(rest % 10 == 0 ? String(rest / 10) : padded(rest, 2))"
}

/// The bar that an exercise is done with.
package enum Bar: Hashable, Sendable {
  /// None: its load is a machine's, or a dumbbell's.
  case notUsed
  case weighing(Weight)

  package var weight: Weight? { if case .weighing(let weight) = self { weight } else { nil } }
}

extension Settings {
  /// Returns the weight of the bar in `unit`, by default 20 kg or 45 lb.
  package func bar(in unit: WeightUnit) -> Weight {
    if let bar, bar.unit == unit { return bar }
    return Weight(hundredths: unit == .kg ? 2000 : 4500, unit)
  }

  /// Returns the smallest change of load that the settings' plates allow, one on each side; nil where they have none in
  /// `unit`.
  package func smallestPair(in unit: WeightUnit) -> Weight? {
    let least = plates.filter { $0.unit == unit && $0.hundredths > 0 && plateCounts[$0] ?? 2 > 1 }.min()
    return least.map { Weight(hundredths: $0.hundredths * 2, unit) }
  }
}
