/// A JPEG at an eighth of its size, from the means of its blocks alone, upright.
package struct Thumbnail: Hashable, Sendable {
  /// The width in pixels: an eighth of the picture's, rounded up, at least 1.
  package let width: Int
  package let height: Int
  /// Red, green and blue of each pixel, in rows from the top left.
  package let pixels: [UInt8]

  /// Creates a thumbnail of `width * height * 3` bytes of pixels.
  package init(width: Int, height: Int, pixels: [UInt8]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// Reads a thumbnail, passing over the other coefficients, in a progressive file whole scans of them. A file cut
  /// off after the first scan of its means still has one.
  package init(jpeg bytes: [UInt8]) throws(PhotoError) {
    let jpeg = try JPEG(bytes, isDCOnly: true)
    let colours = ColourModel(bytes, jpeg.frame)
    let (width, height) = (ceiling(jpeg.width, 8), ceiling(jpeg.height, 8))
    let turn = Turn(PhotoMetadata(bytes).orientation, width, height)
    var pixels = [UInt8](repeating: 0, count: width * height * 3)
    let planes = jpeg.planes
    // Taken out of the array, which would count a reference at each pixel.
    let (first, second, third) = (planes[0], planes[min(1, planes.count - 1)], planes[planes.count - 1])
    for y in 0..<height {
      for x in 0..<width {
        let samples = SIMD4(
          first.mean(x, y, in: jpeg.frame), second.mean(x, y, in: jpeg.frame),
          third.mean(x, y, in: jpeg.frame), 0)
        let rgb = colours.rgb(samples)
        let target = turn.offset(x, y)
        for channel in 0..<3 { pixels[target + channel] = UInt8(max(0, min(255, rgb[channel]))) }
      }
    }
    self.width = turn.width
    self.height = turn.height
    self.pixels = pixels
  }
}

extension CoefficientPlane {
  /// Returns the mean of the samples at a pixel of the thumbnail, 0 to 255: an eighth of the first coefficient, plus
  /// the level taken off before the transform (T.81 A.3.1 and A.3.3).
  fileprivate func mean(_ x: Int, _ y: Int, in frame: Frame) -> Int {
    let column = min(x * component.across / frame.across, component.blocksAcross - 1)
    let row = min(y * component.down / frame.down, component.blocksDown - 1)
    let coefficient = Int(coefficients[base(column, row)]) * Int(table?.steps[0] ?? 1)
    return max(0, min(255, (coefficient + 4) >> 3 + 128))
  }
}

/// The meaning of a picture's components.
private enum ColourModel {
  case grey, yCbCr, rgb

  /// Decides as libjpeg does: JFIF is YCbCr; else Adobe's segment tells; else components named R, G and B are those.
  init(_ bytes: [UInt8], _ frame: Frame) {
    var (isJFIF, transform): (Bool, UInt8?) = (false, nil)
    var reader = SegmentReader(bytes)
    while let segment = try? reader.next(), segment.marker != .startOfScan {
      let payload = segment.payload
      if segment.marker == 0xE0, bytes.has("JFIF\0", at: payload.lowerBound) { isJFIF = true }
      if segment.marker == 0xEE, payload.count >= 12, bytes.has("Adobe", at: payload.lowerBound) {
        transform = bytes[payload.lowerBound + 11]
      }
    }
    let isRGB = transform.map { $0 == 0 } ?? frame.isRGB
    self = frame.components.count == 1 ? .grey : isRGB && !isJFIF ? .rgb : .yCbCr
  }

  /// Returns red, green and blue, which may be a little out of 0 to 255 (JFIF 1.02), and an unused fourth.
  func rgb(_ samples: SIMD4<Int>) -> SIMD4<Int> {
    switch self {
    case .grey: return SIMD4(repeating: samples[0])
    case .rgb: return samples
    case .yCbCr:
      let (y, blue, red) = (samples[0], samples[1] - 128, samples[2] - 128)
      return SIMD4(
        y + (91_881 * red + 32_768) >> 16, y - (22_554 * blue + 46_802 * red - 32_768) >> 16,
        y + (116_130 * blue + 32_768) >> 16, 0)
    }
  }
}

/// A mapping of pixels to their offsets in the upright picture (Exif 2.32, 4.6.4 A, orientation).
private struct Turn {
  /// The width of the upright picture.
  let width: Int
  let height: Int
  private let orientation: Int

  init(_ orientation: Int, _ width: Int, _ height: Int) {
    self.orientation = orientation
    (self.width, self.height) = orientation >= 5 ? (height, width) : (width, height)
  }

  /// Returns the offset of a pixel's three bytes.
  func offset(_ x: Int, _ y: Int) -> Int {
    let (right, bottom) = (width - 1, height - 1)
    let (column, row) =
      switch orientation {
      case 2: (right - x, y)
      case 3: (right - x, bottom - y)
      case 4: (x, bottom - y)
      case 5: (y, x)
      case 6: (right - y, x)
      case 7: (right - y, bottom - x)
      case 8: (y, bottom - x)
      default: (x, y)
      }
    return (row * width + column) * 3
  }
}

extension Thumbnail {
  /// Returns the picture in other sides, at least 1 pixel each: a pixel is the mean of those it covers, or a copy of
  /// the one it is a part of.
  package func scaled(width newWidth: Int, height newHeight: Int) -> Thumbnail {
    let (newWidth, newHeight) = (max(1, newWidth), max(1, newHeight))
    guard (newWidth, newHeight) != (width, height) else { return self }
    var scaled: [UInt8] = []
    scaled.reserveCapacity(newWidth * newHeight * 3)
    for y in 0..<newHeight {
      let rows = covered(y, of: newHeight, in: height)
      for x in 0..<newWidth {
        let columns = covered(x, of: newWidth, in: width)
        for channel in 0..<3 {
          var sum = 0
          for row in rows {
            for column in columns { sum += Int(pixels[(row * width + column) * 3 + channel]) }
          }
          let count = rows.count * columns.count
          scaled.append(UInt8((sum + count / 2) / count))
        }
      }
    }
    return Thumbnail(width: newWidth, height: newHeight, pixels: scaled)
  }
}

/// Returns the range of `pixels` that the pixel at `index` of `count` covers.
private func covered(_ index: Int, of count: Int, in pixels: Int) -> Range<Int> {
  let start = index * pixels / count
  return start..<max(start + 1, (index + 1) * pixels / count)
}

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
