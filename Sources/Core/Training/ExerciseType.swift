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
  package var portuguese: String {
    switch self {
    case .run: "Corrida"
    case .gym: "Academia"
    case .swim: "Natação"
    case .bike: "Bicicleta"
    case .walk: "Caminhada"
    case .yoga: "Ioga"
    case .cycling: "Ciclismo"
    case .strengthTraining: "Musculação"
    }
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

  private static let bySpelling = Dictionary(
    allCases.flatMap { type in
      [type.rawValue, type.portuguese].flatMap { [($0, type), (folded($0), type)] }
    },
    uniquingKeysWith: { first, _ in first })

  package static var spellings: [String] { allCases.map(\.rawValue) + allCases.map(\.portuguese) }
}
