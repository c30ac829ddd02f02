/// The group of muscles that an exercise trains: a closed list, so that every view can group by it.
package enum MuscleGroup: String, CaseIterable, Sendable {
  case chest, back, legs, shoulders, arms, abs, cardio

  /// The Portuguese spelling, which files may hold too.
  package var portuguese: String { MuscleGroup.rows[self]?.portuguese ?? "" }

  /// Reads either spelling, or a muscle of the group, without regard to case and accents.
  package init?(_ text: String) {
    guard let group = MuscleGroup(rawValue: text) ?? MuscleGroup.byWord[folded(text)] else { return nil }
    self = group
  }

  /// Every spelling, for "did you mean".
  package static var spellings: [String] { allCases.map(\.rawValue) + allCases.map(\.portuguese) }

  /// The Portuguese spelling of each group, and other words for it and its muscles.
  private static let rows: [MuscleGroup: (portuguese: String, others: String)] = [
    .chest: ("Peito", "pecs, pec, peitoral"),
    .back: ("Costas", "costa, lats, lat, traps, trap, dorsal, dorsais, trapézio, lombar"),
    .legs: (
      "Pernas",
      "leg, perna, quads, quad, quadríceps, hamstrings, hamstring, glutes, glute, calves, calf, posterior, glúteo, glúteos, panturrilha, panturrilhas"
    ),
    .shoulders: ("Ombros", "shoulder, ombro, delts, delt, deltoide, deltoides"),
    .arms: ("Braços", "arm, braço, biceps, bicep, triceps, tricep, forearms, forearm, antebraço"),
    .abs: ("Abdômen", "ab, core, abdominals, abdominal, abdominais"),
    .cardio: ("Cardio", "aeróbico"),
  ]

  private static let byWord: [String: MuscleGroup] = {
    var words: [String: MuscleGroup] = [:]
    for (group, row) in rows {
      for word in [group.rawValue, row.portuguese] + row.others.split(separator: ",").map(String.init) {
        words[folded(word)] = group
      }
    }
    return words
  }()
}
