import Text
import Training

/// A sign in a line of notes for exercises done in turns.
enum NoteTurn {
  /// `A1) curls`, `A2) dips`.
  case mark(letter: Character, number: Int)
  /// `+ Dips 3x10`, as in a log.
  case plus
  /// `SS: Dips 3x10`, `Superset: Curl 12kg x 10 / Dips 3x10`.
  case label

  /// Returns the sign of a line and the rest of it. `written` is the line with its signs of lists.
  static func read(_ written: String, _ plain: String) -> (turn: NoteTurn?, rest: String) {
    if let (mark, rest) = noteTurn(plain) { return (.mark(letter: mark.letter, number: mark.number), rest) }
    if let rest = labelled(plain) { return (.label, rest) }
    return (written.first == "+" && plain.first?.isLetter == true ? .plus : nil, noteItem(plain))
  }

  /// Returns the rest of `SS: Dips`, `Superset with dips`; nil for other lines. `isInside` is true after an exercise.
  static func labelled(_ text: String, isInside: Bool = false) -> String? {
    var rest = text[...]
    var letters = ""
    var found: Substring?
    for _ in 1...2 {
      let word = rest.prefix { $0.isLetter }
      guard !word.isEmpty else { break }
      letters += folded(String(word))
      rest = rest[word.endIndex...]
      if labels.contains(letters) { found = rest }
      rest = rest.drop { " -".contains($0) }
    }
    guard let found else { return nil }
    rest = found.drop { $0 == " " || $0.isNumber }
    if rest.isEmpty { return "" }
    if let sign = rest.first, ":)-–—".contains(sign) { return String(rest.dropFirst()).trimmed }
    guard rest.startIndex > found.startIndex else { return nil }
    for word in ["with ", "w/ ", "w/", "com ", "c/ ", "c/", "con ", "mit "] where rest.lowercased().hasPrefix(word) {
      return String(rest.dropFirst(word.count)).trimmed
    }
    // `SS bar squat` is done with a bar of that name.
    return isInside || !letters.hasPrefix("ss") ? String(rest) : nil
  }

  private static let labels: Set<String> = [
    "ss", "superset", "supersets", "superserie", "supersatz", "biset", "biserie", "triset", "conjugado", "conjugada",
    "giantset",
  ]
}

/// The exercises of a session that are done in turns, line by line.
struct NoteTurns {
  private var mark: (letter: Character, number: Int)?
  /// The exercises of the last and the first of several lines with a label in a row.
  private var labelled: (last: Int, first: Int)?
  /// True if the first exercise of a session has a `+`, as in a list whose items all do.
  private var isList = false

  /// The state below `Superset:`, where the second exercise joins the first; a third may not.
  private var heading: (isOpen: Bool, first: Int?) = (false, nil)

  mutating func begin() { self = NoteTurns() }

  /// Begins the block of a label alone on its line.
  mutating func head() { heading = (true, nil) }

  /// Ends the block at a blank line, unless no exercise of it has come.
  mutating func endBlock() { if heading.first != nil { heading = (false, nil) } }

  /// Returns true if the first exercise of a line, at `index`, joins the one at `above`; and an exercise that does not
  /// join after all.
  mutating func joins(
    _ turn: NoteTurn?, _ index: Int, above: Int?, isAlone: Bool
  ) -> (isJoined: Bool, parted: Int?) {
    switch turn {
    case nil:
      guard heading.isOpen, index != heading.first else { return (false, nil) }
      let first = heading.first
      heading = first == nil ? (true, index) : (false, nil)
      return (first != nil && first == above, nil)
    case .mark(let letter, let number):
      let before = mark
      mark = (letter, number)
      return (before.map { $0.letter == letter && $0.number + 1 == number } ?? false, nil)
    case .plus:
      if index == 0, above == nil { isList = true }
      return (!isList, nil)
    case .label:
      guard isAlone else { return (false, nil) }
      // The first of two such adjacent lines is done with the second, whatever stands above.
      if let run = labelled, run.last == above {
        labelled = (index, run.first)
        return (true, run.last == run.first ? run.first : nil)
      }
      labelled = (index, index)
      return (true, nil)
    }
  }
}

extension NoteEntries {
  /// Returns the exercises of `SS: Curl 12kg x 10 / Dips 3x10`, all but the first joined; none if one can't be read.
  func together(_ text: String) -> [NoteEntry] {
    for sign in [" / ", " + ", " & ", " | ", "; ", ", ", " e ", " and ", " com ", " with ", " w/ "] {
      let parts = text.swapping(sign, for: "\n").split(separator: "\n").map { entries(String($0).trimmed) }
      guard parts.count > 1, parts.allSatisfy({ $0.count == 1 && !$0[0].name.isEmpty && isTrusted($0[0]) }) else {
        continue
      }
      return joined(parts.joined())
    }
    let found = entries(text)
    // `Curl / Dips 3x10`
    guard !found.contains(where: { $0.name.contains { "/+&|".contains($0) } }) else { return [] }
    return joined(found)
  }

  private func joined(_ entries: some Sequence<NoteEntry>) -> [NoteEntry] {
    entries.enumerated().map { index, entry in
      var entry = entry
      entry.isJoined = index > 0
      return entry
    }
  }
}
