import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

@Suite struct StatsTests {
  private let stats = ["stats", "--dir", Repository.exampleJournal, "--today", "2026-02-28", "--lang", "en"]

  @Test func oneExercise() {
    let run = Run("\(stats) supino reto")
    #expect(run.output.hasPrefix("Supino reto\n"))
    #expect(run.output.contains("  Muscle group  chest\n"))
    #expect(run.output.contains("  Last done     2026-02-26 18:30 (2 days ago)\n"))
    #expect(run.output.contains("Records\n  85.0kg × 5  2026-02-26 18:30\n"))
  }

  @Test(arguments: [
    ("SUPINO RETO", "Supino reto"), ("elevacao", "Elevação lateral"),
    ("bench press (barbell)", "Supino reto"), ("terra", "Levantamento terra"),
  ])
  func findsAnExercise(query: String, name: String) {
    #expect(Run("\(stats) \(query)").output.hasPrefix(name + "\n"))
  }

  @Test func saysWhatItDidNotFind() {
    let several = Run("\(stats) rosca")
    #expect(several.code == .failure)
    #expect(several.errors.contains("'rosca' could be 'Rosca direta', 'Rosca martelo'"))
    let none = Run("\(stats) 'Supino retto'")
    #expect(none.errors.contains("did you mean 'Supino reto'?"))
  }

  @Test func speaksPortuguese() {
    let run = Run("stats --dir \(Repository.exampleJournal) --today 2026-02-28")
    #expect(run.output.contains("  Volume      461.712,3 kg\n"))
    #expect(run.output.contains("28/02/2026"))
    #expect(run.output.contains("  Fevereiro de 2026  15 de 28 dias (54% do mês)\n"))
  }

  @Test func saysWhichFilesAreMissing() throws {
    let journal = try ScratchJournal(["log/2026-01.txt": "2026-01-05\nSupino: 80kg x 10\n"])
    for month in 2...6 {
      try journal.link("log/2026-0\(month).txt", to: "/dev/null")
    }
    let run = Run("stats --today 2026-01-05", in: journal)
    let reason = "the link leads out of the journal; what it holds is missing here\n"
    #expect(
      run.errors == (2...4).map { "bumbum: can't read 'log/2026-0\($0).txt': \(reason)" }.joined()
        + "bumbum: can't read 2 more; see 'bumbum lint'\n")
    #expect(run.output.contains("  Sessions      1\n"))
  }

  @Test func countsWhatIsGoodBesideWhatIsBad() throws {
    let journal = try ScratchJournal([
      "log/2026-01.txt":
        "2026-01-05 18:30-19:42\nSupino: 80kg x 10, 90kk x 8\n2026-01-32 lixo\nSupino: 200kg x 1\n",
      "checkins/2026/01.txt": "[2026-01-05]\n\n[2026-01-99]\n",
    ])
    let run = Run("stats --today 2026-01-05", in: journal)
    #expect(run.code == .success)
    #expect(run.errors == "bumbum: the journal has mistakes; see 'bumbum lint'\n")
    #expect(run.output.contains("  Sessions      1\n"))
    #expect(run.output.contains("  Current  1 day  2026-01-05\n"))
    #expect(run.output.contains("80.0kg × 10"))
    #expect(!run.output.contains("200.0kg"))
  }

  @Test func anEmptyJournalSaysHowToBegin() throws {
    let journal = try ScratchJournal()
    let run = Run("stats", in: journal)
    #expect(run.code == .success)
    #expect(run.output.hasPrefix("No completed session yet."))
    #expect(run.output.contains("  Current  0 days\n"))
  }

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
  @Test(arguments: ["stats", "history", "show 2026-01-05", "volume", "volume muscle", "report --output -"])
  func volumeIsRoundedOnce(command: String) throws {
    let journal = try ScratchJournal(["log/2026-01.txt": "2026-01-05 18:30-19:30\n  Squat: 55lb x 1\n"])
    let words = command.split(separator: " ").map(String.init)
    let run = Run("\(words) --today 2026-01-05 --lang en", in: journal)
    #expect(run.output.contains("24.9 kg") && !run.output.contains("25.0 kg"))
  }
}
