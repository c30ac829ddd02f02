import Text

/// A reader of a file line by line: what logs, check-ins, plans and exercises have in common.
protocol LineReader {
  var line: LineCursor { get set }
  var diagnostics: [Diagnostic] { get set }

  /// Reads a line; the cursor stands at its first token behind the indentation.
  mutating func readLine()
  /// Goes over a line that counts for nothing.
  mutating func skipLine(_ reason: SkippedLine)
}

enum SkippedLine {
  /// Its bytes are no text that anybody reads.
  case unreadable
  /// It is a marker of a merge, or stands between two.
  case inConflict
  /// It is the marker that ends a conflict: what follows belongs to an entry that nobody knows.
  case endOfConflict
}

extension LineReader {
  /// Reads all lines. A file in another encoding is one mistake, and nothing of it is read.
  mutating func readLines(of source: Source) {
    if let mistake = source.foreignText { return diagnostics.append(mistake) }
    var conflict = ConflictLines(source)
    var hasInvalid = false
    while line.nextLine() {
      if let range = overloadedLetter(in: source.bytes, line.wholeLine) {
        diagnostics.append(.overloadedLetter(range))
        skipLine(.unreadable)
        continue
      }
      let before = diagnostics.count
      // Bytes that are not UTF-8 are reported once a file, as there are usually many.
      if let bad = line.badBytes, bad.kind == .control || !hasInvalid {
        diagnostics.append(.badBytes(bad, in: source.bytes))
        hasInvalid = hasInvalid || bad.kind == .invalid
      }
      if conflict.covers(line.wholeLine, &diagnostics) {
        skipLine(conflict.hasEnded ? .endOfConflict : .inConflict)
        continue
      }
      readLine()
      // However the line around such bytes reads, it is one mistake, and a fix of more would change them.
      guard line.badBytes != nil, before < diagnostics.count else { continue }
      diagnostics.removeSubrange((before + 1)...)
      if diagnostics[before].code != Explanation.controlCharacter.code { diagnostics[before].fix = nil }
    }
  }

  mutating func skipLine(_ reason: SkippedLine) {}
}
