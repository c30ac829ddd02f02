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
