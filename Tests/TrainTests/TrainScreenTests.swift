import CommandSupport
import Commands
import Testing

/// What `train` draws.
@Suite struct TrainScreenTests {
  /// What is drawn, screen by screen, in lines without colours.
  private func screens(_ run: Run) -> [[String]] {
    run.output.split(separator: "\u{1B}[H").map { screen in
      screen.split(separator: "\r\n", omittingEmptySubsequences: false).map {
        String($0.replacing(#/\u{1B}\[[0-9;]*[a-zA-Z]/#, with: ""))
      }
    }
  }

  /// Accepted; corrected while the rest counts down, with a slip of a key taken back; an arrow; undone; cut short.
  @Test(arguments: [40, 80, 200]) func keyByKey(width: Int) throws {
    let journal = try Evening.journal()
    let run = Run.train(
      journal, keys: "↵|⌛20|4|5|⌫|↵|⎋[B|u|⌛2|↵|⌛59|⌛1|6|0kg x 7 rpe 9↵|⌛2|↵|⌛30|↵|sss|q", width: width)
    #expect(run.code == .success)
    #expect(
      try journal.text("log/2026-03.txt") == """
        2026-03-01 18:30-? Treino A
          Supino: 82.5kg x 5, 82.5kg x 5
          Remada: 60kg x 7 rpe 9
          + Prancha: 30s
          Rosca: skip

        """)
    // The rest of 60 seconds, after 20 of them, and its bell.
    #expect(run.output.contains("rest 0:40  > ") && run.output.contains("\u{7}"))
    #expect(screens(run).joined().map(\.count).max() ?? 0 <= width)
  }

  @Test(arguments: ["en", "pt-BR"], [40, 60, 72, 80])
  func noLineEndsBetweenAKeyAndItsWord(language: String, width: Int) throws {
    let run = Run(
      "train --lang \(language)", in: try Evening.journal(), environment: ["TERM": "dumb"], isTerminal: true,
      width: width, now: "2026-03-01 18:30", answers: ["q"])
    let keys = run.output.split(separator: "\n").drop { !$0.hasPrefix("Enter") }
    #expect(!keys.isEmpty)
    for line in keys where line.count > 1 {
      let parts = line.split(separator: "·").map { $0.split(separator: " ") }
      #expect(parts.allSatisfy { $0.count != 1 || $0[0].count > 1 }, "\(line)")
    }
  }

  /// What a set beat is longer than a line of 40.
  @Test func saysARecordOverSeveralLines() throws {
    let run = Run(
      "train --lang pt-BR", in: try Evening.journal(), environment: ["TERM": "dumb"], isTerminal: true, width: 40,
      now: "2026-03-01 18:30", answers: ["85kg x 5", "q"])
    #expect(run.output.contains("Novo recorde: 85,0kg") && !run.output.contains("\\u{"))
    #expect(run.errors.contains("'bumbum finish' encerra"))
  }

  /// Blank lines go first, then the keys, then what is known beside the target.
  @Test(arguments: [
    (24, ["Treino A", "", "Supino", "set 1 of 2"]), (8, ["Treino A", "Supino", "set 1 of 2", "  target"]),
    (6, ["Supino", "set 1 of 2", "  target"]), (5, ["Supino", "set 1 of 2", "  target"]),
  ])
  func onFewLines(height: Int, first: [String]) throws {
    let run = Run.train(try Evening.journal(), keys: "q", width: 40, height: height)
    let lines = try #require(screens(run).dropFirst().first)
    #expect(lines.count <= height + 1, "\(lines)")
    #expect(zip(lines, first).allSatisfy { $0.hasPrefix($1) }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("> ") })
  }

  @Test func noRestBehindTheLastSet() throws {
    let run = Run.train(try Evening.journal(), keys: "↵↵|↵↵|↵|30s↵|↵↵|s|s|↵|⌛1|q")
    let last = try #require(run.output.split(separator: "\u{1B}[H").last)
    #expect(last.contains("Everything planned is done") && !last.contains("rest "), "\(last)")
  }

  /// The end of a line that is too long for the terminal is what is seen of it; all of it is taken.
  @Test func aLongLine() throws {
    let journal = try Evening.journal()
    let note = String(repeating: "ombro ", count: 20) + "bem"
    let run = Run.train(journal, keys: "↵|n|\(note)|↵|q", width: 40)
    #expect(try journal.text("log/2026-03.txt").contains("\"\(note)\""))
    let prompts = run.output.split(separator: "\u{1B}[J").compactMap { $0.split(separator: "\r\n").last }.filter {
      $0.contains("> ")
    }
    #expect(prompts.contains { $0.hasSuffix("ombro bem") } && prompts.map(\.count).max() == 39, "\(prompts)")
  }

  /// The clock of the session is the one that was asked for.
  @Test func takesTheTimeThatWasSaid() throws {
    let journal = try Evening.journal()
    _ = Run.train(journal, keys: "q")
    let run = Run(
      "train --now '2026-03-01 19:42'", in: journal, environment: ["LANG": "en_US.UTF-8", "TERM": "xterm"],
      isTerminal: true, width: 60, now: "2026-03-01 18:30", keys: Run.keys("q"))
    #expect(run.output.contains("1h 12min"))
  }

  /// A second in which nothing changes draws nothing.
  @Test func drawsOnlyWhatChanged() throws {
    let idle = Run.train(try Evening.journal(), keys: "⌛1|⌛1|⌛1|q")
    #expect(idle.output.split(separator: "\u{1B}[H").count == 2, "\(idle.output)")
  }
}
