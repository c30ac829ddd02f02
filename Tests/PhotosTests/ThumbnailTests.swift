import Photos
import Testing

struct ThumbnailTests {
  @Test(arguments: [("size-1x1.jpg", 1, 1), ("size-17x33.jpg", 3, 5), ("baseline-4x1.jpg", 11, 8)])
  func itHasAnEighthOfTheSides(name: String, width: Int, height: Int) throws {
    let thumbnail = try Thumbnail(jpeg: Fixture.bytes(name))
    #expect((thumbnail.width, thumbnail.height) == (width, height))
    #expect(thumbnail.pixels.count == width * height * 3)
  }

  @Test(arguments: [
    ("baseline-1x1.jpg", "progressive-1x1.jpg"), ("baseline-2x2.jpg", "progressive-2x2.jpg"),
    ("baseline-2x2.jpg", "separate-scans.jpg"), ("restart-blocks.jpg", "restart-progressive.jpg"),
    ("grey.jpg", "grey-progressive.jpg"),
  ])
  func everyCodingOfAPictureHasTheSame(first: String, second: String) throws {
    #expect(try Thumbnail(jpeg: Fixture.bytes(first)) == Thumbnail(jpeg: Fixture.bytes(second)))
  }

  /// A picture of 24 by 16 has six blocks. By figure of Exif 2.32, 4.6.4 A: where each of them is to be seen.
  @Test(arguments: [
    (1, 3, [0, 1, 2, 3, 4, 5]), (2, 3, [2, 1, 0, 5, 4, 3]), (3, 3, [5, 4, 3, 2, 1, 0]),
    (4, 3, [3, 4, 5, 0, 1, 2]),
    (5, 2, [0, 3, 1, 4, 2, 5]), (6, 2, [3, 0, 4, 1, 5, 2]), (7, 2, [5, 2, 4, 1, 3, 0]),
    (8, 2, [2, 5, 1, 4, 0, 3]),
  ])
  func itIsTheRightSideUp(orientation: Int, width: Int, blocks: [Int]) throws {
    let upright = try Thumbnail(jpeg: Fixture.bytes("orientation-1.jpg")).pixels
    let turned = try Thumbnail(jpeg: Fixture.bytes("orientation-\(orientation).jpg"))
    #expect(turned.width == width)
    #expect(turned.pixels == blocks.flatMap { upright[$0 * 3..<$0 * 3 + 3] })
    #expect(Set(blocks.map { Array(upright[$0 * 3..<$0 * 3 + 3]) }).count == 6)
  }

  /// libjpeg's scale of 1/8 is the means too. It keeps more of the colours where these have fewer samples, so
  /// that only the whole is close there.
  @Test(.enabled(if: Tool.isLibjpegThere, Tool.libjpegIsMissing), arguments: Fixture.jpegs)
  func itIsWhatLibjpegMakesOfTheMeans(name: String) throws {
    guard !name.hasPrefix("orientation"), !name.hasPrefix("place"), name != "icc.jpg" else { return }
    let bytes = try Fixture.bytes(name)
    let theirs = try #require(Pixmap(try Tool.djpeg.run(["-scale", "1/8"], bytes).bytes))
    let ours = try Thumbnail(jpeg: bytes)
    #expect((ours.width, ours.height) == (theirs.width, theirs.height))
    let grey = theirs.channels == 1 ? theirs.samples.flatMap { [$0, $0, $0] } : theirs.samples
    let differences = zip(ours.pixels, grey).map { abs(Int($0) - Int($1)) }
    let isExact =
      name.hasSuffix("-1x1.jpg") || name.hasPrefix("size-1x1") || name.contains("grey") || name == "fine.jpg"
      || name == "rgb.jpg"
    if isExact {
      #expect(differences.allSatisfy { $0 <= 2 })
    } else {
      #expect(differences.reduce(0, +) / differences.count <= 12)
    }
  }

  @Test func aPictureThatIsCutOffBehindItsMeansStillHasOne() throws {
    let bytes = try Fixture.bytes("progressive-2x2.jpg")
    let whole = try Thumbnail(jpeg: bytes)
    // The last bit of the means comes later: at most a step and the rounding apart.
    let half = try Thumbnail(jpeg: Array(bytes[..<(bytes.count / 2)]))
    #expect(zip(half.pixels, whole.pixels).allSatisfy { abs(Int($0) - Int($1)) <= 6 })
    #expect(throws: PhotoError.self) { try Thumbnail(jpeg: Array(bytes[..<300])) }
  }
}
