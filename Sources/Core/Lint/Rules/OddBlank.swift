import Grammar
import Text

extension Rule {
  static let oddBlank = Rule(
    "odd-blank", .hint, "a blank that is no plain space, or that nobody sees",
    condition: "a blank is neither space nor tab, or a U+00AD, U+200B or U+FEFF stands behind the file's beginning",
    reason: """
      Phones and web pages write no-break spaces and their relatives, soft hyphens and zero-width spaces. The first \
      read as spaces here and the others as nothing, but no search finds a name that holds one. Each line is \
      reported once.
      """,
    bad: [
      .log("2026-01-05 18:30⟦\u{A0}⟧Treino\u{2009}A\n> Dormi⟦\u{3000}⟧mal\n"),
      .exercises("Supino⟦\u{202F}⟧reto: chest\n"), .exercises("Supi⟦\u{AD}⟧no reto\u{200B}: chest\n"),
    ],
    good: [.log("2026-01-05 18:30\tTreino A\n> Dormi mal\n")],
    .inEachFile { file, _, found in found.check(file.source, file.diagnostics) },
    .acrossFiles { context, found in
      if let attributes = context.journal.gitAttributes { found.check(attributes, []) }
    })
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
