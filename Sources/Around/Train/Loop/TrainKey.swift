import Guess
import Training

/// A letter with a meaning if nothing else is typed: key by key at once, or as a line of its own. In a line its case is
/// ignored, and words stand for it; key by key a capital letter begins a name.
enum TrainKey: Character, CaseIterable {
  case skip = "s"
  /// Does an alternative of the plan instead.
  case swap = "o"
  case undo = "u"
  case note = "n"
  case finish = "f"
  /// Leaves the session open.
  case leave = "q"
  case help = "?"

  private static let words: [String: TrainKey] = [
    "swap": .swap, "trocar": .swap, "undo": .undo, "desfazer": .undo, "note": .note, "nota": .note, ">": .note,
    "finish": .finish, "done": .finish, "fim": .finish, "terminar": .finish, "quit": .leave,
    "exit": .leave, "sair": .leave, "help": .help, "ajuda": .help,
  ]

  /// Reads a line of one letter, or of the word for it; nil for any other.
  init?(line: String) {
    let letter = line.count == 1 ? line.lowercased().first : nil
    let word = Guess.isSkip(line) ? .skip : TrainKey.words[folded(line)]
    guard let key = letter.flatMap({ TrainKey(rawValue: $0) }) ?? word else { return nil }
    self = key
  }

  /// Returns the text behind the letter or word of a key, `note knee hurts`, `o leg press`; nil for any other line.
  static func text(behind key: TrainKey, in line: String) -> String? {
    let parts = line.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, TrainKey(line: String(parts[0])) == key else { return nil }
    return String(parts[1])
  }
}
