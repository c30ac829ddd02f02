// The library's own versions of these come with its engine for regular expressions, which is a tenth of the program:
// Package.swift keeps it out.

extension String {
  /// Whether a text stands somewhere in this one, byte for byte; the empty one does.
  package func contains(_ part: String) -> Bool { position(of: part, in: Array(utf8), from: 0) != nil }

  /// With each occurrence of a text, from the start and not overlapping, replaced; an empty one is nowhere.
  package func replacing(_ part: String, with other: String) -> String {
    let bytes = Array(utf8)
    guard !part.isEmpty, var found = position(of: part, in: bytes, from: 0) else { return self }
    var result: [UInt8] = []
    var done = 0
    while true {
      result += bytes[done..<found]
      result += other.utf8
      done = found + part.utf8.count
      guard let next = position(of: part, in: bytes, from: done) else { break }
      found = next
    }
    return String(decoding: result + bytes[done...], as: UTF8.self)
  }
}

// The library's own versions of these are for any collection of any texts: they look up what these are the first time, among
// all types of the program, and that takes a command on one month a twentieth of its time.

extension String {
  package init(_ characters: ArraySlice<Character>) {
    self.init()
    for character in characters { append(character) }
  }
}

extension [String] {
  /// One text of all, with another between each two.
  package func joined(separator: String = "") -> String {
    guard count > 1 else { return first ?? "" }
    // As bytes: to append to a String takes three times as long.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(reduce(0) { $0 + $1.utf8.count + separator.utf8.count })
    for (number, part) in enumerated() {
      if number > 0 { bytes += separator.utf8 }
      bytes += part.utf8
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension ArraySlice<String> {
  /// The same of some of them.
  package func joined(separator: String = "") -> String { Array(self).joined(separator: separator) }
}

/// The digits of a whole number, and a dash before those of a negative one. The library's `description` says the same; it
/// lies in two pages of the program that a start needs for nothing else, and to map these takes longer than to write the
/// digits here.
package func decimal(_ number: Int) -> String {
  var length = number < 0 ? 2 : 1
  var rest = number.magnitude / 10
  while rest > 0 {
    length += 1
    rest /= 10
  }
  return unsafe String(unsafeUninitializedCapacity: length) { buffer in
    unsafe buffer[0] = UInt8(ascii: "-")
    rest = number.magnitude
    for place in stride(from: length - 1, through: number < 0 ? 1 : 0, by: -1) {
      unsafe buffer[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    return length
  }
}

extension DefaultStringInterpolation {
  /// Every number within a text goes this way, where this module is imported.
  package mutating func appendInterpolation(_ number: Int) { appendLiteral(decimal(number)) }
}

private func position(of part: String, in bytes: [UInt8], from start: Int) -> Int? {
  let wanted = Array(part.utf8)
  guard let first = wanted.first else { return start }
  var place = start
  while place + wanted.count <= bytes.count {
    if bytes[place] == first, bytes[place..<place + wanted.count].elementsEqual(wanted) { return place }
    place += 1
  }
  return nil
}
