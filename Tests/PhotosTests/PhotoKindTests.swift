import Photos
import Testing

struct PhotoKindTests {
  @Test(arguments: Fixture.all)
  func aPictureIsWhatItsBytesAre(name: String) throws {
    let kind = try #require(PhotoKind(Fixture.bytes(name)))
    #expect(name.hasSuffix("." + kind.ending))
    #expect(kind.isEnding(kind.ending.uppercased()))
    for other in PhotoKind.allCases where other != kind { #expect(!kind.isEnding(other.ending)) }
  }

  @Test(arguments: ["", "GIF89a", "\u{FF}\u{D8}", "RIFF....WAVE", "....ftypisom", "%PDF-1.7", "\u{89}PNG"])
  func anythingElseIsNone(text: String) {
    let bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    #expect(PhotoKind(bytes) == nil)
    #expect(throws: PhotoError.unknownKind) { try PreparedPhoto(bytes, limit: 1000) }
    #expect(PhotoMetadata(bytes).location == .none)
    #expect(!isTruncated(bytes))
  }

  @Test func endingsAreReadAsPeopleWriteThem() {
    #expect(PhotoKind.jpeg.isEnding("JPG"))
    #expect(PhotoKind.jpeg.isEnding("jpeg"))
    #expect(PhotoKind.heic.isEnding("HEIF"))
    #expect(!PhotoKind.png.isEnding("jpg"))
  }
}
