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
    var count = 0
    while peek(count) != nil { count += 1 }
    let whole = count
    while count > 0, peek(count - 1)?.kind == .hash { count -= 1 }
    if count == whole || (count > 0 && peek(count - 1)?.kind != .blank) { return rest }
    while count > 0, peek(count - 1)?.kind == .blank { count -= 1 }
    guard count > 0, let first = peek(0), let last = peek(count - 1) else { return emptyRange }
    return first.range.through(last.range)
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
