import Photos
import Testing

/// EXIF that was made to hurt, in a JPEG that has nothing else.
struct HostileMetadataTests {
  @Test func directoriesThatPointAtThemselvesEnd() {
    // The main directory, at 8, says that EXIF's, GPS's and the next one are itself.
    let loop: [UInt8] = [
      0, 2, 0x87, 0x69, 0, 4, 0, 0, 0, 1, 0, 0, 0, 8, 0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 8, 0, 0, 0, 8,
    ]
    let metadata = PhotoMetadata(jpeg(big + [0, 0, 0, 8] + loop))
    #expect(metadata.location == .none)
    #expect(metadata.captureTime == nil)
  }

  @Test(
    arguments: [
      [0xFF, 0xFF, 0xFF, 0xFF], [0x7F, 0xFF, 0xFF, 0xFF], [0x80, 0, 0, 0], [0, 0, 0, 7], [0, 0, 0, 0],
      [0, 0, 0, 9],
    ] as [[UInt8]])
  func offsetsOutOfTheFileSayNothing(offset: [UInt8]) {
    #expect(PhotoMetadata(jpeg(big + offset)).orientation == 1)
    #expect(PhotoMetadata(jpeg(big + offset)).location == .none)
    let pointer: [UInt8] = [0, 0, 0, 8, 0, 1, 0x88, 0x25, 0, 4, 0, 0, 0, 1] + offset
    #expect(PhotoMetadata(jpeg(big + pointer)).location == .none)
  }

  @Test func aDirectoryLongerThanTheFileIsReadAsFarAsItIsThere() {
    let orientation: [UInt8] = [0xFF, 0xFF, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 8, 0, 0]
    #expect(PhotoMetadata(jpeg(big + [0, 0, 0, 8] + orientation)).orientation == 8)
  }

  @Test(arguments: [0, 9, 255] as [UInt8])
  func anOrientationThatDoesNotExistIsNone(value: UInt8) {
    let entry: [UInt8] = [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0]
    #expect(PhotoMetadata(jpeg(big + entry)).orientation == 1)
  }

  @Test(arguments: [
    ("2026:02:29 10:00:00", false), ("2024:02:29 10:00:00", true), ("0000:00:00 00:00:00", false),
    ("    :  :     :  :  ", false), ("2026:13:01 10:00:00", false), ("2026:04:31 10:00:00", false),
    ("2026:01:05 24:00:00", false), ("2026:01:05 23:59:60", true), ("2026-01-05 10:00:00", false),
    ("2026:01:05T10:00:00", false), ("1900:02:29 10:00:00", false), ("2000:02:29 00:00:00", true),
  ])
  func onlyTimesThatExistCount(text: String, exists: Bool) {
    let main: [UInt8] = [0, 0, 0, 8, 0, 1, 0x87, 0x69, 0, 4, 0, 0, 0, 1, 0, 0, 0, 26, 0, 0, 0, 0]
    let exif: [UInt8] = [0, 1, 0x90, 0x03, 0, 2, 0, 0, 0, 20, 0, 0, 0, 44, 0, 0, 0, 0]
    let metadata = PhotoMetadata(jpeg(big + main + exif + Array(text.utf8) + [0]))
    #expect((metadata.captureTime != nil) == exists)
  }

  /// Items of 65,535 extents each, which take no room in the file.
  @Test func aHEICInThousandsOfPiecesIsLeftAlone() {
    func box(_ type: String, _ payload: [UInt8]) -> [UInt8] {
      let size = payload.count + 8
      return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: size >> $0) } + Array(type.utf8) + payload
    }
    let item: [UInt8] = [0, 1, 0, 0, 0xFF, 0xFF]
    let location: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 5] + (0..<5).flatMap { _ in item }
    let meta = box("meta", [0, 0, 0, 0] + box("iinf", [0, 0, 0, 0, 0, 0]) + box("iloc", location))
    let bytes = box("ftyp", Array("heic".utf8) + [0, 0, 0, 0]) + meta
    #expect(PhotoMetadata(bytes).location == .unknown)
    #expect(throws: PhotoError.unsupported("a HEIC in thousands of pieces")) { try stripped(bytes) }
  }

  @Test func hundredsOfDirectoriesBehindAPictureAreNotAllLookedThrough() throws {
    let directory: [UInt8] = Array("Exif\0\0".utf8) + big + [0, 0, 0, 8, 0xFF, 0xFF]
    let tail = (0..<2000).flatMap { _ in directory }
    let metadata = PhotoMetadata(try Fixture.bytes("size-1x1.jpg") + tail)
    #expect(metadata.location == .unknown)
  }

  private let big: [UInt8] = Array("MM\0*".utf8)

  private func jpeg(_ tiff: [UInt8]) -> [UInt8] {
    [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(8 + tiff.count)] + Array("Exif\0\0".utf8) + tiff + [0xFF, 0xD9]
  }
}
