import Training

/// A label before the sets of a line, `Warm-up: 20kg x 15`, `Top set 225x3`, and not the name of an exercise.
struct NoteLabel {
  /// The label as it is written; empty for one of ordinary sets.
  let text: String
  let marks: SetMarks
  let rest: String

  init?(_ line: String) {
    var words = line[...]
    var letters: [String] = []
    var found: (end: Substring.Index, label: (marks: SetMarks, isOrdinary: Bool))?
    // The longest label counts: `top set` before `top`.
    for _ in 1...3 {
      words = words.drop { !$0.isLetter && !$0.isNumber }
      let word = words.prefix { $0.isLetter }
      guard !word.isEmpty, words[word.endIndex...].first?.isNumber != true || word.count > 1 else { break }
      letters.append(folded(String(word)))
      words = words[word.endIndex...]
      // `Back-squats` is one name.
      let isJoined = words.first == "-" && words.dropFirst().first?.isLetter == true
      // `Set 1: 60kg x 5` is numbered.
      let isNumbered = letters.count == 1 && ["set", "sets", "serie", "series", "satze"].contains(letters[0])
      if !isJoined, !isNumbered, let label = NoteLabel.label(letters) { found = (words.startIndex, label) }
    }
    guard let found else { return nil }
    let behind = line[found.end...]
    let rest = behind.drop { " :-–—.,)".contains($0) }
    // `Top set 225x3` and `Warm-up: bike 10 min` are labels; `Drop jumps 3x8` is an exercise.
    let sign = behind.drop { $0 == " " }.first ?? " "
    guard let first = rest.first, first.isNumber || folded(String(rest)).hasPrefix("bw") || ":-–—".contains(sign) else {
      return nil
    }
    text = found.label.isOrdinary ? "" : String(line[..<found.end])
    (marks, self.rest) = (found.label.marks, String(rest))
  }

  /// Reads a line that is a label and nothing else: `Warmup:`, `Working sets`, `Séries`; nil for any other.
  init?(alone line: String) {
    let words = folded(line).split { !$0.isLetter }.map(String.init)
    guard !line.contains(where: \.isNumber), words.count <= 3, let label = NoteLabel.label(words),
      label.isOrdinary || !label.marks.isEmpty || line.hasSuffix(":")
    else { return nil }
    (text, marks, rest) = (label.isOrdinary ? "" : line.filter { $0 != ":" }, label.marks, "")
  }

  /// Returns the marks that a text names if it is nothing else; none for any other.
  static func marks(_ text: String) -> SetMarks {
    let words = folded(text).split { !$0.isLetter }.map(String.init)
    return words == ["w"] ? .warmUp : label(words)?.marks ?? []
  }

  /// Adds the label's marks to each set, or its text to the first one as a note.
  func mark(_ found: inout [NoteEntry]) {
    for entry in found.indices {
      for set in found[entry].sets.indices { found[entry].sets[set].marks.formUnion(marks) }
      if marks.isEmpty, !text.isEmpty { found[entry].remark = (0, text) }
    }
  }

  /// Returns the meaning of the words of a label, of which the lexicon knows those of marks.
  private static func label(_ words: [String]) -> (marks: SetMarks, isOrdinary: Bool)? {
    let isLetter = words.count == 1 && words[0].utf8.count == 1
    if !isLetter, let marks = markWord(words.joined(separator: " ")), marks != .failure { return (marks, false) }
    let letters = words.joined()
    return ordinary.contains(letters) ? ([], true) : others.contains(letters) ? ([], false) : nil
  }

  /// The words for ordinary sets.
  private static let ordinary: Set<String> = [
    "set", "sets", "serie", "series", "satze", "work", "workset", "worksets", "working", "workingset", "workingsets",
    "mainsets", "validas", "seriesvalidas", "seriesdetrabalho", "seriesprincipais", "arbeitssatze",
  ]

  private static let others: Set<String> = [
    "pr", "pb", "recorde", "topset", "top", "backoff", "backoffset", "backoffsets", "back", "amrap", "lastset",
    "ultima",
    "ultimaserie",
  ]
}
