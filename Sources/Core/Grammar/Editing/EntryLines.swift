package import Text

/// The lines of a month file, of sessions or check-ins, each with its kind.
package struct EntryLines: Sendable {
  package enum Kind: Sendable {
    case blank, comment
    /// A line with anything else, broken lines and lone markers of a merge included.
    case content
    /// A line between the markers of a merge, or a marker: text put here counts for nothing.
    case conflict
  }

  package struct Line: Hashable, Sendable {
    package let kind: Kind
    /// The range without the line ending and without a byte order mark.
    package let range: TextRange
    /// The offset at which the next line begins; the end of `range` if the line has no ending.
    package let end: Int
    package let isIndented: Bool

    package var hasEnding: Bool { end > range.upperBound }
  }

  package private(set) var lines: [Line] = []
  private let bytes: [UInt8]

  package init(_ source: Source) {
    bytes = source.bytes
    var cursor = LineCursor(source)
    var conflict = ConflictLines(source)
    var ignored: [Diagnostic] = []
    var covered: Set<Int> = []
    while cursor.nextLine() {
      if conflict.covers(cursor.wholeLine, &ignored) {
        covered.insert(lines.count)
        lines.append(line(cursor, .content))
        if conflict.hasEnded { markConflict(covered) }
      } else {
        lines.append(line(cursor, cursor.next != nil ? .content : cursor.comment != nil ? .comment : .blank))
      }
    }
  }

  /// Returns the 0-based index of the line that holds an offset; of the last line for an offset beyond it.
  package func index(at offset: Int) -> Int {
    var low = 0
    var high = max(1, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].range.lowerBound <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the index of the last line of the entry with a header, given the next header's index or the number of
  /// lines: its last text and the comments right below, but for unindented ones that touch the next header.
  package func lastLine(ofEntryAt header: Int, before next: Int) -> Int {
    var last = header
    for number in header..<next where lines[number].kind == .content { last = number }
    let text = last
    while last + 1 < next, lines[last + 1].kind == .comment { last += 1 }
    guard last + 1 == next, next < lines.count else { return last }
    while last > text, !lines[last].isIndented { last -= 1 }
    return last
  }

  /// Returns the spaces and tabs that a line begins with.
  package func indentation(of line: Int) -> String {
    let range = lines[line].range.bounds
    let blanks = bytes[range].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// The number of blank lines between a line and the next text; nil if no text follows.
  package func blanks(after line: Int) -> Int? {
    var next = line + 1
    while next < lines.count, lines[next].kind == .blank { next += 1 }
    return next < lines.count ? next - line - 1 : nil
  }

  /// Returns the ending of a line added below another: as that line's, else as the file's first, else LF.
  package func ending(at line: Int) -> String {
    guard let like = lines.indices.contains(line) && lines[line].hasEnding ? lines[line] : lines.first,
      like.hasEnding
    else { return "\n" }
    return like.end - like.range.upperBound == 2 ? "\r\n" : "\n"
  }

  /// Returns the edit that inserts lines below one, each with an ending; a line above without an ending gets one.
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

  /// Makes the last line, which closes a conflict, and the covered lines right above it lines of a conflict.
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
  /// Returns the lines as one text, each with an ending.
  func ended(by ending: String) -> String {
    var text = ""
    for line in self {
      text += line
      text += ending
    }
    return text
  }
}
