import Text
import Training

extension LineCursor {
  /// `10/8/6`, `20/40/45kg`: the last unit of a list of loads is that of them all. A number without a unit is reps,
  /// or, where a load has to stand, is left bare.
  mutating func list(ofLoads isLoad: Bool = false) throws(Rejection) -> [Ranged<Quantity>] {
    guard let first = next, first.kind == .number else {
      let range = next?.range ?? emptyRange
      throw Rejection(
        .unreadableSet, range, "a number is missing here", help: "write '80kg x 10', '3x12' or '60s'")
    }
    var list = [try quantity()]
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
      guard !isLoad else { return list }
      for (place, element) in list.enumerated() {
        if case .bare(let hundredths) = element.value { list[place] = try plain(hundredths, element.range) }
      }
      return list
    }
    for (place, element) in list.enumerated() {
      switch element.value {
      case .bare(let hundredths): list[place].value = .weight(Weight(hundredths: hundredths, last.unit))
      case .weight(let weight) where weight.unit == last.unit: break
      default:
        let range = list[0].range.through(list[list.count - 1].range)
        throw Rejection(
          .mixedSets, range, "'\(shortened(text(range)))' mixes units", help: "write '20/40/45kg'")
      }
    }
    return list
  }
}
