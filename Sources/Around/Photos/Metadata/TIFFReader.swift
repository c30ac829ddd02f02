/// A reader of EXIF's TIFF directories in either byte order (Exif 2.32, 4.5 and 4.6; TIFF 6.0, section 2).
///
/// Offsets in the file are untrusted: each is checked against the end, and only the three directories known by name
/// are followed, each once, so that no loop is possible.
struct TIFFReader {
  private let bytes: [UInt8]
  /// The range of the TIFF structure; offsets count from its start.
  private let range: Range<Int>
  private let isBig: Bool

  /// Creates a reader, or nil without a TIFF header at the start of the range. `Exif\0\0` before it is passed over.
  init?(_ bytes: [UInt8], _ range: Range<Int>) {
    let start = bytes.has("Exif\0", at: range.lowerBound) ? range.lowerBound + 6 : range.lowerBound
    guard start + 8 <= range.upperBound, range.upperBound <= bytes.count else { return nil }
    if bytes.has("MM\0*", at: start) {
      isBig = true
    } else if bytes.has("II*\0", at: start) {
      isBig = false
    } else {
      return nil
    }
    self.bytes = bytes
    self.range = start..<range.upperBound
  }

  /// The orientation, 1 to 8 as EXIF counts; nil if missing or out of bounds.
  var orientation: Int? {
    guard let entry = entry(0x0112, in: main), let value = short(entry + 8), 1...8 ~= value else {
      return nil
    }
    return value
  }

  /// The time the picture was taken, else the time it was digitised.
  var captureTime: CaptureTime? {
    guard let exif = directory(0x8769) else { return nil }
    for tag in [0x9003, 0x9004] {
      guard let entry = entry(tag, in: exif), let count = long(entry + 4), count >= 19,
        let offset = long(entry + 8),
        let text = slice(offset, 19), let time = CaptureTime(text)
      else { continue }
      return time
    }
    return nil
  }

  /// True if EXIF has a latitude or longitude, of the camera or of the subject.
  var hasCoordinates: Bool {
    guard let gps = directory(0x8825) else { return false }
    return [0x0002, 0x0004, 0x0014, 0x0016].contains { entry($0, in: gps) != nil }
  }
}

extension TIFFReader {
  private var main: Int? { long(4) }

  /// Returns the offset of a directory that an entry of the main one points to.
  private func directory(_ tag: Int) -> Int? { entry(tag, in: main).flatMap { long($0 + 8) } }

  /// Returns the offset of the 12 bytes of an entry; a directory that goes past the end is searched up to the end.
  private func entry(_ tag: Int, in directory: Int?) -> Int? {
    guard let directory, let count = short(directory) else { return nil }
    for number in 0..<count {
      let offset = directory + 2 + 12 * number
      guard slice(offset, 12) != nil else { return nil }
      if short(offset) == tag { return offset }
    }
    return nil
  }

  private func slice(_ offset: Int, _ count: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, offset <= range.count - count else { return nil }
    return bytes[range.lowerBound + offset..<range.lowerBound + offset + count]
  }

  private func short(_ offset: Int) -> Int? {
    slice(offset, 2).map { $0.reduce(0) { $0 << 8 | Int($1) } }.map {
      isBig ? $0 : ($0 & 0xFF) << 8 | $0 >> 8
    }
  }

  private func long(_ offset: Int) -> Int? {
    guard let first = short(offset), let second = short(offset + 2) else { return nil }
    return isBig ? first << 16 | second : second << 16 | first
  }
}

/// The moment a picture was taken, in the civil time of its camera.
package struct CaptureTime: Hashable, Sendable {
  /// The moment as EXIF writes it, 19 characters: `2026:01:05 19:50:31`.
  let text: [UInt8]

  package var year: Int { number(0..<4) }
  package var month: Int { number(5..<7) }
  package var day: Int { number(8..<10) }
  package var hour: Int { number(11..<13) }
  package var minute: Int { number(14..<16) }
  package var second: Int { number(17..<19) }

  /// Reads the characters of EXIF; nil for a date or time that does not exist, such as the spaces or zeros of a camera
  /// without a clock.
  init?(_ text: some Collection<UInt8>) {
    self.text = Array(text)
    let isWellFormed = text.elementsEqual("0000:00:00 00:00:00".utf8) { byte, sign in
      sign == UInt8(ascii: "0") ? UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte : byte == sign
    }
    // A leap second is allowed (Exif leaves it open).
    guard isWellFormed, year >= 1, 1...12 ~= month, hour < 24, minute < 60, second <= 60 else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard 1...days[month - 1] ~= day else { return nil }
  }

  private func number(_ digits: Range<Int>) -> Int { text[digits].reduce(0) { $0 * 10 + Int($1) - 48 } }
}
