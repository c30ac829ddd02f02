import Progression
import Testing
import Training

/// Loads are the bar and pairs of plates. Expected values were added up by hand.
@Suite struct RackTests {
  private static func gym(plates: [Weight] = [], step: Weight? = nil, bar: Weight? = nil) -> Settings {
    var settings = Settings()
    (settings.plates, settings.step, settings.bar) = (plates, step, bar)
    return settings
  }

  /// The load of a tenth less than 103.5 kg or lb, which is 93.15.
  private func lighter(_ rack: Rack, _ unit: WeightUnit, than load: Double = 103.5) -> String {
    let weight = Weight(hundredths: Int32(load * 100), unit)
    var track = Track(
      target(3, 5, load: .weight(weight)), rule(add: .load(lb(5)), back: .init(percent: 1000, after: 1)))
    track.rack = rack
    track.done = [Performance(day(0), sets(weight, 5, 5, 4))]
    return String(shown(track.next.sets).prefix { $0 != " " })
  }

  @Test func loadsAreCountedFromTheBar() {
    let pounds = Self.gym(plates: [lb(45), lb(25), lb(10), lb(5)])
    // 45 and four times 10; 33 and six times 10; 9 times 10.
    #expect(lighter(Rack(pounds), .lb) == "85lb")
    #expect(lighter(Rack(pounds, bar: .weighing(lb(33))), .lb) == "93lb")
    #expect(lighter(Rack(pounds, bar: .notUsed), .lb) == "90lb")
    // Of another unit is neither the bar nor the plates: 20 and 29 times 2.5.
    #expect(lighter(Rack(pounds, bar: .weighing(lb(33))), .kg) == "92.5kg")
    #expect(lighter(Rack(Self.gym(bar: kg(17))), .kg) == "92kg")
    // A step of 3 kg is none of these plates, 4 kg is; an exercise may have other plates. 20 + 18 × 4, 20 + 24 × 3.
    let twos = Self.gym(plates: [kg(20), kg(2)], step: kg(3))
    #expect(lighter(Rack(twos), .kg) == "92kg")
    #expect(lighter(Rack(twos, step: kg(3)), .kg) == "92kg")
    #expect(lighter(Rack(twos, bar: .notUsed), .kg) == "93kg")
  }

  @Test func nothingIsLighterThanABarOfItsOwn() {
    // A tenth less than 46 is 41.4.
    #expect(lighter(Rack(), .lb, than: 46) == "40lb")
    #expect(lighter(Rack(bar: .weighing(lb(45))), .lb, than: 46) == "45lb")
  }

  private func heavier(_ load: Weight, _ more: Weight, _ rack: Rack) -> String {
    var track = Track(target(3, 5, load: .weight(load)), rule(add: .load(more)))
    track.rack = rack
    track.done = [Performance(day(0), sets(load, 5, 5, 5))]
    return String(shown(track.next.sets).prefix { $0 != " " })
  }

  @Test func whatIsAddedCanBeLoaded() {
    let pounds = Self.gym(plates: [lb(45), lb(25), lb(10), lb(5)])
    // 140 is between 135 and 145; 143 is nearer to 145; 30 hangs on no bar.
    #expect(heavier(lb(135), lb(5), Rack(pounds)) == "145lb")
    #expect(heavier(lb(137), lb(6), Rack(pounds)) == "145lb")
    #expect(heavier(lb(30), lb(5), Rack(pounds)) == "35lb")
    #expect(heavier(lb(135), lb(5), Rack(pounds, bar: .notUsed)) == "140lb")
    #expect(heavier(lb(135), lb(5), Rack(pounds, step: lb(1))) == "140lb")
    // Nobody said which plates there are.
    #expect(heavier(lb(135), lb(3), Rack()) == "138lb")
    // 5 kg are 11.02 lb: 42.02 is nearest to 40, and 45 from there the bar.
    #expect(heavier(lb(31), kg(5), Rack(pounds)) == "40lb")
    #expect(heavier(lb(40), kg(1), Rack(pounds)) == "45lb")
  }

  /// Bars in front of the load, as light as they are.
  @Test func warmUpsBeginWithTheBar() {
    let proposal = Track(target(1, 5, load: .weight(lb(135)))).next
    func ramp(_ rack: Rack) -> String { shown(proposal.withWarmUps(rack).sets) }
    #expect(ramp(Rack(bar: .weighing(lb(35)))) == "35/50/80/105/135lb x 5/5/3/2/5")
    #expect(ramp(Rack(bar: .notUsed)) == "50/80/105/135lb x 5/3/2/5")
  }
}
