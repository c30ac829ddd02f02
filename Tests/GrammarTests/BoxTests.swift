import Grammar
import Testing
import Text
import Training

private func log(_ text: String) -> Log { LogReader.read(Source(name: "log/2026-01.txt", text: text)) }

/// Sets with a box, `- [ ] 80kg x 8`: planned until somebody ticks them.
@Suite struct BoxTests {
  @Test(arguments: [
    ("- [ ] 80kg x 8", 0, 1), ("- [x] 80kg x 8", 1, 0), ("- [X] 80kg x 8/7", 2, 0), ("- [\u{A0}] 3x8 @ 80kg", 0, 3),
    ("-  [ ]  80kg x 8 w", 0, 1), ("\u{2013} [\u{D7}] 80kg x 8", 1, 0), ("- [ ] 80kg x 8 \"lento\" rpe 8", 0, 1),
  ])
  func boxes(line: String, done: Int, open: Int) {
    let log = log("2026-01-05\nSupino:\n\(line)\n")
    #expect(log.diagnostics.isEmpty)
    #expect(log.exercises.map(\.sets.count) == [done])
    #expect(log.exercises.map(\.openSets.count) == [open])
    #expect(log.exercises[0].wasDone == (done > 0))
    #expect(log.sessions[0].counts == (done > 0))
  }

  /// A session counts as soon as one set of it is ticked; what is skipped does not make it one.
  @Test func waiting() {
    let text = "2026-01-05\nSupino:\n- [ ] 80kg x 8\nRemada: skip\n"
    #expect(log(text).sessions[0].isWaiting)
    #expect(!log(text + "Rosca:\n- [x] 20kg x 8\n").sessions[0].isWaiting)
    #expect(!log("2026-01-05\nRemada: skip\n").sessions[0].isWaiting)
  }

  /// Of one slip in the box, a key lost, doubled, exchanged with the next or hit beside, none is silent but the tick itself.
  @Test func slips() {
    let keys = Array("[ ]x-{}()1qwsdczyXlp'=;")
    for box in ["- [ ] ", "- [x] "] {
      let written = Array(box)
      var slips: Set<String> = []
      for place in written.indices {
        slips.insert(String(written[..<place] + written[(place + 1)...]))
        slips.insert(String(written[...place] + written[place...]))
        if place + 1 < written.count {
          slips.insert(String(written[..<place] + [written[place + 1], written[place]] + written[(place + 2)...]))
        }
        for key in keys { slips.insert(String(written[..<place] + [key] + written[(place + 1)...])) }
      }
      for slip in slips where !["[ ]", "[x]"].contains(String(slip.lowercased().trimmed.dropFirst()).trimmed) {
        let log = log("2026-01-05\nSupino:\n\(slip)80kg x 8\n")
        let isAsWritten =
          log.exercises.map(\.sets.count) == [box == "- [x] " ? 1 : 0]
          && log.exercises.map(\.openSets.count) == [box == "- [ ] " ? 1 : 0]
        #expect(!log.diagnostics.isEmpty || isAsWritten, "'\(slip)'")
      }
    }
  }

  @Test func formatting() {
    let source = Source(
      name: "log/2026-01.txt", text: "2026-01-05\nSupino:\n-   [X]  80kg x8\n\u{2013} [\u{A0}] 80kg\u{D7}8 # leve\n")
    guard
      case .changed(_, let after) = Formatter.outcome(for: ReadFile(source, as: .log(year: 2026, month: 1)), Settings())
    else {
      return #expect(Bool(false))
    }
    #expect(
      String(decoding: after, as: UTF8.self)
        == "2026-01-05\n  Supino:\n    - [x] 80kg x 8\n    - [ ] 80kg x 8 # leve\n")
  }
}

/// What is written takes the place of what was still to do.
@Suite struct FillingTests {
  private func filled(_ sets: String, _ lines: String) throws -> String {
    let before = log("2026-01-05 18:30-?\n  Supino:\n\(lines)")
    let edits = try before.addingSets(sets, to: "Supino", inSession: 0)
    let bytes = try #require(edits.applied(to: before.source.bytes))
    return String(String(decoding: bytes, as: UTF8.self).dropFirst("2026-01-05 18:30-?\n  Supino:\n".count))
  }

  @Test(arguments: [
    ("80kg x 8", "    - [ ] 80kg x 8\n    - [ ] 80kg x 8\n", "    - [x] 80kg x 8\n    - [ ] 80kg x 8\n"),
    ("80kg x 7", "    - [x] 80kg x 8\n    - [ ] 80kg x 8 # leve\n", "    - [x] 80kg x 8\n    - [x] 80kg x 7 # leve\n"),
    // Three at once, and one of three.
    ("80kg x 8/8/7", "  - [ ] 80kg x 8\n  - [ ] 80kg x 8\n  - [ ] 80kg x 8\n", "  - [x] 80kg x 8/8/7\n"),
    ("80kg x 8", "  - [ ] 3x8 @ 80kg\n", "  - [x] 80kg x 8\n  - [ ] 2x8 @ 80kg\n"),
    ("82,5kg x 8", "  - [ ] 82,5kg x 8/6\n", "  - [x] 82,5kg x 8\n  - [ ] 82,5kg x 6\n"),
    // A working set leaves the warm-ups open, and a warm-up that nobody planned stands above.
    ("80kg x 8", "  - [ ] 40kg x 8 w\n  - [ ] 80kg x 8\n", "  - [ ] 40kg x 8 w\n  - [x] 80kg x 8\n"),
    ("40kg x 8 w", "    - [ ] 80kg x 8\n", "    - [x] 40kg x 8 w\n    - [ ] 80kg x 8\n"),
    // A remark on the set stays.
    ("80kg x 8", "    - [ ] 80kg x 8 \"sem cinto\"\n", "    - [x] 80kg x 8 \"sem cinto\"\n"),
  ])
  func filling(sets: String, before: String, after: String) throws { #expect(try filled(sets, before) == after) }

  /// The exercise of the last set goes on; before any, the first.
  @Test func withoutName() throws {
    let before = log(
      "2026-01-05 18:30-?\nSupino:\n- [x] 80kg x 8\n- [ ] 80kg x 8\nRemada:\n- [ ] 60kg x 8\n")
    let bytes = try #require(
      try before.addingSets("80kg x 7", to: nil, inSession: 0).applied(to: before.source.bytes))
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "2026-01-05 18:30-?\nSupino:\n- [x] 80kg x 8\n- [x] 80kg x 7\nRemada:\n- [ ] 60kg x 8\n")
  }

  @Test(arguments: [
    (
      false, "Supino:\n- [x] 80kg x 8\n- [ ] 80kg x 8\nRemada:\n- [ ] 60kg x 8\nRosca:\n- [ ] 20kg x 8 \"punho\"\n",
      "Supino:\n- [x] 80kg x 8\nRosca: skip \"punho\"\n"
    ),
    (true, "Remada:\n- [ ] 60kg x 8\n- [ ] 60kg x 8\n> bom\n", "Remada: skip\n> bom\n"),
  ])
  func leavingOut(isSkipping: Bool, before: String, after: String) throws {
    let log = log("2026-01-05 18:30-?\n" + before)
    let bytes = try #require(
      log.leavingOutOpenSets(inSession: 0, isSkipping: isSkipping).applied(to: log.source.bytes))
    #expect(String(decoding: bytes, as: UTF8.self) == "2026-01-05 18:30-?\n" + after)
  }
}
