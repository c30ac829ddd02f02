/// A JPEG's picture as coefficients: baseline, extended and progressive, with Huffman codes and 8 bits a
/// sample, in one component (grey) or three (ITU-T T.81, 1992).
///
/// Arithmetic coding, lossless and hierarchical processes, 12 bits, CMYK and a height after the picture (DNL) throw
/// `PhotoError.unsupported`.
package struct JPEG {
  let frame: Frame
  var planes: [CoefficientPlane]

  /// The number of coefficients, of all components together, above which a picture is refused: 400 MB of memory. 100
  /// megapixels in 4:2:0 have 150 million.
  package static let maximumCoefficients = 200_000_000

  /// The width in pixels.
  package var width: Int { frame.width }
  package var height: Int { frame.height }

  /// Reads the whole picture, using at most 1,024 times the file's size of memory.
  package init(_ bytes: [UInt8]) throws(PhotoError) { try self.init(bytes, isDCOnly: false) }

  /// Reads the picture; if `isDCOnly`, the means of the blocks alone, and no further into the file than they go.
  init(_ bytes: [UInt8], isDCOnly: Bool) throws(PhotoError) {
    var reader = JPEGReader(bytes, isDCOnly: isDCOnly)
    (frame, planes) = try reader.read()
  }

  init(_ frame: Frame, _ planes: [CoefficientPlane]) {
    self.frame = frame
    self.planes = planes
  }

  /// The quantisation steps of each component.
  var tables: [QuantisationTable] { planes.compactMap(\.table) }
}

/// A reader that goes through the segments of a file and keeps the tables in force.
private struct JPEGReader {
  private var segments: SegmentReader
  private let isDCOnly: Bool
  private var huffman = HuffmanTables()
  private var quantisation: [QuantisationTable?] = [nil, nil, nil, nil]
  private var interval = 0
  private var frame: Frame?
  private var planes: [CoefficientPlane] = []
  private var progress: ScanProgress?
  /// True once the means of all components were read, with or without their lowest bits.
  private var hasMeans = false

  init(_ bytes: [UInt8], isDCOnly: Bool) {
    segments = SegmentReader(bytes)
    self.isDCOnly = isDCOnly
  }

  mutating func read() throws(PhotoError) -> (Frame, [CoefficientPlane]) {
    guard segments.bytes.starts(with: [0xFF, .startOfImage]) else { throw .unknownKind }
    segments.position = 2
    do throws(PhotoError) {
      return try readToEnd()
    } catch {
      // The means that were read before the error are enough for a thumbnail.
      if isDCOnly, hasMeans, let frame { return (frame, planes) }
      throw error
    }
  }

  private mutating func readToEnd() throws(PhotoError) -> (Frame, [CoefficientPlane]) {
    while true {
      let segment = try segments.next()
      switch segment.marker {
      case .endOfImage: return try finished(at: segment.start)
      case .startOfScan:
        try scan(segment)
        if isDCOnly, let progress, progress.hasExactDC { return try finished(at: segment.start) }
      case .quantisationTables:
        try QuantisationTable.read(segment, of: segments.bytes, into: &quantisation)
      case .huffmanTables: try huffman.read(segment, of: segments.bytes)
      case .restartInterval:
        guard segment.payload.count == 2 else {
          throw .malformed("a restart interval of the wrong length", at: segment.start)
        }
        interval = segments.bytes.big16(segment.payload.lowerBound) ?? 0
      case .numberOfLines: throw .unsupported("a JPEG that says its height after its picture (DNL)")
      case .startOfImage: throw .malformed("a picture that begins inside of another", at: segment.start)
      case _ where segment.isFrame: try begin(segment)
      // Applications' data, comments and unknown segments are no part of the picture.
      default: break
      }
    }
  }
}

extension JPEGReader {
  private mutating func begin(_ segment: Segment) throws(PhotoError) {
    guard frame == nil else { throw .malformed("a second frame", at: segment.start) }
    let frame = try Frame(segment, of: segments.bytes)
    guard frame.blocks <= JPEG.maximumCoefficients / 64 else {
      throw .tooManyPixels(width: frame.width, height: frame.height)
    }
    // Each block has a code for its mean, and a code has at least one bit.
    guard frame.components.reduce(0, { $0 + $1.blocksAcross * $1.blocksDown }) <= segments.bytes.count * 8
    else {
      throw .truncated
    }
    self.frame = frame
    progress = ScanProgress(frame)
    planes = frame.components.map { CoefficientPlane($0, isDCOnly: isDCOnly) }
  }

  private mutating func scan(_ segment: Segment) throws(PhotoError) {
    guard let frame else { throw .malformed("a scan before its frame", at: segment.start) }
    let header = try ScanHeader(segment, of: segments.bytes, frame: frame)
    try progress?.add(header, at: segment.start)
    for part in header.parts where planes[part.component].table == nil {
      guard let table = quantisation[frame.components[part.component].table] else {
        throw .malformed("a scan without its quantisation table", at: segment.start)
      }
      planes[part.component].table = table
    }
    if isDCOnly, header.first > 0 { return try segments.skipCodes() }
    var decoder = try ScanDecoder(
      segments.bytes, at: segments.position, frame: frame, scan: header, tables: huffman, isDCOnly: isDCOnly)
    segments.position = try decoder.run(into: &planes, interval: interval)
    hasMeans = progress?.hasAllDC ?? false
  }

  private func finished(at offset: Int) throws(PhotoError) -> (Frame, [CoefficientPlane]) {
    guard let frame, let progress else { throw .malformed("an end before any frame", at: offset) }
    guard progress.hasAllDC else { throw .malformed("an end before all components came", at: offset) }
    return (frame, planes)
  }
}
