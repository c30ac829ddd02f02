import CommandSupport
import TestSupport
import Testing

@Suite struct EscapeTests {
  private static let views = [
    "home", "history", "show", "calendar", "calendar 2026", "streak", "records", "records supino reto",
    "stats",
    "volume muscle", "graph supino reto", "graph --volume",
  ]

  private func output(_ view: String, _ environment: [String: String], isTerminal: Bool, _ color: Line)
    -> String
  {
    Run(
      "\(line: view) --dir \(Repository.exampleJournal) --today 2026-02-28 \(color)", environment: environment,
      isTerminal: isTerminal, width: isTerminal ? 80 : nil
    ).output
  }

  @Test(arguments: EscapeTests.views) func onlyWhereColourIsWanted(view: String) {
    func hasEscape(_ environment: [String: String], _ isTerminal: Bool, _ color: String...) -> Bool {
      let output =
        color.isEmpty
        ? output(view, environment, isTerminal: isTerminal, "")
        : output(view, environment, isTerminal: isTerminal, "--color \(color[0])")
      #expect(!output.isEmpty)
      return output.utf8.contains(0x1B)
    }
    let xterm = ["TERM": "xterm-256color"]
    #expect(hasEscape(xterm, true))
    #expect(!hasEscape(xterm, false))
    #expect(!hasEscape(["TERM": "dumb"], true))
    #expect(!hasEscape(["TERM": "xterm-256color", "NO_COLOR": "1"], true))
    // An empty one is none (no-color.org).
    #expect(hasEscape(["TERM": "xterm-256color", "NO_COLOR": ""], true))
    #expect(hasEscape(["NO_COLOR": "1"], false, "always"))
    #expect(!hasEscape(xterm, true, "never"))
  }

  /// `bumbum | cat`: lines are as long as they are, and none of them is dressed.
  @Test(arguments: EscapeTests.views) func aPipeIsPlain(view: String) {
    let output = output(view, [:], isTerminal: false, "")
    #expect(!output.utf8.contains { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F })
    #expect(output.hasSuffix("\n") && !output.hasSuffix("\n\n"))
    #expect(!output.split(separator: "\n").contains { $0.hasSuffix(" ") }, "\(output)")
  }

  @Test(arguments: ["csv", "strong", "hevy", "sql", "ics", "org", "md"])
  func aFileKeepsTheTextAsItIs(_ form: String) throws {
    let hidden = "a\u{200F}b\u{AD}c\u{202E}d\u{200B}e"
    let journal = try ScratchJournal([
      "log/2026-01.txt": "2026-01-05 18:30 \(hidden)\n  Squat: 80kg x 8\n  > \(hidden)!\n"
    ])
    let run = Run("export \(form)", in: journal, now: "2026-12-31 12:00")
    #expect(run.output.contains(hidden) && run.output.contains(hidden + "!"))
    #expect(!run.output.contains("u{"))
  }
}
