/// What an exercise trains: a closed list, so that every view can group by it.
package enum MuscleGroup: String, CaseIterable, Sendable {
  case chest, back, legs, shoulders, arms, abs, cardio

  /// The other spelling that files may hold.
  package var portuguese: String {
    switch self {
    case .chest: "Peito"
    case .back: "Costas"
    case .legs: "Pernas"
    case .shoulders: "Ombros"
    case .arms: "Braços"
    case .abs: "Abdômen"
    case .cardio: "Cardio"
    }
  }

  /// Reads either spelling; case and accents do not matter.
  package init?(_ text: String) {
    if let group = MuscleGroup(rawValue: text) {
      self = group
      return
    }
    let wanted = folded(text)
    guard
      let group = MuscleGroup.allCases.first(where: {
        $0.rawValue == wanted || folded($0.portuguese) == wanted
      })
    else { return nil }
    self = group
  }

  /// Every spelling, for "did you mean".
  package static var spellings: [String] { allCases.map(\.rawValue) + allCases.map(\.portuguese) }
}
