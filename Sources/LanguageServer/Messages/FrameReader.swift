/// Cuts the bytes of a client into messages: header lines that end in CR LF, an empty line, and as many bytes as
/// `Content-Length` says (Language Server Protocol 3.17, base protocol).
struct FrameReader {
  /// A larger message is a mistake of the client: no text of a journal is that long.
  static let largest = 256 << 20

  private var bytes: [UInt8] = []

  mutating func append(_ more: [UInt8]) { bytes += more }

  /// The next whole message; nil where more has to come first. What is no header is passed over, line by line, so that a
  /// client that sent garbage can go on.
  mutating func next() -> [UInt8]? {
    while let end = headerEnd() {
      guard let length = contentLength(bytes[..<end]) else {
        bytes.removeFirst(end)
        continue
      }
      guard bytes.count >= end + length else { return nil }
      let body = Array(bytes[end..<end + length])
      bytes.removeFirst(end + length)
      return body
    }
    return nil
  }

  /// One past the empty line that ends the first header.
  private func headerEnd() -> Int? {
    var place = 3
    while place < bytes.count {
      if bytes[place] == 0x0A, bytes[place - 1] == 0x0D, bytes[place - 2] == 0x0A, bytes[place - 3] == 0x0D {
        return place + 1
      }
      place += 1
    }
    return nil
  }

  /// Nil where no line says it, or says a length that is none.
  private func contentLength(_ header: ArraySlice<UInt8>) -> Int? {
    let name = "content-length:"
    for line in header.split(separator: 0x0A) {
      let text = String(decoding: line, as: UTF8.self)
      guard text.lowercased().hasPrefix(name) else { continue }
      let digits = text.dropFirst(name.count).filter { $0 != " " && $0 != "\r" }
      return Int(digits).flatMap { 0...FrameReader.largest ~= $0 ? $0 : nil }
    }
    return nil
  }
}

/// A message with its header.
func frame(_ body: [UInt8]) -> [UInt8] {
  Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
}
