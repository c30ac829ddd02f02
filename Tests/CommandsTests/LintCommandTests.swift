import CommandSupport
@testable import Commands
import Foundation
import TestSupport
import Testing

@Suite struct LintCommandTests {
  /// A file brings its journal along, and its path can be opened from there; standard input needs none.
  @Test func outsideOfAJournal() throws {
    let journal = try ScratchJournal([
      "exercises.txt": "A: arms\n", "log/2026-01.txt": "2026-01-05\nA: 80x10\n",
      "log/2026-02.txt": "2026-02-05\nA: 70x10\n",
    ])
    let named = Run("lint \(journal.path)/log/2026-02.txt", folder: "/").output
    #expect(named.contains("log/2026-02.txt:2:4") && !named.contains("'80x10'"))
    #expect(
      Run("lint \(journal.path)/log/2026-03.txt", folder: "/").errors
        == "bumbum: can't read '\(journal.path)/log/2026-03.txt': no such file or folder\n")
    let alone = Run("lint -", folder: "/", input: "2026-01-05\nA: 80x10\n")
    #expect(alone.output.contains("<stdin>:2:4: error[ambiguous-load]"))
  }

  @Test func otherFilesStandBesideOneThatCantBeRead() throws {
    let journal = try ScratchJournal([
      "exercises.txt": "A: arms\n", "log/2026-01.txt": "2026-01-05\nA: 80x10\n",
    ])
    try FileManager.default.createDirectory(
      atPath: journal.path + "/log/2026-02.txt", withIntermediateDirectories: true)
    let run = Run("lint", in: journal)
    #expect(run.output.contains("log/2026-02.txt:1:1: error[unreadable-file]"))
    #expect(run.output.contains("error[ambiguous-load]"))
  }

  @Test func noEscapesInAPipe() throws {
    let journal = try ScratchJournal([
      "log/2026-01.txt": "2026-01-05 \u{1B}[31mrot\nA: 80x10 \"\u{1B}]0;x\u{7}\"\n"
    ])
    for words in [["lint"], ["stats"], ["lint", "--color", "auto"]] {
      let run = Run(Line(words), in: journal)
      #expect(!run.output.contains("\u{1B}") && !run.errors.contains("\u{1B}"))
    }
    #expect(Run("lint --color always", in: journal).output.contains("\u{1B}["))
    #expect(Run("lint", in: journal, isTerminal: true).output.contains("\u{1B}["))
    #expect(!Run("lint", in: journal, environment: ["NO_COLOR": "1"], isTerminal: true).output.contains("\u{1B}"))
    #expect(!Run("lint", in: journal, environment: ["TERM": "dumb"], isTerminal: true).output.contains("\u{1B}"))
  }

  @Test func nothingOutsideTheJournalIsRead() throws {
    let outside = try ScratchJournal(["secret.txt": "2026-01-05\nA: 80x10\n"])
    let journal = try ScratchJournal(["log/2026-01.txt": "2026-01-05\n"])
    try journal.link("log/2026-02.txt", to: outside.path + "/secret.txt")
    try journal.link("log/2026-03.txt", to: "2026-03.txt")
    try journal.link("checkins", to: "/")
    let run = Run("lint", in: journal)
    #expect(!run.output.contains("80x10"))
    #expect(run.output.components(separatedBy: "error[unreadable-file]").count == 4)
  }
}

@Suite struct UsageTests {
  @Test func helpSaysEverything() {
    let overview = Run("help")
    #expect(overview.code == .success)
    for command in CommandList.whole.all {
      #expect(overview.output.contains("  \(command.name)\(command.short.map { ", " + $0 } ?? "") "))
      let help = Run("help \(command.name)")
      #expect(Run("\(command.name) -h").output == Run("\(command.name) --help").output)
      #expect(help.output.contains("Usage\n  bumbum \(command.name)"))
      #expect(help.output.contains("Examples\n"))
    }
    #expect(Run("").output == overview.output)
    #expect(Run("--help").output == overview.output)
  }

  /// A page in a file is no wider than a line of prose should be.
  @Test(arguments: ["en", "pt-BR"]) func helpIsNoWiderThanALine(language: String) {
    for name in CommandList.whole.all.map(\.name) + ["options"] {
      let lines = Run("help \(name) --lang \(language)").output.split(separator: "\n")
      for line in lines where line.count > 120 { Issue.record("\(name): \(line)") }
    }
  }

  /// Where a terminal is as small as they come.
  @Test(arguments: CommandList.whole.all.map(\.name), ["en", "pt-BR"]) func helpOfACommandFitsAScreen(
    name: String, language: String
  ) {
    let lines = Run("\(name) --help --lang \(language)", isTerminal: true, width: 80).output.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 25, "\(lines.count - 1) lines")
  }

  @Test func whatManyCommandsTakeIsSaidOnce() {
    let page = Run("help options").output
    for option in ["--dir DIR", "--now MOMENT", "--dry-run", "--since DATE", "--json"] {
      #expect(page.contains("\n  \(option) "))
      #expect(!Run("stats --help").output.contains("\n  \(option)  "))
    }
    #expect(Run("help stats").output.contains("What many commands take: 'bumbum help options'.\n"))
  }

  /// What is typed between two sets is short.
  @Test(arguments: [("s", "set"), ("r", "rest"), ("u", "undo"), ("f", "finish"), ("n", "next")])
  func shortForms(short: String, name: String) {
    let help = Run("\(short) --help").output
    #expect(help == Run("\(name) --help").output && help.contains("\n  bumbum \(short) …"))
    #expect(Run("help").output.contains("\n  \(name), \(short)"))
    let all = CommandList.whole.all
    #expect(Set(all.map(\.name) + all.compactMap(\.short)).count == all.count + 5)
  }

  @Test func everyOtherNameIsThere() {
    #expect(CommandList.whole.all.count <= 40)
    for successor in CommandList.otherNames.values where successor.contains("--") {
      let words = successor.split(separator: " ")
      let command = CommandList.whole.named(String(words[0]))
      #expect(command.map { words.count == 1 || $0.options.contains { $0.name == words[1] } } == true, "\(successor)")
    }
  }

  @Test func theFormatIsInTheProgram() throws {
    let document = try #require(FileManager.default.contents(atPath: Repository.root + "/FORMAT.md"))
    #expect(Run("help format").output == String(decoding: document, as: UTF8.self))
  }

  @Test func namesOfCommandsAreUnique() {
    #expect(Set(CommandList.whole.all.map(\.name)).count == CommandList.whole.all.count)
    #expect(CommandList.whole.all.allSatisfy { !$0.summary.hasSuffix(".") && !$0.usage.isEmpty })
  }

  @Test func theVersion() {
    let said = Run("--version").output
    #expect(said.hasPrefix("bumbum \(Program.version) (") && said.hasSuffix("), format 1\n"), "\(said)")
  }

  @Test func explainsACode() {
    let run = Run("help ambiguous-load")
    #expect(run.output.hasPrefix("error[ambiguous-load]: "))
    #expect(run.output.contains("    Bench: 80x10\n           ^^^^^\n"))
    #expect(Run("help codes").output.split(separator: "\n").count > 90)
    // Some examples are warnings, which can be allowed; errors can't.
    #expect(!run.output.contains("lint: allow"))
    #expect(Run("help odd-blank").output.contains("'# lint: allow odd-blank' behind it"))
  }

  @Test func showsTokens() {
    let run = Run("doctor --tokens \(Repository.exampleJournal)/bumbum.toml")
    #expect(run.output.hasPrefix("1:1\tcomment\t"))
  }

  @Test(arguments: ["", "--"])
  func everythingAfterTwoHyphensIsAnOperand(word: String) {
    #expect(Run("\(["help", word, "bad-date"].filter { !$0.isEmpty })").code == .success)
    #expect(Run("help -- --help").errors.contains("there is no command, topic or code '--help'"))
  }
}
