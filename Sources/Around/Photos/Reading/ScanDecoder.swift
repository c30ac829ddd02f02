/// A reader of the codes of one scan.
struct ScanDecoder {
  var reader: BitReader
  let frame: Frame
  let scan: ScanHeader
  private let dcTables: [HuffmanTable?]
  private let acTables: [HuffmanTable?]
  private let process: Process
  private var predictions: [Int]
  /// The number of blocks to come that have nothing more in this band (T.81 G.1.2.2).
  var bandRun = 0

  private enum Process { case sequential, sequentialDC, firstDC, refineDC, firstAC, refineAC }

  /// Creates a decoder of the codes at an offset; if `isDCOnly`, it keeps the first coefficient of each block alone.
  init(
    _ bytes: [UInt8], at offset: Int, frame: Frame, scan: ScanHeader, tables: HuffmanTables, isDCOnly: Bool
  ) throws(PhotoError) {
    reader = BitReader(bytes, at: offset)
    self.frame = frame
    self.scan = scan
    if !frame.isProgressive {
      process = isDCOnly ? .sequentialDC : .sequential
    } else if scan.first == 0 {
      process = scan.high == 0 ? .firstDC : .refineDC
    } else {
      process = scan.high == 0 ? .firstAC : .refineAC
    }
    dcTables = scan.parts.map { tables.dc[$0.dc] }
    acTables = scan.parts.map { tables.ac[$0.ac] }
    predictions = scan.parts.map { _ in 0 }
    let needsDC = process == .sequential || process == .sequentialDC || process == .firstDC
    let needsAC = process != .firstDC && process != .refineDC
    guard !(needsDC && dcTables.contains { $0 == nil }), !(needsAC && acTables.contains { $0 == nil }) else {
      throw .malformed("a scan without its Huffman table", at: offset)
    }
  }

  /// Reads the scan, with `interval` units between restart markers or 0 without any; returns the offset after it.
  mutating func run(into planes: inout [CoefficientPlane], interval: Int) throws(PhotoError) -> Int {
    // A component alone goes by its own blocks, without those that fill up (T.81 A.2.2).
    let alone = scan.parts.count == 1 ? frame.components[scan.parts[0].component] : nil
    let across = alone?.blocksAcross ?? frame.unitsAcross
    let down = alone?.blocksDown ?? frame.unitsDown
    var untilRestart = interval
    var restarts = 0
    for row in 0..<down {
      for column in 0..<across {
        if interval > 0 {
          if untilRestart == 0 {
            try reader.restart(restarts)
            restarts += 1
            untilRestart = interval
            bandRun = 0
            for part in predictions.indices { predictions[part] = 0 }
          }
          untilRestart -= 1
        }
        if alone != nil {
          let component = scan.parts[0].component
          let base = planes[component].base(column, row)
          try block(0, &planes[component].coefficients, base)
        } else {
          try unit(column, row, &planes)
        }
      }
      guard !reader.isOverrun else {
        throw .malformed("a scan that ends before its last row", at: reader.position)
      }
    }
    return reader.position
  }

  /// Reads a unit of all components of the scan (T.81 A.2.3).
  private mutating func unit(
    _ column: Int, _ row: Int, _ planes: inout [CoefficientPlane]
  ) throws(PhotoError) {
    for part in scan.parts.indices {
      let number = scan.parts[part].component
      let (across, down) = (frame.components[number].across, frame.components[number].down)
      for y in 0..<down {
        for x in 0..<across {
          let base = planes[number].base(column &* across &+ x, row &* down &+ y)
          try block(part, &planes[number].coefficients, base)
        }
      }
    }
  }

  private mutating func block(_ part: Int, _ coefficients: inout [Int16], _ base: Int) throws(PhotoError) {
    switch process {
    case .sequential: try sequential(part, &coefficients, base)
    case .sequentialDC: try sequentialDC(part, &coefficients, base)
    case .firstDC: coefficients[base] = Int16(truncatingIfNeeded: try nextDC(part) &<< scan.low)
    case .refineDC: if reader.bit() { coefficients[base] |= 1 &<< Int16(truncatingIfNeeded: scan.low) }
    case .firstAC: try firstAC(try acTable(part), &coefficients, base)
    case .refineAC: try refineAC(try acTable(part), &coefficients, base)
    }
  }

  var noCode: PhotoError { .malformed("bits that no Huffman table knows", at: reader.position) }

  private func acTable(_ part: Int) throws(PhotoError) -> HuffmanTable {
    guard let table = acTables[part] else { throw noCode }
    return table
  }

  /// Reads the mean of a block, which is coded as the difference to the last one (T.81 F.2.2.1).
  private mutating func nextDC(_ part: Int) throws(PhotoError) -> Int {
    guard let bits = dcTables[part]?.next(&reader) else { throw noCode }
    predictions[part] &+= reader.takeSigned(bits)
    return predictions[part]
  }
}

// T.81 F.2.2.2.
extension ScanDecoder {
  private mutating func sequential(_ part: Int, _ coefficients: inout [Int16], _ base: Int) throws(PhotoError) {
    coefficients[base] = Int16(truncatingIfNeeded: try nextDC(part))
    let table = try acTable(part)
    var index = 1
    while index < 64 {
      guard let symbol = table.next(&reader) else { throw noCode }
      let bits = symbol & 15
      if bits == 0 {
        guard symbol == 0xF0 else { break }
        index &+= 16
        continue
      }
      index &+= symbol &>> 4
      guard index < 64 else { throw .malformed("a run of zeros out of its block", at: reader.position) }
      coefficients[base &+ index] = Int16(truncatingIfNeeded: reader.takeSigned(bits))
      index &+= 1
    }
  }

  private mutating func sequentialDC(_ part: Int, _ coefficients: inout [Int16], _ base: Int)
    throws(PhotoError)
  {
    coefficients[base] = Int16(truncatingIfNeeded: try nextDC(part))
    let table = try acTable(part)
    var index = 1
    while index < 64 {
      guard let symbol = table.next(&reader) else { throw noCode }
      let bits = symbol & 15
      if bits == 0, symbol != 0xF0 { break }
      index &+= symbol &>> 4 &+ 1
      reader.skip(bits)
    }
  }
}
