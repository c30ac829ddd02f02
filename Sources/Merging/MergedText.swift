package import Format
import Text

/// What became of three versions of a file: a base that two sides have changed.
///
/// Nothing that a side added is dropped, nothing is there twice, every byte of an entry that nobody changed stays. What
/// both sides changed differently, and whatever is in doubt, is a conflict: both versions between git's markers, as few
/// lines as say it.
package struct MergedText: Sendable {
  package private(set) var bytes: [UInt8]
  /// How many places a person has to decide.
  package private(set) var conflicts: Int

  /// Merges by meaning. Nil where a version holds the markers of a merge that was not worked out: what its lines mean
  /// nobody knows. The base is empty where both sides began the file. `markerSize` is how many signs a marker has, 7
  /// mostly.
  package init?(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], kind: FileKind, markerSize: Int = 7
  ) {
    if let side = MergedText.onlyChange(base, ours, theirs) {
      self.init(bytes: side, conflicts: 0)
      return
    }
    guard ![base, ours, theirs].contains(where: hasConflictMarker) else { return nil }
    let shapes = Shape.split([base, ours, theirs])
    let shape = Shape.merged(base.isEmpty ? nil : shapes[0].shape, shapes[1].shape, shapes[2].shape)
    let check = MergeCheck(shapes.map(\.text), kind)
    // From the smallest conflicts to the largest; the last is never wrong.
    var merged = Rendering([.conflict(ours: shapes[1].text, theirs: shapes[2].text)], markerSize)
    for isCoarse in [false, true] {
      let merger = Merger(reading: PieceReading(kind: kind), isCoarse: isCoarse)
      let segments = merger.merge(check.pieces[0], check.pieces[1], check.pieces[2]) ?? []
      guard check.passes(segments) else { continue }
      merged = Rendering(segments, markerSize)
      break
    }
    self.init(bytes: shape.applied(to: merged.bytes), conflicts: merged.conflicts)
  }

  private init(bytes: [UInt8], conflicts: Int) {
    self.bytes = bytes
    self.conflicts = conflicts
  }

  /// What there is to take where only one side has changed anything, or both the same.
  private static func onlyChange(_ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]) -> [UInt8]? {
    if ours == base { return theirs }
    return theirs == base || ours == theirs ? ours : nil
  }
}

/// A line that begins with seven `<`, or more.
private func hasConflictMarker(_ bytes: [UInt8]) -> Bool {
  var count: Int? = 0
  for byte in bytes {
    if byte == UInt8(ascii: "\n") {
      count = 0
    } else if byte == UInt8(ascii: "<"), let so = count {
      if so == 6 { return true }
      count = so + 1
    } else {
      count = nil
    }
  }
  return false
}
