import Photos
import Testing

struct JPEGWritingTests {
  /// Of one picture with one quality libjpeg makes the same coefficients in every coding, so that all of them
  /// have to come out as the same bytes.
  @Test(arguments: [
    ("baseline-1x1.jpg", "progressive-1x1.jpg"), ("baseline-2x1.jpg", "progressive-2x1.jpg"),
    ("baseline-2x2.jpg", "progressive-2x2.jpg"), ("baseline-1x2.jpg", "progressive-1x2.jpg"),
    ("baseline-4x1.jpg", "progressive-4x1.jpg"), ("baseline-2x2.jpg", "separate-scans.jpg"),
    ("restart-blocks.jpg", "restart-rows.jpg"), ("restart-blocks.jpg", "restart-progressive.jpg"),
    ("odd-3x1.jpg", "odd-3x1-progressive.jpg"),
    ("odd-2x2,2x1,1x2.jpg", "odd-2x2,2x1,1x2-progressive.jpg"),
    ("odd-1x1,2x2,2x2.jpg", "odd-1x1,2x2,2x2-progressive.jpg"),
    ("grey.jpg", "grey-progressive.jpg"), ("size-1x1.jpg", "size-1x1-progressive.jpg"),
    ("size-7x5.jpg", "size-7x5-progressive.jpg"), ("size-8x8.jpg", "size-8x8-progressive.jpg"),
    ("size-17x33.jpg", "size-17x33-progressive.jpg"),
  ])
  func oneOfEveryCodingOfAPictureComesOut(first: String, second: String) throws {
    let (first, second) = (try Fixture.bytes(first), try Fixture.bytes(second))
    #expect(first != second)
    #expect(try JPEG(first).written() == JPEG(second).written())
  }

  @Test(arguments: Fixture.jpegs)
  func whatIsWrittenIsReadAgain(name: String) throws {
    let bytes = try Fixture.bytes(name)
    let written = try JPEG(bytes).written()
    #expect(written.count < bytes.count)
    #expect(try JPEG(written).written() == written)
  }

  @Test(.enabled(if: Tool.isLibjpegThere, Tool.libjpegIsMissing), arguments: Fixture.jpegs)
  func withItsOwnStepsAPictureDecodesToTheSameSamples(name: String) throws {
    let bytes = try Fixture.bytes(name)
    let (before, after) = (try Tool.djpeg.run(bytes), try Tool.djpeg.run(try JPEG(bytes).written()))
    #expect(after.errors == "")
    #expect(after.status == 0)
    // A picture of components R, G and B has a segment for that, which is not of the picture.
    if name != "rgb.jpg" { #expect(before.bytes == after.bytes) }
    let (copied, prepared) = (
      try Tool.djpeg.run(try stripped(bytes)), try PreparedPhoto(bytes, limit: 1_000_000)
    )
    #expect(copied.errors == "")
    #expect(copied.bytes == before.bytes)
    #expect(prepared.shrunk == nil)
  }

  /// Tables that fit the picture are why: T.81's own, which cjpeg uses unless asked, take more, and cjpeg's
  /// own optimal ones as much.
  @Test func theTablesAreOptimal() throws {
    let (plain, optimal) = (try Fixture.bytes("baseline-1x1.jpg"), try Fixture.bytes("fine.jpg"))
    #expect(try JPEG(plain).written().count < plain.count - 300)
    // The one JFIF segment of 18 bytes, and the heads of tables that cjpeg joins less well.
    let written = try JPEG(optimal).written()
    #expect(abs(written.count - (optimal.count - 18)) <= 80)
  }
}
