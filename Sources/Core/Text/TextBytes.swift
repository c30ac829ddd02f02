extension [UInt8] {
  /// Appends a text; `+= text.utf8` takes five times as long.
  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { letters in unsafe append(contentsOf: letters) }
  }

  package mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { letters in unsafe append(contentsOf: letters) }
  }
}

extension String {
  /// Calls a body with the text's bytes, which it must not keep, and returns its result.
  package func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    var text = self
    return text.withUTF8 { unsafe body($0.span) }
  }

  /// True if both texts have the same bytes; `==` ignores differences in the encoding of accents, and is slower.
  package func hasBytes(of other: String) -> Bool {
    withBytes { mine in
      other.withBytes { theirs in
        guard mine.count == theirs.count else { return false }
        for place in mine.indices where mine[place] != theirs[place] { return false }
        return true
      }
    }
  }
}
