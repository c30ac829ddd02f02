import Grammar
package import Statistics
package import Training

extension Words {
  /// Returns `461712.3 kg`; a dash for none.
  package func volume(_ volume: Volume, _ unit: WeightUnit) -> String {
    guard volume.hundredths(in: unit) > 0 else { return "–" }
    return moved(volume, unit)
  }

  /// Returns `461712.3 kg`.
  func moved(_ volume: Volume, _ unit: WeightUnit) -> String { "\(number(tenths: volume.tenths(in: unit))) \(unit)" }
}

extension Page {
  /// Returns the note below volumes that lack bodyweight; empty where none is lacking.
  func bodyweightNote(_ volume: Volume) -> String {
    guard volume.setsWithoutBodyweight > 0 else { return "" }
    return "\n\n" + remark(words.withoutBodyweight(volume.setsWithoutBodyweight))
  }
}
