import CommandSupport
import Foundation
import TestSupport
import Testing

/// What comes after sessions that did not go as planned: each line was worked out by hand from the
/// page of progression. Plans of several exercises and days are in Transcripts/what-comes-next.txt.
@Suite struct NextAfterTests {
  @Test(arguments: Rows.of("next", "sets")) func sets(_ row: [String]) throws {
    let (target, done, expected) = (row[0], Rows.list(row[1]), row[2])
    let log = done.enumerated().map { number, line in
      "2026-01-0\(number + 1) 18:30-19:30 Plan A\n  Row: \(line.replacing("; ", with: "\n  "))\n"
    }
    let journal = try ScratchJournal([
      "log/2026-01.txt": log.joined(separator: "\n"),
      "plans/a.md": "+++\ncreated = 2026-01-01\n+++\n\n# Plan A\n\n- Row: back, \(target)\n",
    ])
    let lines = Run("next 'plan a'", in: journal, now: "2026-01-20 12:00").output.split(separator: "\n")
    #expect(
      lines.count == 2 && lines[1].split(separator: "#")[0].trimmingCharacters(in: .whitespaces) == "Row: \(expected)")
  }
}
