import CommandSupport
import Commands
import Foundation
import Grammar
import TestSupport
import Testing
import Text
import Training

/// What reads in one place reads in every place: each spelling of sets means the same wherever sets are typed.
@Suite struct SpellingPlacesTests {
  /// What `fmt` writes, and the spellings of it.
  @Test(arguments: Rows.of("spellings", "readsTheSameEverywhere")) func readsTheSameEverywhere(_ row: [String]) throws {
    let (plain, spellings) = (row[0], Rows.list(row[1]))
    let hasLoad = plain.contains("@") || plain.hasPrefix("bw") || plain.contains("kg x")
    for spelling in spellings {
      #expect(logged("  Supino: \(spelling)") == plain, "\(spelling): a line of a log")
      #expect(logged("  Supino:\n    - \(spelling)") == plain, "\(spelling): a line of sets")
      #expect(planned(spelling) == plain, "\(spelling): a line of a plan")
      let set = try logged(running: ["set", "Supino"] + spelling.split(separator: " ").map(String.init))
      #expect(set == plain, "\(spelling): 'set'")
      let line = "Supino: \(spelling)"
      #expect(
        try logged(running: ["add", "session", "2026-11-24", "18:00", line]) == plain, "\(spelling): 'add session'")
      let input = "2026-11-24 18:00\n\(line)\n"
      #expect(try logged(running: ["add", "session", "-"], input: input) == plain, "\(spelling): standard input")
      #expect(try planned(running: ["add", "Plano A", "Rosca", "arms,", spelling]) == plain, "\(spelling): 'plan add'")
      if hasLoad {
        #expect(try planned(running: ["edit", "Plano A", "Supino", spelling]) == plain, "\(spelling): 'plan edit'")
      }
      if plain.contains("80kg") {
        let words = ["set", "--edit", "1"] + spelling.split(separator: " ").map(String.init)
        #expect(try logged(running: words, done: "  Supino: 70kg x 10\n") == plain, "\(spelling): '--edit'")
      }
    }
  }

  /// The sets of a line of a log as `fmt` writes them.
  private func logged(_ line: String) -> String {
    formatted("2026-11-25 18:30\n\(line)\n", "log/2026-11.txt").split(separator: "\n").last
      .map { $0.trimmingCharacters(in: .whitespaces).replacing("Supino: ", with: "").replacing("- ", with: "") } ?? ""
  }

  private func planned(_ attributes: String) -> String {
    let text = formatted("# Plano A\n\n- Supino: chest, \(attributes)\n", "plans/a.md")
    return String(text.split(separator: "\n").last?.dropFirst("- Supino: chest, ".count) ?? "")
  }

  private func formatted(_ text: String, _ path: String) -> String {
    guard let kind = FileKind(path: path) else { return "" }
    let edits = Grammar.Formatter.edits(for: Source(name: path, text: text), kind: kind, settings: Settings())
    return edits.applied(to: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private func journal(done: String = "") throws -> ScratchJournal {
    try ScratchJournal([
      "exercises.txt": "Supino: chest\n", "log/2026-11.txt": "2026-11-25 18:30-?\n" + done,
      "plans/a.md": "# Plano A\n\n- Supino: chest, 3x8\n",
    ])
  }

  private func logged(running words: [String], input: String = "", done: String = "") throws -> String {
    let journal = try journal(done: done)
    let run = Run(Line(words), in: journal, input: input, now: "2026-11-25 19:00")
    guard run.code == .success else { return run.errors }
    let log = try journal.text("log/2026-11.txt")
    return logged(log.split(separator: "\n").last { $0.contains("Supino:") }.map(String.init) ?? "")
  }

  private func planned(running words: [String]) throws -> String {
    let journal = try journal()
    let run = Run("plan \(words)", in: journal, now: "2026-11-25 19:00")
    guard run.code == .success else { return run.errors }
    let plan = try journal.text("plans/a.md")
    let line = plan.split(separator: "\n").last { $0.hasPrefix("- ") } ?? ""
    return planned(line.split(separator: ", ", maxSplits: 1).last.map(String.init) ?? "")
  }
}
