import Testing
import Text

@Suite struct PrintableTests {
  @Test(arguments: [
    "", "Supino reto: 80kg x 10", "\tindented", "Elevação lateral", "Elevac\u{327}a\u{303}o",
    "“80 kg” × 10 – ½ …", "a\u{A0}b",
    "筋トレ", "한글", "привет", "שלום", "سلام",
    "💪", "🏋️‍♀️", "👩🏿‍❤️‍💋‍👩🏿", "🇧🇷", "1️⃣", "❤️", "❤\u{FE0E}", "\u{FFFD}", #"\u{1B}"#,
    // Joiners where a script needs them: Persian "mikham", Devanagari "ksha" apart.
    "می\u{200C}خواهم", "क्\u{200D}ष", "क्\u{200C}ष",
    // An ideograph in one of its variants.
    "葛\u{E0100}",
  ])
  func harmlessTextStays(_ text: String) {
    #expect(Array(printable(text).unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(
    arguments: [
      ("\0", #"\u{0}"#), ("\n", #"\u{A}"#), ("\r\n", #"\u{D}\u{A}"#), ("\u{8}", #"\u{8}"#),
      ("\u{7F}", #"\u{7F}"#),
      // Colour, the title of the window, and the same begun with one scalar.
      ("a\u{1B}[31mb", #"a\u{1B}[31mb"#), ("\u{1B}]0;x\u{7}", #"\u{1B}]0;x\u{7}"#),
      ("\u{9B}31m", #"\u{9B}31m"#), ("\u{9D}0;x\u{9C}", #"\u{9D}0;x\u{9C}"#), ("\u{85}", #"\u{85}"#),
      // Turning the line around.
      ("a\u{202E}b", #"a\u{202E}b"#), ("\u{202A}", #"\u{202A}"#),
      ("\u{2066}x\u{2069}", #"\u{2066}x\u{2069}"#),
      ("\u{200E}\u{200F}", #"\u{200E}\u{200F}"#), ("\u{61C}", #"\u{61C}"#),
      // What is there and can't be seen.
      ("a\u{200B}b", #"a\u{200B}b"#), ("\u{FEFF}", #"\u{FEFF}"#),
      ("\u{2060}", #"\u{2060}"#), ("co\u{AD}op", #"co\u{AD}op"#),
      ("\u{180E}", #"\u{180E}"#), ("\u{3164}", #"\u{3164}"#), ("a\u{34F}b", #"a\u{34F}b"#),
      ("\u{E0041}", #"\u{E0041}"#),
      // Other lines.
      ("a\u{2028}b\u{2029}", #"a\u{2028}b\u{2029}"#),
      // Joiners where nothing joins; between letters of Latin they only make a second name that looks the same.
      ("Supi\u{200D}no", #"Supi\u{200D}no"#), ("a\u{200C}b", #"a\u{200C}b"#),
      ("\u{200D}", #"\u{200D}"#), ("💪\u{200D}", #"💪\u{200D}"#),
      ("💪\u{200D}a", #"💪\u{200D}a"#), ("1\u{200D}2", #"1\u{200D}2"#), ("می\u{200C} ", #"می\u{200C} "#),
      // Variation selectors with nothing to vary, and a row of them.
      ("\u{FE0F}", #"\u{FE0F}"#), (" \u{FE0F}", #" \u{FE0F}"#), ("a\u{FE00}\u{FE01}", "a\u{FE00}\\u{FE01}"),
      ("❤️\u{E0100}\u{E0101}", #"❤️\u{E0100}\u{E0101}"#),
    ] as [(String, String)])
  func theRestIsShownByItsNumber(_ text: String, _ shown: String) {
    #expect(Array(printable(text).unicodeScalars) == Array(shown.unicodeScalars))
  }

  /// Nothing that a terminal acts on is left in any text of one scalar.
  @Test func everyScalar() {
    // Planes 2 to 13 hold ideographs and nothing else.
    for value in Array(UInt32(0)..<0x20000) + Array(0xE0000..<0xE1000) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let shown = printable(String(scalar))
      let isHarmful =
        switch scalar.properties.generalCategory {
        case .control: scalar != "\t"
        case .format, .lineSeparator, .paragraphSeparator: true
        default: scalar.properties.isDefaultIgnorableCodePoint
        }
      let expected = isHarmful ? "\\u{\(String(value, radix: 16, uppercase: true))}" : String(scalar)
      if !shown.unicodeScalars.elementsEqual(expected.unicodeScalars) {
        Issue.record("U+\(String(value, radix: 16)) is shown as '\(shown)'")
      }
    }
  }

  /// A megabyte of accents on one letter is one character; it must be possible to cut it.
  @Test func aCharacterHasItsLimit() {
    let text = "e" + String(repeating: "\u{301}", count: 20)
    let (kept, shown) = (String(repeating: "\u{301}", count: 15), String(repeating: #"\u{301}"#, count: 5))
    #expect(printable(text) == "e" + kept + shown)
  }

  @Test func piecesStandForTheWholeText() {
    let pieces = printablePieces("e\u{301}\u{1B}\r\n🏋️‍♀️x")
    #expect(pieces.map(\.text) == ["e\u{301}", #"\u{1B}"#, #"\u{D}"#, #"\u{A}"#, "🏋️‍♀️", "x"])
    #expect(pieces.map(\.scalars) == [2, 1, 1, 1, 5, 1])
    #expect(pieces.map(\.isEscaped) == [false, true, true, true, false, false])
  }
}
