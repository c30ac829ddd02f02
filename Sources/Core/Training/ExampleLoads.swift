import Text

extension WeightUnit {
  /// Returns a text with its examples in kilograms, `82.5kg`, `2,5 kg`, written in this unit: in pounds as plates make
  /// them, not converted. Increments up to 10 kg become the usual ones, other loads the nearest multiple of 5 lb.
  package func examples(_ text: String) -> String {
    guard self == .lb else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let end = bytes[index...].firstIndex { !$0.isDigit && !".,".utf8.contains($0) } ?? bytes.count
      let hasBlank = end < bytes.count && bytes[end] == UInt8(ascii: " ")
      let unit = end + (hasBlank ? 1 : 0)
      let isLoad = end > index && bytes[index] != UInt8(ascii: ",") && bytes[index] != UInt8(ascii: ".")
      if isLoad, bytes[unit...].starts(with: "kg".utf8), let weight = hundredths(bytes[index..<end]) {
        result += (decimal(hundredths: pounds(weight)) + (hasBlank ? " lb" : "lb")).utf8
        index = unit + 2
      } else {
        let next = max(end, index + 1)
        result += bytes[index..<next]
        index = next
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func hundredths(_ number: ArraySlice<UInt8>) -> Int64? {
    let parts = number.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
      .map { String(decoding: $0, as: UTF8.self) }
    guard let whole = parts.first.flatMap({ Int64($0) }), 0...9999 ~= whole, parts.count <= 2 else { return nil }
    guard parts.count == 2 else { return whole * 100 }
    return Int64(parts[1].count == 1 ? parts[1] + "0" : parts[1]).map { whole * 100 + $0 }
  }

  /// Returns hundredths of a pound for hundredths of a kilogram.
  private func pounds(_ kilograms: Int64) -> Int64 {
    switch kilograms {
    case ...125: 250
    case ...250: 500
    case ...500: 1000
    case ...1000: 2500
    default: (kilograms * 220_462 / 100_000 + 250) / 500 * 500
    }
  }
}
