import Recording
import Storage
import Photos
import Text
import Training

/// A picture for a check-in: small, and without what its file tells beside the picture.
package struct Photo {
  let picture: CheckInRequest.Photo
  /// The capture time by the camera.
  let moment: Moment?

  /// The limit in bytes: a photo stays under it (product rule).
  package static let limit = 2_000_000

  /// - Parameter keepingMetadata: True if what the file tells is kept as far as the picture is.
  init(_ path: String, keepingMetadata: Bool, _ context: Context) throws(Refusal) {
    let help: Message = "name a JPEG, PNG, HEIC or WebP file"
    let file: [UInt8]
    do throws(Refusal) {
      file = try JournalFolder.readSource(path, limit: JournalFolder.largestPhoto).bytes
    } catch {
      throw Refusal(error.message, help: help)
    }
    guard !file.isEmpty else { throw Refusal("'\(path)' is empty", help: help) }
    let small = try SmallPhoto(
      file, limit: Photo.limit - 1, keepingMetadata: keepingMetadata, shown: path, context)
    picture = CheckInRequest.Photo(small.photo.bytes, ending: small.photo.kind.ending, note: small.note)
    moment = PhotoMetadata(file).captureTime.flatMap { Moment($0) }
  }
}
