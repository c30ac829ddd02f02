import Grammar
import Text
import Training

/// The action that converts the weights of a group to the other unit: `180lb x 10` to `81.65kg x 10`.
enum UnitConversion {
  /// Returns the action; nil if the caret is in no group with a weight, or a converted weight would not fit.
  static func action(_ line: HalfLine, _ file: ReadFile) -> LineAction? {
    guard !line.isOutside, let start = line.startOfSets(in: file) else { return nil }
    let piece = line.piece(from: start)
    let tokens = line.tokens.filter { piece.contains($0.range) }
    let mark = decimalMark(of: line.bytes, piece)
    var edits: [TextEdit] = []
    var units: Set<WeightUnit> = []
    var index = 0
    while index < tokens.count {
      defer { index += 1 }
      guard tokens[index].kind == .word, case .weight(let unit)? = SetWord(line.text(tokens[index].range)) else {
        continue
      }
      // The last unit of a list of weights applies to all of them.
      let numbers = numbers(before: index, tokens, line)
      guard !numbers.isEmpty else { continue }
      units.insert(unit)
      for number in numbers {
        guard let text = converted(line.text(number), unit, mark) else { return nil }
        edits.append(TextEdit(replacing: number, with: text))
      }
      edits.append(TextEdit(replacing: tokens[index].range, with: unit.other.rawValue))
    }
    guard let unit = units.first, units.count == 1, let after = edits.applied(to: line.bytes, within: piece) else {
      return nil
    }
    let text = String(decoding: after, as: UTF8.self)
    return LineAction(
      title: "Write in \(unit.other.rawValue): \(shortened(text))", kind: LineAction.rewrite, edits: edits)
  }

  /// Returns the ranges of `20`, `12,5` and `45` in `20/12,5/45kg`.
  private static func numbers(before unit: Int, _ tokens: [Token], _ line: HalfLine) -> [TextRange] {
    var numbers: [TextRange] = []
    var index = unit - 1
    while index >= 0 {
      if tokens[index].kind == .blank { index -= 1 }
      guard index >= 0, tokens[index].kind == .number else { break }
      var number = tokens[index].range
      if index >= 2, [.comma, .dot].contains(tokens[index - 1].kind), tokens[index - 2].kind == .number {
        number = tokens[index - 2].range.through(number)
        index -= 2
      }
      numbers.append(number)
      guard index >= 1, tokens[index - 1].kind == .slash else { break }
      // The number before may have its unit already: `20kg/40kg`.
      index -= 2
    }
    return numbers
  }

  /// Returns the decimal mark of the group, else that of most numbers of the text.
  private static func decimalMark(of bytes: [UInt8], _ piece: TextRange) -> String {
    func count(_ mark: UInt8, _ range: Range<Int>) -> Int {
      range.dropFirst().dropLast().count { bytes[$0] == mark && bytes[$0 - 1].isDigit && bytes[$0 + 1].isDigit }
    }
    let (comma, dot) = (UInt8(ascii: ","), UInt8(ascii: "."))
    let here = (count(comma, piece.bounds), count(dot, piece.bounds))
    let (commas, dots) = here == (0, 0) ? (count(comma, bytes.indices), count(dot, bytes.indices)) : here
    return commas > dots ? "," : "."
  }

  /// Converts to the hundredth, half up; nil for more than a weight can be.
  private static func converted(_ text: String, _ unit: WeightUnit, _ mark: String) -> String? {
    let parts = text.split { $0 == "," || $0 == "." }
    guard let whole = parts.first.flatMap({ Int64($0) }), parts.count <= 2, whole <= 9999 else { return nil }
    let decimals = parts.count == 2 ? String(parts[1]) : ""
    guard decimals.utf8.count <= 2, let rest = Int64(decimals.isEmpty ? "0" : decimals) else { return nil }
    let hundredths = whole * 100 + (decimals.utf8.count == 1 ? rest * 10 : rest)
    let exact = hundredths * Weight.exactPerHundredth(unit)
    let divisor = Weight.exactPerHundredth(unit.other)
    let new = (exact * 2 + divisor) / (divisor * 2)
    guard new <= 999_999 else { return nil }
    return decimal(hundredths: new).swapping(".", for: mark)
  }
}

extension WeightUnit {
  fileprivate var other: WeightUnit { self == .kg ? .lb : .kg }
}

extension HalfLine {
  /// The offset after the name or the `-` of a line with sets; nil for any other line.
  fileprivate func startOfSets(in file: ReadFile) -> Int? {
    guard case .log = file else { return nil }
    if let item = item(from: content.lowerBound) { return caret >= item.colon.upperBound ? item.colon.upperBound : nil }
    return first?.kind == .dash ? tokens[0].range.upperBound : nil
  }
}
