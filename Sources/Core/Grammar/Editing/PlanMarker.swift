import Text
import Training

/// The text before the name of an item, such as `  1. `: blanks, a sign or a number, blanks.
struct PlanMarker {
  /// The number of a numbered item; nil for `-` and `*`.
  let number: Ranged<Int>?
  /// The text before and behind the number; before it is all without one.
  private let before: String
  private let after: String

  init(of item: TextRange, in source: Source) {
    var line = LineCursor(source, in: item.bounds, dialect: .markdown)
    _ = line.nextLine()
    let first = line.next ?? Token(.dash, item)
    number = line.value(first).map { Ranged($0, first.range) }
    line.advance(line.marker ?? 1)
    let end = line.blanks()?.upperBound ?? line.emptyRange.upperBound
    let start = endOfText(source.bytes, in: 0..<item.lowerBound)
    before = source.text(TextRange(start, number?.range.lowerBound ?? end))
    after = source.text(TextRange(number?.range.upperBound ?? end, end))
  }

  /// Returns the marker for an item with another number.
  func text(number: Int?) -> String { before + (number.map(String.init) ?? "") + after }

  /// Returns the first number of a list's items and the step from one to the next, 1 or 0; nil where the items keep what
  /// they have: signs, or numbers in no order.
  static func numbering(_ markers: [PlanMarker]) -> (first: Int, step: Int)? {
    guard let first = markers.first?.number?.value, first < 1_000_000 else { return nil }
    let step = [1, 0].first { step in
      markers.indices.allSatisfy { markers[$0].number?.value == first + step * $0 }
    }
    return step.map { (first, $0) }
  }
}
