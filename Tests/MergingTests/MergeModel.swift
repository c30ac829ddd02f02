/// One way to make a list of another.
struct EditScript {
  /// What becomes of each element; nil where it is removed.
  private(set) var elements: [Int?]
  /// What is put before each element, and behind the last.
  private(set) var insertions: [[Int]]
  private(set) var cost = 0

  var inserted: [Int] { insertions.flatMap { $0 } }

  /// All ways of the fewest edits.
  static func all(from old: [Int], to new: [Int]) -> [EditScript] {
    let start = EditScript(elements: old, insertions: Array(repeating: [], count: old.count + 1))
    var fewest = Int.max
    var found: [EditScript] = []
    func go(_ one: Int, _ other: Int, _ script: EditScript) {
      guard script.cost <= fewest else { return }
      if one == old.count, other == new.count {
        if script.cost < fewest { (fewest, found) = (script.cost, []) }
        return found.append(script)
      }
      var next = script
      if one < old.count, other < new.count {
        next.elements[one] = new[other]
        next.cost += old[one] == new[other] ? 0 : 1
        go(one + 1, other + 1, next)
      }
      if one < old.count {
        next = script
        next.elements[one] = nil
        next.cost += 1
        go(one + 1, other, next)
      }
      if other < new.count {
        next = script
        next.insertions[one].append(new[other])
        next.cost += 1
        go(one, other + 1, next)
      }
    }
    go(0, 0, start)
    return found
  }

  var withoutInsertions: EditScript {
    var script = self
    script.insertions = insertions.map { _ in [] }
    return script
  }
}

/// What a merge may be whose sides were made by one of some scripts each.
struct MergeModel {
  private(set) var results: Set<[Int]> = []
  private(set) var mayConflict = false

  init(_ base: [Int], _ ours: [EditScript], _ theirs: [EditScript]) {
    for our in ours {
      for their in theirs {
        // What both have put in is one thing, or, where they put in more, nobody knows.
        if !our.inserted.isEmpty, our.inserted == their.inserted {
          add(base, our.withoutInsertions, their)
          add(base, our, their.withoutInsertions)
        } else {
          if !Set(our.inserted).isDisjoint(with: their.inserted) { mayConflict = true }
          add(base, our, their)
        }
      }
    }
  }

  private mutating func add(_ base: [Int], _ our: EditScript, _ their: EditScript) {
    var merged: [[Int]] = [[]]
    for place in 0...base.count {
      let (one, other) = (our.insertions[place], their.insertions[place])
      merged = merged.map { $0 + one + other } + (one.isEmpty || other.isEmpty ? [] : merged.map { $0 + other + one })
      guard place < base.count else { break }
      let (mine, others) = (our.elements[place], their.elements[place])
      guard mine == others || mine == base[place] || others == base[place] else {
        mayConflict = true
        return
      }
      if let value = mine == base[place] ? others : mine { merged = merged.map { $0 + [value] } }
    }
    results.formUnion(merged)
  }
}
