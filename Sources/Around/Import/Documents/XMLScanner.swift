import Text

/// The tags of an XML text, one after the other: enough of XML 1.0 for what fitness apps write, and bounded. Declarations,
/// comments and instructions are passed over; entities other than the five of XML stay as they are; nothing is fetched.
struct XMLScanner {
  struct Tag {
    /// Without its prefix: `Lap` of `ns3:Lap`.
    var name = ""
    var attributes: [String: String] = [:]
    var isEnd = false
    /// `<a/>`.
    var isEmpty = false
    /// What stands between this tag and the one before it, without white space at its ends.
    var textBefore = ""
  }

  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Nil at the end, and where a tag is cut off.
  mutating func next() -> Tag? {
    let start = place
    while place < bytes.count {
      guard let open = bytes[place...].firstIndex(of: UInt8(ascii: "<")) else { return nil }
      place = open + 1
      if skip("!--", to: "-->") || skip("?", to: "?>") || skip("!", to: ">") { continue }
      var tag = Tag()
      tag.textBefore = unescaped(bytes[min(start, open)..<open]).trimmed
      if place < bytes.count, bytes[place] == UInt8(ascii: "/") {
        tag.isEnd = true
        place += 1
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
    guard bytes[place...].starts(with: beginning.utf8) else { return false }
    let mark = Array(end.utf8)
    while place < bytes.count, !bytes[place...].starts(with: mark) { place += 1 }
    place = min(bytes.count, place + mark.count)
    return true
  }

  private mutating func name() -> String {
    let start = place
    while place < bytes.count, bytes[place] > 0x20, !"/>=".utf8.contains(bytes[place]) { place += 1 }
    let full = bytes[start..<place]
    let local = full.lastIndex(of: UInt8(ascii: ":")).map { full[($0 + 1)...] } ?? full
    return String(decoding: local, as: UTF8.self)
  }

  /// False where the text ends in the tag.
  private mutating func readAttributes(_ tag: inout Tag) -> Bool {
    while place < bytes.count {
      let byte = bytes[place]
      if byte <= 0x20 {
        place += 1
      } else if byte == UInt8(ascii: ">") {
        place += 1
        return true
      } else if byte == UInt8(ascii: "/") {
        tag.isEmpty = true
        place += 1
      } else {
        let key = name()
        while place < bytes.count, bytes[place] <= 0x20 || bytes[place] == UInt8(ascii: "=") { place += 1 }
        guard place < bytes.count else { return false }
        let quote = bytes[place]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
          place += key.isEmpty ? 1 : 0
          continue
        }
        let start = place + 1
        guard let end = bytes[start...].firstIndex(of: quote) else { return false }
        // Of one tag nobody writes more.
        if tag.attributes.count < 64 { tag.attributes[key] = unescaped(bytes[start..<end]) }
        place = end + 1
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
