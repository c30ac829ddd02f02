/// A text with some ASCII signs written otherwise, as quotes are within quotes: by their bytes, so also before a combining
/// accent and in a CR LF, which the library's `replacing` takes for other characters.
package func escaped(_ text: String, _ escapes: KeyValuePairs<Unicode.Scalar, String>) -> String {
  func escape(_ byte: UInt8) -> String? { escapes.first { UInt8(ascii: $0.key) == byte }?.value }
  guard text.utf8.contains(where: { escape($0) != nil }) else { return text }
  var bytes: [UInt8] = []
  for byte in text.utf8 {
    if let sign = escape(byte) { bytes += sign.utf8 } else { bytes.append(byte) }
  }
  return String(decoding: bytes, as: UTF8.self)
}
