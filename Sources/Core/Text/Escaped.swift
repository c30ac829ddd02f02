/// Returns a text with some ASCII signs replaced, such as quotes within quotes: by bytes, so also before a combining
/// accent and in a CR LF, which the library's `replacing` takes for other characters.
package func escaped(_ text: String, _ escapes: KeyValuePairs<Unicode.Scalar, String>) -> String {
  let signs = escapes.map { UInt8(ascii: $0.key) }
  func holdsSign(_ bytes: Span<UInt8>) -> Bool {
    for place in bytes.indices { for sign in signs where bytes[place] == sign { return true } }
    return false
  }
  guard text.withBytes(holdsSign) else { return text }
  var result: [UInt8] = []
  for byte in text.utf8 {
    if let place = signs.firstIndex(of: byte) {
      result.append(escapes[place].value)
    } else {
      result.append(byte)
    }
  }
  return String(decoding: result, as: UTF8.self)
}
