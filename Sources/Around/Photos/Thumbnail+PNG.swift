extension Thumbnail {
  /// The picture as an uncompressed PNG of 8 bits a channel (RFC 1951, 3.2.4), as it only goes to a terminal.
  package var png: [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity((width * 3 + 1) * height)
    for row in 0..<height {
      // Filter 0 leaves the row unchanged (RFC 2083, 6.2).
      rows.append(0)
      rows += pixels[row * width * 3..<(row + 1) * width * 3]
    }
    var header: [UInt8] = []
    header.append(big32: width)
    header.append(big32: height)
    // 8 bits, red, green and blue; the only methods of compression and filter; not interlaced.
    header += [8, 2, 0, 0, 0]
    var bytes = PNGChunk.signature
    bytes.append(chunk: "IHDR", header)
    bytes.append(chunk: "IDAT", stored(rows))
    bytes.append(chunk: "IEND", [])
    return bytes
  }
}

/// Returns a stream of zlib (RFC 1950) in stored blocks of at most 65,535 bytes.
private func stored(_ content: [UInt8]) -> [UInt8] {
  // The window of 32 KiB, and a check that makes the two bytes a multiple of 31.
  var bytes: [UInt8] = [0x78, 0x01]
  var start = 0
  repeat {
    let end = min(content.count, start + 65_535)
    let length = end - start
    bytes.append(end == content.count ? 1 : 0)
    for number in [length, ~length] {
      bytes += [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
    }
    bytes += content[start..<end]
    start = end
  } while start < content.count
  // Adler-32.
  var (low, high) = (1, 0)
  for byte in content {
    low = (low + Int(byte)) % 65_521
    high = (high + low) % 65_521
  }
  bytes.append(big32: high << 16 | low)
  return bytes
}
