import Training

/// Where an exercise goes among those of its plan, or of its day where the plan has days.
package enum PlanMove: Hashable, Sendable {
  case up, down, first, last
  /// Counted from 1; beyond the last is the last.
  case place(Int)

  /// Reads `up`, `down`, `first`, `last`, the same in Portuguese, and a number from 1; nil for anything else.
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

  /// The 0-based place that one of `count` at a place comes to.
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
