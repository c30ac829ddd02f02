/// A receiver of the codes of a scan, which counts or writes them. The scan has four tables: 0 for the means of the first
/// component, 1 for those of the others, 2 and 3 for their other coefficients.
protocol CodeSink {
  /// Takes a Huffman symbol of a table, as `table << 8 | symbol`, and the 0 to 11 bits after it (T.81 F.1.2).
  mutating func put(_ code: Int, extra: UInt32, bits: Int)
}

/// The number of times each symbol comes, and the number of bits that follow the symbols.
struct SymbolCounts: CodeSink {
  private var counts = [Int](repeating: 0, count: 4 << 8)
  private var extraBits = 0

  @inline(__always)
  mutating func put(_ code: Int, extra: UInt32, bits: Int) {
    counts[code] &+= 1
    extraBits &+= bits
  }

  func of(_ table: Int) -> [Int] { Array(counts[table << 8..<(table + 1) << 8]) }

  /// Returns the bits of the scan with these tables, without the zeros that will be stuffed.
  func bits(_ tables: [OptimalHuffman]) -> Int {
    counts.indices.reduce(extraBits) { $0 + counts[$1] * Int(tables[$1 >> 8].lengths[$1 & 255]) }
  }
}

/// A writer of codes, the most significant bit of a byte first, with a zero stuffed after each 0xFF (T.81 F.1.2.3).
struct BitWriter: CodeSink {
  private(set) var bytes: [UInt8]
  /// For each symbol, `length << 16 | code`.
  private let codes: [UInt32]
  private var window: UInt64 = 0
  private var count = 0

  init(_ bytes: consuming [UInt8], _ tables: [OptimalHuffman]) {
    self.bytes = bytes
    codes = tables.flatMap { table in zip(table.lengths, table.codes).map { UInt32($0) << 16 | UInt32($1) } }
  }

  /// Appends at most 27 bits to at most 31.
  @inline(__always)
  mutating func put(_ code: Int, extra: UInt32, bits: Int) {
    let entry = codes[code]
    let both = UInt64(entry & 0xFFFF) &<< UInt64(truncatingIfNeeded: bits) | UInt64(extra)
    let added = Int(entry &>> 16) &+ bits
    window = window &<< UInt64(truncatingIfNeeded: added) | both
    count &+= added
    if count >= 32 { flush() }
  }

  private mutating func flush() {
    while count >= 8 {
      count &-= 8
      let byte = UInt8(truncatingIfNeeded: window &>> UInt64(truncatingIfNeeded: count))
      bytes.append(byte)
      if byte == 0xFF { bytes.append(0) }
    }
  }

  /// Pads the last byte with ones.
  mutating func finish() {
    let missing = (8 - count % 8) % 8
    window = window << UInt64(missing) | (1 << UInt64(missing) - 1)
    count += missing
    flush()
  }
}
