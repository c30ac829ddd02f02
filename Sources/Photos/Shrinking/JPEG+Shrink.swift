extension JPEG {
  /// How a picture was made to fit.
  package struct Shrunk: Sendable {
    package let bytes: [UInt8]
    /// Nil where optimal Huffman tables were enough: then no sample changed.
    package let quality: Quality?
    /// In pixels; smaller than the source's where the scale was halved.
    package let width: Int
    package let height: Int
  }

  /// The picture in at most so many bytes.
  ///
  /// First with its own steps, which loses nothing. Then at the best quality from 70 down to 40 that fits,
  /// never finer than the source in any step; where not even 40 does, at half the scale, and so on. Only a
  /// picture that is too small to be halved goes below, to 10.
  /// - Parameter metadata: segments that go in before the picture, and count.
  package func shrunk(under limit: Int, metadata: [UInt8] = []) throws(PhotoError) -> Shrunk {
    let ends = planes.map { $0.ends() }
    let unchanged = encoding(tables, ends)
    if unchanged.bytes(metadata) <= limit + limit / 64 {
      let bytes = unchanged.written(metadata)
      if bytes.count <= limit { return Shrunk(bytes: bytes, quality: nil, width: width, height: height) }
    }
    let isSmallest = width < 32 || height < 32
    if let fit = best(from: isSmallest ? 10 : 40, to: 70, limit, metadata, ends) { return fit }
    guard !isSmallest else { throw .doesNotFit(bytes: unchanged.bytes(metadata), limit: limit) }
    return try halved().shrunkAgain(under: limit, metadata)
  }

  /// The same for a picture whose own steps say nothing.
  private func shrunkAgain(under limit: Int, _ metadata: [UInt8]) throws(PhotoError) -> Shrunk {
    let ends = planes.map { $0.ends() }
    let isSmallest = width < 32 || height < 32
    if let fit = best(from: isSmallest ? 10 : 40, to: 70, limit, metadata, ends) { return fit }
    guard !isSmallest else {
      throw .doesNotFit(bytes: encoding(steps(Quality(10)), ends).bytes(metadata), limit: limit)
    }
    return try halved().shrunkAgain(under: limit, metadata)
  }

  /// The best quality that fits: six counts of symbols, and one writing.
  private func best(
    from lowest: Int, to highest: Int, _ limit: Int, _ metadata: [UInt8], _ ends: [[UInt8]]
  ) -> Shrunk? {
    var (low, high) = (lowest, highest)
    var fitting: (Int, Encoding)?
    while low <= high {
      // The best first: most photos fit at once.
      let middle = fitting == nil && high == highest && low == lowest ? highest : (low + high + 1) / 2
      let encoding = encoding(steps(Quality(middle)), ends)
      if encoding.bytes(metadata) <= limit {
        fitting = (middle, encoding)
        low = middle + 1
      } else {
        high = middle - 1
      }
    }
    guard var (quality, encoding) = fitting else { return nil }
    // What a scan takes is known but for its stuffed zeros: more of these than usual cost a step.
    while true {
      let bytes = encoding.written(metadata)
      if bytes.count <= limit {
        return Shrunk(bytes: bytes, quality: Quality(quality), width: width, height: height)
      }
      guard quality > lowest else { return nil }
      quality -= 1
      encoding = self.encoding(steps(Quality(quality)), ends)
    }
  }

  /// Each component's steps at a quality, nowhere finer than they were.
  private func steps(_ quality: Quality) -> [QuantisationTable] {
    tables.enumerated().map { $1.coarser(quality.table(component: $0)) }
  }
}
