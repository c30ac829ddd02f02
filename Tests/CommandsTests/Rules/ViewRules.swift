import CommandSupport
import TestSupport

/// Home, the calendar, photos, what is empty, and words.
extension Rule {
  static let views: [Rule] = [
    Rule(
      "home: the date, the plan, the last workout, the check-in, the streak", "",
      month.merging(days("2026-01-15 18:30")) { $1 },
      says: [
        "Thursday, 15 January 2026\n", "Plan          Treino A    2 exercises\n", "Last session  2 days ago  30min\n",
        "Checked in at 18:30\n", "Streak        1 day ",
      ],
      pt: [
        "Quinta-feira, 15 de janeiro de 2026\n", "Plano          Treino A   2 exercícios\n",
        "Último treino  Há 2 dias  30min\n", "Check-in feito às 18:30\n", "Sequência      1 dia ",
      ]),
    Rule(
      "weeks begin on Sunday by the setting", "calendar",
      days("2026-01-15").merging(["bumbum.toml": "format = 1\nweek-start = \"sunday\"\n"]) { $1 },
      says: [" Sun  Mon  Tue  Wed  Thu  Fri  Sat\n"], pt: [" Dom  Seg  Ter  Qua  Qui  Sex  Sáb\n"]),
    Rule(
      "--all: every month that has one, the newest first, the others left out", "calendar --all",
      days("2025-11-10", "2026-01-15"), says: ["January 2026\n", "November 2025\n"],
      pt: ["Janeiro de 2026\n", "Novembro de 2025\n"], never: ["December", "Dezembro"]),
    Rule(
      "a month says how many check-ins there are in all", "calendar",
      ["checkins/2026/01.txt": twoDays, "checkins/2025/12.txt": "[2025-12-31]\n"],
      says: ["2 of 31 days (6% of the month) · 2 check-ins", "Check-ins  3\n"],
      pt: ["2 de 31 dias (6% do mês) · 2 check-ins", "Check-ins  3\n"]),
    Rule(
      "in JSON too", "calendar --json", ["checkins/2026/01.txt": twoDays, "checkins/2025/12.txt": "[2025-12-31]\n"],
      says: ["\"check_ins_in_all\": 3"]),
    Rule(
      "only the month of today has brackets", "calendar 2026-02", ["checkins/2026/01.txt": twoDays],
      now: "2026-01-31 12:00", never: ["[", "]"]),
    Rule(
      "nor the month before has them", "calendar 2026-01", ["checkins/2026/01.txt": twoDays], now: "2026-02-01 12:00",
      never: ["[", "]"]),
    Rule(
      "nor does --all have them on the first of a month without a check-in", "calendar --all",
      ["checkins/2026/01.txt": twoDays], now: "2026-02-01 12:00", says: ["January 2026"], pt: ["Janeiro de 2026"],
      never: ["[", "]", "2026-02", "02/2026"]),
    Rule(
      "a sign keeps a gap to the day behind it, as some terminals draw it two columns wide", "calendar",
      ["checkins/2026/01.txt": twoDays], says: ["\n  5➤   6•   7    8 ", "\n 12   13   14  [15]  16   17   18\n"]),
    Rule(
      "so does that of today, and a star takes the gap", "calendar",
      ["checkins/2026/01.txt": "[2026-01-14]\nphoto = a.jpg\n\n[2026-01-15]\n", "checkins/2026/a.jpg": "x"],
      says: ["\n 12   13   14•*[15•] 16   17   18\n"]),
    Rule(
      "or both", "calendar", ["checkins/2026/01.txt": "[2026-01-15]\nphoto = a.jpg\n", "checkins/2026/a.jpg": "x"],
      says: ["\n 12   13   14  [15•*]16   17   18\n"]),
    Rule(
      "what has no type is gray", "calendar --color always", ["checkins/2026/01.txt": twoDays], says: ["\u{1B}[90m 6•"]),
  ]

  static let photos: [Rule] = [
    Rule(
      "a photo that was deleted is said to be missing", "show 2026-01-14",
      ["checkins/2026/01.txt": "[2026-01-14]\nphoto = a.jpg\n"], says: ["with a photo: a.jpg (not there)"],
      pt: ["com foto: a.jpg (sumiu)"]),
    Rule(
      "so does the calendar, and which", "calendar", ["checkins/2026/01.txt": "[2026-01-14]\nphoto = a.jpg\n"],
      says: [" 14•![15]  16", "! photo not there", "No photo   2026-01-14  a.jpg (not there)\n"],
      pt: [" 14•![15]  16", "! foto que sumiu", "Sem foto   14/01/2026  a.jpg (sumiu)\n"],
      never: ["with a photo", "com foto"]),
    Rule(
      "in JSON too", "calendar --json", ["checkins/2026/01.txt": "[2026-01-14]\nphoto = a.jpg\n"],
      says: ["\"photo\": true, \"photo_missing\": true"]),
    Rule(
      "a path that leads out says so first", "show 2026-01-14",
      ["checkins/2026/01.txt": "[2026-01-14]\nphoto = ../../../a.jpg\n"], says: ["a.jpg (leads out of the journal)"],
      pt: ["a.jpg (leva para fora do diário)"], never: ["not there", "sumiu"]),
    Rule(
      "in the calendar too", "calendar", ["checkins/2026/01.txt": "[2026-01-14]\nphoto = ../../../a.jpg\n"],
      says: ["a.jpg (leads out of the journal)"], pt: ["a.jpg (leva para fora do diário)"]),
    Rule(
      "one that is there is not in the calendar's list", "calendar",
      ["checkins/2026/01.txt": "[2026-01-14]\nphoto = a.jpg\n", "checkins/2026/a.jpg": "x"],
      says: [" 14•*[15]", "* with a photo"], pt: [" 14•*[15]", "* com foto"], never: ["!", "a.jpg"]),
    Rule(
      "one that is there is not", "show 2026-01-14",
      ["checkins/2026/01.txt": "[2026-01-14]\nphoto = a.jpg\n", "checkins/2026/a.jpg": "x"],
      says: ["with a photo: a.jpg\n"], pt: ["com foto: a.jpg\n"]),
    Rule(
      "the only photo without a check-in is the one that was renamed", "lint",
      ["checkins/2026/01.txt": "[2026-01-14]\nphoto = orla.jpg\n", "checkins/2026/IMG_1234.jpg": "x"],
      finds: ["did you mean 'photo = IMG_1234.jpg'?"], pt: ["você quis dizer 'photo = IMG_1234.jpg'?"]),
    Rule(
      "of two nobody knows", "lint",
      [
        "checkins/2026/01.txt": "[2026-01-14]\nphoto = orla.jpg\n", "checkins/2026/IMG_1234.jpg": "x",
        "checkins/2026/DSC_9.jpg": "x",
      ], finds: ["put it there, or leave the line out"], pt: ["coloque a foto ali, ou tire a linha"],
      never: ["did you mean", "você quis dizer"]),
    Rule(
      "a picture is no export of another app", "import \(Repository.exampleJournal)/checkins/2025/12-06-0820.jpg",
      refused: ["is a picture", "'bumbum checkin --photo "], pt: ["é uma imagem", "'bumbum checkin --photo "]),
  ]

  static let empty: [Rule] = [
    Rule(
      "an empty history names the command and this month", "history", now: "2026-07-09 20:00",
      says: ["'bumbum start'", "log/2026-07.txt", "2026-07-09 18:30-19:42 Plan A\n      Bench press: 80kg x 10/8\n"],
      pt: ["'bumbum start'", "log/2026-07.txt", "2026-07-09 18:30-19:42 Treino A\n      Supino reto: 80kg x 10/8\n"]),
    Rule(
      "an empty list of check-ins, too", "checkins", now: "2026-07-09 20:00",
      says: ["'bumbum checkin'", "checkins/2026/07.txt", "[2026-07-09]"]),
    Rule("no plan", "plan", says: ["'bumbum plan new NAME' writes one"], pt: ["'bumbum plan new NOME' escreve um"]),
    Rule("no exercise in a plan", "plan show 'treino b'", shown, says: ["'bumbum plan add"]),
    Rule(
      "an empty calendar", "calendar", says: ["'bumbum checkin' makes one", "[2026-01-15]"],
      pt: ["Faça com 'bumbum checkin'", "[2026-01-15]"]),
    Rule(
      "one of sessions alone", "calendar --all", ["bumbum.toml": "format = 1\ntrained = \"sessions\"\n"],
      says: ["'bumbum start' opens one"], pt: ["'bumbum start' abre um"]),
    Rule(
      "one that has something elsewhere says nothing", "calendar", ["checkins/2025/12.txt": "[2025-12-31]\n"],
      never: ["bumbum checkin"]),
    Rule("no streak", "streak", says: ["'bumbum checkin' begins one"], pt: ["'bumbum checkin' começa"]),
    Rule(
      "a day without anything", "show 2026-01-02", says: ["'bumbum add session 2026-01-02' writes one"],
      pt: ["02/01/2026. 'bumbum add session 02/01/2026' escreve um"]),
    Rule(
      "home names what begins a session", "", ["log/2026-01.txt": "2026-01-14 18:30-19:30\n  A: 8\n"],
      says: ["Under way     nothing: 'bumbum start' opens a session\n"],
      pt: ["Em andamento   nada: 'bumbum start' abre um treino\n"]),
    Rule("as long as none is under way", "", ["log/2026-01.txt": open], never: ["bumbum start"]),
    Rule(
      "one that is under way counts once it is closed", "",
      ["log/2026-01.txt": open, "bumbum.toml": "format = 1\ntrained = \"any\"\n"],
      says: ["'bumbum checkin' or 'bumbum finish' begins one"], pt: ["'bumbum checkin' ou 'bumbum finish' começa uma"],
      never: ["bumbum start"]),
    Rule(
      "no muscle group is guessed", "volume muscle", ["log/2026-01.txt": "2026-01-14 18:30-19:30\n  Prancha: 60s\n"],
      says: ["    Prancha: GROUP\n"], pt: ["    Prancha: GRUPO\n"], never: [": chest"]),
    Rule(
      "and the line as it stands is refused", "lint", ["exercises.txt": "Prancha: GROUP\n"],
      finds: ["error[unknown-attribute]"]),
  ]

  private static let past = log("2026-01-06 14:30-15:53 Treino A\n  Supino: 100kg x 6\n")
  private static func seen(_ rule: String, _ now: String, _ line: Line, _ en: String, _ pt: String) -> Rule {
    Rule(rule, line, past, now: now, says: [en], pt: [pt])
  }

  static let words: [Rule] = [
    seen("relative: today", "2026-01-06 20:00", "history", "Today", "Hoje"),
    seen("relative: yesterday", "2026-01-07 20:00", "history", "Yesterday", "Ontem"),
    seen("relative: days ago", "2026-01-08 20:00", "history", "2 days ago", "Há 2 dias"),
    seen("short", "2026-01-08 20:00", "history", "2026-01-06", "06/01/2026"),
    seen("full", "2026-01-08 20:00", "records supino", "2026-01-06 14:30", "06/01/2026 às 14:30"),
    seen("header", "2026-01-08 20:00", "", "Thursday, 8 January 2026\n", "Quinta-feira, 8 de janeiro de 2026\n"),
    seen("duration", "2026-01-08 20:00", "history", "1h 23min", "1h 23min"),
    Rule("timer", "rest 165s", isTerminal: true, says: ["\r02:45 \r02:44 ", "\r00:00 "]),
    seen("record", "2026-01-08 20:00", "records", "100.0kg × 6", "100,0kg × 6"),
    seen("quick check-in", "2026-01-08 20:00", "", "Check in", "Fazer Check-in"),
  ]

  static let promises: [Rule] = [
    Rule(
      "your text stays yours: byte order mark, line ends, comments, blanks", "set --new Remada 50kg x 10",
      log("\u{FEFF}# meu\r\n\r\n2026-01-15  18:30-?   Treino A \r\n\tSupino :  80kg x10   # bom\r\n"),
      leaves: [
        "log/2026-01.txt":
          "\u{FEFF}# meu\r\n\r\n2026-01-15  18:30-?   Treino A \r\n\tSupino :  80kg x10   # bom\r\n\tRemada: 50kg x 10\r\n"
      ]),
    Rule(
      "a file with errors can be added to, and its good entries count", "checkin",
      checkIns("[2026-01-14]\n\n[2026-02-31]\n"), says: ["Checked in at 20:00 · 2 days"],
      pt: ["Check-in feito às 20:00 · 2 dias"]),
  ]
}
