import Text
import Views

/// A page of help for a terminal with fewer columns than it: prose is broken anew, and a note beside a line goes below
/// it. Blocks that fit stay as they are.
struct NarrowText {
  private let width: Int
  private(set) var lines: [String] = []
  /// The note beside the line above, its column there, and its indentation here.
  private var note = (text: "", column: 0, indentation: 0)

  init(_ text: String, width: Int) {
    self.width = width
    var block: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if !line.isEmpty {
        block.append(line)
        continue
      }
      add(block)
      lines.append("")
      block = []
    }
    add(block)
    while lines.last == "" { lines.removeLast() }
  }

  private mutating func add(_ block: [Substring]) {
    guard block.contains(where: { displayWidth(String($0)) > width }) else {
      lines += block.map(String.init)
      return
    }
    var prose = ""
    for line in block {
      let indentation = line.prefix { $0 == " " }.count
      if indentation == 0 {
        endNote()
        prose += (prose.isEmpty ? "" : " ") + line
        continue
      }
      end(&prose)
      let text = line.dropFirst(indentation)
      if !note.text.isEmpty, indentation == note.column {
        note.text += " " + text
        continue
      }
      endNote()
      guard let gap = gap(in: text) else {
        lines += wrapped(String(line), to: width, indentation: indentation + 2)
        continue
      }
      lines += wrapped(String(line[..<gap.lowerBound]), to: width, indentation: indentation + 2)
      note = (
        String(text[gap.upperBound...]), line.distance(from: line.startIndex, to: gap.upperBound), indentation + 4
      )
    }
    end(&prose)
    endNote()
  }

  /// Returns the first gap of two blanks or more between words; nil if there is none.
  private func gap(in text: Substring) -> Range<Substring.Index>? {
    var start: Substring.Index?
    for place in text.indices {
      if text[place] != " " {
        if let start, text.distance(from: start, to: place) > 1 { return start..<place }
        start = nil
      } else if start == nil {
        start = place
      }
    }
    return nil
  }

  private mutating func end(_ prose: inout String) {
    if !prose.isEmpty { lines += wrapped(prose, to: width, indentation: 0) }
    prose = ""
  }

  private mutating func endNote() {
    let margin = String(repeating: " ", count: note.indentation)
    if !note.text.isEmpty { lines += wrapped(margin + note.text, to: width, indentation: note.indentation) }
    note = ("", 0, 0)
  }
}
