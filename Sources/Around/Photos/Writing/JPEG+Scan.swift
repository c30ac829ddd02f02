extension JPEG {
  /// Sends the codes of all blocks to a sink, in the order of one interleaved scan without restart markers (T.81
  /// A.2.3, F.1.2), each component in the given steps.
  func send<Sink: CodeSink>(_ steps: [QuantisationTable], to sink: inout Sink) {
    let parts = planes.indices.map { BlockSource(planes[$0], steps[$0], table: min($0, 1)) }
    // Taken out of the array, which would count a reference at each block.
    let (first, second, third) = (parts[0], parts[min(1, parts.count - 1)], parts[parts.count - 1])
    var predictions = (0, 0, 0)
    for row in 0..<frame.unitsDown {
      for column in 0..<frame.unitsAcross {
        first.send(column, row, &predictions.0, to: &sink)
        guard parts.count == 3 else { continue }
        second.send(column, row, &predictions.1, to: &sink)
        third.send(column, row, &predictions.2, to: &sink)
      }
    }
  }
}

/// A source of a component's blocks.
private struct BlockSource {
  private let coefficients: [Int16]
  private let component: Frame.Component
  private let requantiser: Requantiser
  private let dc: Int
  private let ac: Int

  init(_ plane: CoefficientPlane, _ steps: QuantisationTable, table: Int) {
    coefficients = plane.coefficients
    component = plane.component
    requantiser = Requantiser(plane.table ?? steps, steps)
    dc = table << 8
    ac = (table + 2) << 8
  }

  /// Sends the component's blocks of one unit.
  @inline(__always)
  func send<Sink: CodeSink>(_ column: Int, _ row: Int, _ prediction: inout Int, to sink: inout Sink) {
    for y in 0..<component.down {
      let blockRow = row &* component.down &+ y
      for x in 0..<component.across {
        let blockColumn = column &* component.across &+ x
        if blockColumn < component.blocksAcross, blockRow < component.blocksDown {
          send(blockRow &* component.paddedAcross &+ blockColumn, &prediction, to: &sink)
        } else {
          // A block that only fills up has the last one's mean, and nothing else (0x00 ends a block).
          sink.put(dc, extra: 0, bits: 0)
          sink.put(ac, extra: 0, bits: 0)
        }
      }
    }
  }

  @inline(__always)
  private func send<Sink: CodeSink>(_ block: Int, _ prediction: inout Int, to sink: inout Sink) {
    let base = block &* 64
    let mean = requantiser.dc(coefficients[base])
    let (bits, extra) = magnitude(mean &- prediction)
    prediction = mean
    sink.put(dc | bits, extra: extra, bits: bits)
    var run = 0
    var index = 1
    while index < 64 {
      let coefficient = coefficients[base &+ index]
      let value = coefficient == 0 ? 0 : requantiser.ac(coefficient, index)
      index &+= 1
      guard value != 0 else {
        run &+= 1
        continue
      }
      while run > 15 {
        sink.put(ac | 0xF0, extra: 0, bits: 0)
        run &-= 16
      }
      let (bits, extra) = magnitude(value)
      sink.put(ac | run &<< 4 | bits, extra: extra, bits: bits)
      run = 0
    }
    if run > 0 { sink.put(ac, extra: 0, bits: 0) }
  }
}

/// Returns the number of bits of a value, and the bits; those of a negative value are of the value less 1 (F.1.2.1).
@inline(__always)
private func magnitude(_ value: Int) -> (bits: Int, extra: UInt32) {
  let bits = Int.bitWidth &- value.magnitude.leadingZeroBitCount
  let extra = value < 0 ? value &- 1 : value
  return (bits, UInt32(truncatingIfNeeded: extra) & ((1 &<< UInt32(truncatingIfNeeded: bits)) &- 1))
}

/// A conversion of a component's coefficients to coarser steps, rounded to the nearest, and into the range of 8-bit
/// samples (T.81 F.1.1.5).
struct Requantiser {
  private let old: [Int32]
  private let new: [Int32]
  private let changes: Bool

  init(_ old: QuantisationTable, _ new: QuantisationTable) {
    self.old = old.steps.map(Int32.init)
    self.new = new.steps.map(Int32.init)
    changes = old != new
  }

  /// Returns the mean of a block, -1,024 to 1,023.
  @inline(__always)
  func dc(_ coefficient: Int16) -> Int {
    max(-1024, min(1023, changes ? changed(coefficient, 0) : Int(coefficient)))
  }

  /// Returns another coefficient, by its index in zigzag order, -1,023 to 1,023.
  @inline(__always)
  func ac(_ coefficient: Int16, _ index: Int) -> Int {
    max(-1023, min(1023, changes ? changed(coefficient, index) : Int(coefficient)))
  }

  /// Returns the coefficient in the new steps: the nearest, and of two as near the smaller, which costs fewer bits
  /// and comes often, as both steps are whole. A result of 1 needs five eighths: such a coefficient costs the most
  /// bits for the least. (At the same size that is worth 0.2 to 0.9 dB against plain rounding.)
  @inline(__always)
  private func changed(_ coefficient: Int16, _ index: Int) -> Int {
    // 32,768 times 65,535 and half a step are less than 2 to the 32.
    let magnitude = UInt32(coefficient.magnitude) &* UInt32(truncatingIfNeeded: old[index])
    let step = UInt32(truncatingIfNeeded: new[index])
    guard index == 0 || UInt64(magnitude) &* 8 >= UInt64(step) &* 5 else { return 0 }
    let result = Int((magnitude &+ (step &- 1) &>> 1) / step)
    return coefficient < 0 ? -result : result
  }
}
