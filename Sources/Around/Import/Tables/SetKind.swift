import Text
import Training

/// The kind of a row, from a column of set numbers or set types: `1`, `W`, `dropset`, `Rest Timer`.
enum SetKind: Equatable {
  case working, warmUp, drop, failure, note, rest
  /// An unknown word, as the file has it.
  case unknown(String)

  /// Reads a cell; `more` holds the words of one app, in lower case without accents.
  init(_ text: String, _ more: [String: SetKind] = [:]) {
    let word = folded(text)
    let letters = word.filter(\.isLetter)
    if let kind = more[letters] ?? SetKind.words[letters] {
      self = kind
    } else if SetKind.warmUps.contains(where: { letters.holds($0) }) {
      self = .warmUp
    } else {
      self = word.contains(where: \.isNumber) ? .working : .unknown(text)
    }
  }

  var marks: SetMarks {
    switch self {
    case .warmUp: .warmUp
    case .drop: .drop
    case .failure: .failure
    default: []
    }
  }

  private static let words: [String: SetKind] = [
    "": .working, "normal": .working, "working": .working, "work": .working, "set": .working, "serie": .working,
    "satz": .working,
    "w": .warmUp, "aq": .warmUp, "d": .drop, "drop": .drop, "dropset": .drop,
    "f": .failure, "failure": .failure, "falha": .failure, "note": .note, "notiz": .note, "nota": .note,
    "rest": .rest, "resttimer": .rest, "ruhezeit": .rest, "pause": .rest, "timerderepos": .rest,
    "tempsderepos": .rest, "minuteurderepos": .rest, "temporizadordedescanso": .rest,
  ]

  private static let warmUps = ["warm", "aquec", "riscald", "echauff", "calent"]
}
