extension JPEG {
  /// How a picture was made to fit.
  package struct Shrunk: Sendable {
    package let bytes: [UInt8]
    /// Nil where optimal Huffman tables were enough: then no sample changed.
    package let quality: Quality?
    /// How many times smaller its sides are than the source's, rounded up: 1, 2, 4 …
    package let scale: Int
    /// In pixels.
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
    if let bytes = unchanged.written(metadata, under: limit) {
      return Shrunk(bytes: bytes, quality: nil, scale: 1, width: width, height: height)
    }
    if let fit = best(limit, metadata, ends, scale: 1) { return fit }
    guard !isSmallest else { throw .doesNotFit(bytes: unchanged.bytes(metadata), limit: limit) }
    // What the steps were says little of a picture at another scale, so that from here on they don't count.
    var (half, scale) = (halved(), 2)
    while true {
      let ends = half.planes.map { $0.ends() }
      if let fit = half.best(limit, metadata, ends, scale: scale) { return fit }
      guard !half.isSmallest else { throw .doesNotFit(bytes: unchanged.bytes(metadata), limit: limit) }
      half = half.halved()
      scale *= 2
    }
  }
}

extension JPEG {
  /// Pixels that nobody would recognise at half the scale.
  private var isSmallest: Bool { width < 32 || height < 32 }

  /// The best quality that fits, from 70 down.
  private func best(_ limit: Int, _ metadata: [UInt8], _ ends: [[UInt8]], scale: Int) -> Shrunk? {
    let range = isSmallest ? 10...70 : 40...70
    func fitting(_ quality: Int) -> Shrunk? {
      let bytes = encoding(steps(quality), ends).written(metadata, under: limit)
      return bytes.map {
        Shrunk(bytes: $0, quality: Quality(quality), scale: scale, width: width, height: height)
      }
    }
    var quality = guess(range, limit - metadata.count, ends)
    // Down until it fits, or else up as long as it does: the guess is seldom off by more than one.
    guard var best = fitting(quality) else {
      while quality > range.lowerBound {
        quality -= 1
        if let fit = fitting(quality) { return fit }
      }
      return nil
    }
    while quality < range.upperBound, let better = fitting(quality + 1) {
      best = better
      quality += 1
    }
    return best
  }

  /// The best quality whose scan takes at most so many bytes, as far as a part of the rows tells; else the
  /// lowest.
  private func guess(_ range: ClosedRange<Int>, _ limit: Int, _ ends: [[UInt8]]) -> Int {
    // Most photos fit at once.
    if guessedScanBytes(steps(range.upperBound), ends) <= limit { return range.upperBound }
    var (low, high) = (range.lowerBound, range.upperBound - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if guessedScanBytes(steps(middle), ends) <= limit { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Each component's steps at a quality, nowhere finer than they were. Red, green and blue are all seen as
  /// sharply as brightness is.
  private func steps(_ quality: Int) -> [QuantisationTable] {
    let isRGB = frame.components.map(\.identifier) == Array("RGB".utf8)
    return tables.enumerated().map { $1.coarser(Quality(quality).table(component: isRGB ? 0 : $0)) }
  }
}
