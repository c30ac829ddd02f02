import CommandSupport

/// Days that count, streaks and months.
extension Rule {
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

  /// Days, weeks of two days, days of January of 31, how many check-ins, and the week of today in the calendar.
  private static let counted:
    [(journal: Int, trained: [String], streaks: String, days: Int, percent: Int, checkIns: Int, week: String)] = [
      (0, ["", "check-ins", "sessions", "any"], "0d 0w", 0, 0, 0, "\n 12   13   14  [15]  16   17   18\n"),
      (1, ["", "check-ins"], "0d 0w", 0, 0, 0, "\n 12   13   14  [15]  16   17   18\n"),
      (1, ["sessions", "any"], "3d 1w", 4, 13, 0, "\n 12⬡  13⬡  14⬡ [15]  16   17   18\n"),
      (2, ["", "check-ins", "any"], "3d 1w", 4, 13, 5, "\n 12   13•  14• [15•] 16   17   18\n"),
      (2, ["sessions"], "0d 0w", 0, 0, 5, "\n 12   13   14  [15]  16   17   18\n"),
      (3, ["", "check-ins"], "1d 1w", 2, 6, 2, "\n 12   13•  14  [15•] 16   17   18\n"),
      (3, ["sessions"], "1d 0w", 1, 3, 2, "\n 12   13   14⬡ [15]  16   17   18\n"),
      (3, ["any"], "3d 1w", 3, 10, 2, "\n 12   13•  14⬡ [15•] 16   17   18\n"),
    ]

  static let trained: [Rule] =
    counted.flatMap { row in
      row.trained.flatMap { trained in
        let count = "\(row.days) of 31 days (\(row.percent)% of the month)"
        let portuguese = "\(row.days) de 31 dias (\(row.percent)% do mês)"
        return [
          counting(
            row.journal, trained, "streak --short", row.streaks + "\n",
            pt: row.streaks.replacing("w", with: "sem") + "\n"),
          counting(
            row.journal, trained, "calendar", "\(count) · \(row.checkIns) check-ins\n",
            pt: "\(portuguese) · \(row.checkIns) check-ins\n"),
          counting(row.journal, trained, "calendar", row.week),
          counting(row.journal, trained, "stats", count, pt: portuguese),
          counting(row.journal, trained, "calendar --json", "\"trained_days\": \(row.days)"),
          counting(row.journal, trained, "home --json", "\"current\": {\"days\": \(row.streaks.prefix(1)),"),
        ]
      }
    } + [
      counting(1, "any", "calendar", "⬡ session", pt: "⬡ treino"),
      counting(1, "sessions", "streak", "train today", pt: "treine hoje"),
      counting(2, "sessions", "streak", "'bumbum start' begins one", pt: "comece com 'bumbum start'"),
      counting(
        0, "any", "streak", "'bumbum checkin' or 'bumbum start' begins one",
        pt: "comece com 'bumbum checkin' ou 'bumbum start'"),
    ]

  private static func counting(
    _ journal: Int, _ trained: String, _ line: Line, _ en: String, pt: String? = nil
  ) -> Rule {
    let setting = trained.isEmpty ? "" : "trained = \"\(trained)\"\n"
    return Rule(
      "'\(trained)' in a journal \(journals[journal].name): \(line)", line,
      journals[journal].files.merging(["bumbum.toml": "format = 1\ngoal = 2\n\(setting)"]) { $1 }, says: [en],
      pt: [pt ?? en])
  }

  private static let later = [
    "log/2026-01.txt": "2026-01-15 20:01-20:30 Hoje\n  Supino: 100kg x 6\n\n2026-01-15 20:02-? Aberto\n",
    "checkins/2026/01.txt": "[2026-01-15 20:01]\ntype = Gym\ntitle = Depois\n",
  ]

  /// What begins in the next minute is an error or a warning in lint, and counts nowhere until it has come.
  static let future: [Rule] =
    [
      ("", "Depois"), ("home --json", "Depois"), ("history", "Hoje"), ("history --csv", "Hoje"), ("records", "100"),
      ("stats", "100"), ("stats --json", "100"), ("stats --last 7d", "100"), ("show 2026-01-15", "Depois"),
      ("show 2026-01-15", "Aberto"), ("checkins", "Depois"), ("volume", "600"), ("graph --volume", "600"),
      ("export csv", "Hoje"), ("export ics", "Depois"), ("calendar", "1 check-in"), ("calendar --all", "1 check-in"),
      ("calendar 2026", "1 check-in"), ("streak", "1 d"), ("streak --short", "1d"),
    ].map { line, held in
      Rule("what is still to come is not in '\(line)'", "\(line: line)", later, never: [held])
    } + [
      Rule(
        "it counts in its own minute", "streak --short", later, now: "2026-01-15 20:01", says: ["1d 0w"],
        pt: ["1d 0sem"]),
      Rule(
        "it does not stand in the way of the quick check-in", "checkin", later, says: ["Checked in at 20:00 · 1 day"],
        pt: ["Check-in feito às 20:00 · 1 dia"]),
    ]
}
