import Text
import Training

/// The lines of a plan with their kinds, for edits of its list. A comment of several lines counts as one line.
struct PlanItems {
  enum Kind: Equatable {
    case blank, comment, note
    /// An exercise, by its index in `Plan.exercises`.
    case item(Int)
    /// A heading, a paragraph, or a line that can't be read.
    case other
  }

  struct Line {
    let kind: Kind
    /// The offset at which the line begins, behind a byte order mark.
    let start: Int
    /// The offset before the line ending; `end` is behind it.
    let textEnd: Int
    let end: Int
    let isIndented: Bool

    var hasEnding: Bool { end > textEnd }
  }

  private(set) var lines: [Line] = []
  /// The index of each exercise's line.
  private(set) var itemLines: [Int] = []
  private let bytes: [UInt8]

  init(_ file: PlanFile) {
    bytes = file.source.bytes
    var cursor = LineCursor(file.source, in: FrontMatter(file.source).body..<bytes.count, dialect: .markdown)
    while cursor.nextLine() {
      let whole = cursor.wholeLine
      cursor.blankComments()
      let kind: Kind
      if itemLines.count < file.places.exercises.count, whole.contains(file.places.exercises[itemLines.count].range) {
        kind = .item(itemLines.count)
        itemLines.append(lines.count)
      } else if let next = cursor.next {
        kind = next.kind == .greater ? .note : .other
      } else {
        kind = whole.isBlank(in: bytes) ? .blank : .comment
      }
      lines.append(line(kind, whole, cursor.isIndented))
    }
  }

  /// Returns the index of an exercise's last line: its notes and the comments right below. With `keepsComments`,
  /// comments at its end that are not indented don't count.
  func lastLine(ofItem item: Int, keepsComments: Bool = false) -> Int {
    var last = itemLines[item]
    var number = last + 1
    while number < lines.count {
      switch lines[number].kind {
      case .note: last = number
      case .comment where last == number - 1 && !(keepsComments && !lines[number].isIndented): last = number
      case .comment, .blank: break
      case .item, .other: return last
      }
      number += 1
    }
    return last
  }

  /// Returns the ending of a line; of the file's first line if it has none.
  func ending(at number: Int) -> String {
    guard let like = lines.indices.contains(number) && lines[number].hasEnding ? lines[number] : nil else {
      let first = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0
      return first > 0 && bytes[first - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }
    return like.end - like.textEnd == 2 ? "\r\n" : "\n"
  }

  /// Returns the edit that inserts lines below one, or below the front matter for -1.
  func inserting(_ added: [String], below number: Int) -> TextEdit {
    let ending = ending(at: number)
    guard lines.indices.contains(number) else {
      return TextEdit(inserting: added.map { $0 + ending }.joined(), at: lines.first?.start ?? bytes.count)
    }
    let line = lines[number]
    if !line.hasEnding { return TextEdit(inserting: added.map { ending + $0 }.joined(), at: line.end) }
    return TextEdit(inserting: added.map { $0 + ending }.joined(), at: line.end)
  }

  /// Returns the ending that is removed with lines: that of the last one; if it has none, that of the line above
  /// them.
  func ownEnding(of range: ClosedRange<Int>) -> String {
    let last = lines[range.upperBound]
    let line = last.hasEnding || range.lowerBound == 0 ? last : lines[range.lowerBound - 1]
    return String(decoding: bytes[line.textEnd..<line.end], as: UTF8.self)
  }

  /// Returns the edit that removes whole lines; with the last line of a file that has no final ending goes the one
  /// before it.
  func removing(_ range: ClosedRange<Int>) -> TextEdit {
    let isUnended = !lines[range.upperBound].hasEnding && range.lowerBound > 0
    let start = isUnended ? lines[range.lowerBound - 1].textEnd : lines[range.lowerBound].start
    return TextEdit(replacing: TextRange(start, lines[range.upperBound].end), with: "")
  }

  private func line(_ kind: Kind, _ whole: TextRange, _ isIndented: Bool) -> Line {
    let start = whole.lowerBound == 0 && bytes.starts(with: "\u{FEFF}".utf8) ? 3 : whole.lowerBound
    var textEnd = whole.upperBound
    if textEnd > start, bytes[textEnd - 1] == UInt8(ascii: "\n") {
      textEnd -= 1
      if textEnd > start, bytes[textEnd - 1] == UInt8(ascii: "\r") { textEnd -= 1 }
    }
    return Line(kind: kind, start: start, textEnd: textEnd, end: whole.upperBound, isIndented: isIndented)
  }
}

extension TextRange {
  /// True if the range holds only blanks, a line ending and a byte order mark.
  fileprivate func isBlank(in bytes: [UInt8]) -> Bool {
    Tokenizer.tokens(bytes, in: bounds, dialect: .markdown).allSatisfy {
      [.blank, .newline, .byteOrderMark].contains($0.kind)
    }
  }
}
