package import Text

/// Mistakes in `exercises.txt`, and in the same attributes of a plan's exercises.
package enum ExerciseListMistakes {
  package static let all: [Explanation] = [
    .unknownMuscleGroup, .unknownAttribute, .duplicateAttribute, .emptyAttribute, .badMax,
  ]
}

extension Explanation {
  package static let unknownMuscleGroup = Explanation(
    "unknown-muscle-group", .error, "a muscle group that is none",
    reason: """
      Muscle groups are a closed list, so that every view can group by them: chest, back, legs, \
      shoulders, arms, abs, cardio, or Peito, Costas, Pernas, Ombros, Braços, Abdômen, Cardio. Case and \
      accents do not matter.
      """,
    bad: [.exercises("Supino reto: ⟦peiot⟧"), .exercises("Rosca direta: ⟦barços⟧")],
    good: [.exercises("Supino reto: peito\nRosca direta: bracos")])

  package static let unknownAttribute = Explanation(
    "unknown-attribute", .error, "an attribute that no exercise has",
    reason: "Attributes are closed, so that a slip is never read as nothing.",
    bad: [
      .exercises("Rosca alternada: braços, ⟦pro hand⟧"),
      .exercises("Rosca alternada: braços, ⟦halteres⟧"),
      .plan("+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n\n- Supino reto: peito, 4x8, ⟦80kg⟧"),
      .plan("+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n\n- Supino reto: peito, 4x8, ⟦90s⟧"),
    ],
    good: [
      .exercises("Rosca alternada: braços, per hand, aka \"Rosca com halteres\""),
      .plan("+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n\n- Supino reto: peito, 4x8 @ 80kg, rest 90s"),
    ])

  package static let duplicateAttribute = Explanation(
    "duplicate-attribute", .error, "an attribute is there twice",
    reason: "Which of the two counts would be a guess. Until one is deleted, the first counts.",
    bad: [
      .exercises("Supino reto: peito, ⟦braços⟧"),
      .plan("+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n\n- Supino reto: peito, 4x8, ⟦3x10⟧"),
    ],
    good: [.exercises("Supino reto: peito, aka Supino, aka \"Bench Press\"")])

  package static let emptyAttribute = Explanation(
    "empty-attribute", .error, "an attribute without its value",
    reason: "A value that was forgotten is better asked for than guessed.",
    bad: [
      .exercises("Supino reto: peito, ⟦aka⟧"),
      .plan("+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n\n- Supino reto: peito, ⟦rest⟧, 4x8 ⟦@⟧"),
    ],
    good: [.exercises("Supino reto: peito, aka Supino")])

  package static let badMax = Explanation(
    "bad-max", .error, "a training max or a step that is none",
    reason: """
      A training max is a weight with the day from which it holds: from there the cycles of a plan are counted, and each \
      adds to it. A step is the smallest change of load that the plates allow.
      """,
    bad: [.exercises("Agachamento: pernas, ⟦max 120kg⟧"), .exercises("Agachamento: pernas, ⟦step 0kg⟧")],
    good: [.exercises("Agachamento: pernas, max 120kg since 2026-01-05, step 2.5kg")])
}
