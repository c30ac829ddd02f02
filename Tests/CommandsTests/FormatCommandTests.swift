import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// `bumbum fmt`: words in, files and text out.
@Suite struct FormatCommandTests {
  private static let odd = "2026-01-05  7:30\nSupino reto: 80KGx10\n"
  private static let even = "2026-01-05 07:30\n  Supino reto: 80kg x 10\n"

  private func journal(_ files: [String: String] = ["log/2026-01.txt": odd]) throws -> ScratchJournal {
    try ScratchJournal(files)
  }

  private func text(_ journal: ScratchJournal, _ path: String = "log/2026-01.txt") -> String? {
    FileManager.default.contents(atPath: journal.path + "/" + path).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test func oneFileOfAJournalFromAnywhere() throws {
    let journal = try journal(["log/2026-01.txt": Self.odd, "log/2026-02.txt": Self.odd])
    let file = journal.path + "/log/2026-02.txt"
    let run = Run("fmt \(file)", folder: NSTemporaryDirectory())
    #expect(run.output == "formatted \(file)\n")
    #expect(text(journal, "log/2026-02.txt") == Self.even)
    #expect(text(journal) == Self.odd)
  }

  /// Lines that stay are found in a text of thousands.
  @Test func aLongDiffHoldsOnlyWhatChanges() throws {
    let sessions = (1...800).map { "2026-01-05 18:30 Treino N\($0)\n  Supino: 80KGx10\n" }.joined()
    let journal = try journal(["log/2026-01.txt": sessions])
    let lines = Run("fmt --diff", in: journal).output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("-") }.count == 1 + 800)
    // And a blank line above each session but the first.
    #expect(lines.filter { $0.hasPrefix("+") }.count == 1 + 800 + 799)
    #expect(lines.filter { $0.hasPrefix(" ") } == (1...800).map { " 2026-01-05 18:30 Treino N\($0)" })
  }

  /// What `patch` makes of a file by the diff is what fmt writes.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/patch")))
  func patchTakesTheDiff() throws {
    for seed in UInt64(0)..<30 {
      let journal = try journal([:])
      try journal.write(
        "log/2026-01.txt", Data(RandomLog.bytes(seed: seed).filter { $0 != 0x07 && $0 < 0x80 }))
      let diff = Run("fmt --diff", in: journal).output
      try journal.write("a.diff", Data(diff.utf8))
      let before = text(journal)
      _ = Run("fmt", in: journal)
      let wanted = text(journal)
      try journal.write("log/2026-01.txt", Data((before ?? "").utf8))
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/patch")
      process.arguments = ["--binary", "-s", "-p0", "-i", "a.diff"]
      process.currentDirectoryURL = URL(fileURLWithPath: journal.path)
      if !diff.isEmpty {
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "seed \(seed)")
      }
      #expect(text(journal) == wanted, "seed \(seed)")
    }
  }

  @Test func standardInputNeedsNoJournal() {
    let run = Run("fmt -", folder: "/", input: Self.odd)
    #expect(run.output == Self.even && run.errors == "" && run.code == .success)
    let named = ["fmt", "-", "--stdin-filename", "checkins/2026/01.txt"]
    let entry = "[2026-01-15 7:30]\n"
    #expect(Run(Line(named), folder: "/", input: entry).output == "[2026-01-15 07:30]\n")
    let check = Run("\(named) --check", folder: "/", input: entry)
    #expect(check.output == "checkins/2026/01.txt\n" && check.code == .findings)
    #expect(Run("fmt - --check", folder: "/", input: Self.even).code == .success)
  }
}
