import Format
import Journal
import Text
import Training
import Views

/// What is wrong with a field as a person gave it, in their language. Made where there is something to say: it reads the settings.
struct FieldRefusals {
  private let isPortuguese: Bool

  init(_ invocation: Invocation) throws(CommandFailure) {
    let settings = try invocation.folder().settings
    isPortuguese = try invocation.words(settings).language == .brazilianPortuguese
  }

  private func failure(_ en: String, _ pt: String, help: (en: String, pt: String)? = nil) -> CommandFailure {
    CommandFailure(isPortuguese ? pt : en, help: help.map { isPortuguese ? $0.pt : $0.en })
  }
}

/// Of a check-in.
extension FieldRefusals {
  func type(_ typed: String) -> CommandFailure {
    let near = closest(to: typed, among: ExerciseType.spellings)
    let all = ExerciseType.allCases
    return failure(
      "'\(printable(typed))' is no type of training", "'\(printable(typed))' não é um tipo de treino",
      help: near.map { ("did you mean '\($0)'?", "você quis dizer '\($0)'?") }
        ?? (
          "types are " + all.map(\.rawValue).joined(separator: ", "),
          "os tipos são " + all.map(\.portuguese).joined(separator: ", ")
        ))
  }

  func missingType() -> CommandFailure { failure("a type is missing", "falta o tipo", help: example("Run")) }
  func missingTitle(of type: String?) -> CommandFailure {
    failure("a title is missing", "falta o título", help: example(type ?? "Run"))
  }

  private func example(_ type: String) -> (String, String) {
    let word = type.utf8.contains(UInt8(ascii: " ")) ? "\"\(type)\"" : type
    return (
      "write 'bumbum checkin \(word) \"Along the beach\"'", "escreva 'bumbum checkin \(word) \"Corrida na orla\"'"
    )
  }

  func longTitle(_ count: Int) -> CommandFailure {
    failure(
      "this title has \(count) characters; it may have up to 100",
      "este título tem \(count) caracteres; pode ter até 100",
      help: ("write the rest as '--note'", "escreva o resto com '--note'"))
  }

  func longLocation(_ count: Int) -> CommandFailure {
    failure(
      "this location has \(count) characters; it may have up to 200",
      "este local tem \(count) caracteres; pode ter até 200")
  }

  func calories(_ text: String) -> CommandFailure {
    failure(
      "'\(printable(text))' is no number of calories", "'\(printable(text))' não é um número de calorias",
      help: (
        "a whole number, 0 or more: '--calories 420'", "um número inteiro, a partir de 0: '--calories 420'"
      ))
  }

  func future(_ moment: Moment, now: Moment) -> CommandFailure {
    failure(
      "\(moment) is still to come: it is \(now)", "\(moment) ainda não chegou: agora são \(now)",
      help: ("a check-in is never in the future", "um check-in nunca fica no futuro"))
  }
}

/// Of a plan.
extension FieldRefusals {
  /// Nil where a name is one. Bounds are in characters, after trimming.
  func planName(_ name: String) -> CommandFailure? {
    let count = name.trimmed.count
    if count == 0 {
      return failure(
        "a name is missing", "falta o nome", help: ("write 'bumbum plan new NAME'", "escreva 'bumbum plan new NOME'"))
    }
    if 3...100 ~= count { return nil }
    let shown = printable(shortened(name.trimmed))
    return failure(
      "'\(shown)' has \(characters(count)); the name of a plan has 3 to 100",
      "'\(shown)' tem \(count == 1 ? "1 caractere" : "\(count) caracteres"); o nome de um plano tem de 3 a 100",
      help: count > 100
        ? ("what else there is to say is the description", "o resto fica na descrição")
        : ("say what it trains: '\(shown) - chest and back'", "diga o que ele treina: '\(shown) - peito e costas'"))
  }

  func planDescription(_ text: String) -> CommandFailure? {
    guard text.count > 500 else { return nil }
    return failure(
      "this description has \(text.count) characters; it may have up to 500",
      "esta descrição tem \(text.count) caracteres; pode ter até 500")
  }

  private func characters(_ count: Int) -> String { count == 1 ? "1 character" : "\(count) characters" }
}
