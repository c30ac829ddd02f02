import Grammar
import Lint
import Testing
import Text
import Training

@Test(arguments: Settings.Language.allCases) func newJournalLintsClean(_ language: Settings.Language) throws {
  var journal = Journal()
  for file in NewJournal.files(language: language, created: try #require(CivilDate("2026-01-06"))) {
    journal.add(Source(name: file.path, text: file.text), as: try #require(FileKind(path: file.path)))
  }
  let found = Linter.findings(in: journal, now: try #require(Moment("2026-01-06 12:00")))
  #expect(found.map { $0.path + $0.diagnostic.code } == [])
}

/// Whatever months the week is in, each entry stands in its own, and nothing is to be said of them.
@Test(arguments: Settings.Language.allCases, ["2026-01-07", "2026-03-03", "2024-03-01", "2026-01-01"])
func exampleLintsClean(_ language: Settings.Language, _ day: String) throws {
  let today = try #require(CivilDate(day))
  var journal = Journal()
  let first = NewJournal.files(language: language, created: today.adding(days: -6))
  for file in first + NewJournal.example(language: language, until: today) {
    journal.add(Source(name: file.path, text: file.text), as: try #require(FileKind(path: file.path)))
  }
  let found = Linter.findings(in: journal, now: Moment(today, TimeOfDay("22:00")))
  #expect(found.map { $0.path + $0.diagnostic.code } == [])
  let sessions = journal.logs.flatMap(\.sessions)
  #expect(sessions.map { $0.date } == [-6, -4, -1].map { today.adding(days: $0) })
  #expect(sessions.allSatisfy { $0.title == journal.settings.plan && $0.exercises.count == 3 })
  #expect(journal.checkIns.flatMap(\.checkIns).count == 1)
}
