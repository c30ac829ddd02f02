import Training

/// The pieces that a text holds, counted wherever they stand: the last check of a merge, made without the merge's own lists.
///
/// An opening that one side puts into the middle of an entry gives its lines to another one; where both sides do such
/// things, pieces are no longer compared with their likes. Then this finds lines that are missing, or there twice.
struct Conservation {
  private var counts: [[UInt8]: Int] = [:]
  /// The counts of each entry by its moment: a piece that one entry loses, another may have gained.
  private var entries: [Moment?: [[UInt8]: Int]] = [:]
  /// The counts of whole lines, however they are cut.
  private var lines: [[UInt8]: Int] = [:]

  init(_ file: Piece) {
    for part in file.parts { add(part, part.moment) }
    for line in file.text.split(separator: UInt8(ascii: "\n")) {
      lines[wordless(line), default: 0] += 1
    }
  }

  private mutating func add(_ piece: Piece, _ entry: Moment?) {
    switch piece.content {
    case .parts(let parts): for part in parts { add(part, entry) }
    case .text(let text):
      let said = wordless(text)
      // The sign before sets on lines of their own says nothing.
      if said.isEmpty || said == Array("-".utf8) { return }
      counts[said, default: 0] += 1
      entries[entry, default: [:]][said, default: 0] += 1
    }
  }

  /// Everything is there as often as the changes of both sides come to. What both put in, or took out, may be one thing
  /// or two. With `hasConflict`, ours stands for the conflict, and theirs is not counted.
  static func holds(
    _ base: Conservation, _ ours: Conservation, _ theirs: Conservation, _ merged: Conservation,
    hasConflict: Bool
  ) -> Bool {
    let all = [base, ours, theirs, merged]
    if holdsEntries(all, hasConflict: hasConflict) { return true }
    return holds(all.map(\.counts), hasConflict: hasConflict)
      && holdsLines(base, ours, theirs, merged, hasConflict: hasConflict)
  }

  /// Without a conflict false too where both sides took the same out of an entry that is still there: each may have put it
  /// below an opening of its own, and then it counts for two.
  private static func holdsEntries(_ versions: [Conservation], hasConflict: Bool) -> Bool {
    let all = versions.reduce(into: Set<Moment?>()) { $0.formUnion($1.entries.keys) }
    return all.allSatisfy { entry in
      let (old, our, their) = (versions[0].entries[entry], versions[1].entries[entry], versions[2].entries[entry])
      if !hasConflict, let old, let our, let their,
        old.contains(where: { $1 > our[$0] ?? 0 && $1 > their[$0] ?? 0 })
      {
        return false
      }
      return holds(versions.map { $0.entries[entry] ?? [:] }, hasConflict: hasConflict)
    }
  }

  private static func holds(_ versions: [[[UInt8]: Int]], hasConflict: Bool) -> Bool {
    let all = versions.reduce(into: Set<[UInt8]>()) { $0.formUnion($1.keys) }
    return all.allSatisfy { said in
      let (old, our, their) = (versions[0][said] ?? 0, versions[1][said] ?? 0, versions[2][said] ?? 0)
      let both = our + their - old
      // One of them, where both did the same.
      let once = our > old ? max(our, their) : min(our, their)
      let isSameWay = our > old && their > old || our < old && their < old
      let bounds = isSameWay ? min(both, once)...max(both, once) : both...both
      let found = versions[3][said] ?? 0
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
