/// The segments of a JPEG that describe the picture or how it is shown.
enum JPEGMetadata {
  /// Visits all segments, each with its range in the file: that of a scan holds its codes. Returns the offset after the
  /// end of the image.
  @discardableResult
  static func walk(_ bytes: [UInt8], _ visit: (Segment, Range<Int>) -> Void) throws(PhotoError) -> Int {
    guard bytes.starts(with: [0xFF, .startOfImage]) else { throw .unknownKind }
    var reader = SegmentReader(bytes, at: 2)
    while true {
      let segment = try reader.next()
      if segment.marker == .startOfScan { try reader.skipCodes() }
      visit(segment, segment.start..<reader.position)
      if segment.marker == .endOfImage { return reader.position }
    }
  }

  /// Returns the segments that stay: those that decide how the samples look, and what is kept of EXIF in one of its own.
  /// They belong after the start-of-image marker.
  static func kept(_ bytes: [UInt8]) throws(PhotoError) -> [UInt8] {
    var (jfif, rest): ([UInt8], [UInt8]) = ([], [])
    try walk(bytes) { segment, range in
      let payload = segment.payload
      switch segment.marker {
      case 0xE0 where bytes.has("JFIF\0", at: payload.lowerBound) && payload.count >= 14 && jfif.isEmpty:
        // The version and the shape of a pixel stay, the thumbnail goes (JFIF 1.02).
        jfif.append(segment: 0xE0, Array(bytes[payload.prefix(12)]) + [0, 0])
      // The colour profile stays in as many pieces as it came (ICC.1, B.4).
      case 0xE2 where bytes.has("ICC_PROFILE\0", at: payload.lowerBound): rest += bytes[range]
      // The colour model of the components (Adobe technical note 5116).
      case 0xEE where bytes.has("Adobe", at: payload.lowerBound) && payload.count >= 12:
        rest.append(segment: 0xEE, Array(bytes[payload.prefix(12)]))
      default: break
      }
    }
    let tiff = PhotoMetadata(bytes).keptTIFF
    if !tiff.isEmpty { jfif.append(segment: 0xE1, Array("Exif\0\0".utf8) + tiff) }
    return jfif + rest
  }

  /// Returns all segments that are no part of the picture, unchanged, without the index of pictures appended to the
  /// file (CIPA DC-007), as those are dropped.
  static func all(_ bytes: [UInt8]) throws(PhotoError) -> [UInt8] {
    var result: [UInt8] = []
    try walk(bytes) { segment, range in
      let isIndex = segment.marker == 0xE2 && bytes.has("MPF\0", at: segment.payload.lowerBound)
      if !isIndex, segment.isMetadata { result += bytes[range] }
    }
    return result
  }

  /// Returns the picture with its codes bit for bit, and no other segments than `kept` gives. Data after the end of
  /// the image goes too: some telephones append a film, which knows where it was taken.
  static func stripped(_ bytes: [UInt8]) throws(PhotoError) -> [UInt8] {
    var result: [UInt8] = [0xFF, .startOfImage] + (try kept(bytes))
    result.reserveCapacity(bytes.count)
    try walk(bytes) { segment, range in
      switch segment.marker {
      case .quantisationTables, .huffmanTables, .restartInterval, .numberOfLines, .arithmeticConditioning,
        .startOfScan, .endOfImage:
        result += bytes[range]
      case _ where segment.isFrame: result += bytes[range]
      default: break
      }
    }
    return result
  }
}

extension PhotoMetadata {
  mutating func read(jpeg bytes: [UInt8]) {
    do throws(PhotoError) {
      let end = try JPEGMetadata.walk(bytes) { segment, _ in
        guard segment.isMetadata else { return }
        let isEXIF = bytes.has("Exif\0", at: segment.payload.lowerBound) && segment.marker != .comment
        if isEXIF { exif(bytes, segment.payload) } else { text(bytes, segment.payload) }
      }
      appendix(bytes, end..<bytes.count)
    } catch {
      // The file is cut off or broken: what stands after the break is unknown.
      unreadable()
    }
  }
}
