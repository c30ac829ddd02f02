import JournalFolder
import JournalText
import Training

/// A picture that goes beside a check-in: its format is known by its bytes, not by its name.
struct Photo {
  let bytes: [UInt8]
  private let ending: String

  /// Bytes: a photo stays under it (product rule).
  static let limit = 2_000_000

  init(_ path: String) throws(CommandFailure) {
    do throws(JournalFolder.NotFound) {
      bytes = try JournalFolder.readSource(path).bytes
    } catch {
      throw CommandFailure(printable(error.message), help: "name a JPEG, PNG, HEIC or WebP file")
    }
    guard !bytes.isEmpty else {
      throw CommandFailure("'\(printable(path))' is empty", help: "name a JPEG, PNG, HEIC or WebP file")
    }
    guard let ending = Photo.ending(of: bytes) else {
      throw CommandFailure(
        "'\(printable(path))' is no JPEG, PNG, HEIC or WebP, whatever its name", help: "export it as a JPEG")
    }
    guard bytes.count < Photo.limit else {
      throw CommandFailure(
        "'\(printable(path))' has \(bytes.count) bytes; a photo has less than \(Photo.limit)",
        help: "save it smaller: 1600 pixels wide are plenty")
    }
    self.ending = ending
  }

  /// `01-15-0730.jpg`, with a number after it where that is taken.
  func name(at moment: Moment, taken: Set<String>, in folder: String) -> String {
    let time = moment.time.map { "-\(padded($0.hour, 2))\(padded($0.minute, 2))" } ?? ""
    let stem = "\(padded(moment.date.month, 2))-\(padded(moment.date.day, 2))\(time)"
    var name = "\(stem).\(ending)"
    var number = 2
    while taken.contains("\(folder)/\(name)") {
      name = "\(stem)-\(number).\(ending)"
      number += 1
    }
    return name
  }

  /// By the first bytes: JPEG (ITU T.81), PNG (RFC 2083), WebP in RIFF, HEIC in ISO BMFF (ISO 23008-12).
  private static func ending(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "jpg" }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "png" }
    guard bytes.count >= 12 else { return nil }
    if bytes.starts(with: Array("RIFF".utf8)), bytes[8..<12].elementsEqual("WEBP".utf8) { return "webp" }
    let brands = ["heic", "heix", "hevc", "mif1", "msf1"]
    if bytes[4..<8].elementsEqual("ftyp".utf8),
      brands.contains(where: { bytes[8..<12].elementsEqual($0.utf8) })
    {
      return "heic"
    }
    return nil
  }
}
