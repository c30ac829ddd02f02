import CommandSupport
import Foundation
import TestSupport
import Testing

/// `--since`, `--until`, `--last`, `--plan`, `--exercise`, `--muscle` on sessions that can be counted by hand.
@Suite struct FilterTests {
  /// Five sessions; today is Sunday 2026-03-01.
  private static let files = [
    "plans/a.md":
      "+++\ncreated = 2025-12-01\n+++\n\n# Alfa\n\n- Supino reto: chest, 3x10\n- Flexão: chest, 3x10\n",
    "plans/b.md": "+++\ncreated = 2025-12-02\n+++\n\n# Beta\n\n- Remada: back, 3x10\n",
    "exercises.txt": "Prancha: abs\n",
    "log/2025-12.txt": "2025-12-31 18:30-19:30 Alfa\nSupino reto: 60kg x 10\n",
    "log/2026-01.txt":
      "2026-01-01 18:30-19:30 Beta\nRemada: 50kg x 10/10\n"
      + "2026-01-31 18:30-19:30 Alfa\nSupino reto: 70kg x 10\nPrancha: 60s\n",
    "log/2026-02.txt":
      "2026-02-16 18:30-19:30\nRemada: 60kg x 5\nSupino reto: 70kg x 5\n"
      + "2026-02-23 18:30-19:30 Alfa\nFlexão: 20\n",
  ]

  private func sessions(_ filter: String) throws -> [String] {
    let journal = try ScratchJournal(Self.files)
    let answer = try Run.json("history \(line: filter)", in: journal, today: "2026-03-01")
    return answer["sessions"].elements.map { String($0["date"].text?.dropFirst(5) ?? "") }
  }

  @Test(arguments: Rows.of("filters", "history")) func history(_ row: [String]) throws {
    let (filter, expected) = (row[0], Rows.list(row[1]))
    #expect(try sessions(filter) == expected)
  }

  /// Of a session that a filter lets through, only the exercises that it lets through.
  @Test(arguments: [
    ("", 8, 2950), ("--exercise remada", 3, 1300), ("--muscle chest", 4, 1650), ("--muscle abs", 1, 0),
    ("--muscle back --since 2026-02", 1, 300), ("--plan Alfa", 4, 1300),
  ])
  func sums(filter: String, sets: Int, kilograms: Int) throws {
    let journal = try ScratchJournal(Self.files)
    let words = filter.split(separator: " ").map(String.init)
    for view in ["stats", "history", "volume", "volume exercise"] {
      let answer = try Run.json("\(line: view) \(words)", in: journal, today: "2026-03-01")
      let rows = view == "stats" ? [answer] : answer["rows"].elements + answer["sessions"].elements
      #expect(rows.reduce(0) { $0 + ($1["working_sets"].decimal ?? 0) } == Decimal(sets), "\(view)")
      #expect(rows.reduce(0) { $0 + ($1["volume_kg"].decimal ?? 0) } == Decimal(kilograms), "\(view)")
    }
  }
}
