import Text

/// The parts of a plan's lines.
extension LineCursor {
  /// The number of tokens in the sign of an item, `-`, `*`, `1.` or `1)`; nil without one.
  var marker: Int? {
    guard let first = next else { return nil }
    switch first.kind {
    case .dash: return 1
    case .times: return bytes[first.range.lowerBound] == UInt8(ascii: "*") ? 1 : nil
    case .number:
      guard let sign = peek(1),
        sign.kind == .dot || (sign.kind == .symbol && bytes[sign.range.lowerBound] == UInt8(ascii: ")"))
      else { return nil }
      return 2
    default: return nil
    }
  }

  /// The range of a heading's text, without the `##` that may close it.
  var headingText: TextRange {
    var text = remaining
    while text.last?.kind == .hash { text.removeLast() }
    return text.count == remaining.count || text.last.map({ $0.kind != .blank }) ?? false ? rest : range(of: text)
  }

  /// The level of the heading that `===` or `---` on the next line makes of this one; nil without it.
  var underlineBelow: Int? {
    var end = wholeLine.upperBound
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    let below = String(decoding: bytes[wholeLine.upperBound..<end], as: UTF8.self).trimmed
    let signs = (below.utf8.last == UInt8(ascii: "\r") ? String(below.dropLast()) : below).trimmed.utf8
    if !signs.isEmpty, signs.allSatisfy({ $0 == UInt8(ascii: "=") }) { return 1 }
    return signs.count > 1 && signs.allSatisfy { $0 == UInt8(ascii: "-") } ? 2 : nil
  }
}
