import Text

/// The conversion of `file:///home/ana/treino/log/2026-01.txt` (RFC 8089) to a path, and back.
enum FileURI {
  /// Returns the path; nil for any other scheme, and for a broken escape.
  static func path(of uri: String) -> String? {
    let scheme = "file://"
    guard uri.lowercased().hasPrefix(scheme) else { return nil }
    let rest = uri.dropFirst(scheme.count)
    guard let slash = rest.firstIndex(of: "/"), rest[..<slash].isEmpty || rest[..<slash] == "localhost" else {
      return nil
    }
    var bytes: [UInt8] = []
    var text = Array(rest[slash...].utf8)[...]
    while let byte = text.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard text.count >= 2, let value = UInt8(String(decoding: text.prefix(2), as: UTF8.self), radix: 16)
      else { return nil }
      text = text.dropFirst(2)
      bytes.append(value)
    }
    return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }

  static func uri(of path: String) -> String { "file://" + percentEncoded(path) }
}
