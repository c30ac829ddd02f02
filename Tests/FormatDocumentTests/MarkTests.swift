import Testing
import Text

/// The marks of FORMAT.md say what they seem to say.
@Suite struct MarkTests {
  @Test(arguments: [
    ("#   ^^ error[bad-date]", 4..<6), ("#^^^ warning[bad-date]", 0..<4), ("#  ^ hint[bad-date]", 3..<4),
    ("<!--   ^^ error[bad-date] -->", 7..<9),
  ])
  func caretsAreColumns(_ mark: String, _ columns: Range<Int>) throws {
    #expect(try #require(Finding(mark: mark, about: 3)).columns == columns)
  }

  @Test func noCaretsMeanTheLine() throws {
    let mark = try #require(Finding(mark: "# error[bad-date]", about: 3))
    #expect(mark == Finding(line: 3, columns: nil, severity: .error, code: "bad-date"))
  }

  @Test(arguments: ["# nota", "#^^^", "# fatal[bad-date]", "# error[bad-date] e mais", "error[bad-date]"])
  func otherLinesAreNone(_ line: String) {
    #expect(Finding(mark: line, about: 0) == nil)
  }

  /// Several marks below one line are all about it.
  @Test func marksBelongToTheLineAbove() {
    let lines = ["a", "b", "#^ error[x]", "# hint[y]", "c", "#  ^ error[z]"]
    #expect(Finding.marks(in: lines).map(\.line) == [1, 1, 4])
  }

  @Test func aBlockThatLiesIsCaught() throws {
    let lines = ["2026-01-05 18:30", "  Supino reto: 80x10", "#            ^^^^^ error[ambiguous-load]"]
    let reading = try #require(Reading(lines, as: "log"))
    let (missing, unmarked) = differences(marks: Finding.marks(in: lines), found: reading.findings)
    #expect(missing.map(\.columns) == [13..<18])
    #expect(unmarked.map(\.columns) == [15..<20])
  }
}
