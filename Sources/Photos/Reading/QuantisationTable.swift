/// The steps that coefficients are counted in, in zigzag order, each 1 to 65,535 (T.81 B.2.4.1).
struct QuantisationTable: Hashable {
  private(set) var steps: [UInt16]

  /// 64 steps.
  init(_ steps: [UInt16]) { self.steps = steps }

  /// Of each step the coarser one: what was thrown away once is not kept a place for.
  func coarser(_ other: QuantisationTable) -> QuantisationTable {
    QuantisationTable(zip(steps, other.steps).map(max))
  }

  var isOfBytes: Bool { steps.allSatisfy { $0 <= 255 } }
}

extension QuantisationTable {
  /// Takes the tables of a DQT segment.
  static func read(
    _ segment: Segment, of bytes: [UInt8], into tables: inout [QuantisationTable?]
  ) throws(PhotoError) {
    var place = segment.payload.lowerBound
    let end = segment.payload.upperBound
    while place < end {
      let (precision, number) = (Int(bytes[place] >> 4), Int(bytes[place] & 15))
      guard precision < 2, number < 4 else { throw .malformed("an impossible quantisation table", at: place) }
      let values = place + 1..<place + 1 + 64 * (precision + 1)
      guard values.upperBound <= end else {
        throw .malformed("a quantisation table that is cut off", at: place)
      }
      let steps =
        precision == 0
        ? bytes[values].map(UInt16.init)
        : stride(from: values.lowerBound, to: values.upperBound, by: 2).map {
          UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
        }
      guard !steps.contains(0) else { throw .malformed("a quantisation step of 0", at: place) }
      tables[number] = QuantisationTable(steps)
      place = values.upperBound
    }
  }
}

/// For each place of the zigzag order the place in rows, 0 to 63 (T.81 figure A.6).
let zigzag: [Int] = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7,
  14, 21,
  28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60,
  61, 54,
  47, 55, 62, 63,
]
