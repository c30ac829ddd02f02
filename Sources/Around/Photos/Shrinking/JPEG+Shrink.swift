extension JPEG {
  /// A picture that was made to fit a limit.
  package struct Shrunk: Sendable {
    package let bytes: [UInt8]
    /// The quality of its steps; nil where no step became coarser.
    package let quality: Quality?
    /// The factor by which its sides are smaller than the source's, rounded up: 1, 2, 4 …
    package let scale: Int
    /// The width in pixels.
    package let width: Int
    package let height: Int
  }

  /// Returns the picture in at most `limit` bytes; throws `doesNotFit` where no quality and scale gets there.
  ///
  /// First with its own steps, which loses nothing. Then at a quality from about 70 down to 40, never finer than the
  /// source in any step, and where colours have as many samples as brightness, with or without half of theirs: of all
  /// results that fit, the one that loses least. Where not even 40 fits, at half the scale, and so on. A picture too
  /// small to be halved goes below, to 10.
  /// - Parameter metadata: segments that go in before the picture, and count.
  package func shrunk(under limit: Int, metadata: [UInt8] = []) throws(PhotoError) -> Shrunk {
    var (jpeg, scale) = (self, 1)
    var smallest: Int?
    while true {
      let fitting = Fitting(jpeg, scale: scale, limit: limit, metadata)
      if scale == 1 {
        let unchanged = fitting.unchanged
        if let bytes = unchanged.written(metadata, under: limit) { return fitting.shrunk(bytes, nil) }
        smallest = unchanged.bytes(metadata)
      }
      var fit = fitting.best()
      // A picture that fits at the first quality has nothing to gain from fewer colour samples.
      if !(fit?.isStart ?? false), let halved = jpeg.withHalvedColours() {
        let other = Fitting(halved, scale: scale, limit: limit, metadata, lost: fitting.lossOfHalvedColours)
          .best()
        if let candidate = other, candidate.loss < fit?.loss ?? .infinity { fit = other }
      }
      if let fit { return fit.shrunk }
      guard !jpeg.isSmallest else { throw .doesNotFit(bytes: smallest ?? 0, limit: limit) }
      // The source's steps say little about the picture at another scale, so from here on they don't count.
      jpeg = jpeg.halved()
      scale *= 2
    }
  }

  /// True if the picture would be unrecognisable at half the scale.
  fileprivate var isSmallest: Bool { width < 32 || height < 32 }
}

/// The search for an encoding of a picture at one scale under a limit.
private struct Fitting {
  private let jpeg: JPEG
  private let scale: Int
  private let limit: Int
  private let metadata: [UInt8]
  /// The result of `CoefficientPlane.ends` for each component.
  private let ends: [[UInt8]]
  private let loss: Loss
  /// The loss before this search, in terms of `Loss`.
  private let lost: Double

  init(_ jpeg: JPEG, scale: Int, limit: Int, _ metadata: [UInt8], lost: Double = 0) {
    (self.jpeg, self.scale, self.limit, self.metadata, self.lost) = (jpeg, scale, limit, metadata, lost)
    ends = jpeg.planes.map { $0.ends() }
    loss = Loss(jpeg, ends)
  }

  var unchanged: Encoding { jpeg.encoding(jpeg.tables, ends) }

  var lossOfHalvedColours: Double { (1..<jpeg.planes.count).reduce(0) { $0 + loss.ofHalving($1) } }

  func shrunk(_ bytes: [UInt8], _ quality: Quality?) -> JPEG.Shrunk {
    JPEG.Shrunk(bytes: bytes, quality: quality, scale: scale, width: jpeg.width, height: jpeg.height)
  }

  /// Returns the quality that loses least of those from 70 down that fit; nil where none fits. It is not always the
  /// highest: where the new steps are no multiples of the old ones, coefficients that are nearly right are moved.
  func best() -> (shrunk: JPEG.Shrunk, loss: Double, isStart: Bool)? {
    let range = (jpeg.isSmallest ? 10 : 40)...start
    guard let (highest, bytes) = highest(in: range) else { return nil }
    let losses = (max(range.lowerBound, highest - 12)...highest).map { ($0, loss.of(steps($0))) }
    let least = losses.min { ($0.1, -$0.0) < ($1.1, -$1.0) }
    // A lower quality takes fewer bytes as a rule, so that this is not tried twice.
    if let (quality, loss) = least, quality != highest, let better = written(quality) {
      return (shrunk(better, Quality(quality)), loss + lost, highest == start)
    }
    return (shrunk(bytes, Quality(highest)), loss.of(steps(highest)) + lost, highest == start)
  }

  /// The highest quality to try: 70, but where the steps of brightness are coarser than those of 85 already, the
  /// quality that leaves them as they are.
  private var start: Int {
    guard let own = jpeg.tables.first, scale == 1 else { return 70 }
    return (70...85).first { own.coarser(Quality($0).table(component: 0)) == own } ?? 70
  }

  private func written(_ quality: Int) -> [UInt8]? {
    jpeg.encoding(steps(quality), ends).written(metadata, under: limit)
  }

  /// Returns the highest quality that fits, and its bytes.
  private func highest(in range: ClosedRange<Int>) -> (Int, [UInt8])? {
    var quality = guess(range)
    // Goes down until it fits, or else up as long as it does: the guess is seldom off by more than one.
    guard var best = written(quality) else {
      while quality > range.lowerBound {
        quality -= 1
        if let bytes = written(quality) { return (quality, bytes) }
      }
      return nil
    }
    while quality < range.upperBound, let better = written(quality + 1) {
      best = better
      quality += 1
    }
    return (quality, best)
  }

  /// Returns the best quality whose scan fits, judged by a part of the rows; else the lowest.
  private func guess(_ range: ClosedRange<Int>) -> Int {
    let room = limit - metadata.count
    // Most photos fit at once.
    if jpeg.guessedScanBytes(steps(range.upperBound), ends) <= room { return range.upperBound }
    var (low, high) = (range.lowerBound, range.upperBound - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if jpeg.guessedScanBytes(steps(middle), ends) <= room { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns each component's steps at a quality, nowhere finer than they were. Red, green and blue are all seen as
  /// sharply as brightness is.
  private func steps(_ quality: Int) -> [QuantisationTable] {
    jpeg.tables.enumerated().map { $1.coarser(Quality(quality).table(component: jpeg.frame.isRGB ? 0 : $0)) }
  }
}
