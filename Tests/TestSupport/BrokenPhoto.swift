import Foundation
import Photos

/// Photos with bytes changed, removed, doubled and exchanged. Each is refused, or becomes a photo under its limit.
package struct BrokenPhotos: Sendable {
  /// The small fixtures, as a mistake in reading needs no big picture.
  private let sources: [[UInt8]]

  package init() throws {
    let folder = Repository.root + "/Tests/PhotosTests/Fixtures/"
    sources = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().compactMap { name in
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + name)))
      return name.hasSuffix(".sh") || bytes.count >= 3500 ? nil : bytes
    }
  }

  /// Returns a broken photo, the same for the same seed.
  package func photo(_ seed: UInt64) -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    return photo(using: &random)
  }

  /// Returns the fault in the result for a broken photo; nil if there is none.
  package func trouble(_ seed: UInt64) -> String? {
    var random = SeededGenerator(seed: seed)
    let bytes = photo(using: &random)
    // Every second photo is copied, the others are made smaller.
    let limit = random.pick([1_999_999, Int.random(in: 1...max(1, bytes.count), using: &random)])
    let isKeeping = random.pick([false, false, true])
    if let photo = try? PreparedPhoto(bytes, limit: limit, keepingMetadata: isKeeping) {
      if photo.bytes.count > limit { return "\(photo.bytes.count) bytes, where \(limit) are allowed" }
      if PhotoKind(photo.bytes) != photo.kind { return "it is no \(photo.kind) any more" }
      if !isKeeping, PhotoMetadata(photo.bytes).location == .stated { return "its place is still there" }
      // A photo that was worked on is whole afterwards.
      if photo.shrunk != nil, (try? JPEG(photo.bytes)) == nil { return "it can't be read again" }
    }
    _ = PhotoMetadata(bytes)
    _ = isTruncated(bytes)
    if PhotoKind(bytes) == .jpeg { _ = try? Thumbnail(jpeg: bytes) }
    return nil
  }

  private func photo(using random: inout SeededGenerator) -> [UInt8] {
    var bytes = random.pick(sources)
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
