package import Text

/// Mistakes in a plan. Lint checks the numbers.
package enum PlanMistakes {
  package static let all: [Explanation] = [
    .badFrontMatter, .unknownPlanKey, .badPlanValue, .badHeading, .strayText, .itemWithoutColon, .badPlanSets,
    .badRest, .badPercent, .badAdd, .badBack,
  ]
}

extension Explanation {
  private static func plan(
    _ text: String, front: String = "created = 2026-01-06", _ file: String = #fileID, _ line: Int = #line
  ) -> Example {
    .plan("+++\n\(front)\n+++\n\n# Treino A\n\n\(text)", sourceFile: file, sourceLine: line)
  }

  package static let badFrontMatter = Explanation(
    "bad-front-matter", .error, "front matter that is not closed, or not TOML",
    reason: "What a program needs to know of a plan stands above it, in TOML between two lines of `+++`.",
    bad: [.plan("⟦+++⟧\ncreated = 2026-01-06\n\n# Treino A\n\n- Supino reto: peito")],
    good: [plan("- Supino reto: peito")])

  package static let unknownPlanKey = Explanation(
    "unknown-plan-key", .warning, "a key of the front matter that is none",
    reason: "Nothing reads it, so it changes nothing: most often its name is misspelt.",
    bad: [
      plan("- Supino reto: peito", front: "created = 2026-01-06\n⟦akka⟧ = [\"Treino Peito\"]"),
      plan("- Supino reto: peito", front: "created = 2026-01-06\n⟦title⟧ = \"Treino A\""),
    ],
    good: [plan("- Supino reto: peito", front: "created = 2026-01-06\naka = [\"Treino Peito\"]")])

  package static let badPlanValue = Explanation(
    "bad-plan-value", .error, "a value of the front matter that it cannot have",
    reason: "`created` is a day without quotes, `aka` a list of former names, `order` can only be `\"free\"`.",
    bad: [
      plan("- Supino reto: peito", front: "created = 2026-01-06\naka = ⟦\"Treino Peito\"⟧"),
      plan("- Supino reto: peito", front: "created = 2026-01-06\naka = [⟦2⟧]"),
      plan("- Supino reto: peito", front: "created = 2026-01-06\norder = ⟦\"fixed\"⟧"),
    ],
    good: [plan("- Supino reto: peito", front: "created = 2026-01-06\naka = [\"Treino Peito\"]")])

  package static let badHeading = Explanation(
    "bad-heading", .error, "a heading that is none, or one too many",
    reason: """
      A plan has one name, `# Treino A`, and where it has several days, `## Segunda` above the exercises \
      of each.
      """,
    bad: [
      plan("⟦# Treino B⟧\n\n- Supino reto: peito"),
      plan("⟦##⟧Segunda\n\n- Supino reto: peito"),
      plan("⟦### Segunda⟧\n\n- Supino reto: peito"),
      plan("⟦##⟧\n\n- Supino reto: peito"),
    ],
    good: [plan("## Segunda\n\n- Supino reto: peito\n\n## Quinta\n\n- Remada curvada: costas")])

  package static let strayText = Explanation(
    "stray-text", .error, "text where only exercises stand",
    reason: """
      Below the first exercise or day every line is an exercise, a note of one, a day or a comment: \
      anything else is an exercise that lost its sign.
      """,
    bad: [
      plan("- Supino reto: peito\n⟦Remada curvada: costas⟧"),
      plan("- Supino reto: peito\n⟦-Remada curvada: costas⟧"),
      plan("- Supino reto: peito\n⟦+ Remada curvada: costas⟧"),
      plan("- Supino reto: peito\n⟦_ Remada curvada: costas, 3x8⟧"),
      plan("- Supino reto: peito\n\n⟦3# Dia B⟧\n\n- Remada curvada: costas"),
      plan("⟦Supino reto: peito, 4x8⟧\n- Remada curvada: costas"),
      plan("## Segunda\n\n⟦> Cotovelos fixos.⟧\n\n- Supino reto: peito"),
      .plan("+++\ncreated = 2026-01-06\n+++\n\n⟦Foco em força.⟧\n\n# Treino A\n\n- Supino reto: peito"),
    ],
    good: [
      plan(
        "Foco em força.\n\n- Supino reto: peito\n  > Cotovelos fixos.\n<!-- remada? -->\n- Tríceps: braços"
      )
    ])

  package static let itemWithoutColon = Explanation(
    "item-without-colon", .error, "an item of the list that is no exercise",
    reason: """
      Every item of a plan's list is an exercise: its name, a colon, a blank and its attributes. Other \
      text stands in paragraphs above the first one.
      """,
    bad: [
      plan("- ⟦Supino reto⟧\n- Remada curvada: costas"), plan("- ⟦Supino reto:peito⟧"),
      plan("⟦-⟧\n- Remada curvada: costas"),
    ],
    good: [plan("- Supino reto: peito")])

  package static let badPlanSets = Explanation(
    "bad-plan-sets", .error, "sets and reps that can't be read",
    reason: """
      A plan says what to do as a log says what was done, and it says how many sets: `4x8`, `4x8-10`, `8-10/6-8`, \
      `5/5/5+`, `3x60s`. What only a log can know (remarks, parts of a set, when it ended) is none of it. In Markdown a \
      `*` is not for times: formatters turn it into something else.
      """,
    bad: [
      plan("- Supino reto: peito, 4x⟦8-10-12⟧"), plan("- Supino reto: peito, ⟦12⟧"),
      plan("- Supino reto: peito, ⟦12 @ 60kg⟧"), plan("- Supino reto: peito, 4⟦*⟧8"),
      plan("- Supino reto: peito, 3x⟦8-10+⟧"), plan("- Supino reto: peito, 5x3+, else ⟦6x2+ @ 80kg⟧"),
    ],
    good: [
      plan("- Supino reto: peito, 4x8-10"), plan("- Supino reto: peito, 4 × 8"),
      plan("- Supino reto: peito, 2x5 @ 40kg w, 5/5/5+ @ 100kg"),
    ])

  package static let badPercent = Explanation(
    "bad-percent", .error, "a percentage that is none",
    reason: """
      A load in percent is a share of the training max, which exercises.txt has: `max 120kg since 2026-01-05`. It stands \
      where a load stands, alone, from 1 % to 200 %.
      """,
    bad: [
      plan("- Supino reto: peito, 3x5 @ ⟦850%⟧"), plan("- Supino reto: peito, 3x5⟦%⟧"),
      plan("- Supino reto: peito, ⟦65kg/75%⟧ x 5/5"),
    ],
    good: [plan("- Supino reto: peito, 65/75/85% x 5/5/5+"), plan("- Supino reto: peito, 3x5 @ 85%")])

  package static let badAdd = Explanation(
    "bad-add", .error, "an 'add' that does not say what is added",
    reason: "`add 1` could be a kilogram, a rep or a second: what is added has its unit, or is reps.",
    bad: [plan("- Supino reto: peito, 3x5, ⟦add 2.5⟧"), plan("- Supino reto: peito, 3x5, ⟦add pouco⟧")],
    good: [plan("- Supino reto: peito, 3x5, add 2.5kg"), plan("- Flexão: peito, 3x5, add 1 rep")])

  package static let badBack = Explanation(
    "bad-back", .error, "a 'back' that does not say how much less, or when",
    reason: "So much less after so many misses in a row at one load: `back 10% after 3`.",
    bad: [plan("- Supino reto: peito, 3x5, ⟦back 10kg after 3⟧"), plan("- Supino reto: peito, 3x5, ⟦back 10% after⟧")],
    good: [plan("- Supino reto: peito, 3x5, add 2.5kg, back 10% after 3")])

  package static let badRest = Explanation(
    "bad-rest", .error, "a rest that is no time",
    reason: "`rest 90` is seconds to most people and `rest 2` minutes: the unit says which.",
    bad: [plan("- Supino reto: peito, rest ⟦90⟧"), plan("- Supino reto: peito, ⟦rest pouco⟧")],
    good: [plan("- Supino reto: peito, rest 90s"), plan("- Supino reto: peito, rest 2min")])
}
