/// Which piece of one list is which of another, where both came from the same one by editing.
///
/// First what is the same to the byte, from both ends and then anywhere; then what has the same key; then what was
/// renamed, which is known by the rest of it; at last what stands in the same place between two that are known.
func matched(_ old: [Piece], _ new: [Piece]) -> [Int?] {
  var matching = Matching(old, new)
  matching.takeEnds()
  matching.take { Matching.Whole(key: $0.key, text: $0.text) }
  matching.take { Matching.Name(kind: $0.kind, key: $0.key) }
  matching.take { $0.isNamed ? Matching.Contents(kind: $0.kind, contents: $0.contents) : nil }
  matching.takeNeighbours { $0.isRenamed(to: $1) }
  matching.takeNeighbours { $0.isEdited(to: $1) }
  return matching.found
}

private struct Matching {
  struct Whole: Hashable {
    var key: String
    var text: [UInt8]
  }
  struct Name: Hashable {
    var kind: Piece.Kind
    var key: String
  }

  struct Contents: Hashable {
    var kind: Piece.Kind
    var contents: Set<String>
  }

  private let old: [Piece]
  private let new: [Piece]
  private(set) var found: [Int?]
  private var isTaken: [Bool]

  init(_ old: [Piece], _ new: [Piece]) {
    (self.old, self.new) = (old, new)
    found = Array(repeating: nil, count: old.count)
    isTaken = Array(repeating: false, count: new.count)
  }

  private mutating func pair(_ one: Int, _ other: Int) {
    found[one] = other
    isTaken[other] = true
  }

  /// The same beginning and the same end.
  mutating func takeEnds() {
    let shorter = min(old.count, new.count)
    var first = 0
    while first < shorter, old[first].isSame(as: new[first]) {
      pair(first, first)
      first += 1
    }
    var last = 0
    while last < shorter - first, old[old.count - 1 - last].isSame(as: new[new.count - 1 - last]) {
      pair(old.count - 1 - last, new.count - 1 - last)
      last += 1
    }
  }

  /// What is left and agrees in something; of several the first with the first.
  mutating func take<Feature: Hashable>(_ feature: (Piece) -> Feature?) {
    var places: [Feature: [Int]] = [:]
    for (place, piece) in new.enumerated().reversed() where !isTaken[place] {
      if let feature = feature(piece) { places[feature, default: []].append(place) }
    }
    if places.isEmpty { return }
    for (place, piece) in old.enumerated() where found[place] == nil {
      guard let feature = feature(piece) else { continue }
      if let other = places[feature]?.popLast() { pair(place, other) }
    }
  }

  /// What is left between the same two neighbours, in order.
  mutating func takeNeighbours(_ isLike: (Piece, Piece) -> Bool) {
    var place = 0
    while place < old.count {
      guard found[place] == nil else {
        place += 1
        continue
      }
      var other = place > 0 ? (found[place - 1] ?? -1) + 1 : 0
      while place < old.count, found[place] == nil {
        if other < new.count, !isTaken[other], isLike(old[place], new[other]) {
          pair(place, other)
          other += 1
        } else if let next = nextLike(old[place], from: other, isLike) {
          pair(place, next)
          other = next + 1
        }
        place += 1
      }
    }
  }

  private func nextLike(_ piece: Piece, from start: Int, _ isLike: (Piece, Piece) -> Bool) -> Int? {
    var place = start
    while place < new.count, !isTaken[place] {
      if isLike(piece, new[place]) { return place }
      place += 1
    }
    return nil
  }
}

extension Piece {
  /// The same to the byte, but for the gap before it.
  func isSame(as other: Piece) -> Bool { key == other.key && kind == other.kind && text == other.text }

  /// Another key, and all of what stands below it, or most: an exercise under a new name, a session with another start.
  fileprivate func isRenamed(to other: Piece) -> Bool {
    guard isNamed, kind == other.kind else { return false }
    let (mine, others) = (contents, other.contents)
    let common = mine.intersection(others).count
    return common > 0 && (common * 2 >= max(mine.count, others.count) || common == mine.count)
  }

  /// It has a name, and something to be known by where that is another.
  fileprivate var isNamed: Bool { [.entry, .exercise, .line, .section].contains(kind) && !contents.isEmpty }

  /// What it holds but its name, without blanks.
  fileprivate var contents: Set<String> {
    switch kind {
    case .line, .sets: Set(parts.filter { $0.kind == .set || $0.kind == .element }.map(\.key))
    case .exercise: Set(parts.flatMap(\.contents))
    default: Set(parts.filter { $0.kind != .header && $0.kind != .comment }.map { Piece.wordless($0.text) })
    }
  }

  /// A set, a note, a comment that was written anew in its place. A line that could not be read may become anything.
  fileprivate func isEdited(to other: Piece) -> Bool {
    switch kind {
    case .other: return other.kind != .header && other.kind != .end && other.kind != .entry
    case .set, .sets, .element, .note, .comment: return kind == other.kind
    default: return false
    }
  }
}
