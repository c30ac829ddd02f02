import CommandSupport

/// Plans, their exercises, and muscle groups.
extension Rule {
  static let plan = [
    "bumbum.toml": "format = 1\nplan = \"Treino A\"\n",
    "plans/treino-a.md":
      "+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n\n- Supino: chest\n- Remada: back, 4x8, rest 90s\n",
    "plans/treino-b.md": "+++\ncreated = 2026-01-07\n+++\n\n# Treino B\n",
    "log/2026-01.txt": "2026-01-12 18:30-19:42 Treino A\n  Supino: 100kg x 6\n",
  ]

  static let shown = [
    "bumbum.toml": "format = 1\nplan = \"Treino A\"\n",
    "plans/a.md": """
    +++
    created = 2026-01-06 14:30:00
    +++
    # Treino A
    Foco em força.
    - Supino reto: chest, 4x8-10 @ 80kg, rest 120s
      > Cotovelos fixos.
    - Remada: Costas, superset

    """,
    "plans/b.md": "+++\ncreated = 2026-01-06 14:31:00\n+++\n# Treino B\n",
    "plans/c.md": "+++\ncreated = 2026-01-06\n+++\n# Treino C\n",
  ]

  private static func planned(_ exercise: String) -> [String: String] {
    ["plans/a.md": "+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n\n- \(exercise)\n"]
  }

  static let plans: [Rule] = [
    Rule(
      "a plan's name has 3 characters after trimming", "plan new ' AB '",
      refused: ["'AB' has 2 characters; the name of a plan has 3 to 100"],
      pt: ["'AB' tem 2 caracteres; o nome de um plano tem de 3 a 100"]),
    Rule("at least", "plan new ABC", says: ["plans/abc.md:"]),
    Rule(
      "and 100 at most", "plan new \(long(101))", refused: ["has 101 characters; the name of a plan has 3 to 100"],
      pt: ["tem 101 caracteres; o nome de um plano tem de 3 a 100"]),
    Rule("100 are fine", "plan new \(long(100))", says: ["plans/xxx"]),
    Rule(
      "a description has 500 characters at most", "plan new Força \(long(501))",
      refused: ["this description has 501 characters; it may have up to 500"],
      pt: ["esta descrição tem 501 caracteres; pode ter até 500"]),
    Rule("500 are fine", "plan new Força \(long(500))", says: ["plans/forca.md"]),
    Rule(
      "at most one plan is active", "plan activate 'Treino B'", plan,
      leaves: ["bumbum.toml": "format = 1\nplan = \"Treino B\"\n"]),
    Rule("or none", "plan deactivate", plan, leaves: ["bumbum.toml": "format = 1\n"]),
    Rule(
      "the order of the lines is the order of the exercises", "plan move 'Treino A' Remada first", plan,
      leaves: [
        "plans/treino-a.md":
          "+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n\n- Remada: back, 4x8, rest 90s\n- Supino: chest\n"
      ]),
    Rule(
      "deleting a plan keeps its sessions", "plan delete 'Treino A' --yes", plan,
      leaves: [
        "plans/treino-a.md": nil, "bumbum.toml": "format = 1\n",
        "log/2026-01.txt": "2026-01-12 18:30-19:42 Treino A\n  Supino: 100kg x 6\n",
      ]),
    Rule(
      "whose link to it resolves to nothing", "history --json", plan.filter { $0.key != "plans/treino-a.md" },
      says: ["\"title\": \"Treino A\", \"plan\": null"]),
    Rule(
      "a plan says the day it was created", "plan new ABC --dry-run", says: ["+created = 2026-01-15 20:00:00\n"],
      leaves: ["plans/abc.md": nil]),
    Rule(
      "an exercise needs a muscle group", "plan add 'Treino A' Prancha 3x10", plan, refused: ["muscle group"],
      pt: ["grupo muscular"]),
    Rule(
      "a name of 100 characters at most", "plan add 'Treino A' \(long(101)) chest", plan,
      refused: ["this name has 101 characters; it may have up to 100"],
      pt: ["este nome tem 101 caracteres; pode ter até 100"]),
    Rule(
      "a target is written as the log writes sets", "plan show 'Treino A'",
      planned("Supino: chest, 3x5 @ 100kg, 1x8-10 @ 80kg"), says: ["3x5 @ 100kg, 1x8-10 @ 80kg · rest 1:00"],
      pt: ["3x5 @ 100kg, 1x8-10 @ 80kg · descanso 1:00"]),
    Rule(
      "its rule is said in words", "plan show 'Treino A'",
      planned("Supino: chest, 4x8 @ 80kg since 2025-09-12, add 2,5kg, else 3x8, back 10% after 3, or Flexão"),
      says: ["since 2025-09-12, add 2.5kg; else 3x8; back 10% after 3 misses; or Flexão"],
      pt: ["desde 12/09/2025, sobe 2,5kg; senão 3x8; recua 10% após 3 falhas; ou Flexão"]),
    Rule("1 to 10 sets are usual", "lint --strict", planned("Supino: chest, 10x3")),
    Rule("more of them are a warning", "lint", planned("Supino: chest, 12x10 @ 60kg"), says: ["warning[plan-sets]"]),
    Rule("1 to 50 reps are usual", "lint --strict", planned("Supino: chest, 3x50")),
    Rule("more of them are a warning too", "lint", planned("Supino: chest, 3x51"), says: ["warning[plan-reps]"]),
    Rule("a rest is of 5 s to 30 min", "lint --strict", planned("Supino: chest, rest 5s\n- Remada: back, rest 30min")),
    Rule("not less", "lint", planned("Supino: chest, rest 4s"), finds: ["error[plan-rest]"]),
    Rule("and not more", "lint", planned("Supino: chest, rest 31min"), finds: ["error[plan-rest]"]),
    Rule(
      "removing it from the plan keeps the sets that were done", "plan remove 'Treino A' Supino", plan,
      leaves: [
        "plans/treino-a.md": "+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n\n- Remada: back, 4x8, rest 90s\n",
        "log/2026-01.txt": "2026-01-12 18:30-19:42 Treino A\n  Supino: 100kg x 6\n",
      ]),
    Rule(
      "a plan shows its date, whether it is active, and its description", "plan show 'treino a'", shown,
      says: ["Treino A\ncreated 2026-01-06 14:30 · active\n\nFoco em força.\n"],
      pt: ["Treino A\ncriado em 06/01/2026 às 14:30 · ativo\n\nFoco em força.\n"]),
    Rule(
      "and of each exercise the group, sets, reps, rest, the defaults too, and notes", "plan show 'treino a'", shown,
      says: [
        "1. Supino reto  ⬒ chest  4x8-10 @ 80kg · rest 2:00\n", "Cotovelos fixos.\n",
        "2. + Remada     ⬓ back   3x12 · rest 1:00\n",
      ],
      pt: [
        "1. Supino reto  ⬒ Peito   4x8-10 @ 80kg · descanso 2:00\n", "Cotovelos fixos.\n",
        "2. + Remada     ⬓ Costas  3x12 · descanso 1:00\n",
      ]),
    Rule(
      "in the colour of the group", "plan show 'treino a' --color always", shown,
      says: ["\u{1B}[34m⬒\u{1B}[39m chest", "\u{1B}[32m⬓\u{1B}[39m back"],
      pt: ["\u{1B}[34m⬒\u{1B}[39m Peito", "\u{1B}[32m⬓\u{1B}[39m Costas"]),
    Rule(
      "in JSON too", "plan show 'treino a' --json", shown,
      says: [
        "\"view\": \"plan\"", "\"created\": \"2026-01-06 14:30\"", "\"active\": true", "\"planned_sets\": 3",
        "\"rest_seconds\": 60",
      ]),
    Rule(
      "plans list newest created first, to the minute", "plan", shown,
      says: [
        "   Treino B  2026-01-06  0 exercises\n*  Treino A  2026-01-06  2 exercises\n   Treino C  2026-01-06  0 exercises\n"
      ],
      pt: [
        "   Treino B  06/01/2026  0 exercícios\n*  Treino A  06/01/2026  2 exercícios\n   Treino C  06/01/2026  0 exercícios\n"
      ]),
    Rule(
      "a plan has a name", "lint", ["plans/a.md": "+++\ncreated = 2026-01-01\n+++\n\n# \"   \"\n"],
      finds: ["error[plan-name-length]", "this heading holds no name"],
      pt: ["erro[plan-name-length]", "este título não tem nome"]),
    Rule("a new plan has a name", "plan new '   '", refused: ["a name is missing"], pt: ["falta o nome"]),
    Rule("an exercise has a name", "lint", ["exercises.txt": "\"  \": chest\n"], finds: ["error[bad-name]"]),
  ]

  /// Keyword, Portuguese, as a person may type it, sign and colour.
  static let groups: [Rule] = [
    ("chest", "Peito", "PEITO", "⬒", "34"), ("back", "Costas", "costas", "⬓", "32"),
    ("legs", "Pernas", "LEGS", "⬍", "35"), ("shoulders", "Ombros", "Shoulders", "⬘", "38;5;208"),
    ("arms", "Braços", "bracos", "⬗", "31"), ("abs", "Abdômen", "abdomen", "⬔", "33"),
    ("cardio", "Cardio", "CARDIO", "❥", "38;5;205"),
  ].map { keyword, portuguese, typed, sign, color in
    Rule(
      "'\(typed)' is \(keyword), with its sign and colour", "volume muscle --color always",
      ["exercises.txt": "X: \(typed)\n", "log/2026-01.txt": "2026-01-14 18:00-19:00\n  X: 80kg x 10\n"],
      says: ["\u{1B}[\(color)m\(sign)\u{1B}[39m \(keyword)"], pt: ["\u{1B}[\(color)m\(sign)\u{1B}[39m \(portuguese)"])
  }
}
