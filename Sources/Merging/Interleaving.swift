import Format
import Training

/// The order of a merged list: that of the side that has reordered, with what only the other has where it stands there.
struct Interleaving {
  private let alignment: Alignment
  private let piece: (Int) -> Piece?
  private let isDescending: Bool
  /// The sides have their entries in different orders: what stands beside one says nothing.
  private let isReordered: Bool
  /// The side that is added to.
  private let first: [Int]
  private let second: [Int]

  init(_ alignment: Alignment, _ base: [Piece], _ ours: [Piece], _ theirs: [Piece]) {
    self.alignment = alignment
    let takesTheirs = alignment.theirsIsReordered && !alignment.oursIsReordered
    first = takesTheirs ? alignment.theirs : alignment.ours
    second = takesTheirs ? alignment.ours : alignment.theirs
    piece = { number in
      let slot = alignment.slots[number]
      return slot.ours.map { ours[$0] } ?? slot.theirs.map { theirs[$0] } ?? slot.base.map { base[$0] }
    }
    let directions = [ours, theirs].map { side in
      Set(side.compactMap(\.moment)).count < 2 ? nil : InsertionPlace.isDescending(side.map(\.moment))
    }
    isReordered =
      alignment.oursIsReordered || alignment.theirsIsReordered
      || Set(directions.compactMap { $0 }).count > 1
    isDescending = directions[takesTheirs ? 1 : 0] ?? directions[takesTheirs ? 0 : 1] ?? false
  }

  /// All slots of either side.
  var order: [Int] {
    var order = first
    let known = Set(first)
    let shared = known.intersection(second)
    var run: [Int] = []
    var anchor: Int?
    func flush(before next: Int?) {
      if run.isEmpty { return }
      let start = anchor.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      var end = start
      // What only the first side has there.
      while end < order.count, !shared.contains(order[end]) { end += 1 }
      let chain = chain(at: end, in: order, unless: next)
      if isReordered, let units = units(run) {
        for unit in units { order.insert(contentsOf: unit.numbers, at: place(of: unit, in: order)) }
      } else if chain > end, piece(run[0])?.isJoined != true {
        order.insert(contentsOf: run, at: chain)
      } else {
        order.replaceSubrange(start..<end, with: joined(Array(order[start..<end]), run))
      }
      run = []
    }
    for number in second {
      if known.contains(number) {
        flush(before: number)
        anchor = number
      } else {
        run.append(number)
      }
    }
    flush(before: nil)
    return order
  }
}

extension Interleaving {
  /// Behind what is done in turns with the exercise above, unless the other side put something between the two itself.
  private func chain(at start: Int, in order: [Int], unless next: Int?) -> Int {
    var end = start
    while end < order.count, order[end] != next, piece(order[end])?.isJoined == true { end += 1 }
    return end
  }

  /// Two runs for the same place: entries by time, as the file has them; else one behind the other, but what belongs to
  /// the exercise above stays below it.
  private func joined(_ mine: [Int], _ others: [Int]) -> [Int] {
    if let mine = units(mine), let others = units(others) { return byTime(mine, others) }
    if piece(others[0])?.isJoined == true {
      let leading = mine.prefix { piece($0)?.isJoined == true }
      return leading + others + mine.dropFirst(leading.count)
    }
    return mine + others
  }

  /// Above the first entry that is later, or in a descending file earlier.
  private func place(of unit: Unit, in order: [Int]) -> Int {
    let place = order.firstIndex { number in
      guard let moment = piece(number)?.moment else { return false }
      return isDescending ? moment < unit.moment : moment > unit.moment
    }
    return place ?? order.firstIndex { piece($0)?.kind == .end } ?? order.count
  }

  private struct Unit {
    var moment: Moment
    var numbers: [Int]
  }

  /// An entry, with the comments above it; nil where there is anything else, or no entry at all.
  private func units(_ run: [Int]) -> [Unit]? {
    var units: [Unit] = []
    var comments: [Int] = []
    for number in run {
      guard let piece = piece(number), piece.kind == .entry || piece.kind == .comment else { return nil }
      if let moment = piece.moment {
        units.append(Unit(moment: moment, numbers: comments + [number]))
        comments = []
      } else if piece.kind == .comment {
        comments.append(number)
      } else if units.isEmpty {
        return nil
      } else {
        // One whose day nobody knows stays where it was put.
        units[units.count - 1].numbers += comments + [number]
        comments = []
      }
    }
    if units.isEmpty { return run.isEmpty ? [] : nil }
    units[units.count - 1].numbers += comments
    return units
  }

  private func byTime(_ mine: [Unit], _ others: [Unit]) -> [Int] {
    var result: [Int] = []
    var rest = others[...]
    for unit in mine {
      while let next = rest.first,
        isDescending ? next.moment > unit.moment : next.moment < unit.moment
      {
        result += next.numbers
        rest.removeFirst()
      }
      result += unit.numbers
    }
    return result + rest.flatMap(\.numbers)
  }
}
