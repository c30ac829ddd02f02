import Photos
import Text

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
