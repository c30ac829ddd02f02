import Text
import Training

/// A label before the sets of a line, `Warm-up: 20kg x 15`, `Top set 225x3`, and not the name of an exercise.
struct NoteLabel {
  /// The label as it is written.
  let text: String
  let marks: SetMarks
  let rest: String

  init?(_ line: String) {
    var words = line[...]
    var letters = ""
    var found: (end: Substring.Index, marks: SetMarks)?
    // The longest label counts: `top set` before `top`.
    for _ in 1...3 {
      words = words.drop { !$0.isLetter && !$0.isNumber }
      let word = words.prefix { $0.isLetter }
      guard !word.isEmpty, words[word.endIndex...].first?.isNumber != true || word.count > 1 else { break }
      letters += folded(String(word))
      words = words[word.endIndex...]
      // `Back-squats` is one name.
      let isJoined = words.first == "-" && words.dropFirst().first?.isLetter == true
      if let marks = NoteLabel.labels[letters], !isJoined { found = (words.startIndex, marks) }
    }
    guard let found else { return nil }
    let behind = line[found.end...]
    let rest = behind.drop { " :-–—.,)".contains($0) }
    // `Top set 225x3` and `Warm-up: bike 10 min` are labels; `Drop jumps 3x8` is an exercise.
    let sign = behind.drop { $0 == " " }.first ?? " "
    guard let first = rest.first, first.isNumber || folded(String(rest)).hasPrefix("bw") || ":-–—".contains(sign) else {
      return nil
    }
    (text, marks, self.rest) = (String(line[..<found.end]), found.marks, String(rest))
  }

  /// Reads a line that is a label and nothing else: `Warmup:`, `Working sets`, `Séries`; nil for any other.
  init?(alone line: String) {
    let letters = folded(line).filter { $0.isLetter }
    guard !line.contains(where: \.isNumber), line.split(separator: " ").count <= 3 else { return nil }
    let isOrdinary = NoteLabel.ordinary.contains(letters)
    guard let marks = isOrdinary ? [] : NoteLabel.labels[letters], isOrdinary || !marks.isEmpty || line.hasSuffix(":")
    else { return nil }
    (text, self.marks, rest) = (isOrdinary ? "" : line.filter { $0 != ":" }, marks, "")
  }

  /// Returns the marks that a text names if it is nothing else; none for any other.
  static func marks(_ text: String) -> SetMarks {
    let letters = folded(text.filter { $0.isLetter })
    return letters == "w" ? .warmUp : labels[letters] ?? []
  }

  /// Adds the label's marks to each set, or its text to the first one as a note.
  func mark(_ found: inout [NoteEntry]) {
    for entry in found.indices {
      for set in found[entry].sets.indices { found[entry].sets[set].marks.formUnion(marks) }
      if marks.isEmpty, !text.isEmpty { found[entry].remark = (0, text) }
    }
  }

  /// The words for ordinary sets.
  private static let ordinary: Set<String> = [
    "set", "sets", "serie", "series", "satze", "work", "workset", "worksets", "working", "workingset", "workingsets",
    "mainsets", "validas", "seriesvalidas", "seriesdetrabalho", "seriesprincipais", "arbeitssatze",
  ]

  private static let labels: [String: SetMarks] = [
    "warmup": .warmUp, "warmups": .warmUp, "wu": .warmUp, "aquec": .warmUp, "aquecimento": .warmUp,
    "aufwarmen": .warmUp,
    "drop": .drop, "dropset": .drop, "dropsets": .drop, "dropsatz": .drop, "pr": [], "pb": [], "recorde": [],
    "topset": [], "top": [], "backoff": [], "backoffset": [], "backoffsets": [], "back": [],
    "work": [], "workset": [], "worksets": [], "working": [], "workingset": [], "workingsets": [], "validas": [],
    "seriesvalidas": [],
    "amrap": [], "lastset": [], "ultima": [], "ultimaserie": [],
  ]
}
