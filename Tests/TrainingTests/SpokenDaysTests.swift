import TestSupport
import Testing
import Training

/// 5 January 2026 is a Monday.
@Suite struct SpokenDaysTests {
  @Test(arguments: Rows.of("training", "saysADay")) func saysADay(_ row: [String]) throws {
    let (text, date) = (row[0], row[1] == "nil" ? nil : row[1])
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
