/// What takes the symbols of a scan one by one: to count them, or to write them.
protocol CodeSink {
  /// A Huffman symbol and the bits that follow it, 0 to 11 of them (T.81 F.1.2). `table` 0 is of the first
  /// component, 1 of the others.
  mutating func dc(_ symbol: Int, table: Int, extra: UInt32, bits: Int)
  mutating func ac(_ symbol: Int, table: Int, extra: UInt32, bits: Int)
}

/// How often each symbol comes, and how many bits follow them all.
struct SymbolCounts: CodeSink {
  private(set) var dc = [[Int]](repeating: [Int](repeating: 0, count: 256), count: 2)
  private(set) var ac = [[Int]](repeating: [Int](repeating: 0, count: 256), count: 2)
  private var extraBits = 0

  @inline(__always)
  mutating func dc(_ symbol: Int, table: Int, extra: UInt32, bits: Int) {
    dc[table][symbol] &+= 1
    extraBits &+= bits
  }

  @inline(__always)
  mutating func ac(_ symbol: Int, table: Int, extra: UInt32, bits: Int) {
    ac[table][symbol] &+= 1
    extraBits &+= bits
  }

  /// The bits of the scan in these codes, without the zeros that will be stuffed.
  func bits(_ codes: ScanCodes) -> Int {
    var bits = extraBits
    for (counts, code) in zip(dc + ac, codes.dc + codes.ac) {
      for symbol in 0..<256 { bits += counts[symbol] * Int(code.lengths[symbol]) }
    }
    return bits
  }
}

/// The Huffman codes of a scan: for the first component, and for the others.
struct ScanCodes {
  let dc: [OptimalHuffman]
  let ac: [OptimalHuffman]

  init(_ counts: SymbolCounts) {
    dc = counts.dc.map { OptimalHuffman($0) }
    ac = counts.ac.map { OptimalHuffman($0) }
  }
}

/// Writes codes, the most significant bit of a byte first, a zero stuffed after each 0xFF (T.81 F.1.2.3).
struct BitWriter: CodeSink {
  private(set) var bytes: [UInt8]
  private let codes: ScanCodes
  private var window: UInt64 = 0
  private var count = 0

  init(_ bytes: consuming [UInt8], _ codes: ScanCodes) {
    self.bytes = bytes
    self.codes = codes
  }

  @inline(__always)
  mutating func dc(_ symbol: Int, table: Int, extra: UInt32, bits: Int) {
    append(codes.dc[table].codes[symbol], codes.dc[table].lengths[symbol], extra, bits)
  }

  @inline(__always)
  mutating func ac(_ symbol: Int, table: Int, extra: UInt32, bits: Int) {
    append(codes.ac[table].codes[symbol], codes.ac[table].lengths[symbol], extra, bits)
  }

  /// At most 27 bits, onto at most 31.
  @inline(__always)
  private mutating func append(_ code: UInt16, _ length: UInt8, _ extra: UInt32, _ bits: Int) {
    let both = UInt64(code) &<< UInt64(truncatingIfNeeded: bits) | UInt64(extra)
    let added = Int(length) &+ bits
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

  /// Fills the last byte up with ones.
  mutating func finish() {
    let missing = (8 - count % 8) % 8
    window = window << UInt64(missing) | (1 << UInt64(missing) - 1)
    count += missing
    flush()
  }
}
