import Storage
import Text

/// A reader that cuts the bytes of a client into messages: header lines that end in CR LF, an empty line, and as many
/// bytes as `Content-Length` has (Language Server Protocol 3.17, base protocol).
struct FrameReader {
  /// The most bytes of a message: a text in JSON takes more than by itself.
  static let largest = 2 * JournalFolder.largestText
  /// The most bytes of a header.
  private static let longestHeader = 64 << 10

  private var bytes: [UInt8] = []
  /// The number of bytes still to come of a message over the limit.
  private var excess = 0

  mutating func append(_ more: [UInt8]) {
    bytes += more.dropFirst(excess)
    excess -= min(excess, more.count)
  }

  /// Returns the next whole message; nil if more has to come first. A message over the limit is dropped while it comes,
  /// and returned empty. Malformed headers are skipped, so that a client that sent garbage can go on.
  mutating func next() -> [UInt8]? {
    while let end = headerEnd() {
      guard let length = contentLength(bytes[..<end]) else {
        bytes.removeFirst(end)
        continue
      }
      if length > FrameReader.largest {
        excess = length - min(length, bytes.count - end)
        bytes.removeFirst(end + length - excess)
        return []
      }
      guard bytes.count - end >= length else { return nil }
      let body = Array(bytes[end..<end + length])
      // A copy, as an array that was large once keeps its memory.
      bytes = Array(bytes[(end + length)...])
      return body
    }
    if bytes.count > FrameReader.longestHeader { bytes.removeFirst(bytes.count - 100) }
    return nil
  }

  /// Returns the offset after the empty line that ends the first header.
  private func headerEnd() -> Int? { bytes[...].firstPlace(of: Array("\r\n\r\n".utf8)).map { $0 + 4 } }

  /// Returns the number after the last `Content-Length:`, as the text before it on its line may be the end of a body
  /// that was longer than its header said. Nil without one, and for 0.
  private func contentLength(_ header: ArraySlice<UInt8>) -> Int? {
    let name = Array("content-length:".utf8)
    let lowered = header.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    guard lowered.count > name.count else { return nil }
    let start = (0...lowered.count - name.count).last { lowered[$0..<$0 + name.count].elementsEqual(name) }
    guard let start else { return nil }
    let line = lowered[(start + name.count)...].prefix { $0 != 0x0D && $0 != 0x0A }
    let digits = String(decoding: line.filter { $0 != 0x20 }, as: UTF8.self)
    return Int(digits).flatMap { 1...Int(UInt32.max) ~= $0 ? $0 : nil }
  }
}

/// Returns a message with its header.
func frame(_ body: [UInt8]) -> [UInt8] { Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body }
