/// The segments of a JPEG that say something about the picture, or show it the right way.
enum JPEGMetadata {
  /// Goes through all segments but the codes of scans, to the end of the image; the offset behind it.
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

  /// Segments that stay: how the samples are to be seen, and `keepsake` in an EXIF of its own. They go behind
  /// the beginning of the image.
  static func kept(_ bytes: [UInt8]) throws(PhotoError) -> [UInt8] {
    var (jfif, rest): ([UInt8], [UInt8]) = ([], [])
    var found = FoundMetadata()
    _ = try walk(bytes) { segment in
      let payload = segment.payload
      switch segment.marker {
      case 0xE0 where bytes.has("JFIF\0", at: payload.lowerBound) && payload.count >= 14 && jfif.isEmpty:
        // The version and the shape of a pixel stay, the thumbnail goes (JFIF 1.02).
        jfif.append(segment: 0xE0, Array(bytes[payload.prefix(12)]) + [0, 0])
      case 0xE1 where bytes.has("Exif\0", at: payload.lowerBound): found.exif(bytes, payload)
      // The colour profile, in as many pieces as it came (ICC.1, B.4).
      case 0xE2 where bytes.has("ICC_PROFILE\0", at: payload.lowerBound): rest += bytes[segment.range]
      // Which colours the components are (Adobe technical note 5116).
      case 0xEE where bytes.has("Adobe", at: payload.lowerBound) && payload.count >= 12:
        rest.append(segment: 0xEE, Array(bytes[payload.prefix(12)]))
      default: break
      }
    }
    var result = jfif
    let tiff = found.keepsake.tiff
    if !tiff.isEmpty { result.append(segment: 0xE1, Array("Exif\0\0".utf8) + tiff) }
    return result + rest
  }

  /// All of the segments that are not the picture's, as they are, but for an index of pictures behind this
  /// one (CIPA DC-007), which will not be there.
  static func all(_ bytes: [UInt8]) throws(PhotoError) -> [UInt8] {
    var result: [UInt8] = []
    _ = try walk(bytes) { segment in
      let isIndex = segment.marker == 0xE2 && bytes.has("MPF\0", at: segment.payload.lowerBound)
      if !isIndex, segment.isApplication || segment.marker == .comment { result += bytes[segment.range] }
    }
    return result
  }

  /// The same picture, its codes bit for bit, with nothing but what `kept` gives beside it. What hangs behind
  /// the end of the image goes too: some telephones hang a film there, which knows the place.
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
    var found = FoundMetadata()
    do throws(PhotoError) {
      let end = try JPEGMetadata.walk(bytes) { segment in
        if segment.isApplication, bytes.has("Exif\0", at: segment.payload.lowerBound) {
          found.exif(bytes, segment.payload)
        } else if segment.isApplication || segment.marker == .comment {
          found.text(bytes, segment.payload)
        }
      }
      found.appendix(bytes, end..<bytes.count)
    } catch {
      // Cut off or broken: what came before the break was seen, and nobody knows what comes behind it.
      found.unreadable()
    }
    self = found
  }
}
