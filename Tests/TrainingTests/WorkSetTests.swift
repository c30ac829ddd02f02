import Testing
import Training

/// A set gives back what was put into it, in every form there is.
@Suite struct WorkSetTests {
  private static let weights = [
    Weight(hundredths: 8250, .kg), Weight(hundredths: -2000, .kg), Weight(hundredths: 999_999, .lb),
    Weight(hundredths: 0, .lb),
  ]
  private static let loads: [Load] =
    [.none] + weights.map { .weight($0) } + weights.map { .bodyweight(added: $0) }
  private static let amounts: [Amount] =
    [.reps(0), .reps(999), .time(Elapsed(hundredths: 0)), .time(Elapsed(hundredths: 35_640_000))]
    + DistanceUnit.allCases.flatMap { unit -> [Amount] in
      let distance = Distance(hundredths: 4_219_500, unit)
      return [
        .distance(distance, in: nil), .distance(distance, in: Elapsed(hundredths: 0)),
        .distance(distance, in: Elapsed(hundredths: 165_000)),
      ]
    }

  @Test(arguments: loads) func loadsAndAmounts(_ load: Load) {
    for amount in WorkSetTests.amounts {
      let set = WorkSet(load: load, amount: amount)
      #expect(set.load == load)
      #expect(set.amount == amount)
      #expect(set.effort == nil && set.completedAt == nil && set.isWorking)
    }
  }

  @Test func oneAmountLeavesNothingOfAnother() {
    for first in WorkSetTests.amounts {
      for second in WorkSetTests.amounts {
        var set = WorkSet(load: .none, amount: first)
        set.amount = second
        #expect(set == WorkSet(load: .none, amount: second))
      }
    }
  }

  @Test(
    arguments: (2...20).map { Effort.rpe(halves: $0) } + (0...10).map { Effort.rir($0) } + [nil] as [Effort?])
  func efforts(_ effort: Effort?) {
    var set = WorkSet(load: .none, amount: .reps(8))
    set.effort = effort
    #expect(set.effort == effort)
  }

  @Test(arguments: ["00:00", "18:55", "23:59"]) func times(_ text: String) throws {
    var set = WorkSet(load: .none, amount: .reps(8))
    let time = try #require(TimeOfDay(text))
    set.completedAt = time
    #expect(set.completedAt?.description == text)
    set.completedAt = nil
    #expect(set.completedAt == nil)
  }
}
