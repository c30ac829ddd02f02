import TestSupport
import Testing
import TOML
import Text

private func read(_ text: String) -> TOMLDocument { TOMLText.read(text) }
private func listed(_ document: TOMLDocument) -> [String] { TOMLText.listed(document) }
private func marked(_ text: String) -> (text: String, marks: [TextRange]) { TOMLText.marked(text) }

@Suite struct TOMLMistakeTests {
  /// Exactly one mistake at the mark; the line after it is read.
  @Test(arguments: Rows.of("toml", "oneMistake")) func oneMistake(_ row: [String]) {
    let text = row[0]
    let (plain, marks) = marked(text)
    let document = read("before = 1\n\(plain)\nafter = 2\n")
    #expect(
      document.diagnostics.map(\.range) == marks.map { TextRange($0.lowerBound + 11, $0.upperBound + 11) })
    #expect(document.diagnostics.allSatisfy { $0.severity == .error })
    let entries = listed(document)
    #expect(entries.first == "before = 1")
    if !plain.hasPrefix("[") { #expect(entries.last == "after = 2") }
  }

  @Test(arguments: [
    ("a = b", "'b' is a text without quotes", "write \"b\"", true),
    ("a = b # c", "'b' is a text without quotes", "write \"b\"", false),
    ("a = 5 x 5", "'5 x 5' is a text without quotes", "write \"5 x 5\"", false),
    ("a = \u{201C}b\u{201D}", "'\u{201C}b\u{201D}' is in typographic quotes", "write \"b\"", true),
    ("a: b", "there is no '=' between 'a' and 'b'", "write 'a = b'", true),
    ("a 1", "there is no '=' between 'a' and '1'", "write 'a = 1'", false),
    ("a\u{2013}b = 1", "the key 'a\u{2013}b' has signs that need quotes", "write 'a-b'", true),
    ("ação = 1", "the key 'ação' has signs that need quotes", "write \"ação\"", true),
    ("a = [1\n2]", "a comma is missing between two values", "write ','", true),
    ("a = {b = 1,}", "a comma cannot be the last thing in {…}", "remove it", true),
    ("a = '\u{1}'", "the control character 0x01 is no text", "remove it", false),
  ])
  func mistakesAreExplained(_ text: String, _ message: String, _ help: String, _ isSafe: Bool) throws {
    let diagnostic = try #require(read(text).diagnostics.first)
    #expect(diagnostic.message.english == message)
    #expect(diagnostic.help?.english == help)
    #expect(diagnostic.fix?.isSafe == isSafe)
  }

  @Test(arguments: Rows.of("toml", "mistakesWithoutAFix")) func mistakesWithoutAFix(_ row: [String]) throws {
    let (text, message, help) = (row[0], row[1], row[2])
    let diagnostic = try #require(read(text).diagnostics.first)
    #expect(diagnostic.message.english == message)
    #expect(diagnostic.help?.english == help)
    #expect(diagnostic.fix == nil)
  }

  /// Lines that a broken array or string leaves behind are no mistakes of their own.
  @Test func resumesAtTheNextEntry() {
    let text = """
      a = [
        { b = 1 },
        { b 2 },
        ["d"],
      ]
      c = 3
      d = \"\"\"
      some text
      e = 4
      [t]
      f = ["x"
      # what was here?
      g = 5
      """
    let document = read(text)
    #expect(document.diagnostics.count == 3)
    #expect(listed(document) == ["a = ?", "c = 3", "d = ?", "e = 4", "t.f = ?", "t.g = 5"])
  }

  /// A broken text in three quotes does not break those of one line after it.
  @Test func anUnclosedLongTextCostsItsLine() {
    let document = read("a = '''b\nc = \"\"\"d\ne = 'f' # '\ng = \"h\"\n")
    #expect(document.diagnostics.map(\.range) == [TextRange(4, 8), TextRange(13, 17)])
    #expect(listed(document) == ["a = ?", "c = ?", "e = 'f'", "g = 'h'"])
  }

  @Test func aBrokenHeaderOpensItsTable() {
    #expect(
      listed(read("a = 1\n[t\nb = 2\n[u] v\nc = 3\n[é]\nd = 4\n[w]\ne = 5")) == [
        "a = 1", "t.b = 2", "u.c = 3", "w.e = 5",
      ])
  }

  @Test func bytesThatAreNoTextAreReportedOnce() {
    let source = Source(
      name: "a.toml", bytes: Array("a = 'b".utf8) + [0xE7, 0xE3] + Array("o'\n# ".utf8) + [0xFF, 0x0A])
    let document = TOMLDocument.read(source)
    #expect(document.diagnostics.map(\.code) == ["invalid-utf8"])
    #expect(document.diagnostics.map(\.range) == [TextRange(6, 7)])
    #expect(listed(document) == ["a = ?"])
    for bytes in [
      [0xFF] + Array("a = 1".utf8), Array("a = ".utf8) + [0xC3], Array("a".utf8) + [0x80, 0x20, 0x3D],
    ] {
      #expect(TOMLDocument.read(Source(name: "a", bytes: bytes)).diagnostics.map(\.code) == ["invalid-utf8"])
    }
  }

  @Test func conflictsAreBlank() {
    let text = "a = [1,\n<<<<<<< HEAD\n'x,\n|||||||\n=======\n2 ]\n>>>>>>> b\n3]\nc = 4\n"
    let document = read(text)
    #expect(document.diagnostics.map(\.code) == ["conflict-marker"])
    #expect(document.diagnostics.map(\.range) == [TextRange(8, 15)])
    #expect(listed(document) == ["a = [1, 3]", "c = 4"])
  }
}
