package import Photos
import Recording
import Storage
package import Text
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

/// A photo as it goes into a journal, and a note of what was done for it.
package struct SmallPhoto {
  package let photo: PreparedPhoto
  /// The former size and what was done, as words in brackets; nil if the photo is as it was.
  package let note: Message?

  /// Makes the photo of at most `limit` bytes, without what the file tells; a picture that can't be made smaller here
  /// becomes a JPEG first. `shown` is its name in messages.
  package init(
    _ file: [UInt8], limit: Int, keepingMetadata: Bool = false, shown: String, _ context: Context
  ) throws(Refusal) {
    var program: String?
    do throws(PhotoError) {
      photo = try PreparedPhoto(file, limit: limit, keepingMetadata: keepingMetadata)
    } catch {
      guard case .doesNotFit = error, let kind = PhotoKind(file), kind != .jpeg else {
        throw Refusal(shown, error, keepingMetadata: keepingMetadata)
      }
      let jpeg = try PhotoConverter.jpeg(of: file, kind, shown: shown, context)
      program = jpeg.program
      do throws(PhotoError) {
        photo = try PreparedPhoto(jpeg.bytes, limit: limit, keepingMetadata: keepingMetadata)
      } catch {
        throw Refusal(shown, error, keepingMetadata: keepingMetadata)
      }
    }
    var parts: [Message] = []
    if file.count > limit { parts.append("was \(SmallPhoto.size(file.count))") }
    if let program { parts.append("made a JPEG by \(program)") }
    if let shrunk = photo.shrunk {
      if let quality = shrunk.quality { parts.append("quality \(quality)") }
      if shrunk.scale > 1 { parts.append("\(shrunk.width) x \(shrunk.height) pixels") }
    }
    let isPlaceLost = program != nil && !keepingMetadata && PhotoMetadata(file).location == .stated
    if photo.droppedPlace || isPlaceLost { parts.append("its place is left out") }
    note = parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// Returns a size in words: `4.2 MB`, `312 kB`.
  package static func size(_ bytes: Int) -> String {
    guard bytes >= 1_000_000 else { return "\((bytes + 500) / 1000) kB" }
    let tenths = (bytes + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10) MB"
  }
}

extension Refusal {
  fileprivate init(_ shown: String, _ error: PhotoError, keepingMetadata: Bool) {
    let help: Message =
      switch error {
      case .unknownKind: "export it as a JPEG"
      case .truncated: "copy it again from where it comes from"
      case .unsupported where !keepingMetadata:
        "export it as a JPEG, or copy it as it is with '--keep-metadata'"
      case .unsupported, .malformed: "export it as a JPEG"
      case .tooManyPixels, .doesNotFit: "save it as a smaller JPEG: 1600 pixels wide are plenty"
      }
    self.init("'\(shown)' \(error.inWords)", help: help)
  }
}

extension PhotoError {
  /// The words for a person after the name of the file: "ends before its picture does".
  var inWords: Message {
    switch self {
    case .unknownKind: "is no JPEG, PNG, WebP or HEIC, whatever its name"
    case .truncated: "ends before its picture does: it was not copied to its end"
    case .unsupported(let what): "is \(what), which this program does not read"
    case .malformed(let what, let offset): "is broken at byte \(offset): \(what)"
    case .tooManyPixels(let width, let height): "has \(width) x \(height) pixels, too many to work on"
    case .doesNotFit(let bytes, let limit): "has \(bytes) bytes, and at most \(limit) are allowed"
    }
  }
}
