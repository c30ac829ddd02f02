import Testing
import TOML
import Text

private func read(_ text: String) -> TOMLDocument { TOMLText.read(text) }
private func listed(_ document: TOMLDocument) -> [String] { TOMLText.listed(document) }
private func marked(_ text: String) -> (text: String, marks: [TextRange]) { TOMLText.marked(text) }

@Suite struct TOMLMistakeTests {
  /// Exactly one mistake at the mark; the line after it is read.
  @Test(arguments: [
    // Keys.
    "⟦⟧= 1", "a. ⟦⟧= 1", "⟦.⟧a = 1", "a⟦⟧", "a⟦⟧ 1", "a⟦:⟧ 1", "a⟦:⟧", "⟦a b = 1⟧", "⟦é⟧ = 1",
    "⟦\"\"\"a\"\"\"⟧ = 1", "⟦\"a = 1⟧",
    "⟦]⟧", "⟦{⟧", "⟦,⟧a = 1", "⟦@⟧ = 1", "⟦+⟧a = 1", "⟦\u{201C}⟧a\u{201D} = 1", "\"⟦\\x⟧\" = 1",
    // Missing and superfluous values.
    "a =⟦⟧", "a = ⟦⟧# none", "a = ⟦1 2⟧", "a = 'b' ⟦'c'⟧", "a = [1] ⟦2⟧", "a = {} ⟦x⟧", "a = ⟦= 1⟧",
    "a = 'b' ⟦= 'c'⟧",
    "a = \"b\" ⟦b = 1⟧", "[a] ⟦b = 1⟧",
    // Numbers.
    "a = ⟦01⟧", "a = ⟦-01⟧", "a = ⟦00⟧", "a = ⟦1__0⟧", "a = ⟦_1⟧", "a = ⟦1_⟧", "a = ⟦+⟧",
    "a = ⟦0X1⟧", "a = ⟦-0x1⟧", "a = ⟦9223372036854775808⟧",
    "a = ⟦-9223372036854775809⟧", "a = ⟦.1⟧",
    "a = ⟦Inf⟧", "a = ⟦NaN⟧",
    "a = ⟦1,5⟧", "a = ⟦5x5⟧",
    // Words.
    "a = ⟦True⟧", "a = ⟦FALSE⟧", "a = ⟦yes⟧", "a = ⟦b c⟧ # d", "a = ⟦b⟧\u{20}", "a = ⟦\u{201C}b c\u{201D}⟧",
    "a = ⟦\u{2018}b\u{2019}⟧",
    // Dates.
    "a = ⟦2026-02-30⟧", "a = ⟦2025-02-29⟧", "a = ⟦2026-13-01⟧", "a = ⟦2026-1-5⟧", "a = ⟦05/01/2026⟧",
    "a = ⟦2026-01-05T⟧",
    "a = ⟦2026-01-05  07:30:00⟧",
    "a = ⟦2026-01-05Z⟧", "a = ⟦0000-01-01⟧",
    // Strings.
    "a = ⟦\"b⟧", "a = ⟦'b⟧", "a = ⟦\"b⟧ # c", "a = ⟦\"b\\\"⟧", "a = ⟦\"b\\⟧", "a = \"⟦\\a⟧\"",
    "a = \"b ⟦\\ ⟧c\"", "a = \"⟦\\é⟧\"",
    "a = \"⟦\\u12⟧\"", "a = \"⟦\\uD800⟧\"", "a = \"⟦\\U00110000⟧\"", "a = \"⟦\\U0041⟧\"", "a = \"⟦\\x⟧41\"",
    "a = ⟦\"\"\"b⟧",
    "a = ⟦'''b\"\"\"⟧", "a = '''b''' ⟦'c⟧",
    // Arrays.
    "a = ⟦[⟧", "a = ⟦[⟧1, 2", "a = ⟦[⟧1,", "a = ['c'⟦⟧ 'b']", "a = [⟦1 2⟧]", "a = [⟦,⟧1]", "a = [1,⟦,⟧2]",
    "a = [1,⟦,⟧]", "a = [⟦b⟧, 'c']", "a = ['b' ⟦c⟧, 'd']", "a = [⟦\"b, 1]⟧", "a = ['b, ' ⟦c'⟧]",
    "a = [1, ⟦[⟧2", "a = [⟦b = 1⟧]",
    "a = ['b'⟦⟧\n'c']", "a = [\n1,\n⟦02⟧,\n3\n]", "a = [1] ⟦]⟧",
    // Inline tables.
    "a = ⟦{⟧", "a = ⟦{⟧b = 1", "a = {b = 1⟦,⟧}", "a = {⟦⟧= 1}", "a = {b =⟦⟧}", "a = {b = ⟦⟧, c = 1}",
    "a = {b⟦⟧}", "a = {b⟦:⟧ 1}",
    "a = {b = ⟦1 c = 2⟧}", "a = {⟦,⟧}", "a = {b = 1,⟦,⟧ c = 2}", "a = ⟦{⟧b = 1,",
    "a = ⟦{⟧\nb = 1,\nc = { d = 2 },\n}", "a = {b = ⟦{⟧ c = 1,\nd = 2 }\n}", "a = {b = 'c' ⟦d = 'e'⟧}",
    "a = {b = ⟦c⟧}", "a = {} ⟦}⟧",
    // Headers.
    "[⟦]⟧", "⟦[a⟧", "[[⟦]⟧]", "⟦[[a⟧]", "[a] ⟦x⟧", "[a.⟦]⟧", "[⟦.⟧a]", "⟦[a⟧ b]", "[a]⟦]⟧", "[⟦é⟧]",
    "[⟦⟧=]",
    // Blanks and control characters.
    "a =⟦\u{A0}⟧1", "a⟦ \u{A0}⟧= 1", "⟦\u{A0}⟧a = 1", "a = \"b⟦\u{1}⟧\"", "a = 'b⟦\u{7F}⟧'", "# b⟦\u{1B}⟧",
    "a = 1⟦\r⟧ ", "a = b⟦\0⟧",
    "# a⟦\r⟧b", "a = \"\"\"b⟦\r⟧c\"\"\"",
  ])
  func oneMistake(_ text: String) {
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

  @Test(arguments: [
    ("a = \"b", "'\"b' is a text without a closing quote", "write \"b\""),
    ("a = \"\"\"b", "this text is not closed by \"\"\"", "write \"\"\" at its end"),
    ("a = 007", "'007' begins with a zero, which no number does", "write '7'"),
    ("a = True", "'True' has to be in lower case", "write 'true'"),
    (
      "a = 9999999999999999999", "'9999999999999999999' is too large a number",
      "the largest is 9223372036854775807"
    ),
    ("a = 2026-1-5", "'2026-1-5' is not a date", "a date is year-month-day: 2026-01-05"),
    ("[a", "the header '[a' is not closed by ']'", "write '[a]'"),
    ("[[a.b]", "the header '[[a.b' is not closed by ']]'", "write '[[a.b]]'"),
    (
      "active plan = 1", "there is no '=' between 'active' and 'plan = 1'",
      "a key of several words needs quotes or hyphens"
    ),
  ])
  func mistakesWithoutAFix(_ text: String, _ message: String, _ help: String) throws {
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
