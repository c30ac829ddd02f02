package import Text

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

extension Source {
  /// The mistake of a text in UTF-16, or with lines that end in CR alone; nil for any other. Such a text is not read,
  /// as it would be read wrong.
  package var foreignText: Diagnostic? {
    if isUTF16 {
      return Diagnostic(
        .otherEncoding, TextRange(0, min(2, bytes.count)), "the file is UTF-16, and a journal is UTF-8",
        help: "convert it: iconv -f UTF-16 -t UTF-8")
    }
    guard !bytes.contains(UInt8(ascii: "\n")), let end = bytes.firstIndex(of: UInt8(ascii: "\r")) else { return nil }
    return Diagnostic(
      .otherEncoding, TextRange(end, end + 1), "the lines of the file end in CR alone, and a journal's in LF or CR LF",
      help: "convert it: tr '\\r' '\\n'")
  }

  /// True if a byte order mark says so, or every other byte of the beginning is zero, as with ASCII letters.
  private var isUTF16: Bool {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
    let zeros = bytes.prefix(64).indices.filter { bytes[$0] == 0 }
    guard let first = zeros.first, zeros.count * 3 > min(64, bytes.count), zeros.count < min(64, bytes.count) else {
      return false
    }
    return zeros.allSatisfy { $0 % 2 == first % 2 }
  }
}
