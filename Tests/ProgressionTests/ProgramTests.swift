import Progression
import Testing
import Training

/// Programs whose rules are published, session by session; what comes next was worked out by hand from those rules.
@Suite struct ProgramTests {
  /// What the next session is to be: `100kg x 5/5/5`.
  private func next(_ track: Track) -> String { shown(track.next.sets) }

  /// Linear progression on the squat: 3 sets of 5, five kilograms more each time, another try after a miss
  /// (Rippetoe, *Starting Strength*, 2005).
  @Test func startingStrength() {
    var track = Track(target(3, 5, kg: 60), rule(add: .load(kg(5))))
    #expect(next(track) == "60kg x 5/5/5")
    let sessions: [(done: [WorkSet], next: String)] = [
      (sets(60, 5, 5, 5), "65kg x 5/5/5"), (sets(65, 5, 5, 5), "70kg x 5/5/5"),
      (sets(70, 5, 5, 4), "70kg x 5/5/5"),
      (sets(70, 5, 5, 5), "75kg x 5/5/5"), (sets(75, 5, 5, 5, 3), "80kg x 5/5/5"),
      (sets(80, 5, 5), "80kg x 5/5/5"),
    ]
    for (number, session) in sessions.enumerated() {
      track.done.append(Performance(day(number * 2), session.done))
      #expect(next(track) == session.next, "after session \(number + 1)")
    }
    #expect(track.next.reason == .missed(on: day(10), number: 1, of: nil))
  }

  /// 5 sets of 5, 2.5 kg more each time; after the third miss in a row a tenth less (Mehdi, StrongLifts 5×5, 2007).
  @Test func strongLifts() {
    var track = Track(target(5, 5, kg: 65), rule(add: .load(kg(2.5)), back: .init(percent: 1000, after: 3)))
    let sessions: [(done: [WorkSet], next: String)] = [
      (sets(65, 5, 5, 5, 5, 5), "67.5kg x 5/5/5/5/5"), (sets(67.5, 5, 5, 5, 4, 3), "67.5kg x 5/5/5/5/5"),
      (sets(67.5, 5, 5, 5, 5, 4), "67.5kg x 5/5/5/5/5"),
      // 67.5 less a tenth is 60.75.
      (sets(67.5, 5, 5, 5, 4, 4), "60kg x 5/5/5/5/5"), (sets(60, 5, 5, 5, 5, 5), "62.5kg x 5/5/5/5/5"),
      (sets(62.5, 5, 5, 5, 5, 4), "62.5kg x 5/5/5/5/5"), (sets(62.5, 5, 5, 5, 5, 5), "65kg x 5/5/5/5/5"),
    ]
    for (number, session) in sessions.enumerated() {
      track.done.append(Performance(day(number * 2), session.done))
      #expect(next(track) == session.next, "after session \(number + 1)")
    }
    track.done.removeLast(3)
    #expect(track.next.reason == .back(on: day(6), percent: 1000))
  }

  /// The first tier: 5×3+, after a miss 6×2+, then 10×1+, then less and from the start again (Lefever, GZCLP, 2014).
  @Test func gzclp() {
    var rule = rule(add: .load(kg(5)), back: .init(percent: 1000, after: 1))
    rule.stages = [amrap(6, 2), amrap(10, 1)]
    var track = Track(amrap(5, 3, kg: 100), rule)
    #expect(next(track) == "100kg x 3/3/3/3/3+")
    let sessions: [(done: [WorkSet], next: String)] = [
      (sets(100, 3, 3, 3, 3, 7), "105kg x 3/3/3/3/3+"), (sets(105, 3, 3, 3, 3, 2), "105kg x 2/2/2/2/2/2+"),
      (sets(105, 2, 2, 2, 2, 2, 4), "110kg x 2/2/2/2/2/2+"),
      (sets(110, 2, 2, 2, 2, 1, 0), "110kg x 1/1/1/1/1/1/1/1/1/1+"),
      (sets(110, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2), "115kg x 1/1/1/1/1/1/1/1/1/1+"),
      // 115 less a tenth is 103.5.
      (sets(115, 1, 1, 1, 1, 1, 1, 1), "102.5kg x 3/3/3/3/3+"),
    ]
    for (number, session) in sessions.enumerated() {
      track.done.append(Performance(day(number * 2), session.done))
      #expect(next(track) == session.next, "after session \(number + 1)")
    }
  }

  /// After a miss 6×2; back by a tenth only after the second miss in a row of that, at one load.
  @Test func stagesGoBackAfterSoManyMissesOfTheLast() {
    var rule = rule(add: .load(kg(5)), back: .init(percent: 1000, after: 2))
    rule.stages = [amrap(6, 2)]
    var track = Track(amrap(5, 3, kg: 100), rule)
    let sessions: [(done: [WorkSet], next: String)] = [
      (sets(100, 3, 3, 3, 3, 2), "100kg x 2/2/2/2/2/2+"), (sets(100, 2, 2, 2, 2, 2, 1), "100kg x 2/2/2/2/2/2+"),
      (sets(100, 2, 2, 2, 2, 2, 2), "105kg x 2/2/2/2/2/2+"), (sets(105, 2, 2, 2, 2, 2, 1), "105kg x 2/2/2/2/2/2+"),
      // 105 less a tenth is 94.5.
      (sets(105, 2, 2, 2, 2, 2), "92.5kg x 3/3/3/3/3+"), (sets(92.5, 3, 3, 3, 3, 1), "92.5kg x 2/2/2/2/2/2+"),
    ]
    for (number, session) in sessions.enumerated() {
      track.done.append(Performance(day(number * 2), session.done))
      #expect(next(track) == session.next, "after session \(number + 1)")
    }
    track.done.removeLast(2)
    #expect(track.next.reason == .missed(on: day(6), number: 1, of: 2))
  }

  /// Percentages of a training max of 100 kg, five more with each cycle of four weeks (Wendler, *5/3/1*, 2009).
  @Test(
    arguments: [
      (0, [6500, 7500, 8500], "65/75/85kg"), (0, [7000, 8000, 9000], "70/80/90kg"),
      (0, [7500, 8500, 9500], "75/85/95kg"),
      (0, [4000, 5000, 6000], "40/50/60kg"),
      // Of 105: 68.25, 78.75 (as near to 77.5 as to 80), 89.25; 73.5, 84, 94.5; 78.75, 89.25, 99.75; 42, 52.5, 63.
      (1, [6500, 7500, 8500], "67.5/77.5/90kg"), (1, [7000, 8000, 9000], "72.5/85/95kg"),
      (1, [7500, 8500, 9500], "77.5/90/100kg"), (1, [4000, 5000, 6000], "42.5/52.5/62.5kg"),
      // Of 110: 71.5, 82.5, 93.5; 77, 88, 99; 82.5, 93.5, 104.5.
      (2, [6500, 7500, 8500], "72.5/82.5/92.5kg"), (2, [7000, 8000, 9000], "77.5/87.5/100kg"),
      (2, [7500, 8500, 9500], "82.5/92.5/105kg"),
    ] as [(Int, [Int32], String)]) func fiveThreeOne(cycle: Int, percents: [Int32], loads: String)
  {
    var track = Track(
      Target(percents.map { TargetSet(.reps(5), .percent($0)) }), rule(add: .load(kg(5))))
    #expect(track.next.reason == .noTrainingMax)
    track.trainingMax = TrainingMax(kg(100), since: day(0), cycles: cycle)
    #expect(next(track) == "\(loads) x 5/5/5")
    #expect(track.next.reason == .percent(of: kg(100 + 5 * Double(cycle)), cycles: cycle))
  }

  /// From 8 to 12 reps at one load, then 2.5 kg more at 8: what most templates of push, pull, legs do.
  @Test func doubleProgression() {
    let range = Target(
      Array(repeating: TargetSet(.reps(8...12, orMore: false), .load(.weight(kg(40)))), count: 3))
    var track = Track(range, rule(add: .load(kg(2.5))))
    #expect(next(track) == "40kg x 8/8/8")
    let sessions: [(done: [WorkSet], next: String)] = [
      (sets(40, 8, 8, 8), "40kg x 9/8/8"), (sets(40, 10, 9, 8), "40kg x 11/9/8"),
      (sets(40, 12, 11, 9), "40kg x 12/12/9"),
      (sets(40, 13, 12, 12), "42.5kg x 8/8/8"), (sets(42.5, 8, 7, 6), "42.5kg x 8/8/8"),
      (sets(42.5, 8, 8, 8), "42.5kg x 9/8/8"),
    ]
    for (number, session) in sessions.enumerated() {
      track.done.append(Performance(day(number * 2), session.done))
      #expect(next(track) == session.next, "after session \(number + 1)")
    }
  }
}

@Suite struct TrackTests {
  /// More sets than planned: three at the top, else the first three at the bottom or above; with two of these it is a miss.
  @Test(
    arguments: [
      ([8, 9, 7, 10], "80kg x 9/9/10"), ([10, 10, 7, 10], "82.5kg x 8/8/8"), ([10, 8, 8, 9, 10], "80kg x 10/9/8"),
      ([8, 7, 7, 10], "80kg x 8/8/8"), ([8, 9, 10, 10, 10], "82.5kg x 8/8/8"), ([8, 9], "80kg x 8/8/8"),
    ] as [([Int32], String)]) func aRangeWithMoreSetsThanPlanned(reps: [Int32], next: String)
  {
    let range = TargetSet(.reps(8...10, orMore: false), .load(.weight(kg(80))))
    var track = Track(Target([range, range, range]), rule(add: .load(kg(2.5))))
    track.done = [Performance(day(0), reps.flatMap { sets(80, $0) })]
    #expect(shown(track.next.sets) == next)
  }

  /// Three sets of five in pounds, and one session in kilograms: each goes on in its own unit.
  @Test func keepsTheUnitOfWhatWasLifted() {
    var track = Track(target(3, 5, load: .weight(lb(135))), rule(add: .load(lb(5))))
    track.done = [Performance(day(0), sets(lb(135), 5, 5, 5))]
    #expect(shown(track.next.sets) == "140lb x 5/5/5")
    track.done.append(Performance(day(2), sets(kg(60), 5, 5, 5)))
    // 5 lb are 2.267… kg, and 62.5 is the nearest that can be loaded.
    #expect(shown(track.next.sets) == "62.5kg x 5/5/5")
  }

  @Test func goesOnFromWhatWasLiftedNotFromWhatWasPlanned() {
    var track = Track(target(3, 5, kg: 100), rule(add: .load(kg(2.5))))
    track.done = [Performance(day(0), sets(90, 5, 5, 5))]
    #expect(shown(track.next.sets) == "92.5kg x 5/5/5")
    // The lowest of them counts, and a set that is lighter than most is none of them.
    track.done = [Performance(day(0), sets(90, 5) + sets(85, 5, 5))]
    #expect(shown(track.next.sets) == "87.5kg x 5/5/5")
    track.done = [Performance(day(0), sets(100, 5, 5) + sets(85, 5))]
    #expect(shown(track.next.sets) == "100kg x 5/5/5")
  }

  @Test func countsMissesAtOneLoadOnly() {
    var track = Track(target(3, 5, kg: 100), rule(add: .load(kg(2.5)), back: .init(percent: 1000, after: 2)))
    track.done = [Performance(day(0), sets(100, 5, 5, 4)), Performance(day(2), sets(97.5, 5, 5, 4))]
    #expect(track.next.reason == .missed(on: day(2), number: 1, of: 2))
    track.done.append(Performance(day(4), sets(97.5, 5, 4, 4)))
    // 97.5 less a tenth is 87.75.
    #expect(shown(track.next.sets) == "87.5kg x 5/5/5")
  }

  @Test func forgetsWhatWasBeforeItsDay() {
    var rule = rule(add: .load(kg(2.5)))
    rule.since = day(10)
    var track = Track(target(3, 5, kg: 80), rule)
    track.done = [Performance(day(9), sets(120, 5, 5, 5))]
    #expect(shown(track.next.sets) == "80kg x 5/5/5")
    #expect(track.next.reason == .firstTime)
  }

  /// A set without a load was done with the one before, also where the plan has none and adds none.
  @Test func keepsALoadThatWasNotWrittenAgain() {
    var track = Track(target(3, 5, load: nil))
    let bare = WorkSet(load: .none, amount: .reps(5))
    track.done = [Performance(day(0), sets(70, 5, 5, 5)), Performance(day(2), [bare, bare, bare])]
    #expect(shown(track.next.sets) == "70kg x 5/5/5")
  }

  @Test func takesAnOpenLoadFromElsewhere() {
    var track = Track(target(3, 5, load: nil), rule(add: .load(kg(2.5))))
    #expect(shown(track.next.sets) == "? x 5/5/5")
    track.lastLoad = (.weight(kg(70)), day(3))
    #expect(shown(track.next.sets) == "70kg x 5/5/5")
    #expect(track.next.reason == .lastLoad(on: day(3)))
  }

  @Test func leavesWarmUpsAsTheyArePlanned() {
    let warmUp = TargetSet(.reps(5), .load(.weight(kg(40))), marks: .warmUp)
    var track = Track(Target([warmUp] + target(2, 5, kg: 100).sets), rule(add: .load(kg(2.5))))
    var light = sets(40, 3)
    light[0].marks = .warmUp
    track.done = [Performance(day(0), light + sets(100, 5, 5))]
    #expect(shown(track.next.sets) == "40/102.5/102.5kg x 5/5/5")
  }

  @Test func addsToEachGroupOfLoadsByItself() {
    let top = TargetSet(.reps(1), .load(.weight(kg(105))))
    let rest = TargetSet(.reps(3), .load(.weight(kg(90))))
    var track = Track(Target([top, rest, rest]), rule(add: .load(kg(2.5))))
    track.done = [Performance(day(0), sets(105, 1) + sets(90, 3, 3))]
    #expect(shown(track.next.sets) == "107.5/92.5/92.5kg x 1/3/3")
  }

  @Test func addsRepsTimesAndDistances() {
    var track = Track(target(3, 5, load: .bodyweight(added: kg(0))), rule(add: .reps(1)))
    track.done = [
      Performance(day(0), (0..<3).map { _ in WorkSet(load: .bodyweight(added: kg(0)), amount: .reps(5)) })
    ]
    #expect(shown(track.next.sets) == "bw x 6/6/6")
    let minute = TargetAmount.time(Elapsed(hundredths: 6000))
    track = Track(Target([TargetSet(minute)]), rule(add: .time(Elapsed(hundredths: 500))))
    track.done = [Performance(day(0), [WorkSet(load: .none, amount: .time(Elapsed(hundredths: 6100)))])]
    #expect(track.next.sets.first?.amount == .time(Elapsed(hundredths: 6600)))
    let run = TargetAmount.distance(Distance(hundredths: 500, .km), in: nil)
    track = Track(Target([TargetSet(run)]), rule(add: .distance(Distance(hundredths: 10_000, .m))))
    track.done = [
      Performance(day(0), [WorkSet(load: .none, amount: .distance(Distance(hundredths: 500, .km), in: nil))])
    ]
    #expect(track.next.sets.first?.amount == .distance(Distance(hundredths: 510, .km), in: nil))
  }

  /// What goes on a side of a bar of 20 kg: 82.5 kg are 41.25 kg twice, heaviest first.
  @Test(arguments: [(102.5, "25+15+1.25"), (100, "25+15"), (25, "2.5"), (20, "")])
  func platesAreTheHeaviestFirst(load: Double, side: String) throws {
    let plates = try #require(Plates(Settings(), .kg).side(of: kg(load)))
    #expect(plates.map { decimal(hundredths: Int64($0.hundredths)) }.joined(separator: "+") == side)
  }

  /// Who says how hard the work is to be says nothing of the warm-up.
  @Test func aWarmUpHasNoLoadByEffort() {
    let sets = [TargetSet(.reps(8), .open, marks: .warmUp), TargetSet(.reps(5), .open, effort: .rpe(halves: 18))]
    var track = Track(Target(sets))
    var heavy = ProgressionTests.sets(100, 5)[0]
    heavy.effort = .rpe(halves: 16)
    track.efforts = [(heavy, day(1))]
    track.done = [Performance(day(1), [heavy])]
    #expect(track.next.sets.map(\.load) == [.open, .load(.weight(kg(102.5)))])
  }

  /// 100 kg for 5 at RPE 8 are 81.1 % of a max; 5 at RPE 9 are 83.7 %: 103.2 kg.
  @Test func findsALoadByItsEffort() {
    var track = Track(Target([TargetSet(.reps(5), .open, effort: .rpe(halves: 18))]))
    #expect(shown(track.next.sets) == "? x 5")
    var heavy = sets(100, 5)[0]
    heavy.effort = .rpe(halves: 16)
    var light = sets(95, 5)[0]
    light.effort = .rir(2)
    track.efforts = [(heavy, day(1)), (light, day(2))]
    #expect(shown(track.next.sets) == "102.5kg x 5")
    #expect(track.next.reason == .effort(on: day(1), heavy))
  }
}
