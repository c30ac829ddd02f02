import TestSupport
import Testing
import TOML
import Text

private func read(_ text: String) -> TOMLDocument { TOMLText.read(text) }
private func listed(_ document: TOMLDocument) -> [String] { TOMLText.listed(document) }

@Suite struct TOMLRobustnessTests {
  @Test(arguments: [
    (String(repeating: "[", count: 32), String(repeating: "]", count: 32)),
    (String(repeating: "{a=", count: 16) + "1", String(repeating: "}", count: 16)),
  ])
  func nestsAsDeepAsAllowed(_ opening: String, _ closing: String) {
    #expect(read("a = \(opening)\(closing)\n").diagnostics.isEmpty)
  }

  @Test(arguments: [
    Long("a = ", "[", 100_000), Long("a = ", "{a=", 100_000), Long("a = ", "[{a=", 100_000),
    Long("a", ".a", 32, " = 1"), Long("[a", ".a", 99_999, "]"),
  ])
  func deeperIsOneMistake(_ long: Long) {
    let document = read(long.text + "\n[z]\nb = 1\n")
    #expect(document.diagnostics.count == 1)
    #expect(listed(document).last == "z.b = 1")
  }

  @Test func aHeaderCountsForTheDepth() {
    let header = "[" + Array(repeating: "a", count: 31).joined(separator: ".") + "]\n"
    #expect(read(header + "b = 1").diagnostics.isEmpty)
    #expect(read(header + "b.c = 1").diagnostics.count == 1)
  }

  /// Each is far beyond what quadratic time could do in the time allowed.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      Long("", "a = \"\n", 50_000), Long("", "\"\"\"\n'''\n", 50_000), Long("", "a = [\n", 50_000),
      Long("", "a = {\n", 50_000), Long("a = [", "\"x\",\n", 50_000), Long("a = [", "b ", 50_000),
      Long("a = ", "9", 500_000), Long("a = ", "0", 500_000), Long("a = ", "1_", 200_000),
      Long("a = \"", "\\ ", 100_000, "\""), Long("a = \"\"\"", "\\  \\", 50_000, "\"\"\""),
      Long("", "<<<<<<<\n", 20_000), Long("", "[a]\n", 20_000), Long("a = [\n", "b b b ]\n", 20_000),
      Long("", "\u{A0}", 50_000), Long("a = [\n", "'x' 'y'\n", 20_000), Long("a = [", ",", 50_000),
      Long("", "x", 500_000, " 1"), Long("a = \u{201C}", "\u{201D}", 100_000),
    ])
  func linearTime(_ long: Long) {
    #expect(!read(long.text).diagnostics.isEmpty)
  }

  /// A text with one piece in it so many times.
  struct Long: CustomTestStringConvertible {
    let (before, piece, count, after): (String, String, Int, String)

    init(_ before: String, _ piece: String, _ count: Int, _ after: String = "") {
      (self.before, self.piece, self.count, self.after) = (before, piece, count, after)
    }

    var text: String { before + String(repeating: piece, count: count) + after }
    var testDescription: String { "\(count) × \(piece.debugDescription)" }
  }

  /// Whatever a file holds: no crash, every place inside it, no mistake reported twice.
  @Test(arguments: 0..<20 as Range<UInt64>) func survivesMutations(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces =
      [
        "\"", "'", "\"\"\"", "'''", "[", "]", "{", "}", "[[", "]]", "=", ",", ".", "#", "\n", "\r\n", "\r",
        "\\", "\\u", "\\U0001F3CB",
        "0x", "1_000", "2026-01-05", "07:30:00", "true", "nan", "é", "\u{A0}", "\u{201C}", "a", "lint",
        "format", "-", "+", " ", "\0",
        "<<<<<<< a\n", "\n=======\n", "\n>>>>>>> b\n",
      ].map { Array($0.utf8) } + [[0xFF], [0xC3]]
    let seedText = """
      format = 1
      plan = "Treino A"     # the one
      fields = [ "gym",
        'waist', ] # two
      text = \"\"\"
      a \\
        b\"\"\"
      created = 2026-01-06 07:30:00
      t = { a = 1, b.c = [1.5, true] }
      [lint]
      disable = ["unknown-exercise"]
      [[list]]
      x = 0xFF
      """
    for _ in 0..<80 {
      var bytes = Array(seedText.utf8)
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let start = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...6, using: &random))
        bytes.replaceSubrange(start..<end, with: random.pick(pieces))
      }
      check(bytes)
      check(Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random))))
    }
  }

  private func check(_ bytes: [UInt8]) {
    let source = Source(name: "a.toml", bytes: bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    let document = TOMLDocument.read(source)
    for diagnostic in document.diagnostics {
      #expect(source.all.contains(diagnostic.range), "\(text)")
      #expect(!diagnostic.message.english.contains { $0.isNewline }, "\(text)")
      guard let fix = diagnostic.fix else { continue }
      #expect(fix.edits.applied(to: bytes) != nil, "\(text)")
    }
    #expect(
      Set(document.diagnostics.map { "\($0.code) \($0.range)" }).count == document.diagnostics.count,
      "\(text)")
    for entry in document.leaves {
      #expect(source.all.contains(entry.range) && source.all.contains(entry.value.range), "\(text)")
    }
    for table in document.tables {
      #expect(source.bytes[table.range.lowerBound] == UInt8(ascii: "["), "\(text)")
    }
  }
}
