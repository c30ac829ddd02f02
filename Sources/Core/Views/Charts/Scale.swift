/// A scale of round numbers for an axis: steps of 1, 2, 2.5 or 5 times a power of ten, each the same whole number of
/// rows high. The axis ends at the rows of the least and the greatest value, which need not have a number.
package struct Scale {
  /// The distance between two numbers, in hundredths.
  private let step: Int64
  private let rowsPerStep: Int
  /// The values of the lowest and the highest row, in multiples of `step / rowsPerStep`.
  private let ends: ClosedRange<Int>

  /// The bound, a hundred million million units, at which larger values are drawn, so that no sum overflows.
  static let bound: Int64 = 10_000_000_000_000_000

  /// Creates the largest scale that fits into `rows` (5 to 100) with three to five numbers; with two if the values are
  /// only the finest step apart: a hundredth, or one if counted. A single value gets a unit on both sides. Values may
  /// be `below` quarters of a row below the lowest row and `above` quarters above the highest, where the drawing still
  /// has room.
  package init(
    _ values: ClosedRange<Int64>, rows: Int, isCounted: Bool, below: Int = 0, above: Int = 0
  ) {
    var (least, greatest) = (Scale.clamped(values.lowerBound), Scale.clamped(values.upperBound))
    if isCounted {
      least -= (least % 100 + 100) % 100
      greatest += (100 - greatest % 100) % 100
    }
    if least == greatest { (least, greatest) = (least - 100, greatest + 100) }
    func finest(_ numbers: ClosedRange<Int>) -> Scale? {
      var finest: Scale?
      for step in Scale.steps where step >= (greatest - least) / 6 && (!isCounted || step % 100 == 0) {
        // In this step and all later ones, a row stands for at least as much.
        if let finest, !Scale(step: step, rowsPerStep: rows, ends: 0...0).isFiner(than: finest) { break }
        for rowsPerStep in 1...rows {
          guard let scale = Scale(step, rowsPerStep, least, greatest, below, above), scale.rows <= rows,
            numbers.contains(scale.tickNumbers.count), finest.map(scale.isFiner) ?? true
          else { continue }
          finest = scale
        }
      }
      return finest
    }
    // The last alternative is never taken. If a step is a row, the finest with five numbers or fewer has at least two:
    // the step before it had six, and is at most 2.5 times finer.
    self = finest(3...5) ?? finest(2...5) ?? Scale(step: Scale.bound, rowsPerStep: 1, ends: -1...1)
  }

  private init(step: Int64, rowsPerStep: Int, ends: ClosedRange<Int>) {
    self.step = step
    self.rowsPerStep = rowsPerStep
    self.ends = ends
  }

  package var rows: Int { ends.count }

  /// The rows with a number, counted from the lowest, and the numbers.
  package var ticks: [(row: Int, value: Int64)] {
    tickNumbers.map { ($0 * rowsPerStep - ends.lowerBound, Int64($0) * step) }
  }

  /// The numbers on the axis, in steps.
  private var tickNumbers: Range<Int> {
    // The first is rounded up, the last rounded down.
    let first = ends.lowerBound / rowsPerStep + (ends.lowerBound % rowsPerStep > 0 ? 1 : 0)
    let last = ends.upperBound / rowsPerStep - (ends.upperBound % rowsPerStep < 0 ? 1 : 0)
    return first..<last + 1
  }

  /// Returns the rounded distance of a value from the lowest row, in parts of a row.
  package func position(of value: Int64, partsPerRow parts: Int) -> Int {
    let exact = Int128(Scale.clamped(value)) * Int128(rowsPerStep * parts)
    let position = Scale.quotient(exact * 2 + Int128(step), Int128(step) * 2)
    return Int(clamping: position - Int128(ends.lowerBound) * Int128(parts))
  }
}

extension Scale {
  /// The steps in hundredths, 1, 2, 5, 10, 20, 25, 50 …, up to the bound.
  private static let steps: [Int64] = {
    var steps: [Int64] = [1, 2, 5]
    var power: Int64 = 10
    while power <= bound {
      steps += [power, power * 2, power / 10 * 25, power * 5]
      power *= 10
    }
    return steps
  }()

  /// Creates a scale; nil if it would take more than a hundred rows.
  private init?(
    _ step: Int64, _ rowsPerStep: Int, _ least: Int64, _ greatest: Int64, _ below: Int, _ above: Int
  ) {
    let quarters = Int128(rowsPerStep) * 4
    let low = Scale.quotient(Int128(least) * quarters + Int128(step) * Int128(below), Int128(step) * 4)
    let high = -Scale.quotient(-Int128(greatest) * quarters + Int128(step) * Int128(above), Int128(step) * 4)
    // Both are below 10^18, as values are within the bound and rows at most a hundred.
    guard low <= high, high - low < 100 else { return nil }
    self.init(step: step, rowsPerStep: rowsPerStep, ends: Int(low)...Int(high))
  }

  /// True if a row stands for less, so that the values take more rows.
  private func isFiner(than other: Scale) -> Bool {
    Int128(step) * Int128(other.rowsPerStep) < Int128(other.step) * Int128(rowsPerStep)
  }

  private static func clamped(_ value: Int64) -> Int64 { min(max(value, -bound), bound) }

  /// Returns the quotient, rounded down.
  private static func quotient(_ value: Int128, _ divisor: Int128) -> Int128 {
    value / divisor - (value % divisor < 0 ? 1 : 0)
  }
}
