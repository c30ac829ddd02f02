import Training

/// The new position of an exercise in its plan, or in its day if the plan has days.
package enum PlanMove: Hashable, Sendable {
  case up, down, first, last
  /// A position, from 1; numbers beyond the last mean the last.
  case place(Int)

  /// Reads `up`, `down`, `first`, `last`, their Portuguese words, or a number from 1; nil for any other text.
  package init?(_ text: String) {
    switch folded(text) {
    case "up", "acima": self = .up
    case "down", "abaixo": self = .down
    case "first", "primeiro": self = .first
    case "last", "ultimo": self = .last
    default:
      guard let number = Int(text), number >= 1 else { return nil }
      self = .place(number)
    }
  }

  /// Returns the new 0-based index of the exercise at `place` among `count`.
  func target(from place: Int, of count: Int) -> Int {
    let wanted =
      switch self {
      case .up: place - 1
      case .down: place + 1
      case .first: 0
      case .last: count - 1
      case .place(let number): number - 1
      }
    return max(0, min(count - 1, wanted))
  }
}
