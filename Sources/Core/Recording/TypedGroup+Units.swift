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
  var text = typed
  while true {
    let source = Source(name: "", text: header + text)
    let finding = LogReader.read(source).diagnostics.first { $0.severity == .error }
    guard let finding, finding.isLoadLackingUnit(in: source),
      let bytes = [TextEdit(inserting: unit.rawValue, at: finding.range.upperBound)].applied(to: source.bytes)
    else { break }
    text = String(decoding: bytes.dropFirst(header.utf8.count), as: UTF8.self)
  }
  return text
}
