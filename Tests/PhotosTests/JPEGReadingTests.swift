import Photos
import Testing

struct JPEGReadingTests {
  @Test func thereAreFixtures() {
    #expect(Fixture.jpegs.count >= 45)
    #expect(Fixture.all.count >= 53)
  }

  @Test(arguments: [
    ("size-1x1.jpg", 1, 1), ("size-7x5-progressive.jpg", 7, 5), ("size-17x33.jpg", 17, 33),
    ("baseline-2x2.jpg", 83, 61), ("grey-progressive.jpg", 83, 61), ("orientation-6.jpg", 24, 16),
  ])
  func theSidesAreThoseOfTheHeader(name: String, width: Int, height: Int) throws {
    let jpeg = try JPEG(Fixture.bytes(name))
    #expect(jpeg.width == width)
    #expect(jpeg.height == height)
  }

  @Test(arguments: Fixture.refused.sorted { $0.key < $1.key })
  func whatIsNotReadIsRefusedByItsName(name: String, reason: String) throws {
    let bytes = try Fixture.bytes(name)
    #expect(throws: PhotoError.unsupported(reason)) { try JPEG(bytes) }
    // No coefficient is needed to strip it.
    #expect(throws: Never.self) { try stripped(bytes) }
  }

  /// T.81 B.2.2: a frame header is FF, its code, a length of 8 + 3 a component, the precision, height, width,
  /// components.
  @Test(arguments: [
    (0xC3, 8, [1], "a lossless JPEG"), (0xC5, 8, [1], "a hierarchical JPEG"),
    (0xC9, 8, [1], "a JPEG with arithmetic coding"), (0xC1, 12, [1], "a JPEG of 12 bits a sample"),
    (0xC0, 8, [1, 2], "a JPEG of 2 components"), (0xC0, 8, [1, 2, 3, 4], "a CMYK or YCCK JPEG"),
  ])
  func processesAreRefusedByTheirNames(code: UInt8, precision: UInt8, components: [UInt8], reason: String) {
    let bytes = header(code: code, precision: precision, height: 16, width: 16, components)
    #expect(throws: PhotoError.unsupported(reason)) { try JPEG(bytes) }
  }

  @Test func aHugePictureInASmallFileIsRefusedBeforeItTakesMemory() {
    let bytes = header(height: 65_535, width: 65_535, [1, 2, 3])
    #expect(throws: PhotoError.tooManyPixels(width: 65_535, height: 65_535)) { try JPEG(bytes) }
    // 10,000 by 10,000 would fit, but no file of some bytes holds 1,562,500 blocks.
    #expect(throws: PhotoError.truncated) { try JPEG(header(height: 10_000, width: 10_000, [1])) }
    #expect(throws: PhotoError.malformed("a picture without width", at: 2)) {
      try JPEG(header(height: 9, width: 0, [1]))
    }
    #expect(throws: PhotoError.unsupported("a JPEG that says its height after its picture (DNL)")) {
      try JPEG(header(height: 0, width: 9, [1]))
    }
  }

  @Test func mistakesAreNamedWithTheirPlace() throws {
    var bytes = try Fixture.bytes("baseline-1x1.jpg")
    // cjpeg begins with SOI, 18 bytes of JFIF, and then the first table of steps.
    #expect(Array(bytes[20..<25]) == [0xFF, 0xDB, 0x00, 0x43, 0x00])
    bytes[181] = 0x20
    #expect(throws: PhotoError.malformed("an impossible Huffman table", at: 181)) { try JPEG(bytes) }
    bytes[25] = 0
    #expect(throws: PhotoError.malformed("a quantisation step of 0", at: 24)) { try JPEG(bytes) }
    bytes[24] = 0x04
    #expect(throws: PhotoError.malformed("an impossible quantisation table", at: 24)) { try JPEG(bytes) }
    #expect(throws: PhotoError.unknownKind) { try JPEG(Array("no picture".utf8)) }
    #expect(throws: PhotoError.unknownKind) { try JPEG([]) }
    #expect(throws: PhotoError.truncated) { try JPEG([0xFF, 0xD8]) }
    #expect(throws: PhotoError.malformed("an end before any frame", at: 2)) {
      try JPEG([0xFF, 0xD8, 0xFF, 0xD9])
    }
  }

  /// A repeated scan is refused: a small file could ask for any amount of work with them.
  @Test func noScanComesTwice() throws {
    let bytes = try Fixture.bytes("grey.jpg")
    let scan = try #require((0..<bytes.count - 1).first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA })
    let again = bytes.dropLast(2) + bytes[scan...]
    #expect(throws: PhotoError.malformed("a scan that repeats another, or comes too early", at: bytes.count - 2)) {
      try JPEG(Array(again))
    }
  }

  @Test(arguments: ["size-7x5.jpg", "size-7x5-progressive.jpg", "place-big-endian.jpg"])
  func whateverIsCutOffIsRefused(name: String) throws {
    let bytes = try Fixture.bytes(name)
    #expect(!isTruncated(bytes))
    for count in 3..<bytes.count {
      let part = Array(bytes[..<count])
      #expect(throws: PhotoError.self) { try JPEG(part) }
      #expect(isTruncated(part), "\(count) bytes")
      #expect(throws: PhotoError.truncated) { try PreparedPhoto(part, limit: 1_999_999) }
    }
  }
}

/// A JPEG that ends behind its frame header.
private func header(
  code: UInt8 = 0xC0, precision: UInt8 = 8, height: Int, width: Int, _ components: [UInt8]
) -> [UInt8] {
  let start: [UInt8] = [0xFF, 0xD8, 0xFF, code, 0, UInt8(8 + 3 * components.count), precision]
  let sides = [height >> 8, height & 255, width >> 8, width & 255].map { UInt8($0) }
  return start + sides + [UInt8(components.count)] + components.flatMap { [$0, 0x11, 0] }
}
