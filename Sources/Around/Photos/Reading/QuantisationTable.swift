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
