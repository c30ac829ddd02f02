import TestSupport
import Testing
import Text
import Views

/// What stands before and under the carets.
@Suite struct CaretTests {
  @Test(
    arguments: [
      // Accents of one scalar and of two.
      ("Elevação: ⟦80⟧", "Elevação: 80", "          ^^"),
      ("Elevac\u{327}a\u{303}o: ⟦80⟧", "Elevac\u{327}a\u{303}o: 80", "          ^^"),
      ("⟦ção⟧", "ção", "^^^"),
      ("⟦c\u{327}a\u{303}o⟧", "c\u{327}a\u{303}o", "^^^"),
      // Signs of two columns, before and under.
      ("💪 ⟦80⟧", "💪 80", "   ^^"),
      ("🏋️‍♀️🇧🇷 ⟦80⟧", "🏋️‍♀️🇧🇷 80", "     ^^"),
      ("筋トレ: ⟦80⟧", "筋トレ: 80", "        ^^"),
      ("⟦筋ト⟧レ", "筋トレ", "^^^^"),
      ("⟦💪⟧x", "💪x", "^^"),
      // Tabs go to the next multiple of eight.
      ("\t⟦80⟧", "        80", "        ^^"),
      ("abc\t⟦80⟧", "abc     80", "        ^^"),
      ("1234567\t⟦80⟧", "1234567 80", "        ^^"),
      ("12345678\t⟦80⟧", "12345678        80", "                ^^"),
      ("筋\t⟦80⟧", "筋      80", "        ^^"),
      ("a⟦\t⟧b", "a       b", " ^^^^^^^"),
      // Nothing is missing somewhere: one caret.
      ("80⟦⟧kg", "80kg", "  ^"),
      ("⟦⟧80", "80", "^"),
      ("80kg x⟦⟧", "80kg x", "      ^"),
      ("筋⟦⟧", "筋", "  ^"),
      // Control characters show their numbers, and the carets all of them.
      ("a⟦\u{1B}⟧b", #"a\u{1B}b"#, " ^^^^^^"),
      ("\u{1B}[31m⟦80⟧", #"\u{1B}[31m80"#, "          ^^"),
      ("a\u{202E}⟦80⟧", #"a\u{202E}80"#, "         ^^"),
      ("a\r⟦80⟧", #"a\u{D}80"#, "      ^^"),
      // A byte that is no UTF-8.
      ("\(Example.badByte)a⟦\(Example.badByte)⟧o", "\u{FFFD}a\u{FFFD}o", "  ^"),
    ] as [(String, String, String)])
  func underTheRange(_ marked: String, _ line: String, _ carets: String) {
    #expect(snippet(marked) == "   |\n 1 | \(line)\n   | \(carets)")
  }

  @Test func anEmptyLineHasNoBlankBehindItsBar() {
    #expect(snippet("a\n⟦⟧\nb") == "   |\n 2 |\n   | ^")
  }

  @Test func atTheEndOfTheFile() {
    #expect(drawn("abc\n⟦⟧").hasPrefix("log/2026-01.txt:2:1: "))
    #expect(snippet("abc\n⟦⟧") == "   |\n 2 |\n   | ^")
  }

  @Test(arguments: ["\n", "\r\n"])
  func lineEndingsAreNotShown(_ ending: String) {
    #expect(snippet("a\(ending)b ⟦80⟧\(ending)c") == "   |\n 2 | b 80\n   |   ^^")
    #expect(snippet("a\(ending)80⟦⟧\(ending)c") == "   |\n 2 | 80\n   |   ^")
    // The ending itself is what is wrong.
    #expect(snippet("a\(ending)80⟦\(ending)⟧c") == "   |\n 2 | 80\n   |   ^")
    #expect(place("a\(ending)80⟦\(ending)⟧c") == "log/2026-01.txt:2:3:")
  }

  @Test func aByteOrderMarkIsNotShown() {
    #expect(snippet("\u{FEFF}ab ⟦80⟧") == "   |\n 1 | ab 80\n   |    ^^")
    #expect(place("\u{FEFF}ab ⟦80⟧") == "log/2026-01.txt:1:4:")
    #expect(snippet("⟦\u{FEFF}⟧ab") == "   |\n 1 | ab\n   | ^")
    #expect(place("⟦\u{FEFF}⟧ab") == "log/2026-01.txt:1:1:")
    // Anywhere else it is a character that can't be seen.
    #expect(snippet("a\n\u{FEFF}⟦b⟧") == "   |\n 2 | \\u{FEFF}b\n   |         ^")
  }

  @Test func aRangeOfSeveralLines() {
    #expect(snippet("a\nb ⟦cde\nfgh\nij⟧k") == "   |\n 2 | b cde\n   |   ^^^")
    #expect(snippet("a\nb cde⟦\nfgh⟧") == "   |\n 2 | b cde\n   |      ^")
  }

  /// A character as a person sees it is one column, whatever scalars it has.
  @Test(arguments: [
    ("⟦x⟧", 1), ("\t⟦x⟧", 2), ("Elevação ⟦x⟧", 10), ("💪 ⟦x⟧", 3), ("筋トレ ⟦x⟧", 5), ("c\u{327} ⟦x⟧", 3),
    ("🏋🏽‍♂️ a: ⟦x⟧", 6), ("👨‍👩‍👧 ⟦x⟧", 3), ("Elevac\u{327}a\u{303}o ⟦x⟧", 10),
    ("\u{1B}⟦x⟧", 2),
  ])
  func columns(_ marked: String, _ column: Int) {
    #expect(place("\n" + marked) == "log/2026-01.txt:2:\(column):")
  }

  /// A finding of a file that changed meanwhile, or that could not be read.
  @Test func aRangeOutsideOfTheFile() {
    let diagnostic = Diagnostic(
      code: "some-code", severity: .error, range: TextRange(40, 50), message: "no such thing", help: "do")
    #expect(
      render(diagnostic, in: Source(name: "a.txt", text: "ab\ncd")) == """
        a.txt:2:3: error[some-code]: no such thing
           |
         2 | cd
           |   ^
           = help: do
        """)
    #expect(
      render(diagnostic, in: Source(name: "a.txt", text: "")) == """
        a.txt:1:1: error[some-code]: no such thing
           = help: do
        """)
  }

  /// A path, a message, a help and a label are made of what somebody wrote.
  @Test func nothingGetsToTheTerminal() {
    let shown = drawn(
      "⟦\u{1B}]0;x\u{7}⟧ \u{9B}1m ⟦y⟧", name: "log/\u{1B}[2J.txt", message: "'\u{1B}[31m'\nb",
      help: "\u{202E}c", label: "\u{1B}c")
    #expect(
      shown == #"""
        log/\u{1B}[2J.txt:1:1: error[some-code]: '\u{1B}[31m'\u{A}b
           |
         1 | \u{1B}]0;x\u{7} \u{9B}1m y
           | ^^^^^^^^^^^^^^^
           |                          - \u{1B}c
           = help: \u{202E}c
        """#)
  }
}

/// Lines wider than the terminal: here 30 columns, of which the gutter takes 5.
@Suite struct LongLineTests {
  private let letters = "abcdefghijklmnopqrstuvwxyz0123456789"

  @Test func whatFitsIsWhole() {
    let line = String(letters.prefix(25))
    let carets = String(repeating: "^", count: 25)
    #expect(snippet("⟦\(line)⟧", width: 30) == "   |\n 1 | \(line)\n   | \(carets)")
  }

  @Test func theBeginningStaysWhereItCan() {
    #expect(
      snippet("abc⟦def⟧ghijklmnopqrstuvwxyz", width: 30) == """
           |
         1 | abcdefghijklmnopqrstuvwx…
           |    ^^^
        """)
  }

  @Test func theRangeInTheMiddle() {
    // The 25 columns less the 2 of the range: 11 before it, one of them the ellipsis.
    #expect(
      snippet("abcdefghijklmnopqrstuvwxyz⟦01⟧23456789abcdefghijkl", width: 30) == """
           |
         1 | …qrstuvwxyz0123456789abc…
           |            ^^
        """)
  }

  @Test func theEndOfTheLine() {
    #expect(
      snippet("abcdefghijklmnopqrstuvwxyz01234567⟦89⟧", width: 30) == """
           |
         1 | …mnopqrstuvwxyz0123456789
           |                        ^^
        """)
    // Behind the end, a column more.
    #expect(
      snippet("abcdefghijklmnopqrstuvwxyz0123456789⟦⟧", width: 30) == """
           |
         1 | …nopqrstuvwxyz0123456789
           |                         ^
        """)
  }

  @Test func aRangeWiderThanTheTerminal() {
    // Half a window of it, 12 columns, and 6 before it, one of them the ellipsis.
    #expect(
      snippet("0123456789abcdefghij⟦klmnopqrstuvwxyz0123456789abcdefghij⟧klm", width: 30) == """
           |
         1 | …fghijklmnopqrstuvwxyz01…
           |       ^^^^^^^^^^^^^^^^^^
        """)
  }

  @Test func signsOfTwoColumnsAreNotHalved() {
    // 20 ideographs: after the ellipsis, 11 and a half would fit.
    let signs = String(repeating: "筋", count: 20)
    #expect(snippet("⟦筋⟧" + signs, width: 30) == "   |\n 1 | \(signs.prefix(12))…\n   | ^^")
    let blanks = String(repeating: " ", count: 23)
    #expect(snippet(signs + "⟦a⟧", width: 30) == "   |\n 1 | …\(signs.prefix(11))a\n   | \(blanks)^")
  }

  @Test func aSecondPlaceThatWasCutOff() {
    #expect(
      snippet("⟦ab⟧cdefghijklmnopqrstuvwxyz0123456789⟦cd⟧", width: 30) == """
           |
         1 | abcdefghijklmnopqrstuvwx…
           | ^^
          --> log/2026-01.txt:1:37
           |
         1 | …opqrstuvwxyz0123456789cd
           |                        --
           |             first here
        """)
  }

  @Test func withoutATerminalItIsAHundredColumns() {
    let line = String(repeating: "x", count: 200)
    let rows = snippet("⟦a⟧" + line).split(separator: "\n")
    #expect(rows[1].count == 100)
    #expect(rows[1].hasSuffix("x…"))
  }

  /// A terminal of no width still shows something.
  @Test(arguments: [.min, -1, 0, 1, 10, .max])
  func anAbsurdWidth(_ width: Int) {
    #expect(snippet("abcdefghijklmnopqrstuvwxyz⟦01⟧23456789", width: width).contains("z01"))
  }

  /// However long its line, a finding looks at its surroundings only, but for the column's number.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: ["80x10, ", "e\u{301}", "👩‍👩‍👧 ", "\u{1B}[0m", "\t", Example.badByte])
  func aMegabyte(_ piece: String) {
    let bytes = MarkedText(piece).bytes
    let line = repeatElement(bytes, count: 1_000_000 / bytes.count).joined()
    let file = ReportedFile(Source(name: "a.txt", bytes: Array(line)))
    let text = DiagnosticText(style: Style(isColored: false), width: 80)
    for start in [0, 200_000, 499_999, 999_990] {
      let diagnostic = Diagnostic(
        code: "some-code", severity: .error, range: TextRange(start, start + 5), message: "no such thing")
      let rows = text.render(diagnostic, in: file) { _ in file }.split(separator: "\n")
      #expect(rows.count == 4)
      #expect(rows.dropFirst().allSatisfy { displayWidth(String($0)) <= 80 && $0.utf8.count < 2000 })
      #expect(rows[3].contains("^"))
    }
  }

  /// Bytes that can't begin a scalar are shown like any that are no UTF-8.
  @Test func continuationsOfNothing() {
    let source = Source(name: "a.txt", bytes: [UInt8](repeating: 0x80, count: 10_000))
    let diagnostic = Diagnostic(
      code: "some-code", severity: .error, range: TextRange(5000, 5002), message: "no such thing")
    let rows = render(diagnostic, in: source, width: 30).split(separator: "\n")
    #expect(rows[3] == " 1 | …\(String(repeating: "\u{FFFD}", count: 23))…")
    #expect(rows[4] == "   |            ^^")
  }

  /// One character of a megabyte, all accents, must not get out whole.
  @Test func aCharacterOfAMegabyte() {
    let shown = snippet("a ⟦e" + String(repeating: "\u{301}", count: 500_000) + "⟧", width: 80)
    #expect(shown.utf8.count < 1000)
    #expect(shown.contains(#"\u{301}"#))
  }
}
