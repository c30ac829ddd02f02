package import Text

/// The encoding of a file.
package enum CSVEncoding: Sendable {
  case utf8
  /// UTF-16 of either byte order, as some spreadsheets save "Unicode text".
  case utf16
  /// Windows-1252, which includes Latin-1; taken for bytes that are no UTF-8.
  case latin1
}

/// The reason a file can't be read as CSV.
package struct CSVFailure: Error, Hashable, Sendable {
  package let message: Message
  package let help: Message

  static let notText = CSVFailure(
    message: "it is no text",
    help: "an export is a .csv; unpack it where it comes as a .zip, save it so where it is a .xlsx")
  /// Returns the failure for a file that begins as one of another kind.
  fileprivate static func ofOtherKind(_ bytes: [UInt8]) -> CSVFailure? {
    let kinds: [([UInt8], CSVFailure)] = [
      (
        Array("SQLite format 3\0".utf8),
        CSVFailure(
          message: "it is a database (SQLite), as a backup of FitNotes is (.fitnotes)",
          help:
            "in the app choose the export as a spreadsheet (CSV), not the backup: in FitNotes 'Settings, Spreadsheet Export'"
        )
      ),
      (
        [0x50, 0x4B, 0x03, 0x04],
        CSVFailure(
          message: "it is a ZIP archive, as an .xlsx and Apple's health export are",
          help: "unpack it and import the .csv or .xml in it; save an .xlsx as CSV")
      ),
      ([0xFF, 0xD8, 0xFF], CSVFailure(message: "it is a JPEG picture", help: notText.help)),
      ([0x89, 0x50, 0x4E, 0x47], CSVFailure(message: "it is a PNG picture", help: notText.help)),
      ([0x25, 0x50, 0x44, 0x46], CSVFailure(message: "it is a PDF", help: notText.help)),
      ([0x1F, 0x8B], CSVFailure(message: "it is packed with gzip", help: "unpack it first: gunzip FILE")),
    ]
    return kinds.first { bytes.starts(with: $0.0) }?.1
  }
}

/// Returns the file as UTF-8, and the offset after its byte order mark; throws where it is no text.
func decoded(_ bytes: [UInt8]) throws(CSVFailure) -> (bytes: [UInt8], start: Int, encoding: CSVEncoding) {
  if let failure = CSVFailure.ofOtherKind(bytes) { throw failure }
  if let units = utf16(bytes) { return (Array(String(decoding: units, as: UTF16.self).utf8), 0, .utf16) }
  if bytes.prefix(4096).contains(0) { throw .notText }
  if isUTF8(bytes) { return (bytes, bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0, .utf8) }
  var text = String.UnicodeScalarView()
  for byte in bytes { text.append(Unicode.Scalar(windows1252[byte] ?? UInt32(byte)) ?? "\u{FFFD}") }
  return (Array(String(text).utf8), 0, .latin1)
}

/// Returns the units of UTF-16, recognised by its byte order mark or by the zeros in ASCII text; nil for other bytes.
private func utf16(_ bytes: [UInt8]) -> [UInt16]? {
  var isBigEndian = bytes.starts(with: [0xFE, 0xFF])
  var start = 2
  if !isBigEndian, !bytes.starts(with: [0xFF, 0xFE]) {
    let head = bytes.prefix(64)
    let zeros = head.indices.filter { head[$0] == 0 }
    guard head.count >= 4, zeros.count * 3 > head.count else { return nil }
    isBigEndian = zeros.allSatisfy { $0 % 2 == 0 }
    guard isBigEndian || zeros.allSatisfy({ $0 % 2 == 1 }) else { return nil }
    start = 0
  }
  return stride(from: start, to: bytes.count - 1, by: 2).map { offset in
    let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
    return isBigEndian ? first << 8 | second : second << 8 | first
  }
}

private func isUTF8(_ bytes: [UInt8]) -> Bool {
  var offset = 0
  while offset < bytes.count {
    if bytes[offset] < 0x80 {
      offset += 1
    } else if let scalar = decodeScalar(bytes, at: offset, end: bytes.count) {
      offset += scalar.length
    } else {
      return false
    }
  }
  return true
}

/// The scalars of Windows-1252 where Latin-1 has control characters (WHATWG Encoding, index windows-1252).
private let windows1252: [UInt8: UInt32] = [
  0x80: 0x20AC, 0x82: 0x201A, 0x83: 0x0192, 0x84: 0x201E, 0x85: 0x2026, 0x86: 0x2020, 0x87: 0x2021,
  0x88: 0x02C6, 0x89: 0x2030, 0x8A: 0x0160, 0x8B: 0x2039, 0x8C: 0x0152, 0x8E: 0x017D, 0x91: 0x2018,
  0x92: 0x2019, 0x93: 0x201C, 0x94: 0x201D, 0x95: 0x2022, 0x96: 0x2013, 0x97: 0x2014, 0x98: 0x02DC,
  0x99: 0x2122, 0x9A: 0x0161, 0x9B: 0x203A, 0x9C: 0x0153, 0x9E: 0x017E, 0x9F: 0x0178,
]

/// Returns the text of a file in any of the encodings; throws where it is no text.
package func plainText(_ bytes: [UInt8]) throws(CSVFailure) -> (text: String, encoding: CSVEncoding) {
  let (text, start, encoding) = try decoded(bytes)
  return (String(decoding: text[start...], as: UTF8.self), encoding)
}
