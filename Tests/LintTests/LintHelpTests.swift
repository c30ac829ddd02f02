import Grammar
import Lint
import TestSupport
import Testing
import Text
import Training

/// What a help of lint proposes is what was meant.
struct LintHelpTests {
  /// A line of a check-in, the code of its finding, a part of the help, and the line that the fix makes of it.
  @Test(arguments: Rows.of("lint", "checkIns")) func checkIns(_ row: [String]) throws {
    let (line, code, help, fixed) = (row[0], row[1], row[2], row[3] == "nil" ? nil : row[3])
    let start = "[2026-01-05 19:45]\ntype = Gym\ntitle = A\n"
    let source = Source(name: "checkins/2026/01.txt", text: start + line)
    var journal = Journal()
    journal.add(source, as: try #require(FileKind(path: source.name)))
    let found = try #require(findings(journal).first { $0.diagnostic.code == code }?.diagnostic)
    #expect(found.help?.english.contains(help) == true, "\(found.help?.english ?? "nothing")")
    let text = found.fix?.edits.applied(to: source.bytes).map { String(decoding: $0, as: UTF8.self) }
    #expect(text == fixed.map { start + $0 })
  }

  /// A load that lacks its unit, a part of the help, and what the fix makes of it, in a journal that counts in pounds.
  @Test(arguments: [
    ("185x5", "write '185lb x 5'", "185lb x 5"), ("185 5x5", "write '5x5 @ 185lb'", "5x5 @ 185lb"),
    ("3x5 @ 135", "write '3x5 @ 135lb'", "3x5 @ 135lb"), ("62.5 x 10", "'62.5lb x 10'", "62.5lb x 10"),
    ("3x10x80", "write '3x10 @ 80lb'", "3x10 @ 80lb"), ("bw+25 x 5", "'bw+25lb x 5' or 'bw+25kg x 5'", nil),
  ])
  func loadsAreProposedInTheUnitOfTheJournal(sets: String, help: String, fixed: String?) throws {
    let start = "2026-01-05 18:30\nSquat: "
    let source = Source(name: "log/2026-01.txt", text: start + sets)
    var journal = Journal()
    journal.add(Source(name: "bumbum.toml", text: "format = 1\nunit = \"lb\"\n"), as: .settings)
    journal.add(source, as: .log(year: 2026, month: 1))
    let found = try #require(
      findings(journal).first { $0.path == source.name && $0.diagnostic.severity == .error }?.diagnostic)
    #expect(found.help?.english.contains(help) == true, "\(found.help?.english ?? "nothing")")
    let text = found.fix?.edits.applied(to: source.bytes).map { String(decoding: $0, as: UTF8.self) }
    #expect(text == fixed.map { start + $0 })
  }

  @Test func aPlanProposesTheUnitOfTheJournal() throws {
    var journal = Journal()
    journal.add(Source(name: "bumbum.toml", text: "format = 1\nunit = \"lb\"\n"), as: .settings)
    journal.add(
      Source(name: "plans/a.md", text: "# A\n- Squat: legs, 3x5 @ 135\n- Bench press: chest, 3x5 95\n"),
      as: .plan)
    let helps = findings(journal).compactMap(\.diagnostic.help?.english)
    #expect(
      helps.contains { $0.contains("'3x5 @ 135lb'") } && helps.contains { $0.contains("'3x5 @ 95lb'") }
        && !helps.contains { $0.contains("kg") }, "\(helps)")
  }

  @Test func bodyweightOfNothing() throws {
    var journal = Journal()
    journal.add(
      Source(name: "log/2026-01.txt", text: "2026-01-05 18:30\nbodyweight = 0kg\n"),
      as: .log(year: 2026, month: 1))
    let found = try #require(findings(journal).first { $0.diagnostic.code == "implausible-weight" })
    #expect(found.diagnostic.message.english.contains("more than 0"))
  }

  private func findings(_ journal: Journal) -> [Finding] {
    Linter.findings(in: journal, now: Moment("2026-01-31 12:00") ?? Moment(.first))
  }
}
