import Grammar
import Statistics
import TestSupport
import Testing
import Text
import Training

/// A journal of one log file.
private func history(
  _ log: String, exercises: String = "", checkIns: String = "", today: String = "2026-12-31"
) throws -> History {
  var journal = Journal()
  journal.add(Source(name: "log/2026-01.txt", text: log), as: .log(year: 2026, month: 1))
  journal.add(Source(name: "exercises.txt", text: exercises), as: .exercises)
  journal.add(Source(name: "checkins/2026/01.txt", text: checkIns), as: .checkIns(year: 2026, month: 1))
  return History(journal, now: Moment(try #require(CivilDate(today)), .lastMinute))
}

private func records(_ log: String, today: String = "2026-12-31") throws -> [String] {
  let past = try #require(history(log, today: today).pasts.first)
  return past.records.map(\.current).map { record in
    let load =
      switch record.set.load {
      case .none: ""
      case .weight(let weight): "\(weight) "
      case .bodyweight(let added): "bw\(added) "
      }
    let amount =
      switch record.set.amount {
      case .reps(let reps): "\(reps)"
      case .time(let time): "\(time)"
      case .distance(let distance, let time): "\(distance)\(time.map { " in \($0)" } ?? "")"
      }
    return "\(load)\(amount) \(record.moment.date)"
  }
}

@Suite struct RecordTests {
  @Test func theHeaviestHoldsIt() throws {
    #expect(try records("2026-01-05\nSupino: 80kg x 10, 90kg x 8, 100kg x 6") == ["100kg 6 2026-01-05"])
  }

  @Test(arguments: Rows.of("statistics", "oneRecord")) func oneRecord(_ row: [String]) throws {
    let (log, record) = (row[0], row[1])
    #expect(try records(log) == [record])
  }

  @Test(arguments: [
    ("2026-01-05\nA: bw-20kg x 10, bw x 3, bw+10kg x 1", "bw10kg 1 2026-01-05"),
    ("2026-01-05\nA: bw-20kg x 10, bw-10kg x 3", "bw-10kg 3 2026-01-05"),
    ("2026-01-05\nA: 12/15/10", "15 2026-01-05"), ("2026-01-05\nA: 12\n2026-01-06\nA: bw x 8/8", "bw0kg 12 2026-01-05"),
    ("2026-01-05\nA: 60s/1:15/45s", "1:15 2026-01-05"),
    ("2026-01-05\nA: 24kg x 40s, 32kg x 10s", "32kg 10s 2026-01-05"),
    ("2026-01-05\nA: 5km in 27:30, 5km in 26:59, 4km in 20:00", "5km in 26:59 2026-01-05"),
    ("2026-01-05\nA: 5km, 5km in 40:00", "5km in 40:00 2026-01-05"),
  ])
  func otherKinds(log: String, record: String) throws { #expect(try records(log) == [record]) }

  @Test func kindsStandApart() throws {
    #expect(
      try records("2026-01-05\nA: bw x 8\nA: 60kg x 5\nA: 20\nA: 30s")
        == ["60kg 5 2026-01-05", "bw0kg 8 2026-01-05", "20 2026-01-05", "30s 2026-01-05"])
  }
}

@Suite struct TotalsTests {
  private func volume(_ log: String, exercises: String = "", checkIns: String = "") throws -> Int64 {
    totals(try history(log, exercises: exercises, checkIns: checkIns)).volume.hundredths(in: .kg)
  }

  @Test(arguments: [
    ("A: 80kg x 10/8", 144_000), ("A: 80kg x 10 w, 80kg x 8", 64_000), ("A: 82,5kg x 3", 24_750),
    ("A: 3x10 @ 50kg", 150_000), ("A: 12/10/8 @ 60kg", 180_000), ("A: 20/40kg x 10", 60_000), ("A: 3x12", 0),
    ("A: 24kg x 40s", 0), ("A: 80kg x 0", 0), ("A: 80kg x 5+3+2", 80_000), ("A: 100lb x 1", 4536),
    // without a bodyweight, only what was added
    ("A: bw x 10", 0), ("A: bw+10kg x 5", 5000), ("A: bw-10kg x 5", 0),
    ("bodyweight = 80kg\nA: bw x 10", 80_000), ("bodyweight = 80kg\nA: bw+10kg x 5", 45_000),
    ("bodyweight = 80kg\nA: bw-20kg x 10", 60_000), ("bodyweight = 20kg\nA: bw-30kg x 10", 0),
    ("A: 3x8 @ bw\nbodyweight = 80kg", 192_000),
    // 0 is a slip: as if nothing had been noted.
    ("bodyweight = 0kg\nA: bw+10kg x 5", 5000),
  ])
  func volumes(lines: String, hundredths: Int64) throws {
    #expect(try volume("2026-01-05 18:30\n" + lines) == hundredths)
  }

  @Test(arguments: [
    ("A: arms, per hand", 32_000), ("A: legs, per side", 32_000), ("A: legs, per hand, per side", 64_000),
  ])
  func bothSidesCount(entry: String, hundredths: Int64) throws {
    #expect(try volume("2026-01-05\nA: 16kg x 10", exercises: entry) == hundredths)
  }

  @Test func theLatestBodyweightBeforeCounts() throws {
    let measures = "[measure 2026-01-04]\nbodyweight = 70kg\n\n[measure 2026-01-06]\nbodyweight = 90kg\n"
    #expect(try volume("2026-01-05 18:30\nA: bw x 10", checkIns: measures) == 70_000)
    #expect(try volume("2026-01-05 18:30\nbodyweight = 75kg\nA: bw x 10", checkIns: measures) == 75_000)
    // At its very minute a measure counts, and goes before what a session of it notes.
    let atOnce = measures + "\n[measure 2026-01-05 18:30]\nbodyweight = 60kg\n"
    #expect(try volume("2026-01-05 18:30\nA: bw x 10", checkIns: atOnce) == 60_000)
    #expect(
      try volume("2026-01-05 18:30 X\nbodyweight = 75kg\n2026-01-05 18:30 Y\nA: bw x 10", checkIns: atOnce) == 60_000)
    #expect(try volume("2026-01-05 18:29\nA: bw x 10", checkIns: atOnce) == 70_000)
    // The first of all counts for earlier that day, and for no day before.
    let first = "[measure 2026-01-05 20:00]\nbodyweight = 80kg\n"
    #expect(try volume("2026-01-05 18:30\nA: bw x 10", checkIns: first) == 80_000)
    #expect(try volume("2026-01-04 18:30\nA: bw x 10", checkIns: first) == 0)
    let slips = measures + "\n[measure 2026-01-05]\nbodyweight = 0kg\n"
    #expect(try volume("2026-01-05 18:30\nbodyweight = 0kg\nA: bw x 10", checkIns: slips) == 70_000)
  }

  @Test func sumsLeaveOutWhatDoesNotCount() throws {
    let log = """
      2026-01-05 18:30-19:42 Treino A
      A: 40kg x 10 w, 80kg x 10/8
      B: 12
      2026-01-06 23:10-00:20
      C:
      D: skip "ombro"
      2026-01-07
      A: 80kg x 5
      2026-01-08 07:00-?
      A: 200kg x 5
      2026-02-30 07:00-08:00
      A: 200kg x 5
      """
    let totals = totals(try history(log))
    #expect(totals.sessions == 3)
    #expect(totals.workingSets == 4)
    #expect(totals.warmUps == 1)
    #expect(totals.reps == 35)
    #expect(totals.minutes == 72 + 70)
    #expect(totals.timedSessions == 2)
    #expect(totals.volume.hundredths(in: .kg) == 184_000)
  }

  @Test func hugeNumbersDoNotOverflow() throws {
    let line = "A: 9999.99kg x 999/999/999/999/999/999/999/999/999/999\n"
    let log = "2026-01-05\n" + String(repeating: line, count: 500)
    // 9999.99 kg × 999 × 10 × 500
    #expect(try volume(log) == 999_999 * 999 * 5000)
  }
}

@Suite struct ExercisePastTests {
  @Test func lastDoneFirst() throws {
    let log = """
      2026-01-05
      A: 80kg x 10
      B: 12
      2026-01-07
      C:
      D: skip
      a: 80kg x 5 w, 85kg x 3
      A: 70kg x 12
      """
    let history = try history(log)
    let all = history.pastsLastDoneFirst
    #expect(all.map { history.catalog[$0.exercise].name } == ["A", "C", "B"])
    #expect(all.map(\.totals.workingSets) == [3, 0, 1])
    #expect(all[0].totals.warmUps == 1)
    #expect(all[0].totals.sessions == 2)
    #expect(all[0].lastDone.description == "2026-01-07")
  }

  @Test func aliasesAreTheExercise() throws {
    let history = try history(
      "2026-01-05\nBench: 80kg x 10\nSupino reto: 85kg x 3", exercises: "Supino reto: chest, aka Bench")
    let all = history.pastsLastDoneFirst
    #expect(all.count == 1)
    #expect(history.catalog[all[0].exercise].name == "Supino reto")
    #expect(all[0].totals.workingSets == 2)
  }
}

/// As `stats` counts them.
private func totals(_ history: History) -> Totals { Totals(history, of: history.entries) }
