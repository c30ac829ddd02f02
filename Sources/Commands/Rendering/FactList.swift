/// A fact: what it is, its value, and a remark on it.
struct Fact {
  var name: String
  var value: String
  var remark: String

  init(_ name: String, _ value: String, _ remark: String = "") {
    self.name = name
    self.value = value
    self.remark = remark
  }
}

/// Facts below a title, a line each: names, values and remarks stand below each other where the width has room for it,
/// else the value and the remark are on lines of their own.
struct FactList {
  let title: String
  let facts: [Fact]

  func text(_ style: Style, width: Int?) -> String {
    let names = facts.map { shownWidth($0.name) }.max() ?? 0
    let values = facts.filter { !$0.remark.isEmpty }.map { shownWidth($0.value) }.max() ?? 0
    let lines = facts.flatMap { fact -> [String] in
      let name = "  " + filled(fact.name, to: names) + "  "
      let value = name + fact.value
      if fact.remark.isEmpty { return folded(value, at: names + 4, width) }
      let line = name + filled(fact.value, to: values) + "  "
      if let width, shownWidth(line) + shownWidth(fact.remark) > width {
        let below = String(repeating: " ", count: names + 4)
        return folded(value, at: names + 4, width)
          + folded(below + fact.remark, at: names + 4, width).map { style.dim($0) }
      }
      return [line + style.dim(fact.remark)]
    }
    return ((title.isEmpty ? [] : [style.bold(title)]) + lines).joined(separator: "\n")
  }

  /// A line that is too long goes on below, at words; a word that is too long by itself stays whole.
  private func folded(_ line: String, at indentation: Int, _ width: Int?) -> [String] {
    guard let width, shownWidth(line) > width else { return [line] }
    return wrapped(line, to: width, indentation: indentation)
  }
}

/// A text in lines no longer than so many columns, broken at blanks; what follows the first line is indented. A word
/// that is longer than a line stays whole.
func wrapped(_ text: String, to width: Int, indentation: Int) -> [String] {
  let margin = String(repeating: " ", count: indentation)
  var lines: [String] = []
  var line = ""
  // The blanks at the head of the text are its own indentation.
  let head = String(text.prefix { $0 == " " })
  for word in text.dropFirst(head.count).split(separator: " ", omittingEmptySubsequences: false) {
    let longer = line.isEmpty ? (lines.isEmpty ? head : margin) + word : "\(line) \(word)"
    if shownWidth(longer) > width, !line.isEmpty {
      lines.append(line)
      line = margin + word
    } else {
      line = longer
    }
  }
  return lines + [line]
}
