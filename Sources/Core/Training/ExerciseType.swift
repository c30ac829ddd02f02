import Text

/// The type of training of a check-in: a closed list.
package enum ExerciseType: String, CaseIterable, Sendable {
  case run = "Run"
  case gym = "Gym"
  case swim = "Swim"
  case bike = "Bike"
  case walk = "Walk"
  case yoga = "Yoga"
  case cycling = "Cycling"
  case strengthTraining = "Strength Training"

  /// The Portuguese spelling, which files may hold too.
  package var portuguese: String { ExerciseType.rows[self]?.portuguese ?? "" }

  /// The Portuguese spelling of each type, and words that mean it, in English and in Portuguese.
  private static let rows: [ExerciseType: (portuguese: String, words: [Substring], palavras: [Substring])] = [
    .run: ("Corrida", ["running", "ran", "jog", "jogging", "jogged"], ["correr", "corri"]),
    .gym: ("Academia", ["gymnasium"], ["ginasio"]),
    .swim: ("Natação", ["swimming", "swam"], ["nadar", "nadei"]),
    .bike: ("Bicicleta", ["biking", "biked", "bicycle"], ["bici"]),
    .walk: ("Caminhada", ["walking", "walked", "hike", "hiking", "hiked"], ["caminhar", "caminhei", "andar"]),
    .yoga: ("Ioga", [], []),
    .cycling: ("Ciclismo", ["cycle", "cycled", "cyclist"], ["pedal", "pedalar", "pedalei"]),
    .strengthTraining: (
      "Musculação", ["strength", "weights", "lifting", "weightlifting", "weight training"], ["pesos", "musculo"]
    ),
  ]

  /// Returns the spelling of a word for a type, `Run` for `ran`, `Corrida` for `correr`; nil for another word.
  package static func spelling(of text: String) -> String? {
    let word = Substring(folded(text))
    return rows.lazy.compactMap { type, row in
      row.words.contains(word) ? type.rawValue : row.palavras.contains(word) ? row.portuguese : nil
    }.first
  }

  /// Returns the spelling that a text was probably meant as, `Corrida` for `correr` and `corida`; nil for a text like none.
  package static func spelling(near text: String) -> String? {
    spelling(of: text) ?? closest(to: text, among: spellings)
  }

  /// Reads either spelling, without regard to case and accents.
  package init?(_ text: String) {
    guard let type = ExerciseType.bySpelling[text] ?? ExerciseType.bySpelling[folded(text)] else {
      return nil
    }
    self = type
  }

  /// Returns the spelling in the language of another one: English or Portuguese.
  package func spelled(like other: String) -> String {
    ExerciseType(other).map { folded(other) == folded($0.portuguese) } ?? false ? portuguese : rawValue
  }

  /// Returns the spelling of a type that is an exercise of its own, `Run`; nil for a text like none, and for a kind of training.
  package static func exercise(_ text: String) -> String? {
    ExerciseType(text).flatMap { [.gym, .strengthTraining].contains($0) ? nil : $0.spelled(like: text) }
  }

  private static let bySpelling = Dictionary(
    allCases.flatMap { type in
      [type.rawValue, type.portuguese].flatMap { [($0, type), (folded($0), type)] }
    },
    uniquingKeysWith: { first, _ in first })

  package static var spellings: [String] { allCases.map(\.rawValue) + allCases.map(\.portuguese) }
}
