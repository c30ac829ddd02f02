/// A chunk of a WebP's RIFF (RFC 9649, 2.3).
struct WebPChunk {
  let type: String
  let payload: Range<Int>

  /// Returns all chunks, and the offset after the RIFF.
  static func all(_ bytes: [UInt8]) throws(PhotoError) -> (chunks: [WebPChunk], end: Int) {
    guard bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8), let length = bytes.little32(4) else {
      throw .unknownKind
    }
    guard length + 8 <= bytes.count else { throw .truncated }
    var chunks: [WebPChunk] = []
    var offset = 12
    while offset < length + 8 {
      guard let size = bytes.little32(offset + 4), offset + 8 + size <= length + 8 else {
        throw .malformed("a chunk that goes past the end of its RIFF", at: offset)
      }
      let type = String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
      chunks.append(WebPChunk(type: type, payload: offset + 8..<offset + 8 + size))
      offset += 8 + size + size % 2
    }
    guard chunks.contains(where: { ["VP8 ", "VP8L", "ANMF"].contains($0.type) }) else {
      throw .malformed("a WebP without a picture", at: 12)
    }
    return (chunks, length + 8)
  }

  private static let kept: Set<String> = ["VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP"]

  /// Returns the file with the picture, its colours, its orientation and its capture time alone.
  static func stripped(_ bytes: [UInt8]) throws(PhotoError) -> [UInt8] {
    let chunks = try all(bytes).chunks
    // Only the extended form has room for EXIF.
    let isExtended = chunks.first?.type == "VP8X"
    let keepsake = isExtended ? PhotoMetadata(bytes).keptTIFF : []
    var body = Array("WEBP".utf8)
    for chunk in chunks where kept.contains(chunk.type) {
      var payload = Array(bytes[chunk.payload])
      if chunk.type == "VP8X", !payload.isEmpty {
        // The flags tell of EXIF (8) and XMP (4).
        payload[0] = payload[0] & ~0x0C | (keepsake.isEmpty ? 0 : 0x08)
      }
      body.append(riff: chunk.type, payload)
    }
    if !keepsake.isEmpty { body.append(riff: "EXIF", keepsake) }
    var result = Array("RIFF".utf8)
    result.append(little32: body.count)
    return result + body
  }
}

extension PhotoMetadata {
  mutating func read(webp bytes: [UInt8]) {
    guard let (chunks, end) = try? WebPChunk.all(bytes) else { return unreadable() }
    for chunk in chunks {
      switch chunk.type {
      case "EXIF": exif(bytes, chunk.payload)
      case "XMP ": text(bytes, chunk.payload)
      default: break
      }
    }
    appendix(bytes, end..<bytes.count)
  }
}

extension [UInt8] {
  fileprivate mutating func append(riff type: String, _ payload: [UInt8]) {
    self += type.utf8
    append(little32: payload.count)
    self += payload
    if payload.count % 2 == 1 { append(0) }
  }
}
