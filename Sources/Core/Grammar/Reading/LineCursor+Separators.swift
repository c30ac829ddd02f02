import Text

extension LineCursor {
  /// Goes to the next comma that separates: one not between two digits.
  mutating func skipToSeparator() { advance(tokensToSeparator) }

  /// The number of tokens before that comma, or before the end of the line.
  var tokensToSeparator: Int {
    var count = 0
    while let token = peek(count), token.kind != .comma || isDecimalComma(count) { count += 1 }
    return count
  }

  /// True if the next token is a comma directly between two digits, which never separates.
  var isAtDecimalComma: Bool { next?.kind == .comma && isDecimalComma(0) }

  /// True if the token at a distance, which is a comma, stands between two numbers.
  private func isDecimalComma(_ distance: Int) -> Bool {
    let before = distance == 0 ? previous : peek(distance - 1)
    return before?.kind == .number && peek(distance + 1)?.kind == .number
  }
}

extension String {
  /// The text without blanks at its ends.
  package var trimmed: String {
    var text = self[...]
    while let first = text.unicodeScalars.first, first.value.isBlank { text.unicodeScalars.removeFirst() }
    while let last = text.unicodeScalars.last, last.value.isBlank { text.unicodeScalars.removeLast() }
    return String(text)
  }
}
