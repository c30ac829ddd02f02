import Grammar
package import Training

/// The bar and the plates of a gym, of which there are as many as it takes.
package struct Plates: Sendable {
  package let bar: Weight
  /// Heaviest first, all in the unit of the bar.
  package let plates: [Weight]

  /// Takes the plates of the settings in `unit`, else those of most gyms, 25 to 1.25 kg and 45 to 2.5 lb; without `bar` the
  /// settings' bar.
  package init(_ settings: Settings, _ unit: WeightUnit, bar: Weight? = nil) {
    func usual(_ hundredths: [Int32]) -> [Weight] { hundredths.map { Weight(hundredths: $0, unit) } }
    let own = Set(settings.plates.filter { $0.unit == unit }).sorted(by: >)
    self.bar = bar ?? settings.bar(in: unit)
    plates =
      !own.isEmpty
      ? own
      : usual(unit == .kg ? [2500, 2000, 1500, 1000, 500, 250, 125] : [4500, 3500, 2500, 1000, 500, 250])
  }

  /// Returns the plates on each side of a load of the same unit, heaviest first, as few as possible; nil if none make it.
  package func side(of load: Weight) -> [Weight]? {
    let both = load.hundredths - bar.hundredths
    guard load.unit == bar.unit, both >= 0, both % 2 == 0, both <= 200_000 else { return nil }
    let side = Int(both / 2)
    // The fewest plates of each sum, in the largest unit in which all of them are whole.
    let sizes = plates.map { Int($0.hundredths) }
    let unit = sizes.reduce(side) { greatestCommonDivisor($0, $1) }
    guard side > 0 else { return [] }
    var last = Array(repeating: -1, count: side / unit + 1)
    var counts = Array(repeating: Int.max, count: side / unit + 1)
    counts[0] = 0
    for sum in 1..<counts.count {
      for (place, size) in sizes.enumerated() where size / unit <= sum && counts[sum - size / unit] < Int.max {
        if counts[sum - size / unit] + 1 < counts[sum] {
          (counts[sum], last[sum]) = (counts[sum - size / unit] + 1, place)
        }
      }
    }
    guard counts[counts.count - 1] < Int.max else { return nil }
    var found: [Weight] = []
    var sum = side / unit
    while sum > 0 {
      found.append(plates[last[sum]])
      sum -= sizes[last[sum]] / unit
    }
    return found.sorted(by: >)
  }

  /// The nearest loads below and above that can be made; nil where there is none near it.
  package func neighbours(of load: Weight) -> (below: Weight?, above: Weight?) {
    let grid = Int32(max(1, plates.reduce(0) { greatestCommonDivisor($0, Int($1.hundredths)) } * 2))
    let off = (load.hundredths - bar.hundredths) % grid
    if load < bar { return (nil, bar) }
    let floor = Weight(hundredths: load.hundredths - off, load.unit)
    func walk(_ start: Int32, _ step: Int32) -> Weight? {
      (0..<40).lazy.map { Weight(hundredths: start + $0 * step, load.unit) }.first { side(of: $0) != nil }
    }
    return (walk(floor.hundredths - (off == 0 ? grid : 0), -grid), walk(floor.hundredths + grid, grid))
  }
}

private func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
  var (a, b) = (one, other)
  while b != 0 { (a, b) = (b, a % b) }
  return max(a, 1)
}
