import Testing
import Text

@Suite struct TextTests {
  @Test func linesAreFoundByOffset() {
    let lines = LineTable(Array("ab\n\ncd".utf8))
    #expect(lines.count == 3)
    #expect([0, 2, 3, 4, 6].map { lines.line(at: $0) } == [0, 0, 1, 2, 2])
    #expect(lines.range(ofLine: 0) == TextRange(0, 3))
    #expect(lines.range(ofLine: 2) == TextRange(4, 6))
  }

  @Test func editsChangeNothingElse() {
    let bytes = Array("one two three".utf8)
    let edits = [TextEdit(inserting: "!", at: 13), TextEdit(replacing: TextRange(4, 7), with: "2")]
    #expect(edits.applied(to: bytes) == Array("one 2 three!".utf8))
    #expect([TextEdit]().applied(to: bytes) == bytes)
  }

  @Test func textsArePutTogether() {
    #expect([String]().joined(separator: ", ") == "")
    #expect(["Agachamento"].joined(separator: ", ") == "Agachamento")
    #expect(["e\u{301}", "", "🏋️‍♀️"].joined(separator: " – ") == "e\u{301} –  – 🏋️‍♀️")
    #expect(["a", "b", "c"].joined() == "abc")
    #expect(["a", "b", "c"][1...].joined(separator: "/") == "b/c")
    #expect(String(Array("80 kg 🏋️‍♀️ë")[3...]) == "kg 🏋️‍♀️ë")
  }

  @Test func editsThatOverlapAreRefused() {
    let edits = [
      TextEdit(replacing: TextRange(0, 5), with: ""), TextEdit(replacing: TextRange(4, 6), with: ""),
    ]
    #expect(edits.applied(to: Array("abcdefgh".utf8)) == nil)
    #expect([TextEdit(inserting: "x", at: 9)].applied(to: Array("abcdefgh".utf8)) == nil)
  }
}
