import Grammar
import Lint
import Testing
import Text

/// Bytes that are no text are one mistake, and what stands around them is not judged.
@Suite struct ForeignBytesTests {
  @Test func aNameInLatin1IsNotProposed() {
    var journal = Journal()
    journal.add(Source(name: "exercises.txt", text: "Supino: chest\n"), as: .exercises)
    let log =
      Array("2026-01-05 18:30-19:30\n  Eleva".utf8) + [0xE7, 0xE3] + Array("o: 60kg x 8\n  Remada: 50kg x 8\n".utf8)
    journal.add(Source(name: "log/2026-01.txt", bytes: log), as: .log(year: 2026, month: 1))
    let found = Linter.findings(in: journal, now: ExampleJournal.now).map(\.diagnostic.code)
    #expect(found.filter { $0 == "invalid-utf8" }.count == 1)
    #expect(found.filter { $0 == "unknown-exercise" }.count == 1)
  }
}
