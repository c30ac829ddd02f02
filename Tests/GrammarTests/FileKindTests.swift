import Grammar
import TestSupport
import Testing
import Text

@Suite struct FileKindTests {
  @Test(arguments: [
    ("bumbum.toml", FileKind.settings), ("exercises.txt", .exercises), ("plans/treino-a.md", .plan),
    ("plans/Ação.md", .plan), ("log/2026-01.txt", .log(year: 2026, month: 1)),
    ("checkins/2026/12.txt", .checkIns(year: 2026, month: 12)),
  ])
  func paths(path: String, kind: FileKind) { #expect(FileKind(path: path) == kind) }

  @Test(arguments: [
    "", "/", "bumbum.tom", "log/bumbum.toml", "plans/a.txt", "plans/.md", "plans/.a.md", "plans/b/a.md",
    "log/2026-13.txt", "log/2026-00.txt", "log/2026-1.txt", "log/2026_01.txt", "log/26-01.txt",
    "log/2026-01.md",
    "log/2026/01.txt", "checkins/2026-01.txt", "checkins/2026/13.txt", "checkins/2026/1.txt",
    "checkins/20a6/01.txt",
    "checkins/2026/01-15-0730.jpg", "./bumbum.toml", "log//2026-01.txt",
  ])
  func otherPaths(path: String) { #expect(FileKind(path: path) == nil) }

  @Test func frontMatterIsTOML() {
    let source = Source(name: "a.md", text: "+++\naka = ['a'] # b\n+++\n# A <!-- c -->\n'd' # e\n")
    let kinds = tokens(of: source, kind: .plan)
    func texts(_ kind: Token.Kind) -> [String] {
      kinds.filter { $0.kind == kind }.map { source.text($0.range) }
    }
    #expect(texts(.string) == ["'a'"])
    #expect(texts(.comment) == ["# b", "<!-- c -->"])
    #expect(texts(.hash) == ["#", "#"])
    #expect(kinds.flatMap { source.bytes[$0.range.bounds] } == source.bytes)
  }

  @Test(arguments: [
    ("bumbum.toml", FileKind.settings), ("exercises.txt", .exercises), ("plans/pernas.md", .plan),
    ("log/2025-12.txt", .log(year: 2025, month: 12)),
    ("checkins/2025/11.txt", .checkIns(year: 2025, month: 11)),
  ])
  func tokensAreTheFile(path: String, kind: FileKind) throws {
    let source = try example(path)
    #expect(tokens(of: source, kind: kind).flatMap { source.bytes[$0.range.bounds] } == source.bytes)
  }
}

@Suite struct MarkedTextTests {
  @Test func marks() {
    let marked = MarkedText("a⟦é⟧ ⟦⟧\(Example.badByte)")
    #expect(marked.bytes == [0x61, 0xC3, 0xA9, 0x20, 0xE7])
    #expect(marked.ranges == [TextRange(1, 3), TextRange(4, 4)])
  }
}
