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
    case .facts(let title, let facts): FactList(title: title, facts: facts).text(style, width: width)
    case .table(let table): table.text(style, width: width)
    case .lines(let title, let lines):
      ((title.isEmpty ? [] : [style.bold(title)]) + lines).joined(separator: "\n")
    }
  }
}
