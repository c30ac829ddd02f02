/// Text from the bytes that a terminal sends.
enum TypedText {
  /// Returns the characters in some bytes, without arrows and their like. The bytes of an incomplete character are kept
  /// in `half` until more comes.
  static func characters(in bytes: [UInt8], _ half: inout [UInt8]) -> [Character] {
    var text: [UInt8] = []
    let all = half + bytes
    var place = 0
    while place < all.count {
      let end = endOfEscape(all, at: place)
      if end == place { text.append(all[place]) }
      place = max(end, place + 1)
    }
    half = Array(text.suffix(lengthOfHalf(text)))
    return Array(String(decoding: text.dropLast(half.count), as: UTF8.self))
  }

  /// Returns the index after an escape sequence at an index, such as an arrow: `ESC [ A`, `ESC O P`; the index itself
  /// if there is none. Esc alone is a key.
  private static func endOfEscape(_ bytes: [UInt8], at place: Int) -> Int {
    guard bytes[place] == 0x1B, place + 1 < bytes.count,
      [UInt8(ascii: "["), UInt8(ascii: "O")].contains(bytes[place + 1])
    else { return place }
    return bytes[(place + 2)...].firstIndex { 0x40...0x7E ~= $0 }.map { $0 + 1 } ?? bytes.count
  }

  /// Returns the number of bytes at the end that begin an incomplete UTF-8 character.
  private static func lengthOfHalf(_ text: [UInt8]) -> Int {
    for length in 1...3 where length <= text.count {
      let byte = text[text.count - length]
      if byte & 0xC0 == 0x80 { continue }
      let whole = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return whole > length ? length : 0
    }
    return 0
  }
}
