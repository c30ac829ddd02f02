import Grammar
import Text

extension Rule {
  static let format = Rule(
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
      .exercises("Supino:⟦  ⟧chest\n"),
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
    })
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
