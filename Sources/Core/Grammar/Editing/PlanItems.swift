import Text
import Training

/// The lines of a plan's list, for edits. A comment of several lines counts as one line.
struct PlanItems {
  let text: EntryLines
  /// The index of each exercise's line.
  let itemLines: [Int]
  private let source: Source

  init(_ file: PlanFile) {
    source = file.source
    let body = FrontMatter(source).body..<source.bytes.count
    let text = EntryLines(source, in: body, dialect: .markdown)
    self.text = text
    itemLines = file.places.exercises.map { text.index(at: $0.range.lowerBound) }
  }

  var lines: [EntryLines.Line] { text.lines }

  /// The index of the last line that is not blank; -1 without one.
  var lastText: Int { lines.lastIndex { $0.kind != .blank } ?? -1 }

  /// Returns the index of an exercise's last line: its notes and the comments right below. With `keepsComments`,
  /// comments at its end that are not indented don't count.
  func lastLine(ofItem item: Int, keepsComments: Bool = false) -> Int {
    var last = itemLines[item]
    for number in (last + 1)..<max(last + 1, lines.count) {
      switch lines[number].kind {
      case .content where lines[number].first == .greater: last = number
      case .comment where last == number - 1 && !(keepsComments && !lines[number].isIndented): last = number
      case .comment, .blank: break
      case .content, .conflict: return last
      }
    }
    return last
  }

  /// Returns the edit that inserts lines below one, or below the front matter for -1.
  func inserting(_ added: [String], below number: Int) -> TextEdit {
    text.inserting(added, below: number, keepsEnd: true)
  }

  /// Returns the ending that is removed with lines: that of the last one; if it has none, that of the line above
  /// them.
  func ownEnding(of range: ClosedRange<Int>) -> String {
    let last = lines[range.upperBound]
    let line = last.hasEnding || range.lowerBound == 0 ? last : lines[range.lowerBound - 1]
    return source.text(TextRange(line.range.upperBound, line.end))
  }

  /// Returns the edit that removes whole lines; with the last line of a file that has no final ending goes the one
  /// before it.
  func removing(_ range: ClosedRange<Int>) -> TextEdit {
    guard !lines[range.upperBound].hasEnding, range.lowerBound > 0 else { return text.removing(range) }
    let start = lines[range.lowerBound - 1].range.upperBound
    return TextEdit(replacing: TextRange(start, lines[range.upperBound].end), with: "")
  }
}
