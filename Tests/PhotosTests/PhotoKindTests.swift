import Photos
import Testing

struct PhotoKindTests {
  @Test func byItsBytes() { #expect(PhotoKind([0xFF, 0xD8, 0xFF, 0xE0]) == .jpeg) }
}
