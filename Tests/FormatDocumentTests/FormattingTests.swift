import Format
import Text
import Testing

/// The section on fmt: its blocks stand in pairs, and fmt makes the second of the first.
@Suite struct FormattingTests {
  static let files = [
    "log": "log/2026-01.txt", "checkins": "checkins/2026/01.txt", "plan": "plans/a.md",
    "exercises": "exercises.txt",
  ]

  /// The blocks of the section but that of the setting, which is shown once.
  private static let blocks: [FormatDocument.Block] = {
    let headings = FormatDocument.shared.headings
    guard let place = headings.firstIndex(where: { $0.text == "What fmt writes" }) else { return [] }
    let lines = headings[place].line..<headings[place + 1].line
    return FormatDocument.shared.blocks.filter { lines.contains($0.line) && $0.language != "toml" }
  }()

  @Test func thereIsAPairForEveryKindOfFile() {
    #expect(Self.blocks.count == 2 * Self.files.count)
    #expect(Set(Self.blocks.map(\.language)) == Set(Self.files.keys))
  }

  @Test(arguments: 0..<blocks.count / 2) func fmtMakesTheSecondOfTheFirst(pair: Int) throws {
    let before = Self.blocks[2 * pair]
    let after = Self.blocks[2 * pair + 1]
    #expect(before.language == after.language)
    #expect(try formatted(before) == after.lines.joined(separator: "\n") + "\n")
    #expect(try formatted(after) == after.lines.joined(separator: "\n") + "\n")
  }

  private func formatted(_ block: FormatDocument.Block) throws -> String {
    let path = try #require(Self.files[block.language])
    let source = Source(name: path, text: block.lines.joined(separator: "\n") + "\n")
    let kind = try #require(FileKind(path: path))
    let edits = Formatter.edits(for: source, kind: kind, settings: Settings())
    return String(decoding: try #require(edits.applied(to: source.bytes)), as: UTF8.self)
  }
}
