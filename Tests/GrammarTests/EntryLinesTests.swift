import Grammar
import Testing
import Text

/// What each line of a file is to one who adds to it.
@Suite struct EntryLinesTests {
  private func lines(_ text: String) -> [EntryLines.Line] { EntryLines(Source(name: "", text: text)).lines }

  /// A sign a line: `.` blank, `#` comment, `c` content, `x` between the markers of a merge.
  private func kinds(_ text: String) -> String {
    String(
      lines(text).map { line in
        switch line.kind {
        case .blank: "."
        case .comment: "#"
        case .content: "c"
        case .conflict: "x"
        }
      })
  }

  @Test(arguments: [
    ("", ""), ("\n", "."), ("a", "c"), ("a\n", "c"), ("a\n\n", "c."), ("\n\na", "..c"),
    ("  \n\t\n \ta\n", "..c"), ("# a\n  # b\n#\n #", "####"), ("a # b\n#b\n", "c#"), ("#1: 2\n", "#"),
    ("> a\n - b\n+ c\n= d\n| e\n", "ccccc"), ("\r\na\r\n\r\n# b\r\n", ".c.#"), ("a\r", "c"), ("\r", "c"),
    ("\u{FEFF}# a\n\u{FEFF}b\n", "#c"), ("\u{FEFF}\na", ".c"), ("\u{A0}\n\u{A0}# a\n\u{A0}b\n", ".#c"),
    ("\u{1}\n\u{7F}\né\n", "ccc"), ("\"a\n# b\"\n", "c#"),
    ("a\n<<<<<<< x\n\n# b\n=======\nc\n>>>>>>> y\n# d\n", "cxxxxxx#"),
    ("<<<<<<< x\na\n", "cc"), ("=======\na\n>>>>>>> y\n", "ccc"), (" <<<<<<< x\na\n>>>>>>> y\n", "ccc"),
    ("<<<<<<< x\r\n\r\n=======\r\n>>>>>>> y\r\n\r\na", "xxxx.c"),
    ("<<<<<<< x\na\n<<<<<<< y\n>>>>>>> z\n", "ccxx"),
  ])
  func saysWhatEachLineIs(text: String, expected: String) { #expect(kinds(text) == expected) }

  @Test func saysWhereEachLineStands() {
    let lines = lines("\u{FEFF}a\r\n  b\n\n\t# c")
    #expect(lines.map(\.range) == [TextRange(3, 4), TextRange(6, 9), TextRange(10, 10), TextRange(11, 15)])
    #expect(lines.map(\.end) == [6, 10, 11, 15])
    #expect(lines.map(\.isIndented) == [false, true, false, true])
    #expect(lines.map(\.hasEnding) == [true, true, true, false])
  }
}
