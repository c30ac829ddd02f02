import JSON
import Testing

/// Texts in the manner of JSONTestSuite (Nicolas Seriot, 2016): what RFC 8259 accepts, what it refuses, and what it leaves
/// open and this reader settles.
@Suite struct JSONReaderTests {
  /// A text, and what it is when it is written again on one line.
  static let accepted: [(text: String, means: String)] = [
    ("[[]   ]", "[[]]"), (#"[""]"#, #"[""]"#), ("[]", "[]"), (#"["a"]"#, #"["a"]"#), ("[false]", "[false]"),
    (#"[null, 1, "1", {}]"#, #"[null, 1, "1", {}]"#), ("[1\n]", "[1]"), (" [1]", "[1]"), ("[2] ", "[2]"),
    ("[123e65]", "[123e65]"), ("[0e+1]", "[0e+1]"), ("[0e1]", "[0e1]"), ("[ 4]", "[4]"),
    (
      "[-0.000000000000000000000000000000000000000000000000000000000000000000000000000001]",
      "[-0.000000000000000000000000000000000000000000000000000000000000000000000000000001]"
    ),
    ("[20e1]", "[20e1]"), ("[-0]", "[0]"), ("[-123]", "[-123]"), ("[1E22]", "[1E22]"), ("[1E-2]", "[1E-2]"),
    ("[123.456e78]", "[123.456e78]"), ("[1.5]", "[1.5]"),
    ("[100000000000000000000]", "[100000000000000000000]"),
    (#"{"asd":"sdf", "dfg":"fgh"}"#, #"{"asd": "sdf", "dfg": "fgh"}"#),
    (#"{"a":"b","a":"c"}"#, #"{"a": "b", "a": "c"}"#), ("{}", "{}"), (#"{"":0}"#, #"{"": 0}"#),
    ("{\n\"a\": \"b\"\n}", #"{"a": "b"}"#), (#"["\u0060\u012a\u12AB"]"#, #"["`Īካ"]"#),
    (#"["\uD801\udc37"]"#, #"["𐐷"]"#), (#"["\"\\\/\b\f\n\r\t"]"#, #"["\"\\/\u0008\u000c\n\r\t"]"#),
    (#"["\\u0000"]"#, #"["\\u0000"]"#), (#"["a/*b*/c"]"#, #"["a/*b*/c"]"#), (#"["€𝄞"]"#, #"["€𝄞"]"#),
    (#"["\u0000"]"#, #"["\u0000"]"#), ("[\"\u{7F}\"]", #"["\u007f"]"#), ("42", "42"), (#""asd""#, #""asd""#),
    ("true", "true"), ("null", "null"), ("\t\r\n true", "true"),
  ]

  @Test(arguments: accepted.indices) func accepts(_ number: Int) throws {
    let (text, means) = Self.accepted[number]
    let value = try JSON(reading: Array(text.utf8))
    #expect(value.compact == means)
  }

  /// Where the text stops to be JSON.
  static let refused: [(text: String, at: Int)] = [
    ("", 0), (" ", 1), ("[1 true]", 3), ("[a]", 1), (#"["": 1]"#, 3), (#"[""],"#, 4), ("[,1]", 1),
    ("[1,,2]", 3),
    (#"["x"]]"#, 5), ("[1,]", 3), ("[1,}", 3), ("[\"x\"", 4), ("[x", 1), ("[3[4]]", 2), ("[1:2]", 2),
    ("[-]", 2),
    ("[,]", 1), ("[*]", 1), ("[fals]", 1), ("[nul]", 1), ("[tru]", 1), ("[++1234]", 1), ("[+1]", 1),
    ("[-01]", 3),
    ("[.5]", 1), ("[0.1.2]", 4), ("[0.3e+]", 6), ("[0.e1]", 3), ("[0E]", 3), ("[1.0e-]", 6), ("[1 000.0]", 3),
    ("[2.e3]", 3), ("[012]", 2), ("[-Infinity]", 2), ("[NaN]", 1), ("[0x42]", 2), ("[1e1m]", 4), ("[1ea]", 3),
    (#"{"x", null}"#, 4), (#"{"x"::"b"}"#, 5), (#"{key: 1}"#, 1), (#"{"a":"b"}/**/"#, 9), (#"{"a":"a",}"#, 9),
    (#"{"a":"a",,"b":1}"#, 9), ("{'a':0}", 1), (#"{"a" "b"}"#, 5), (#"{"a":"#, 5), (#"{"a""#, 4),
    ("{1:1}", 1),
    (#"{"a":null,"b"#, 12), (#"["\uD800\"]"#, 11), (#"["\u1"]"#, 5), (#"["\u00g0"]"#, 6), (#"["\a"]"#, 3),
    (#"["\"#, 3), ("[\"a\u{0}a\"]", 3), ("[\"\n\"]", 2), ("[\"\t\"]", 2), (#"""#, 1), ("abc", 0), ("[1]x", 3),
    ("\u{FEFF}{}", 0), ("[\u{00A0}1]", 1), ("[1]\u{0C}", 3), ("*", 0), ("{}}", 2), ("[", 1), ("]", 0),
    ("{]", 1),
    ("[\u{2060}]", 1), ("// 1\n1", 0), ("<.>", 0), ("1,", 1), ("--1", 1), ("\"\\x00\"", 2),
  ]

  @Test(arguments: refused.indices) func refuses(_ number: Int) {
    let (text, place) = Self.refused[number]
    let failure = #expect(throws: JSONFailure.self) { try JSON(reading: Array(text.utf8)) }
    #expect(failure?.offset == place, "\(text)")
  }

  @Test(
    arguments: [[0xE5], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0xBF, 0xBF, 0xBF], [0x81], [0xFF]]
      as [[UInt8]])
  func refusesBytesThatAreNotUTF8(_ bad: [UInt8]) {
    let failure = #expect(throws: JSONFailure.self) {
      try JSON(reading: Array("[\"".utf8) + bad + Array("\"]".utf8))
    }
    #expect(failure?.offset == 2)
  }

  /// Half of a surrogate pair is no scalar.
  @Test(arguments: [
    (#"["\uDADA"]"#, "\u{FFFD}"), (#"["\uD888\u1234"]"#, "\u{FFFD}\u{1234}"), (#"["\uDd1ea"]"#, "\u{FFFD}a"),
  ])
  func replacesHalfOfAPair(text: String, means: String) throws {
    let value = try JSON(reading: Array(text.utf8))
    #expect(value.elements?.first?.text == means)
  }

  /// A stranger's text can't run the reader out of stack.
  @Test func refusesWhatStandsTooDeep() throws {
    let failure = #expect(throws: JSONFailure.self) {
      try JSON(reading: [UInt8](repeating: UInt8(ascii: "["), count: 100_000))
    }
    #expect(failure?.offset == 256)
    let deep =
      [UInt8](repeating: UInt8(ascii: "["), count: 256) + [UInt8](repeating: UInt8(ascii: "]"), count: 256)
    #expect(throws: Never.self) { try JSON(reading: deep) }
  }

  @Test func givesMembers() throws {
    let value = try JSON(reading: Array(#"{"id": 7, "ok": true, "list": ["a"], "id": 8}"#.utf8))
    #expect(value["id"]?.whole == 8)
    #expect(value["ok"]?.truth == true)
    #expect(value["list"]?.elements?.first?.text == "a")
    #expect(value["none"]?.text == nil)
  }
}
