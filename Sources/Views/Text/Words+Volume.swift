import Format
package import Statistics
package import Training

extension Words {
  /// `461712.3 kg`; a dash for none.
  package func volume(_ volume: Volume, _ unit: WeightUnit) -> String {
    guard volume.hundredths(in: unit) > 0 else { return "–" }
    return moved(volume, unit)
  }

  /// `461712.3 kg`
  func moved(_ volume: Volume, _ unit: WeightUnit) -> String { "\(number(tenths: volume.tenths(in: unit))) \(unit)" }
}

extension Page {
  /// What stands below volumes in which bodyweight is missing; nothing where it is not.
  func bodyweightNote(_ volume: Volume) -> String {
    guard volume.setsWithoutBodyweight > 0 else { return "" }
    return "\n\n" + remark(words.withoutBodyweight(volume.setsWithoutBodyweight))
  }
}
