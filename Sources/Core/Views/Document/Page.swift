import Grammar
package import Statistics
package import Text
package import Training

/// The properties of the output: width, style and words.
package struct Page: Sendable {
  package let words: Words
  package let style: Style
  /// The number of columns; nil for lines of any length.
  package let width: Int?
  /// The unit of sums; the loads of sets keep their own.
  package let unit: WeightUnit
  /// The day in examples of files.
  package let today: CivilDate
  /// The reason why there may be no session to show.
  package let missing: Missing
  /// The photos; nil if the signs of types replace them.
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

  /// The sessions of a journal without one that counts: none, one under way, or ones with mistakes.
  package enum Missing: Sendable { case nothing, underWay, mistaken }

  /// Returns a message in lines that fit the width.
  package func prose(_ message: Message) -> String { lines(of: words(message)).joined(separator: "\n") }

  /// Returns a text in lines that fit the width, all but the first indented.
  package func lines(of text: String, indentation: Int = 0) -> [String] {
    width.map { wrapped(text, to: $0, indentation: indentation) } ?? [text]
  }

  package func list(_ title: String, _ facts: [Fact]) -> String {
    facts.text(below: title, style, width: width)
  }

  func text(_ table: Table) -> String { table.text(style, width: width) }

  /// Returns a remark on lines of its own.
  func remark(_ text: String) -> String {
    lines(of: text).map { style.dim($0) }.joined(separator: "\n")
  }

  /// Returns the text for a view without sessions.
  package func noSessions(isFiltered: Bool) -> String {
    if isFiltered { return nothingLeft }
    switch missing {
    case .mistaken:
      return prose(
        "No session that counts: the log has a mistake. 'bumbum lint' shows where, and what to write instead.")
    case .underWay: return prose("No completed session yet. One is under way: 'bumbum finish' closes it.")
    case .nothing:
      let path = FileKind.logPath(of: today)
      return prose(
        "No completed session yet. 'bumbum start' opens one, or two lines in \(path), named for its month:")
        + "\n\n    \(today) 18:30-19:42 \(words("Plan A"))"
        + "\n      \(words("Bench press")): \(unit.examples("80kg")) x 10/8"
    }
  }

  package var noCheckIns: String {
    let path = FileKind.checkInsPath(of: today)
    return prose("No check-in yet. 'bumbum checkin' makes one, or a line in \(path):") + "\n\n    [\(today)]"
  }

  /// The text for a view whose days or filters choose nothing.
  package var nothingLeft: String { prose("Nothing was found in these days or with these filters.") }

  /// Returns the note below volumes that lack bodyweight; empty if none does.
  package func bodyweightNote(_ volume: Volume) -> String {
    guard volume.setsWithoutBodyweight > 0 else { return "" }
    return "\n\n" + remark(words.withoutBodyweight(volume.setsWithoutBodyweight))
  }
}
