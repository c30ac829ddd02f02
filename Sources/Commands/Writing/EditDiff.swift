import JournalText

/// Edits to a text as `diff -u` shows them, a hunk for each place: for edits all over a file, where `UnifiedDiff` would
/// show everything between the first and the last. `patch` and `git apply -p0` take it.
struct EditDiff {
  fileprivate enum Line {
    case same(ArraySlice<UInt8>)
    case removed(ArraySlice<UInt8>)
    case added(ArraySlice<UInt8>)
  }

  private let path: String
  private let style: Style
  /// On both sides of a change.
  private static let context = 3

  init(path: String, style: Style) {
    self.path = printable(path)
    self.style = style
  }

  /// The edits are sorted and do not overlap; without any the text is empty.
  func text(_ bytes: [UInt8], _ edits: [TextEdit]) -> String {
    let lines = EditDiff.lines(bytes, edits)
    var output: [String] = []
    var old = 1
    var new = 1
    var index = 0
    while let first = lines[index...].firstIndex(where: \.isChange) {
      let start = max(index, first - EditDiff.context)
      old += start - index
      new += start - index
      let end = EditDiff.endOfHunk(lines, from: first)
      let hunk = lines[start..<end]
      let removed = hunk.count { if case .added = $0 { false } else { true } }
      let added = hunk.count { if case .removed = $0 { false } else { true } }
      output.append(style.cyan("@@ -\(range(old, removed)) +\(range(new, added)) @@"))
      output += EditDiff.grouped(hunk).flatMap(shown)
      old += removed
      new += added
      index = end
    }
    if output.isEmpty { return "" }
    return ([style.bold("--- \(path)"), style.bold("+++ \(path)")] + output).joined(separator: "\n")
  }
}

extension EditDiff {
  /// A hunk of no lines stands behind the line of its number.
  private func range(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start)" : "\(count == 0 ? start - 1 : start),\(count)"
  }

  private func shown(_ line: Line) -> [String] {
    switch line {
    case .same(let bytes): shown(" ", bytes) { $0 }
    case .removed(let bytes): shown("-", bytes, style.red)
    case .added(let bytes): shown("+", bytes, style.green)
    }
  }

  /// A carriage return stays, as a patch without it would not fit.
  private func shown(_ sign: String, _ line: ArraySlice<UInt8>, _ color: (String) -> String) -> [String] {
    let hasEnding = line.last == UInt8(ascii: "\n")
    let content = hasEnding ? line.dropLast() : line
    let hasReturn = hasEnding && content.last == UInt8(ascii: "\r")
    let text = printable(String(decoding: hasReturn ? content.dropLast() : content, as: UTF8.self))
    return [color(sign + text) + (hasReturn ? "\r" : "")]
      + (hasEnding ? [] : ["\\ No newline at end of file"])
  }

  /// The hunk goes on while the next change is near.
  private static func endOfHunk(_ lines: [Line], from first: Int) -> Int {
    var last = first
    var index = first
    while index < lines.count, index - last <= 2 * context {
      if lines[index].isChange { last = index }
      index += 1
    }
    return min(lines.count, last + context + 1)
  }

  /// Of changed lines in a row first all that go, then all that come.
  private static func grouped(_ lines: ArraySlice<Line>) -> [Line] {
    var result: [Line] = []
    var added: [Line] = []
    for line in lines {
      switch line {
      case .added: added.append(line)
      case .removed: result.append(line)
      case .same:
        result += added
        added = []
        result.append(line)
      }
    }
    return result + added
  }
}

extension EditDiff {
  /// All lines of both texts, in order.
  private static func lines(_ bytes: [UInt8], _ edits: [TextEdit]) -> [Line] {
    var result: [Line] = []
    var edits = edits[...]
    var start = 0
    while start < bytes.count || !edits.isEmpty {
      var end = endOfLine(bytes, start)
      var mine: [TextEdit] = []
      while let edit = edits.first, edit.range.lowerBound < end || end == bytes.count {
        mine.append(edit)
        edits.removeFirst()
        while end < edit.range.upperBound { end = endOfLine(bytes, end) }
      }
      let old = cut(bytes[start..<end])
      if mine.isEmpty {
        result += old.map { .same($0) }
      } else {
        var new = Array(bytes[start..<end])
        for edit in mine.reversed() {
          let range = edit.range.lowerBound - start..<edit.range.upperBound - start
          new.replaceSubrange(range, with: edit.replacement.utf8)
        }
        result += compared(old, cut(new[...]))
      }
      start = end
    }
    return result
  }

  /// What is the same at the beginning and at the end of a few lines stays.
  private static func compared(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Line] {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
      end += 1
    }
    return old[..<start].map { .same($0) } + old[start..<old.count - end].map { .removed($0) }
      + new[start..<new.count - end].map { .added($0) } + old[(old.count - end)...].map { .same($0) }
  }

  private static func cut(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    return start < bytes.endIndex ? lines + [bytes[start...]] : lines
  }

  private static func endOfLine(_ bytes: [UInt8], _ start: Int) -> Int {
    (bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count - 1) + 1
  }
}

extension EditDiff.Line {
  fileprivate var isChange: Bool { if case .same = self { false } else { true } }
}
