import Training

/// Returns for each piece of `new` the index of its piece in `old`, nil for one that was added.
///
/// Pieces are matched in rounds: equal bytes from both ends; sets, by the fewest edits; equal bytes anywhere; equal keys; the
/// session that got its times; renamed pieces, known by their contents; at last pieces between the same two matched neighbours.
func matched(_ old: [Piece], _ new: [Piece]) -> [Int?] {
  var matching = Matching(old, new)
  matching.takeEnds()
  matching.takeFewestEdits()
  matching.takeSame()
  matching.readContents()
  matching.takeNamesakes()
  matching.takeBegun()
  matching.takeContents()
  matching.takeNeighbours { $0.isRenamed($1, $2) }
  matching.takeNeighbours { $0.isEdited($1, $2) }
  return matching.found
}

private struct Matching {
  private struct Whole: Hashable {
    let key: [UInt8]
    let text: [UInt8]
  }

  private struct Contents: Hashable {
    let kind: Piece.Kind
    let contents: Set<[UInt8]>
  }

  private let old: [Piece]
  private let new: [Piece]
  private(set) var found: [Int?]
  private var isTaken: [Bool]
  /// The contents of named pieces that were not matched by their bytes; empty for others.
  private var contents: (old: [Set<[UInt8]>], new: [Set<[UInt8]>]) = ([], [])
  /// The distance, in pieces, within which a renamed one is looked for: without a bound, long lists that differ all over
  /// would be compared each with each.
  private static let reach = 32

  init(_ old: [Piece], _ new: [Piece]) {
    (self.old, self.new) = (old, new)
    found = Array(repeating: nil, count: old.count)
    isTaken = Array(repeating: false, count: new.count)
  }

  private mutating func pair(_ one: Int, _ other: Int) {
    found[one] = other
    isTaken[other] = true
  }

  /// Matches the pieces that both lists begin and end with.
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

  /// Pairs sets, which have no names, by the fewest insertions, removals and replacements that make the new list of the old
  /// one (Levenshtein 1966); of as few, by those that leave the most sets as they were. Does nothing in lists of more than
  /// 65,536 pairs.
  mutating func takeFewestEdits() {
    let mine = old.indices.filter { found[$0] == nil && old[$0].isCounted }
    let others = new.indices.filter { !isTaken[$0] && new[$0].isCounted }
    guard !mine.isEmpty, !others.isEmpty, mine.count * others.count <= 1 << 16 else { return }
    // Outweighs all sets that are left as they were, each of which takes 1 away.
    let edit = mine.count + others.count
    func cost(_ one: Int, _ other: Int) -> Int { old[mine[one]].key == new[others[other]].key ? -1 : edit }
    // The cost of what follows two indices.
    let width = others.count + 1
    var costs = Array(repeating: 0, count: (mine.count + 1) * width)
    for one in (0...mine.count).reversed() {
      for other in (0...others.count).reversed() {
        let at = one * width + other
        if one == mine.count || other == others.count {
          costs[at] = edit * (mine.count - one + others.count - other)
        } else {
          costs[at] = min(
            costs[at + width + 1] + cost(one, other), costs[at + width] + edit, costs[at + 1] + edit)
        }
      }
    }
    var (one, other) = (0, 0)
    while one < mine.count, other < others.count {
      let at = one * width + other
      if costs[at] == costs[at + width + 1] + cost(one, other) {
        pair(mine[one], others[other])
        (one, other) = (one + 1, other + 1)
      } else if costs[at] == costs[at + width] + edit {
        one += 1
      } else {
        other += 1
      }
    }
  }

  /// Returns the indices of unmatched pieces that share a feature, in their order, for each that both lists have.
  private func alike<Feature: Hashable>(
    _ oldFeature: (Int) -> Feature?, _ newFeature: (Int) -> Feature?
  ) -> [(mine: [Int], others: [Int])] {
    var others: [Feature: [Int]] = [:]
    for place in new.indices where !isTaken[place] {
      if let feature = newFeature(place) { others[feature, default: []].append(place) }
    }
    if others.isEmpty { return [] }
    var mine: [Feature: [Int]] = [:]
    for place in old.indices where found[place] == nil {
      if let feature = oldFeature(place), others[feature] != nil { mine[feature, default: []].append(place) }
    }
    return mine.map { ($1, others[$0] ?? []) }
  }

  /// Matches pieces with equal bytes.
  mutating func takeSame() {
    let alike = alike({ Whole(key: old[$0].key, text: old[$0].text) }, { Whole(key: new[$0].key, text: new[$0].text) })
    for (mine, others) in alike { for (one, other) in zip(mine, others) { pair(one, other) } }
  }

  /// Matches pieces with one name; of several those that share most of their contents.
  mutating func takeNamesakes() {
    for (mine, others) in alike({ old[$0].identity }, { new[$0].identity }) {
      let isOne = mine.count == 1 && others.count == 1
      if isOne || mine.count * others.count > 4096 || !old[mine[0]].isNamed {
        for (one, other) in zip(mine, others) { pair(one, other) }
      } else {
        pairLikest(mine, others)
      }
    }
  }

  /// The likest first; of two that are as like, the ones further up.
  private mutating func pairLikest(_ mine: [Int], _ others: [Int]) {
    var pairs: [(one: Int, other: Int, common: Int)] = []
    for one in mine {
      for other in others {
        let common = contents.old[one].intersection(contents.new[other]).count
        let names = Set(old[one].parts.map(\.key)).intersection(new[other].parts.map(\.key)).count
        pairs.append((one, other, common + names))
      }
    }
    pairs.sort { ($1.common, $0.one, $0.other) < ($0.common, $1.one, $1.other) }
    for (one, other, _) in pairs where found[one] == nil && !isTaken[other] { pair(one, other) }
  }

  /// Matches the session of a day and title that has no times yet with the one that has them, where there is one of each:
  /// what is ticked on one device may begin on another.
  mutating func takeBegun() {
    func feature(_ piece: Piece, isBegun: Bool) -> String? {
      guard let moment = piece.moment, (moment.time != nil) == isBegun,
        isBegun || piece.parts.contains(where: { $0.kind == .exercise })
      else { return nil }
      return "\(moment.date) \(piece.title)"
    }
    for (mine, others) in alike({ feature(old[$0], isBegun: false) }, { feature(new[$0], isBegun: true) })
    where mine.count == 1 && others.count == 1 { pair(mine[0], others[0]) }
  }

  /// Matches pieces that differ in the name and hold the same, where each list has as many of them: else nobody knows which
  /// of them is another's.
  mutating func takeContents() {
    func feature(_ piece: Piece, _ contents: Set<[UInt8]>) -> Contents? {
      contents.isEmpty ? nil : Contents(kind: piece.kind, contents: contents)
    }
    for (mine, others) in alike({ feature(old[$0], contents.old[$0]) }, { feature(new[$0], contents.new[$0]) })
    where mine.count == others.count {
      for (one, other) in zip(mine, others) where old[one].mayBecome(new[other], isWhole: true) { pair(one, other) }
    }
  }

  /// Reads what the named pieces that are left hold.
  mutating func readContents() {
    contents.old = old.indices.map { found[$0] == nil && old[$0].isNamed ? old[$0].contents : [] }
    contents.new = new.indices.map { !isTaken[$0] && new[$0].isNamed ? new[$0].contents : [] }
  }

  /// Another key, and all of what stands below it, or most: an exercise under a new name, a session with another start.
  func isRenamed(_ one: Int, _ other: Int) -> Bool {
    guard old[one].isNamed, old[one].kind == new[other].kind, old[one].mayBecome(new[other], isWhole: false)
    else { return false }
    let (mine, others) = (contents.old[one], contents.new[other])
    let common = mine.intersection(others).count
    return common > 0 && (common * 2 >= max(mine.count, others.count) || common == mine.count)
  }

  func isEdited(_ one: Int, _ other: Int) -> Bool { old[one].isEdited(to: new[other]) }

  /// Matches the pieces left between two matched neighbours, in order.
  mutating func takeNeighbours(_ isLike: (Matching, Int, Int) -> Bool) {
    var place = 0
    while place < old.count {
      guard found[place] == nil else {
        place += 1
        continue
      }
      var other = place > 0 ? (found[place - 1] ?? -1) + 1 : 0
      while place < old.count, found[place] == nil {
        if other < new.count, !isTaken[other], isLike(self, place, other) {
          pair(place, other)
          other += 1
        } else if let next = nextLike(place, from: other, isLike) {
          pair(place, next)
          other = next + 1
        }
        place += 1
      }
    }
  }

  private func nextLike(_ one: Int, from start: Int, _ isLike: (Matching, Int, Int) -> Bool) -> Int? {
    var place = start
    while place < min(new.count, start + Matching.reach), !isTaken[place] {
      if isLike(self, one, place) { return place }
      place += 1
    }
    return nil
  }
}

extension Piece {
  /// It has a name, and may have something to be known by where that is another.
  fileprivate var isNamed: Bool { [.entry, .exercise, .line, .section].contains(kind) }

  /// An entry is another one on another day, however alike they are: who does the same every week has not moved a session.
  /// But the day of one may be corrected, which leaves its time and title.
  fileprivate func mayBecome(_ other: Piece, isWhole: Bool) -> Bool {
    guard kind == .entry else { return true }
    guard let mine = moment, let others = other.moment else { return false }
    if mine.date == others.date { return true }
    return isWhole && mine.time != nil && mine.time == others.time && title == other.title
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
