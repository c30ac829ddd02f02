/// The facts a picture's file holds beside the picture.
package struct PhotoMetadata: Hashable, Sendable {
  package enum Location: Sendable {
    case none
    case stated
    /// The location may stand where this program cannot look: in compressed text, or in an unknown form.
    case unknown
  }

  /// The presence of coordinates in EXIF or XMP, of the picture or of data appended to it.
  package private(set) var location = Location.none
  /// The capture time in EXIF, or nil.
  package private(set) var captureTime: CaptureTime?
  private var statedOrientation: Int?
  /// The orientation in EXIF, 1 to 8; 1 where it is missing. (HEIC keeps it outside of EXIF.)
  package var orientation: Int { statedOrientation ?? 1 }

  /// Reads the metadata of a file; unreadable parts count as missing.
  package init(_ bytes: [UInt8]) {
    switch PhotoKind(bytes) {
    case .jpeg: read(jpeg: bytes)
    case .png: read(png: bytes)
    case .webp: read(webp: bytes)
    case .heic: read(heic: bytes)
    case nil: break
    }
  }

  /// Reads EXIF at a range of the file, with or without `Exif\0\0` before it.
  mutating func exif(_ bytes: [UInt8], _ range: Range<Int>) {
    guard let tiff = TIFFReader(bytes, range) else { return }
    statedOrientation = statedOrientation ?? tiff.orientation
    captureTime = captureTime ?? tiff.captureTime
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

extension PhotoMetadata {
  /// A TIFF structure of what is kept in a picture without its metadata, the orientation and the capture time, in
  /// big-endian order; empty without any.
  var keptTIFF: [UInt8] {
    let entries = (statedOrientation == nil ? 0 : 1) + (captureTime == nil ? 0 : 1)
    guard entries > 0 else { return [] }
    // The header, then the main directory: a count, entries of 12 bytes, no next directory.
    var bytes = Array("MM\0*".utf8)
    bytes.append(big32: 8)
    bytes.append(big16: entries)
    if let statedOrientation { bytes.append(entry: 0x0112, type: 3, count: 1, value: statedOrientation << 16) }
    let exif = 8 + 2 + 12 * entries + 4
    if captureTime != nil { bytes.append(entry: 0x8769, type: 4, count: 1, value: exif) }
    bytes.append(big32: 0)
    guard let captureTime else { return bytes }
    // EXIF's own directory: the mandatory version, and the time after it.
    bytes.append(big16: 2)
    bytes.append(entry: 0x9000, type: 7, count: 4, value: 0x3032_3332)
    bytes.append(entry: 0x9003, type: 2, count: 20, value: exif + 2 + 2 * 12 + 4)
    bytes.append(big32: 0)
    return bytes + captureTime.text + [0]
  }
}

extension [UInt8] {
  /// Appends an entry of a TIFF directory; entries go by rising tag. Types: 2 text, 3 short, 4 long, 7 undefined. A
  /// short stands in the upper half of the value.
  fileprivate mutating func append(entry tag: Int, type: Int, count: Int, value: Int) {
    append(big16: tag)
    append(big16: type)
    append(big32: count)
    append(big32: value)
  }
}
