import Grammar
import Text

/// The rules about blanks, indentation and style.
let layoutRules: [Rule] = [
  Rule(
    "trailing-blank", .hint, "blanks at the end of a line",
    condition: "a line ends in blanks, in a plan not in two",
    reason: """
      They mean nothing, and make lines differ that look alike: git shows them as changes and merges \
      trip over them. A file is reported once, at the first; in plans two blanks at the end of a line \
      are Markdown.
      """,
    bad: [
      .log("2026-01-05 18:30 Treino A⟦  ⟧\n  Supino: 80kg x 10\n  \n"),
      .checkIns("[2026-01-05 07:30]\n⟦\t⟧\n"),
    ],
    good: [.log("2026-01-05 18:30 Treino A\n\n  Supino: 80kg x 10\n")],
    .inEachFile { file, ground, found in
      guard file.isLined else { return }
      let blanks = trailingBlanks(in: file.source.bytes)
      guard let first = blanks.first else { return }
      let more = blanks.count - 1
      found.add(
        file.source, first,
        "blanks at the end of this line"
          + (more == 0 ? "" : ", and of \(more) \(more, one: "other", many: "others")"), help: "remove them",
        fix: Fix(isSafe: true, edits: blanks.map { TextEdit(replacing: $0, with: "") }))
    }),
  Rule(
    "odd-blank", .hint, "a blank that is no plain space, or that nobody sees",
    condition: "a blank is neither space nor tab, or a U+00AD, U+200B or U+FEFF stands behind the file's beginning",
    reason: """
      Phones and web pages write no-break spaces and their relatives, soft hyphens and zero-width spaces. The first \
      read as spaces here and the others as nothing, but no search finds a name that holds one. Each line is \
      reported once.
      """,
    bad: [
      .log("2026-01-05 18:30⟦\u{A0}⟧Treino\u{2009}A\n> Dormi⟦\u{3000}⟧mal\n"),
      .exercises("Supino⟦\u{202F}⟧reto: peito\n"), .exercises("Supi⟦\u{AD}⟧no reto\u{200B}: peito\n"),
    ],
    good: [.log("2026-01-05 18:30\tTreino A\n> Dormi mal\n")],
    .inEachFile { file, _, found in found.check(file.source, file.diagnostics) },
    .acrossFiles { context, found in
      if let attributes = context.journal.gitAttributes { found.check(attributes, []) }
    }),
  Rule(
    "mixed-indentation", .hint, "lines indented with tabs and with spaces in one file",
    condition: "a file has lines indented with tabs and others with spaces, or one with both",
    reason: """
      Indentation means nothing here, but how wide a tab is every editor decides for itself, and lines \
      that stand in one column in one of them do not in another. A file is reported once, at the first \
      of the rarer kind.
      """,
    isOptIn: true,
    bad: [
      .log("2026-01-05 18:30\n  Supino: 80kg x 10\n⟦\t⟧Remada: 50kg x 10\n"),
      .log("2026-01-05 18:30\n\tSupino: 80kg x 10\n⟦  \t⟧Remada: 50kg x 10\n"),
    ],
    good: [
      .log("2026-01-05 18:30\n\tSupino: 80kg x 10\n\tRemada: 50kg x 10\n"),
      .log("2026-01-05 18:30\n  Supino:\n    - 80kg x 10\n"),
    ],
    .inEachFile { file, ground, found in
      guard file.isLined else { return }
      let source = file.source
      let (tabs, spaces, both) = indentations(in: source.bytes)
      let keepsTabs = tabs.count > spaces.count
      let odd = (both + (keepsTabs ? spaces : tabs)).sorted { $0.start < $1.start }
      guard let first = odd.first, !tabs.isEmpty && !spaces.isEmpty || !both.isEmpty else { return }
      let usual: Message = keepsTabs ? "tabs" : "spaces"
      found.add(
        source, first, "this line is not indented with \(usual) alone, as the rest of the file is",
        help: "indent it with \(usual)",
        fix: Fix(
          isSafe: true, edits: odd.map { TextEdit(replacing: $0, with: source.indentation($0, keepsTabs)) }))
    }),
  Rule(
    "format", .hint, "a file that `bumbum fmt` would change",
    condition: "`fmt` would change a file",
    reason: """
      In one style files are easier to read, and their changes too. Who formats each time before a commit \
      wants to hear of what was forgotten. A file is reported once, at the first place; lines with an \
      error, which stay as they are, are none.
      """,
    isOptIn: true,
    bad: [
      .log("2026-01-05 18:30 Treino A\n  Supino: 80⟦KG⟧x10, 90kgx8\n"),
      .log("2026-01-05 18:30 Treino A\n⟦⟧Supino: 80kg x 10\n"),
      .exercises("Supino:⟦  ⟧peito\n"),
    ],
    good: [
      .log("2026-01-05 18:30 Treino A\n  Supino: 80kg x 10, 90kg x 8\n"),
      .log(
        "# Sets in a column, behind one colon:\n2026-01-05 18:30 Treino A\n  Supino:\n    - 80kg x 10\n"),
    ],
    .inEachFile { file, ground, found in
      guard case .changed(let edits, _) = Formatter.outcome(for: file, ground.settings),
        let first = edits.first
      else { return }
      let more = edits.count - 1
      found.add(
        file.source, first.range,
        "'bumbum fmt' would change this"
          + (more == 0 ? "" : ", and \(more) other \(more, one: "place", many: "places") of this file"),
        help: file.source.written(edits).map { "write '\(shortened($0))'" }
          ?? "run 'bumbum fmt', which changes nothing but blanks here",
        fix: Fix(isSafe: true, edits: edits))
    }),
]

/// Returns the spaces and tabs at the ends of lines; other blanks are reported by another rule.
private func trailingBlanks(in bytes: [UInt8]) -> [TextRange] {
  bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
    let end = line.last == UInt8(ascii: "\r") ? line.endIndex - 1 : line.endIndex
    let last = line[..<end].lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    let start = last.map { $0 + 1 } ?? line.startIndex
    return start < end ? TextRange(start, end) : nil
  }
}

extension Findings {
  fileprivate mutating func check(_ source: Source, _ diagnostics: [Diagnostic]) {
    var blanks = oddBlanks(in: source.bytes)[...]
    guard !blanks.isEmpty else { return }
    let reported = ReportedPlaces(diagnostics)
    while let first = blanks.first {
      let line = source.line(around: first)
      let mine = blanks.prefix { $0.upperBound <= line.upperBound }
      blanks = blanks.dropFirst(mine.count)
      guard !mine.contains(where: { reported.touch($0) }) else { continue }
      let scalar = source.text(first).unicodeScalars.first?.value ?? 0xA0
      add(
        source, first, name(of: scalar) + " (U+\(hexadecimal(scalar)))",
        help: scalar.isBlank ? "write a plain space" : "take it out",
        fix: Fix(
          isSafe: true,
          edits: mine.map {
            TextEdit(replacing: $0, with: source.text($0).unicodeScalars.contains(where: \.isInvisible) ? "" : " ")
          }))
    }
  }
}

/// Returns the ranges of blanks and invisible signs, in the order of the text, but no byte order mark at its start.
private func oddBlanks(in bytes: [UInt8]) -> [TextRange] {
  var blanks: [TextRange] = []
  var offset = 0
  while offset < bytes.count {
    // All of them begin with one of these five bytes.
    switch bytes[offset] {
    case 0xC2, 0xE1, 0xE2, 0xE3, 0xEF:
      guard let scalar = decodeScalar(bytes, at: offset, end: bytes.count) else { break }
      let isInvisible = offset > 0 && Unicode.Scalar(scalar.value)?.isInvisible == true
      if scalar.value.isBlank || isInvisible { blanks.append(TextRange(offset, offset + scalar.length)) }
      offset += scalar.length
      continue
    default: break
    }
    offset += 1
  }
  return blanks
}

private func name(of scalar: UInt32) -> Message {
  switch scalar {
  case 0xA0, 0x202F: "a no-break space"
  case 0x3000: "a wide space"
  case 0xAD: "a soft hyphen"
  case 0x200B: "a zero-width space"
  case 0xFEFF: "a byte order mark"
  default: "an odd space"
  }
}

private func hexadecimal(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
}

extension Source {
  /// Returns an indentation of the same depth in tabs or in spaces; a tab counts as two spaces.
  fileprivate func indentation(_ range: TextRange, _ inTabs: Bool) -> String {
    let width = bytes[range.bounds].reduce(0) { $0 + ($1 == UInt8(ascii: "\t") ? 2 : 1) }
    return inTabs ? String(repeating: "\t", count: (width + 1) / 2) : String(repeating: " ", count: width)
  }
}

/// Returns the indentations of lines that have more than blanks.
private func indentations(in bytes: [UInt8]) -> (tabs: [TextRange], spaces: [TextRange], both: [TextRange]) {
  var (tabs, spaces, both): ([TextRange], [TextRange], [TextRange]) = ([], [], [])
  for line in bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0).split(separator: UInt8(ascii: "\n")) {
    let blanks = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard let next = line.dropFirst(blanks.count).first, next != UInt8(ascii: "\r") else { continue }
    let range = TextRange(blanks.startIndex, blanks.endIndex)
    switch (blanks.contains(UInt8(ascii: "\t")), blanks.contains(UInt8(ascii: " "))) {
    case (true, true): both.append(range)
    case (true, false): tabs.append(range)
    case (false, true): spaces.append(range)
    case (false, false): break
    }
  }
  return (tabs, spaces, both)
}

extension Source {
  /// Returns the line of the first edit with the edits made; nil if only blanks around it differ.
  fileprivate func written(_ edits: [TextEdit]) -> String? {
    guard let start = edits.first?.range.lowerBound else { return nil }
    let lines = LineTable(bytes)
    let line = lines.range(ofLine: lines.line(at: start))
    let own = edits.filter {
      $0.range.lowerBound >= line.lowerBound && $0.range.upperBound < line.upperBound
    }
    guard let after = own.applied(to: bytes, within: line) else { return nil }
    let (old, new) = (trimmed(text(line)), trimmed(String(decoding: after, as: UTF8.self)))
    return old == new || new.utf8.contains(UInt8(ascii: "\n")) ? nil : new
  }

  private func trimmed(_ text: String) -> String {
    let isWhite = { (scalar: Unicode.Scalar) in
      scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r"
    }
    var scalars = text.unicodeScalars.drop(while: isWhite)
    while let last = scalars.last, isWhite(last) { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension ReadFile {
  /// True if blanks around a line mean nothing. A plan is Markdown, and a string in settings may go over lines.
  var isLined: Bool {
    switch self {
    case .exercises, .log, .checkIns: true
    case .settings, .plan: false
    }
  }
}
