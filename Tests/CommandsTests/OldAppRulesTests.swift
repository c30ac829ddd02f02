import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// Each rule of the old app, and the command and the answer that show it.
@Suite struct OldAppRulesTests {
  private static let open = "2026-01-15 18:30-? Treino A\n  Supino: 80kg x 10\n"
  private static let linked =
    "[2026-01-15 18:45]\ntype = Gym\ntitle = Treino\nsession = 2026-01-15 18:30\n"
  private static let unlinked = "[2026-01-15 18:45]\ntype = Gym\ntitle = Treino\n"

  @Test(arguments: deleting + blank + future + calendar + checkingIn + photos + plans + empty + daysOff)
  func holds(_ rule: OldAppRule) throws { try rule.check() }

  @Test func oneUndoBringsTheSessionAndItsLinkBack() throws {
    let log = "2026-01-15 18:30-19:40\n  Supino: 80kg x 10\n"
    let journal = try ScratchJournal(["log/2026-01.txt": log, "checkins/2026/01.txt": Self.linked])
    let now = "2026-01-15 20:00"
    let removed = Run("remove session '2026-01-15 18:30'", in: journal, now: now, answers: ["y"])
    #expect(removed.code == .success)
    #expect(Run("undo", in: journal, now: now).code == .success)
    for (path, text) in [("log/2026-01.txt", log), ("checkins/2026/01.txt", Self.linked)] {
      #expect(try journal.text(path) == text)
    }
  }

  /// Of several photos that no check-in has, the one taken in its minute, else on its day, is the one that was renamed.
  @Test(arguments: [
    ("2026-01-05 19:50", true), ("2026-01-05 08:00", true), ("2026-01-05", true), ("2026-01-06 19:50", false),
  ])
  func aRenamedPhotoIsFoundByItsTime(_ moment: String, _ isFound: Bool) throws {
    let journal = try ScratchJournal(["checkins/2026/01.txt": "[\(moment)]\nphoto = orla.jpg\n"])
    for (name, fixture) in [
      ("IMG_1234.jpg", "size-8x8.jpg"), ("DSC_9.jpg", "place-big-endian.jpg"), ("x_77.jpg", "size-7x5.jpg"),
    ] {
      let photo = URL(fileURLWithPath: Repository.root + "/Tests/PhotosTests/Fixtures/" + fixture)
      try journal.write("checkins/2026/" + name, Data(contentsOf: photo))
    }
    let lint = Run("lint --select photo-missing", in: journal, now: "2026-01-15 20:00").output
    #expect(lint.contains("did you mean 'photo = DSC_9.jpg'?") == isFound, "\(lint)")
    #expect(lint.contains("put it there, or leave the line out") != isFound, "\(lint)")
  }

  /// A link out of the journal is no photo that is missing, and one mistake.
  @Test(arguments: [("en", "leads out of the journal"), ("pt-BR", "leva para fora do diário")])
  func aPhotoThatIsALinkOutSaysSo(_ language: String, _ said: String) throws {
    let journal = try ScratchJournal(["checkins/2026/01.txt": "[2026-01-14]\nphoto = a.jpg\n"])
    try FileManager.default.createSymbolicLink(
      atPath: journal.path + "/checkins/2026/a.jpg",
      withDestinationPath: Repository.exampleJournal + "/checkins/2025/12-06-0820.jpg")
    let now = "2026-01-15 20:00"
    for words in [["show", "2026-01-14"], ["calendar"]] {
      let shown = Run("\(words) --lang \(language)", in: journal, now: now).output
      #expect(shown.contains("a.jpg (\(said))"), "\(shown)")
    }
    let lint = Run("lint", in: journal, now: now)
    #expect(
      lint.output.contains(
        "error[photo-missing]: the photo 'checkins/2026/a.jpg' can't be read: the link leads out of the journal"))
    #expect(
      !lint.output.contains("unreadable-file") && lint.errors.contains("1 error in 1 file"),
      "\(lint.output)\(lint.errors)")
  }

  private static let later = [
    "log/2026-01.txt": "2026-01-15 20:01-20:30 Hoje\n  Supino: 100kg x 6\n\n2026-01-15 20:02-? Aberto\n",
    "checkins/2026/01.txt": "[2026-01-15 20:01]\ntype = Gym\ntitle = Depois\n",
  ]

  /// What begins in the next minute is an error or a warning in lint, and counts nowhere until it has come.
  static let future: [OldAppRule] =
    [
      ([], "Depois"), (["home", "--json"], "Depois"), (["history"], "Hoje"), (["history", "--csv"], "Hoje"),
      (["records"], "100"), (["stats"], "100"), (["stats", "--json"], "100"), (["stats", "--last", "7d"], "100"),
      (["show", "2026-01-15"], "Depois"), (["show", "2026-01-15"], "Aberto"), (["checkins"], "Depois"),
      (["volume"], "600"), (["graph", "--volume"], "600"), (["export", "csv"], "Hoje"), (["export", "ics"], "Depois"),
      (["calendar"], "1 check-in"), (["calendar", "--all"], "1 check-in"), (["calendar", "2026"], "1 check-in"),
      (["streak"], "1 d"), (["streak", "--short"], "1d"),
    ].map { words, held in
      OldAppRule(
        rule: "what is still to come is not in \(words.isEmpty ? "home" : words.joined(separator: " "))", files: later,
        words: words, never: [held])
    } + [
      OldAppRule(
        rule: "it counts in its own minute", files: later, now: "2026-01-15 20:01", words: ["streak", "--short"],
        en: ["1d 0w"], pt: ["1d 0sem"]),
      OldAppRule(
        rule: "it does not stand in the way of the quick check-in", files: later, words: ["checkin"],
        en: ["Checked in at 20:00 · 1 day"], pt: ["Check-in feito às 20:00 · 1 dia"]),
    ]

  private static let month = "[2026-01-05 07:30]\ntype = Run\ntitle = A\n\n[2026-01-06]\n"
  private static let photo = "checkins/2026/01-05-0730.jpg"

  static let calendar: [OldAppRule] = [
    OldAppRule(
      rule: "a month says how many check-ins there are in all",
      files: ["checkins/2026/01.txt": month, "checkins/2025/12.txt": "[2025-12-31]\n"], words: ["calendar"],
      en: ["2 of 31 days (6% of the month) · 2 check-ins", "Check-ins  3\n"],
      pt: ["2 de 31 dias (6% do mês) · 2 check-ins", "Check-ins  3\n"]),
    OldAppRule(
      rule: "in JSON too",
      files: ["checkins/2026/01.txt": month, "checkins/2025/12.txt": "[2025-12-31]\n"],
      words: ["calendar", "--json"], en: ["\"check_ins_in_all\": 3"]),
    OldAppRule(
      rule: "only the month of today has brackets", files: ["checkins/2026/01.txt": month],
      now: "2026-01-31 12:00",
      words: ["calendar", "2026-02"], never: ["[", "]"]),
    OldAppRule(
      rule: "nor the month before has them", files: ["checkins/2026/01.txt": month], now: "2026-02-01 12:00",
      words: ["calendar", "2026-01"], never: ["[", "]"]),
    OldAppRule(
      rule: "nor does --all have them on the first of a month without a check-in",
      files: ["checkins/2026/01.txt": month], now: "2026-02-01 12:00", words: ["calendar", "--all"],
      en: ["January 2026"], pt: ["Janeiro de 2026"], never: ["[", "]", "2026-02", "02/2026"]),
    OldAppRule(
      rule: "a sign keeps a gap to the day behind it, as some terminals draw it two columns wide",
      files: ["checkins/2026/01.txt": month], words: ["calendar"],
      en: ["\n  5➤   6•   7    8 ", "\n 12   13   14  [15]  16   17   18\n"]),
    OldAppRule(
      rule: "so does that of today, and a star takes the gap",
      files: ["checkins/2026/01.txt": "[2026-01-14]\nphoto = a.jpg\n\n[2026-01-15]\n", "checkins/2026/a.jpg": "x"],
      words: ["calendar"],
      en: ["\n 12   13   14•*[15•] 16   17   18\n"]),
    OldAppRule(
      rule: "or both", files: ["checkins/2026/01.txt": "[2026-01-15]\nphoto = a.jpg\n", "checkins/2026/a.jpg": "x"],
      words: ["calendar"],
      en: ["\n 12   13   14  [15•*]16   17   18\n"]),
    OldAppRule(
      rule: "what has no type is gray", files: ["checkins/2026/01.txt": month],
      words: ["calendar", "--color", "always"], en: ["\u{1B}[90m 6•"]),
  ]

  static let checkingIn: [OldAppRule] = [
    OldAppRule(
      rule: "every field that is wrong is named at once",
      words: ["checkin", "Boxe", "", "--calories", "-1", "--at", "2026-01-16 07:00"], code: .failure,
      en: [
        "'Boxe' is no type of training; a title is missing; '-1' is no number of calories; 2026-01-16 07:00 is still to come: it is"
      ],
      pt: [
        "'Boxe' não é um tipo de treino; falta o título; '-1' não é um número de calorias; 2026-01-16 07:00 ainda não chegou: agora são",
        "os tipos são Corrida, Academia, ", "escreva 'bumbum checkin Run ",
      ], leaves: ["checkins/2026/01.txt": nil]),
    OldAppRule(
      rule: "a second check-in of a minute fills the bare one in",
      files: ["checkins/2026/01.txt": "[2026-01-15 20:00]  # a\n\n[2026-01-14]\n"],
      words: ["checkin", "Run", "Orla"],
      leaves: [
        "checkins/2026/01.txt": "[2026-01-15 20:00]  # a\ntype = Run\ntitle = Orla\n\n[2026-01-14]\n"
      ]),
    OldAppRule(
      rule: "or takes the next free minute, and says so",
      files: ["checkins/2026/01.txt": "[2026-01-15 19:00]\ntype = Gym\ntitle = A\n"],
      words: ["checkin", "Run", "Orla", "--at", "19:00"],
      en: ["a check-in is at 2026-01-15 19:00 already: this one is at 2026-01-15 19:01"],
      pt: ["já há um check-in em 2026-01-15 19:00: este fica em 2026-01-15 19:01"],
      leaves: [
        "checkins/2026/01.txt":
          "[2026-01-15 19:00]\ntype = Gym\ntitle = A\n\n[2026-01-15 19:01]\ntype = Run\ntitle = Orla\n"
      ]),
    OldAppRule(
      rule: "never one that is still to come",
      files: ["checkins/2026/01.txt": "[2026-01-15 20:00]\ntype = Gym\ntitle = A\n"],
      words: ["checkin", "Run", "Orla"], en: ["this one is at 2026-01-15 19:59"],
      pt: ["este fica em 2026-01-15 19:59"]),
    OldAppRule(
      rule: "a check-in answers with its time and the streak",
      files: ["checkins/2026/01.txt": "[2026-01-13]\n\n[2026-01-14]\n"], words: ["checkin"],
      en: ["checkins/2026/01.txt:5: [2026-01-15 20:00]\n", "Checked in at 20:00 · 3 days\n"],
      pt: ["checkins/2026/01.txt:5: [2026-01-15 20:00]\n", "Check-in feito às 20:00 · 3 dias\n"]),
    OldAppRule(
      rule: "removing a check-in leaves its photo, and says so",
      files: ["checkins/2026/01.txt": "[2026-01-05 07:30]\nphoto = 01-05-0730.jpg\n", photo: "x"],
      words: ["remove", "checkin", "2026-01-05 07:30", "--yes"],
      en: ["its photo stays: checkins/2026/01-05-0730.jpg"], pt: ["a foto fica: checkins/2026/01-05-0730.jpg"],
      leaves: [photo: "x", "checkins/2026/01.txt": ""]),
    OldAppRule(
      rule: "or takes it along where that is asked for",
      files: ["checkins/2026/01.txt": "[2026-01-05 07:30]\nphoto = 01-05-0730.jpg\n", photo: "x"],
      words: ["remove", "checkin", "2026-01-05 07:30", "--yes", "--with-photo"],
      never: ["its photo stays", "a foto fica"],
      leaves: [photo: nil, "checkins/2026/01.txt": ""]),
    OldAppRule(
      rule: "but not from another check-in",
      files: [
        "checkins/2026/01.txt":
          "[2026-01-05 07:30]\nphoto = 01-05-0730.jpg\n\n[2026-01-06]\nphoto = 01-05-0730.jpg\n", photo: "x",
      ],
      words: ["remove", "checkin", "2026-01-05 07:30", "--yes", "--with-photo"], leaves: [photo: "x"]),
    OldAppRule(
      rule: "a photo that no check-in has is named", files: [photo: "x"], words: ["lint"],
      en: ["hint[orphan-photo]"]),
    OldAppRule(
      rule: "the oldest kind is found by its type", files: ["checkins/2026/01.txt": month],
      words: ["checkins", "--type", "unknown", "--csv"], en: ["2026-01-06,,"], never: ["2026-01-05"]),
    OldAppRule(
      rule: "or by what a calendar calls it", files: ["checkins/2026/01.txt": month],
      words: ["checkins", "--type", "sem tipo", "--csv"], en: ["2026-01-06,,"], never: ["2026-01-05"]),
    OldAppRule(
      rule: "another type is none", files: ["checkins/2026/01.txt": month], words: ["checkins", "--type", "boxe"],
      code: .failure,
      en: ["'boxe' is no type of training"], pt: ["'boxe' não é um tipo de treino"]),
    OldAppRule(
      rule: "a table has every check-in, and the notes",
      files: [
        "checkins/2026/01.txt": (1...60).map {
          "[2026-01-14 \(String(format: "%02d:%02d", $0 / 60, $0 % 60))]\n> N\($0)\n"
        }
        .joined(separator: "\n")
      ],
      words: ["checkins", "--csv"], en: [",N1\n", ",N60\n"]),
    OldAppRule(
      rule: "a photo alone is a check-in",
      words: ["checkin", "--photo", Repository.exampleJournal + "/checkins/2025/12-06-0820.jpg"],
      en: ["Checked in at 20:00 · 1 day"], pt: ["Check-in feito às 20:00 · 1 dia"], never: ["warning"],
      leaves: ["checkins/2026/01.txt": "[2026-01-15 20:00]\nphoto = 01-15-2000.jpg\n"]),
  ]

  private static let plan = [
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

  static let plans: [OldAppRule] = [
    OldAppRule(
      rule: "a plan shows its date, whether it is active, and its description", files: plan,
      words: ["plan", "show", "treino a"], en: ["Treino A\ncreated 2026-01-06 14:30 · active\n\nFoco em força.\n"],
      pt: ["Treino A\ncriado em 06/01/2026 às 14:30 · ativo\n\nFoco em força.\n"]),
    OldAppRule(
      rule: "and of each exercise the group, sets, reps, rest, the defaults too, and notes", files: plan,
      words: ["plan", "show", "treino a"],
      en: [
        "1. Supino reto  ⬒ chest  4x8-10 @ 80kg · rest 2:00\n", "Cotovelos fixos.\n",
        "2. + Remada     ⬓ back   3x12 · rest 1:00\n",
      ],
      pt: [
        "1. Supino reto  ⬒ Peito   4x8-10 @ 80kg · descanso 2:00\n", "Cotovelos fixos.\n",
        "2. + Remada     ⬓ Costas  3x12 · descanso 1:00\n",
      ]),
    OldAppRule(
      rule: "in the colour of the group", files: plan, words: ["plan", "show", "treino a", "--color", "always"],
      en: ["\u{1B}[34m⬒\u{1B}[39m chest", "\u{1B}[32m⬓\u{1B}[39m back"],
      pt: ["\u{1B}[34m⬒\u{1B}[39m Peito", "\u{1B}[32m⬓\u{1B}[39m Costas"]),
    OldAppRule(
      rule: "in JSON too", files: plan, words: ["plan", "show", "treino a", "--json"],
      en: [
        "\"view\": \"plan\"", "\"created\": \"2026-01-06 14:30\"", "\"active\": true", "\"planned_sets\": 3",
        "\"rest_seconds\": 60",
      ]),
    OldAppRule(
      rule: "plans list newest created first, to the minute", files: plan, words: ["plan"],
      en: [
        "   Treino B  2026-01-06  0 exercises\n*  Treino A  2026-01-06  2 exercises\n   Treino C  2026-01-06  0 exercises\n"
      ],
      pt: [
        "   Treino B  06/01/2026  0 exercícios\n*  Treino A  06/01/2026  2 exercícios\n   Treino C  06/01/2026  0 exercícios\n"
      ]),
  ]

  static let photos: [OldAppRule] = [
    OldAppRule(
      rule: "a photo that was deleted is said to be missing",
      files: ["checkins/2026/01.txt": "[2026-01-14]\nphoto = a.jpg\n"], words: ["show", "2026-01-14"],
      en: ["with a photo: a.jpg (not there)"], pt: ["com foto: a.jpg (sumiu)"]),
    OldAppRule(
      rule: "so does the calendar, and which", files: ["checkins/2026/01.txt": "[2026-01-14]\nphoto = a.jpg\n"],
      words: ["calendar"], en: [" 14•![15]  16", "! photo not there", "No photo   2026-01-14  a.jpg (not there)\n"],
      pt: [" 14•![15]  16", "! foto que sumiu", "Sem foto   14/01/2026  a.jpg (sumiu)\n"],
      never: ["with a photo", "com foto"]),
    OldAppRule(
      rule: "in JSON too", files: ["checkins/2026/01.txt": "[2026-01-14]\nphoto = a.jpg\n"],
      words: ["calendar", "--json"], en: ["\"photo\": true, \"photo_missing\": true"]),
    OldAppRule(
      rule: "a path that leads out says so first",
      files: ["checkins/2026/01.txt": "[2026-01-14]\nphoto = ../../../a.jpg\n"], words: ["show", "2026-01-14"],
      en: ["a.jpg (leads out of the journal)"], pt: ["a.jpg (leva para fora do diário)"],
      never: ["not there", "sumiu"]),
    OldAppRule(
      rule: "in the calendar too",
      files: ["checkins/2026/01.txt": "[2026-01-14]\nphoto = ../../../a.jpg\n"], words: ["calendar"],
      en: ["a.jpg (leads out of the journal)"], pt: ["a.jpg (leva para fora do diário)"]),
    OldAppRule(
      rule: "one that is there is not in the calendar's list",
      files: ["checkins/2026/01.txt": "[2026-01-14]\nphoto = a.jpg\n", "checkins/2026/a.jpg": "x"], words: ["calendar"],
      en: [" 14•*[15]", "* with a photo"], pt: [" 14•*[15]", "* com foto"], never: ["!", "a.jpg"]),
    OldAppRule(
      rule: "one that is there is not",
      files: ["checkins/2026/01.txt": "[2026-01-14]\nphoto = a.jpg\n", "checkins/2026/a.jpg": "x"],
      words: ["show", "2026-01-14"], en: ["with a photo: a.jpg\n"], pt: ["com foto: a.jpg\n"]),
    OldAppRule(
      rule: "the only photo without a check-in is the one that was renamed",
      files: ["checkins/2026/01.txt": "[2026-01-14]\nphoto = orla.jpg\n", "checkins/2026/IMG_1234.jpg": "x"],
      words: ["lint"], code: .findings, en: ["did you mean 'photo = IMG_1234.jpg'?"],
      pt: ["você quis dizer 'photo = IMG_1234.jpg'?"]),
    OldAppRule(
      rule: "of two nobody knows",
      files: [
        "checkins/2026/01.txt": "[2026-01-14]\nphoto = orla.jpg\n", "checkins/2026/IMG_1234.jpg": "x",
        "checkins/2026/DSC_9.jpg": "x",
      ],
      words: ["lint"], code: .findings, en: ["put it there, or leave the line out"],
      pt: ["coloque a foto ali, ou tire a linha"], never: ["did you mean", "você quis dizer"]),
    OldAppRule(
      rule: "a picture is no export of another app",
      words: ["import", Repository.exampleJournal + "/checkins/2025/12-06-0820.jpg"], code: .failure,
      en: ["is a picture", "'bumbum checkin --photo "],
      pt: ["é uma imagem", "'bumbum checkin --photo "]),
  ]

  static let empty: [OldAppRule] = [
    OldAppRule(
      rule: "an empty history names the command and this month", now: "2026-07-09 20:00", words: ["history"],
      en: ["'bumbum start'", "log/2026-07.txt", "2026-07-09 18:30-19:42 Plan A\n      Bench press: 80kg x 10/8\n"],
      pt: ["'bumbum start'", "log/2026-07.txt", "2026-07-09 18:30-19:42 Treino A\n      Supino reto: 80kg x 10/8\n"]),
    OldAppRule(
      rule: "an empty list of check-ins, too", now: "2026-07-09 20:00", words: ["checkins"],
      en: ["'bumbum checkin'", "checkins/2026/07.txt", "[2026-07-09]"]),
    OldAppRule(
      rule: "no plan", words: ["plan"], en: ["'bumbum plan new NAME' writes one"],
      pt: ["'bumbum plan new NOME' escreve um"]),
    OldAppRule(
      rule: "no exercise in a plan", files: plan, words: ["plan", "show", "treino b"], en: ["'bumbum plan add"]),
    OldAppRule(
      rule: "an empty calendar", words: ["calendar"], en: ["'bumbum checkin' makes one", "[2026-01-15]"],
      pt: ["Faça com 'bumbum checkin'", "[2026-01-15]"]),
    OldAppRule(
      rule: "one of sessions alone", files: ["bumbum.toml": "format = 1\ntrained = \"sessions\"\n"],
      words: ["calendar", "--all"],
      en: ["'bumbum start' opens one"], pt: ["'bumbum start' abre um"]),
    OldAppRule(
      rule: "one that has something elsewhere says nothing", files: ["checkins/2025/12.txt": "[2025-12-31]\n"],
      words: ["calendar"],
      never: ["bumbum checkin"]),
    OldAppRule(
      rule: "no streak", words: ["streak"], en: ["'bumbum checkin' begins one"], pt: ["'bumbum checkin' começa"]),
    OldAppRule(
      rule: "a day without anything", words: ["show", "2026-01-02"], en: ["'bumbum add session 2026-01-02' writes one"],
      pt: ["02/01/2026. 'bumbum add session 2026-01-02' escreve um"]),
    OldAppRule(
      rule: "home names what begins a session", files: ["log/2026-01.txt": "2026-01-14 18:30-19:30\n  A: 8\n"],
      words: [],
      en: ["Under way     nothing: 'bumbum start' opens a session\n"],
      pt: ["Em andamento   nada: 'bumbum start' abre um treino\n"]),
    OldAppRule(
      rule: "as long as none is under way", files: ["log/2026-01.txt": open], words: [], never: ["bumbum start"]),
    OldAppRule(
      rule: "one that is under way counts once it is closed",
      files: ["log/2026-01.txt": open, "bumbum.toml": "format = 1\ntrained = \"any\"\n"], words: [],
      en: ["'bumbum checkin' or 'bumbum finish' begins one"], pt: ["'bumbum checkin' ou 'bumbum finish' começa uma"],
      never: ["bumbum start"]),
    OldAppRule(
      rule: "no muscle group is guessed", files: ["log/2026-01.txt": "2026-01-14 18:30-19:30\n  Prancha: 60s\n"],
      words: ["volume", "muscle"], en: ["    Prancha: GROUP\n"], pt: ["    Prancha: GRUPO\n"], never: [": chest"]),
    OldAppRule(
      rule: "and the line as it stands is refused", files: ["exercises.txt": "Prancha: GROUP\n"], words: ["lint"],
      code: .findings, en: ["error[unknown-attribute]"]),
  ]

  private static let off = ["checkins/2026/01.txt": "[skip 2026-01-14 .. 2026-01-16]\nreason = gripe\n\n[2026-01-13]\n"]

  static let daysOff: [OldAppRule] =
    [[], ["streak"], ["calendar"], ["calendar", "--all"], ["show", "2026-01-16"]].map {
      OldAppRule(
        rule: "a day off and its reason are named in \($0.first ?? "home")", files: off, words: $0,
        en: ["Day off", "gripe", "2026-01-14 to 2026-01-16"], pt: ["Folga", "gripe", "de 14/01/2026 a 16/01/2026"])
    } + [
      OldAppRule(
        rule: "the same measured twice at a minute is a warning",
        files: [
          "checkins/2026/01.txt":
            "[measure 2026-01-14 07:00]\nbodyweight = 81kg\n\n[measure 2026-01-14 07:00]\nbodyweight = 82kg\n"
        ], words: ["lint"], en: ["warning[duplicate-measure]"])
    ]

  static let deleting: [OldAppRule] = [
    OldAppRule(
      rule: "deleting a session leaves its check-in and takes the link",
      files: [
        "log/2026-01.txt": "2026-01-15 18:30-19:40\n  Supino: 80kg x 10\n", "checkins/2026/01.txt": linked,
      ],
      words: ["remove", "session", "2026-01-15 18:30", "--yes"],
      leaves: ["log/2026-01.txt": "", "checkins/2026/01.txt": unlinked]),
    OldAppRule(
      rule: "dropping the open session leaves its check-in",
      files: ["log/2026-01.txt": open, "checkins/2026/01.txt": linked], words: ["finish", "--discard", "--yes"],
      leaves: ["log/2026-01.txt": "", "checkins/2026/01.txt": unlinked]),
    OldAppRule(
      rule: "a comment behind the link stays, and so do the links to others",
      files: [
        "log/2026-01.txt": "2026-01-14 18:30\n\n2026-01-15 18:30\n",
        "checkins/2026/01.txt":
          "[2026-01-14 19:00]\nsession = 2026-01-14 18:30\n\n[2026-01-15 19:00]\n  session = \"2026-01-15 18:30\"  # a\n",
      ],
      words: ["remove", "session", "2026-01-15 18:30", "--yes"],
      leaves: [
        "log/2026-01.txt": "2026-01-14 18:30\n",
        "checkins/2026/01.txt":
          "[2026-01-14 19:00]\nsession = 2026-01-14 18:30\n\n[2026-01-15 19:00]\n  # a\n",
      ]),
    OldAppRule(
      rule: "of two sessions of one minute the other keeps the link",
      files: [
        "log/2026-01.txt": "2026-01-15 18:30 A\n\n2026-01-15 18:30 B\n", "checkins/2026/01.txt": linked,
      ],
      words: ["remove", "session", "2026-01-15 18:30", "--yes"],
      leaves: ["log/2026-01.txt": "2026-01-15 18:30 B\n", "checkins/2026/01.txt": linked]),
    OldAppRule(
      rule: "nothing is asked about what can't be done",
      files: ["bumbum.toml": "format = 99\n", "log/2026-01.txt": open], words: ["finish", "--discard"], answers: ["y"],
      code: .failure, en: ["this journal is in format 99"], pt: ["este diário está no formato 99"]),
    OldAppRule(
      rule: "a dangling link made by hand has a safe fix",
      files: [
        "log/2026-01.txt": "2026-01-14 18:30\n",
        "checkins/2026/01.txt":
          "[2026-01-15 18:45]\r\ntype = Gym\r\nsession = 2026-01-15 18:30\r\ntitle = A\r\n",
      ],
      words: ["lint", "--fix"], never: ["error"],
      leaves: ["checkins/2026/01.txt": "[2026-01-15 18:45]\r\ntype = Gym\r\ntitle = A\r\n"]),
    OldAppRule(
      rule: "a link into a month that is not here is no dangling one to take away",
      files: ["checkins/2026/01.txt": linked], words: ["lint", "--fix"], code: .findings,
      en: ["error[session-link]"], leaves: ["checkins/2026/01.txt": linked]),
  ]

  static let blank: [OldAppRule] = [
    OldAppRule(
      rule: "a title is not blank", words: ["checkin", "Run", "   "], code: .failure,
      en: ["a title is missing"], pt: ["falta o título"],
      leaves: ["checkins/2026/01.txt": nil]),
    OldAppRule(
      rule: "a title is trimmed, a blank location is none",
      words: ["checkin", "Run", "  Orla ", "--location", "   "],
      leaves: ["checkins/2026/01.txt": "[2026-01-15 20:00]\ntype = Run\ntitle = Orla\n"]),
    OldAppRule(
      rule: "a title in the file is not blank in quotes either",
      files: ["checkins/2026/01.txt": "[2026-01-15 18:45]\ntype = Gym\ntitle = \"   \"\n"], words: ["lint"],
      code: .findings, en: ["error[check-in-title-length]", "this title is empty"],
      pt: ["error[check-in-title-length]", "este título está vazio"]),
    OldAppRule(
      rule: "a blank location in the file is none",
      files: [
        "checkins/2026/01.txt": "[2026-01-15 18:45]\ntype = Gym\ntitle = \" Peito \"\nlocation = \"   \"\n"
      ],
      words: ["checkins", "--json"], en: ["\"title\": \"Peito\"", "\"location\": null"]),
    OldAppRule(
      rule: "a plan has a name", files: ["plans/a.md": "+++\ncreated = 2026-01-01\n+++\n\n# \"   \"\n"],
      words: ["lint"], code: .findings, en: ["error[plan-name-length]", "this heading holds no name"],
      pt: ["error[plan-name-length]", "este título não tem nome"]),
    OldAppRule(
      rule: "a new plan has a name", words: ["plan", "new", "   "], code: .failure,
      en: ["a name is missing"], pt: ["falta o nome"]),
    OldAppRule(
      rule: "a plan's name has three characters", words: ["plan", "new", "AB"], code: .failure,
      en: ["'AB' has 2 characters; the name of a plan has 3 to 100"],
      pt: ["'AB' tem 2 caracteres; o nome de um plano tem de 3 a 100"]),
    OldAppRule(
      rule: "an exercise has a name", files: ["exercises.txt": "\"  \": chest\n"], words: ["lint"],
      code: .findings, en: ["error[bad-name]"]),
    OldAppRule(
      rule: "an exercise's name is trimmed",
      files: ["log/2026-01.txt": "2026-01-14 18:30\n  \" Supino \": 80kg x 10\n"],
      words: ["records"], en: ["\nSupino    80.0kg × 10"], pt: ["\nSupino     80,0kg × 10"]),
  ]
}
