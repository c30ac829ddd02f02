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

  @Test func writesWhatIsNotInTheStyleAndUndoTakesItBack() throws {
    let journal = try journal([
      "log/2026-01.txt": Self.odd, "log/2026-02.txt": "2026-02-05\n", "exercises.txt": "Supino reto:chest\n",
    ])
    let run = Run("fmt", in: journal)
    #expect(run.output == "formatted log/2026-01.txt\n")
    #expect(
      run.errors
        == "1 file formatted, 3 unchanged; 1 line with an error stays as it is, see 'bumbum lint'\n")
    #expect(run.code == .success)
    #expect(text(journal) == Self.even)
    #expect(text(journal, "exercises.txt") == "Supino reto:chest\n")
    let again = Run("fmt", in: journal)
    #expect(again.output == "" && again.errors.hasPrefix("0 files formatted, 4 unchanged"))
    #expect(Run("undo", in: journal).code == .success)
    #expect(text(journal) == Self.odd)
  }

  @Test func checkListsAndWritesNothing() throws {
    let journal = try journal(["log/2026-01.txt": Self.odd, "log/2026-02.txt": "2026-02-05"])
    let run = Run("fmt --check", in: journal)
    #expect(run.output == "log/2026-01.txt\nlog/2026-02.txt\n")
    #expect(run.errors == "2 files would be formatted, 1 unchanged\n")
    #expect(run.code == .findings)
    #expect(text(journal) == Self.odd)
    #expect(!journal.holds(".bumbum"))
    #expect(Run("fmt", in: journal).code == .success)
    #expect(Run("fmt --check", in: journal).code == .success)
  }

  @Test func oneFileOfAJournalFromAnywhere() throws {
    let journal = try journal(["log/2026-01.txt": Self.odd, "log/2026-02.txt": Self.odd])
    let file = journal.path + "/log/2026-02.txt"
    let run = Run("fmt \(file)", folder: NSTemporaryDirectory())
    #expect(run.output == "formatted \(file)\n")
    #expect(text(journal, "log/2026-02.txt") == Self.even)
    #expect(text(journal) == Self.odd)
  }

  /// A hunk for each place, with three lines around it.
  @Test func diffHasAHunkForEachPlace() throws {
    let notes = (1...9).map { "  > \($0)\n" }.joined()
    let journal = try journal([
      "log/2026-01.txt": "2026-01-05  7:30\n\(notes)  Supino reto: 8\n  Rosca:8\n2026-01-06"
    ])
    let run = Run("fmt --diff", in: journal)
    #expect(
      run.output == """
        --- log/2026-01.txt
        +++ log/2026-01.txt
        @@ -1,4 +1,4 @@
        -2026-01-05  7:30
        +2026-01-05 07:30
           > 1
           > 2
           > 3
        @@ -10,4 +10,5 @@
           > 9
           Supino reto: 8
           Rosca:8
        -2026-01-06
        \\ No newline at end of file
        +
        +2026-01-06

        """)
    #expect(run.code == .findings)
    #expect(text(journal)?.hasSuffix("2026-01-06") == true)
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

  @Test func theSettingsAroundDecide() throws {
    let journal = try ScratchJournal(["bumbum.toml": "format = 1\n\n[fmt]\nalign = true\n"])
    let input = "2026-01-05\n  Supino reto: 8\n  Rosca: 8\n"
    #expect(Run("fmt -", in: journal, input: input).output == "2026-01-05\n  Supino reto: 8\n  Rosca:       8\n")
  }

  @Test(
    arguments: [
      "fmt nada.txt", "fmt log", "fmt README.md", "fmt - log/2026-01.txt", "fmt --chek", "fmt --check nada.txt",
    ] as [Line])
  func whatCanNotBeFormattedSaysSo(_ line: Line) throws {
    let journal = try journal(["log/2026-01.txt": Self.odd, "README.md": "x"])
    let run = Run(line, in: journal)
    #expect(run.code == .failure)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("bumbum: ") && run.errors.split(separator: "\n").count == 2)
    #expect(text(journal) == Self.odd)
  }

  /// What the program itself writes is in the style.
  @Test(arguments: ["en", "pt-BR"]) func whatCommandsWriteIsInTheStyle(_ language: String) throws {
    let place = try ScratchJournal()
    let journal = place.path + "/novo"
    #expect(Run("init \(journal) --lang \(language)").code == .success)
    for words in [
      ["start", "--at", "9:05"], ["set", "--new", "bench", "60kg", "x", "10", "w"], ["set", "80kg", "x", "10/8"],
      ["set", "--new", "squat", "3x5", "@", "100kg", "--note", "knee"], ["finish", "--at", "9:40"],
      ["checkin", "Gym", "Back"], ["skip", "2026-01-07"], ["measure", "81kg"],
    ] {
      #expect(Run(Line(words), folder: journal, now: "2026-01-05 19:50").code == .success, "\(words)")
    }
    let check = Run("fmt --check", folder: journal)
    #expect(check.output == "" && check.code == .success)
  }

  @Test func aNewerFormatIsNotTouched() throws {
    let journal = try journal(["log/2026-01.txt": Self.odd, "bumbum.toml": "format = 2\n"])
    for words in [["fmt"], ["fmt", "--check"], ["fmt", "--diff"]] {
      let run = Run(Line(words), in: journal)
      #expect(run.code == .failure && run.errors.contains("format 2"))
    }
    #expect(text(journal) == Self.odd)
  }

  /// One file that can't be read keeps no other from its style, and is said.
  @Test func anUnreadableFileIsSaid() throws {
    let journal = try journal()
    try journal.link("log/2026-02.txt", to: "/etc/hostname")
    let run = Run("fmt", in: journal)
    #expect(run.code == .failure)
    #expect(run.errors.contains("can't read 'log/2026-02.txt': the link leads out of the journal"))
    #expect(text(journal) == Self.even)
  }
}
