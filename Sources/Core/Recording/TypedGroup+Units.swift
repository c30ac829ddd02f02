import Grammar
import Text
import Training

extension Diagnostic {
  /// True if a number lacks its unit that can only be a load: behind `bw+` and `bw-`, and above 10, the largest effort, behind `@`.
  func isLoadLackingUnit(in source: Source) -> Bool {
    guard code == Explanation.loadWithoutUnit.code else { return false }
    let written = source.text(range)
    let load = String(written.drop { !$0.isNumber })
    guard let whole = Int(load.prefix { $0.isNumber }), load.last?.isNumber == true else { return false }
    return whole > 10 || !written.hasPrefix("@")
  }
}

/// Returns sets as typed, with units behind the numbers that can only be loads.
func withUnits(_ typed: String, unit: WeightUnit) -> String {
  let header = "2026-01-05\nA: "
  var (text, end) = (typed, 0)
  while true {
    let source = Source(name: "", text: header + text)
    let finding = LogReader.read(source).diagnostics.first { $0.severity == .error }
    // A unit that mends nothing, as in `bw+10 +5kg`, is followed by none.
    guard let finding, finding.isLoadLackingUnit(in: source), finding.range.upperBound > end,
      let bytes = [TextEdit(inserting: unit.rawValue, at: finding.range.upperBound)].applied(to: source.bytes)
    else { break }
    text = String(decoding: bytes.dropFirst(header.utf8.count), as: UTF8.self)
    end = finding.range.upperBound + unit.rawValue.utf8.count
  }
  return text
}
