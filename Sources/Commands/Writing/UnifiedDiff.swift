import JournalFolder
import JournalText

/// The lines in which two texts differ: all between the first and the last that do.
struct ChangedLines {
  /// The 0-based line where the difference begins.
  let place: Int
  let removed: [(number: Int, text: String)]
  let added: [(number: Int, text: String)]
  fileprivate let before: [ArraySlice<UInt8>]

  init(before: [UInt8], after: [UInt8]) {
    let old = ChangedLines.lines(before)
    let new = ChangedLines.lines(after)
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
      end += 1
    }
    place = start
    removed = (start..<old.count - end).map { ($0, ChangedLines.shown(old[$0])) }
    added = (start..<new.count - end).map { ($0, ChangedLines.shown(new[$0])) }
    self.before = old
  }

  /// Lines without their endings; a text that ends in a line feed has no empty last one.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  fileprivate static func shown(_ line: ArraySlice<UInt8>) -> String {
    var text = String(decoding: line, as: UTF8.self)
    if text.unicodeScalars.last == "\r" { text.unicodeScalars.removeLast() }
    return text.drop { $0 == " " || $0 == "\t" }.description
  }
}

/// A change as `diff -u` shows it: what `--dry-run` prints.
struct UnifiedDiff {
  let text: String

  init(_ change: FileChange, style: Style) {
    let path = printable(change.path)
    var lines = [
      style.bold("--- \(change.before == nil ? "/dev/null" : path)"),
      style.bold("+++ \(change.after == nil ? "/dev/null" : path)"),
    ]
    let isText = !(change.before ?? []).contains(0) && !(change.after ?? []).contains(0)
    if isText {
      lines += UnifiedDiff.hunk(change.before ?? [], change.after ?? [], style)
    } else {
      lines.append("\(change.after?.count ?? 0) bytes")
    }
    text = lines.joined(separator: "\n")
  }

  /// One hunk around everything that differs, with three lines of what stays on both sides.
  private static func hunk(_ before: [UInt8], _ after: [UInt8], _ style: Style) -> [String] {
    let old = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let changed = ChangedLines(before: before, after: after)
    let oldEnd = changed.place + changed.removed.count
    let first = max(0, changed.place - 3)
    let last = min(changed.before.count, oldEnd + 3)
    func line(_ sign: String, _ bytes: ArraySlice<UInt8>) -> String {
      sign
        + printable(
          String(decoding: bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes, as: UTF8.self))
    }
    let new = after.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let header =
      "@@ -\(first + 1),\(last - first) +\(first + 1),\(last - first - changed.removed.count + changed.added.count) @@"
    return [style.cyan(header)]
      + (first..<changed.place).map { line(" ", old[$0]) }
      + (changed.place..<oldEnd).map { style.red(line("-", old[$0])) }
      + changed.added.map { style.green(line("+", new[$0.number])) }
      + (oldEnd..<last).map { line(" ", old[$0]) }
  }
}
