import Grammar
import Testing
import Text
import Training

@Suite struct ForeignTextTests {
  private func mistake(_ bytes: [UInt8]) -> String? {
    Source(name: "log/2026-01.txt", bytes: bytes).foreignText?.message.english
  }
  private let utf16 = "the file is UTF-16, and a journal is UTF-8"
  private let returns = "the lines of the file end in CR alone, and a journal's in LF or CR LF"

  @Test func utf16IsSaidOnce() {
    #expect(mistake([0xFF, 0xFE, 0x32, 0, 0x0A, 0]) == utf16)
    #expect(mistake([0xFE, 0xFF, 0, 0x32, 0, 0x0A]) == utf16)
    #expect(mistake([0x32, 0, 0x30, 0, 0x0A, 0]) == utf16)
    #expect(mistake([0, 0x32, 0, 0x30, 0, 0x0A]) == utf16)
    #expect(mistake(Array("2026-01-05\r  Squat: 80kg x 8\r".utf8)) == returns)
  }

  @Test func otherTextIsRead() {
    for text in ["", "a", "a\r\nb\r\n", "a\rb\n", "a\u{0}b\n", "\u{FEFF}a\n"] {
      #expect(mistake(Array(text.utf8)) == nil)
    }
    // What a crash leaves.
    #expect(mistake(Array(repeating: 0, count: 100)) == nil)
  }

  @Test(arguments: [FileKind.settings, .exercises, .plan, .log(year: 2026, month: 1), .checkIns(year: 2026, month: 1)])
  func nothingElseIsSaidOrChanged(_ kind: FileKind) {
    let text = "# Plan A\r- Squat: legs \r2026-01-05 18:30\r[2026-01-05 20:00]\rgoal = 3\r"
    let file = ReadFile(Source(name: "a", text: text), as: kind)
    #expect(file.diagnostics.map(\.message.english) == [returns])
    #expect(file.diagnostics.allSatisfy { $0.fix == nil })
    #expect(Formatter.edits(for: file.source, kind: kind, settings: Settings()).isEmpty)
  }

  @Test func accentsWithoutEndCostTheirValue() {
    let accents = String(repeating: "\u{301}\u{327}", count: 20)
    for text in [
      "\"e\(accents)\" = 1", "plan = \"e\(accents)\"", "plan = \"e\(String(repeating: "\\u0301", count: 31))\"",
    ] {
      let settings = SettingsFile.read(Source(name: "bumbum.toml", text: "format = 1\n\(text)\n"))
      #expect(settings.diagnostics.map(\.message.english) == ["more than 30 accents on one letter are no text"])
    }
  }
}
