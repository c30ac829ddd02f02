import Grammar
import Text
import Training

extension Diagnostic {
  /// Returns the number that lacks its unit and can only be a load: behind `bw+` and `bw-`, and above 10, the largest
  /// effort, behind `@`. Nil for other findings.
  func loadLackingUnit(in source: Source) -> String? {
    guard code == Explanation.loadWithoutUnit.code else { return nil }
    let written = source.text(range)
    let load = String(written.drop { !$0.isNumber })
    guard let whole = Int(load.prefix { $0.isNumber }), load.last?.isNumber == true else { return nil }
    return whole > 10 || !written.hasPrefix("@") ? load : nil
  }
}

extension WeightUnit {
  /// The remark on loads that were typed without it.
  var remark: Message { "a load without its unit is in \(rawValue), as the settings say" }
}

/// Returns sets as typed, with units behind the numbers that can only be loads.
func withUnits(_ typed: String, unit: WeightUnit) -> (text: String, loads: [String]) {
  let header = "2026-01-05\nA: "
  var (text, loads): (String, [String]) = (typed, [])
  while true {
    let source = Source(name: "", text: header + text)
    let finding = LogReader.read(source).diagnostics.first { $0.severity == .error }
    guard let finding, let load = finding.loadLackingUnit(in: source),
      let bytes = [TextEdit(inserting: unit.rawValue, at: finding.range.upperBound)].applied(to: source.bytes)
    else { break }
    text = String(decoding: bytes.dropFirst(header.utf8.count), as: UTF8.self)
    loads.append(load)
  }
  return (text, loads)
}
