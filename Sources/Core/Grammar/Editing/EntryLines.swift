package import Text

/// The lines of a log or of a month of check-ins, as one who adds to it sees them: what is text, what stands between.
package struct EntryLines: Sendable {
  package enum Kind: Sendable {
    case blank, comment
    /// Anything else, broken lines and lone markers of a merge included.
    case content
    /// Between the markers of a merge, or one of them: nothing that is put there counts.
    case conflict
  }

  package struct Line: Hashable, Sendable {
    package let kind: Kind
    /// Without its line ending and without a byte order mark.
    package let range: TextRange
    /// Where the next line begins; the end of `range` where the file ends without a line ending.
    package let end: Int
    package let isIndented: Bool

    package var hasEnding: Bool { end > range.upperBound }
  }

  package private(set) var lines: [Line] = []
  private let bytes: [UInt8]

  package init(_ source: Source) {
    bytes = source.bytes
    var cursor = LineCursor(source)
    var conflict = ConflictMarkers(source)
    var ignored: [Diagnostic] = []
    var covered: Set<Int> = []
    while cursor.nextLine() {
      if conflict.covers(cursor, &ignored) {
        covered.insert(lines.count)
        lines.append(line(cursor, .content))
        if conflict.hasEnded { markConflict(covered) }
      } else {
        lines.append(line(cursor, cursor.next != nil ? .content : cursor.comment != nil ? .comment : .blank))
      }
    }
  }

  /// The 0-based line that holds an offset; the last one for any beyond.
  package func index(at offset: Int) -> Int {
    var low = 0
    var high = max(1, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].range.lowerBound <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The last line of the entry whose header is a line, given the next entry's header or the number of lines: its last
  /// text, and the comments right below. Those that touch the next header and are not indented are the next entry's.
  package func lastLine(ofEntryAt header: Int, before next: Int) -> Int {
    var last = header
    for number in header..<next where lines[number].kind == .content { last = number }
    let text = last
    while last + 1 < next, lines[last + 1].kind == .comment { last += 1 }
    guard last + 1 == next, next < lines.count else { return last }
    while last > text, !lines[last].isIndented { last -= 1 }
    return last
  }

  /// The spaces and tabs that a line begins with.
  package func indentation(of line: Int) -> String {
    let range = lines[line].range.bounds
    let blanks = bytes[range].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// How many blank lines follow a line before the next text; nil where none does.
  package func blanks(after line: Int) -> Int? {
    var next = line + 1
    while next < lines.count, lines[next].kind == .blank { next += 1 }
    return next < lines.count ? next - line - 1 : nil
  }

  /// How a line that is added below one ends: as that one does, else as the file's first, else LF.
  package func ending(at line: Int) -> String {
    guard let like = lines.indices.contains(line) && lines[line].hasEnding ? lines[line] : lines.first,
      like.hasEnding
    else { return "\n" }
    return like.end - like.range.upperBound == 2 ? "\r\n" : "\n"
  }

  /// Puts lines below one, each with a line ending; also the one above gets one where it has none.
  package func inserting(_ added: [String], below line: Int) -> TextEdit {
    let ending = ending(at: line)
    let text = added.ended(by: ending)
    guard lines.indices.contains(line) else { return TextEdit(inserting: text, at: bytes.count) }
    return TextEdit(inserting: (lines[line].hasEnding ? "" : ending) + text, at: lines[line].end)
  }
}

extension EntryLines {
  private func line(_ cursor: LineCursor, _ kind: Kind) -> Line {
    let whole = cursor.wholeLine
    let start = whole.lowerBound == 0 && bytes.starts(with: "\u{FEFF}".utf8) ? 3 : whole.lowerBound
    var end = whole.upperBound
    if end > start, bytes[end - 1] == UInt8(ascii: "\n") {
      end -= 1
      if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    }
    return Line(
      kind: kind, range: TextRange(start, end), end: whole.upperBound, isIndented: cursor.isIndented)
  }

  /// The last line has closed a conflict: so it and what was covered right above it are one.
  private mutating func markConflict(_ covered: Set<Int>) {
    var number = lines.count - 1
    while number >= 0, covered.contains(number) {
      let line = lines[number]
      lines[number] = Line(
        kind: .conflict, range: line.range, end: line.end, isIndented: line.isIndented)
      number -= 1
    }
  }
}

extension [String] {
  /// One line below the other.
  func ended(by ending: String) -> String {
    var text = ""
    for line in self {
      text += line
      text += ending
    }
    return text
  }
}
