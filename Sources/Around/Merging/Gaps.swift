/// The gaps between neighbours of a merged list: the one that a side has there, else the one that stood before the second.
struct Gaps {
  private let alignment: Alignment
  private let inBase: [Int]
  private let isCutLine: Bool
  private var base: [Piece] { alignment.lists.base }
  private var ours: [Piece] { alignment.lists.ours }
  private var theirs: [Piece] { alignment.lists.theirs }

  init(_ alignment: Alignment, isCutLine: Bool) {
    self.alignment = alignment
    self.isCutLine = isCutLine
    inBase = alignment.slots.indices.filter { alignment.slots[$0].base != nil }
  }

  /// Before a slot; the slot above is nil at the beginning.
  func gap(_ above: Int?, _ slot: Int) -> [UInt8] {
    let found = alignment.slots[slot]
    let our = found.ours.flatMap { neighbours(above, $0, alignment.ours) ? ours[$0].gap : nil }
    let their = found.theirs.flatMap { neighbours(above, $0, alignment.theirs) ? theirs[$0].gap : nil }
    let old = found.base.flatMap { neighbours(above, $0, inBase) ? base[$0].gap : nil }
    if let our, let their { return our == old ? their : our }
    return our ?? their ?? (isCutLine ? separator(above, slot) : blankLines(above, slot))
  }

  private func neighbours(_ above: Int?, _ place: Int, _ order: [Int]) -> Bool {
    above == (place > 0 ? order[place - 1] : nil)
  }
}

extension Gaps {
  /// As many blank lines as the piece had above it; where that was something else (the top, a comment), as many as the
  /// two sides have between their likes.
  private func blankLines(_ above: Int?, _ slot: Int) -> [UInt8] {
    let (list, place) = side(slot)
    guard place < list.count else { return [] }
    let kinds = (above.map { alignment.piece($0).kind }, list[place].kind)
    if place > 0, list[place - 1].kind == kinds.0 { return list[place].gap }
    if let above {
      let (list, place) = side(above)
      if place + 1 < list.count, list[place + 1].kind == kinds.1 { return list[place + 1].gap }
    }
    let gap = place > 0 || list.count < 2 ? list[place].gap : list[1].gap
    // Two entries by themselves, each the only one of its side.
    let isBetweenEntries = kinds.0 == .entry && kinds.1 == .entry
    return gap.isEmpty && isBetweenEntries ? [UInt8(ascii: "\n")] : gap
  }

  private func side(_ slot: Int) -> (list: [Piece], place: Int) {
    let found = alignment.slots[slot]
    return found.ours.map { (ours, $0) } ?? found.theirs.map { (theirs, $0) } ?? ([], 0)
  }

  private func separator(_ above: Int?, _ slot: Int) -> [UInt8] {
    let piece = alignment.piece(slot)
    if piece.kind == .tail { return [] }
    if above.map({ alignment.piece($0).kind == .name }) ?? true {
      return [ours, theirs].first { $0.count > 2 }.map { $0[1].gap } ?? [UInt8(ascii: " ")]
    }
    return piece.gap.contains(UInt8(ascii: ",")) ? piece.gap : Array(", ".utf8)
  }
}
