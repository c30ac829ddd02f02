extension JPEG {
  /// Returns the picture as a JPEG with one baseline scan, optimal Huffman tables and no restart markers. With the
  /// steps unchanged it decodes to the same samples. Baseline whatever the source was: every viewer reads it, and its
  /// size is known before it is written.
  /// - Parameter metadata: segments between the start of the image and the tables.
  package func written(metadata: [UInt8] = []) -> [UInt8] { Encoding(self, tables, metadata).bytes }
}

/// An encoding of a picture whose size is known before it is written.
struct Encoding {
  private let jpeg: JPEG
  private let steps: [QuantisationTable]
  /// The codes of the scan's four tables.
  private let codes: [OptimalHuffman]
  /// All that stands before the scan's codes.
  private let head: [UInt8]
  /// The fewest bytes the file takes: zeros stuffed after 0xFF, some 0.2 of a hundred, come on top.
  let leastBytes: Int

  /// Prepares an encoding in these steps by counting the symbols of the picture.
  init(_ jpeg: JPEG, _ steps: [QuantisationTable], _ metadata: [UInt8]) {
    self.jpeg = jpeg
    self.steps = steps
    var counts = SymbolCounts()
    jpeg.send(steps, to: &counts)
    codes = (0..<4).map { OptimalHuffman(counts.of($0)) }
    head = [0xFF, .startOfImage] + metadata + Encoding.tables(jpeg.frame, steps, codes)
    leastBytes = head.count + ceiling(counts.bits(codes), 8) + 2
  }

  /// Returns the file, or nil where it is larger than `limit` bytes.
  func bytes(under limit: Int) -> [UInt8]? {
    guard leastBytes <= limit else { return nil }
    let bytes = bytes
    return bytes.count <= limit ? bytes : nil
  }

  var bytes: [UInt8] {
    var bytes = head
    bytes.reserveCapacity(leastBytes + leastBytes / 128)
    var writer = BitWriter(bytes, codes)
    jpeg.send(steps, to: &writer)
    writer.finish()
    return writer.bytes + [0xFF, .endOfImage]
  }

  /// Returns the segments from the quantisation tables to the header of the scan (T.81 B.2).
  private static func tables(_ frame: Frame, _ steps: [QuantisationTable], _ codes: [OptimalHuffman]) -> [UInt8] {
    var distinct: [QuantisationTable] = []
    for table in steps where !distinct.contains(table) { distinct.append(table) }
    var bytes: [UInt8] = []
    for (number, table) in distinct.enumerated() {
      let precision: UInt8 = table.isOfBytes ? 0 : 1
      let values = table.steps.flatMap { step in
        precision == 0 ? [UInt8(step)] : [UInt8(step >> 8), UInt8(truncatingIfNeeded: step)]
      }
      bytes.append(segment: .quantisationTables, [precision << 4 | UInt8(number)] + values)
    }
    var header: [UInt8] = [8]
    header.append(big16: frame.height)
    header.append(big16: frame.width)
    header.append(UInt8(frame.components.count))
    var scan = [UInt8(frame.components.count)]
    for (number, component) in frame.components.enumerated() {
      let table = distinct.firstIndex(of: steps[number]) ?? 0
      header += [component.identifier, UInt8(component.across << 4 | component.down), UInt8(table)]
      scan += [component.identifier, number == 0 ? 0x00 : 0x11]
    }
    // Steps of two bytes are not baseline (T.81 B.2.4.1), but otherwise the same.
    bytes.append(segment: steps.allSatisfy(\.isOfBytes) ? 0xC0 : 0xC1, header)
    for number in 0..<min(frame.components.count, 2) {
      // Class 0 is of means, class 1 of other coefficients (T.81 B.2.4.2).
      for (target, code) in [(0, codes[number]), (0x10, codes[number + 2])] {
        let counts = code.counts.map { UInt8($0) }
        bytes.append(segment: .huffmanTables, [UInt8(target | number)] + counts + code.symbols)
      }
    }
    bytes.append(segment: .startOfScan, scan + [0, 63, 0])
    return bytes
  }
}

extension [UInt8] {
  /// Appends a marker segment; a payload over 65,533 bytes does not fit in one and is left out.
  mutating func append(segment marker: UInt8, _ payload: [UInt8]) {
    guard payload.count <= 65_533 else { return }
    self += [0xFF, marker]
    append(big16: payload.count + 2)
    self += payload
  }
}
