import Grammar
import Statistics
import Testing
import Text
import Training

/// The past of an exercise `A` in a journal of one log file.
private func past(_ log: String, formula: Settings.OneRepMax = .epley) throws -> ExercisePast {
  var journal = Journal()
  journal.add(Source(name: "bumbum.toml", text: "format = 1\none-rep-max = \"\(formula.rawValue)\"\n"), as: .settings)
  journal.add(Source(name: "log/2026-01.txt", text: log), as: .log(year: 2026, month: 1))
  return History(journal, now: try #require(Moment("2026-12-31 23:59"))).past(of: ExerciseID(0))
}

@Suite struct OneRepMaxTests {
  private func best(_ sets: String, _ formula: Settings.OneRepMax) throws -> OneRepMax? {
    try past("2026-01-05 18:30\nA: \(sets)\n", formula: formula).oneRepMax
  }

  /// Worked out by hand: Epley w (1 + r / 30), Brzycki 36 w / (37 − r), in hundredths rounded half up.
  @Test(arguments: [
    ("100kg x 1", 100_00, 100_00),
    // 100 · 32 / 30 = 106.67; 3600 / 35 = 102.86
    ("100kg x 2", 106_67, 102_86),
    // 100 · 35 / 30 = 116.67; 3600 / 32 = 112.5
    ("100kg x 5", 116_67, 112_50),
    // 100 · 40 / 30 = 133.33; 3600 / 27 = 133.33: at ten they meet
    ("100kg x 10", 133_33, 133_33),
    // 100 · 42 / 30 = 140; 3600 / 25 = 144
    ("100kg x 12", 140_00, 144_00),
    // 82.5 · 38 / 30 = 104.5; 82.5 · 36 / 29 = 102.41
    ("82.5kg x 8", 104_50, 102_41),
    // 0.15 · 32 / 30 = 0.16; 0.15 · 36 / 35 = 0.1543
    ("0.15kg x 2", 16, 15),
    ("100kg x 5 f", 116_67, 112_50), ("100kg x 5 d", 116_67, 112_50),
  ])
  func byHand(set: String, epley: Int64, brzycki: Int64) throws {
    #expect(try best(set, .epley)?.hundredths(in: .kg) == epley)
    #expect(try best(set, .brzycki)?.hundredths(in: .kg) == brzycki)
  }

  /// 225 lb · 35 / 30 = 262.5 lb, 262.5 · 0.45359237 = 119.068 kg; 225 · 36 / 32 = 253.125 lb, 114.815 kg.
  @Test func pounds() throws {
    let epley = try #require(try best("225lb x 5", .epley))
    #expect(epley.hundredths(in: .lb) == 262_50)
    #expect(epley.hundredths(in: .kg) == 119_07)
    let brzycki = try #require(try best("225lb x 5", .brzycki))
    #expect(brzycki.hundredths(in: .lb) == 253_13)
    #expect(brzycki.hundredths(in: .kg) == 114_82)
  }

  @Test(arguments: [
    "100kg x 13", "100kg x 38", "100kg x 0", "100kg x 5 w", "bw+20kg x 5", "12", "100kg x 30s", "100kg x 40m",
    "5km in 27:30",
    "80kg x 5+3+2",
  ])
  func fromNothingElse(set: String) throws {
    #expect(try best(set, .epley) == nil)
    #expect(try best(set, .brzycki) == nil)
  }

  /// 90 × 8 is 114 by Epley, 100 × 3 is 110; by Brzycki 111.72 and 105.88. 105 × 1 is itself.
  @Test func theBestSetIsNotTheHeaviest() throws {
    for formula in [Settings.OneRepMax.epley, .brzycki] {
      #expect(try best("100kg x 3, 90kg x 8, 105kg x 1", formula)?.set.reps == 8)
    }
    // 80 × 12 is 112 by Epley and 115.2 by Brzycki; 100 × 4 is 113.33 and 109.09.
    #expect(try best("80kg x 12, 100kg x 4", .epley)?.set.reps == 4)
    #expect(try best("80kg x 12, 100kg x 4", .brzycki)?.set.reps == 12)
  }

  /// 100 × 10 and 104 × 1 + … are compared before they are rounded: 133.333… is more than 133.33.
  @Test func comparesBeforeItRounds() throws {
    #expect(try best("100kg x 10, 133.33kg x 1", .epley)?.set.reps == 10)
    #expect(try best("100kg x 10, 133.34kg x 1", .epley)?.set.reps == 1)
    // 60 × 10 is 80 exactly; of equal ones the later is shown
    #expect(try best("60kg x 10, 80kg x 1", .epley)?.set.reps == 1)
    #expect(try best("80kg x 1, 60kg x 10", .epley)?.set.reps == 10)
  }

  @Test func eachSessionGivesOne() throws {
    let log =
      "2026-01-05\nA: 80kg x 10, 90kg x 8\n2026-01-07\nA: 80kg x 20\n2026-01-09\nA: 90kg x 9\n2026-01-10 18:00-?\nA: 200kg x 1\n"
    let sessions = try past(log).oneRepMaxes
    // 90 · 38 / 30 = 114; none from 20 reps; 90 · 39 / 30 = 117
    #expect(sessions.map { $0.hundredths(in: .kg) } == [114_00, 117_00])
    #expect(sessions.map { $0.moment.date.description } == ["2026-01-05", "2026-01-09"])
  }
}

/// Of equal ones the latest counts, and the first is known.
@Suite struct EqualledTests {
  private static let log =
    "2026-01-05\nA: 90kg x 8\n2026-01-07\nA: 90kg x 8\n2026-01-08\nA: 90kg x 8\n2026-01-09\nA: 80kg x 8\n"

  @Test func anEstimate() throws {
    let best = try #require(try past(Self.log).oneRepMax)
    #expect((best.moment.date.day, best.first.date.day) == (8, 5))
  }

  @Test func aRepRecord() throws {
    let records = try past(Self.log).repRecords
    #expect(records.map(\.reps) == [1, 3, 5, 8])
    #expect(records.allSatisfy { ($0.record.moment.date.day, $0.record.first.date.day) == (8, 5) })
    // A heavier one begins anew.
    let heavier = try past(Self.log + "2026-01-10\nA: 100kg x 8\n").repRecords
    #expect(heavier.allSatisfy { ($0.record.moment.date.day, $0.record.first.date.day) == (10, 10) })
  }
}

@Suite struct RepRecordTests {
  private func records(_ log: String) throws -> [String] {
    try past(log).repRecords.map {
      "\($0.reps): \($0.record.set.weight?.description ?? "") x \($0.record.set.reps ?? 0) \($0.record.moment.date.day)"
    }
  }

  @Test func theHeaviestForAtLeastSoMany() throws {
    let log = "2026-01-05\nA: 80kg x 10, 90kg x 8, 100kg x 4, 110kg x 1\n2026-01-07\nA: 85kg x 8, 100kg x 3\n"
    #expect(
      try records(log) == [
        "1: 110kg x 1 5", "3: 100kg x 4 5", "5: 90kg x 8 5", "8: 90kg x 8 5", "10: 80kg x 10 5",
      ])
  }

  @Test(arguments: [
    ("100kg x 2", ["1: 100kg x 2 5"]), ("100kg x 5 w", []), ("100kg x 0", []), ("bw+10kg x 5", []),
    ("12", []),
    ("80kg x 5+3+2", []), ("100kg x 3, 221lb x 3", ["1: 221lb x 3 5", "3: 221lb x 3 5"]),
    // 38 reps are at least ten
    ("20kg x 38", ["1", "3", "5", "8", "10"].map { "\($0): 20kg x 38 5" }),
  ])
  func otherSets(sets: String, expected: [String]) throws {
    #expect(try records("2026-01-05\nA: \(sets)\n") == expected)
  }

  @Test func ofEqualOnesTheLatest() throws {
    #expect(
      try records("2026-01-05\nA: 80kg x 3\n2026-01-07\nA: 80kg x 3\n") == ["1: 80kg x 3 7", "3: 80kg x 3 7"])
    #expect(
      try records("2026-01-05\nA: 80kg x 3\n2026-01-07\nA: 80kg x 2\n") == ["1: 80kg x 3 5", "3: 80kg x 3 5"])
  }
}
