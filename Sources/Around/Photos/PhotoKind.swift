/// The format of a picture, by its first bytes.
package enum PhotoKind: String, CaseIterable, Sendable {
  case jpeg, png, webp, heic

  /// Recognises JPEG (T.81 B.1.1.3), PNG (RFC 2083, 3.1), WebP in RIFF (RFC 9649) and HEIC in ISO base media (ISO/IEC
  /// 23008-12); nil for anything else.
  package init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: PNGChunk.signature) {
      self = .png
    } else if bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) {
      self = .webp
    } else if bytes.has("ftyp", at: 4),
      ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"].contains(where: {
        bytes.has($0, at: 8)
      })
    {
      self = .heic
    } else {
      return nil
    }
  }

  /// The extension given to a file of this kind, without its dot.
  package var ending: String { self == .jpeg ? "jpg" : rawValue }

  /// True if an extension, without its dot and in any case, is one of this kind.
  package func isEnding(_ ending: String) -> Bool {
    let others: [PhotoKind: [String]] = [.jpeg: ["jpeg", "jpe"], .heic: ["heif"]]
    return ending.lowercased() == self.ending || others[self]?.contains(ending.lowercased()) ?? false
  }
}

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
