import Training

/// A part of a merged text.
enum Segment: Sendable {
  case text([UInt8])
  /// Both sides changed the same thing.
  case conflict(base: [UInt8], ours: [UInt8], theirs: [UInt8])

  static func conflict(_ base: Piece?, _ ours: Piece?, _ theirs: Piece?) -> Segment {
    .conflict(base: base?.text ?? [], ours: ours?.text ?? [], theirs: theirs?.text ?? [])
  }

  var isConflict: Bool { if case .conflict = self { true } else { false } }

  /// The text with ours in the place of each conflict.
  static func ours(_ segments: [Segment]) -> [UInt8] {
    segments.flatMap { segment in
      switch segment {
      case .text(let text): text
      case .conflict(_, let ours, _): ours
      }
    }
  }
}

/// Merges three versions of a piece.
struct Merger {
  let reading: PieceReading
  /// Entries that both sides changed are conflicts as a whole.
  var isCoarse = false
  /// The order of entries where neither side shows one.
  var newestFirst = false

  /// Nil where the piece is gone.
  func merge(_ base: Piece?, _ ours: Piece?, _ theirs: Piece?) -> [Segment]? {
    if let ours, let theirs { return merge(base, ours, theirs) }
    guard let side = ours ?? theirs, let isChanged = left(base, side) else { return nil }
    return [isChanged ? .conflict(base, ours, theirs) : .text(side.text)]
  }

  /// Returns nil for a piece that the other side removed and this side left as it was, true if this side changed it, false if
  /// it is new.
  private func left(_ base: Piece?, _ side: Piece) -> Bool? {
    guard let base else { return false }
    // Both took the one out, and one side has another that is like it.
    if base.kind == .entry, base.moment != side.moment { return false }
    return reading.isSame(base, side) ? nil : true
  }

  private func merge(_ base: Piece?, _ ours: Piece, _ theirs: Piece) -> [Segment] {
    let (our, their) = (ours.text, theirs.text)
    if let side = onlyChange(base?.text, our, their) ?? nil { return [.text(side)] }
    let both = [Segment.conflict(base, ours, theirs)]
    guard case .parts = ours.content, case .parts = theirs.content else {
      if reading.isSame(ours, theirs) { return [.text(our)] }
      if let base, reading.isSame(base, ours) { return [.text(their)] }
      if let base, reading.isSame(base, theirs) { return [.text(our)] }
      return both
    }
    if isCoarse, ours.kind != .file { return both }
    guard let merged = mergeParts(base, ours, theirs) else { return both }
    // Two sessions that began at no time of one day may be two: whoever keeps both needs each as a whole.
    return base == nil && ours.isUntimed && merged.contains(where: \.isConflict) ? both : merged
  }
}

extension Merger {
  /// Nil where only both sides as a whole are a safe answer.
  private func mergeParts(_ base: Piece?, _ ours: Piece, _ theirs: Piece) -> [Segment]? {
    if let base, base.isReshaped(in: ours) || base.isReshaped(in: theirs) {
      // Equal sets in another form are no change.
      if base.said == ours.said { return [.text(theirs.text)] }
      return base.said == theirs.said ? [.text(ours.text)] : nil
    }
    let alignment = Alignment(base?.parts ?? [], ours.parts, theirs.parts)
    if alignment.isAmbiguous || ours.isOrdered && alignment.isOrderContested { return nil }
    let gaps = Gaps(alignment, isCutLine: ours.isCutLine)
    let joints = Joints(alignment)
    var segments: [Segment] = []
    var above: Int?
    var (exercise, group): (Int?, Int?) = (nil, nil)
    for number in Interleaving(alignment, newestFirst: newestFirst).order {
      let (base, ours, theirs) = alignment.versions(number)
      guard var merged = merge(base, ours, theirs) else { continue }
      if joints.isTorn(number, below: exercise, from: group) {
        merged = [.conflict(base, ours, theirs)]
      }
      segments.append(.text(gaps.gap(above, number)))
      segments += merged
      above = number
      if joints.isExercise(number) { exercise = number }
      if joints.isFirst(number) { group = number }
    }
    if ours.isCutLine { return isLine(segments, ours, theirs) ? segments : nil }
    if ours.kind == .exercise { return holdsSets(segments, base, ours, theirs) ? segments : nil }
    return segments
  }

  /// The sets of an exercise that was put together are what the changes of both sides come to, set by set: groups hide that
  /// both have replaced the same one.
  private func holdsSets(_ segments: [Segment], _ base: Piece?, _ ours: Piece, _ theirs: Piece) -> Bool {
    if segments.contains(where: \.isConflict) { return true }
    // Sets with boxes are merged line by line, so that lines without a conflict are enough.
    if [base?.text ?? [], ours.text, theirs.text].contains(where: reading.hasBoxes) { return true }
    let (old, our, their) = (
      base.map { reading.sets($0.text) } ?? [], reading.sets(ours.text), reading.sets(theirs.text)
    )
    guard let merged = mergedSets(old, our, their) else { return false }
    return counts(merged) == counts(reading.sets(Segment.ours(segments)))
  }

  private func counts(_ sets: [WorkSet]) -> [WorkSet: Int] { sets.reduce(into: [:]) { $0[$1, default: 0] += 1 } }

  /// A line put together of parts of both says nothing wrong that neither said.
  private func isLine(_ segments: [Segment], _ ours: Piece, _ theirs: Piece) -> Bool {
    if segments.contains(where: \.isConflict) { return false }
    let most = max(reading.mistakes(ours.kind, ours.text), reading.mistakes(theirs.kind, theirs.text))
    return reading.mistakes(ours.kind, Segment.ours(segments)) <= most
  }
}

extension Piece {
  /// The sets moved from the line of the exercise to lines of their own, or back: which is which, nobody knows.
  fileprivate func isReshaped(in other: Piece) -> Bool {
    guard kind == .exercise else { return false }
    return hasSetsBehindName && !other.hasSetsBehindName && other.hasSetsBelow
      || hasSetsBelow && !other.hasSetsBelow && other.hasSetsBehindName
  }

  /// Name, sets and remarks of an exercise, on whichever lines.
  fileprivate var said: [[UInt8]] {
    parts.flatMap { part in
      part.isCutLine
        // The dash of a line of sets says nothing, its box does.
        ? part.parts.map { wordless($0.kind == .name && part.kind == .sets ? $0.box : $0.text) }
        : [wordless(part.text)]
    }.filter { !$0.isEmpty }
  }

  private var hasSetsBehindName: Bool { parts.first?.parts.contains { $0.kind == .set } ?? false }
  private var hasSetsBelow: Bool { parts.contains { $0.kind == .sets } }
}

/// Merges three versions of the sets of an exercise, each set by itself, however many a group of the text holds: `3/3` is
/// two. Nil where both sides changed the same set, or where nobody knows which of them they changed.
func mergedSets(_ base: [WorkSet], _ ours: [WorkSet], _ theirs: [WorkSet]) -> [WorkSet]? {
  var numbers: [WorkSet: Int] = [:]
  func pieces(_ sets: [WorkSet]) -> [Piece] {
    sets.map { set in
      let number = numbers[set] ?? numbers.count
      numbers[set] = number
      return Piece(.set, Array("\(number)".utf8), text: Array("\(number)".utf8))
    }
  }
  let alignment = Alignment(pieces(base), pieces(ours), pieces(theirs))
  if alignment.isAmbiguous || alignment.isOrderContested { return nil }
  var merged: [WorkSet] = []
  for number in Interleaving(alignment, newestFirst: false).order {
    let slot = alignment.slots[number]
    let (old, our, their) = (slot.base.map { base[$0] }, slot.ours.map { ours[$0] }, slot.theirs.map { theirs[$0] })
    guard let side = onlyChange(old, our, their) else { return nil }
    merged += [side].compactMap(\.self)
  }
  return merged
}
