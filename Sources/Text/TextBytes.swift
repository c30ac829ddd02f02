extension [UInt8] {
  /// Appends a text. `+= text.utf8` takes five times as long.
  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { letters in unsafe append(contentsOf: letters) }
  }

  package mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { letters in unsafe append(contentsOf: letters) }
  }
}

extension String {
  /// What a closure makes of its bytes, which it must not keep.
  package func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    var text = self
    return text.withUTF8 { unsafe body($0.span) }
  }

  /// Letter by letter the same, where `==` takes two ways to write an accent for one; faster than `elementsEqual`.
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
