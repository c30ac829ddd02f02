import Testing
import Text

@Suite struct DisplayWidthTests {
  @Test(
    arguments: [
      ("", 0), ("Supino reto: 80kg x 10", 22), ("~", 1),
      // Accents, as one scalar and as two; two marks on one letter; a cedilla.
      ("é", 1), ("e\u{301}", 1), ("a\u{302}\u{323}", 1), ("Elevação", 8), ("Elevac\u{327}a\u{303}o", 8),
      // A mark alone takes no column; one that has space of its own (Devanagari) does.
      ("\u{301}", 0), ("का", 2), ("कि", 2),
      // Typographic signs.
      ("×", 1), ("–", 1), ("“”", 2), ("…", 1), ("½", 1), ("€", 1), ("\u{A0}", 1), ("\u{FFFD}", 1),
      // East Asian: ideographs, kana, Hangul (syllables, and letters that make one), fullwidth, halfwidth.
      ("筋トレ", 6), ("日本語", 6), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("ＡＢ１", 6), ("ｶﾞ", 2),
      ("\u{3000}", 2),
      ("、。", 4), ("〈〉", 4), ("が", 2), ("か\u{3099}", 2), ("\u{20000}", 2), ("㉈", 1), ("㊗", 2), ("\u{303F}", 1),
    ] as [(String, Int)])
  func text(_ text: String, _ columns: Int) {
    #expect(displayWidth(text) == columns)
  }

  @Test(
    arguments: [
      ("💪", 2), ("🏋🏽", 2), ("🏋️‍♀️", 2), ("👨‍👩‍👧‍👦", 2), ("👩🏿‍❤️‍💋‍👩🏿", 2),
      ("🇧🇷", 2), ("🇧🇷🇵🇹", 4), ("⌚", 2), ("☝🏽", 2), ("🏴‍☠️", 2),
      ("1️⃣", 2),
      // A text sign, which U+FE0F makes a picture.
      ("❤", 1), ("❤\u{FE0F}", 2), ("✔", 1), ("✔️", 2), ("☀", 1), ("☀️", 2),
      // Half a flag is a letter in a box.
      ("\u{1F1E7}", 1),
      ("💪💪", 4), ("a💪é", 4),
    ] as [(String, Int)])
  func emoji(_ text: String, _ columns: Int) {
    #expect(displayWidth(text) == columns)
  }

  @Test(arguments: ["\n", "\r\n", "\u{1B}", "\u{7F}", "\u{85}", "\u{200B}", "\u{2028}", "\u{AD}"])
  func controlsTakeNothing(_ text: String) {
    #expect(displayWidth(text) == 0)
    #expect(displayWidth("a\(text)b") == 2)
  }

  @Test(
    arguments: [
      ("ab", 4, "ab  ", "  ab"), ("ab", 2, "ab", "ab"), ("abc", 2, "abc", "abc"), ("筋", 4, "筋  ", "  筋"),
      ("é", 2, "é ", " é"), ("", 1, " ", " "),
    ] as [(String, Int, String, String)])
  func padding(_ text: String, _ columns: Int, _ left: String, _ right: String) {
    #expect(padded(text, to: columns) == left)
    #expect(rightAligned(text, to: columns) == right)
  }

  @Test(
    arguments: [
      ("Supino", 6, "Supino"), ("Supino", 5, "Supi…"), ("Supino", 1, "…"), ("Supino", 0, ""), ("", 0, ""),
      // Half a sign can't be shown.
      ("筋トレ", 6, "筋トレ"), ("筋トレ", 5, "筋ト…"), ("筋トレ", 4, "筋…"), ("筋トレ", 2, "…"),
      ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ] as [(String, Int, String)])
  func truncation(_ text: String, _ columns: Int, _ shown: String) {
    #expect(truncated(text, to: columns) == shown)
  }
}
