import Text
import Training

extension Words {
  /// A number of hundredths with one decimal, or two where it has them: `100.0`, `61.25`.
  package func number(hundredths: Int64) -> String {
    let rest = Int(hundredths.magnitude % 100)
    let decimals = rest % 10 == 0 ? String(rest / 10) : padded(rest, 2)
    return "\(hundredths < 0 ? "-" : "")\(hundredths.magnitude / 100)\(decimalMark)\(decimals)"
  }

  /// A number of hundredths with as few decimals as it needs: `100`, `61,25`.
  func brief(hundredths: Int64) -> String {
    hundredths % 100 == 0 ? String(hundredths / 100) : number(hundredths: hundredths)
  }

  /// A number of hundredths rounded half up to one decimal: `461712.3`.
  package func rounded(hundredths: Int64) -> String {
    number(tenths: hundredths / 10 + (hundredths % 10 >= 5 ? 1 : 0))
  }

  func number(tenths: Int64) -> String { "\(tenths / 10)\(decimalMark)\(tenths % 10)" }
}
