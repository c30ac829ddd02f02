/// A Huffman table for decoding (T.81 B.2.4.2, C.2, F.2.2.3). A class, so that at each block one reference is counted
/// and not one for each of its arrays.
final class HuffmanTable: Sendable {
  /// The symbols in the order of their codes.
  let symbols: [UInt8]
  /// For each sequence of `quick` bits `length << 8 | symbol`, or 0 where the code is longer.
  private let lookup: [UInt16]
  /// For each length, one more than the largest code shifted to 16 bits, and the number that turns a code into an
  /// index in `symbols`.
  private let ends: [Int]
  private let offsets: [Int]

  private static let quick = 9

  /// Creates a table from the number of codes of each length, 1 to 16; nil where no code has such lengths.
  init?(counts: [Int], symbols: [UInt8]) {
    guard counts.count == 16, counts.reduce(0, +) == symbols.count, symbols.count <= 256 else { return nil }
    var lookup = [UInt16](repeating: 0, count: 1 << HuffmanTable.quick)
    var ends: [Int] = []
    var offsets: [Int] = []
    var (code, first) = (0, 0)
    for length in 1...16 {
      let count = counts[length - 1]
      guard count >= 0, code + count <= 1 << length else { return nil }
      offsets.append(first - code)
      if length <= HuffmanTable.quick {
        let shift = HuffmanTable.quick - length
        for index in 0..<count {
          let entry = UInt16(length) << 8 | UInt16(symbols[first + index])
          for low in 0..<1 << shift { lookup[(code + index) << shift | low] = entry }
        }
      }
      code += count
      first += count
      ends.append(code << (16 - length))
      code <<= 1
    }
    self.symbols = symbols
    self.lookup = lookup
    self.ends = ends
    self.offsets = offsets
  }

  /// Consumes a code and returns its symbol; nil for bits that are no code. At least 16 bits stay loaded.
  @inline(__always)
  func next(_ reader: inout BitReader) -> Int? {
    reader.fill()
    let entry = lookup[reader.peek(HuffmanTable.quick)]
    guard entry != 0 else { return nextLong(&reader) }
    reader.skip(Int(entry >> 8))
    return Int(entry & 0xFF)
  }

  private func nextLong(_ reader: inout BitReader) -> Int? {
    let bits = reader.peek(16)
    for length in HuffmanTable.quick + 1...16 where bits < ends[length - 1] {
      reader.skip(length)
      return Int(symbols[(bits >> (16 - length)) + offsets[length - 1]])
    }
    return nil
  }
}

/// The tables in force, four of each class.
struct HuffmanTables {
  private(set) var dc: [HuffmanTable?] = [nil, nil, nil, nil]
  private(set) var ac: [HuffmanTable?] = [nil, nil, nil, nil]

  /// Replaces tables by those of a DHT segment (T.81 B.2.4.2).
  mutating func read(_ segment: Segment, of bytes: [UInt8]) throws(PhotoError) {
    var offset = segment.payload.lowerBound
    let end = segment.payload.upperBound
    while offset < end {
      guard offset + 17 <= end else { throw .malformed("a Huffman table that is cut off", at: offset) }
      let (kind, number) = (bytes[offset] >> 4, Int(bytes[offset] & 15))
      let counts = bytes[offset + 1..<offset + 17].map(Int.init)
      let symbols = offset + 17..<offset + 17 + counts.reduce(0, +)
      guard symbols.upperBound <= end else { throw .malformed("a Huffman table that is cut off", at: offset) }
      guard kind < 2, number < 4, let table = HuffmanTable(counts: counts, symbols: Array(bytes[symbols])),
        kind == 1 || table.symbols.allSatisfy({ $0 < 16 })
      else {
        throw .malformed("an impossible Huffman table", at: offset)
      }
      if kind == 0 { dc[number] = table } else { ac[number] = table }
      offset = symbols.upperBound
    }
  }
}

/// The steps of coefficients, in zigzag order, each 1 to 65,535 (T.81 B.2.4.1).
struct QuantisationTable: Hashable {
  private(set) var steps: [UInt16]

  /// Creates a table of 64 steps.
  init(_ steps: [UInt16]) { self.steps = steps }

  /// Returns the coarser of both tables at each step: precision that is lost needs no finer step.
  func coarser(_ other: QuantisationTable) -> QuantisationTable {
    QuantisationTable(zip(steps, other.steps).map(max))
  }

  var isOfBytes: Bool { steps.allSatisfy { $0 <= 255 } }
}

extension QuantisationTable {
  /// Replaces tables by those of a DQT segment.
  static func read(
    _ segment: Segment, of bytes: [UInt8], into tables: inout [QuantisationTable?]
  ) throws(PhotoError) {
    var offset = segment.payload.lowerBound
    let end = segment.payload.upperBound
    while offset < end {
      let (precision, number) = (Int(bytes[offset] >> 4), Int(bytes[offset] & 15))
      guard precision < 2, number < 4 else { throw .malformed("an impossible quantisation table", at: offset) }
      let values = offset + 1..<offset + 1 + 64 * (precision + 1)
      guard values.upperBound <= end else {
        throw .malformed("a quantisation table that is cut off", at: offset)
      }
      let steps =
        precision == 0
        ? bytes[values].map(UInt16.init)
        : stride(from: values.lowerBound, to: values.upperBound, by: 2).map {
          UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
        }
      guard !steps.contains(0) else { throw .malformed("a quantisation step of 0", at: offset) }
      tables[number] = QuantisationTable(steps)
      offset = values.upperBound
    }
  }
}

/// The index in rows of each index in zigzag order, 0 to 63 (T.81 figure A.6).
let zigzag: [Int] = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7,
  14, 21,
  28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60,
  61, 54,
  47, 55, 62, 63,
]
