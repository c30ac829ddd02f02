import Format
import Text
import Lint
import Testing
import Training

@Test(arguments: Settings.Language.allCases) func newJournalLintsClean(_ language: Settings.Language) throws {
  var journal = Journal()
  for file in NewJournal.files(language: language, created: try #require(CivilDate("2026-01-06"))) {
    journal.add(Source(name: file.path, text: file.text), as: try #require(FileKind(path: file.path)))
  }
  let found = Linter.findings(in: journal, now: try #require(Moment("2026-01-06 12:00")))
  #expect(found.map { $0.path + $0.diagnostic.code } == [])
}
