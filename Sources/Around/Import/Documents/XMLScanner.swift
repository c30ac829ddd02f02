import Text

/// The tags of an XML text, one by one: enough of XML 1.0 for fitness apps, and bounded. Declarations, comments and
/// instructions are passed over; entities other than the five of XML stay as they are; nothing is fetched.
struct XMLScanner {
  struct Tag {
    /// The name without its prefix: `Lap` of `ns3:Lap`.
    var name = ""
    var attributes: [String: String] = [:]
    var isEnd = false
    /// True for `<a/>`.
    var isEmpty = false
    /// The text between this tag and the one before it, without white space at its ends.
    var textBefore = ""
  }

  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next tag; nil at the end, and if a tag is cut off.
  mutating func next() -> Tag? {
    let start = offset
    while offset < bytes.count {
      guard let open = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) else { return nil }
      offset = open + 1
      if skip("!--", to: "-->") || skip("?", to: "?>") || skip("!", to: ">") { continue }
      var tag = Tag()
      tag.textBefore = unescaped(bytes[min(start, open)..<open]).trimmed
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "/") {
        tag.isEnd = true
        offset += 1
      }
      tag.name = name()
      guard readAttributes(&tag) else { return nil }
      return tag
    }
    return nil
  }
}

extension XMLScanner {
  private mutating func skip(_ beginning: String, to end: String) -> Bool {
    guard bytes[offset...].starts(with: beginning.utf8) else { return false }
    let mark = Array(end.utf8)
    while offset < bytes.count, !bytes[offset...].starts(with: mark) { offset += 1 }
    offset = min(bytes.count, offset + mark.count)
    return true
  }

  private mutating func name() -> String {
    let start = offset
    while offset < bytes.count, bytes[offset] > 0x20, !"/>=".utf8.contains(bytes[offset]) { offset += 1 }
    let full = bytes[start..<offset]
    let local = full.lastIndex(of: UInt8(ascii: ":")).map { full[($0 + 1)...] } ?? full
    return String(decoding: local, as: UTF8.self)
  }

  /// Reads attributes; false if the text ends inside the tag.
  private mutating func readAttributes(_ tag: inout Tag) -> Bool {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte <= 0x20 {
        offset += 1
      } else if byte == UInt8(ascii: ">") {
        offset += 1
        return true
      } else if byte == UInt8(ascii: "/") {
        tag.isEmpty = true
        offset += 1
      } else {
        let key = name()
        while offset < bytes.count, bytes[offset] <= 0x20 || bytes[offset] == UInt8(ascii: "=") { offset += 1 }
        guard offset < bytes.count else { return false }
        let quote = bytes[offset]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
          offset += key.isEmpty ? 1 : 0
          continue
        }
        let start = offset + 1
        guard let end = bytes[start...].firstIndex(of: quote) else { return false }
        // No app writes more in one tag.
        if tag.attributes.count < 64 { tag.attributes[key] = unescaped(bytes[start..<end]) }
        offset = end + 1
      }
    }
    return false
  }

  private func unescaped(_ text: ArraySlice<UInt8>) -> String {
    let plain = String(decoding: text, as: UTF8.self)
    guard plain.contains("&") else { return plain }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
      .reduce(plain) { $0.swapping($1.0, for: $1.1) }
  }
}
