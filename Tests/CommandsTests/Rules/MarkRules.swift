import CommandSupport

/// The signs and colours of types of exercise and of muscle groups, the same in every view.
extension Rule {
  static let types: [Rule] = [
    ("Run", "Corrida", "➤", "38;5;208"), ("Gym", "Academia", "⬢", "31"), ("Swim", "Natação", "∿", "34"),
    ("Bike", "Bicicleta", "⚭", "32"), ("Walk", "Caminhada", "‣", "36"), ("Yoga", "Ioga", "✿", "35"),
    ("Cycling", "Ciclismo", "⊛", "38;5;63"), ("Strength Training", "Musculação", "✚", "38;5;205"),
  ].map { name, portuguese, sign, color in
    Rule(
      "'\(portuguese)' is \(name), with its sign and colour", "checkins --color always",
      checkIns("[2026-01-14 07:00]\ntype = \(portuguese)\ntitle = A\n"),
      says: ["\u{1B}[\(color)m\(sign)\u{1B}[39m", "\(name): A"],
      pt: ["\u{1B}[\(color)m\(sign)\u{1B}[39m", "\(portuguese): A"])
  }

  static let signs: [Rule] =
    types.flatMap { type in
      // The same files, and the sign with its colour, which stands in what the type's own rule wants.
      let sign = type.en[0].dropFirst(2).split(separator: "m", maxSplits: 1)
      let (color, mark) = (sign[0], sign[1].prefix(1))
      return [
        Rule(
          "\(type.rule), in the calendar too", "calendar --color always", type.files,
          says: ["\u{1B}[\(color)m14\(mark)\u{1B}[39m", "\u{1B}[\(color)m\(mark)\u{1B}[39m "]),
        Rule(
          "\(type.rule), and on its day", "show 2026-01-14 --color always", type.files,
          says: ["\u{1B}[\(color)m\(mark)\u{1B}[39m 07:00"]),
      ]
    } + [
      Rule(
        "what has no type is gray", "checkins --color always", checkIns("[2026-01-14 07:00]\n"),
        says: ["\u{1B}[90m•\u{1B}[39m"]),
      Rule(
        "in the calendar too", "calendar --color always",
        checkIns("[2026-01-05 07:30]\ntype = Run\ntitle = A\n\n[2026-01-06]\n"), says: ["\u{1B}[90m 6•"]),
    ]

  /// Keyword, Portuguese, as a person may type it, sign and colour.
  static let groups: [Rule] =
    [
      ("chest", "Peito", "PEITO", "⬒", "34"), ("back", "Costas", "costas", "⬓", "32"),
      ("legs", "Pernas", "LEGS", "⬍", "35"), ("shoulders", "Ombros", "Shoulders", "⬘", "38;5;208"),
      ("arms", "Braços", "bracos", "⬗", "31"), ("abs", "Abdômen", "abdomen", "⬔", "33"),
      ("cardio", "Cardio", "CARDIO", "❥", "38;5;205"),
    ].map { keyword, portuguese, typed, sign, color in
      Rule(
        "'\(typed)' is \(keyword), with its sign and colour", "volume muscle --color always",
        ["exercises.txt": "X: \(typed)\n", "log/2026-01.txt": "2026-01-14 18:00-19:00\n  X: 80kg x 10\n"],
        says: ["\u{1B}[\(color)m\(sign)\u{1B}[39m \(keyword)"], pt: ["\u{1B}[\(color)m\(sign)\u{1B}[39m \(portuguese)"])
    } + [
      Rule(
        "an exercise of a plan has the sign and colour of its group", "plan show 'treino a' --color always",
        ["plans/a.md": "# Treino A\n- Supino reto: chest\n- Remada: Costas, superset\n"],
        says: ["\u{1B}[34m⬒\u{1B}[39m chest", "\u{1B}[32m⬓\u{1B}[39m back"],
        pt: ["\u{1B}[34m⬒\u{1B}[39m Peito", "\u{1B}[32m⬓\u{1B}[39m Costas"])
    ]
}
