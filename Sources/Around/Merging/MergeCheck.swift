import Grammar
import Text
import Training

/// The check that a merge can be trusted: nothing is missing or doubled, and no mistake is new. It is made without the merge's
/// own lists.
struct MergeCheck {
  /// The versions, the base first.
  let pieces: [Piece]
  private let kind: FileKind
  private let mistakes: [[String: Int]]
  private let contents: [Contents]

  init(_ texts: [[UInt8]], _ kind: FileKind) {
    self.kind = kind
    pieces = Versions(texts, kind).files
    mistakes = texts.map { MergeCheck.mistakes($0, kind) }
    contents = pieces.map { Contents($0) }
  }

  /// With a conflict, ours stands for it, and theirs is not counted.
  func passes(_ segments: [Segment]) -> Bool {
    let text = Segment.ours(segments)
    let hasConflict = segments.contains(where: \.isConflict)
    let versions = contents + [Contents(Versions.cut(text, kind))]
    guard
      holdsEntries(versions, hasConflict)
        || holds(versions.map(\.pieces), hasConflict) && holdsLines(versions.map(\.lines), hasConflict)
    else { return false }
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
    let diagnostics = ReadFile(Source(name: "", bytes: text), as: kind).diagnostics
    return diagnostics.reduce(into: [:]) { if $1.severity > .hint { $0[$1.code, default: 0] += 1 } }
  }
}

/// The pieces and lines that a text holds, counted wherever they stand.
///
/// An opening that one side puts into the middle of an entry gives its lines to another one; where both sides do such
/// things, pieces are no longer compared with their likes. Then the counts show lines that are missing, or there twice.
private struct Contents {
  typealias Counts = [[UInt8]: Int]

  private(set) var pieces: Counts = [:]
  /// The pieces of each entry by its moment: a piece that one entry loses, another may have gained.
  private(set) var entries: [Moment?: Counts] = [:]
  /// The whole lines, however they are cut.
  private(set) var lines: Counts = [:]

  init(_ file: Piece) {
    for part in file.parts { add(part, part.moment) }
    for line in file.text.split(separator: UInt8(ascii: "\n")) { lines[wordless(line), default: 0] += 1 }
  }

  private mutating func add(_ piece: Piece, _ entry: Moment?) {
    switch piece.content {
    case .parts(let parts): for part in parts { add(part, entry) }
    case .text(let text):
      let said = wordless(text)
      // The sign before sets on lines of their own says nothing.
      if said.isEmpty || said == Array("-".utf8) { return }
      pieces[said, default: 0] += 1
      entries[entry, default: [:]][said, default: 0] += 1
    }
  }
}

/// Each takes the versions base, ours, theirs and merged.
extension MergeCheck {
  /// True if each entry holds what the changes of both sides come to. Without a conflict false too where both sides took the
  /// same out of an entry that is still there: each may have put it below an opening of its own, and then it counts for two.
  private func holdsEntries(_ versions: [Contents], _ hasConflict: Bool) -> Bool {
    Set(versions.flatMap(\.entries.keys)).allSatisfy { entry in
      let all = versions.map { $0.entries[entry] }
      if !hasConflict, let old = all[0], let our = all[1], let their = all[2],
        old.contains(where: { $1 > our[$0] ?? 0 && $1 > their[$0] ?? 0 })
      {
        return false
      }
      return holds(all.map { $0 ?? [:] }, hasConflict)
    }
  }

  /// True if everything is there as often as the changes of both sides come to. What both put in, or took out, may be one
  /// thing or two.
  private func holds(_ versions: [Contents.Counts], _ hasConflict: Bool) -> Bool {
    Set(versions.flatMap(\.keys)).allSatisfy { said in
      let (old, our, their) = (versions[0][said] ?? 0, versions[1][said] ?? 0, versions[2][said] ?? 0)
      let both = our + their - old
      // Where both sides did the same, it is there once.
      let once = our > old ? max(our, their) : min(our, their)
      let isSameWay = our > old && their > old || our < old && their < old
      let bounds = isSameWay ? min(both, once)...max(both, once) : both...both
      let found = versions[3][said] ?? 0
      if hasConflict { return found <= max(bounds.upperBound, our) }
      return found <= max(bounds.upperBound, 0) && found >= max(bounds.lowerBound, 0)
    }
  }

  /// True if a line that nobody touched is there as often as it was, and one that a side took out is gone. (A line that a
  /// side put in may be merged with another.)
  private func holdsLines(_ versions: [Contents.Counts], _ hasConflict: Bool) -> Bool {
    Set(versions[0].keys).union(versions[3].keys).allSatisfy { line in
      let (old, our, their) = (versions[0][line] ?? 0, versions[1][line] ?? 0, versions[2][line] ?? 0)
      guard our == old || their == old else { return true }
      let found = versions[3][line] ?? 0
      // Not on any side: put together of both.
      if old + our + their == 0 { return true }
      if found > max(our + their - old, hasConflict ? our : 0) { return false }
      return hasConflict || our != old || their != old || found >= old
    }
  }
}
