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
