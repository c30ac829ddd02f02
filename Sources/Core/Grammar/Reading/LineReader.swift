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
    var problems = LineProblems(source)
    var conflict = ConflictLines(source)
    while line.nextLine() {
      let before = diagnostics.count
      let hasBadBytes = problems.check(line, &diagnostics)
      if problems.isUnreadable {
        skipLine(.unreadable)
      } else if conflict.covers(line.wholeLine, &diagnostics) {
        skipLine(conflict.hasEnded ? .endOfConflict : .inConflict)
      } else {
        readLine()
        if hasBadBytes { problems.leaveOne(of: &diagnostics, since: before) }
      }
    }
  }

  mutating func skipLine(_ reason: SkippedLine) {}
}
