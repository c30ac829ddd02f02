import CommandSupport
import Commands
import Foundation
import Photos
import TestSupport
import Testing
import Training

/// Every rule of the product, the command that shows it, and its answer in both languages.
@Suite struct ProductRulesTests {
  @Test(arguments: plans + sessions + checkIns) func whatThereIs(_ rule: OldAppRule) throws { try rule.check() }
  @Test(arguments: trained + streaks + records + sums + views) func whatIsComputed(_ rule: OldAppRule) throws {
    try rule.check()
  }
  @Test(arguments: words + promises) func whatIsSaidAndKept(_ rule: OldAppRule) throws { try rule.check() }

  // MARK: 1. Plans and exercises

  private static let plan = [
    "bumbum.toml": "format = 1\nplan = \"Treino A\"\n",
    "plans/treino-a.md":
      "+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n\n- Supino: chest\n- Remada: back, 4x8, rest 90s\n",
    "plans/treino-b.md": "+++\ncreated = 2026-01-07\n+++\n\n# Treino B\n",
    "log/2026-01.txt": "2026-01-12 18:30-19:42 Treino A\n  Supino: 100kg x 6\n",
  ]
  private static func planned(_ exercise: String) -> [String: String] {
    ["plans/a.md": "+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n\n- \(exercise)\n"]
  }
  private static func long(_ count: Int) -> String { String(repeating: "x", count: count) }

  static let plans: [OldAppRule] =
    [
      OldAppRule(
        rule: "a plan's name has 3 characters after trimming", words: ["plan", "new", " AB "], code: .failure),
      OldAppRule(rule: "at least", words: ["plan", "new", "ABC"], en: ["plans/abc.md:"]),
      OldAppRule(rule: "and 100 at most", words: ["plan", "new", long(101)], code: .failure),
      OldAppRule(rule: "100 are fine", words: ["plan", "new", long(100)], en: ["plans/xxx"]),
      OldAppRule(
        rule: "a description has 500 characters at most", words: ["plan", "new", "Força", long(501)], code: .failure,
        en: ["this description has 501 characters; it may have up to 500"],
        pt: ["esta descrição tem 501 caracteres; pode ter até 500"]),
      OldAppRule(rule: "500 are fine", words: ["plan", "new", "Força", long(500)], en: ["plans/forca.md"]),
      OldAppRule(
        rule: "at most one plan is active", files: plan, words: ["plan", "activate", "Treino B"],
        leaves: ["bumbum.toml": "format = 1\nplan = \"Treino B\"\n"]),
      OldAppRule(
        rule: "or none", files: plan, words: ["plan", "deactivate"], leaves: ["bumbum.toml": "format = 1\n"]),
      OldAppRule(
        rule: "the order of the lines is the order of the exercises", files: plan,
        words: ["plan", "move", "Treino A", "Remada", "first"],
        leaves: [
          "plans/treino-a.md":
            "+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n\n- Remada: back, 4x8, rest 90s\n- Supino: chest\n"
        ]),
      OldAppRule(
        rule: "deleting a plan keeps its sessions", files: plan, words: ["plan", "delete", "Treino A", "--yes"],
        leaves: [
          "plans/treino-a.md": nil, "bumbum.toml": "format = 1\n",
          "log/2026-01.txt": "2026-01-12 18:30-19:42 Treino A\n  Supino: 100kg x 6\n",
        ]),
      OldAppRule(
        rule: "whose link to it resolves to nothing", files: plan.filter { $0.key != "plans/treino-a.md" },
        words: ["history", "--json"], en: ["\"title\": \"Treino A\", \"plan\": null"]),
      OldAppRule(
        rule: "a plan says the day it was created", words: ["plan", "new", "ABC", "--dry-run"],
        en: ["+created = 2026-01-15 20:00:00\n"], leaves: ["plans/abc.md": nil]),
      OldAppRule(
        rule: "plans list newest created first", files: plan, words: ["plan"],
        en: ["Treino B", "\n*  Treino A  2026-01-06"],
        pt: ["Treino B", "\n*  Treino A  06/01/2026"]),
      OldAppRule(
        rule: "an exercise needs a muscle group", files: plan, words: ["plan", "add", "Treino A", "Prancha", "3x10"],
        code: .failure, en: ["muscle group"], pt: ["grupo muscular"]),
      OldAppRule(
        rule: "a name of 100 characters at most", files: plan, words: ["plan", "add", "Treino A", long(101), "chest"],
        code: .failure),
      OldAppRule(
        rule: "and not a blank one", files: ["exercises.txt": "\"  \": chest\n"], words: ["lint"], code: .findings,
        en: ["error["]),
      OldAppRule(
        rule: "3x12 and 60 s of rest where nothing else is written", files: plan, words: ["plan", "show", "Treino A"],
        en: ["1. Supino  ⬒ chest  3x12 · rest 1:00\n", "2. Remada  ⬓ back   4x8 · rest 1:30\n"],
        pt: ["1. Supino  ⬒ Peito   3x12 · descanso 1:00\n", "2. Remada  ⬓ Costas  4x8 · descanso 1:30\n"]),
      OldAppRule(
        rule: "a target is written as the log writes sets", files: planned("Supino: chest, 3x5 @ 100kg, 1x8-10 @ 80kg"),
        words: ["plan", "show", "Treino A"],
        en: ["3x5 @ 100kg, 1x8-10 @ 80kg · rest 1:00"], pt: ["3x5 @ 100kg, 1x8-10 @ 80kg · descanso 1:00"]),
      OldAppRule(rule: "1 to 10 sets are usual", files: planned("Supino: chest, 10x3"), words: ["lint", "--strict"]),
      OldAppRule(
        rule: "more of them are a warning", files: planned("Supino: chest, 12x10 @ 60kg"), words: ["lint"],
        en: ["warning[plan-sets]"]),
      OldAppRule(rule: "1 to 50 reps are usual", files: planned("Supino: chest, 3x50"), words: ["lint", "--strict"]),
      OldAppRule(
        rule: "more of them are a warning too", files: planned("Supino: chest, 3x51"), words: ["lint"],
        en: ["warning[plan-reps]"]),
      OldAppRule(
        rule: "a rest is of 5 s to 30 min", files: planned("Supino: chest, rest 5s\n- Remada: back, rest 30min"),
        words: ["lint", "--strict"]),
      OldAppRule(
        rule: "not less", files: planned("Supino: chest, rest 4s"), words: ["lint"], code: .findings,
        en: ["error[plan-rest]"]),
      OldAppRule(
        rule: "and not more", files: planned("Supino: chest, rest 31min"), words: ["lint"], code: .findings,
        en: ["error[plan-rest]"]),
      OldAppRule(
        rule: "removing it from the plan keeps the sets that were done", files: plan,
        words: ["plan", "remove", "Treino A", "Supino"],
        leaves: [
          "plans/treino-a.md": "+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n\n- Remada: back, 4x8, rest 90s\n",
          "log/2026-01.txt": "2026-01-12 18:30-19:42 Treino A\n  Supino: 100kg x 6\n",
        ]),
    ] + groups

  /// Keyword, Portuguese, as a person may type it, sign and colour.
  private static let groups: [OldAppRule] = [
    ("chest", "Peito", "PEITO", "⬒", "34"), ("back", "Costas", "costas", "⬓", "32"),
    ("legs", "Pernas", "LEGS", "⬍", "35"), ("shoulders", "Ombros", "Shoulders", "⬘", "38;5;208"),
    ("arms", "Braços", "bracos", "⬗", "31"), ("abs", "Abdômen", "abdomen", "⬔", "33"),
    ("cardio", "Cardio", "CARDIO", "❥", "38;5;205"),
  ].map { keyword, portuguese, typed, sign, color in
    OldAppRule(
      rule: "'\(typed)' is \(keyword), with its sign and colour",
      files: ["exercises.txt": "X: \(typed)\n", "log/2026-01.txt": "2026-01-14 18:00-19:00\n  X: 80kg x 10\n"],
      words: ["volume", "muscle", "--color", "always"], en: ["\u{1B}[\(color)m\(sign)\u{1B}[39m \(keyword)"],
      pt: ["\u{1B}[\(color)m\(sign)\u{1B}[39m \(portuguese)"])
  }

  // MARK: Sessions and sets

  private static func log(_ text: String) -> [String: String] { ["log/2026-01.txt": text] }

  static let sessions: [OldAppRule] = [
    OldAppRule(
      rule: "an end before the start is on the next day",
      files: log("2026-01-14 23:10-00:20 Treino A\n  Supino: 80kg x 10\n"), words: ["history"], en: ["1h 10min"]),
    OldAppRule(
      rule: "volume is weight × reps over working sets",
      files: log("2026-01-14 18:00-19:00\n  Supino: 40kg x 10 w, 80kg x 10/8\n"), words: ["history"],
      en: ["1,440.0 kg"],
      pt: ["1.440,0 kg"]),
    OldAppRule(
      rule: "an open session is not in the history", files: log("2026-01-15 18:00-?\n  Supino: 80kg x 10\n"),
      words: ["history"], en: ["No completed session yet"], pt: ["Nenhum treino concluído ainda"]),
    OldAppRule(
      rule: "nor in the records", files: log("2026-01-15 18:00-?\n  Supino: 80kg x 10\n"), words: ["records"],
      never: ["80.0", "80,0"]),
    OldAppRule(
      rule: "until it is finished", files: log("2026-01-15 18:00-?\n  Supino: 80kg x 10\n"), words: ["finish"],
      en: ["2h 0min · 1 set · 800.0 kg"], pt: ["2h 0min · 1 série · 800,0 kg"],
      leaves: ["log/2026-01.txt": "2026-01-15 18:00-20:00\n  Supino: 80kg x 10\n"]),
    OldAppRule(
      rule: "files hold what lifters write",
      files: log(
        """
        2026-01-15 18:00-19:00
          bodyweight = 80kg
          A: 180lb x 10 rpe 8, 100lb x 8 d f "leve"
          B: bw x 8, bw+10kg x 5, bw-20kg x 10 rir 2
          + C: 60s/45s
          D: 5km in 27:30
          E: 40kg x 12 w

        """), words: ["lint"], never: ["error", "warning"]),
  ]

  // MARK: Check-ins

  private static func checkIns(_ text: String) -> [String: String] { ["checkins/2026/01.txt": text] }

  static let checkIns: [OldAppRule] =
    [
      OldAppRule(
        rule: "a check-in is never later than this minute", words: ["checkin", "Run", "Orla", "--at", "20:01"],
        code: .failure, en: ["still to come"], pt: ["ainda não chegou"], leaves: ["checkins/2026/01.txt": nil]),
      OldAppRule(
        rule: "this minute is fine", words: ["checkin", "Run", "Orla", "--at", "20:00"],
        leaves: ["checkins/2026/01.txt": "[2026-01-15 20:00]\ntype = Run\ntitle = Orla\n"]),
      OldAppRule(
        rule: "its type is one of the list", words: ["checkin", "Boxe", "Saco"], code: .failure,
        en: ["'Boxe' is no type of training"],
        pt: ["'Boxe' não é um tipo de treino"]),
      OldAppRule(
        rule: "its title is trimmed", words: ["checkin", "Run", "  Orla "],
        leaves: ["checkins/2026/01.txt": "[2026-01-15 20:00]\ntype = Run\ntitle = Orla\n"]),
      OldAppRule(
        rule: "blank is none", words: ["checkin", "Run", "   "], code: .failure, leaves: ["checkins/2026/01.txt": nil]),
      OldAppRule(
        rule: "it has 100 characters at most", words: ["checkin", "Run", long(101)], code: .failure,
        en: ["this title has 101 characters; it may have up to 100"],
        pt: ["este título tem 101 caracteres; pode ter até 100"]),
      OldAppRule(
        rule: "100 are fine", words: ["checkin", "Run", long(100)],
        leaves: ["checkins/2026/01.txt": "[2026-01-15 20:00]\ntype = Run\ntitle = \(long(100))\n"]),
      OldAppRule(
        rule: "calories are whole and not below zero", words: ["checkin", "Run", "Orla", "--calories", "-1"],
        code: .failure),
      OldAppRule(
        rule: "a half is none", words: ["checkin", "Run", "Orla", "--calories", "1.5"], code: .failure, en: ["'1.5'"],
        leaves: ["checkins/2026/01.txt": nil]),
      OldAppRule(
        rule: "zero are fine", words: ["checkin", "Run", "Orla", "--calories", "0"],
        leaves: ["checkins/2026/01.txt": "[2026-01-15 20:00]\ntype = Run\ntitle = Orla\ncalories = 0\n"]),
      OldAppRule(
        rule: "a place has 200 characters at most", words: ["checkin", "Run", "Orla", "--location", long(201)],
        code: .failure, en: ["this location has 201 characters; it may have up to 200"],
        pt: ["este local tem 201 caracteres; pode ter até 200"]),
      OldAppRule(
        rule: "200 are fine, and said to nobody", words: ["checkin", "Run", "Orla", "--location", long(200)],
        never: ["xxx"],
        leaves: ["checkins/2026/01.txt": "[2026-01-15 20:00]\ntype = Run\ntitle = Orla\nlocation = \(long(200))\n"]),
      OldAppRule(
        rule: "it has notes", words: ["checkin", "Run", "Orla", "--note", "foi bom", "--note", "e longo"],
        leaves: ["checkins/2026/01.txt": "[2026-01-15 20:00]\ntype = Run\ntitle = Orla\n> foi bom\n> e longo\n"]),
      OldAppRule(
        rule: "it is linked to the session it belongs to", files: log("2026-01-15 18:00-19:00\n"),
        words: ["checkin", "Gym", "Treino"],
        leaves: ["checkins/2026/01.txt": "[2026-01-15 20:00]\ntype = Gym\ntitle = Treino\nsession = 2026-01-15 18:00\n"]
      ),
      OldAppRule(
        rule: "deleting the session leaves it and takes the link",
        files: log("2026-01-15 18:00-19:00\n").merging(
          checkIns("[2026-01-15 20:00]\ntype = Gym\ntitle = Treino\nsession = 2026-01-15 18:00\n")
        ) { $1 },
        words: ["remove", "session", "2026-01-15 18:00", "--yes"],
        leaves: ["log/2026-01.txt": "", "checkins/2026/01.txt": "[2026-01-15 20:00]\ntype = Gym\ntitle = Treino\n"]),
      OldAppRule(
        rule: "every field that is wrong is named at once",
        words: ["checkin", "Boxe", "", "--calories", "-1", "--location", long(201), "--at", "20:01"], code: .failure,
        en: ["'Boxe'", "title", "'-1'", "201", "20:01"], pt: ["'Boxe'", "título", "'-1'", "201", "20:01"],
        leaves: ["checkins/2026/01.txt": nil]),
      OldAppRule(
        rule: "its photo loses its place",
        words: [
          "checkin", "Run", "Orla", "--photo", Repository.root + "/Tests/PhotosTests/Fixtures/place-big-endian.jpg",
        ],
        en: ["(its place is left out)"], pt: ["(o lugar onde foi tirada ficou de fora)"]),
      OldAppRule(
        rule: "an entry of only a date is Unknown, Legacy Check-in", files: checkIns("[2026-01-14]\n"),
        words: ["checkins", "--json"], en: ["\"type\": \"Unknown\"", "\"title\": \"Legacy Check-in\""]),
      OldAppRule(
        rule: "and no mistake", files: checkIns("[2026-01-14]\n"), words: ["lint", "--strict"], never: ["warning"]),
      OldAppRule(
        rule: "of several on a day the calendar shows the most recent",
        files: checkIns("[2026-01-14 19:00]\ntype = Gym\ntitle = A\n\n[2026-01-14 07:00]\ntype = Run\ntitle = B\n"),
        words: ["calendar"], en: ["14⬢"], never: ["14➤"]),
      OldAppRule(
        rule: "the quick one is once a day, and answers with the time of the one made",
        files: checkIns("[2026-01-15 18:30]\ntype = Gym\ntitle = A\n"), words: ["checkin"],
        en: ["Checked in at 18:30\n"],
        pt: ["Check-in feito às 18:30\n"],
        leaves: ["checkins/2026/01.txt": "[2026-01-15 18:30]\ntype = Gym\ntitle = A\n"]),
    ] + types + signs

  private static let types: [OldAppRule] = [
    ("Run", "Corrida", "➤", "38;5;208"), ("Gym", "Academia", "⬢", "31"), ("Swim", "Natação", "∿", "34"),
    ("Bike", "Bicicleta", "⚭", "32"), ("Walk", "Caminhada", "‣", "36"), ("Yoga", "Ioga", "✿", "35"),
    ("Cycling", "Ciclismo", "⊛", "38;5;63"), ("Strength Training", "Musculação", "✚", "38;5;205"),
  ].map { name, portuguese, sign, color in
    OldAppRule(
      rule: "'\(portuguese)' is \(name), with its sign and colour",
      files: checkIns("[2026-01-14 07:00]\ntype = \(portuguese)\ntitle = A\n"),
      words: ["checkins", "--color", "always"],
      en: ["\u{1B}[\(color)m\(sign)\u{1B}[39m", "\(name): A"],
      pt: ["\u{1B}[\(color)m\(sign)\u{1B}[39m", "\(portuguese): A"])
  }

  private static let signs: [OldAppRule] =
    types.flatMap { type in
      // The same files, and the sign with its colour, which stands in what the type's own rule wants.
      let sign = type.en[0].dropFirst(2).split(separator: "m", maxSplits: 1)
      let (color, mark) = (sign[0], sign[1].prefix(1))
      return [
        OldAppRule(
          rule: "\(type.rule), in the calendar too", files: type.files, words: ["calendar", "--color", "always"],
          en: ["\u{1B}[\(color)m14\(mark)\u{1B}[39m", "\u{1B}[\(color)m\(mark)\u{1B}[39m "]),
        OldAppRule(
          rule: "\(type.rule), and on its day", files: type.files, words: ["show", "2026-01-14", "--color", "always"],
          en: ["\u{1B}[\(color)m\(mark)\u{1B}[39m 07:00"]),
      ]
    } + [
      OldAppRule(
        rule: "what has no type is gray", files: checkIns("[2026-01-14 07:00]\n"),
        words: ["checkins", "--color", "always"],
        en: ["\u{1B}[90m•\u{1B}[39m"])
    ]

  // MARK: 2. A day that counts

  /// An open session alone; sessions as an import writes them; check-ins alone; some of each. Today is Thursday the 15th.
  private static let journals: [(name: String, files: [String: String])] = [
    ("without a session", log("2026-01-15 18:00-?\n  Supino: 80kg x 10\n")),
    (
      "of imported sessions alone",
      log(
        ["05 18:00", "12 18:00", "13 18:00", "14 07:00", "14 18:00"].map { "2026-01-\($0)\n  Supino: 80kg x 10\n" }
          .joined(separator: "\n"))
    ),
    (
      "of check-ins alone", days("2026-01-06", "2026-01-13", "2026-01-14 07:00", "2026-01-14 19:00", "2026-01-15 07:30")
    ),
    ("of both", days("2026-01-13", "2026-01-15").merging(log("2026-01-14 18:00-19:00\n\n2026-01-15 19:00-?\n")) { $1 }),
  ]

  /// Days, weeks of two days, days of January of 31, and how many check-ins.
  private static let counted:
    [(journal: Int, trained: [String], streaks: String, days: Int, percent: Int, checkIns: Int)] = [
      (0, ["", "check-ins", "sessions", "any"], "0d 0w", 0, 0, 0),
      (1, ["", "check-ins"], "0d 0w", 0, 0, 0),
      (1, ["sessions", "any"], "3d 1w", 4, 13, 0),
      (2, ["", "check-ins", "any"], "3d 1w", 4, 13, 5),
      (2, ["sessions"], "0d 0w", 0, 0, 5),
      (3, ["", "check-ins"], "1d 1w", 2, 6, 2),
      (3, ["sessions"], "1d 0w", 1, 3, 2),
      (3, ["any"], "3d 1w", 3, 10, 2),
    ]

  /// The week of today in the calendar.
  private static let marked: [(journal: Int, trained: [String], week: String)] = [
    (0, ["", "check-ins", "sessions", "any"], "\n 12   13   14  [15]  16   17   18\n"),
    (1, ["", "check-ins"], "\n 12   13   14  [15]  16   17   18\n"),
    (1, ["sessions", "any"], "\n 12⬡  13⬡  14⬡ [15]  16   17   18\n"),
    (2, ["", "check-ins", "any"], "\n 12   13•  14• [15•] 16   17   18\n"),
    (2, ["sessions"], "\n 12   13   14  [15]  16   17   18\n"),
    (3, ["", "check-ins"], "\n 12   13•  14  [15•] 16   17   18\n"),
    (3, ["sessions"], "\n 12   13   14⬡ [15]  16   17   18\n"),
    (3, ["any"], "\n 12   13•  14⬡ [15•] 16   17   18\n"),
  ]

  static let trained: [OldAppRule] =
    counted.flatMap { row in
      row.trained.flatMap { trained in
        let count = "\(row.days) of 31 days (\(row.percent)% of the month)"
        let portuguese = "\(row.days) de 31 dias (\(row.percent)% do mês)"
        return [
          counting(
            row.journal, trained, ["streak", "--short"], row.streaks + "\n",
            pt: row.streaks.replacing("w", with: "sem") + "\n"),
          counting(
            row.journal, trained, ["calendar"], "\(count) · \(row.checkIns) check-ins\n",
            pt: "\(portuguese) · \(row.checkIns) check-ins\n"),
          counting(row.journal, trained, ["stats"], count, pt: portuguese),
          counting(row.journal, trained, ["calendar", "--json"], "\"trained_days\": \(row.days)"),
          counting(row.journal, trained, ["home", "--json"], "\"current\": {\"days\": \(row.streaks.prefix(1)),"),
        ]
      }
    } + marked.flatMap { row in row.trained.map { counting(row.journal, $0, ["calendar"], row.week) } } + [
      counting(1, "any", ["calendar"], "⬡ session", pt: "⬡ treino"),
      counting(1, "sessions", ["streak"], "train today", pt: "treine hoje"),
      counting(2, "sessions", ["streak"], "'bumbum start' begins one", pt: "'bumbum start' começa uma"),
      counting(
        0, "any", ["streak"], "'bumbum checkin' or 'bumbum start' begins one",
        pt: "'bumbum checkin' ou 'bumbum start' começa uma"),
    ]

  private static func counting(
    _ journal: Int, _ trained: String, _ words: [String], _ en: String, pt: String? = nil
  ) -> OldAppRule {
    let setting = trained.isEmpty ? "" : "trained = \"\(trained)\"\n"
    return OldAppRule(
      rule: "'\(trained)' in a journal \(journals[journal].name): \(words.joined(separator: " "))",
      files: journals[journal].files.merging(["bumbum.toml": "format = 1\ngoal = 2\n\(setting)"]) { $1 }, words: words,
      en: [en], pt: [pt ?? en])
  }

  /// `init` and a first import write `any`; a second one, or one into a journal that says or has something, leaves it.
  @Test(arguments: [
    ("format = 1\n", "", "format = 1\ntrained = \"any\"\n"), ("format = 1\ntrained = \"sessions\"\n", "", nil),
    ("format = 1\n", "2026-01-02 18:00-19:00\n  Supino: 80kg x 10\n", nil),
  ])
  func aFirstImportCounts(_ settings: String, _ log: String, _ after: String?) throws {
    let files = ["bumbum.toml": settings, "log/2026-01.txt": log].filter { !$1.isEmpty }
    let journal = try ScratchJournal(files)
    try journal.write(
      "strong.csv",
      Data(
        """
        Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
        2026-01-12 18:00:00,"A",1h,"Bench Press (Barbell)",1,80,10,0,0,"","",

        """.utf8))
    let imported = Run("import \(journal.path)/strong.csv --yes --unit kg", in: journal, now: "2026-01-12 20:00")
    #expect(imported.code == .success, "\(imported.errors)")
    #expect(imported.errors.contains("count for streaks") == (after != nil))
    #expect(try journal.text("bumbum.toml") == after ?? settings)
    let counts = after != nil || settings.contains("sessions")
    #expect(Run("streak --short", in: journal, now: "2026-01-12 20:00").output == (counts ? "1d 0w\n" : "0d 0w\n"))
    guard after != nil else { return }
    #expect(Run("undo", in: journal, now: "2026-01-12 20:00").code == .success)
    #expect(try journal.text("bumbum.toml") == settings)
  }

  @Test(arguments: ["en", "pt-BR"]) func aNewJournalCountsBoth(_ language: String) throws {
    let journal = try ScratchJournal()
    #expect(Run("init \(journal.path)/neu --lang \(language)", in: journal).code == .success)
    let settings = try journal.text("neu/bumbum.toml")
    #expect(settings.contains("\ntrained = \"any\" "))
    #expect(settings.contains(language == "en" ? "\nweek-start = \"monday\"" : "\nweek-start = \"sunday\" "))
  }

  // MARK: Streaks and months

  private static func days(_ days: String...) -> [String: String] {
    var files: [String: String] = [:]
    for day in days {
      files["checkins/\(day.prefix(4))/\(day.dropFirst(5).prefix(2)).txt", default: ""] += "[\(day)]\n\n"
    }
    return files
  }

  /// A check-in on each of so many days, the last of them the 15th of January 2026.
  private static func manyDays(_ count: Int) -> [String: String] {
    guard let last = CivilDate("2026-01-15") else { return [:] }
    var files: [String: String] = [:]
    for day in (0..<count).map({ last.adding(days: -$0) }) {
      let text = day.description
      files["checkins/\(text.prefix(4))/\(text.dropFirst(5).prefix(2)).txt", default: ""] += "[\(text)]\n\n"
    }
    return files
  }

  private static func streak(
    _ rule: String, _ files: [String: String], on now: String = "2026-01-15 20:00", _ days: Int
  ) -> OldAppRule {
    let (english, portuguese) = days == 1000 ? ("1,000", "1.000") : ("\(days)", "\(days)")
    return OldAppRule(
      rule: rule, files: files, now: now, words: ["streak"], en: ["Current  \(english) \(days == 1 ? "day" : "days")"],
      pt: ["Atual  \(portuguese) \(days == 1 ? "dia" : "dias")"])
  }

  static let streaks: [OldAppRule] = [
    streak(
      "seven days in a row",
      days(
        "2026-01-09", "2026-01-10", "2026-01-11", "2026-01-12", "2026-01-13", "2026-01-14", "2026-01-15"), 7),
    streak("a gap ends it", days("2026-01-11", "2026-01-12", "2026-01-14", "2026-01-15"), 2),
    streak("it is alive when its last day is yesterday", days("2026-01-13", "2026-01-14"), 2),
    streak("and dead the day after", days("2026-01-12", "2026-01-13"), 0),
    streak("several on a day count once", days("2026-01-14 07:00", "2026-01-14 19:00", "2026-01-15"), 2),
    streak("the order of the file means nothing", days("2026-01-15", "2026-01-13", "2026-01-14"), 3),
    streak("23:59 and 00:01 are two days", days("2026-01-14 23:59", "2026-01-15 00:01"), 2),
    streak("however long it is", manyDays(1000), 1000),
    streak("a month ends", days("2025-12-31", "2026-01-01"), on: "2026-01-01 12:00", 2),
    streak("a leap day", days("2024-02-28", "2024-02-29", "2024-03-01"), on: "2024-03-01 12:00", 3),
    streak("clocks are put forward", days("2026-03-28", "2026-03-29", "2026-03-30"), on: "2026-03-30 00:30", 3),
    OldAppRule(
      rule: "the longest survives a reset", files: days("2026-01-05", "2026-01-06", "2026-01-07", "2026-01-15"),
      words: ["streak"], en: ["Current  1 day", "Longest  3 days"], pt: ["Atual  1 dia", "Maior  3 dias"]),
    OldAppRule(
      rule: "weeks that reach the goal",
      files: days(
        "2026-01-05", "2026-01-07", "2026-01-09", "2026-01-12", "2026-01-13", "2026-01-15"
      ).merging(["bumbum.toml": "format = 1\ngoal = 3\n"]) { $1 }, words: ["streak", "--short"], en: ["1d 2w"],
      pt: ["1d 2sem"]),
    OldAppRule(
      rule: "a month says its days with a check-in, its days, and the percentage rounded",
      files: days("2026-01-01", "2026-01-02", "2026-01-02 20:00", "2026-01-31"), now: "2026-01-31 23:59",
      words: ["calendar"], en: ["3 of 31 days (10% of the month) · 4 check-ins"],
      pt: ["3 de 31 dias (10% do mês) · 4 check-ins"]),
    OldAppRule(
      rule: "February has 28 days", files: days("2026-02-28"), now: "2026-02-28 23:59", words: ["calendar"],
      en: ["1 of 28 days (4% of the month)"], pt: ["1 de 28 dias (4% do mês)"]),
    OldAppRule(
      rule: "April has 30 days", files: days("2026-04-30"), now: "2026-04-30 23:59", words: ["calendar"],
      en: ["1 of 30 days (3% of the month)"], pt: ["1 de 30 dias (3% do mês)"]),
    OldAppRule(
      rule: "February of a leap year has 29 days", files: days("2024-02-29"), now: "2024-02-29 12:00",
      words: ["calendar"],
      en: ["1 of 29 days (3% of the month)"], pt: ["1 de 29 dias (3% do mês)"]),
  ]

  // MARK: Records

  private static let progress = log(
    """
    2026-01-10 18:00-19:00
      Supino: 80kg x 10

    2026-01-11 18:00-19:00
      Supino: 90kg x 8

    2026-01-12 18:00-19:00
      Supino: 100kg x 6, 140kg x 1 w

    """)

  private static func best(_ rule: String, _ text: String, _ en: String, pt: String? = nil, never: [String] = [])
    -> OldAppRule
  {
    OldAppRule(rule: rule, files: log(text), words: ["records"], en: [en], pt: [pt ?? en], never: never)
  }

  static let records: [OldAppRule] = [
    OldAppRule(
      rule: "80 kg × 10, 90 × 8, 100 × 6 gives 100 kg × 6", files: progress, words: ["records"], en: ["100.0kg × 6"],
      pt: ["100,0kg × 6"], never: ["× 8", "× 10", "140"]),
    best(
      "of equal weights the most reps", "2026-01-14 18:00-19:00\n  Supino: 100kg x 6/7/5\n", "100.0kg × 7",
      pt: "100,0kg × 7"),
    best(
      "of equal both the most recent",
      "2026-01-10 18:00-19:00\n  Supino: 100kg x 6\n\n2026-01-12 18:00-19:00\n  Supino: 100kg x 6\n", "2026-01-12",
      pt: "12/01/2026", never: ["2026-01-10", "10/01/2026"]),
    best(
      "what has no weight has a record of reps", "2026-01-14 18:00-19:00\n  Flexão: 12/20/15\n", "20 reps",
      pt: "20 repetições"),
    best("or of time", "2026-01-14 18:00-19:00\n  Prancha: 60s/90s\n", "1:30"),
    best("or of distance", "2026-01-14 18:00-19:00\n  Corrida: 5km in 27:30\n", "5km in 27:30", pt: "5km em 27:30"),
    OldAppRule(
      rule: "each time it was beaten, by how much", files: progress, words: ["records", "supino"],
      en: ["2026-01-11  90.0kg × 8   +10.0kg\n", "2026-01-12  100.0kg × 6  +10.0kg"],
      pt: ["11/01/2026  90,0kg × 8   +10,0kg\n", "12/01/2026  100,0kg × 6  +10,0kg"]),
    // 100 kg × (1 + 6/30) = 120 kg.
    OldAppRule(
      rule: "the estimated maximum is Epley's, and says so", files: progress, words: ["records", "supino"],
      en: ["120.0kg  2026-01-12  Epley, from 100.0kg × 6"], pt: ["120,0kg  12/01/2026  Epley, de 100,0kg × 6"]),
    // 100 kg × 36 / (37 - 6) = 116.129 kg.
    OldAppRule(
      rule: "or Brzycki's", files: progress.merging(["bumbum.toml": "format = 1\none-rep-max = \"brzycki\"\n"]) { $1 },
      words: ["records", "supino"], en: ["116.1kg  2026-01-12  Brzycki, from 100.0kg × 6"],
      pt: ["116,1kg  12/01/2026  Brzycki, de 100,0kg × 6"]),
    OldAppRule(
      rule: "of 1 to 12 reps only", files: log("2026-01-14 18:00-19:00\n  Supino: 60kg x 13\n"),
      words: ["records", "supino"], never: ["Epley"]),
  ]

  // MARK: Sums

  private static let month = log(
    """
    2026-01-05 18:00-19:00 Treino A
      Supino: 80kg x 10

    2026-01-12 18:00-19:30 Treino A
      Remada: 50kg x 10
      Supino: 80kg x 5

    2026-01-13 07:00-07:30
      Prancha: 60s

    """
  ).merging(plan.filter { $0.key.hasPrefix("plans/") || $0.key == "bumbum.toml" }) { $1 }

  /// 60 sessions, one a day, the last of them yesterday.
  private static let many: [String: String] = {
    guard let last = CivilDate("2026-01-14") else { return [:] }
    var files: [String: String] = [:]
    for day in (0..<60).map({ last.adding(days: -$0) }) {
      files["log/\(day.description.prefix(7)).txt", default: ""] += "\(day) 18:00-19:00\n\n"
    }
    return files
  }()

  static let sums: [OldAppRule] = [
    OldAppRule(
      rule: "exercises have last done, sets and record, the last done first", files: month, words: ["stats"],
      en: [
        "Prancha    2026-01-13     1  1:00\nRemada     2026-01-12     1  50.0kg × 10\nSupino     2026-01-12     2  80.0kg × 10"
      ],
      pt: [
        "Prancha     13/01/2026       1  1:00\nRemada      12/01/2026       1  50,0kg × 10\nSupino      12/01/2026       2  80,0kg × 10"
      ]),
    OldAppRule(
      rule: "history is newest first, with plan, relative day, duration, sets and volume", files: month,
      words: ["history"],
      en: ["2026-01-13  2 days ago   ", "2026-01-12  3 days ago   Treino A  1h 30min     2  900.0 kg\n"],
      pt: ["13/01/2026  Há 2 dias   ", "12/01/2026  Há 3 dias   Treino A  1h 30min       2  900,0 kg\n"]),
    OldAppRule(
      rule: "50 of them unless asked for more", files: many, words: ["history"],
      en: ["2026-01-14  Yesterday", "2025-11-26", "the last 50 of 60 sessions"],
      pt: ["14/01/2026  Ontem", "26/11/2025", "os últimos 50 de 60 treinos"], never: ["2025-11-25", "25/11/2025"]),
    OldAppRule(
      rule: "which is done so", files: many, words: ["history", "--limit", "all"], en: ["2025-11-16"],
      pt: ["16/11/2025"],
      never: ["of 60", "de 60"]),
    OldAppRule(
      rule: "volume by week", files: month, words: ["volume"],
      en: ["2026-01-12", "900.0 kg", "2026-01-05", "800.0 kg"],
      pt: ["12/01/2026", "900,0 kg", "05/01/2026", "800,0 kg"]),
    OldAppRule(
      rule: "by session", files: month, words: ["volume", "session"], en: ["2026-01-12 Treino A", "900.0 kg"],
      pt: ["12/01/2026 Treino A", "900,0 kg"]),
    OldAppRule(
      rule: "by muscle group, through the plans", files: month, words: ["volume", "muscle"],
      en: ["chest", "1,200.0 kg", "back", "500.0 kg", "unknown"], pt: ["Peito", "1.200,0 kg", "Costas", "500,0 kg"]),
    OldAppRule(
      rule: "and through the list for those in no plan",
      files: month.merging(["exercises.txt": "Prancha: abs\n"]) { $1 }, words: ["volume", "muscle"], en: ["abs"],
      pt: ["Abdômen"], never: ["unknown", "desconhecido"]),
  ]

  // MARK: Home, calendar

  static let views: [OldAppRule] = [
    OldAppRule(
      rule: "home: the date, the plan, the last workout, the check-in, the streak",
      files: month.merging(days("2026-01-15 18:30")) { $1 }, words: [],
      en: [
        "Thursday, 15 January 2026\n", "Plan          Treino A    2 exercises\n", "Last session  2 days ago  30min\n",
        "Checked in at 18:30\n", "Streak        1 day ",
      ],
      pt: [
        "Quinta-feira, 15 de janeiro de 2026\n", "Plano          Treino A   2 exercícios\n",
        "Último treino  Há 2 dias  30min\n",
        "Check-in feito às 18:30\n", "Sequência      1 dia ",
      ]),
    OldAppRule(
      rule: "weeks begin on Sunday by the setting",
      files: days("2026-01-15").merging(["bumbum.toml": "format = 1\nweek-start = \"sunday\"\n"]) { $1 },
      words: ["calendar"], en: [" Sun  Mon  Tue  Wed  Thu  Fri  Sat\n"], pt: [" Dom  Seg  Ter  Qua  Qui  Sex  Sáb\n"]),
    OldAppRule(
      rule: "a month has its days, its check-ins and the total of all",
      files: days("2025-12-31", "2026-01-14 07:00", "2026-01-14 19:00"), words: ["calendar"],
      en: ["1 of 31 days (3% of the month) · 2 check-ins", "Check-ins  3\n"],
      pt: ["1 de 31 dias (3% do mês) · 2 check-ins", "Check-ins  3\n"]),
    OldAppRule(
      rule: "--all: every month that has one, the newest first, the others left out",
      files: days("2025-11-10", "2026-01-15"), words: ["calendar", "--all"], en: ["January 2026\n", "November 2025\n"],
      pt: ["Janeiro de 2026\n", "Novembro de 2025\n"], never: ["December", "Dezembro"]),
  ]

  // MARK: 3. Words and dates

  private static let past = log("2026-01-06 14:30-15:53 Treino A\n  Supino: 100kg x 6\n")
  private static func seen(_ rule: String, _ now: String, _ words: [String], _ en: String, _ pt: String) -> OldAppRule {
    OldAppRule(rule: rule, files: past, now: now, words: words, en: [en], pt: [pt])
  }

  static let words: [OldAppRule] = [
    seen("relative: today", "2026-01-06 20:00", ["history"], "Today", "Hoje"),
    seen("relative: yesterday", "2026-01-07 20:00", ["history"], "Yesterday", "Ontem"),
    seen("relative: days ago", "2026-01-08 20:00", ["history"], "2 days ago", "Há 2 dias"),
    seen("short", "2026-01-08 20:00", ["history"], "2026-01-06", "06/01/2026"),
    seen("full", "2026-01-08 20:00", ["records", "supino"], "2026-01-06 14:30", "06/01/2026 às 14:30"),
    seen("header", "2026-01-08 20:00", [], "Thursday, 8 January 2026\n", "Quinta-feira, 8 de janeiro de 2026\n"),
    seen("duration", "2026-01-08 20:00", ["history"], "1h 23min", "1h 23min"),
    OldAppRule(rule: "timer", words: ["rest", "165s"], isTerminal: true, en: ["\r02:45 \r02:44 ", "\r00:00 "]),
    seen("record", "2026-01-08 20:00", ["records"], "100.0kg × 6", "100,0kg × 6"),
    seen("quick check-in", "2026-01-08 20:00", [], "Check in", "Fazer Check-in"),
    OldAppRule(
      rule: "made", files: days("2026-01-15 18:30"), words: [], en: ["Checked in at 18:30"],
      pt: ["Check-in feito às 18:30"]),
  ]

  // MARK: 4. Promises

  static let promises: [OldAppRule] = [
    OldAppRule(
      rule: "your text stays yours: byte order mark, line ends, comments, blanks",
      files: log("\u{FEFF}# meu\r\n\r\n2026-01-15  18:30-?   Treino A \r\n\tSupino :  80kg x10   # bom\r\n"),
      words: ["set", "--new", "Remada", "50kg", "x", "10"],
      leaves: [
        "log/2026-01.txt":
          "\u{FEFF}# meu\r\n\r\n2026-01-15  18:30-?   Treino A \r\n\tSupino :  80kg x10   # bom\r\n\tRemada: 50kg x 10\r\n"
      ]),
    OldAppRule(
      rule: "a file with errors can be added to, and its good entries count",
      files: checkIns("[2026-01-14]\n\n[2026-02-31]\n"), words: ["checkin"], en: ["Checked in at 20:00 · 2 days"],
      pt: ["Check-in feito às 20:00 · 2 dias"]),
    OldAppRule(
      rule: "a photo path that leaves the journal is refused",
      files: checkIns("[2026-01-14]\nphoto = ../../../a.jpg\n"),
      words: ["lint"], code: .findings, en: ["error[photo-path]"]),
    OldAppRule(
      rule: "a control sequence in a title is made harmless", files: checkIns("[2026-01-14]\ntitle = a\u{1B}[2Jb\n"),
      words: ["checkins"], never: ["\u{1B}[2J"]),
  ]

  /// The setting, else LC_ALL, LC_MESSAGES, LANG, else English.
  @Test(arguments: [
    ("language = \"pt-BR\"\n", ["LC_ALL": "en_US.UTF-8"], "Hoje"),
    ("language = \"en\"\n", ["LC_ALL": "pt_BR.UTF-8"], "Today"),
    ("", ["LC_ALL": "pt_BR.UTF-8", "LC_MESSAGES": "en_US", "LANG": "en_US"], "Hoje"),
    ("", ["LC_MESSAGES": "pt_BR.UTF-8", "LANG": "en_US"], "Hoje"), ("", ["LANG": "pt_BR.UTF-8"], "Hoje"),
    ("", ["LANG": "C"], "Today"), ("", ["LANG": "de_DE.UTF-8"], "Today"), ("", [:], "Today"),
  ])
  func theLanguage(_ setting: String, _ environment: [String: String], _ said: String) throws {
    let journal = try ScratchJournal(
      ["bumbum.toml": "format = 1\n" + setting].merging(Self.log("2026-01-15 18:00-19:00\n")) { $1 })
    let run = Run("history", in: journal, environment: environment, now: "2026-01-15 20:00")
    #expect(run.output.contains(said), "\(run.output)")
  }

  /// JSON is the same in both languages, and so are the codes of what is wrong.
  @Test(arguments: ["home", "history", "calendar", "streak", "stats", "records", "checkins", "volume"] as [Line])
  func programsReadOneLanguage(_ line: Line) throws {
    let journal = try ScratchJournal(
      Self.month.merging(Self.checkIns("[2026-01-14 07:00]\ntype = Corrida\n\n[2026-02-31]\n")) { $1 })
    let answers = ["en", "pt-BR"].map { language in
      Run("\(line) --json --lang \(language)", in: journal, now: "2026-01-15 20:00").output
    }
    #expect(answers[0] == answers[1] && answers[0].contains("\"view\""))
    let found = ["en", "pt-BR"].map { Run("lint --lang \($0)", in: journal, now: "2026-01-15 20:00").output }
    #expect(found.allSatisfy { $0.contains("error[bad-date]") })
  }

  /// Under 2,000,000 bytes, whatever it was, and without its place.
  @Test func aPhotoIsSmall() throws {
    let picture = try Data(
      contentsOf: URL(fileURLWithPath: Repository.root + "/Tests/PhotosTests/Fixtures/place-big-endian.jpg"))
    let comment = Data([0xFF, 0xFE, 0xFF, 0xFF]) + Data(count: 65_533)
    let large = picture.prefix(2) + (0..<32).reduce(Data()) { sum, _ in sum + comment } + picture.dropFirst(2)
    let journal = try ScratchJournal()
    try journal.write("IMG.jpg", large)
    let run = Run("checkin Run Orla --photo \(journal.path)/IMG.jpg", in: journal, now: "2026-01-15 20:00")
    #expect(large.count > 2_000_000 && run.code == .success, "\(run.errors)")
    let text = try journal.text("checkins/2026/01.txt")
    let name = try #require(text.firstMatch(of: /photo = (\S+)/)).1
    let photo = try Data(contentsOf: URL(fileURLWithPath: journal.path + "/checkins/2026/\(name)"))
    #expect(photo.count < 2_000_000)
    #expect(PhotoMetadata([UInt8](large)).location == .stated && PhotoMetadata([UInt8](photo)).location == .none)
    #expect(Run("photo lint", in: journal).code == .success)
  }

  /// A photo stands in for the sign of its day, wherever it can be shown.
  @Test(arguments: ["calendar", "checkins", "show 2026-01-14"] as [Line]) func aPhotoStandsForTheSign(_ line: Line)
    throws
  {
    let journal = try ScratchJournal(Self.checkIns("[2026-01-14]\ntype = Run\ntitle = A\nphoto = a.jpg\n"))
    try journal.write(
      "checkins/2026/a.jpg",
      Data(contentsOf: URL(fileURLWithPath: Repository.exampleJournal + "/checkins/2025/12-06-0820.jpg")))
    func shown(_ more: Line) -> String {
      Run(
        "\(line) \(more)", in: journal, isTerminal: true, width: 80, now: "2026-01-15 20:00",
        terminal: "\u{1B}_Gi=1;OK\u{1B}\\\u{1B}[?62;c"
      ).output
    }
    #expect(shown("--photos").contains("\u{1B}_Ga=T") && !shown("--photos").contains("14➤"))
    #expect(shown("").contains("➤") && !shown("").contains("\u{1B}_G"))
  }

  /// All of the writers land, though none waits for the others to begin.
  @Test func writersAtOnceAllLand() throws {
    let journal = try ScratchJournal(Self.log("2026-01-15 18:00-?\n"))
    let writers = try (0..<8).map { number in
      try BuiltProgram.start(
        number % 2 == 0
          ? ["checkin", "Run", "A\(number)", "--at", "10:0\(number)", "--now", "2026-01-15 20:00"]
          : ["set", "--new", "Exercise \(number)", "80kg", "x", "\(number)", "--now", "2026-01-15 20:00"],
        in: journal.path, errors: .nullDevice)
    }
    for writer in writers { writer.waitUntilExit() }
    #expect(writers.map(\.terminationStatus) == Array(repeating: 0, count: 8))
    let checkIns = try journal.text("checkins/2026/01.txt")
    let log = try journal.text("log/2026-01.txt")
    for number in 0..<8 {
      #expect((number % 2 == 0 ? checkIns : log).contains(number % 2 == 0 ? "A\(number)\n" : "80kg x \(number)\n"))
    }
    #expect(Run("lint", in: journal, now: "2026-01-15 20:00").code == .success)
  }

  /// Links that lead to themselves, round in a circle or out are said, and the rest counts.
  @Test func linksInACircle() throws {
    let journal = try ScratchJournal(Self.log("2026-01-14 18:00-19:00\n  Supino: 100kg x 6\n"))
    try journal.write("checkins/2026/01.txt", "[2026-01-14]\n")
    for (link, target) in [
      ("log/2026-02.txt", "2026-02.txt"), ("log/2026-03.txt", "2026-04.txt"), ("log/2026-04.txt", "2026-03.txt"),
      ("checkins/2026/x", ".."), ("checkins/2027", "2027"), ("plans", "."), ("log/2026-05.txt", "/etc/passwd"),
    ] {
      try FileManager.default.createSymbolicLink(atPath: journal.path + "/" + link, withDestinationPath: target)
    }
    let now = "2026-01-15 20:00"
    for (words, answer, readsLogs) in [
      ("home", "Last session  Yesterday", true), ("records", "100.0kg × 6", true), ("stats", "100.0kg × 6", true),
      ("calendar", "14•", false), ("streak", "Current  1 day", false), ("checkins", "2026-01-14", false),
    ] {
      let run = Run("\(words) --partial", in: journal, now: now)
      #expect(run.code == .success && run.output.contains(answer), "\(words): \(run.output)\(run.errors)")
      #expect(run.errors.contains("bumbum: can't read 'log/2026-02.txt': the link leads nowhere") == readsLogs)
    }
    let lint = Run("lint", in: journal, now: now)
    #expect(lint.output.contains("log/2026-02.txt:1:1: error[unreadable-file]"))
    #expect(
      lint.output.contains(
        "log/2026-05.txt:1:1: error[unreadable-file]: this file could not be read: the link leads out of the journal"))
  }

  /// The program's own folder can be thrown away at any time.
  @Test func nothingIsCached() throws {
    let journal = try ScratchJournal(Self.month)
    let now = "2026-01-15 20:00"
    #expect(Run("checkin", in: journal, now: now).code == .success)
    let before = ["home", "stats", "calendar", "records"].map { Run(Line($0), in: journal, now: now).output }
    try FileManager.default.removeItem(atPath: journal.path + "/.bumbum")
    #expect(["home", "stats", "calendar", "records"].map { Run(Line($0), in: journal, now: now).output } == before)
    #expect(!before[0].isEmpty && !before[0].contains("Check in:"))
  }

  @Test func thereAreNoPackages() throws {
    let map = try String(contentsOfFile: Repository.root + "/Package.swift", encoding: .utf8)
    #expect(map.contains("\n  dependencies: [],\n") && !map.contains(".package("))
  }

  // MARK: Scenarios

  /// 50 sessions, one a day, the last of them today: home says the last one, and history all of them.
  @Test(arguments: [("en", "Today · 1h 0min"), ("pt-BR", "Hoje · 1h 0min")])
  func homeWithFiftySessions(_ language: String, _ when: String) throws {
    let today = try #require(CivilDate("2026-01-15"))
    var logs: [String: String] = [:]
    for day in (0..<50).map({ today.adding(days: -$0) }) {
      logs["log/\(day.description.prefix(7)).txt", default: ""] +=
        "\(day) 18:30-19:30 Treino A\n  Supino: 80kg x 10\n\n"
    }
    let journal = try ScratchJournal(logs)
    let now = "2026-01-15 20:00"
    let home = Run("home --lang \(language)", in: journal, now: now)
    #expect(home.output.contains(when))
    let rows = Run("history --csv", in: journal, now: now).output.split(separator: "\n")
    #expect(rows.count == 51)
    #expect(Run("records", in: journal, now: now).output.contains("80.0kg × 10"))
  }

  /// Of each month of a common and a leap year, every day stands in the column of its weekday, and today in brackets,
  /// whichever weekday it is; a today of the month beside it leaves no mark.
  @Test(arguments: [2024, 2026], ["monday", "sunday"]) func everyMonthEndsAsItShould(_ year: Int, _ start: String)
    throws
  {
    let journal = try ScratchJournal(["bumbum.toml": "format = 1\nweek-start = \"\(start)\"\n"])
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    for month in 1...12 {
      let first = try #require(calendar.date(from: DateComponents(year: year, month: month, day: 1)))
      let count = try #require(calendar.range(of: .day, in: .month, for: first)).count
      let beside = try #require(CivilDate(year: year, month: month, day: 1))
      let todays =
        (1...7).map { beside.adding(days: $0 - 1) } + (count - 6...count).map { beside.adding(days: $0 - 1) }
        + [beside.adding(days: -1), beside.adding(days: count)]
      for today in todays {
        let run = Run("calendar \(beside.monthDescription) --today \(today.description)", in: journal)
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
        let grid = lines.prefix { !$0.contains("(0% ") }
        var seen: [Int] = []
        for line in grid {
          let cells = Array(line)
          for column in 0..<7 {
            let text = String(cells.dropFirst(column * 5 + 1).prefix(2)).trimmingCharacters(in: .whitespaces)
            guard let day = Int(text) else { continue }
            seen.append(day)
            let date = try #require(calendar.date(byAdding: .day, value: day - 1, to: first))
            // 1 is Sunday.
            let weekday = calendar.component(.weekday, from: date)
            #expect(column == (start == "sunday" ? weekday - 1 : (weekday + 5) % 7), "\(beside) \(day)")
            #expect((cells[column * 5] == "[") == (beside.adding(days: day - 1) == today), "\(run.output)")
          }
        }
        #expect(seen == Array(1...count), "\(run.output)")
        let isIn = beside.monthDescription == today.monthDescription
        for bracket: Character in ["[", "]"] {
          #expect(grid.joined().count { $0 == bracket } == (isIn ? 1 : 0), "\(today):\n\(run.output)")
        }
      }
    }
  }
}
