extension JPEG {
  /// Returns the picture as a JPEG with one baseline scan, optimal Huffman tables and no restart markers. With the
  /// steps unchanged it decodes to the same samples. Baseline whatever the source was: every viewer reads it, and its
  /// size is known before it is written.
  /// - Parameter metadata: segments between the start of the image and the tables.
  package func written(metadata: [UInt8] = []) -> [UInt8] {
    encoding(tables, planes.map { $0.ends() }).written(metadata)
  }

  /// Returns an estimate of the bytes of a scan in these steps, from an eighth of its rows.
  func guessedScanBytes(_ steps: [QuantisationTable], _ ends: [[UInt8]]) -> Int {
    let every = frame.unitsDown >= 64 ? 8 : 1
    var counts = SymbolCounts()
    send(steps, ends, every: every, to: &counts)
    let rows = ceiling(frame.unitsDown, every)
    return counts.bits((0..<4).map { OptimalHuffman(counts.of($0)) }) / 8 * frame.unitsDown / rows
  }

  /// Prepares an encoding in these steps by counting the symbols of the picture.
  func encoding(_ steps: [QuantisationTable], _ ends: [[UInt8]]) -> Encoding {
    var counts = SymbolCounts()
    send(steps, ends, to: &counts)
    return Encoding(self, steps, ends, counts)
  }
}

/// An encoding of a picture whose size is known before it is written.
struct Encoding {
  private let jpeg: JPEG
  private let steps: [QuantisationTable]
  private let ends: [[UInt8]]
  /// The codes of the tables, by `ScanTable`.
  private let codes: [OptimalHuffman]
  /// The size of the scan's codes, in bytes.
  private let scanBytes: Int

  fileprivate init(_ jpeg: JPEG, _ steps: [QuantisationTable], _ ends: [[UInt8]], _ counts: SymbolCounts) {
    self.jpeg = jpeg
    self.steps = steps
    self.ends = ends
    codes = (0..<4).map { OptimalHuffman(counts.of($0)) }
    scanBytes = ceiling(counts.bits(codes), 8)
  }

  /// Returns the fewest bytes the file takes: zeros stuffed after 0xFF, some 0.2 of a hundred, come on top.
  func bytes(_ metadata: [UInt8]) -> Int { head(metadata).count + scanBytes + 2 }

  /// Returns the file, or nil where it is larger than `limit` bytes.
  func written(_ metadata: [UInt8], under limit: Int) -> [UInt8]? {
    guard bytes(metadata) <= limit else { return nil }
    let bytes = written(metadata)
    return bytes.count <= limit ? bytes : nil
  }

  func written(_ metadata: [UInt8]) -> [UInt8] {
    var bytes = head(metadata)
    bytes.reserveCapacity(bytes.count + scanBytes + scanBytes / 128 + 2)
    var writer = BitWriter(bytes, codes)
    jpeg.send(steps, ends, to: &writer)
    writer.finish()
    return writer.bytes + [0xFF, .endOfImage]
  }
}

extension Encoding {
  /// Returns all that stands before the scan's codes (T.81 B.2).
  private func head(_ metadata: [UInt8]) -> [UInt8] {
    let frame = jpeg.frame
    var distinct: [QuantisationTable] = []
    for table in steps where !distinct.contains(table) { distinct.append(table) }
    var bytes: [UInt8] = [0xFF, .startOfImage] + metadata
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
    for (component, table) in zip(frame.components, steps) {
      let number = distinct.firstIndex(of: table) ?? 0
      header += [component.identifier, UInt8(component.across << 4 | component.down), UInt8(number)]
    }
    // Steps of two bytes are not baseline (T.81 B.2.4.1), but otherwise the same.
    bytes.append(segment: steps.allSatisfy(\.isOfBytes) ? 0xC0 : 0xC1, header)
    for number in 0..<min(frame.components.count, 2) {
      bytes.append(segment: .huffmanTables, codes[ScanTable.dc[number]].definition(UInt8(number)))
      bytes.append(segment: .huffmanTables, codes[ScanTable.ac[number]].definition(0x10 | UInt8(number)))
    }
    var scan = [UInt8(frame.components.count)]
    for (number, component) in frame.components.enumerated() {
      scan += [component.identifier, number == 0 ? 0x00 : 0x11]
    }
    bytes.append(segment: .startOfScan, scan + [0, 63, 0])
    return bytes
  }
}

extension OptimalHuffman {
  /// Returns the table as DHT has it; `target` is its class and number (T.81 B.2.4.2).
  fileprivate func definition(_ target: UInt8) -> [UInt8] { [target] + counts.map { UInt8($0) } + symbols }
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
