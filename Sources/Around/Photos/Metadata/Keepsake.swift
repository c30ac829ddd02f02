/// The part of a picture's EXIF that is kept: its orientation and capture time.
struct Keepsake: Hashable {
  /// The orientation, 1 to 8 (Exif 2.32, 4.6.4 A).
  var orientation: Int?
  var captureTime: CaptureTime?

  init(_ tiff: TIFFReader?) {
    orientation = tiff?.orientation
    captureTime = tiff?.captureTime
  }

  /// Returns these values, with those of `other` where one is missing.
  func filled(from other: Keepsake) -> Keepsake {
    var result = self
    result.orientation = orientation ?? other.orientation
    result.captureTime = captureTime ?? other.captureTime
    return result
  }

  /// A TIFF structure of these values, in big-endian order; empty without any.
  var tiff: [UInt8] {
    guard orientation != nil || captureTime != nil else { return [] }
    let entries = (orientation == nil ? 0 : 1) + (captureTime == nil ? 0 : 1)
    // The header, then the main directory: a count, entries of 12 bytes, no next directory.
    var bytes = Array("MM\0*".utf8)
    bytes.append(big32: 8)
    bytes.append(big16: entries)
    if let orientation { bytes.append(entry: 0x0112, type: 3, count: 1, value: orientation << 16) }
    let exif = 8 + 2 + 12 * entries + 4
    if captureTime != nil { bytes.append(entry: 0x8769, type: 4, count: 1, value: exif) }
    bytes.append(big32: 0)
    guard let captureTime else { return bytes }
    // EXIF's own directory: the mandatory version, and the time after it.
    bytes.append(big16: 2)
    bytes.append(entry: 0x9000, type: 7, count: 4, value: 0x3032_3332)
    bytes.append(entry: 0x9003, type: 2, count: 20, value: exif + 2 + 2 * 12 + 4)
    bytes.append(big32: 0)
    return bytes + Array(captureTime.text.utf8) + [0]
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
