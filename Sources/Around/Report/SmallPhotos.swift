import Storage
import Photos
import Platform
import Training

/// Photos as small as a day of a calendar needs them.
enum SmallPhotos {
  /// The most bytes of each: those of a month are half a megabyte.
  private static let limit = 12_000

  /// Returns photos by day; one that is no JPEG or can't be read is left out. Of what a file tells beside its picture,
  /// only the orientation, colours and capture time stay.
  static func read(_ photos: [(day: CivilDate, path: String)], _ folder: JournalFolder) -> [CivilDate: [UInt8]] {
    let small = parallelMap(photos.count, threads: min(processorCount, 8)) { number -> [UInt8]? in
      guard let bytes = folder.photo(photos[number].path),
        let photo = try? PreparedPhoto(bytes, limit: limit), photo.kind == .jpeg
      else { return nil }
      return photo.bytes
    }
    var found: [CivilDate: [UInt8]] = [:]
    for case (let day, let bytes?) in zip(photos.map(\.day), small) { found[day] = bytes }
    return found
  }
}
