import Grammar
import Text

extension Rule {
  static let mixedIndentation = Rule(
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
    })
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
  var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  while start < bytes.count {
    var end = start
    var hasTab = false
    var hasSpace = false
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") {
      if bytes[end] == UInt8(ascii: " ") { hasSpace = true } else { hasTab = true }
      end += 1
    }
    let isBlank = end == bytes.count || bytes[end] == UInt8(ascii: "\n") || bytes[end] == UInt8(ascii: "\r")
    if !isBlank, hasTab || hasSpace {
      let range = TextRange(start, end)
      if hasTab && hasSpace {
        both.append(range)
      } else if hasTab {
        tabs.append(range)
      } else {
        spaces.append(range)
      }
    }
    start = (bytes[end...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count) + 1
  }
  return (tabs, spaces, both)
}
