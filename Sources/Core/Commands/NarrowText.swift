import Text
import Views

/// A page of help for a terminal with fewer columns than it: prose is broken anew, and a note beside a line goes below
/// it. Blocks that fit stay as they are.
struct NarrowText {
  private let width: Int
  private(set) var lines: [String] = []
  /// The text that the next line may go on: prose or the note beside a line, its column in the page, its indentation here.
  private var text = (words: "", column: 0, indentation: 0)

  init(_ text: String, width: Int) {
    self.width = width
    for block in text.split(separator: "\n", omittingEmptySubsequences: false).split(
      omittingEmptySubsequences: false, whereSeparator: \.isEmpty)
    {
      add(block)
      lines.append("")
    }
    while lines.last == "" { lines.removeLast() }
  }

  private mutating func add(_ block: ArraySlice<Substring>) {
    guard block.contains(where: { displayWidth(String($0)) > width }) else {
      lines += block.map(String.init)
      return
    }
    for line in block {
      let indentation = line.prefix { $0 == " " }.count
      let words = line.dropFirst(indentation)
      if !text.words.isEmpty, text.column == indentation {
        text.words += " " + words
        continue
      }
      endText()
      if indentation == 0 {
        text = (String(words), 0, 0)
        continue
      }
      let (front, note) = parted(words)
      lines += wrapped(line.prefix(indentation) + front, to: width, indentation: indentation + 2)
      text = (String(note), line.count - note.count, indentation + 4)
    }
    endText()
  }

  /// Returns the words before the first gap of two blanks or more, and those behind it.
  private func parted(_ words: Substring) -> (front: String, note: Substring) {
    let bytes = Array(words.utf8)[...]
    guard let gap = bytes.firstPlace(of: Array("  ".utf8)) else { return (String(words), "") }
    let front = String(decoding: bytes[..<gap], as: UTF8.self)
    return (front, words.dropFirst(front.count).drop { $0 == " " })
  }

  private mutating func endText() {
    let margin = String(repeating: " ", count: text.indentation)
    if !text.words.isEmpty { lines += wrapped(margin + text.words, to: width, indentation: text.indentation) }
    text = ("", 0, 0)
  }
}
