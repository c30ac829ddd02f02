import Text
import Training

extension LineCursor {
  /// `10/8/6`, `20/40/45kg`: the last unit of a list of loads is that of them all. A number without a unit is reps,
  /// or, where a load has to stand, is left bare.
  ///
  /// What the list held before is gone; its room is used again, as nearly every line has some.
  mutating func read(
    _ list: inout [Ranged<Quantity>], ofLoads isLoad: Bool = false
  ) throws(Rejection) {
    list.removeAll(keepingCapacity: true)
    guard let first = next, first.kind == .number else {
      let range = next?.range ?? emptyRange
      throw Rejection(
        .unreadableSet, range, "a number is missing here", help: "write '80kg x 10', '3x12' or '60s'")
    }
    list.append(try quantity())
    while true {
      let before = mark
      skipBlanks()
      guard take(.slash) != nil else {
        reset(to: before)
        break
      }
      skipBlanks()
      guard next?.kind == .number else {
        throw Rejection(
          .unreadableSet, TextRange(list[0].range.lowerBound, emptyRange.upperBound),
          "a number is missing after '/'",
          help: "a list is written '10/8/6'")
      }
      list.append(try quantity())
    }
    guard case .weight(let last) = list[list.count - 1].value else {
      guard !isLoad else { return }
      for place in list.indices {
        if case .bare(let hundredths) = list[place].value { list[place] = try plain(hundredths, list[place].range) }
      }
      return
    }
    for place in list.indices {
      switch list[place].value {
      case .bare(let hundredths): list[place].value = .weight(Weight(hundredths: hundredths, last.unit))
      case .weight(let weight) where weight.unit == last.unit: break
      default:
        let range = list[0].range.through(list[list.count - 1].range)
        throw Rejection(
          .mixedSets, range, "'\(shortened(text(range)))' mixes units", help: "write '20/40/45kg'")
      }
    }
  }
}
