import CommandSupport
import Commands
import Testing

@Suite struct StatsTests {
  @Test func theJournalIsFoundFromBelow() throws {
    let journal = try ScratchJournal(["log/2026-01.txt": "2026-01-05\nA: 80kg x 10\n"])
    #expect(Run("stats", folder: journal.path + "/log").output.contains("80.0kg × 10"))
    #expect(Run("stats", folder: "/", environment: ["BUMBUM_DIR": journal.path]).output.contains("80.0kg × 10"))
    let none = Run("stats", folder: "/")
    #expect(none.code == .failure)
    #expect(none.errors.hasPrefix("bumbum: no journal here or in a folder above"))
    #expect(Run("stats --dir /nowhere/at/all").errors.contains("there is no folder '/nowhere/at/all'"))
    #expect(Run("stats --dir \(journal.path)/bumbum.toml").errors.contains("is no folder"))
  }

  /// 55 lb are 24.94758 kg: 24.95 to the hundredth, of which a tenth would be 25.0.
  @Test func volumeIsRoundedOnceInTheReportToo() throws {
    let journal = try ScratchJournal(["log/2026-01.txt": "2026-01-05 18:30-19:30\n  Squat: 55lb x 1\n"])
    let run = Run("report --output - --today 2026-01-05 --lang en", in: journal)
    #expect(run.output.contains("24.9 kg") && !run.output.contains("25.0 kg"))
  }
}
