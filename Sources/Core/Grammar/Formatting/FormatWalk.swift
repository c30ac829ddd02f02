import Text

/// A formatter of a file of one kind, line by line.
protocol FileFormatter {
  var walk: FormatWalk { get set }

  /// Formats the line at which the walk is.
  mutating func formatLine()
}

extension FileFormatter {
  /// Returns the edits of all lines.
  func edits() -> [TextEdit] {
    var formatter = self
    while formatter.walk.next() { formatter.formatLine() }
    formatter.walk.closeColumn()
    return formatter.walk.edits.edits
  }
}

/// Walks a file line by line for a formatter, and formats all that is around lines: blank lines, white space at
/// their ends, the end of the file. It passes over lines that it must not touch: those with an error, and those
/// between the markers of a merge.
struct FormatWalk {
  /// The line to format, between two calls of `next`.
  var line: LineCursor
  var edits: FormatEdits
  let bytes: [UInt8]
  /// The ascending offsets of the file's errors; `nextError` is the index of the first that is not behind.
  private let errors: [Int]
  /// The offsets of blanks that may stand for a lost mark: they stay until a person has answered.
  let questions: Set<Int>
  /// The ends of attributes that have no comma behind them, though another follows.
  private var lostCommas: Set<Int> = []
  private var nextError = 0
  private var conflict: ConflictLines
  private var ignored: [Diagnostic] = []
  /// True in a code block, where blank lines stay as they are.
  var keepsBlankLines = false
  /// True if the text behind names is aligned in columns.
  let alignsNames: Bool
  /// The blanks behind each colon of the column, and the width up to them in columns of the screen.
  var gaps: [(range: TextRange, width: Int)] = []

  /// The range of the first blank line above the current line; `blanksEnd` is where the last one ends.
  private var firstBlank: Range<Int>?
  private var blanksEnd = 0
  private var isAtStart: Bool
  private(set) var hasBlankAbove = false
  /// The start of the comments directly above the current line, and if they may need a blank line above.
  private var comments: (start: Int, wantsBlank: Bool)?
  /// True if the last line that is not blank may be touched.
  private var isLastMine: Bool
  /// The number of edits before those of the current line.
  private var editsBefore = 0

  init(
    _ source: Source, from start: Int = 0, dialect: Tokenizer.Dialect = .journal, _ diagnostics: [Diagnostic],
    alignsNames: Bool = false
  ) {
    self.alignsNames = alignsNames
    let range = start == 0 ? nil : start..<source.bytes.count
    isAtStart = start == 0
    isLastMine = start == 0
    line = LineCursor(source, in: range, dialect: dialect)
    edits = FormatEdits(source.bytes)
    bytes = source.bytes
    errors = diagnostics.filter { $0.severity == .error }.map(\.range.lowerBound).sorted()
    questions = Set(diagnostics.filter { $0.code == Explanation.blankBeforeComma.code }.map(\.range.lowerBound))
    conflict = ConflictLines(source)
  }

  /// Notes where attributes of an item follow each other without a comma; `items` has the ranges of each item.
  mutating func noteLostCommas(between items: [[TextRange]]) {
    for ranges in items {
      for (one, next) in zip(ranges, ranges.dropFirst()) {
        let gap = bytes[one.upperBound..<next.lowerBound]
        if !gap.contains(UInt8(ascii: ",")) { lostCommas.insert(one.upperBound) }
      }
    }
  }

  /// Writes a comma behind an attribute that has none; false where none is lost.
  mutating func takeLostComma() -> Bool {
    guard let offset = lostCommas.remove(line.emptyRange.upperBound) else { return false }
    edits.insert(",", at: offset)
    return true
  }

  /// Goes to the next line that may be touched and is not blank, which may be a comment; false at the end.
  mutating func next() -> Bool {
    while line.nextLine() {
      let isCovered = conflict.covers(line.wholeLine, &ignored)
      if !isCovered, line.isAtEnd, line.comment == nil, line.badBytes == nil {
        if keepsBlankLines { blankLineStays() } else { blankLine() }
        continue
      }
      closeBlankLines()
      editsBefore = edits.edits.count
      isLastMine = !isCovered && !isBroken
      if isLastMine { return true }
      leave()
    }
    atEnd()
    return false
  }

  /// Leaves the line, which is behind then.
  mutating func leave() {
    comments = nil
    isAtStart = false
    hasBlankAbove = false
  }

  /// True if the line has an error, or bytes that are not text.
  private var isBroken: Bool {
    mutating get {
      if line.badBytes != nil { return true }
      let range = line.wholeLine
      while nextError < errors.count, errors[nextError] < range.lowerBound { nextError += 1 }
      guard nextError < errors.count else { return false }
      return errors[nextError] < range.upperBound || range.upperBound == bytes.count
    }
  }

  /// The edits of the current line so far.
  var editsOfLine: ArraySlice<TextEdit> { edits.edits[editsBefore...] }

  /// The offset at which the line's text begins, behind a byte order mark.
  var lineStart: Int {
    let start = line.wholeLine.lowerBound
    return start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
  }
}

// MARK: Around a line

extension FormatWalk {
  /// Puts `count` blanks before the line's first token.
  mutating func indent(_ count: Int) {
    guard let first = line.next ?? line.comment else { return }
    edits.blanks(TextRange(lineStart, first.range.lowerBound), count)
  }

  /// The offset at which the line's tokens end, if none of them has been read.
  var contentEnd: Int { line.isAtEnd ? lineStart : line.rest.upperBound }

  /// Removes the white space at the line's end, and keeps the column of a comment that stands apart from text.
  /// Every line needs a call, with the `contentEnd` from before its tokens were read.
  mutating func finish(contentEnd: Int, keepingColumn: Bool = true) {
    let range = line.wholeLine.bounds
    let end = endOfLine(bytes, in: range)
    if let comment = line.comment, contentEnd > lineStart, keepingColumn {
      column(TextRange(contentEnd, comment.range.lowerBound))
    }
    let text = endOfText(bytes, in: max(contentEnd, range.lowerBound)..<end)
    // A lone carriage return would become half of the line's ending.
    if text == 0 || bytes[text - 1] != UInt8(ascii: "\r") { edits.remove(TextRange(text, end)) }
    leave()
  }

  /// Finishes a line that is only a comment; with `belongsBelow` it stays with a header directly below.
  mutating func finishComment(belongsBelow: Bool) {
    let before = comments ?? (line.wholeLine.lowerBound, !isAtStart && !hasBlankAbove)
    finish(contentEnd: lineStart)
    comments = belongsBelow ? before : nil
  }

  /// Moves a comment to its old column; up to two blanks before it are no column.
  private mutating func column(_ gap: TextRange) {
    let isOfSpaces = gap.bounds.allSatisfy { bytes[$0] == UInt8(ascii: " ") }
    guard isOfSpaces else {
      let hasOdd = gap.bounds.contains { bytes[$0] >= 0x80 }
      return hasOdd ? edits.blanks(gap, 2) : ()
    }
    guard gap.count > 2, editsOfLine.count > 0 else { return }
    edits.blanks(gap, max(2, gap.count - edits.growth(since: editsBefore)))
  }
}

// MARK: Blank lines

extension FormatWalk {
  /// Asks for one blank line above the current header and its comments; called before `finish`.
  mutating func wantBlankLineAbove() {
    guard comments?.wantsBlank ?? (!isAtStart && !hasBlankAbove) else { return }
    let start = comments?.start ?? line.wholeLine.lowerBound
    let isCarriage = start > 1 && bytes[start - 2] == UInt8(ascii: "\r")
    edits.insert(isCarriage ? "\r\n" : "\n", at: start)
  }

  private mutating func blankLine() {
    comments = nil
    let range = lineStart..<line.wholeLine.upperBound
    if firstBlank == nil { firstBlank = range }
    blanksEnd = range.upperBound
  }

  private mutating func blankLineStays() {
    leave()
    isLastMine = true
  }

  /// Keeps the first of several blank lines, and none at the start of the file.
  private mutating func closeBlankLines() {
    guard let first = firstBlank else { return }
    firstBlank = nil
    hasBlankAbove = true
    if isAtStart {
      // U+FEFF would become a byte order mark at the start of the file.
      if bytes[blanksEnd...].starts(with: [0xEF, 0xBB, 0xBF]) { return }
      edits.remove(TextRange(first.lowerBound, blanksEnd))
    } else {
      edits.remove(TextRange(first.lowerBound, endOfLine(bytes, in: first)))
      edits.remove(TextRange(first.upperBound, blanksEnd))
    }
  }

  /// Removes blank lines at the end of the file, and adds a missing last line ending.
  private mutating func atEnd() {
    if let first = firstBlank {
      edits.remove(TextRange(first.lowerBound, blanksEnd))
    } else if isLastMine, !isAtStart, let last = bytes.last, last != UInt8(ascii: "\n"),
      // A last CR would become half of another ending.
      last != UInt8(ascii: "\r")
    {
      let first = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0
      edits.insert(first > 0 && bytes[first - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n", at: bytes.count)
    }
  }
}

/// The blanks behind the names of several lines, which put the text behind them in one column if the settings ask for it
/// (`fmt.align`).
extension FormatWalk {
  /// A line being formatted: the offset at which its name begins, and the number of edits before it.
  struct Row {
    fileprivate let start: Int
    fileprivate let edits: Int
  }

  /// Begins a row; the cursor is before the name, and the line's indentation is done.
  func beginRow() -> Row { Row(start: line.rest.lowerBound, edits: edits.edits.count) }

  /// Returns the number of blanks behind the colon, at which the cursor is; nil until `closeColumn` knows all lines.
  mutating func endName(of row: Row) -> Int? {
    guard alignsNames, let next = ahead else { return 1 }
    let end = line.emptyRange.upperBound
    let written = line.text(TextRange(row.start, end))
    gaps.append((TextRange(end, next.range.lowerBound), displayWidth(written) + edits.growth(since: row.edits)))
    return nil
  }

  /// Writes the blanks of the rows so far, which form one column.
  mutating func closeColumn() {
    let width = gaps.map(\.width).max() ?? 0
    for gap in gaps { edits.blanks(gap.range, width - gap.width + 1) }
    gaps.removeAll(keepingCapacity: true)
  }
}
