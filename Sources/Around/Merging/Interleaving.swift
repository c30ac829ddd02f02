import Grammar
import Training

/// The order of a merged list: that of the side that has reordered, with what only the other has where it stands there.
struct Interleaving {
  private let alignment: Alignment
  private let isDescending: Bool
  /// The sides have their entries in different orders: what stands beside one says nothing.
  private let isReordered: Bool
  /// The side that is added to.
  private let first: [Int]
  private let second: [Int]

  init(_ alignment: Alignment, newestFirst: Bool) {
    self.alignment = alignment
    let takesTheirs = alignment.theirsIsReordered && !alignment.oursIsReordered
    first = takesTheirs ? alignment.theirs : alignment.ours
    second = takesTheirs ? alignment.ours : alignment.theirs
    let directions = [alignment.lists.ours, alignment.lists.theirs].map { side in
      InsertionPlace.isDescending(side.map(\.moment))
    }
    isReordered =
      alignment.oursIsReordered || alignment.theirsIsReordered
      || Set(directions.compactMap { $0 }).count > 1
    isDescending = directions[takesTheirs ? 1 : 0] ?? directions[takesTheirs ? 0 : 1] ?? newestFirst
  }

  /// All slots of either side.
  var order: [Int] {
    var order = Chain(first, count: alignment.slots.count)
    let known = Set(first)
    let shared = known.intersection(second)
    var run: [Int] = []
    var anchor: Int?
    func flush(before next: Int?) {
      if run.isEmpty { return }
      // Pieces that only the first side has there.
      var mine: [Int] = []
      var end = order.next(anchor)
      while let number = end, !shared.contains(number) {
        mine.append(number)
        end = order.next(number)
      }
      // Behind what is done in turns with the exercise above, unless the other side put something between the two itself.
      var last = mine.last ?? anchor
      while let number = end, number != next, alignment.piece(number).isJoined {
        last = number
        end = order.next(number)
      }
      if isReordered, let units = units(run) {
        for unit in units { order.insert(unit.numbers, below: place(of: unit, in: order)) }
      } else if last != mine.last ?? anchor, !alignment.piece(run[0]).isJoined {
        order.insert(run, below: last)
      } else {
        order.remove(mine, below: anchor)
        order.insert(joined(mine, run), below: anchor)
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
    return order.all
  }
}

/// Slots in an order that is added to in its middle.
private struct Chain {
  /// The slot that follows each slot, and as the last element the first slot; -1 for none.
  private var following: [Int]

  init(_ order: [Int], count: Int) {
    following = Array(repeating: -1, count: count + 1)
    insert(order, below: nil)
  }

  /// The first of all, where there is none before.
  func next(_ slot: Int?) -> Int? {
    let next = following[slot ?? following.count - 1]
    return next < 0 ? nil : next
  }

  mutating func insert(_ slots: [Int], below above: Int?) {
    var above = above ?? following.count - 1
    for slot in slots {
      following[slot] = following[above]
      following[above] = slot
      above = slot
    }
  }

  /// These stand right below.
  mutating func remove(_ slots: [Int], below above: Int?) {
    guard let last = slots.last else { return }
    following[above ?? following.count - 1] = following[last]
  }

  var all: [Int] {
    var all: [Int] = []
    var slot = next(nil)
    while let number = slot {
      all.append(number)
      slot = next(number)
    }
    return all
  }
}

extension Interleaving {
  /// Two runs for the same place: entries by time, as the file has them; else one behind the other, but what belongs to
  /// the exercise above stays below it.
  private func joined(_ mine: [Int], _ others: [Int]) -> [Int] {
    if let mine = units(mine), let others = units(others) { return byTime(mine, others) }
    if alignment.piece(others[0]).isJoined {
      let leading = mine.prefix { alignment.piece($0).isJoined }
      return leading + others + mine.dropFirst(leading.count)
    }
    return mine + others
  }

  /// Above the first entry that is later, or in a descending file earlier: the one it goes below.
  private func place(of unit: Unit, in order: Chain) -> Int? {
    var above: Int?
    var slot = order.next(nil)
    while let number = slot {
      let piece = alignment.piece(number)
      if piece.kind == .end { break }
      if let moment = piece.moment, isDescending ? moment < unit.moment : moment > unit.moment { break }
      above = number
      slot = order.next(number)
    }
    return above
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
      let piece = alignment.piece(number)
      guard piece.kind == .entry || piece.kind == .comment else { return nil }
      if let moment = piece.moment {
        units.append(Unit(moment: moment, numbers: comments + [number]))
        comments = []
      } else if piece.kind == .comment {
        comments.append(number)
      } else if units.isEmpty {
        return nil
      } else {
        // An entry without a day stays where it was put.
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

/// The exercises of each superset by their neighbours: the one right above, and the first of the group, which has none.
struct Joints {
  private struct Place: Hashable {
    var above: Int?
    var first: Int?
  }

  private var first: Set<Int> = []
  private var joined: Set<Int> = []
  private var ours: [Int: Place] = [:]
  private var theirs: [Int: Place] = [:]

  init(_ alignment: Alignment) {
    for number in alignment.slots.indices {
      let piece = alignment.piece(number)
      guard piece.kind == .exercise else { continue }
      if piece.isJoined { joined.insert(number) } else { first.insert(number) }
    }
    ours = places(alignment.ours)
    theirs = places(alignment.theirs)
  }

  private func places(_ order: [Int]) -> [Int: Place] {
    var places: [Int: Place] = [:]
    var place = Place()
    for number in order where isExercise(number) {
      if first.contains(number) { place.first = number }
      if joined.contains(number) { places[number] = place }
      place.above = number
    }
    return places
  }

  func isFirst(_ number: Int) -> Bool { first.contains(number) }
  func isExercise(_ number: Int) -> Bool { first.contains(number) || joined.contains(number) }

  /// It would be done in turns with what it is joined to on neither side.
  func isTorn(_ number: Int, below exercise: Int?, from group: Int?) -> Bool {
    guard joined.contains(number) else { return false }
    return ![ours[number], theirs[number]].contains { place in
      place.map { $0.above == exercise || $0.first == group } ?? false
    }
  }
}
