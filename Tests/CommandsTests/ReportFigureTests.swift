import CommandSupport
import TestSupport
import Testing

/// The numbers on the page are those of the views: a script in another language reads them off its tables, in both
/// languages, and compares them with `--json`.
@Suite(
  .enabled(if: Python.isThere && BuiltProgram.path != nil, "python3 is missing: the report's numbers are not compared"))
struct ReportFigureTests {
  private func compare(_ journals: [String]) throws {
    let program = try #require(BuiltProgram.path)
    let run = Run.program("python3", [Repository.root + "/Tests/Independent/report.py", program] + journals)
    let said = String(decoding: run?.output ?? [], as: UTF8.self)
    #expect(run?.code == 0 && said.contains("agree"), "\(journals): \(said)")
  }

  @Test func ofTheExamples() throws {
    let folders = ["examples/diario", "examples/broken", "Tests/Snapshots/journal"]
    try compare(folders.map { "\(Repository.root)/\($0)=2026-03-14 10:15" })
  }

  @Test(arguments: seeds(200)) func ofRandomJournals(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let written = RandomJournal(&random)
    let journal = try ScratchJournal(written.files)
    try compare(["\(journal.path)=\(written.now)"])
  }
}
