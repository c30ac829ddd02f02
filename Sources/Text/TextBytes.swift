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
}
