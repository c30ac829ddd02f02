/// The segments of a JPEG that describe the picture or how it is shown.
enum JPEGMetadata {
  /// Visits all segments but the codes of scans; returns the offset after the end of the image.
  static func walk(_ bytes: [UInt8], _ visit: (Segment) -> Void) throws(PhotoError) -> Int {
    guard bytes.starts(with: [0xFF, .startOfImage]) else { throw .unknownKind }
    var reader = SegmentReader(bytes, at: 2)
    while true {
      let segment = try reader.next()
      visit(segment)
      if segment.marker == .endOfImage { return segment.payload.upperBound }
      if segment.marker == .startOfScan { try reader.skipCodes() }
    }
  }

  /// Returns the segments that stay: those that decide how the samples look, and `keepsake` in an EXIF of its own.
  /// They belong after the start-of-image marker.
  static func kept(_ bytes: [UInt8]) throws(PhotoError) -> [UInt8] {
    var (jfif, rest): ([UInt8], [UInt8]) = ([], [])
    var metadata = FoundMetadata()
    _ = try walk(bytes) { segment in
      let payload = segment.payload
      switch segment.marker {
      case 0xE0 where bytes.has("JFIF\0", at: payload.lowerBound) && payload.count >= 14 && jfif.isEmpty:
        // The version and the shape of a pixel stay, the thumbnail goes (JFIF 1.02).
        jfif.append(segment: 0xE0, Array(bytes[payload.prefix(12)]) + [0, 0])
      case 0xE1 where bytes.has("Exif\0", at: payload.lowerBound): metadata.exif(bytes, payload)
      // The colour profile stays in as many pieces as it came (ICC.1, B.4).
      case 0xE2 where bytes.has("ICC_PROFILE\0", at: payload.lowerBound): rest += bytes[segment.range]
      // The colour model of the components (Adobe technical note 5116).
      case 0xEE where bytes.has("Adobe", at: payload.lowerBound) && payload.count >= 12:
        rest.append(segment: 0xEE, Array(bytes[payload.prefix(12)]))
      default: break
      }
    }
    var result = jfif
    let tiff = metadata.keepsake.tiff
    if !tiff.isEmpty { result.append(segment: 0xE1, Array("Exif\0\0".utf8) + tiff) }
    return result + rest
  }

  /// Returns all segments that are no part of the picture, unchanged, without the index of pictures appended to the
  /// file (CIPA DC-007), as those are dropped.
  static func all(_ bytes: [UInt8]) throws(PhotoError) -> [UInt8] {
    var result: [UInt8] = []
    _ = try walk(bytes) { segment in
      let isIndex = segment.marker == 0xE2 && bytes.has("MPF\0", at: segment.payload.lowerBound)
      if !isIndex, segment.isApplication || segment.marker == .comment { result += bytes[segment.range] }
    }
    return result
  }

  /// Returns the picture with its codes bit for bit, and no other segments than `kept` gives. Data after the end of
  /// the image goes too: some telephones append a film, which knows where it was taken.
  static func stripped(_ bytes: [UInt8]) throws(PhotoError) -> [UInt8] {
    var result: [UInt8] = [0xFF, .startOfImage] + (try kept(bytes))
    result.reserveCapacity(bytes.count)
    var reader = SegmentReader(bytes, at: 2)
    while true {
      let segment = try reader.next()
      switch segment.marker {
      case .endOfImage: return result + [0xFF, .endOfImage]
      case .startOfScan:
        try reader.skipCodes()
        result += bytes[segment.start..<reader.position]
      case .quantisationTables, .huffmanTables, .restartInterval, .numberOfLines, .arithmeticConditioning:
        result += bytes[segment.range]
      case _ where segment.isFrame: result += bytes[segment.range]
      default: break
      }
    }
  }
}

extension FoundMetadata {
  init(jpeg bytes: [UInt8]) {
    self.init()
    var metadata = FoundMetadata()
    do throws(PhotoError) {
      let end = try JPEGMetadata.walk(bytes) { segment in
        if segment.isApplication, bytes.has("Exif\0", at: segment.payload.lowerBound) {
          metadata.exif(bytes, segment.payload)
        } else if segment.isApplication || segment.marker == .comment {
          metadata.text(bytes, segment.payload)
        }
      }
      metadata.appendix(bytes, end..<bytes.count)
    } catch {
      // The file is cut off or broken: what stands after the break is unknown.
      metadata.unreadable()
    }
    self = metadata
  }
}
