package import Text
import Training

extension Formatter {
  /// Whether a log or a month of check-ins is in the style beyond doubt: each of its lines is one that the readers of plain
  /// lines take, with its blanks where they belong. There is no mistake in such a text either. It costs a tenth of asking
  /// for edits, and files that were formatted once, or that bumbum wrote, are mostly so.
  package static func isPlainlyInStyle(_ source: Source, as kind: FileKind, _ settings: Settings) -> Bool {
    switch kind {
    case .log: isPlainLog(source.bytes, settings)
    case .checkIns: isPlainCheckIns(source.bytes)
    case .settings, .exercises, .plan: false
    }
  }

  /// The same for a file that has been read.
  static func isPlainlyInStyle(_ file: ReadFile, _ settings: Settings) -> Bool {
    switch file {
    case .log(let log): isPlainLog(log.source.bytes, settings)
    case .checkIns(let file): isPlainCheckIns(file.source.bytes)
    case .settings, .exercises, .plan: false
    }
  }

  private static func isPlainLog(_ bytes: [UInt8], _ settings: Settings) -> Bool {
    // Where names are in columns, a line depends on those around it.
    if settings.alignsNames { return false }
    var lines = PlainLogLines()
    return isInStyle(bytes) { lines.next($0, $1) }
  }

  private static func isPlainCheckIns(_ bytes: [UInt8]) -> Bool {
    var lines = PlainCheckInLines()
    return isInStyle(bytes) { text, place in
      // The moment of a session has a style of its own.
      guard let line = lines.next(text, place), line.field != .session else { return nil }
      return (line.end, line.moment != nil)
    }
  }

  /// Walks the lines of a text: none is blank at either end of it, nor two of them in a row, and each header but the first
  /// has one above it.
  @inline(__always)
  private static func isInStyle(
    _ bytes: [UInt8], _ line: (_ text: Span<UInt8>, _ place: Int) -> (end: Int, isHeader: Bool)?
  ) -> Bool {
    guard plainEnd(bytes.span) == bytes.count else { return false }
    let text = bytes.span
    var place = 0
    var isBelowBlank = true
    while place < bytes.count {
      if byte(text, place) == UInt8(ascii: "\n") {
        if isBelowBlank { return false }
        isBelowBlank = true
        place &+= 1
        continue
      }
      guard let next = line(text, place), !next.isHeader || isBelowBlank else { return false }
      // Line endings stay as they are, and one in a text of others is not looked for here.
      if byte(text, next.end &- 2) == UInt8(ascii: "\r") { return false }
      isBelowBlank = false
      place = next.end
    }
    return bytes.isEmpty || !isBelowBlank
  }
}

/// Sessions at the margin, their lines two blanks in.
private struct PlainLogLines {
  private var dates = PlainDates()
  private var names = NameTable()
  private var hasSession = false
  /// Of a line.
  private var sets = SessionDraft()

  mutating func next(_ text: Span<UInt8>, _ place: Int) -> (end: Int, isHeader: Bool)? {
    if byte(text, place).isDigit {
      guard let header = PlainHeader(text, at: place, &dates) else { return nil }
      hasSession = true
      names.begin()
      return (header.end, true)
    }
    guard hasSession, isIndented(text, place) else { return nil }
    sets.sets.removeAll(keepingCapacity: true)
    sets.groups.removeAll(keepingCapacity: true)
    if let line = PlainLine.read(text, at: place, &names, into: &sets) {
      return hasSingleBlanks(text, line.name) ? (line.end, false) : nil
    }
    return PlainNote.read(text, at: place).map { ($0.end, false) }
  }

  private func isIndented(_ text: Span<UInt8>, _ place: Int) -> Bool {
    byte(text, place) == UInt8(ascii: " ") && byte(text, place &+ 1) == UInt8(ascii: " ")
      && byte(text, place &+ 2) > UInt8(ascii: " ")
  }

  private func hasSingleBlanks(_ text: Span<UInt8>, _ name: TextRange) -> Bool {
    var wasBlank = false
    for place in name.bounds {
      let isBlank = byte(text, place) == UInt8(ascii: " ")
      if isBlank && wasBlank { return false }
      wasBlank = isBlank
    }
    return true
  }
}
