import CommandSupport
import Commands
import Grammar
import Foundation
import TestSupport
import Testing
import Views
import Training

/// Numbers as a person reads them, and what is said beside them.
@Suite struct NumberTests {
  @Test(arguments: [
    (0, "0", "0"), (999, "999", "999"), (1000, "1,000", "1.000"), (14_005, "14,005", "14.005"),
    (-1_234_567, "-1,234,567", "-1.234.567"),
  ])
  func counts(number: Int, english: String, portuguese: String) {
    #expect(Words(.english).count(number) == english && Words(.brazilianPortuguese).count(number) == portuguese)
  }

  @Test(arguments: [
    (6_402_560, "64,025.6", "64.025,6"), (99_999, "999.99", "999,99"), (100_000, "1,000.0", "1.000,0"),
    (-100_025, "-1,000.25", "-1.000,25"),
  ])
  func hundredths(number: Int64, english: String, portuguese: String) {
    #expect(Words(.english).number(hundredths: number) == english)
    #expect(Words(.brazilianPortuguese).number(hundredths: number) == portuguese)
  }

  private func run(_ words: Line, in files: [String: String]) throws -> String {
    let journal = try ScratchJournal(files)
    let run = Run(words, in: journal, now: "2026-02-28 12:00")
    #expect(run.code == .success, "\(run.errors)")
    return run.output
  }

  private static let heavy = ["log/2026-02.txt": "2026-02-01 18:30-19:30\n  Sled: 1200kg x 10, 1200kg x 0/0\n"]

  @Test func onlyForPeople() throws {
    #expect(try run("stats", in: Self.heavy).contains("Volume        12,000 kg\n"))
    #expect(try run("records", in: Self.heavy).contains("1,200.0kg × 10"))
    for line in ["stats --json", "records --csv", "export md", "export org", "export csv"] {
      let journal = try ScratchJournal(Self.heavy)
      let output = Run(Line(line), in: journal, now: "2026-02-28 12:00").output
      #expect(output.contains("1200") && !output.contains("1,200") && !output.contains("12,000"), "\(line)")
    }
  }

  @Test func failedAttemptsAreToldApart() throws {
    #expect(try run("stats", in: Self.heavy).contains("Working sets  3  2 failed\n"))
    #expect(try run("show", in: Self.heavy).contains("1h 0min · 3 sets (2 failed) · 12,000 kg"))
    #expect(try run("stats sled --lang pt-BR", in: Self.heavy).contains("2 falharam\n"))
    let open = ["log/2026-02.txt": "2026-02-28 11:30-?\n  Sled: 100kg x 10, 120kg x 0\n"]
    #expect(try run("finish", in: open).contains("30min · 2 sets (1 failed) · 1,000 kg\n"))
  }

  @Test func aRecordOfTwoDays() throws {
    let log = [
      "log/2026-02.txt":
        "2026-02-01\n  A: 80kg x 5\n\n2026-02-08\n  A: 82.5kg x 5\n\n2026-02-15 18:30\n  A: 82.5kg x 5\n\n2026-02-20\n  A: 80kg x 9\n"
    ]
    let records = try run("records A", in: log)
    #expect(records.contains("82.5kg × 5  2026-02-15 18:30  first on 2026-02-08\n"))
    // The rep records say the same days.
    #expect(records.contains("82.5kg × 5  2026-02-15 · first on 2026-02-08\n"), "\(records)")
    let once = ["log/2026-02.txt": "2026-02-01\n  A: 80kg x 5\n"]
    #expect(try !run("records A", in: once).contains("first on"))
  }

  /// 5 lb are 2.26796 kg; 2.5 kg are 5.51156 lb.
  @Test(arguments: [("kg", "lb", "+2.27kg"), ("lb", "kg", "+5.51lb"), ("kg", "kg", "+2.5kg"), ("lb", "lb", "+5lb")])
  func gainsAreInTheUnitOfTheJournal(unit: String, written: String, gain: String) throws {
    let (first, second) = written == "lb" ? ("175lb", "180lb") : ("80kg", "82.5kg")
    let files = [
      "bumbum.toml": "format = 1\nunit = \"\(unit)\"\n",
      "log/2026-02.txt": "2026-02-01\n  A: \(first) x 5\n\n2026-02-08\n  A: \(second) x 5\n",
    ]
    #expect(try run("records A", in: files).contains(gain + "\n"))
  }

  /// 5 · 80 + 8 · 60 = 880 on the first day, 6 · 80 on the second.
  @Test func eachKindByItself() throws {
    let log = [
      "log/2026-02.txt": "2026-02-01\n  A: 80kg x 5, 60kg x 8\n  B: 60s\n\n2026-02-08\n  A: 40kg x 30 w, 80kg x 6\n"
    ]
    let rows = try run("records --kinds", in: log).split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(
      rows == [
        "Exercise Kind Record Date", "A Record 80.0kg × 6 2026-02-08", "A Estimated 1RM 96.0kg 2026-02-08",
        "A 1 rep 80.0kg × 6 2026-02-08",
        "A 3 reps 80.0kg × 6 2026-02-08", "A 5 reps 80.0kg × 6 2026-02-08", "A 8 reps 60.0kg × 8 2026-02-01",
        "A Volume a session 880 kg 2026-02-01", "B Record 1:00 2026-02-01",
      ], "\(rows)")
    let json = try Answer(run("records A --json", in: log))["exercises"].elements[0]["session_volume"]
    #expect(json["volume_kg"].decimal == 880 && json["date"].text == "2026-02-01")
  }

  @Test func whyThereIsNoEstimate() throws {
    let log = ["log/2026-02.txt": "2026-02-01\n  A: 80kg x 5+3+2\n"]
    #expect(
      try run("records A", in: log).contains(
        "none: it takes a set with a weight and 1 to 12 reps, in one go and not in parts"))
  }

  /// 5, 12, 19 and 26 January 2026 are Mondays.
  @Test func weeksWithoutASession() throws {
    let log = ["log/2026-01.txt": "2026-01-06\n  A: 80kg x 5\n\n2026-01-29\n  A: 80kg x 5\n"]
    let rows = try run("volume", in: log).split(separator: "\n").map {
      $0.split(separator: " ").prefix(3).joined(separator: " ")
    }
    #expect(rows.dropFirst() == ["2026-01-26 1 1", "2026-01-19 0 0", "2026-01-12 0 0", "2026-01-05 1 1"])
    let years = ["log/2016-01.txt": "2016-01-06\n  A: 80kg x 5\n", "log/2026-01.txt": "2026-01-29\n  A: 80kg x 5\n"]
    // A year back, and no further.
    #expect(try run("volume month", in: years).split(separator: "\n").count == 1 + 2 + 12)
  }

  @Test func aDayInTheMiddleOfALine() throws {
    let files = [
      "bumbum.toml": "format = 1\nlanguage = \"pt-BR\"\n",
      "log/2026-02.txt": "2026-02-26 18:30-19:30 Leve\n  A: 80kg x 5\n",
    ]
    #expect(try run("stats A", in: files).contains("26/02/2026 às 18:30 (há 2 dias)"))
    #expect(try run("history", in: files).contains("26/02/2026  Há 2 dias  Leve"))
  }
}
