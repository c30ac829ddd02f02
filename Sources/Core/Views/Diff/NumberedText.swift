/// A key made of a text and a number, for texts that several entries share.
struct NumberedText: Hashable, Comparable {
  private let text: String
  private let number: Int

  /// Creates the next key of a text; `counts` holds the number of keys of each text so far.
  init(_ text: String, _ counts: inout [String: Int]) {
    self.text = text
    number = counts[text] ?? 0
    counts[text] = number + 1
  }

  static func < (one: NumberedText, other: NumberedText) -> Bool {
    (one.text, one.number) < (other.text, other.number)
  }
}
