import TestSupport
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

  @Test(arguments: Rows.of("text", "theRestIsShownByItsNumber")) func theRestIsShownByItsNumber(_ row: [String]) {
    let (text, shown) = (row[0], row[1])
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
