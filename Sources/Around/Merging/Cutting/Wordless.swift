import Text

/// Returns a line without its end and the blanks around it.
func trimmed(_ line: ArraySlice<UInt8>) -> [UInt8] {
  guard let first = line.firstIndex(where: { $0 > 0x20 }), let last = line.lastIndex(where: { $0 > 0x20 }) else {
    return []
  }
  return Array(line[first...last])
}

/// Returns a text without blanks and case, in plain signs: only to find what belongs together, never to say that it is the
/// same. Texts are compared by their bytes: a String puts the accents of each letter in order first, however many.
func wordless(_ text: some Collection<UInt8>) -> [UInt8] {
  Array(String(decoding: plainSigns(Array(text)).filter { $0 > 0x20 }, as: UTF8.self).lowercased().utf8)
}

/// Returns a text with the signs that `fmt` writes: `x` for a times sign, `-` for dashes, straight quotes, `7:05` without its zero.
func plainSigns(_ text: [UInt8]) -> [UInt8] {
  var plain: [UInt8] = []
  plain.reserveCapacity(text.count)
  var place = 0
  while place < text.count {
    let byte = text[place]
    if byte == 0xC3, place + 1 < text.count, text[place + 1] == 0x97 {
      plain.append(UInt8(ascii: "x"))
      place += 2
    } else if byte == 0xE2, place + 2 < text.count,
      let sign = plainSign(text[place + 1], text[place + 2])
    {
      plain.append(sign)
      place += 3
    } else {
      let isZero = byte == UInt8(ascii: "0") && place + 1 < text.count && text[place + 1].isDigit
      let before = place > 0 ? text[place - 1] : 0
      let isLeading = isZero && !before.isDigit && before != UInt8(ascii: ".") && before != UInt8(ascii: ",")
      if !isLeading { plain.append(byte) }
      place += 1
    }
  }
  return plain
}

/// Returns the plain sign that a typographic one, of the byte 0xE2 and these two, stands for.
private func plainSign(_ second: UInt8, _ third: UInt8) -> UInt8? {
  switch (second, third) {
  case (0x80, 0x90...0x95), (0x88, 0x92): UInt8(ascii: "-")
  case (0x80, 0x9C...0x9F): UInt8(ascii: "\"")
  case (0x80, 0x98...0x9B): UInt8(ascii: "'")
  default: nil
  }
}
