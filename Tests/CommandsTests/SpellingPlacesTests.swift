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
  private static let rows: [(String, [String])] = [
    (
      "80kg x 10",
      [
        "80kg x 10", "80 kg x 10", "80kgs x 10", "80kilos x 10", "80 quilos x 10", "80 quilo x 10", "80kg×10",
        "80KG X 10", "80kg x10", "80kg x 10 reps", "80kg x 10 repetições", "80kg x 10rep", "80\u{A0}kg x 10",
      ]
    ),
    ("176lb x 10", ["176lb x 10", "176lbs x 10", "176 libras x 10", "176 pounds x 10", "176 lb × 10"]),
    ("62,5kg x 8", ["62,5kg x 8", "62,5 kg x 8", "62,5kg x 8 reps"]),
    ("62.5kg x 8", ["62.5kg x 8", "62.5 quilos x 8"]),
    ("80kg x 10/8/6", ["80kg x 10/8/6", "80 kg x 10 / 8 / 6"]),
    ("3x10", ["3x10", "3 x 10", "3×10", "3 sets of 10", "3 séries de 10", "3 series de 10"]),
    (
      "3x10 @ 80kg",
      [
        "3x10 @ 80kg", "3x10 @80kg", "3x10 com 80kg", "3x10 com 80 kg", "3x10 com 80 quilos", "3x10 de 80kg",
        "3x10 de 80 kg", "3x10 with 80 kg", "3 séries de 10 com 80kg", "3 sets of 10 with 80kg",
        "3 series de 10 de 80kg",
      ]
    ),
    ("bw x 8", ["bw x 8", "BW x 8", "pc x 8", "bodyweight x 8", "peso corporal x 8"]),
    ("bw+10kg x 8", ["bw+10kg x 8", "bw + 10kg x 8", "pc+10kg x 8"]),
    ("bw-20kg x 8", ["bw-20kg x 8", "bw − 20kg x 8"]),
    ("60s", ["60s", "60 seg", "60 segundos", "60 segundo", "60sec", "60 seconds"]),
    ("2min", ["2min", "2 min", "2 minutos", "2 minuto", "2 minutes"]), ("1h", ["1h", "1 hora", "1 hour"]),
    ("5km", ["5km", "5 km", "5 quilômetros"]), ("5km in 27:30", ["5km in 27:30", "5km em 27:30"]),
    ("400m", ["400m", "400 metros"]), ("3mi", ["3 miles", "3 milhas"]),
    (
      "80kg x 10 w",
      [
        "80kg x 10 w", "80kg x 10 warmup", "80kg x 10 warm-up", "80kg x 10 aquecimento", "80kg x 10 aquec",
        "80kg x 10 W",
      ]
    ),
    ("80kg x 10 f", ["80kg x 10 f", "80kg x 10 falha", "80kg x 10 até a falha", "80kg x 10 to failure"]),
    ("80kg x 10 d", ["80kg x 10 d", "80kg x 10 drop", "80kg x 10 dropset"]),
    ("80kg x 10 rpe 8", ["80kg x 10 rpe 8", "80kg x 10 RPE 8", "80kg x 10 pse 8"]),
    ("80kg x 10 rir 2", ["80kg x 10 rir 2"]),
  ]

  @Test(arguments: rows) func readsTheSameEverywhere(plain: String, spellings: [String]) throws {
    let hasLoad = plain.contains("@") || plain.hasPrefix("bw") || plain.contains("kg x")
    let isOne = !plain.contains("/") && !plain.contains("3x")
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
      if isOne, plain.hasPrefix("80kg") {
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
