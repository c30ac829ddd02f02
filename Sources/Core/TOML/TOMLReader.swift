package import Text

/// Reads a document statement by statement: headers and entries. Keys are in `TOMLReader+Keys.swift`, values
/// in `TOMLReader+Values.swift`.
///
/// A mistake is reported where it is found. One after which the statement can't go on is thrown to
/// `readStatement`, which skips the line or, if the statement opened an array or a long string, all lines up to
/// the next that can begin an entry.
struct TOMLReader {
  var cursor: TOMLCursor
  var document = TOMLDocument()
  /// True if the statement has opened an array or text that may go on over several lines.
  var maySpanLines = false
  /// The number of open inline tables in the statement.
  var openBraces = 0
  private var hasInvalid = false

  private var names = TOMLNames()
  /// The path of the last header, and that of its table in `names`.
  private var header: [TOMLDocument.Key] = []
  private var table: [String] = []
  /// False below a header that opens no table: its entries are read and left out.
  private var isListed = true

  init(_ source: Source, in range: Range<Int>?) { cursor = TOMLCursor(source, in: range) }

  mutating func read() -> TOMLDocument {
    while let token = cursor.next {
      switch token.kind {
      case .newline, .byteOrderMark: cursor.take()
      case .blank: skipBlanks()
      case .comment: takeComment()
      default: readStatement()
      }
    }
    document.diagnostics += cursor.conflicts
    document.diagnostics.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    return document
  }
}

extension TOMLReader {
  private mutating func readStatement() {
    maySpanLines = false
    openBraces = 0
    do throws(Diagnostic) {
      if cursor.isAt("[") { try readHeader() } else { try readEntry() }
    } catch {
      report(error)
      if maySpanLines { cursor.skipToEntry() } else { cursor.skipLine() }
    }
  }

  /// Reads `[a.b]` or `[[a.b]]`. A header that is not closed still opens its table, so that its entries join no other.
  private mutating func readHeader() throws(Diagnostic) {
    let start = cursor.emptyRange
    cursor.take("[")
    let isElement = cursor.take("[") != nil
    isListed = false
    header = []
    table = names.detached()
    let path = try readPath(depth: 0)
    let written = start.through(span(path))
    var closing = cursor.take("]")
    if isElement, closing != nil { closing = cursor.take("]") }
    open(path, written.through(closing?.range ?? written), isElement)
    guard closing == nil else { return try readLineEnd() }
    let brackets = isElement ? ("[[", "]]") : ("[", "]")
    throw mistake(
      written, "the header \(quoted(written)) is not closed by '\(brackets.1)'",
      help: writing(brackets.0 + plain(span(path)) + brackets.1))
  }

  private mutating func open(_ path: [TOMLDocument.Key], _ range: TextRange, _ isElement: Bool) {
    let opened = names.open(path, isElement: isElement)
    if let clash = opened.clash { report(clash) }
    guard let table = opened.table else { return }
    header = path
    self.table = table
    isListed = true
    guard opened.clash == nil else { return }
    document.tables.append(TOMLDocument.Table(path: path, range: range, isElement: isElement))
  }

  /// Reads `key = value`. An unreadable value is listed too, so that its key does not seem to be missing.
  private mutating func readEntry() throws(Diagnostic) {
    let path = try readPath(depth: header.count)
    let keys = span(path)
    var value = TOMLDocument.Value(kind: .unreadable, range: TextRange(keys.upperBound, keys.upperBound))
    defer { add(path, value) }
    guard cursor.take("=") != nil else { throw missingEquals(after: keys) }
    let written = try readValue(before: nil, depth: 1)
    value.range = written.range
    maySpanLines = false
    try readLineEnd()
    value.kind = written.kind
  }

  private mutating func add(_ path: [TOMLDocument.Key], _ value: TOMLDocument.Value) {
    if let clash = names.define(path, in: table) { return report(clash) }
    guard isListed else { return }
    let range = span(path).through(value.range)
    document.entries.append(
      TOMLDocument.Entry(path: header.isEmpty ? path : header + path, value: value, range: range))
  }

  /// Reads the end of a line, with a comment if there is one; throws if other text is before it.
  private mutating func readLineEnd() throws(Diagnostic) {
    skipBlanks()
    if cursor.next?.kind == .comment { takeComment() }
    guard !cursor.isAtLineEnd else { return }
    let rest = cursor.takeRest(before: nil)
    throw mistake(
      rest, "unexpected \(quoted(rest)): the line should end before it",
      help: "a comment begins with '#', and a quote inside a text is written \\\"")
  }
}

extension TOMLReader {
  func mistake(_ range: TextRange, _ message: Message, help: Message? = nil, fix: Fix? = nil) -> Diagnostic {
    // Bytes that are not text are reported before any mistake that follows from them.
    badBytes(in: range) ?? Diagnostic(.tomlSyntax, range, message, help: help, fix: fix)
  }

  private func badBytes(in range: TextRange) -> Diagnostic? {
    Text.badBytes(in: cursor.source.bytes, range, isTOML: true).map { .badBytes($0, in: cursor.source.bytes) }
  }

  mutating func report(_ range: TextRange, _ message: Message, help: Message? = nil, fix: Fix? = nil) {
    report(mistake(range, message, help: help, fix: fix))
  }

  /// Reports a mistake, but bytes that are not UTF-8 only once a file, as there are usually many.
  mutating func report(_ diagnostic: Diagnostic) {
    if diagnostic.code == Explanation.invalidUTF8.code {
      guard !hasInvalid else { return }
      hasInvalid = true
    }
    document.diagnostics.append(diagnostic)
  }

  mutating func report(_ clash: TOMLNames.Clash) {
    let name = quoted(clash.key.range)
    let message: Message = clash.isTable ? "the table \(name) is already there" : "\(name) already has a value"
    let note = Diagnostic.Note(range: clash.first, label: "first here")
    report(
      Diagnostic(
        .tomlDuplicateKey, clash.key.range, message, help: "keep one of the two; until then the first counts",
        note: note))
  }

  /// Skips blanks. TOML has the space and the tab; other blanks, which phones write, are reported.
  mutating func skipBlanks() {
    while let token = cursor.next, token.kind == .blank {
      cursor.take()
      guard cursor.source.bytes[token.range.bounds].contains(where: { $0 >= 0x80 }) else { continue }
      let spaces = String(repeating: " ", count: cursor.source.text(token.range).count)
      report(
        token.range, "a no-break space or other odd blank, which TOML does not read",
        help: "write a plain blank", fix: .safe(token.range, spaces))
    }
  }

  mutating func takeComment() {
    guard let token = cursor.take() else { return }
    if let found = badBytes(in: token.range) { report(found) }
  }

  /// Returns the range from the first key to the last.
  func span(_ path: [TOMLDocument.Key]) -> TextRange {
    guard let first = path.first, let last = path.last else { return cursor.emptyRange }
    return first.range.through(last.range)
  }

  /// Returns a text as a message shows it: one line, shortened, control characters made visible.
  func plain(_ range: TextRange) -> String { shown(cursor.source.text(range)) }
  func quoted(_ range: TextRange) -> String { "'\(plain(range))'" }
}

/// Returns the help that offers a text to copy.
package func writing(_ text: String) -> Message {
  let isQuoted = text.hasPrefix("\"") || text.hasPrefix("'")
  return isQuoted ? "write \(shown(text))" : "write '\(shown(text))'"
}

/// Returns the first line of a text, shortened, with control characters made visible.
package func shown(_ text: String) -> String {
  let line = text.prefix { !$0.isNewline }
  var safe = ""
  for scalar in line.unicodeScalars {
    safe.unicodeScalars.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
  }
  let short = shortened(safe)
  return line.endIndex < text.endIndex && short == safe ? "\(short)…" : short
}
