/// The bar and the plates of a gym, of each as many as it takes, or as the settings count.
package struct Plates: Sendable {
  package let bar: Weight
  /// Heaviest first, all in the unit of the bar, those of which there is no pair left out.
  package let plates: [Weight]
  /// The pairs that there are of some plates.
  private let pairs: [Weight: Int]

  /// Takes the plates of the settings in `unit`, else those of most gyms, 25 to 1.25 kg and 45 to 2.5 lb; without `bar` the
  /// settings' bar.
  package init(_ settings: Settings, _ unit: WeightUnit, bar: Weight? = nil) {
    func usual(_ hundredths: [Int32]) -> [Weight] { hundredths.map { Weight(hundredths: $0, unit) } }
    let own = Set(settings.plates.filter { $0.unit == unit })
    self.bar = bar ?? settings.bar(in: unit)
    pairs = settings.plateCounts.filter { $0.key.unit == unit }.mapValues { $0 / 2 }
    plates =
      own.isEmpty
      ? usual(unit == .kg ? [2500, 2000, 1500, 1000, 500, 250, 125] : [4500, 3500, 2500, 1000, 500, 250])
      : own.filter { [pairs] in pairs[$0] != 0 }.sorted(by: >)
  }

  /// True if there are only so many of some plates.
  package var isLimited: Bool { !pairs.isEmpty }

  /// Returns the plates on each side of a load of the same unit, heaviest first, as few as possible; nil if none make it.
  package func side(of load: Weight) -> [Weight]? {
    let both = Int(load.hundredths) - Int(bar.hundredths)
    guard load.unit == bar.unit, both >= 0, both % 2 == 0, both <= Plates.most else { return nil }
    return both == 0 ? [] : SideSums(self, upTo: both / 2).plates(of: both / 2)
  }

  /// Returns the heaviest load of at most some hundredths that is the bar and a multiple of a step; nil below the bar.
  package func load(atMost hundredths: Int64, every step: Int64 = 1) -> Weight? {
    let room = (min(hundredths, Int64(Plates.most)) - Int64(bar.hundredths)) / 2
    guard hundredths >= Int64(bar.hundredths) else { return nil }
    let sums = SideSums(self, upTo: Int(clamping: room))
    return sums.all.last { Int64($0) * 2 % step == 0 }.map(loaded)
  }

  /// Returns the lightest load above another that is the bar and a multiple of a step; nil if none is.
  package func load(above lower: Weight, every step: Int64 = 1) -> Weight? {
    let both = Int64(lower.hundredths) - Int64(bar.hundredths)
    guard both >= 0 else { return bar }
    let isEndless = plates.contains { pairs[$0] == nil }
    let most = plates.reduce(Int64(0)) { $0 + Int64($1.hundredths) * Int64(pairs[$1] ?? 1) }
    let sums = SideSums(self, upTo: isEndless ? Plates.most / 2 : Int(min(most, Int64(Plates.most / 2))))
    return sums.all.first { Int64($0) * 2 > both && Int64($0) * 2 % step == 0 }.map(loaded)
  }

  /// The nearest loads below and above that can be made; nil where there is none.
  package func neighbours(of load: Weight) -> (below: Weight?, above: Weight?) {
    (self.load(atMost: Int64(load.hundredths) - 1), self.load(above: load))
  }

  /// The most hundredths on both sides of a bar that are looked at.
  private static let most = 200_000

  private func loaded(side: Int) -> Weight { Weight(hundredths: bar.hundredths + Int32(side) * 2, bar.unit) }

  /// The sums of plates on one side, each with the fewest plates that make it.
  private struct SideSums {
    /// The largest unit in which all plates are whole; sums are counted in it.
    private let unit: Int
    /// Lightest first: the plates of which there are as many as it takes, then those that are counted.
    private let endless: [Weight]
    private let counted: [(plate: Weight, pairs: Int)]
    /// The fewest plates of each sum, after the endless ones, and after each of the counted ones.
    private var fewest: [[Int32]]

    init(_ plates: Plates, upTo most: Int) {
      let unit = plates.plates.reduce(0) { greatestCommonDivisor($0, Int($1.hundredths)) }
      self.unit = unit
      endless = plates.plates.reversed().filter { plates.pairs[$0] == nil }
      counted = plates.plates.reversed().compactMap { plate in plates.pairs[plate].map { (plate, $0) } }
      var sums = [Int32](repeating: .max, count: max(most, 0) / max(unit, 1) + 1)
      sums[0] = 0
      for size in endless.map({ Int($0.hundredths) / unit }) {
        for sum in sums.indices.dropFirst(size) where sums[sum - size] < sums[sum] && sums[sum - size] + 1 < sums[sum] {
          sums[sum] = sums[sum - size] + 1
        }
      }
      fewest = [sums]
      for (plate, pairs) in counted {
        let (before, size) = (sums, Int(plate.hundredths) / unit)
        for sum in sums.indices {
          for count in 1...pairs where count * size <= sum && before[sum - count * size] < .max {
            sums[sum] = min(sums[sum], before[sum - count * size] + Int32(count))
          }
        }
        fewest.append(sums)
      }
    }

    /// The sums that there are, in hundredths, the lightest first.
    var all: [Int] {
      let last = fewest[fewest.count - 1]
      return last.indices.filter { last[$0] < .max }.map { $0 * unit }
    }

    /// Returns the plates of a sum, heaviest first; nil if none make it.
    func plates(of side: Int) -> [Weight]? {
      var sum = side / max(unit, 1)
      guard unit > 0, side % unit == 0, fewest[fewest.count - 1][sum] < .max else { return nil }
      var found: [Weight] = []
      for (index, (plate, pairs)) in counted.enumerated().reversed() {
        let (size, wanted) = (Int(plate.hundredths) / unit, fewest[index + 1][sum])
        let count = (0...pairs).last { count in
          let rest = sum - count * size
          return rest >= 0 && fewest[index][rest] < .max && fewest[index][rest] + Int32(count) == wanted
        }
        found += Array(repeating: plate, count: count ?? 0)
        sum -= (count ?? 0) * size
      }
      while sum > 0 {
        let next = endless.last { plate in
          let rest = sum - Int(plate.hundredths) / unit
          return rest >= 0 && fewest[0][rest] < fewest[0][sum] && fewest[0][rest] + 1 == fewest[0][sum]
        }
        guard let next else { return nil }
        found.append(next)
        sum -= Int(next.hundredths) / unit
      }
      return found.sorted(by: >)
    }
  }
}

private func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
  var (a, b) = (one, other)
  while b != 0 { (a, b) = (b, a % b) }
  return a
}
