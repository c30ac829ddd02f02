import Photos
import Testing

struct MetadataTests {
  /// What make.sh asked ExifTool to write.
  @Test(arguments: ["place-big-endian.jpg", "place-little-endian.jpg", "place.webp", "place.png"])
  func placeTimeAndOrientationAreRead(name: String) throws {
    let metadata = PhotoMetadata(try Fixture.bytes(name))
    #expect(metadata.location == .stated)
    #expect(metadata.orientation == 6)
    let time = try #require(metadata.captureTime)
    #expect(
      [time.year, time.month, time.day, time.hour, time.minute, time.second] == [2026, 1, 5, 19, 50, 31])
  }

  @Test func aHEICAndXMPAloneAreReadToo() throws {
    let heic = PhotoMetadata(try Fixture.bytes("place.heic"))
    #expect(heic.location == .stated)
    #expect(heic.captureTime?.minute == 50)
    #expect(PhotoMetadata(try Fixture.bytes("place-xmp.jpg")).location == .stated)
  }

  @Test(arguments: ["plain.png", "plain.webp", "plain.heic", "size-7x5.jpg", "icc.jpg", "orientation-3.jpg"])
  func whereNothingIsSaidNothingIsFound(name: String) throws {
    let metadata = PhotoMetadata(try Fixture.bytes(name))
    #expect(metadata.location == .none)
    #expect(metadata.captureTime == nil)
    #expect(metadata.orientation == (name == "orientation-3.jpg" ? 3 : 1))
  }

  @Test(arguments: 1...8)
  func everyOrientationStays(orientation: Int) throws {
    let bytes = try Fixture.bytes("orientation-\(orientation).jpg")
    #expect(PhotoMetadata(bytes).orientation == orientation)
    #expect(PhotoMetadata(try stripped(bytes)).orientation == orientation)
    #expect(
      PhotoMetadata(try PreparedPhoto(bytes, limit: bytes.count / 2 + 60).bytes).orientation == orientation)
  }

  @Test(arguments: Fixture.all.filter { $0.hasPrefix("place") })
  func onlyWhatShowsThePictureRightStays(name: String) throws {
    let bytes = try Fixture.bytes(name)
    let photo = try PreparedPhoto(bytes, limit: 1_999_999)
    #expect(photo.droppedPlace)
    let (before, after) = (PhotoMetadata(bytes), PhotoMetadata(photo.bytes))
    #expect(after.location == .none)
    #expect(after.captureTime == before.captureTime)
    #expect(after.orientation == before.orientation)
    // Not a word of it is left: the names that were written, and the names of what they were written into.
    let text = String(decoding: photo.bytes, as: UTF8.self)
    for word in [
      "SN-48151623", "LS-42", "Somebody", "Fon", "Rio de Janeiro", "treino", "GPS", "-03:00", "8BIM",
    ] {
      #expect(!text.contains(word), "\(word)")
    }
    // It has nothing more to lose.
    #expect(try stripped(photo.bytes) == photo.bytes)
  }

  @Test func whatIsKeptIsKeptToTheByte() throws {
    for name in Fixture.all {
      let bytes = try Fixture.bytes(name)
      let photo = try PreparedPhoto(bytes, limit: 1_999_999, keepingMetadata: true)
      #expect(photo.bytes == bytes)
      #expect(!photo.droppedPlace)
    }
    let bytes = try Fixture.bytes("place-big-endian.jpg")
    let photo = try PreparedPhoto(bytes, limit: bytes.count - 1, keepingMetadata: true)
    #expect(PhotoMetadata(photo.bytes).location == .stated)
    #expect(PhotoMetadata(photo.bytes) == PhotoMetadata(bytes))
  }

  /// The codes of a JPEG, the chunks of a PNG's picture.
  @Test(arguments: Fixture.jpegs)
  func strippingTouchesNoBitOfThePicture(name: String) throws {
    let bytes = try Fixture.bytes(name)
    let scan = try #require((0..<bytes.count).last { bytes[$0...].starts(with: [0xFF, 0xDA]) })
    let end = try #require((scan..<bytes.count).last { bytes[$0...].starts(with: [0xFF, 0xD9]) })
    let lean = try stripped(bytes)
    #expect(lean.count <= bytes.count)
    #expect(Array(lean.suffix(end + 2 - scan)) == Array(bytes[scan..<end + 2]))
    #expect(try JPEG(lean).written() == JPEG(bytes).written())
  }

  @Test func theColourProfileStays() throws {
    let bytes = try Fixture.bytes("icc.jpg")
    // ImageMagick writes JFIF and then the profile: FFE2 at 20, 2,592 bytes long.
    #expect(Array(bytes[20..<24]) == [0xFF, 0xE2, 0x0A, 0x20])
    let profile = Array(bytes[20..<22 + 0x0A20])
    #expect(Array(try stripped(bytes)[20..<22 + 0x0A20]) == profile)
    let small = try PreparedPhoto(bytes, limit: bytes.count - 40)
    #expect(small.shrunk != nil)
    #expect(Array(small.bytes[20..<22 + 0x0A20]) == profile)
  }

  @Test func whatHangsBehindThePictureIsLookedThroughAndDropped() throws {
    let (plain, place) = (try Fixture.bytes("size-7x5.jpg"), try Fixture.bytes("place-big-endian.jpg"))
    #expect(PhotoMetadata(plain + place).location == .stated)
    #expect(PhotoMetadata(plain + [0, 0, 0, 20, 0xA9] + Array("xyz-22.95-043.21/".utf8)).location == .stated)
    #expect(try stripped(plain + place) == stripped(plain))
  }

  /// In a WebP too the XMP may say where a photo was taken: it goes, and with it what announces it.
  @Test func aWebPLosesItsXMP() throws {
    func chunk(_ type: String, _ payload: [UInt8]) -> [UInt8] {
      let size = UInt32(payload.count)
      return Array(type.utf8) + (0..<4).map { UInt8(truncatingIfNeeded: size >> ($0 * 8)) } + payload
        + (payload.count % 2 == 1 ? [0] : [])
    }
    let plain = try Fixture.bytes("plain.webp")
    let picture = Array(plain[12...])
    // RFC 9649: the flags of VP8X, 4 is XMP; a canvas of 1 × 1.
    let xmp = Array("<x:xmpmeta exif:GPSLatitude=\"22,57.0S\" exif:GPSLongitude=\"43,12.6W\"/>".utf8)
    let body = Array("WEBP".utf8) + chunk("VP8X", [0x04, 0, 0, 0, 0, 0, 0, 0, 0, 0]) + picture + chunk("XMP ", xmp)
    let photo = chunk("RIFF", body)
    #expect(PhotoMetadata(photo).location == .stated)
    let bare = try PreparedPhoto(photo, limit: 1_999_999).bytes
    #expect(PhotoMetadata(bare).location == .none)
    #expect(bare == chunk("RIFF", Array("WEBP".utf8) + chunk("VP8X", Array(repeating: 0, count: 10)) + picture))
  }

  @Test func nobodyKnowsWhatABrokenFileSaysBehindItsBreak() throws {
    let bytes = try Fixture.bytes("size-17x33.jpg")
    #expect(PhotoMetadata(Array(bytes.dropLast(2))).location == .unknown)
    #expect(PhotoMetadata(Array(try Fixture.bytes("place.webp").dropLast(9))).location == .unknown)
    // What stands before it is known.
    #expect(PhotoMetadata(Array(try Fixture.bytes("place-xmp.jpg").dropLast(2))).location == .stated)
  }

  @Test(arguments: ["place.png", "place.webp", "place.heic"])
  func otherKindsThatAreCutOffAreRefused(name: String) throws {
    let bytes = try Fixture.bytes(name)
    #expect(!isTruncated(bytes))
    for count in [bytes.count / 3, bytes.count / 2, bytes.count - 1] {
      #expect(isTruncated(Array(bytes[..<count])))
      #expect(throws: PhotoError.truncated) { try PreparedPhoto(Array(bytes[..<count]), limit: 1_999_999) }
    }
    #expect(throws: PhotoError.self) { try PreparedPhoto(bytes, limit: 100) }
  }

  @Test(
    .enabled(if: Tool.isExifToolThere, Tool.exifToolIsMissing),
    arguments: Fixture.all.filter { name in
      ["place", "plain", "icc", "cmyk", "rgb", "orientation-6"].contains { name.hasPrefix($0) }
    })
  func exifToolFindsNoPlace(name: String) throws {
    let ending = String(try #require(name.split(separator: ".").last))
    let bytes = try Fixture.bytes(name)
    for limit in [1_999_999, 4000] where limit > 4000 || name.hasPrefix("place-big") {
      let photo = try PreparedPhoto(bytes, limit: limit)
      // Everything, unknown tags too, by groups and without the file's own.
      let output = try Tool.exiftool.run(["-a", "-u", "-G", "-s", "--File:all"], photo.bytes, ending: ending)
      let text = String(decoding: output.bytes, as: UTF8.self)
      #expect(output.status == 0)
      for word in [
        "GPS", "Serial", "Thumbnail", "Maker", "Warning", "Error", "City", "XMP", "IPTC", "Comment",
      ] {
        #expect(!text.contains(word), "\(name): \(text)")
      }
      #expect(text.contains("2026:01:05 19:50:31") == (name.hasPrefix("place") && name != "place-xmp.jpg"))
    }
  }
}
