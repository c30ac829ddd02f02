import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// Where there is little room, and where options stand in the wrong place.
@Suite struct NarrowTests {
  /// `a` and `b` are lines of a help that no terminal breaks.
  @Test(arguments: [40, 60, 80, 100])
  func helpFitsTheTerminal(width: Int) {
    let names = [""] + CommandList.whole.all.map(\.name)
    for name in names {
      let words = name.isEmpty ? ["help"] : ["help", name]
      let wide = Run(Line(words)).output
      let narrow = Run(Line(words), isTerminal: true, width: width).output.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
      for line in narrow.split(separator: "\n") where line.count > width {
        // A word that is longer than a line stays whole.
        #expect(line.trimmingCharacters(in: .whitespaces).split(separator: " ").count == 1, "\(name): \(line)")
      }
      // No word is broken, left out or added.
      #expect(narrow.split(whereSeparator: \.isWhitespace) == wide.split(whereSeparator: \.isWhitespace), "\(name)")
    }
  }

  /// Neither a page of help nor a view has a line that the terminal would break, or that ends inside of a set.
  @Test(
    arguments: [
      ["help"], ["help", "cheatsheet"], ["help", "tutorial"], ["help", "sync"], ["help", "json"], ["stats"],
      ["plan", "simulate", "--weeks", "8"], ["help", "codes"], ["help", "unknown-exercise"], ["volume"],
      ["next", "--warm-ups"],
    ], ["en", "pt-BR"])
  func fitsFortyColumns(words: [String], language: String) {
    let run = Run(
      "\(words) --lang \(language) --dir \(Repository.exampleJournal)", isTerminal: true, width: 40,
      now: "2026-02-28 12:00")
    let lines = run.output.replacing(#/\u{1B}\[[0-9;]*m/#, with: "").split(separator: "\n").map(String.init)
    #expect(run.code == .success && lines.count > 20)
    for line in lines {
      #expect(line.count <= 40 || line.split(separator: " ").count == 1, "\(line)")
      let words = line.split(separator: " ", omittingEmptySubsequences: false)
      #expect(words.first { !$0.isEmpty } != "·" && !["x", "×", "@", ""].contains(words.last), "\(line)")
    }
    // No word is left out or added.
    let wide = Run("\(words) --lang \(language) --dir \(Repository.exampleJournal)", now: "2026-02-28 12:00")
      .output
    if words[0] == "help" {
      #expect(lines.joined(separator: " ").split(separator: " ") == wide.split(whereSeparator: \.isWhitespace))
    }
  }

  /// The reason of a refusal and what to write, findings and their help: broken between words, below themselves.
  @Test func talkAndFindingsFitFortyColumns() throws {
    let journal = try ScratchJournal([
      "log/2026-01.txt": "2026-01-05 18:30\n  Bench: 80x10\n", "exercises.txt": "Bench: chest\n",
    ])
    let refused = Run("measure", in: journal, isTerminal: true, talkWidth: 30)
    #expect(refused.errors.contains("bumbum: a weight is missing\n        write 'bumbum measure\n        81.2kg'\n"))
    let found = Run("lint", in: journal, isTerminal: true, width: 40).output.replacing(
      #/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(
      found.hasPrefix(
        """
        log/2026-01.txt:2:10:
            error[ambiguous-load]: '80x10' could
            be 80 sets of 10, or 80 kg for 10
            reps
           |
         2 |   Bench: 80x10
           |          ^^^^^
        """))
    for line in found.split(separator: "\n") { #expect(line.count <= 40, "\(line)") }
  }

  /// So are those of a kind below the first, and what is said of a second place.
  @Test func findingsBelowOthersFitFortyColumns() throws {
    let exercises = ["Bench press", "Overhead press", "Bent-over row", "Goblet squat"].map { "  \($0): 80kg x 8\n" }
      .joined()
    let field = "  humor = um dia muito bom, e longo\n"
    let journal = try ScratchJournal(["log/2026-01.txt": "2026-01-05 18:30\n\(exercises)\(field)\(field)"])
    let found = Run("lint", in: journal, isTerminal: true, width: 40).output.replacing(
      #/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(found.contains("   = and 3 more: 'bumbum lint --full'\n"))
    for line in found.split(separator: "\n") { #expect(line.count <= 40, "\(line)") }
  }

  /// The names of all records of an exercise, and the records, stand below each other.
  @Test func recordsOfAnExerciseAreAligned() {
    let run = Run(
      "stats --dir \(Repository.exampleJournal) --lang pt-BR", isTerminal: true, width: 40, now: "2026-02-28 12:00")
    #expect(run.output.contains("  Recorde     +10,0kg × 45s\n  Recorde     1:30\n"))
  }

  /// The day that a week begins on, a number: in a table its heading says what it is.
  @Test func aBlockSaysWhatItsFirstCellIs() {
    let run = Run("volume --dir \(Repository.exampleJournal)", isTerminal: true, width: 36, now: "2026-02-28 12:00")
    #expect(run.output.replacing(#/\u{1B}\[[0-9;]*m/#, with: "").hasPrefix("Semana de 23/02/2026\n"))
  }

  /// Names that look like commands are values of options here.
  @Test func homeHasOptionsToo() throws {
    let journal = try ScratchJournal()
    #expect(!Run("--dir lint").errors.contains("stand after"))
    #expect(Run("--json", in: journal).output.hasPrefix("{"))
  }

  @Test func aTableLosesAColumnBeforeItIsBlocks() throws {
    let journal = try ScratchJournal([
      "log/2026-01.txt": "2026-01-05 18:30-19:30 Treino com nome grande\n  Supino reto com barra e pausa: 80kg x 5\n"
    ])
    func run(_ command: String, _ width: Int) -> String {
      Run(Line(command), in: journal, isTerminal: true, width: width, now: "2026-01-09 12:00").output
        .replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    }
    func heading(_ text: String) -> [Substring] {
      text.split(separator: "\n")[0].split(separator: "  ", omittingEmptySubsequences: true)
    }
    #expect(
      heading(run("history", 100)).map { $0.trimmingCharacters(in: .whitespaces) } == [
        "Date", "When", "Session", "Duration", "Sets", "Volume",
      ])
    #expect(
      heading(run("history", 60)).map { $0.trimmingCharacters(in: .whitespaces) } == [
        "Date", "Session", "Duration", "Sets", "Volume",
      ])
    #expect(
      heading(run("history", 50)).map { $0.trimmingCharacters(in: .whitespaces) } == [
        "Date", "Session", "Sets", "Volume",
      ])
    // All of it, below each other.
    let blocks = run("history", 40)
    #expect(blocks.hasPrefix("2026-01-05\n") && blocks.contains("When") && blocks.contains("Duration"))
    #expect(
      heading(run("records", 60)).map { $0.trimmingCharacters(in: .whitespaces) } == ["Exercise", "Record", "Date"])
  }

  /// What a person is told to write is in the language that it is said in.
  @Test func samplesAreEnglish() {
    for command in CommandList.whole.all {
      let help = Run("help \(command.name)").output
      for word in ["upino", "reino", "gripe", "Agachamento", "Terra", "Corrida leve", "dormi"] where help.contains(word)
      {
        Issue.record("\(command.name): \(word)")
      }
    }
  }
}
