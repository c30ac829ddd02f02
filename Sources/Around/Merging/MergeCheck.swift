import Grammar
import Text

/// The check that a merge can be trusted: nothing is missing or doubled, and no mistake is new.
struct MergeCheck {
  /// The versions, the base first.
  let pieces: [Piece]
  private let kind: FileKind
  private let mistakes: [[String: Int]]
  private let said: [Conservation]

  init(_ texts: [[UInt8]], _ kind: FileKind) {
    self.kind = kind
    pieces = Versions(texts, kind).files
    mistakes = texts.map { MergeCheck.mistakes($0, kind) }
    said = pieces.map { Conservation($0) }
  }

  func passes(_ segments: [Segment]) -> Bool {
    let text = Segment.ours(segments)
    let hasConflict = segments.contains(where: \.isConflict)
    let merged = Conservation(Versions.cut(text, kind))
    guard Conservation.holds(said[0], said[1], said[2], merged, hasConflict: hasConflict) else {
      return false
    }
    return hasConflict || !addsMistakes(text)
  }

  /// More of a code than both sides have added.
  private func addsMistakes(_ text: [UInt8]) -> Bool {
    MergeCheck.mistakes(text, kind).contains { code, count in
      let (base, ours, theirs) = (mistakes[0][code] ?? 0, mistakes[1][code] ?? 0, mistakes[2][code] ?? 0)
      return count > max(ours, theirs, ours + theirs - base)
    }
  }

  private static func mistakes(_ text: [UInt8], _ kind: FileKind) -> [String: Int] {
    var counts: [String: Int] = [:]
    for diagnostic in ReadFile(Source(name: "", bytes: text), as: kind).diagnostics
    where diagnostic.severity > .hint {
      counts[diagnostic.code, default: 0] += 1
    }
    return counts
  }
}
