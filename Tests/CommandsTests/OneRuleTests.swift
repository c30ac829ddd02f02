import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// A number or a word that several commands say means the same in each.
@Suite struct OneRuleTests {
  private func run(
    _ line: Line, _ journal: ScratchJournal, language: String = "en", now: String = "2026-01-05 19:00"
  ) -> Run {
    Run("\(line) --lang \(language)", in: journal, now: now)
  }

  private static let pullUps = [
    "plans/a.md":
      "+++\ncreated = 2026-01-01\n+++\n\n# Plan A\n\n- Pull-up: back, 3x5 @ bw\n- Dip: chest, 2x5 @ bw+10kg\n",
    "checkins/2025/11.txt": "[measure 2025-11-02]\nbodyweight = 80kg\n",
  ]

  /// Three times 5 × 80 kg and twice 5 × 90 kg.
  @Test func aSimulationCountsTheBody() throws {
    let journal = try ScratchJournal(Self.pullUps)
    let run = run("plan simulate 'Plan A' --weeks 1 --days 1", journal)
    #expect(run.output.contains("2,100 kg") && !run.output.contains("no bodyweight"), "\(run.output)")
    let json = try Run.json("plan simulate 'Plan A' --weeks 1 --days 1", in: journal, today: "2026-01-05")
    #expect("\(json)".contains("2100"), "\(json)")
  }

  @Test func aSimulationSaysWhatItDoesNotKnow() throws {
    var files = Self.pullUps
    files["checkins/2025/11.txt"] = nil
    let run = run("plan simulate 'Plan A' --weeks 1 --days 1", try ScratchJournal(files))
    #expect(
      run.output.contains("100 kg") && run.output.contains("5 bodyweight sets are in it with the added load only"),
      "\(run.output)")
  }

  @Test(arguments: [
    ("en", "Days that count\n", "  Check-ins     0\n"), ("pt-BR", "Dias que contam\n", "  Check-ins        0\n"),
  ])
  func statsSayWhatTheyCount(language: String, heading: String, checkIns: String) throws {
    let journal = try ScratchJournal([
      "bumbum.toml": "format = 1\ntrained = \"any\"\n",
      "log/2026-01.txt": "2026-01-02 18:30-19:30\n  Squat: 5x5 @ 80kg\n",
    ])
    let output = run("stats", journal, language: language).output
    #expect(output.contains(heading) && output.contains(checkIns) && !output.contains("All"), "\(output)")
  }

  /// What is called a record is one of those that 'records' lists.
  @Test(arguments: [
    ("60kg x 8", "Best so far: 60.0kg × 8, the most with that load or more"),
    ("80kg x 6", "New record: 80.0kg × 6 (before 80.0kg × 5)"),
  ])
  func aRecord(sets: String, said: String) throws {
    let journal = try ScratchJournal([
      "log/2026-01.txt": "2026-01-02 18:30-19:30\n  Squat: 60kg x 6, 80kg x 5\n\n2026-01-05 18:30-?\n"
    ])
    let output = run("set squat \(sets)", journal).output
    #expect(output.contains(said), "\(output)")
    #expect(run("finish", journal).code == .success)
    #expect(
      run("records", journal).output.contains(sets.replacingOccurrences(of: "kg x ", with: ".0kg × "))
        == said.hasPrefix("New record"))
  }

  @Test func theTopOfARangeWithoutAnIncrement() throws {
    let journal = try ScratchJournal([
      "plans/a.md": "+++\ncreated = 2026-01-01\n+++\n\n# Plan A\n\n- Squat: legs, 3x8-10\n- Row: back, 3x8\n",
      "log/2026-01.txt": "2026-01-02 18:30-19:30 Plan A\n  Squat: 3x10 @ 60kg\n  Row: 3x8 @ 60kg\n",
    ])
    let lines = run("next 'plan a'", journal).output.split(separator: "\n")
    #expect(
      lines.count == 3
        && lines[1].hasPrefix(
          "  Squat: 3x10 @ 60kg  # top reached, time for more load ('add' in the plan adds it): 3x10 @ 60kg on"),
      "\(lines)")
    #expect(lines.last?.hasPrefix("  Row: 3x8 @ 60kg     # again: ") ?? false)
  }
}
