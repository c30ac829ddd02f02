import Text
import Training

/// A list of quantities, `10/8/6` or `20/40/45kg`; nearly every line has one, so lists keep their storage.
struct QuantityList {
  private var values: [Ranged<Quantity>] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }
  var first: Quantity { values[0].value }
  /// The range from the first value to the last.
  var range: TextRange { values[0].range.through(values[count - 1].range) }

  /// Returns the value of a set, by its 0-based number; a single value stands for all sets.
  subscript(shared number: Int) -> Quantity { values[count == 1 ? 0 : number].value }

  /// Returns the range of the parts of a set, by its 0-based number; nil for a set in one go.
  func parts(_ number: Int) -> TextRange? {
    let value = values[count == 1 ? 0 : number]
    if case .cluster = value.value { return value.range }
    return nil
  }

  mutating func clear() { count = 0 }

  private mutating func append(_ quantity: Ranged<Quantity>) {
    if count < values.count { values[count] = quantity } else { values.append(quantity) }
    count += 1
  }

  func allSatisfy(_ condition: (Quantity) -> Bool) -> Bool {
    for index in 0..<count where !condition(values[index].value) { return false }
    return true
  }
}

extension QuantityList {
  /// Reads a list in place of the old one. The last unit of a list of loads, or its `%`, counts for all loads. A number
  /// without a unit becomes reps, but stays bare in a list of loads.
  mutating func read(_ line: inout LineCursor, ofLoads isLoad: Bool = false) throws(Diagnostic) {
    clear()
    guard line.next?.kind == .number else {
      throw Diagnostic(
        .unreadableSet, line.next?.range ?? line.emptyRange, "a number is missing here",
        help: "write '80\(.unit) x 10', '3x12' or '60s'")
    }
    try appendNext(&line, ofLoads: isLoad)
    while line.takeSlash() {
      line.skipBlanks()
      guard line.next?.kind == .number else {
        throw Diagnostic(
          .unreadableSet, TextRange(values[0].range.lowerBound, line.emptyRange.upperBound),
          "a number is missing after '/'",
          help: "a list is written '10/8/6'")
      }
      try appendNext(&line, ofLoads: isLoad)
    }
    let last = values[count - 1].value
    guard last.isLoad else { return isLoad ? () : try settle(line) }
    for index in 0..<count {
      switch (values[index].value, last) {
      case (.bare(let hundredths), .weight(let last)):
        values[index].value = .weight(Weight(hundredths: hundredths, last.unit))
      case (.weight(let weight), .weight(let last)) where weight.unit == last.unit: break
      case (.bare(let hundredths), .percent), (.percent(let hundredths), .percent):
        guard 100...20_000 ~= hundredths else { throw line.percentNeverMeant(values[index].range) }
        values[index].value = .percent(hundredths)
      case (.percent, _), (_, .percent): throw line.percentAndMore(range)
      default:
        throw line.mistake(.mixedSets, range, "mixes units", help: "write '20/40/45\(.unit)'")
      }
    }
  }

  private mutating func appendNext(_ line: inout LineCursor, ofLoads isLoad: Bool) throws(Diagnostic) {
    var quantity = try line.quantity()
    if line.isOfPlan, !isLoad { quantity = try line.plannedReps(quantity) }
    if quantity.value.isCount { line.takeRepsWord() }
    append(quantity)
  }

  /// Makes numbers without a unit reps.
  private mutating func settle(_ line: borrowing LineCursor) throws(Diagnostic) {
    for index in 0..<count {
      guard case .bare(let hundredths) = values[index].value else { continue }
      values[index].value = .plain(try line.reps(hundredths, values[index].range))
    }
  }
}

extension Quantity {
  fileprivate var isCount: Bool {
    switch self {
    case .bare, .plain, .planned, .cluster: true
    default: false
    }
  }

  /// True for a weight, and for a percentage of the training max.
  var isLoad: Bool {
    switch self {
    case .weight, .percent: true
    default: false
    }
  }

  var isTime: Bool { if case .time = self { true } else { false } }

  var measure: SetGroup.Measure? {
    switch self {
    case .plain, .planned, .cluster: .reps
    case .time: .time
    case .distance: .distance
    case .weight, .percent, .bare: nil
    }
  }
}
