import Text
import Training

/// The kind of a row, from a column of set numbers or set types: `1`, `W`, `dropset`, `Rest Timer`.
enum SetKind: Equatable {
  case set(SetMarks)
  case note, rest
  /// An unknown word, as the file has it.
  case unknown(String)

  /// Reads a cell; `more` holds the words of one app, in lower case without accents.
  init(_ text: String, _ more: [String: SetKind] = [:]) {
    let word = folded(text)
    let letters = word.filter(\.isLetter)
    if let kind = more[letters] ?? SetKind.words[letters] ?? markWord(letters).map({ .set($0) }) {
      self = kind
    } else if SetKind.warmUps.contains(where: { letters.holds($0) }) {
      self = .set(.warmUp)
    } else {
      self = word.contains(where: \.isNumber) ? .set([]) : .unknown(text)
    }
  }

  private static let words: [String: SetKind] = {
    let rows: [(SetKind, String)] = [
      (.set([]), "normal working work set serie satz"), (.note, "note notiz nota"),
      (.rest, "rest resttimer ruhezeit pause timerderepos tempsderepos minuteurderepos temporizadordedescanso"),
    ]
    var words: [String: SetKind] = ["": .set([])]
    for (kind, row) in rows { for word in row.split(separator: " ") { words[String(word)] = kind } }
    return words
  }()

  private static let warmUps = ["warm", "aquec", "riscald", "echauff", "calent"]
}
