import Grammar
import Text
import Training

/// The refusals of a field that a person gave.
extension Refusal {
  init(unknownType typed: String) {
    let all = ExerciseType.allCases
    self.init(
      "'\(printable(typed))' is no type of training",
      help: closest(to: typed, among: ExerciseType.spellings).map { "did you mean '\($0)'?" }
        ?? "types are \(all.map(\.rawValue).joined(separator: ", "), portuguese: all.map(\.portuguese).joined(separator: ", "))"
    )
  }

  /// A check-in without its type or its title.
  init(missing message: Message, of type: String) {
    let word = type.utf8.contains(UInt8(ascii: " ")) ? "\"\(type)\"" : type
    self.init(message, help: "write 'bumbum checkin \(word) \"Along the beach\"'")
  }

  /// Nil where a name of a plan is one: 3 to 100 characters after trimming.
  init?(planName name: String) {
    let count = name.trimmed.count
    if 3...100 ~= count { return nil }
    let shown = printable(shortened(name.trimmed))
    if count == 0 {
      self.init("a name is missing", help: "write 'bumbum plan new NAME'")
    } else {
      self.init(
        "'\(shown)' has \(count, .characters); the name of a plan has 3 to 100",
        help: count > 100
          ? "what else there is to say is the description" : "say what it trains: '\(shown) - chest and back'")
    }
  }

  /// Nil where a description of a plan is one.
  init?(planDescription text: String) {
    guard text.count > 500 else { return nil }
    self.init("this description has \(text.count, .characters); it may have up to 500")
  }
}
