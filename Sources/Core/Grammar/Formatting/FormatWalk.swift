import Text

/// Walks a file line by line for a formatter and takes care of all that stands around lines: blank lines, white
/// space at their ends, the end of the file. What it may not touch it passes over: lines with an error, and what
/// stands between the markers of a merge.
struct FormatWalk {
  /// Between two calls of `next`, the line to format.
  var line: LineCursor
  var edits: FormatEdits
  let bytes: [UInt8]
  /// Where the errors of the file begin, in order, and the first that is not behind.
  private let errors: [Int]
  /// Where a blank asks whether a mark was lost: it stays until a person has answered.
  let questions: Set<Int>
  private var nextError = 0
  private var conflict: ConflictMarkers
  private var ignored: [Diagnostic] = []
  /// Blank lines stand as they are: inside of a code block.
  var keepsBlankLines = false

  /// The blank lines above this one: the first of them, and all.
  private var firstBlank: Range<Int>?
  private var blanksEnd = 0
  private var isAtStart: Bool
  private(set) var hasBlankAbove = false
  /// Comments that stand directly above this line, and whether a blank line may have to stand above them.
  private var comments: (start: Int, wantsBlank: Bool)?
  /// The last line that is not blank may be touched.
  private var isLastMine: Bool
  /// The number of edits before those of this line.
  private var editsBefore = 0

  init(
    _ source: Source, from start: Int = 0, dialect: Tokenizer.Dialect = .journal, _ diagnostics: [Diagnostic]
  ) {
    let range = start == 0 ? nil : start..<source.bytes.count
    isAtStart = start == 0
    isLastMine = start == 0
    line = LineCursor(source, in: range, dialect: dialect)
    edits = FormatEdits(source.bytes)
    bytes = source.bytes
    errors = diagnostics.filter { $0.severity == .error }.map(\.range.lowerBound).sorted()
    questions = Set(diagnostics.filter { $0.code == Explanation.blankBeforeComma.code }.map(\.range.lowerBound))
    conflict = ConflictMarkers(source)
  }

  /// Goes to the next line that is not blank and may be touched, its own comments included; false at the end.
  mutating func next() -> Bool {
    while line.nextLine() {
      let isCovered = conflict.covers(line, &ignored)
      if !isCovered, line.isAtEnd, line.comment == nil, line.control == nil, line.invalid == nil {
        if keepsBlankLines { blankLineStays() } else { blankLine() }
        continue
      }
      closeBlankLines()
      editsBefore = edits.edits.count
      isLastMine = !isCovered && !isBroken
      if isLastMine { return true }
      passed()
    }
    atEnd()
    return false
  }

  /// This line is behind.
  private mutating func passed() {
    comments = nil
    isAtStart = false
    hasBlankAbove = false
  }

  /// The line has an error, or bytes that are no text.
  private var isBroken: Bool {
    mutating get {
      if line.control != nil || line.invalid != nil { return true }
      let range = line.wholeLine
      while nextError < errors.count, errors[nextError] < range.lowerBound { nextError += 1 }
      guard nextError < errors.count else { return false }
      return errors[nextError] < range.upperBound || range.upperBound == bytes.count
    }
  }

  /// The edits of this line so far.
  var editsOfLine: ArraySlice<TextEdit> { edits.edits[editsBefore...] }

  /// Where the line's text begins: behind a byte order mark.
  var lineStart: Int {
    let start = line.wholeLine.lowerBound
    return start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
  }
}

// MARK: What stands around a line

extension FormatWalk {
  /// So many blanks before the line's first token.
  mutating func indent(_ count: Int) {
    guard let first = line.next ?? line.comment else { return }
    edits.blanks(TextRange(lineStart, first.range.lowerBound), count)
  }

  /// Where the tokens of the line end, and nothing of it has been read.
  var contentEnd: Int { line.isAtEnd ? lineStart : line.rest.upperBound }

  /// Takes the white space from the line's end, and keeps a comment behind text in its column where it stood apart.
  /// To be called for every line, with what `contentEnd` was.
  mutating func finish(contentEnd: Int, keepingColumn: Bool = true) {
    let range = line.wholeLine.bounds
    let end = endOfLine(bytes, in: range)
    if let comment = line.comment, contentEnd > lineStart, keepingColumn {
      column(TextRange(contentEnd, comment.range.lowerBound))
    }
    let text = endOfText(bytes, in: max(contentEnd, range.lowerBound)..<end)
    // A carriage return of its own would become half of the line's ending.
    if text == 0 || bytes[text - 1] != UInt8(ascii: "\r") { edits.remove(TextRange(text, end)) }
    passed()
  }

  /// The line stays as it is.
  mutating func leave() { passed() }

  /// The same for a line that is only a comment; one that is directly above a header stays with it.
  mutating func finishComment(belongsBelow: Bool) {
    let before = comments ?? (line.wholeLine.lowerBound, !isAtStart && !hasBlankAbove)
    finish(contentEnd: lineStart)
    comments = belongsBelow ? before : nil
  }

  /// Up to two blanks before a comment are how it is written; more of them are a column.
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
  /// One blank line above this header and the comments that belong to it. To be called before `finish`.
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
    passed()
    isLastMine = true
  }

  /// Of several blank lines the first stays, at the start of the file none.
  private mutating func closeBlankLines() {
    guard let first = firstBlank else { return }
    firstBlank = nil
    hasBlankAbove = true
    if isAtStart {
      // The mark of a byte order means something else at the start of a file.
      if bytes[blanksEnd...].starts(with: [0xEF, 0xBB, 0xBF]) { return }
      edits.remove(TextRange(first.lowerBound, blanksEnd))
    } else {
      edits.remove(TextRange(first.lowerBound, endOfLine(bytes, in: first)))
      edits.remove(TextRange(first.upperBound, blanksEnd))
    }
  }

  /// A text ends with one line ending.
  private mutating func atEnd() {
    if let first = firstBlank {
      edits.remove(TextRange(first.lowerBound, blanksEnd))
    } else if isLastMine, !isAtStart, let last = bytes.last, last != UInt8(ascii: "\n"),
      // It would become half of another ending.
      last != UInt8(ascii: "\r")
    {
      let first = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0
      edits.insert(first > 0 && bytes[first - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n", at: bytes.count)
    }
  }
}
