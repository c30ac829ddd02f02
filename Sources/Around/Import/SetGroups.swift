import Grammar
import Text
import Training

/// The sets of an exercise as they are written, those that differ in their reps alone in one group: `80kg x 10/8/6`.
struct SetGroups {
  /// `80kg x 10/8 w`, one element each.
  private(set) var texts: [String] = []
  /// They fit one line: all are of one shape, and there are not many remarks.
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
      if !SetGroups.isShaped(sets[start], like: sets[0]) { isOneRow = false }
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

  private static func isShaped(_ set: ImportedSet, like other: ImportedSet) -> Bool {
    guard (set.load == .none) == (other.load == .none) else { return false }
    switch (set.amount, other.amount) {
    case (.reps, .reps), (.time, .time), (.distance, .distance): return true
    default: return false
    }
  }

  private static func text(_ sets: ArraySlice<ImportedSet>) -> String {
    guard let first = sets.first else { return "" }
    var text = ""
    switch first.load {
    case .none: break
    case .weight(let weight): text = "\(weight) x "
    case .bodyweight(let added):
      text = added.hundredths == 0 ? "bw x " : "bw\(added.hundredths > 0 ? "+" : "")\(added) x "
    }
    switch first.amount {
    case .reps:
      text += sets.map { set in
        if case .reps(let reps) = set.amount { String(reps) } else { "0" }
      }.joined(separator: "/")
    case .time(let time): text += written(time)
    case .distance(let distance, let time):
      text += distance.description
      if let time { text += " in \(written(time))" }
    }
    for (word, mark) in SetMark.words where first.marks.contains(mark) { text += " " + word }
    text += effort(sets)
    if let time = sets.last?.completedAt { text += " at \(time)" }
    for note in [sets.last?.note].compactMap(\.self) + (sets.last?.otherNotes ?? []) {
      let clean = cleaned(note)
      if !clean.isEmpty { text += " " + quoted(clean) }
    }
    return text
  }

  /// A clock has no hundredths.
  private static func written(_ time: Elapsed) -> String {
    guard time.hundredths % 100 != 0 else { return time.description }
    if time.hundredths < 1_000_000 { return decimal(hundredths: Int64(time.hundredths)) + "s" }
    return Elapsed(hundredths: time.hundredths / 100 * 100).description
  }

  /// One value for all of them, else one for each.
  private static func effort(_ sets: ArraySlice<ImportedSet>) -> String {
    let values = sets.compactMap { set -> String? in
      switch set.effort {
      case .rpe(let halves): "\(halves / 2)\(halves % 2 == 0 ? "" : ".5")"
      case .rir(let reps): String(reps)
      case nil: nil
      }
    }
    guard let first = values.first else { return "" }
    let list = values.allSatisfy { $0 == first } ? first : values.joined(separator: "/")
    if case .rir = sets.first?.effort { return " rir \(list)" }
    return " rpe \(list)"
  }
}
