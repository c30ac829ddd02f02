import CommandSupport
import Commands
import Foundation
import TestSupport
import Testing

/// Days as people say them, wherever one is asked for. 5 January 2026 is a Monday.
@Suite struct SpokenDayTests {
  private static let now = "2026-01-05 19:00"

  private func run(_ line: Line, _ journal: ScratchJournal) -> Run {
    Run(line, in: journal, now: Self.now)
  }

  @Test(arguments: [
    (["jan", "3", "18:30"], "jan 3: Saturday, 3 January 2026\n", "2026-01-03 18:30 Legs"),
    (["jan 3", "18:30"], "jan 3: Saturday, 3 January 2026\n", "2026-01-03 18:30 Legs"),
    (["last", "friday"], "last friday: Friday, 2 January 2026\n", "2026-01-02 Legs"),
    (["3/jan 18:30-19:40"], "3/jan: Saturday, 3 January 2026\n", "2026-01-03 18:30-19:40 Legs"),
    (["2 jan", "às", "18:30"], "2 jan: Friday, 2 January 2026\n", "2026-01-02 18:30 Legs"),
    (["há", "3", "dias", "18:30"], "há 3 dias: Friday, 2 January 2026\n", "2026-01-02 18:30 Legs"),
  ])
  func aPastSession(day: [String], errors: String, written: String) throws {
    let journal = try ScratchJournal()
    let run = run("add session \(day) Legs 'Squat: 5x5 @ 80kg'", journal)
    #expect(run.code == .success && run.errors == errors)
    #expect(run.output == "log/2026-01.txt:1: \(written)\n")
  }

  @Test(arguments: [
    (["soon", "18:30"], "'soon' is no date", "'last friday', '18 jan' and '3 days ago' are days too"),
    (
      ["02/01", "18:30"], "'02/01' is no date",
      "write '2026-01-02' if the day comes first, '2026-02-01' if the month does"
    ),
  ])
  func whatIsNoDaySaysWhatIs(day: [String], message: String, help: String) throws {
    let run = run("add session \(day) 'Squat: 5x5 @ 80kg'", try ScratchJournal())
    #expect(run.code == .failure && run.errors.contains(message) && run.errors.contains(help), "\(run.errors)")
  }

  @Test func elsewhere() throws {
    let journal = try ScratchJournal(["log/2026-01.txt": "2026-01-02 18:30-19:00 Legs\n  Squat: 5x5 @ 80kg\n"])
    #expect(run("show last friday", journal).output.contains("Friday, 2 January"))
    #expect(run("history --since '3 days ago'", journal).output.contains("Legs"))
    #expect(run("measure 81 --at 'last friday at 07:00'", journal).output.contains("[measure 2026-01-02 07:00]"))
    let removed = run("remove session last friday 18:30 --yes", journal)
    #expect(removed.code == .success, "\(removed.errors)")
  }

  @Test(arguments: [
    (["calendar", "dezembro"], "Dezembro de 2025"), (["calendar", "12/2025"], "Dezembro de 2025"),
    (["calendar", "mês passado"], "Dezembro de 2025"), (["show", "02/01"], "Sexta-feira, 2 de janeiro"),
    (["history", "--since", "semana passada"], "Legs"), (["history", "--last", "4", "semanas"], "Legs"),
    (["history", "--since", "2026-W01", "--until", "2026-W01"], "Legs"),
    (["skip", "27/11", "30/11", "viagem", "--dry-run"], "+[skip 2026-11-27 .. 2026-11-30]"),
    (["remove", "session", "02/01/2026", "às", "18:30", "--dry-run"], "-2026-01-02 18:30-19:00 Legs"),
  ])
  func asAnswersShowThem(words: [String], answer: String) throws {
    let journal = try ScratchJournal(["log/2026-01.txt": "2026-01-02 18:30-19:00 Legs\n  Squat: 5x5 @ 80kg\n"])
    let now = words[0] == "skip" ? "2026-11-25 19:00" : Self.now
    let run = Run("\(words) --lang pt-BR", in: journal, now: now)
    #expect(run.code == .success && run.output.contains(answer), "\(run.output)\(run.errors)")
  }

  /// A session is named by its day and time, as records print it; a month is said in several words.
  @Test(arguments: [
    ("show '2026-01-02 18:30'", "en", "Friday, 2 January"), ("show 2026-01-02 18:30", "en", "Friday, 2 January"),
    ("show '02/01/2026 às 18:30'", "pt-BR", "Sexta-feira, 2 de janeiro"), ("calendar dec 2025", "en", "December 2025"),
    ("calendar dezembro de 2025", "pt-BR", "Dezembro de 2025"),
  ])
  func withoutQuotes(words: String, language: String, answer: String) throws {
    let journal = try ScratchJournal(["log/2026-01.txt": "2026-01-02 18:30-19:00 Legs\n  Squat: 5x5 @ 80kg\n"])
    let run = Run("\(line: words) --lang \(language)", in: journal, now: Self.now)
    #expect(run.code == .success && run.output.contains(answer), "\(run.output)\(run.errors)")
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
    let run = run("skip \(words) --dry-run", try ScratchJournal())
    #expect(run.code == .success && run.output.contains("+[skip \(days)]\n"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("+reason =") == (reason != nil) && run.output.contains(reason ?? "+[skip"))
  }

  @Test func aRangeThatIsBackwardsIsRefused() throws {
    let run = run("skip today yesterday", try ScratchJournal())
    #expect(run.code == .failure && run.errors.contains("2026-01-04 is before 2026-01-05"))
  }
}
