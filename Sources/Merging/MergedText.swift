package import JournalFormat
import JournalText

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
    let shapes = [base, ours, theirs].map { Shape.split($0) }
    let shape = Shape.merged(base.isEmpty ? nil : shapes[0].shape, shapes[1].shape, shapes[2].shape)
    let pieces = Versions(shapes.map(\.text), kind).files
    let merger = Merger(reading: PieceReading(kind: kind))
    var merged = Rendering(merger.merge(pieces[0], pieces[1], pieces[2]) ?? [], markerSize)
    if merged.conflicts == 0, adds(merged.bytes, to: shapes.map(\.text), kind) {
      var coarse = merger
      coarse.isCoarse = true
      merged = Rendering(coarse.merge(pieces[0], pieces[1], pieces[2]) ?? [], markerSize)
    }
    if merged.conflicts == 0, adds(merged.bytes, to: shapes.map(\.text), kind) {
      merged = Rendering([.conflict(ours: shapes[1].text, theirs: shapes[2].text)], markerSize)
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

/// Whether a merged text has mistakes that no version has: more of a code than both sides have added.
private func adds(_ merged: [UInt8], to versions: [[UInt8]], _ kind: FileKind) -> Bool {
  let counts = ([merged] + versions).map { text in
    var counts: [String: Int] = [:]
    for diagnostic in ReadFile(Source(name: "", bytes: text), as: kind).diagnostics
    where diagnostic.severity > .hint {
      counts[diagnostic.code, default: 0] += 1
    }
    return counts
  }
  return counts[0].contains { code, count in
    let (base, ours, theirs) = (counts[1][code] ?? 0, counts[2][code] ?? 0, counts[3][code] ?? 0)
    return count > max(ours, theirs, ours + theirs - base)
  }
}
