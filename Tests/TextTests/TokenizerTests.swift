import Foundation
import TestSupport
import Testing
import Text

@Suite struct TokenizerTests {
  private func kinds(_ text: String, _ dialect: Tokenizer.Dialect = .journal) -> [Token.Kind] {
    Tokenizer.tokens(Array(text.utf8), dialect: dialect).map(\.kind)
  }

  @Test(arguments: [
    ("80kg x 10", [Token.Kind.number, .word, .blank, .times, .blank, .number]),
    ("80kgx10", [.number, .word, .times, .number]),
    ("3x10", [.number, .times, .number]),
    ("bwx8", [.word, .times, .number]),
    ("3xbw", [.number, .times, .word]),
    ("80 × 10", [.number, .blank, .times, .blank, .number]),
    ("82,5kg", [.number, .comma, .number, .word]),
    ("18:30–19:42", [.number, .colon, .number, .dash, .number, .colon, .number]),
    ("\"a: b\": 60s", [.string, .colon, .blank, .number, .word]),
    ("“leve” x", [.string, .blank, .times]),
    ("“leve\" x", [.string, .blank, .times]),
    ("\"a \\\" b\"", [.string]),
    ("5\" x", [.number, .quote, .blank, .times]),
    ("a # b", [.word, .blank, .comment]),
    ("a #b # c", [.word, .blank, .hash, .word, .blank, .comment]),
    ("a #", [.word, .blank, .comment]),
    ("  #a\nb", [.blank, .comment, .newline, .word]),
    ("\"a # b\"", [.string]),
    ("a\r\n", [.word, .newline]),
    ("a\rb", [.word, .control, .word]),
    ("# a\r\n", [.comment, .newline]),
    ("\u{FEFF}a", [.byteOrderMark, .word]),
    ("a\u{FEFF}", [.word]),
    ("a\u{A0}\u{2009}b", [.word, .blank, .word]),
    ("Farmer's walk", [.word, .blank, .word]),
    ("cafe\u{301} 🏋️", [.word, .blank, .word]),
    ("\u{0}", [.control]), ("a\u{0}\u{1}\u{7F}\tb\u{0}\r\n", [.word, .control, .blank, .word, .control, .newline]),
    ("\u{1B}[2J", [.control, .openBracket, .number, .word]), ("\u{85}", [.control]),
    ("", []),
  ])
  func cutsJournals(text: String, expected: [Token.Kind]) { #expect(kinds(text) == expected) }

  @Test(arguments: [
    ("# Treino A", [Token.Kind.hash, .blank, .word, .blank, .word]),
    ("<!-- a\nb --> c", [.comment, .blank, .word]),
    ("<!-- a", [.symbol, .symbol, .dash, .dash, .blank, .word]),
  ])
  func cutsPlans(text: String, expected: [Token.Kind]) { #expect(kinds(text, .markdown) == expected) }

  @Test(arguments: [
    ("a = \"b # c\" # d", [Token.Kind.word, .blank, .equals, .blank, .string, .blank, .comment]),
    ("'a\\'", [.string]), ("\"\"\"a\n\"b\"\"\"\"", [.string]), ("'''a\n'''", [.string]),
    ("\"a\nb", [.quote, .word, .newline, .word]),
    ("a#b", [.word, .comment]),
  ])
  func cutsSettings(text: String, expected: [Token.Kind]) { #expect(kinds(text, .toml) == expected) }

  @Test func bytesThatAreNoUTF8AreOneToken() {
    let bytes: [UInt8] = [0x61, 0xE7, 0xE3, 0x62, 0xC0, 0x80, 0x20, 0xED, 0xA0, 0x80]
    let tokens = Tokenizer.tokens(bytes, dialect: .journal)
    #expect(tokens.map(\.kind) == [.word, .invalid, .word, .invalid, .blank, .invalid])
  }

  @Test func aLineOfAMegabyteIsLinear() {
    let quotes = Array(String(repeating: "\\\"", count: 250_000).utf8)
    expectLossless(quotes, .journal)
    expectLossless(quotes, .toml)
    expectLossless(Array(String(repeating: "<!--", count: 100_000).utf8), .markdown)
    expectLossless(Array(String(repeating: "“", count: 100_000).utf8), .journal)
  }

  @Test func everyFileOfTheExamplesIsItsTokens() throws {
    let files = try #require(FileManager.default.subpaths(atPath: Repository.root + "/examples"))
    var count = 0
    for file in files {
      guard let data = FileManager.default.contents(atPath: Repository.root + "/examples/" + file) else {
        continue
      }
      for dialect in [Tokenizer.Dialect.journal, .markdown, .toml] { expectLossless(Array(data), dialect) }
      count += 1
    }
    #expect(count > 20)
  }

  /// 100,000 inputs: pieces of the grammar at random, and the examples with bytes changed at random.
  @Test(arguments: 0..<10)
  func randomInputsAreTheirTokens(part: Int) throws {
    var random = SeededGenerator(seed: UInt64(part))
    let pieces = [
      "80", "kg", " ", "x", "\"", "“", "”", "#", "\n", "\r\n", "\r", "é", "e\u{301}", "×", "–", ":", "'",
      "\\", "<!--", "-->", "\"\"\"", "\u{FEFF}", "\u{A0}", "🏋️", "[", "\t",
    ]
    let example = try #require(
      FileManager.default.contents(atPath: Repository.exampleJournal + "/log/2026-01.txt"))
    let text = Array(example)
    for number in 0..<10_000 {
      var bytes: [UInt8]
      if number % 2 == 0 {
        bytes = (0..<Int.random(in: 0...24, using: &random)).flatMap { _ in Array(random.pick(pieces).utf8) }
      } else {
        let start = Int.random(in: 0..<text.count - 64, using: &random)
        bytes = Array(text[start..<start + 64])
      }
      for _ in 0..<Int.random(in: 0...4, using: &random) where !bytes.isEmpty {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      expectLossless(bytes, random.pick([.journal, .markdown, .toml]))
    }
  }

  /// Tokens follow each other without a gap or an overlap, from the first byte to the last.
  private func expectLossless(_ bytes: [UInt8], _ dialect: Tokenizer.Dialect) {
    var offset = 0
    for token in Tokenizer.tokens(bytes, dialect: dialect) {
      guard token.range.lowerBound == offset, !token.range.isEmpty else {
        Issue.record("a gap at \(offset) of \(bytes)")
        return
      }
      offset = token.range.upperBound
    }
    #expect(offset == bytes.count)
  }
}
