/// What a text says, piece by piece, wherever in it: the last check of a merge, which knows nothing of how it was made.
///
/// An opening that one side puts into the middle of an entry gives its lines to another one; where both sides do such
/// things, pieces are no longer compared with their likes. Then this finds lines that are missing, or there twice.
struct Conservation {
  private var counts: [String: Int] = [:]
  /// Whole lines, however they are cut.
  private var lines: [String: Int] = [:]

  init(_ file: Piece) {
    add(file)
    for line in file.text.split(separator: UInt8(ascii: "\n")) {
      lines[Piece.wordless(Array(line)), default: 0] += 1
    }
  }

  private mutating func add(_ piece: Piece) {
    switch piece.content {
    case .parts(let parts): for part in parts { add(part) }
    case .text(let text):
      let said = Piece.wordless(text)
      if !said.isEmpty { counts[said, default: 0] += 1 }
    }
  }

  /// Everything is there as often as the changes of both sides come to. What both put in, or took out, may be one thing
  /// or two. With `hasConflict`, ours stands for the conflict, and theirs is not counted.
  static func holds(
    _ base: Conservation, _ ours: Conservation, _ theirs: Conservation, _ merged: Conservation,
    hasConflict: Bool
  ) -> Bool {
    guard holdsLines(base, ours, theirs, merged, hasConflict: hasConflict) else { return false }
    let all = [base, ours, theirs, merged].reduce(into: Set<String>()) { $0.formUnion($1.counts.keys) }
    return all.allSatisfy { said in
      let (old, our, their) = (base.counts[said] ?? 0, ours.counts[said] ?? 0, theirs.counts[said] ?? 0)
      let both = our + their - old
      // One of them, where both did the same.
      let once = our > old ? max(our, their) : min(our, their)
      let isSameWay = our > old && their > old || our < old && their < old
      let bounds = isSameWay ? min(both, once)...max(both, once) : both...both
      let found = merged.counts[said] ?? 0
      if hasConflict { return found <= max(bounds.upperBound, our) }
      return found <= max(bounds.upperBound, 0) && found >= max(bounds.lowerBound, 0)
    }
  }

  /// A line that nobody touched is there as often as it was, and one that a side took out is gone. (A line that a side put
  /// in may be merged with another.)
  private static func holdsLines(
    _ base: Conservation, _ ours: Conservation, _ theirs: Conservation, _ merged: Conservation,
    hasConflict: Bool
  ) -> Bool {
    Set(base.lines.keys).union(merged.lines.keys).allSatisfy { line in
      let (old, our, their) = (base.lines[line] ?? 0, ours.lines[line] ?? 0, theirs.lines[line] ?? 0)
      guard our == old || their == old else { return true }
      let found = merged.lines[line] ?? 0
      // Not on any side: put together of both.
      if old + our + their == 0 { return true }
      if found > max(our + their - old, hasConflict ? our : 0) { return false }
      return hasConflict || our != old || their != old || found >= old
    }
  }
}
