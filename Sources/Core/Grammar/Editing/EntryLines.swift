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
    package fileprivate(set) var kind: Kind
    /// The range without the line ending and without a byte order mark.
    package let range: TextRange
    /// The offset at which the next line begins; the end of `range` if the line has no ending.
    package let end: Int
    package let isIndented: Bool
    /// The kind of the first token that is no blank; nil without one.
    let first: Token.Kind?

    package var hasEnding: Bool { end > range.upperBound }
  }

  package private(set) var lines: [Line] = []
  private let source: Source

  /// Reads the lines of a file, or of a range of it.
  package init(_ source: Source, in range: Range<Int>? = nil, dialect: Tokenizer.Dialect = .journal) {
    self.source = source
    var cursor = LineCursor(source, in: range, dialect: dialect)
    var conflict = ConflictLines(source)
    var ignored: [Diagnostic] = []
    var covered: Set<Int> = []
    while cursor.nextLine() {
      if cursor.isOfPlan { cursor.blankComments() }
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
  package func index(at offset: Int) -> Int { max(0, lines.lowestIndex { $0.range.lowerBound > offset } - 1) }

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
    let blanks = source.bytes[range].prefix(while: \.isBlank)
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
    source.lineEnding(at: lines.indices.contains(line) ? lines[line].range.upperBound : 0)
  }

  /// Returns the edit that inserts lines below one, or above all for -1, each with an ending; a line above without an
  /// ending gets one. With `keepsEnd`, the file still has no ending after its last line then.
  package func inserting(_ added: [String], below line: Int, keepsEnd: Bool = false) -> TextEdit {
    let ending = ending(at: line)
    guard lines.indices.contains(line) else {
      return TextEdit(inserting: added.ended(by: ending), at: lines.first?.range.lowerBound ?? source.bytes.count)
    }
    let isEnded = lines[line].hasEnding
    let text = !isEnded && keepsEnd ? added.joined(separator: ending) : added.ended(by: ending)
    return TextEdit(inserting: (isEnded ? "" : ending) + text, at: lines[line].end)
  }

  /// Returns the edit that removes whole lines.
  func removing(_ range: ClosedRange<Int>) -> TextEdit {
    TextEdit(replacing: TextRange(lines[range.lowerBound].range.lowerBound, lines[range.upperBound].end), with: "")
  }
}

extension EntryLines {
  private func line(_ cursor: LineCursor, _ kind: Kind) -> Line {
    let whole = cursor.wholeLine
    let start = whole.lowerBound == 0 ? source.textStart : whole.lowerBound
    return Line(
      kind: kind, range: TextRange(start, endOfLine(source.bytes, in: start..<max(start, whole.upperBound))),
      end: whole.upperBound, isIndented: cursor.isIndented, first: cursor.next?.kind)
  }

  /// Makes the last line, which closes a conflict, and the covered lines right above it lines of a conflict.
  private mutating func markConflict(_ covered: Set<Int>) {
    var number = lines.count - 1
    while number >= 0, covered.contains(number) {
      lines[number].kind = .conflict
      number -= 1
    }
  }
}

extension [String] {
  /// Returns the lines as one text, each with an ending.
  func ended(by ending: String) -> String { map { $0 + ending }.joined() }
}
