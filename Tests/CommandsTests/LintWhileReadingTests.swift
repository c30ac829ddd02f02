import CommandSupport
import TestSupport
import Testing

/// The whole journal is looked at log by log, while other threads read on; files that are named are read first, all of
/// them. Nobody may see a difference.
@Suite struct LintWhileReadingTests {
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func saysWhatLintOfTheNamedFilesSays(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var files = [
      "bumbum.toml": "format = 1\nplan = \"Treino A\"\n",
      "exercises.txt": "Supino reto: chest, aka Bench\nRemada: back\nPrancha: core\n",
      "plans/a.md": "+++\ncreated = 2010-01-06\n+++\n\n# Treino A\n\n- Supino reto: chest\n- Remada: back\n",
      "checkins/2012/03.txt": "[2012-03-05 20:00]\ntype = Gym\ntitle = A\nsession = 2012-03-05 18:30\n",
    ]
    // More than one thread reads so many.
    for number in 0..<40 {
      let month = "20\(10 + number / 12)-\(number % 12 < 9 ? "0" : "")\(number % 12 + 1)"
      files["log/\(month).txt"] = log(of: month, &random)
    }
    let journal = try ScratchJournal(files)
    let paths = ["bumbum.toml", "exercises.txt", "plans", "log", "checkins"].map { "\(journal.path)/\($0)" }
    for options in [["--format", "json"], ["--quiet"], ["--statistics"], ["--select", "error,warning"]] {
      let whole = Run("lint \(options)", in: journal)
      let named = Run("lint \(options) \(paths)", in: journal)
      #expect(whole.output == named.output)
      #expect(whole.errors == named.errors)
      #expect(whole.code == named.code)
      #expect(!whole.output.isEmpty)
    }
  }

  /// Sessions of which some begin together, overlap, stay open or end too late, with names that are nearly others.
  private func log(of month: String, _ random: inout SeededGenerator) -> String {
    let headers = [
      "18:30-19:42 Treino A", "18:30-23:59 Treno A", "19:00", "18:30-? Corrida", "Treino A", "8:61",
    ]
    let names = [
      "Supino reto", "supino reto", "Supino  reto", "Supinо reto", "Bench", "Remada", "Remadas", "Rosca",
      "Treino + Remada", "Corrida",
    ]
    let sets = [
      "80kg x 10/8", "820kg x 8", "180lb x 5", "bw x 8/8/7", "5km in 7:30", "60s", "12x120", "80x10",
      "40kg x 8, 40kg x 8 d",
    ]
    var lines: [String] = []
    for day in 1...9 where Bool.random(using: &random) {
      lines.append("\(month)-0\(day) \(headers.randomElement(using: &random) ?? "")")
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let (name, sets) = (
          names.randomElement(using: &random) ?? "", sets.randomElement(using: &random) ?? ""
        )
        lines.append("  \(name): \(sets)")
      }
      if Int.random(in: 0..<4, using: &random) == 0 { lines.append("  > Dormi mal.  Rosca: 10kg x 8 ") }
      if Int.random(in: 0..<6, using: &random) == 0 {
        lines.append("  # lint: allow mixed-units, near-miss-name")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
