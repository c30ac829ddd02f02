import Grammar
import TestSupport
import Testing
import Text

/// The fix of a reader, made from the facts of a mistake alone, is what was meant.
struct HelpTests {
  /// A line of the settings, and what it is to be; nil where nobody can tell.
  @Test(arguments: Rows.of("grammar", "settings")) func settings(_ row: [String]) throws {
    let (text, line) = (row[0], row[1] == "nil" ? nil : row[1])
    let source = Source(name: "bumbum.toml", text: "format = 1\n\(text)\n")
    let found = SettingsFile.read(source).diagnostics
    #expect(found.map(\.code) == ["setting-value"])
    let fixed = try found.first?.fix.map { try #require($0.edits.applied(to: source.bytes)) }
    #expect(fixed.map { String(decoding: $0, as: UTF8.self) } == line.map { "format = 1\n\($0)\n" })
    if let line { #expect(found.first?.help == "write '\(line)'") }
  }

  @Test(arguments: [
    ("[2026-01-31 24:00]", "bad-clock", "[2026-02-01 00:00]"),
    ("[2026-01-09T07:30]", "bad-date", "[2026-01-09 07:30]"),
    ("[measure 2026-01-09T07:30:15]", "bad-date", "[measure 2026-01-09 07:30]"),
  ])
  func checkInHeaders(text: String, code: String, header: String) throws {
    let source = Source(name: "checkins/2026/01.txt", text: text)
    let found = CheckInReader.read(source).diagnostics
    #expect(found.map(\.code) == [code])
    let fix = try #require(found.first?.fix)
    let fixed = try #require(fix.edits.applied(to: source.bytes))
    #expect(String(decoding: fixed, as: UTF8.self) == header)
    #expect(CheckInReader.read(Source(name: "01.txt", bytes: fixed)).diagnostics.isEmpty)
  }
}
