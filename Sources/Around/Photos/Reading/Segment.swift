/// A marker and its payload (T.81 B.1.1).
struct Segment: Hashable {
  /// The second byte of the marker, after 0xFF.
  let marker: UInt8
  /// The offset of its 0xFF.
  let start: Int
  /// The range after the marker and the length; empty for markers that stand alone.
  let payload: Range<Int>

  /// True for SOF0 to SOF15; DHT, JPG and DAC stand among them and are none (T.81 table B.1).
  var isFrame: Bool { 0xC0...0xCF ~= marker && ![0xC4, 0xC8, 0xCC].contains(marker) }
  /// True for the data of applications and for comments.
  var isMetadata: Bool { 0xE0...0xEF ~= marker || marker == .comment }
}

extension UInt8 {
  // T.81 table B.1.
  static let startOfImage: UInt8 = 0xD8
  static let endOfImage: UInt8 = 0xD9
  static let startOfScan: UInt8 = 0xDA
  static let quantisationTables: UInt8 = 0xDB
  static let numberOfLines: UInt8 = 0xDC
  static let restartInterval: UInt8 = 0xDD
  static let huffmanTables: UInt8 = 0xC4
  static let arithmeticConditioning: UInt8 = 0xCC
  static let comment: UInt8 = 0xFE

  /// True for RST0 to RST7, which stand between the codes of a scan.
  var isRestart: Bool { 0xD0...0xD7 ~= self }
}

/// A reader that goes from marker to marker of a JPEG.
struct SegmentReader {
  let bytes: [UInt8]
  /// The offset from which the next marker is searched. A decoder of codes moves it behind them.
  var position: Int

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// Returns the next segment. Bytes between segments are skipped, as every decoder does: some cameras leave them.
  mutating func next() throws(PhotoError) -> Segment {
    guard let marker = nextMarker(in: bytes, from: position) else { throw .truncated }
    let (start, code) = (marker, bytes[marker + 1])
    let standsAlone = code == .startOfImage || code == .endOfImage || code.isRestart || code == 0x01
    guard !standsAlone else {
      position = start + 2
      return Segment(marker: code, start: start, payload: position..<position)
    }
    guard let length = bytes.big16(start + 2) else { throw .truncated }
    guard length >= 2 else { throw .malformed("a segment shorter than its own length", at: start) }
    guard start + 2 + length <= bytes.count else { throw .truncated }
    position = start + 2 + length
    return Segment(marker: code, start: start, payload: start + 4..<position)
  }

  /// Moves to the marker that ends the codes of a scan.
  mutating func skipCodes() throws(PhotoError) {
    while let marker = nextMarker(in: bytes, from: position) {
      position = marker
      guard bytes[marker + 1].isRestart else { return }
      position += 2
    }
    throw .truncated
  }
}

/// Returns the offset of the next marker: 0xFF and then neither 0x00, which makes it a byte of the codes, nor another
/// 0xFF, which is filler (T.81 B.1.1.2 and B.1.1.5).
private func nextMarker(in bytes: [UInt8], from start: Int) -> Int? {
  var offset = start
  while offset + 1 < bytes.count {
    if bytes[offset] == 0xFF, bytes[offset + 1] != 0x00, bytes[offset + 1] != 0xFF { return offset }
    offset += 1
  }
  return nil
}
