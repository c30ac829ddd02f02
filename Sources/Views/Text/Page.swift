import Format
package import Training

/// What text is printed on, and in which words.
package struct Page: Sendable {
  package let words: Words
  package let style: Style
  /// Columns; nil where lines may be as long as they are.
  package let width: Int?
  /// Of sums; a set keeps its own.
  package let unit: WeightUnit
  /// What an example of a file is of.
  package let today: CivilDate
  /// Why there may be no session to show.
  package let missing: Missing
  /// Nil where the signs of the types stand for photos.
  package let album: PhotoAlbum?

  package init(
    _ words: Words, _ style: Style, width: Int?, unit: WeightUnit, today: CivilDate,
    missing: Missing = .nothing, album: PhotoAlbum? = nil
  ) {
    self.words = words
    self.style = style
    self.today = today
    self.width = width
    self.unit = unit
    self.missing = missing
    self.album = album
  }

  /// What of a journal's sessions is there and does not count.
  package enum Missing: Sendable { case nothing, underWay, mistaken }

  /// A sentence in lines that fit the width.
  func prose(_ text: String) -> String { lines(of: text).joined(separator: "\n") }

  /// A text in lines that fit the width, what follows the first indented.
  package func lines(of text: String, indentation: Int = 0) -> [String] {
    width.map { wrapped(text, to: $0, indentation: indentation) } ?? [text]
  }

  func list(_ title: String, _ facts: [Fact]) -> String {
    FactList(title: title, facts: facts).text(style, width: width)
  }

  func text(_ table: Table) -> String { table.text(style, width: width) }

  /// A remark in lines of its own.
  func remark(_ text: String) -> String {
    lines(of: text).map { style.dim($0) }.joined(separator: "\n")
  }
}

extension Page {
  /// What to say where no session is left to show.
  func noSessions(isFiltered: Bool) -> String {
    if isFiltered { return prose(words.withFilter) }
    switch missing {
    case .mistaken: return prose(words.noSessionReads)
    case .underWay: return prose(words.noSessionButOne)
    case .nothing:
      return prose(words.noSessions(FileKind.logPath(of: today))) + "\n\n    \(today) 18:30-19:42 \(words.sampleTitle)"
        + "\n      \(words.sampleExercise): \(unit.examples("80kg")) x 10/8"
    }
  }

  var noCheckIns: String { prose(words.noCheckIns(FileKind.checkInsPath(of: today))) + "\n\n    [\(today)]" }
}
