package import Text

/// Mistakes in a plan. What its numbers may be is for lint to say.
package enum PlanMistakes {
  package static let all: [Explanation] = [
    .badFrontMatter, .unknownPlanKey, .badPlanValue, .badHeading, .strayText, .itemWithoutColon, .badPlanSets,
    .badRest,
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
    bad: [.plan("⟦+++⟧\ncreated = 2026-01-06\n\n# Treino A\n\n- Supino reto: chest")],
    good: [plan("- Supino reto: chest")])

  package static let unknownPlanKey = Explanation(
    "unknown-plan-key", .warning, "a key of the front matter that is none",
    reason: "Nothing reads it, so it changes nothing: most often its name is misspelt.",
    bad: [
      plan("- Supino reto: chest", front: "created = 2026-01-06\n⟦akka⟧ = [\"Treino Peito\"]"),
      plan("- Supino reto: chest", front: "created = 2026-01-06\n⟦title⟧ = \"Treino A\""),
    ],
    good: [plan("- Supino reto: chest", front: "created = 2026-01-06\naka = [\"Treino Peito\"]")])

  package static let badPlanValue = Explanation(
    "bad-plan-value", .error, "a value of the front matter that it cannot have",
    reason: "`created` is a day without quotes, `aka` a list of former names.",
    bad: [
      plan("- Supino reto: chest", front: "created = 2026-01-06\naka = ⟦\"Treino Peito\"⟧"),
      plan("- Supino reto: chest", front: "created = 2026-01-06\naka = [⟦2⟧]"),
    ],
    good: [plan("- Supino reto: chest", front: "created = 2026-01-06\naka = [\"Treino Peito\"]")])

  package static let badHeading = Explanation(
    "bad-heading", .error, "a heading that is none, or one too many",
    reason: """
      A plan has one name, `# Treino A`, and where it has several days, `## Segunda` above the exercises \
      of each.
      """,
    bad: [
      plan("⟦# Treino B⟧\n\n- Supino reto: chest"),
      plan("⟦##⟧Segunda\n\n- Supino reto: chest"),
      plan("⟦### Segunda⟧\n\n- Supino reto: chest"),
      plan("⟦##⟧\n\n- Supino reto: chest"),
    ],
    good: [plan("## Segunda\n\n- Supino reto: chest\n\n## Quinta\n\n- Remada curvada: back")])

  package static let strayText = Explanation(
    "stray-text", .error, "text where only exercises stand",
    reason: """
      Below the first exercise or day every line is an exercise, a note of one, a day or a comment: \
      anything else is an exercise that lost its sign.
      """,
    bad: [
      plan("- Supino reto: chest\n⟦Remada curvada: back⟧"),
      plan("- Supino reto: chest\n⟦-Remada curvada: back⟧"),
      plan("- Supino reto: chest\n⟦+ Remada curvada: back⟧"),
      plan("⟦Supino reto: chest, 4x8⟧\n- Remada curvada: back"),
      plan("## Segunda\n\n⟦> Cotovelos fixos.⟧\n\n- Supino reto: chest"),
      .plan("+++\ncreated = 2026-01-06\n+++\n\n⟦Foco em força.⟧\n\n# Treino A\n\n- Supino reto: chest"),
    ],
    good: [
      plan(
        "Foco em força.\n\n- Supino reto: chest\n  > Cotovelos fixos.\n<!-- remada? -->\n- Tríceps: arms"
      )
    ])

  package static let itemWithoutColon = Explanation(
    "item-without-colon", .error, "an item of the list that is no exercise",
    reason: """
      Every item of a plan's list is an exercise: its name, a colon, a blank and its attributes. Other \
      text stands in paragraphs above the first one.
      """,
    bad: [
      plan("- ⟦Supino reto⟧\n- Remada curvada: back"), plan("- ⟦Supino reto:chest⟧"),
      plan("⟦-⟧\n- Remada curvada: back"),
    ],
    good: [plan("- Supino reto: chest")])

  package static let badPlanSets = Explanation(
    "bad-plan-sets", .error, "sets and reps that can't be read",
    reason: """
      A plan says sets × reps, `4x8` or `4x8-10`. In Markdown a `*` is not for times: formatters turn it \
      into something else.
      """,
    bad: [
      plan("- Supino reto: chest, ⟦4x8/8⟧"), plan("- Supino reto: chest, ⟦12⟧"),
      plan("- Supino reto: chest, 4⟦*⟧8"),
    ],
    good: [plan("- Supino reto: chest, 4x8-10"), plan("- Supino reto: chest, 4 × 8")])

  package static let badRest = Explanation(
    "bad-rest", .error, "a rest that is no time",
    reason: "`rest 90` is seconds to most people and `rest 2` minutes: the unit says which.",
    bad: [plan("- Supino reto: chest, rest ⟦90⟧"), plan("- Supino reto: chest, ⟦rest pouco⟧")],
    good: [plan("- Supino reto: chest, rest 90s"), plan("- Supino reto: chest, rest 2min")])
}
