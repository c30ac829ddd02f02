/// A chunk of a PNG (RFC 2083, 3.2).
struct PNGChunk {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The type, four letters.
  let type: String
  let payload: Range<Int>
  /// The range of the chunk with its length, type and checksum.
  var range: Range<Int> { payload.lowerBound - 8..<payload.upperBound + 4 }

  /// Returns all chunks up to and including IEND.
  static func all(_ bytes: [UInt8]) throws(PhotoError) -> [PNGChunk] {
    guard bytes.starts(with: signature) else { throw .unknownKind }
    var chunks: [PNGChunk] = []
    var offset = signature.count
    while true {
      guard let length = bytes.big32(offset), offset + 12 + length <= bytes.count else { throw .truncated }
      let letters = bytes[offset + 4..<offset + 8]
      guard letters.allSatisfy({ 65...90 ~= $0 || 97...122 ~= $0 }) else {
        throw .malformed("a chunk whose name has no letters", at: offset + 4)
      }
      let chunk = PNGChunk(
        type: String(decoding: letters, as: UTF8.self), payload: offset + 8..<offset + 8 + length)
      chunks.append(chunk)
      if chunk.type == "IEND" { return chunks }
      offset = chunk.range.upperBound
    }
  }

  /// The chunks that a picture is made of or shown by (PNG third edition, 11).
  private static let kept: Set<String> = [
    "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP", "mDCV", "cLLI",
    "bKGD",
    "pHYs", "hIST", "acTL", "fcTL", "fdAT",
  ]

  /// Returns the file with the picture, its colours, its orientation and its capture time alone.
  static func stripped(_ bytes: [UInt8]) throws(PhotoError) -> [UInt8] {
    let keepsake = PhotoMetadata(bytes).keptTIFF
    var result = signature
    for chunk in try all(bytes) where kept.contains(chunk.type) {
      result += bytes[chunk.range]
      if chunk.type == "IHDR", !keepsake.isEmpty { result.append(chunk: "eXIf", keepsake) }
    }
    return result
  }
}

extension PhotoMetadata {
  mutating func read(png bytes: [UInt8]) {
    guard let chunks = try? PNGChunk.all(bytes) else { return unreadable() }
    for chunk in chunks {
      switch chunk.type {
      case "eXIf": exif(bytes, chunk.payload)
      case "tEXt", "iTXt", "zTXt":
        text(bytes, chunk.payload)
        // ImageMagick writes EXIF and XMP out in digits or compressed; XMP may be compressed too.
        let isProfile = bytes.has("Raw profile type ", at: chunk.payload.lowerBound)
        let isXMP = bytes.has("XML:com.adobe.xmp\0\u{1}", at: chunk.payload.lowerBound)
        if isProfile || isXMP { unreadable() }
      default: break
      }
    }
    if let end = chunks.last?.range.upperBound { appendix(bytes, end..<bytes.count) }
  }
}

extension [UInt8] {
  mutating func append(chunk type: String, _ payload: [UInt8]) {
    let content = Array(type.utf8) + payload
    append(big32: payload.count)
    self += content
    append(big32: Int(cyclicRedundancy(content)))
  }
}

/// Returns the CRC-32 of PNG (RFC 2083, 15), bit by bit: its inputs are a few thousand bytes.
private func cyclicRedundancy(_ bytes: [UInt8]) -> UInt32 {
  var remainder: UInt32 = 0xFFFF_FFFF
  for byte in bytes {
    remainder ^= UInt32(byte)
    for _ in 0..<8 { remainder = remainder & 1 == 1 ? 0xEDB8_8320 ^ (remainder >> 1) : remainder >> 1 }
  }
  return ~remainder
}
