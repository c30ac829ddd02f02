/// One thing in up to three versions: indices in the lists of the base, of ours and of theirs.
struct Slot {
  var base: Int?
  var ours: Int?
  var theirs: Int?
}

/// The pieces of three lists, matched: each thing once, with the order in which each list has it.
struct Alignment {
  let lists: (base: [Piece], ours: [Piece], theirs: [Piece])
  private(set) var slots: [Slot] = []
  /// Slots in the order of ours, and of theirs.
  private(set) var ours: [Int] = []
  private(set) var theirs: [Int] = []
  /// True if both sides added the same set to a list, and others: it may be one set or two.
  private(set) var isAmbiguous = false

  init(_ base: [Piece], _ ours: [Piece], _ theirs: [Piece]) {
    lists = (base, ours, theirs)
    let inOurs = matched(base, ours)
    let inTheirs = matched(base, theirs)
    slots = base.indices.map { Slot(base: $0, ours: inOurs[$0], theirs: inTheirs[$0]) }
    let (known, knownToThem) = (Set(inOurs.compactMap { $0 }), Set(inTheirs.compactMap { $0 }))
    let ourNew = ours.indices.filter { !known.contains($0) }
    let theirNew = theirs.indices.filter { !knownToThem.contains($0) }
    addNew(ourNew, ours, theirNew, theirs)
    self.ours = order(ours.count, \.ours)
    self.theirs = order(theirs.count, \.theirs)
  }

  /// Adds the pieces that are new; two with one key, added by both sides, are one thing.
  private mutating func addNew(_ ourNew: [Int], _ ours: [Piece], _ theirNew: [Int], _ theirs: [Piece]) {
    let ourSets = ourNew.filter { ours[$0].isCounted }
    let theirSets = theirNew.filter { theirs[$0].isCounted }
    let isSameSets = ourSets.map { ours[$0].text } == theirSets.map { theirs[$0].text }
    let theirTexts = Set(theirSets.map { theirs[$0].key })
    isAmbiguous = !isSameSets && ourSets.contains { theirTexts.contains(ours[$0].key) }
    var places: [Identity: [Int]] = [:]
    for place in theirNew.reversed() where !theirs[place].isCounted || isSameSets {
      places[theirs[place].identity, default: []].append(place)
    }
    var taken: Set<Int> = []
    for place in ourNew {
      let identity = ours[place].identity
      let number = places[identity]?.lastIndex { ours[place].mayBeSameEntry(as: theirs[$0]) }
      let other = number.flatMap { places[identity]?.remove(at: $0) }
      if let other { taken.insert(other) }
      slots.append(Slot(ours: place, theirs: other))
    }
    for place in theirNew where !taken.contains(place) { slots.append(Slot(theirs: place)) }
  }

  private func order(_ count: Int, _ side: KeyPath<Slot, Int?>) -> [Int] {
    var order = Array(repeating: 0, count: count)
    for (number, slot) in slots.enumerated() {
      if let place = slot[keyPath: side] { order[place] = number }
    }
    return order
  }
}

/// The key of a piece among its siblings.
struct Identity: Hashable {
  let kind: Piece.Kind
  let key: [UInt8]
}

extension Piece {
  var identity: Identity { Identity(kind: kind, key: key) }

  /// True unless both are sessions of a day without a time, and neither holds all of the other: nobody trains twice in one
  /// minute, but twice on a day.
  fileprivate func mayBeSameEntry(as other: Piece) -> Bool {
    guard isUntimed, text != other.text else { return true }
    let (mine, others) = (contents, other.contents)
    return mine.isSubset(of: others) || others.isSubset(of: mine)
  }
}

extension Alignment {
  /// Returns the versions of a slot: of the base, of ours and of theirs.
  func versions(_ number: Int) -> (base: Piece?, ours: Piece?, theirs: Piece?) {
    let slot = slots[number]
    return (slot.base.map { lists.base[$0] }, slot.ours.map { lists.ours[$0] }, slot.theirs.map { lists.theirs[$0] })
  }

  /// Returns ours, else theirs, else that of the base.
  func piece(_ number: Int) -> Piece {
    let versions = versions(number)
    // Each slot has a piece.
    return versions.ours ?? versions.theirs ?? versions.base ?? Piece(.other, text: [])
  }

  /// True if ours has the pieces of the base in another order.
  var oursIsReordered: Bool { !isAscending(ours.compactMap { slots[$0].base }) }
  /// True if theirs has the pieces of the base in another order.
  var theirsIsReordered: Bool { !isAscending(theirs.compactMap { slots[$0].base }) }

  /// True if both sides have reordered, in two ways.
  var isOrderContested: Bool {
    guard oursIsReordered, theirsIsReordered else { return false }
    let common = { (slot: Int) in
      slots[slot].base != nil && slots[slot].ours != nil && slots[slot].theirs != nil
    }
    return ours.filter(common) != theirs.filter(common)
  }

  private func isAscending(_ places: [Int]) -> Bool { zip(places, places.dropFirst()).allSatisfy { $0 < $1 } }
}
