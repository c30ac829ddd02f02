/// What a picture's file says beside the picture.
package struct PhotoMetadata: Hashable, Sendable {
  package enum Place: Sendable {
    case none
    case said
    /// It may stand where this program does not look: in compressed text, or in a form it does not know.
    case unknown
  }

  /// Whether it says where it was taken: coordinates in EXIF or XMP, in the picture or in what hangs behind
  /// it.
  package let place: Place
  /// As EXIF says it, nil where it doesn't.
  package let captureTime: CaptureTime?
  /// Which side is up, 1 to 8 as EXIF counts; 1 where nothing is said. (HEIC says it outside of EXIF.)
  package let orientation: Int

  /// Never fails: what cannot be read says nothing.
  package init(_ bytes: [UInt8]) {
    let found: FoundMetadata =
      switch PhotoKind(bytes) {
      case .jpeg: FoundMetadata(jpeg: bytes)
      case .png: FoundMetadata(png: bytes)
      case .webp: FoundMetadata(webp: bytes)
      case .heic: FoundMetadata(heic: bytes)
      case nil: FoundMetadata()
      }
    place = found.place
    captureTime = found.keepsake.captureTime
    orientation = found.keepsake.orientation ?? 1
  }
}

/// What is gathered while a file is gone through.
struct FoundMetadata {
  private(set) var keepsake = Keepsake(nil)
  private(set) var place = PhotoMetadata.Place.none

  init() {}

  /// EXIF at a range of the file, with or without `Exif\0\0` before it.
  mutating func exif(_ bytes: [UInt8], _ range: Range<Int>) {
    guard let tiff = TIFFReader(bytes, range) else { return }
    keepsake = keepsake.filled(from: Keepsake(tiff))
    if tiff.hasPlace { place = .said }
  }

  /// XMP, or what may hold some: coordinates go by one pair of names, whatever their prefix (XMP part 2,
  /// 2.8).
  mutating func text(_ bytes: [UInt8], _ range: Range<Int>) {
    if bytes.holds("GPSLatitude", in: range) || bytes.holds("GPSLongitude", in: range) { place = .said }
  }

  /// What hangs behind a picture: others with their own EXIF, or a film, whose place stands in a box `©xyz`
  /// or `loci`.
  mutating func appendix(_ bytes: [UInt8], _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    text(bytes, range)
    var start = range.lowerBound
    var looked = 0
    while let offset = bytes.firstOffset(of: Array("Exif\0\0".utf8), in: start..<range.upperBound) {
      // Nobody hangs so many pictures on one: they would be there to take up time.
      guard looked < 100 else { return unreadable() }
      looked += 1
      if let tiff = TIFFReader(bytes, offset..<range.upperBound), tiff.hasPlace { place = .said }
      start = offset + 6
    }
    if bytes.firstOffset(of: [0xA9] + Array("xyz".utf8), in: range) != nil || bytes.holds("loci", in: range) {
      place = .said
    }
  }

  mutating func unreadable() { if place == .none { place = .unknown } }
}
