import Grammar
import Text
package import Training

extension Guess {
  /// Returns sets as typed, with units behind `loads`, the loads without one that can't be anything else: behind `bw+`
  /// and `bw-`, and above 10, the largest effort, behind `@`. `100x5` stays, as it has two readings.
  package static func withUnits(_ typed: String, unit: WeightUnit) -> (text: String, loads: [String]) {
    let header = "2026-01-05\nA: "
    var (text, loads): (String, [String]) = (typed, [])
    while true {
      let source = Source(name: "", text: header + text)
      let finding = LogReader.read(source).diagnostics.first { $0.severity == .error }
      guard let finding, finding.code == Explanation.loadWithoutUnit.code else { break }
      let written = source.text(finding.range)
      let load = String(written.drop { !$0.isNumber })
      guard let whole = Int(load.prefix { $0.isNumber }), whole > 10 || !written.hasPrefix("@"),
        let bytes = [TextEdit(inserting: unit.rawValue, at: finding.range.upperBound)].applied(to: source.bytes)
      else { break }
      text = String(decoding: bytes.dropFirst(header.utf8.count), as: UTF8.self)
      loads.append(load)
    }
    return (text, loads)
  }
}
