/// The group of muscles that an exercise trains: a closed list, so that every view can group by it.
package enum MuscleGroup: String, CaseIterable, Sendable {
  case chest, back, legs, shoulders, arms, abs, cardio

  /// The Portuguese spelling, which files may hold too.
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

  /// Reads either spelling, or a muscle of the group, without regard to case and accents.
  package init?(_ text: String) {
    if let group = MuscleGroup(rawValue: text) {
      self = group
      return
    }
    let wanted = folded(text)
    guard let group = MuscleGroup.words.first(where: { $0.words.contains(wanted) })?.group else { return nil }
    self = group
  }

  /// Every spelling, for "did you mean".
  package static var spellings: [String] { allCases.map(\.rawValue) + allCases.map(\.portuguese) }

  /// The spellings of each group and the muscles that people write, in lower case and without accents.
  private static let words: [(group: MuscleGroup, words: [String])] = [
    (.chest, ["chest", "peito", "pecs", "peitoral"]),
    (.back, ["back", "costas", "lats", "traps", "dorsal", "dorsais", "trapezio", "lombar"]),
    (
      .legs,
      [
        "legs", "pernas", "quads", "quadriceps", "hamstrings", "glutes", "calves", "posterior", "gluteo", "gluteos",
        "panturrilha", "panturrilhas",
      ]
    ),
    (.shoulders, ["shoulders", "ombros", "delts", "deltoide", "deltoides"]),
    (.arms, ["arms", "bracos", "biceps", "triceps", "forearms", "antebraco"]),
    (.abs, ["abs", "abdomen", "core", "abdominais"]),
    (.cardio, ["cardio", "aerobico"]),
  ]
}
