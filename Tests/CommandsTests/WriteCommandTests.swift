import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// Commands that write photos, read keys, or meet lines as Windows ends them; the others are in Transcripts/writing.txt.
@Suite struct WriteCommandTests {
  private static let plan =
    "+++\ncreated = 2026-01-01\n+++\n\n# Treino A\n\n- Supino reto: chest, 4x8\n- Barra fixa: back, 3x8\n"

  private func journal(_ files: [String: String] = [:]) throws -> ScratchJournal {
    let base = ["bumbum.toml": "format = 1\nplan = \"Treino A\"\n", "plans/treino-a.md": Self.plan]
    return try ScratchJournal(base.merging(files) { $1 })
  }

  /// Runs what succeeds, at a time of 5 January 2026 or at another moment.
  @discardableResult
  private func run(_ line: Line, _ journal: ScratchJournal, at time: String) -> Run {
    let run = Run(line, in: journal, now: time.count == 5 ? "2026-01-05 \(time)" : time)
    #expect(run.code == .success, "\(line): \(run.errors)")
    return run
  }

  @Test func checkInsQuickAndFull() throws {
    let journal = try journal(["log/2026-01.txt": "2026-01-15 07:00-08:00 Treino A\n"])
    let photo = Repository.exampleJournal + "/checkins/2025/12-06-0820.jpg"
    let details: Line = "--calories 420 --location Aterro --photo \(photo) --note 'Sol forte.'"
    run("checkin corrida 'Corrida na orla' \(details)", journal, at: "2026-01-15 08:10")
    #expect(
      try journal.text("checkins/2026/01.txt") == """
        [2026-01-15 08:10]
        type = Corrida
        title = Corrida na orla
        calories = 420
        location = Aterro
        photo = 01-15-0810.jpg
        > Sol forte.

        """)
    #expect(
      journal.bytes("checkins/2026/01-15-0810.jpg") == FileManager.default.contents(atPath: photo).map(Array.init))
    #expect(run("checkin", journal, at: "2026-01-15 20:00").output == "Checked in at 08:10\n")
    #expect(
      run("checkin", journal, at: "2026-01-16 20:00").output
        == "checkins/2026/01.txt:9: [2026-01-16 20:00]\nChecked in at 20:00 · 2 days\n")
    run("lint --strict", journal, at: "2026-01-20 12:00")
  }

  @Test func aSessionIsFoundByTheFormerNameOfItsPlan() throws {
    let journal = try ScratchJournal([
      "bumbum.toml": "format = 1\nplan = \"Peito\"\n",
      "plans/peito.md":
        "+++\naka = [\"Treino A\"]\n+++\n# Peito\n\n## Segunda\n- Supino reto: chest, 3x8, rest 2min\n",
      "plans/outro.md": "# Outro\n\n- Supino reto: chest, rest 30s\n",
      "log/2026-01.txt":
        "2026-01-05 18:30-19:00 Treino A / Segunda\n  Supino reto: 80kg x 8\n\n2026-01-06\n  Corrida: 5km\n\n"
        + "2026-01-12 18:30-? Treino A\n  Supino reto: 80kg x 8\n",
    ])
    #expect(
      run("start --repeat", journal, at: "2026-01-12 19:00").output
        == "2026-01-12 19:00 Treino A / Segunda\n  Supino reto: 80kg x 8\n")
    #expect(Run("rest", in: journal, isTerminal: true).errors.hasPrefix("\r02:00 \r01:59 "))
  }

  /// As Windows ends lines.
  @Test func theEndsOfLinesStay() throws {
    let journal = try journal(["log/2026-01.txt": "2026-01-03\r\n"])
    let added = run("add session 2026-01-05 Leve", journal, at: "2026-01-08 12:00")
    #expect(added.output == "log/2026-01.txt:3: 2026-01-05 Leve\n")
    #expect(try journal.text("log/2026-01.txt") == "2026-01-03\r\n\r\n2026-01-05 Leve\r\n")
    let other = try self.journal(["log/2026-01.txt": "2026-01-05\n"])
    let input = "2026-01-06 9:00-9:30 Corrida\r\n  Corrida: 3km in 17:30\r\n\r\n"
    #expect(Run("add session -", in: other, input: input, now: "2026-01-09 12:00").code == .success)
    #expect(
      try other.text("log/2026-01.txt") == "2026-01-05\n\n2026-01-06 9:00-9:30 Corrida\n  Corrida: 3km in 17:30\n")
  }
}
