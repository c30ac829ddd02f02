import Grammar
import Text

extension Rule {
  static let trailingBlank = Rule(
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
    })
}

/// Returns the spaces and tabs at the ends of lines; other blanks are reported by another rule.
private func trailingBlanks(in bytes: [UInt8]) -> [TextRange] {
  var blanks: [TextRange] = []
  for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
    addBlanks(before: offset, bytes, &blanks)
  }
  if bytes.last != UInt8(ascii: "\n") { addBlanks(before: bytes.count, bytes, &blanks) }
  return blanks
}

private func addBlanks(before newline: Int, _ bytes: [UInt8], _ blanks: inout [TextRange]) {
  var end = newline
  if end > 0, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
  var start = end
  while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") {
    start -= 1
  }
  if start < end { blanks.append(TextRange(start, end)) }
}
