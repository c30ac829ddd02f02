/// A text that several have, which of them, and so what to find one again by.
struct NumberedText: Hashable, Comparable {
  private let text: String
  private let number: Int

  /// The next of that text; `counts` is how many there were of each.
  init(_ text: String, _ counts: inout [String: Int]) {
    self.text = text
    number = counts[text] ?? 0
    counts[text] = number + 1
  }

  static func < (one: NumberedText, other: NumberedText) -> Bool {
    (one.text, one.number) < (other.text, other.number)
  }
}
