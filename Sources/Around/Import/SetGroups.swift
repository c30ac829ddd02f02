import Grammar
import Text
import Training

/// The sets of an exercise as a log writes them, those that differ in their reps alone in one group: `80kg x 10/8/6`.
struct SetGroups {
  /// The groups: `80kg x 10/8 w`.
  private(set) var texts: [String] = []
  /// True if they fit one line: all are of one shape, and there are few remarks.
  private(set) var isOneRow = true

  /// The most sets that a group may have.
  private static let limit = 20

  init(_ sets: [ImportedSet]) {
    var start = 0
    var notes = 0
    while start < sets.count {
      var end = start + 1
      while end < sets.count, end - start < SetGroups.limit, sets[end - 1].note == nil,
        sets[end - 1].completedAt == nil,
        SetGroups.belongs(sets[end], with: sets[start])
      { end += 1 }
      texts.append(SetGroups.text(sets[start..<end]))
      if sets[end - 1].note != nil { notes += 1 }
      if !sets[start].workSet.isShaped(like: sets[0].workSet) { isOneRow = false }
      start = end
    }
    if notes > 0, texts.count > 1 || notes > 1 { isOneRow = false }
  }
}

extension SetGroups {
  private static func belongs(_ set: ImportedSet, with first: ImportedSet) -> Bool {
    guard case .reps = set.amount, case .reps = first.amount, set.load == first.load, set.marks == first.marks
    else {
      return false
    }
    switch (set.effort, first.effort) {
    case (nil, nil), (.rpe, .rpe), (.rir, .rir): return true
    default: return false
    }
  }

  private static func text(_ sets: ArraySlice<ImportedSet>) -> String {
    let notes = [sets.last?.note].compactMap(\.self) + (sets.last?.otherNotes ?? [])
    let quotes = notes.map(cleaned).filter { !$0.isEmpty }.map { " " + quoted($0) }
    return SetRow.group(sets.map(\.workSet)) + quotes.joined()
  }
}

extension ImportedSet {
  fileprivate var workSet: WorkSet {
    var set = WorkSet(load: load, amount: amount)
    (set.marks, set.effort, set.completedAt) = (marks, effort, completedAt)
    return set
  }
}
