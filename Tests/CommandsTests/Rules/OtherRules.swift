import CommandSupport
import Training

/// What a transcript can't hold: keys, line ends, and many entries; the other rules are in Transcripts/rules-of-….txt.
extension Rule {
  static let others: [Rule] = [
    Rule(
      "your text stays yours: byte order mark, line ends, comments, blanks", "set --new Remada 50kg x 10",
      log("\u{FEFF}# meu\r\n\r\n2026-01-15  18:30-?   Treino A \r\n\tSupino :  80kg x10   # bom\r\n"),
      leaves: [
        "log/2026-01.txt":
          "\u{FEFF}# meu\r\n\r\n2026-01-15  18:30-?   Treino A \r\n\tSupino :  80kg x10   # bom\r\n\tRemada: 50kg x 10\r\n"
      ]),
    Rule(
      "a dangling link made by hand has a safe fix", "lint --fix",
      [
        "log/2026-01.txt": "2026-01-14 18:30\n",
        "checkins/2026/01.txt": "[2026-01-15 18:45]\r\ntype = Gym\r\nsession = 2026-01-15 18:30\r\ntitle = A\r\n",
      ], never: ["error"], leaves: ["checkins/2026/01.txt": "[2026-01-15 18:45]\r\ntype = Gym\r\ntitle = A\r\n"]),
    Rule("timer", "rest 165s", isTerminal: true, says: ["\r02:45 \r02:44 ", "\r00:00 "]),
    Rule(
      "a table has every check-in, and the notes", "checkins --csv",
      [
        "checkins/2026/01.txt": (1...60).map {
          "[2026-01-14 \($0 < 60 ? "00" : "01"):\(padded($0 % 60, 2))]\n> N\($0)\n"
        }.joined(separator: "\n")
      ], says: [",N1\n", ",N60\n"]),
    Rule(
      "50 sessions are shown unless more are asked for", "history", many,
      says: ["2026-01-14  Yesterday", "2025-11-26", "the last 50 of 60 sessions"],
      pt: ["14/01/2026  Ontem", "26/11/2025", "os últimos 50 de 60 treinos"], never: ["2025-11-25", "25/11/2025"]),
    Rule(
      "all of them where that is asked for", "history --limit all", many, says: ["2025-11-16"], pt: ["16/11/2025"],
      never: ["of 60", "de 60"]),
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
  ).merging([
    "bumbum.toml": "format = 1\nplan = \"Treino A\"\n",
    "plans/treino-a.md":
      "+++\ncreated = 2026-01-06\n+++\n\n# Treino A\n\n- Supino: chest\n- Remada: back, 4x8, rest 90s\n",
  ]) { $1 }

  /// 60 sessions, one a day, the last of them yesterday.
  private static let many: [String: String] = {
    guard let last = CivilDate("2026-01-14") else { return [:] }
    var files: [String: String] = [:]
    for day in (0..<60).map({ last.adding(days: -$0) }) {
      files["log/\(day.description.prefix(7)).txt", default: ""] += "\(day) 18:00-19:00\n\n"
    }
    return files
  }()
}
