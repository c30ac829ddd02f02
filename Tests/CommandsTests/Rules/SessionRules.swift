import CommandSupport
import Training

/// Sessions, and what is worked out of them.
extension Rule {
  static let open = "2026-01-15 18:30-? Treino A\n  Supino: 80kg x 10\n"
  static let linked =
    "[2026-01-15 18:45]\ntype = Gym\ntitle = Treino\nsession = 2026-01-15 18:30\n"
  static let unlinked = "[2026-01-15 18:45]\ntype = Gym\ntitle = Treino\n"

  static let sessions: [Rule] = [
    Rule(
      "an end before the start is on the next day", "history",
      log("2026-01-14 23:10-00:20 Treino A\n  Supino: 80kg x 10\n"), says: ["1h 10min"]),
    Rule(
      "volume is weight × reps over working sets", "history",
      log("2026-01-14 18:00-19:00\n  Supino: 40kg x 10 w, 80kg x 10/8\n"), says: ["1,440 kg"], pt: ["1.440 kg"]),
    Rule(
      "an open session is not in the history", "history", log("2026-01-15 18:00-?\n  Supino: 80kg x 10\n"),
      says: ["No completed session yet"], pt: ["Nenhum treino concluído ainda"]),
    Rule("nor in the records", "records", log("2026-01-15 18:00-?\n  Supino: 80kg x 10\n"), never: ["80.0", "80,0"]),
    Rule(
      "until it is finished", "finish", log("2026-01-15 18:00-?\n  Supino: 80kg x 10\n"),
      says: ["2h 0min · 1 set · 800 kg"], pt: ["2h 0min · 1 série · 800 kg"],
      leaves: ["log/2026-01.txt": "2026-01-15 18:00-20:00\n  Supino: 80kg x 10\n"]),
    Rule(
      "files hold what lifters write", "lint",
      log(
        """
        2026-01-15 18:00-19:00
          bodyweight = 80kg
          A: 180lb x 10 rpe 8, 100lb x 8 d f "leve"
          B: bw x 8, bw+10kg x 5, bw-20kg x 10 rir 2
          + C: 60s/45s
          D: 5km in 27:30
          E: 40kg x 12 w

        """), never: ["error", "warning"]),
    Rule(
      "deleting a session leaves its check-in and takes the link", "remove session '2026-01-15 18:30' --yes",
      ["log/2026-01.txt": "2026-01-15 18:30-19:40\n  Supino: 80kg x 10\n", "checkins/2026/01.txt": linked],
      leaves: ["log/2026-01.txt": "", "checkins/2026/01.txt": unlinked]),
    Rule(
      "dropping the open session leaves its check-in", "finish --discard --yes",
      ["log/2026-01.txt": open, "checkins/2026/01.txt": linked],
      leaves: ["log/2026-01.txt": "", "checkins/2026/01.txt": unlinked]),
    Rule(
      "a comment behind the link stays, and so do the links to others", "remove session '2026-01-15 18:30' --yes",
      [
        "log/2026-01.txt": "2026-01-14 18:30\n\n2026-01-15 18:30\n",
        "checkins/2026/01.txt":
          "[2026-01-14 19:00]\nsession = 2026-01-14 18:30\n\n[2026-01-15 19:00]\n  session = \"2026-01-15 18:30\"  # a\n",
      ],
      leaves: [
        "log/2026-01.txt": "2026-01-14 18:30\n",
        "checkins/2026/01.txt": "[2026-01-14 19:00]\nsession = 2026-01-14 18:30\n\n[2026-01-15 19:00]\n  # a\n",
      ]),
    Rule(
      "of two sessions of one minute the other keeps the link", "remove session '2026-01-15 18:30' --yes",
      ["log/2026-01.txt": "2026-01-15 18:30 A\n\n2026-01-15 18:30 B\n", "checkins/2026/01.txt": linked],
      leaves: ["log/2026-01.txt": "2026-01-15 18:30 B\n", "checkins/2026/01.txt": linked]),
    Rule(
      "nothing is asked about what can't be done", "finish --discard",
      ["bumbum.toml": "format = 99\n", "log/2026-01.txt": open], answers: ["y"],
      refused: ["this journal is in format 99"], pt: ["este diário está no formato 99"]),
    Rule(
      "a dangling link made by hand has a safe fix", "lint --fix",
      [
        "log/2026-01.txt": "2026-01-14 18:30\n",
        "checkins/2026/01.txt": "[2026-01-15 18:45]\r\ntype = Gym\r\nsession = 2026-01-15 18:30\r\ntitle = A\r\n",
      ], never: ["error"], leaves: ["checkins/2026/01.txt": "[2026-01-15 18:45]\r\ntype = Gym\r\ntitle = A\r\n"]),
    Rule(
      "a link into a month that is not here is no dangling one to take away", "lint --fix",
      ["checkins/2026/01.txt": linked], finds: ["error[session-link]"], leaves: ["checkins/2026/01.txt": linked]),
    Rule(
      "an exercise's name is trimmed", "records", ["log/2026-01.txt": "2026-01-14 18:30\n  \" Supino \": 80kg x 10\n"],
      says: ["\nSupino    80.0kg × 10"], pt: ["\nSupino     80,0kg × 10"]),
  ]

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
    -> Rule
  {
    Rule(rule, "records", log(text), says: [en], pt: [pt ?? en], never: never)
  }

  static let records: [Rule] = [
    Rule(
      "80 kg × 10, 90 × 8, 100 × 6 gives 100 kg × 6", "records", progress, says: ["100.0kg × 6"], pt: ["100,0kg × 6"],
      never: ["× 8", "× 10", "140"]),
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
    Rule(
      "each time it was beaten, by how much", "records supino", progress,
      says: ["2026-01-11  90.0kg × 8   +10.0kg\n", "2026-01-12  100.0kg × 6  +10.0kg"],
      pt: ["11/01/2026  90,0kg × 8   +10,0kg\n", "12/01/2026  100,0kg × 6  +10,0kg"]),
    // 100 kg × (1 + 6/30) = 120 kg.
    Rule(
      "the estimated maximum is Epley's, and says so", "records supino", progress,
      says: ["120.0kg  2026-01-12  Epley, from 100.0kg × 6"], pt: ["120,0kg  12/01/2026  Epley, de 100,0kg × 6"]),
    // 100 kg × 36 / (37 - 6) = 116.129 kg.
    Rule(
      "or Brzycki's", "records supino",
      progress.merging(["bumbum.toml": "format = 1\none-rep-max = \"brzycki\"\n"]) { $1 },
      says: ["116.1kg  2026-01-12  Brzycki, from 100.0kg × 6"], pt: ["116,1kg  12/01/2026  Brzycki, de 100,0kg × 6"]),
    Rule(
      "of 1 to 12 reps only", "records supino", log("2026-01-14 18:00-19:00\n  Supino: 60kg x 13\n"), never: ["Epley"]),
  ]

  static let month = log(
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

  static let sums: [Rule] = [
    Rule(
      "exercises have last done, sets and record, the last done first", "stats", month,
      says: [
        "Prancha    2026-01-13     1  1:00\nRemada     2026-01-12     1  50.0kg × 10\nSupino     2026-01-12     2  80.0kg × 10"
      ],
      pt: [
        "Prancha     13/01/2026       1  1:00\nRemada      12/01/2026       1  50,0kg × 10\nSupino      12/01/2026       2  80,0kg × 10"
      ]),
    Rule(
      "history is newest first, with plan, relative day, duration, sets and volume", "history", month,
      says: ["2026-01-13  2 days ago   ", "2026-01-12  3 days ago   Treino A  1h 30min     2  900 kg\n"],
      pt: ["13/01/2026  Há 2 dias   ", "12/01/2026  Há 3 dias   Treino A  1h 30min       2  900 kg\n"]),
    Rule(
      "50 of them unless asked for more", "history", many,
      says: ["2026-01-14  Yesterday", "2025-11-26", "the last 50 of 60 sessions"],
      pt: ["14/01/2026  Ontem", "26/11/2025", "os últimos 50 de 60 treinos"], never: ["2025-11-25", "25/11/2025"]),
    Rule(
      "which is done so", "history --limit all", many, says: ["2025-11-16"], pt: ["16/11/2025"],
      never: ["of 60", "de 60"]),
    Rule(
      "volume by week", "volume", month, says: ["2026-01-12", "900 kg", "2026-01-05", "800 kg"],
      pt: ["12/01/2026", "900 kg", "05/01/2026", "800 kg"]),
    Rule(
      "by session", "volume session", month, says: ["2026-01-12 Treino A", "900 kg"],
      pt: ["12/01/2026 Treino A", "900 kg"]),
    Rule(
      "by muscle group, through the plans", "volume muscle", month,
      says: ["chest", "1,200 kg", "back", "500 kg", "unknown"], pt: ["Peito", "1.200 kg", "Costas", "500 kg"]),
    Rule(
      "and through the list for those in no plan", "volume muscle",
      month.merging(["exercises.txt": "Prancha: abs\n"]) { $1 }, says: ["abs"], pt: ["Abdômen"],
      never: ["unknown", "desconhecido"]),
  ]
}
