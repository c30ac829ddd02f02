/// The kinds of training a check-in can be of: a closed list.
package enum ExerciseType: String, CaseIterable, Sendable {
  case run = "Run"
  case gym = "Gym"
  case swim = "Swim"
  case bike = "Bike"
  case walk = "Walk"
  case yoga = "Yoga"
  case cycling = "Cycling"
  case strengthTraining = "Strength Training"

  /// The other spelling that files may hold.
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

  /// Reads either spelling; case and accents do not matter.
  package init?(_ text: String) {
    guard let type = ExerciseType.bySpelling[text] ?? ExerciseType.bySpelling[folded(text)] else {
      return nil
    }
    self = type
  }

  /// As one is spelled that stands or was typed beside it: in English or in Portuguese.
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
