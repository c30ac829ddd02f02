/// A part of an answer, to which each medium gives its own form.
package enum Block {
  /// Facts below a title, if it has one.
  case facts(String, [Fact])
  case table(Table)
  /// Lines that fit the width, below a title, if they have one.
  case lines(String, [String])
}

extension Page {
  /// Returns blocks as text, an empty line between them.
  package func text(_ blocks: [Block]) -> String { blocks.map(text).joined(separator: "\n\n") }

  private func text(_ block: Block) -> String {
    switch block {
    case .facts(let title, let facts): facts.text(below: title, style, width: width)
    case .table(let table): table.text(style, width: width)
    case .lines(let title, let lines):
      ((title.isEmpty ? [] : [style.bold(title)]) + lines).joined(separator: "\n")
    }
  }
}

/// A fact: its name, its value, and a remark on it.
package struct Fact {
  package var name: String
  package var value: String
  package var remark: String

  package init(_ name: String, _ value: String, _ remark: String = "") {
    self.name = name
    self.value = value
    self.remark = remark
  }
}

extension [Fact] {
  /// Returns the facts below a title, if there is one, a line each: names, values and remarks are aligned if the width
  /// has room for all of them. Else each remark is behind its value, or below it. A name that leaves less than a third of the
  /// width stands above its value.
  package func text(below title: String = "", _ style: Style, width: Int?) -> String {
    let widths = map { shownWidth($0.name) }
    let names = widths.filter { $0 <= width.map { $0 * 2 / 3 - 4 } ?? .max }.max() ?? 2
    let remarked = filter { !$0.remark.isEmpty }
    let widest = remarked.map { shownWidth($0.value) }.max() ?? 0
    let isRoom = width.map { width in
      remarked.allSatisfy { names + 6 + widest + shownWidth($0.remark) <= width }
    }
    let values = isRoom ?? true ? widest : 0
    let margin = String(repeating: " ", count: names + 4)
    let lines = flatMap { fact -> [String] in
      let isAbove = shownWidth(fact.name) > names
      let above = isAbove ? folded("  " + fact.name, at: 5, width) : []
      let value = "  " + filled(isAbove ? "" : fact.name, to: names) + "  " + fact.value
      if fact.remark.isEmpty { return above + folded(value, at: names + 4, width) }
      let line = filled(value, to: names + 4 + values) + "  "
      if let width, shownWidth(line) + shownWidth(fact.remark) > width {
        let below = folded(margin + fact.remark, at: names + 4, width)
        return above + folded(value, at: names + 4, width)
          + below.map { margin + style.dim(String($0.dropFirst(names + 4))) }
      }
      return above + [line + style.dim(fact.remark)]
    }
    let heading = title.isEmpty ? [] : folded(title, at: 2, width).map { style.bold($0) }
    return (heading + lines).joined(separator: "\n")
  }

  /// Returns a line folded at words; a word longer than the width stays whole.
  private func folded(_ line: String, at indentation: Int, _ width: Int?) -> [String] {
    guard let width, shownWidth(line) > width else { return [line] }
    return wrapped(line, to: width, indentation: indentation)
  }
}
