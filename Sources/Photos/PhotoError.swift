/// What is wrong with a photo, or why nothing can be done for it here.
package enum PhotoError: Error, Hashable, Sendable {
  /// By its first bytes it is no JPEG, PNG, WebP or HEIC.
  case unknownKind
  /// The file ends before its picture does.
  case truncated
  /// What the format allows and this program does not read, by its name: "a CMYK JPEG".
  case unsupported(String)
  /// What the format does not allow, and the place of it: an offset in bytes from the beginning of the file.
  case malformed(String, at: Int)
  /// More pixels than `JPEG.maximumCoefficients` leaves room for.
  case tooManyPixels(width: Int, height: Int)
  /// Over the limit, in bytes, with nothing left to take away.
  case doesNotFit(bytes: Int, limit: Int)

  /// What to tell a person, in words that follow "'FILE' ": "ends before its picture does".
  package var message: String {
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
