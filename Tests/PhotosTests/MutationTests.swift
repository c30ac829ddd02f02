import Foundation
import Photos
import TestSupport
import Testing

/// Pictures with bytes changed, taken away, doubled and exchanged: whatever comes of it, it is said, or it is
/// a picture under its limit. `BUMBUM_MUTATIONS` asks for more of them than 2,000.
struct MutationTests {
  private static let parts = 8
  private static let count =
    ProcessInfo.processInfo.environment["BUMBUM_MUTATIONS"].flatMap { Int($0) } ?? 2000
  /// The small ones: a mistake in reading needs no big picture.
  private static let names = Fixture.all.filter { name in
    ((try? Fixture.bytes(name))?.count ?? .max) < 3500
  }

  @Test(arguments: 0..<parts)
  func aBrokenPictureIsAnErrorOrAPicture(part: Int) throws {
    var random = SeededGenerator(seed: UInt64(part))
    let sources = try MutationTests.names.map { try Fixture.bytes($0) }
    for _ in 0..<MutationTests.count / MutationTests.parts {
      let bytes = mutated(random.pick(sources), using: &random)
      // Every second one is copied, the others are made smaller.
      let limit = random.pick([1_999_999, Int.random(in: 1...max(1, bytes.count), using: &random)])
      do throws(PhotoError) {
        let photo = try PreparedPhoto(
          bytes, limit: limit, keepingMetadata: random.pick([false, false, true]))
        #expect(photo.bytes.count <= limit)
        #expect(PhotoKind(photo.bytes) == photo.kind)
        // What was worked on is whole afterwards.
        if photo.shrunk != nil { #expect(throws: Never.self) { try JPEG(photo.bytes) } }
      } catch {
        #expect(!error.message.isEmpty)
      }
      _ = PhotoMetadata(bytes)
      _ = isTruncated(bytes)
      if PhotoKind(bytes) == .jpeg { _ = try? Thumbnail(jpeg: bytes) }
    }
  }

  private func mutated(_ source: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
    var bytes = source
    for _ in 0..<random.pick([1, 1, 2, 4, 16]) where bytes.count > 4 {
      let place = Int.random(in: 2..<bytes.count, using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 2: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 3: bytes[place] = random.pick([0x00, 0xFF, 0x7F, 0x80, 0xD0, 0xD9, 0xDA, 0xC4])
      case 4: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...40, using: &random)))
      case 5:
        let end = min(bytes.count, place + Int.random(in: 1...200, using: &random))
        bytes.insert(
          contentsOf: Array(bytes[place..<end]), at: Int.random(in: 2...bytes.count, using: &random))
      default: bytes.removeLast(Int.random(in: 1...min(bytes.count - 3, 400), using: &random))
      }
    }
    return bytes
  }
}
