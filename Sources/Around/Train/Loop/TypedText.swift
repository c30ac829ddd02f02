/// Text from the bytes that a terminal sends.
enum TypedText {
  /// The keys of a line editor, as control characters: what Ctrl sends with the letters of Emacs.
  static let (home, end, left, right): (Character, Character, Character, Character) = (
    "\u{1}", "\u{5}", "\u{2}", "\u{6}"
  )
  static let (up, down, delete): (Character, Character, Character) = ("\u{10}", "\u{E}", "\u{1F}")

  /// The keys by the last byte of their escape sequence; with `~` there, by the number before it.
  private static let keys: [String: Character] = [
    "A": up, "B": down, "C": right, "D": left, "H": home, "F": end, "1~": home, "7~": home, "4~": end, "8~": end,
    "3~": delete,
  ]

  /// Returns the characters in some bytes. Arrows and their like are control characters, and other sequences nothing. The
  /// bytes of an incomplete character or sequence are kept in `half` until more comes.
  static func characters(in bytes: [UInt8], _ half: inout [UInt8]) -> [Character] {
    var text: [UInt8] = []
    var all = (half + bytes)[...]
    half = []
    while let first = all.first {
      guard first == 0x1B, let kind = all.dropFirst().first, [UInt8(ascii: "["), UInt8(ascii: "O")].contains(kind)
      else {
        text.append(all.removeFirst())
        continue
      }
      let parameters = all.dropFirst(2).prefix { !(0x40...0x7E ~= $0) }
      guard let last = all.dropFirst(2 + parameters.count).first else {
        half = Array(all.prefix(16))
        break
      }
      let number = last == UInt8(ascii: "~") ? parameters.prefix(1) : []
      text += (keys[String(decoding: number + [last], as: UTF8.self)].map { Array($0.utf8) } ?? [])
      all = all.dropFirst(3 + parameters.count)
    }
    let count = half.isEmpty ? lengthOfHalf(text) : 0
    half += text.suffix(count)
    return Array(String(decoding: text.dropLast(count), as: UTF8.self))
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
