import TestSupport
import Testing

/// Some of what `torture --only photos` does a hundred thousand times.
struct MutationTests {
  private static let parts: UInt64 = 8

  @Test(arguments: 0..<parts)
  func aBrokenPictureIsAnErrorOrAPicture(part: UInt64) throws {
    let photos = try BrokenPhotos()
    for seed in part * 250..<(part + 1) * 250 {
      if let trouble = photos.trouble(seed) { Issue.record("broken photo \(seed): \(trouble)") }
    }
  }
}
