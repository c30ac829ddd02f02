import Storage
package import Text
package import Views

/// A change as `diff -u` shows it, for `--dry-run` and `--diff`. `patch` takes it, as far as the text holds no control
/// characters.
package struct UnifiedDiff {
  package let text: String

  /// `path` is the shown path of the file; if nil, the path in the journal.
  package init(_ change: FileChange, path: String? = nil, style: Style) {
    let path = printable(path ?? change.path)
    var lines = [
      style.bold("--- \(change.before == nil ? "/dev/null" : path)"),
      style.bold("+++ \(change.after == nil ? "/dev/null" : path)"),
    ]
    let isText = !(change.before ?? []).contains(0) && !(change.after ?? []).contains(0)
    if isText {
      lines += Hunks(LineComparison(change.before ?? [], change.after ?? []), style).rows
    } else {
      lines.append("\(change.after?.count ?? 0) bytes")
    }
    text = lines.joined(separator: "\n")
  }
}

private struct Hunks {
  private(set) var rows: [String] = []
  private let style: Style
  /// The number of lines kept around a change.
  private static let context = 3

  init(_ comparison: LineComparison, _ style: Style) {
    self.style = style
    let lines = comparison.lines
    var (old, new, index) = (0, 0, 0)
    while let first = lines[index...].firstIndex(where: { $0.kind != .same }) {
      let start = max(index, first - Hunks.context)
      let end = Hunks.end(of: lines, from: first)
      old += start - index
      new += start - index
      let removed = lines[start..<end].count { $0.kind != .added }
      let added = lines[start..<end].count { $0.kind != .removed }
      rows.append(style.cyan("@@ -\(Hunks.range(old, removed)) +\(Hunks.range(new, added)) @@"))
      rows += lines[start..<end].flatMap(shown)
      (old, new, index) = (old + removed, new + added, end)
    }
  }

  /// Returns the end of a hunk, which goes on while the next change is near.
  private static func end(of lines: [LineComparison.Line], from first: Int) -> Int {
    var last = first
    var index = first
    while index < lines.count, index - last <= 2 * context {
      if lines[index].kind != .same { last = index }
      index += 1
    }
    return min(lines.count, last + context + 1)
  }

  /// Returns a 1-based range; an empty one has the number of the line before it.
  private static func range(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
  }

  private func shown(_ line: LineComparison.Line) -> [String] {
    let hasEnding = line.bytes.last == UInt8(ascii: "\n")
    var content = hasEnding ? line.bytes.dropLast() : line.bytes
    let hasReturn = hasEnding && content.last == UInt8(ascii: "\r")
    if hasReturn { content.removeLast() }
    let text = printable(String(decoding: content, as: UTF8.self))
    let row =
      switch line.kind {
      case .same: " " + text
      case .removed: style.red("-" + text)
      case .added: style.green("+" + text)
      }
    // Without the carriage return, `patch` would refuse it.
    return [row + (hasReturn ? "\r" : "")] + (hasEnding ? [] : ["\\ No newline at end of file"])
  }
}
