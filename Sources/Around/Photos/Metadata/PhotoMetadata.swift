/// The facts a picture's file holds beside the picture.
package struct PhotoMetadata: Hashable, Sendable {
  package enum Location: Sendable {
    case none
    case stated
    /// The location may stand where this program cannot look: in compressed text, or in an unknown form.
    case unknown
  }

  /// The presence of coordinates in EXIF or XMP, of the picture or of data appended to it.
  package let location: Location
  /// The capture time in EXIF, or nil.
  package let captureTime: CaptureTime?
  /// The orientation in EXIF, 1 to 8; 1 where it is missing. (HEIC keeps it outside of EXIF.)
  package let orientation: Int

  /// Reads the metadata of a file; unreadable parts count as missing.
  package init(_ bytes: [UInt8]) {
    let gathered: FoundMetadata =
      switch PhotoKind(bytes) {
      case .jpeg: FoundMetadata(jpeg: bytes)
      case .png: FoundMetadata(png: bytes)
      case .webp: FoundMetadata(webp: bytes)
      case .heic: FoundMetadata(heic: bytes)
      case nil: FoundMetadata()
      }
    location = gathered.location
    captureTime = gathered.keepsake.captureTime
    orientation = gathered.keepsake.orientation ?? 1
  }
}

/// An accumulator of the metadata seen while reading a file.
struct FoundMetadata {
  private(set) var keepsake = Keepsake(nil)
  private(set) var location = PhotoMetadata.Location.none

  init() {}

  /// Reads EXIF at a range of the file, with or without `Exif\0\0` before it.
  mutating func exif(_ bytes: [UInt8], _ range: Range<Int>) {
    guard let tiff = TIFFReader(bytes, range) else { return }
    keepsake = keepsake.filled(from: Keepsake(tiff))
    if tiff.hasCoordinates { location = .stated }
  }

  /// Looks for coordinates in XMP, or in bytes that may hold some: they go by one pair of names, whatever their
  /// prefix (XMP part 2, 2.8).
  mutating func text(_ bytes: [UInt8], _ range: Range<Int>) {
    if bytes.holds("GPSLatitude", in: range) || bytes.holds("GPSLongitude", in: range) { location = .stated }
  }

  /// Looks for coordinates in appended data: pictures with EXIF, or a film, which has a box `©xyz` or `loci`.
  mutating func appendix(_ bytes: [UInt8], _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    text(bytes, range)
    var start = range.lowerBound
    var looked = 0
    while let offset = bytes.firstOffset(of: Array("Exif\0\0".utf8), in: start..<range.upperBound) {
      // No camera appends so many pictures: they would be there to take up time.
      guard looked < 100 else { return unreadable() }
      looked += 1
      if let tiff = TIFFReader(bytes, offset..<range.upperBound), tiff.hasCoordinates { location = .stated }
      start = offset + 6
    }
    if bytes.firstOffset(of: [0xA9] + Array("xyz".utf8), in: range) != nil || bytes.holds("loci", in: range) {
      location = .stated
    }
  }

  mutating func unreadable() { if location == .none { location = .unknown } }
}
