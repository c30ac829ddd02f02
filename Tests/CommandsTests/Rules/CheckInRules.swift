import CommandSupport
import TestSupport
import Training

/// Check-ins, and the types of exercise.
extension Rule {
  static let twoDays = "[2026-01-05 07:30]\ntype = Run\ntitle = A\n\n[2026-01-06]\n"
  private static let photo = "checkins/2026/01-05-0730.jpg"

  static let checkIns: [Rule] = [
    Rule(
      "a check-in is never later than this minute", "checkin Run Orla --at 20:01", refused: ["still to come"],
      pt: ["ainda não chegou"], leaves: ["checkins/2026/01.txt": nil]),
    Rule(
      "this minute is fine", "checkin Run Orla --at 20:00",
      leaves: ["checkins/2026/01.txt": "[2026-01-15 20:00]\ntype = Run\ntitle = Orla\n"]),
    Rule(
      "its type is one of the list", "checkin Boxe Saco", refused: ["'Boxe' is no type of training"],
      pt: ["'Boxe' não é um tipo de treino"]),
    Rule(
      "it has 100 characters at most", "checkin Run \(long(101))",
      refused: ["this title has 101 characters; it may have up to 100"],
      pt: ["este título tem 101 caracteres; pode ter até 100"]),
    Rule(
      "100 are fine", "checkin Run \(long(100))",
      leaves: ["checkins/2026/01.txt": "[2026-01-15 20:00]\ntype = Run\ntitle = \(long(100))\n"]),
    Rule(
      "calories are whole and not below zero", "checkin Run Orla --calories -1",
      refused: ["'-1' is no number of calories"], pt: ["'-1' não é um número de calorias"]),
    Rule(
      "a half is none", "checkin Run Orla --calories 1.5", refused: ["'1.5'"], leaves: ["checkins/2026/01.txt": nil]),
    Rule(
      "zero are fine", "checkin Run Orla --calories 0",
      leaves: ["checkins/2026/01.txt": "[2026-01-15 20:00]\ntype = Run\ntitle = Orla\ncalories = 0\n"]),
    Rule(
      "a place has 200 characters at most", "checkin Run Orla --location \(long(201))",
      refused: ["this location has 201 characters; it may have up to 200"],
      pt: ["este local tem 201 caracteres; pode ter até 200"]),
    Rule(
      "200 are fine, and said to nobody", "checkin Run Orla --location \(long(200))", never: ["xxx"],
      leaves: ["checkins/2026/01.txt": "[2026-01-15 20:00]\ntype = Run\ntitle = Orla\nlocation = \(long(200))\n"]),
    Rule(
      "it has notes", "checkin Run Orla --note 'foi bom' --note 'e longo'",
      leaves: ["checkins/2026/01.txt": "[2026-01-15 20:00]\ntype = Run\ntitle = Orla\n> foi bom\n> e longo\n"]),
    Rule(
      "it is linked to the session it belongs to", "checkin Gym Treino", log("2026-01-15 18:00-19:00\n"),
      leaves: ["checkins/2026/01.txt": "[2026-01-15 20:00]\ntype = Gym\ntitle = Treino\nsession = 2026-01-15 18:00\n"]),
    Rule(
      "its photo loses its place",
      "checkin Run Orla --photo \(Repository.root)/Tests/PhotosTests/Fixtures/place-big-endian.jpg",
      says: ["(its place is left out)"], pt: ["(o lugar onde foi tirada ficou de fora)"]),
    Rule(
      "an entry of only a date is Unknown, Legacy Check-in", "checkins --json", checkIns("[2026-01-14]\n"),
      says: ["\"type\": \"Unknown\"", "\"title\": \"Legacy Check-in\""]),
    Rule("and no mistake", "lint --strict", checkIns("[2026-01-14]\n"), never: ["warning"]),
    Rule(
      "of several on a day the calendar shows the most recent", "calendar",
      checkIns("[2026-01-14 19:00]\ntype = Gym\ntitle = A\n\n[2026-01-14 07:00]\ntype = Run\ntitle = B\n"),
      says: ["14⬢"], never: ["14➤"]),
    Rule(
      "the quick one is once a day, and answers with the time of the one made", "checkin",
      checkIns("[2026-01-15 18:30]\ntype = Gym\ntitle = A\n"), says: ["Checked in at 18:30\n"],
      pt: ["Check-in feito às 18:30\n"], leaves: ["checkins/2026/01.txt": "[2026-01-15 18:30]\ntype = Gym\ntitle = A\n"]
    ),
    Rule(
      "every field that is wrong is named at once",
      "checkin Boxe '' --calories -1 --location \(long(201)) --at '2026-01-16 07:00'",
      refused: [
        "'Boxe' is no type of training; a title is missing; '-1' is no number of calories; this location has 201 characters; it may have up to 200; 2026-01-16 07:00 is still to come: it is"
      ],
      pt: [
        "'Boxe' não é um tipo de treino; falta o título; '-1' não é um número de calorias; este local tem 201 caracteres; pode ter até 200; 16/01/2026 às 07:00 ainda não chegou: agora é",
        "os tipos são Corrida, Academia, ", "escreva 'bumbum checkin Corrida ",
      ], leaves: ["checkins/2026/01.txt": nil]),
    Rule(
      "a second check-in of a minute fills the bare one in", "checkin Run Orla",
      ["checkins/2026/01.txt": "[2026-01-15 20:00]  # a\n\n[2026-01-14]\n"],
      leaves: ["checkins/2026/01.txt": "[2026-01-15 20:00]  # a\ntype = Run\ntitle = Orla\n\n[2026-01-14]\n"]),
    Rule(
      "or keeps the minute behind the others of it", "checkin Run Orla --at 19:00",
      ["checkins/2026/01.txt": "[2026-01-15 19:00]\ntype = Gym\ntitle = A\n"],
      leaves: [
        "checkins/2026/01.txt":
          "[2026-01-15 19:00]\ntype = Gym\ntitle = A\n\n[2026-01-15 19:00]\ntype = Run\ntitle = Orla\n"
      ]),
    Rule(
      "a check-in answers with its time and the streak", "checkin",
      ["checkins/2026/01.txt": "[2026-01-13]\n\n[2026-01-14]\n"],
      says: ["checkins/2026/01.txt:5: [2026-01-15 20:00]\n", "Checked in at 20:00 · 3 days\n"],
      pt: ["checkins/2026/01.txt:5: [2026-01-15 20:00]\n", "Check-in feito às 20:00 · 3 dias\n"]),
    Rule(
      "removing a check-in leaves its photo, and says so", "remove checkin '2026-01-05 07:30' --yes",
      ["checkins/2026/01.txt": "[2026-01-05 07:30]\nphoto = 01-05-0730.jpg\n", photo: "x"],
      says: ["its photo stays: checkins/2026/01-05-0730.jpg"], pt: ["a foto fica: checkins/2026/01-05-0730.jpg"],
      leaves: [photo: "x", "checkins/2026/01.txt": ""]),
    Rule(
      "or takes it along where that is asked for", "remove checkin '2026-01-05 07:30' --yes --with-photo",
      ["checkins/2026/01.txt": "[2026-01-05 07:30]\nphoto = 01-05-0730.jpg\n", photo: "x"],
      never: ["its photo stays", "a foto fica"], leaves: [photo: nil, "checkins/2026/01.txt": ""]),
    Rule(
      "but not from another check-in", "remove checkin '2026-01-05 07:30' --yes --with-photo",
      [
        "checkins/2026/01.txt": "[2026-01-05 07:30]\nphoto = 01-05-0730.jpg\n\n[2026-01-06]\nphoto = 01-05-0730.jpg\n",
        photo: "x",
      ], leaves: [photo: "x"]),
    Rule("a photo that no check-in has is named", "lint", [photo: "x"], says: ["hint[orphan-photo]"]),
    Rule(
      "the oldest kind is found by its type", "checkins --type unknown --csv", ["checkins/2026/01.txt": twoDays],
      says: ["2026-01-06,,"], never: ["2026-01-05"]),
    Rule(
      "or by what a calendar calls it", "checkins --type 'sem tipo' --csv", ["checkins/2026/01.txt": twoDays],
      says: ["2026-01-06,,"], never: ["2026-01-05"]),
    Rule(
      "another type is none", "checkins --type boxe", ["checkins/2026/01.txt": twoDays],
      refused: ["'boxe' is no type of training"], pt: ["'boxe' não é um tipo de treino"]),
    Rule(
      "a table has every check-in, and the notes", "checkins --csv",
      [
        "checkins/2026/01.txt": (1...60).map {
          "[2026-01-14 \($0 < 60 ? "00" : "01"):\(padded($0 % 60, 2))]\n> N\($0)\n"
        }.joined(separator: "\n")
      ], says: [",N1\n", ",N60\n"]),
    Rule(
      "a photo alone is a check-in", "checkin --photo \(Repository.exampleJournal)/checkins/2025/12-06-0820.jpg",
      says: ["Checked in at 20:00 · 1 day"], pt: ["Check-in feito às 20:00 · 1 dia"], never: ["warning"],
      leaves: ["checkins/2026/01.txt": "[2026-01-15 20:00]\nphoto = 01-15-2000.jpg\n"]),
    Rule(
      "a title is not blank", "checkin Run '   '", refused: ["a title is missing"], pt: ["falta o título"],
      leaves: ["checkins/2026/01.txt": nil]),
    Rule(
      "a title is trimmed, a blank location is none", "checkin Run '  Orla ' --location '   '",
      leaves: ["checkins/2026/01.txt": "[2026-01-15 20:00]\ntype = Run\ntitle = Orla\n"]),
    Rule(
      "a title in the file is not blank in quotes either", "lint",
      ["checkins/2026/01.txt": "[2026-01-15 18:45]\ntype = Gym\ntitle = \"   \"\n"],
      finds: ["error[check-in-title-length]", "this title is empty"],
      pt: ["erro[check-in-title-length]", "este título está vazio"]),
    Rule(
      "a blank location in the file is none", "checkins --json",
      ["checkins/2026/01.txt": "[2026-01-15 18:45]\ntype = Gym\ntitle = \" Peito \"\nlocation = \"   \"\n"],
      says: ["\"title\": \"Peito\"", "\"location\": null"]),
  ]

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
        says: ["\u{1B}[90m•\u{1B}[39m"])
    ]
}
