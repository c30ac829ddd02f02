/// A fault of a photo, or the reason it cannot be processed.
package enum PhotoError: Error, Hashable, Sendable {
  /// The first bytes are not those of a JPEG, PNG, WebP or HEIC.
  case unknownKind
  /// The file ends before its picture does.
  case truncated
  /// A feature that the format allows and this program does not read, by name: "a CMYK JPEG".
  case unsupported(String)
  /// A breach of the format, and its offset in bytes from the start of the file.
  case malformed(String, at: Int)
  /// The picture has more pixels than `JPEG.maximumCoefficients` leaves room for.
  case tooManyPixels(width: Int, height: Int)
  /// The size in bytes is over the limit, with nothing left to take away.
  case doesNotFit(bytes: Int, limit: Int)
}
