/// The tokens between two signs: quoted texts, and comments of Markdown.
extension Tokenizer {
  /// Scans `"…"`, where `\` before a quote keeps it. Typographic quotes close each other, and a plain one closes
  /// them.
  mutating func string() -> Token.Kind {
    hasRareTokens = true
    let isASCII = bytes[position] == UInt8(ascii: "\"")
    let afterOpening = position + (isASCII ? 1 : 3)
    guard position >= unclosedUntil else {
      position = afterOpening
      return .quote
    }
    var offset = afterOpening
    while offset < end, bytes[offset] != UInt8(ascii: "\n") {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") {
        position = offset + 1
        return .string
      }
      if !isASCII, byte >= 0x80, let scalar = scalar(at: offset), scalar.value.kind == .quote {
        position = offset + scalar.length
        return .string
      }
      offset +=
        byte == UInt8(ascii: "\\") && offset + 1 < end && bytes[offset + 1] != UInt8(ascii: "\n") ? 2 : 1
    }
    unclosedUntil = offset
    position = afterOpening
    return .quote
  }

  /// Scans one of TOML's four strings, or the opening quotes of one that is never closed.
  mutating func tomlString(_ quote: UInt8) -> Token.Kind {
    hasRareTokens = true
    let start = position
    let isLong = peek(1) == quote && peek(2) == quote
    let width = isLong ? 3 : 1
    position += width
    guard isLong ? !unclosedLong.contains(quote) : start >= unclosedUntil else { return .quote }
    var offset = position
    while offset < end {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\n"), !isLong { break }
      if byte == quote,
        !isLong || (offset + 2 < end && bytes[offset + 1] == quote && bytes[offset + 2] == quote)
      {
        position = offset + width
        // Up to two quotes may stand directly before the closing three.
        if isLong { for _ in 0..<2 where position < end && bytes[position] == quote { position += 1 } }
        return .string
      }
      let isEscape = byte == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"")
      offset += isEscape && offset + 1 < end && (isLong || bytes[offset + 1] != UInt8(ascii: "\n")) ? 2 : 1
    }
    if isLong { unclosedLong.append(quote) } else { unclosedUntil = min(offset, end) }
    return .quote
  }

  mutating func markdownComment() -> Token.Kind {
    guard peek(1) == UInt8(ascii: "!"), peek(2) == UInt8(ascii: "-"), peek(3) == UInt8(ascii: "-") else {
      return one(.symbol)
    }
    var offset = position + 4
    guard position >= unclosedUntil else { return one(.symbol) }
    while offset + 2 < end {
      if bytes[offset] == UInt8(ascii: "-"), bytes[offset + 1] == UInt8(ascii: "-"),
        bytes[offset + 2] == UInt8(ascii: ">")
      {
        position = offset + 3
        hasRareTokens = true
        return .comment
      }
      offset += 1
    }
    unclosedUntil = end
    return one(.symbol)
  }
}
