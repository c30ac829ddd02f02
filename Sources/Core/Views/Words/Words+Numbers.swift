import Grammar
import Text
package import Training

extension Words {
  package var decimalMark: String { language == .english ? "." : "," }
  /// The mark between thousands for people; empty in a file.
  private var thousandsMark: String { isOfFile ? "" : language == .english ? "," : "." }

  /// Returns hundredths with one decimal, or two where needed: `100.0`, `61.25`, `1,440.0`.
  package func number(hundredths: Int64) -> String {
    let rest = Int(hundredths.magnitude % 100)
    let decimals = rest % 10 == 0 ? String(rest / 10) : padded(rest, 2)
    return "\(hundredths < 0 ? "-" : "")\(grouped(hundredths.magnitude / 100))\(decimalMark)\(decimals)"
  }

  /// Returns hundredths with as few decimals as needed: `100`, `61,25`.
  package func brief(hundredths: Int64) -> String {
    if hundredths % 100 != 0 { return number(hundredths: hundredths) }
    return (hundredths < 0 ? "-" : "") + grouped(hundredths.magnitude / 100)
  }

  /// Returns a load with as few decimals as needed: `100kg`.
  package func brief(_ weight: Weight) -> String { brief(hundredths: Int64(weight.hundredths)) + weight.unit.rawValue }

  /// Returns hundredths of a unit of weight: `100.0kg`, `225lb`, `132.5lb`.
  func load(hundredths: Int64, _ unit: WeightUnit) -> String {
    (unit == .kg ? number(hundredths: hundredths) : brief(hundredths: hundredths)) + unit.rawValue
  }

  /// Returns a distance: `5km`, `2.5mi`; below ten metres with two decimals, as fewer could be minutes.
  package func distance(_ distance: Distance) -> String {
    let hundredths = Int(distance.hundredths)
    if distance.unit == .m, hundredths < 1000 {
      return "\(hundredths / 100)\(decimalMark)\(padded(hundredths % 100, 2))m"
    }
    return brief(hundredths: Int64(hundredths)) + distance.unit.rawValue
  }

  /// Returns hundredths rounded half up to one decimal, if it needs one: `461,712.3`, `1,440`.
  package func rounded(hundredths: Int64) -> String {
    number(tenths: hundredths / 10 + (hundredths % 10 >= 5 ? 1 : 0))
  }

  /// Returns tenths with a decimal if it needs one.
  func number(tenths: Int64) -> String {
    let decimal = tenths % 10 == 0 ? "" : "\(decimalMark)\(tenths.magnitude % 10)"
    return "\(tenths < 0 ? "-" : "")\(grouped(tenths.magnitude / 10))\(decimal)"
  }

  /// Returns a whole number: `14,500`, `14.500`.
  package func count(_ number: Int) -> String { (number < 0 ? "-" : "") + grouped(UInt64(number.magnitude)) }

  private func grouped(_ number: UInt64) -> String { Text.grouped(number, by: thousandsMark) }
}
