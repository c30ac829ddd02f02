extension [UInt8] {
  /// Appends a text; `+= text.utf8` takes five times as long.
  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { letters in unsafe append(contentsOf: letters) }
  }

  package mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { letters in unsafe append(contentsOf: letters) }
  }
}

extension String {
  /// Calls a body with the text's bytes, which it must not keep, and returns its result.
  package func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    var text = self
    return text.withUTF8 { unsafe body($0.span) }
  }

  /// True if both texts have the same bytes; `==` ignores differences in the encoding of accents, and is slower.
  package func hasBytes(of other: String) -> Bool {
    withBytes { mine in
      other.withBytes { theirs in
        guard mine.count == theirs.count else { return false }
        for index in mine.indices where mine[index] != theirs[index] { return false }
        return true
      }
    }
  }
}

extension StringProtocol {
  /// True if the text contains a part, compared by bytes. The library's own search adds an engine of regular
  /// expressions and the names of all characters, a tenth of the program.
  package func holds(_ part: some StringProtocol) -> Bool {
    Array(utf8)[...].firstPlace(of: Array(part.utf8)) != nil
  }

  /// Returns the text with each part replaced, from the left, compared by bytes. The part must not be empty.
  package func swapping(_ part: String, for other: String) -> String {
    let (wanted, new) = (Array(part.utf8), Array(other.utf8))
    var rest = Array(utf8)[...]
    var bytes: [UInt8] = []
    while let index = rest.firstPlace(of: wanted) {
      bytes += rest[..<index] + new
      rest = rest[(index + wanted.count)...]
    }
    return String(decoding: bytes + rest, as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  /// Returns the index of the first part; nil without one.
  package func firstPlace(of part: [UInt8]) -> Int? {
    guard part.count <= count else { return nil }
    return (startIndex...endIndex - part.count).first { self[$0..<$0 + part.count].elementsEqual(part) }
  }
}

/// Returns a text with some ASCII signs replaced, such as quotes within quotes: by bytes, so also before a combining
/// accent and in a CR LF, which the library's `replacing` takes for other characters.
package func escaped(_ text: String, _ escapes: KeyValuePairs<Unicode.Scalar, String>) -> String {
  let signs = escapes.map { UInt8(ascii: $0.key) }
  func holdsSign(_ bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices { for sign in signs where bytes[index] == sign { return true } }
    return false
  }
  guard text.withBytes(holdsSign) else { return text }
  var result: [UInt8] = []
  for byte in text.utf8 {
    if let index = signs.firstIndex(of: byte) {
      result.append(escapes[index].value)
    } else {
      result.append(byte)
    }
  }
  return String(decoding: result, as: UTF8.self)
}

/// Returns a text as messages quote it: up to 60 Unicode scalars whole, a longer one as its first 40 and an ellipsis,
/// so that a line of a megabyte can't fill a terminal.
package func shortened(_ text: String) -> String {
  guard text.unicodeScalars.dropFirst(60).first != nil else { return text }
  return String(text.unicodeScalars.prefix(40)) + "…"
}

/// Returns a path as that of a URI (RFC 3986): all bytes percent-encoded but unreserved ones and slashes.
package func percentEncoded(_ path: some StringProtocol) -> String {
  let digits = Array("0123456789ABCDEF".unicodeScalars)
  var text = ""
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      text.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      text += "%"
      text.unicodeScalars.append(digits[Int(byte >> 4)])
      text.unicodeScalars.append(digits[Int(byte & 15)])
    }
  }
  return text
}
