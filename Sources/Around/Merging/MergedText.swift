package import Grammar

/// The merge of two versions of a file and the base that both come from.
///
/// Nothing that a side added is dropped or doubled, and every byte of an entry that no side changed stays. A piece that both
/// sides changed differently, and any doubt, is a conflict: both versions between git's markers, in as few lines as possible.
package struct MergedText: Sendable {
  /// The number of conflicts.
  package let conflicts: Int
  private let segments: [Segment]
  /// Nil for a version that is taken as it is.
  private let shape: Shape?

  /// With git's usual markers.
  package var bytes: [UInt8] { bytes(ConflictMarkers()) }

  package func bytes(_ markers: ConflictMarkers) -> [UInt8] {
    let text = Rendering(segments, markers).bytes
    return shape?.applied(to: text) ?? text
  }

  /// Merges by meaning. Nil where a version holds the markers of a merge that was not worked out: what its lines mean
  /// nobody knows. The base is empty where both sides began the file.
  /// `newestFirst` is how the entries of other files stand, for one that both sides began with an entry each.
  package init?(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], kind: FileKind, newestFirst: Bool = false
  ) {
    if let side = onlyChange(base, ours, theirs) {
      self.init([.text(side)], nil)
      return
    }
    guard ![base, ours, theirs].contains(where: hasConflictMarker) else { return nil }
    let shapes = Shape.split([base, ours, theirs])
    let shape = Shape.merged(base.isEmpty ? nil : shapes[0].shape, shapes[1].shape, shapes[2].shape)
    let check = MergeCheck(shapes.map(\.text), kind)
    // From the smallest conflicts to the largest; the last is never wrong.
    var merged = MergedText.wholeConflict(check.pieces)
    for isCoarse in [false, true] {
      let merger = Merger(reading: PieceReading(kind: kind), isCoarse: isCoarse, newestFirst: newestFirst)
      let segments = merger.merge(check.pieces[0], check.pieces[1], check.pieces[2]) ?? []
      guard check.passes(segments) else { continue }
      merged = segments
      break
    }
    self.init(merged, shape)
  }

  private init(_ segments: [Segment], _ shape: Shape?) {
    self.segments = segments
    self.shape = shape
    conflicts = Rendering(segments, ConflictMarkers()).conflicts
  }

  /// Both versions, but for the pieces that all three begin and end with.
  private static func wholeConflict(_ files: [Piece]) -> [Segment] {
    var rests = files.map { $0.parts[...] }
    let (above, below) = takeShared(&rests) { $0.gap + $0.text }
    let texts = rests.map { rest in rest.flatMap { $0.gap + $0.text } }
    return [.text(above), .conflict(base: texts[0], ours: texts[1], theirs: texts[2]), .text(below)]
  }
}

/// Returns the changed version where only one side changed anything, or both the same; else nil.
func onlyChange<Version: Equatable>(_ base: Version, _ ours: Version, _ theirs: Version) -> Version? {
  if ours == base { return theirs }
  return theirs == base || ours == theirs ? ours : nil
}

/// True for a text with a line that begins with seven `<`, or more.
package func hasConflictMarker(_ bytes: [UInt8]) -> Bool {
  bytes.split(separator: UInt8(ascii: "\n")).contains { $0.starts(with: "<<<<<<<".utf8) }
}
