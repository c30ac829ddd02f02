/// A Huffman table as a decoder uses it (T.81 B.2.4.2, C.2, F.2.2.3). A class, so that at each block one reference is
/// counted and not one for each of its arrays.
final class HuffmanTable: Sendable {
  /// In the order of the codes.
  let symbols: [UInt8]
  /// For every beginning of `quick` bits: length << 8 | symbol; 0 where the code is longer.
  private let lookup: [UInt16]
  /// For each length: one more than the largest code, shifted to 16 bits, and what to add to a code for its
  /// place.
  private let ends: [Int]
  private let offsets: [Int]

  private static let quick = 9

  /// `counts` are of codes of each length, 1 to 16. Nil where so many of such lengths do not exist.
  init?(counts: [Int], symbols: [UInt8]) {
    guard counts.count == 16, counts.reduce(0, +) == symbols.count, symbols.count <= 256 else { return nil }
    var lookup = [UInt16](repeating: 0, count: 1 << HuffmanTable.quick)
    var ends: [Int] = []
    var offsets: [Int] = []
    var (code, place) = (0, 0)
    for length in 1...16 {
      let count = counts[length - 1]
      guard count >= 0, code + count <= 1 << length else { return nil }
      offsets.append(place - code)
      if length <= HuffmanTable.quick {
        let shift = HuffmanTable.quick - length
        for index in 0..<count {
          let entry = UInt16(length) << 8 | UInt16(symbols[place + index])
          for low in 0..<1 << shift { lookup[(code + index) << shift | low] = entry }
        }
      }
      code += count
      place += count
      ends.append(code << (16 - length))
      code <<= 1
    }
    self.symbols = symbols
    self.lookup = lookup
    self.ends = ends
    self.offsets = offsets
  }

  /// The next symbol; nil for bits that are no code. Afterwards 16 bits are still at hand.
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

/// The tables that are in force at a place of the file: four of each class.
struct HuffmanTables {
  private(set) var dc: [HuffmanTable?] = [nil, nil, nil, nil]
  private(set) var ac: [HuffmanTable?] = [nil, nil, nil, nil]

  /// Takes the tables of a DHT segment (T.81 B.2.4.2).
  mutating func read(_ segment: Segment, of bytes: [UInt8]) throws(PhotoError) {
    var place = segment.payload.lowerBound
    let end = segment.payload.upperBound
    while place < end {
      guard place + 17 <= end else { throw .malformed("a Huffman table that is cut off", at: place) }
      let (kind, number) = (bytes[place] >> 4, Int(bytes[place] & 15))
      let counts = bytes[place + 1..<place + 17].map(Int.init)
      let symbols = place + 17..<place + 17 + counts.reduce(0, +)
      guard symbols.upperBound <= end else { throw .malformed("a Huffman table that is cut off", at: place) }
      guard kind < 2, number < 4, let table = HuffmanTable(counts: counts, symbols: Array(bytes[symbols]))
      else {
        throw .malformed("an impossible Huffman table", at: place)
      }
      if kind == 0 {
        guard table.symbols.allSatisfy({ $0 < 16 }) else {
          throw .malformed("an impossible Huffman table", at: place)
        }
        dc[number] = table
      } else {
        ac[number] = table
      }
      place = symbols.upperBound
    }
  }
}
