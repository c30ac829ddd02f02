extension JPEG {
  /// A picture that was made to fit a limit.
  package struct Shrunk: Sendable {
    package let bytes: [UInt8]
    /// The quality of its steps, as libjpeg counts; nil where no step became coarser.
    package let quality: Int?
    /// The factor by which its sides are smaller than the source's, rounded up: 1, 2, 4 …
    package let scale: Int
    /// The width in pixels.
    package let width: Int
    package let height: Int
  }

  /// Returns the picture in at most `limit` bytes; throws `doesNotFit` where no quality and scale gets there.
  ///
  /// First in its own steps, which loses nothing; then at the qualities from 70 down to 40, in no step finer than the
  /// source; where not even 40 fits, at half the scale, and so on. A picture too small to be halved goes below, to 10.
  /// - Parameter metadata: segments that go in before the picture, and count.
  package func shrunk(under limit: Int, metadata: [UInt8] = []) throws(PhotoError) -> Shrunk {
    let unchanged = Encoding(self, tables, metadata)
    if let bytes = unchanged.bytes(under: limit) {
      return Shrunk(bytes: bytes, quality: nil, scale: 1, width: width, height: height)
    }
    var (jpeg, scale) = (self, 1)
    while true {
      // Below this side the picture would be unrecognisable at half the scale.
      let isSmallest = min(jpeg.width, jpeg.height) < 32
      for quality in stride(from: 70, through: isSmallest ? 10 : 40, by: -5) {
        let encoding = Encoding(jpeg, jpeg.tables(quality: quality), metadata)
        guard let bytes = encoding.bytes(under: limit) else { continue }
        return Shrunk(bytes: bytes, quality: quality, scale: scale, width: jpeg.width, height: jpeg.height)
      }
      guard !isSmallest else { throw .doesNotFit(bytes: unchanged.leastBytes, limit: limit) }
      // The source's steps say little about the picture at another scale, so from here on they don't count.
      jpeg = jpeg.halved()
      scale *= 2
    }
  }

  /// Returns each component's steps at a quality, nowhere finer than they were. Red, green and blue are all seen as
  /// sharply as brightness is.
  private func tables(quality: Int) -> [QuantisationTable] {
    tables.enumerated().map { number, own in
      own.coarser(QuantisationTable(quality: quality, isBrightness: number == 0 || frame.isRGB))
    }
  }
}

extension QuantisationTable {
  /// Creates the table of a quality from 1 to 100 on the scale that libjpeg's programs made common: the tables of T.81
  /// annex K.1, times 50 / quality below 50 and (100 - quality) / 50 from there on, in steps from 1 to 255.
  fileprivate init(quality: Int, isBrightness: Bool) {
    let percent = quality < 50 ? 5000 / quality : 200 - 2 * quality
    let base = isBrightness ? brightness : colour
    self.init(zigzag.map { UInt16(max(1, min(255, (base[$0] * percent + 50) / 100))) })
  }
}

/// Table K.1, in rows.
private let brightness: [Int] = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51,
  87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
]

/// Table K.2, in rows: the coarsest step beyond the lowest frequencies.
private let colour: [Int] =
  [
    17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99, 99, 47, 66, 99, 99, 99,
    99, 99, 99,
  ] + [Int](repeating: 99, count: 32)
