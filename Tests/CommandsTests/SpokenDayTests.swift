import Commands
import Foundation
import TestSupport
import Testing
import Training

/// Days as people say them, wherever one is asked for. 5 January 2026 is a Monday.
@Suite struct SpokenDayTests {
  private static let now = "2026-01-05 19:00"

  private func run(_ words: [String], _ journal: ScratchJournal) -> Run {
    Run(words: words, folder: journal.path, now: Self.now)
  }

  @Test(arguments: [
    ("last friday", "2026-01-02"), ("friday", "2026-01-02"), ("next fri", "2026-01-09"),
    ("sexta passada", "2026-01-02"),
    ("última sexta", "2026-01-02"), ("Sexta-feira passada", "2026-01-02"), ("sexta que vem", "2026-01-09"),
    ("last monday", "2025-12-29"), ("next monday", "2026-01-12"), ("segunda feira", "2026-01-05"),
    ("jan 18", "2025-01-18"), ("18 jan", "2025-01-18"), ("18/jan", "2025-01-18"), ("18 de janeiro", "2025-01-18"),
    ("January 3rd", "2026-01-03"), ("5 jan", "2026-01-05"), ("18 dez 2024", "2024-12-18"),
    ("1º de dezembro", "2025-12-01"),
    ("29 feb", "2024-02-29"), ("3 days ago", "2026-01-02"), ("há 3 dias", "2026-01-02"), ("3 dias atrás", "2026-01-02"),
    ("a week ago", "2025-12-29"), ("há duas", nil), ("2 meses atrás", "2025-11-05"), ("anteontem", "2026-01-03"),
    ("the day before yesterday", "2026-01-03"), ("last day", nil), ("may be", nil), ("32 jan", nil),
    ("0 days ago", nil),
    ("18 jan 26", nil), ("last week", nil), ("3 ago", "2025-08-03"),
    ("25/11/2025", "2025-11-25"), ("11/25/2025", "2025-11-25"), ("05/11/2025", nil), ("25/11", nil), ("5/3/1", nil),
    ("depois de amanhã", "2026-01-07"), ("the day after tomorrow", "2026-01-07"), ("thurs", "2026-01-01"),
  ])
  func said(text: String, date: String?) throws {
    let today = try #require(CivilDate("2026-01-05"))
    #expect(CivilDate(said: text, today: today)?.description == date)
  }

  @Test(arguments: [
    (["jan", "3", "18:30"], "jan 3: Saturday, 3 January 2026\n", "2026-01-03 18:30 Legs"),
    (["jan 3", "18:30"], "jan 3: Saturday, 3 January 2026\n", "2026-01-03 18:30 Legs"),
    (["last", "friday"], "last friday: Friday, 2 January 2026\n", "2026-01-02 Legs"),
    (["3/jan 18:30-19:40"], "3/jan: Saturday, 3 January 2026\n", "2026-01-03 18:30-19:40 Legs"),
    (["há", "3", "dias", "18:30"], "há 3 dias: Friday, 2 January 2026\n", "2026-01-02 18:30 Legs"),
  ])
  func aPastSession(day: [String], errors: String, written: String) throws {
    let journal = try ScratchJournal()
    let run = run(["add", "session"] + day + ["Legs", "Squat: 5x5 @ 80kg"], journal)
    #expect(run.code == .success && run.errors == errors)
    #expect(run.output == "log/2026-01.txt:1: \(written)\n")
  }

  @Test(arguments: [
    (["soon", "18:30"], "'soon' is no date", "'last friday', '18 jan' and '3 days ago' are days too"),
    (["18/01"], "'18/01' is no date", "write '2026-01-18'"),
    (
      ["02/01", "18:30"], "'02/01' is no date",
      "write '2026-01-02' if the day comes first, '2026-02-01' if the month does"
    ),
  ])
  func whatIsNoDaySaysWhatIs(day: [String], message: String, help: String) throws {
    let run = run(["add", "session"] + day + ["Squat: 5x5 @ 80kg"], try ScratchJournal())
    #expect(run.code == .failure && run.errors.contains(message) && run.errors.contains(help), "\(run.errors)")
  }

  @Test func elsewhere() throws {
    let journal = try ScratchJournal(["log/2026-01.txt": "2026-01-02 18:30-19:00 Legs\n  Squat: 5x5 @ 80kg\n"])
    #expect(run(["show", "last", "friday"], journal).output.contains("Friday, 2 January"))
    #expect(run(["history", "--since", "3 days ago"], journal).output.contains("Legs"))
    #expect(
      run(["measure", "81", "--at", "last friday at 07:00"], journal).output.contains("[measure 2026-01-02 07:00]"))
    let removed = run(["remove", "session", "last", "friday", "18:30", "--yes"], journal)
    #expect(removed.code == .success, "\(removed.errors)")
  }

  /// A range ends on the day to come.
  @Test(arguments: [
    (["today", "sunday"], "2026-01-05 .. 2026-01-11", nil),
    (["today", "to", "sunday", "flu"], "2026-01-05 .. 2026-01-11", "flu"),
    (["hoje..domingo"], "2026-01-05 .. 2026-01-11", nil),
    (["today", "until", "5 feb"], "2026-01-05 .. 2026-02-05", nil),
    (["friday", "sunday"], "2026-01-09 .. 2026-01-11", nil), (["sat", "sun"], "2026-01-10 .. 2026-01-11", nil),
    (["monday"], "2026-01-05", nil), (["sexta", "viagem"], "2026-01-09", "viagem"),
    (["last", "friday"], "2026-01-02", nil),
    (["last", "friday", "sunday"], "2026-01-02 .. 2026-01-04", nil),
    (["saturday", "friday"], "2026-01-10 .. 2026-01-16", nil),
    (["next", "sat", "next", "sunday"], "2026-01-10 .. 2026-01-11", nil),
    (["24 jan", "2 feb"], "2026-01-24 .. 2026-02-02", nil),
    (["24", "dec", "2", "jan", "trip"], "2025-12-24 .. 2026-01-02", "trip"),
    (["tomorrow", "a", "cold"], "2026-01-06", "a cold"),
  ])
  func skips(words: [String], days: String, reason: String?) throws {
    let run = run(["skip"] + words + ["--dry-run"], try ScratchJournal())
    #expect(run.code == .success && run.output.contains("+[skip \(days)]\n"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("+reason =") == (reason != nil) && run.output.contains(reason ?? "+[skip"))
  }

  @Test func aRangeThatIsBackwardsIsRefused() throws {
    let run = run(["skip", "today", "yesterday"], try ScratchJournal())
    #expect(run.code == .failure && run.errors.contains("2026-01-04 is before 2026-01-05"))
  }
}
