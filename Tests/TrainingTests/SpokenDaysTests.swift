import Testing
import Training

/// 5 January 2026 is a Monday.
@Suite struct SpokenDaysTests {
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
    ("18 jan 26", nil), ("last week", nil), ("2026-01", nil), ("3 ago", "2025-08-03"),
    ("25/11/2025", "2025-11-25"), ("11/25/2025", "2025-11-25"), ("05/11/2025", nil), ("25/11", "2025-11-25"),
    ("05/11", nil), ("11-05", "2025-11-05"),
    ("5/3/1", nil), ("Friday, 2 January 2026", "2026-01-02"), ("fri 3 jan", nil),
    ("1 year ago", "2025-01-05"), ("há 1 ano", "2025-01-05"),
    ("depois de amanhã", "2026-01-07"), ("the day after tomorrow", "2026-01-07"), ("thurs", "2026-01-01"),
  ])
  func saysADay(text: String, date: String?) throws {
    #expect(SpokenDays(today: try #require(CivilDate("2026-01-05"))).day(text)?.description == date)
  }

  @Test(arguments: [
    ("05/11/2025", "2025-11-05"), ("05/11", "2025-11-05"), ("25/11/25", "2025-11-25"), ("seg. 05/01", "2026-01-05"),
    ("sexta-feira, 2 de janeiro de 2026", "2026-01-02"), ("ter 05/01", nil), ("13/13", nil),
  ])
  func aDayBeforeItsMonth(text: String, date: String?) throws {
    let today = try #require(CivilDate("2026-01-05"))
    #expect(SpokenDays(today: today, isDayFirst: true).day(text)?.description == date)
  }

  @Test(arguments: [
    ("2026", "2026-01-01 2026-12-31"), ("2026-02", "2026-02-01 2026-02-28"), ("02/2024", "2024-02-01 2024-02-29"),
    ("novembro", "2025-11-01 2025-11-30"), ("jan", "2026-01-01 2026-01-31"), ("nov 2024", "2024-11-01 2024-11-30"),
    ("Novembro de 2024", "2024-11-01 2024-11-30"), ("last month", "2025-12-01 2025-12-31"),
    ("mês passado", "2025-12-01 2025-12-31"), ("this month", "2026-01-01 2026-01-31"),
    ("semana passada", "2025-12-29 2026-01-04"), ("esta semana", "2026-01-05 2026-01-11"),
    ("last year", "2025-01-01 2025-12-31"), ("ano passado", "2025-01-01 2025-12-31"),
    ("2026-W01", "2025-12-29 2026-01-04"), ("2026w3", "2026-01-12 2026-01-18"), ("2026-W54", nil), ("2025-W53", nil),
    ("ontem", "2026-01-04 2026-01-04"), ("last day", nil), ("13/2026", nil), ("months", nil), ("", nil),
  ])
  func saysDays(text: String, expected: String?) throws {
    let days = SpokenDays(today: try #require(CivilDate("2026-01-05"))).days(text)
    #expect(days.map { "\($0.lowerBound) \($0.upperBound)" } == expected)
  }
}
