extension JPEG {
  /// Sends the symbols of all blocks to a sink, in the order of one interleaved scan without restart markers
  /// (T.81 A.2.3, F.1.2). `steps`: for each component the quantisation to bring it to.
  func send<Sink: CodeSink>(_ steps: [QuantisationTable], _ ends: [[UInt8]], to sink: inout Sink) {
    let requantisers = zip(tables, steps).map { Requantiser($0, $1) }
    var predictions = [Int](repeating: 0, count: planes.count)
    for row in 0..<frame.unitsDown {
      for column in 0..<frame.unitsAcross {
        for number in planes.indices {
          let component = frame.components[number]
          for y in 0..<component.down {
            for x in 0..<component.across {
              let (blockColumn, blockRow) = (column &* component.across &+ x, row &* component.down &+ y)
              let table = min(number, 1)
              guard blockColumn < component.blocksAcross, blockRow < component.blocksDown else {
                // A block that only fills up: the last one's mean, and nothing else (0x00 ends a block).
                sink.dc(0, table: table, extra: 0, bits: 0)
                sink.ac(0, table: table, extra: 0, bits: 0)
                continue
              }
              let block = blockRow &* component.paddedAcross &+ blockColumn
              send(
                planes[number].coefficients, block, Int(ends[number][block]), requantisers[number],
                &predictions[number], table, to: &sink)
            }
          }
        }
      }
    }
  }

  @inline(__always)
  private func send<Sink: CodeSink>(
    _ coefficients: [Int16], _ block: Int, _ end: Int, _ requantiser: Requantiser, _ prediction: inout Int,
    _ table: Int, to sink: inout Sink
  ) {
    let base = block &* 64
    let mean = requantiser.dc(coefficients[base])
    let (bits, extra) = magnitude(mean &- prediction)
    prediction = mean
    sink.dc(bits, table: table, extra: extra, bits: bits)
    var run = 0
    var place = 1
    while place < end {
      let coefficient = coefficients[base &+ place]
      let value = coefficient == 0 ? 0 : requantiser.ac(coefficient, place)
      place &+= 1
      guard value != 0 else {
        run &+= 1
        continue
      }
      while run > 15 {
        sink.ac(0xF0, table: table, extra: 0, bits: 0)
        run &-= 16
      }
      let (bits, extra) = magnitude(value)
      sink.ac(run &<< 4 | bits, table: table, extra: extra, bits: bits)
      run = 0
    }
    if run > 0 || end < 64 { sink.ac(0, table: table, extra: 0, bits: 0) }
  }
}

/// How many bits a value has, and what they are: of a negative one those of the value less 1 (T.81 F.1.2.1).
@inline(__always)
private func magnitude(_ value: Int) -> (bits: Int, extra: UInt32) {
  let bits = Int.bitWidth &- value.magnitude.leadingZeroBitCount
  let extra = value < 0 ? value &- 1 : value
  return (bits, UInt32(truncatingIfNeeded: extra) & ((1 &<< UInt32(truncatingIfNeeded: bits)) &- 1))
}
