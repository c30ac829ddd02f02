import Grammar
import Text
import Training

/// A line of a text and what it is, before lines are put together to entries.
struct CutLine {
  enum Role { case blank, comment, header, exercise, sets, content }

  var role: Role
  /// Empty for blank lines; nothing before it yet.
  var piece: Piece
}

extension LineCursor {
  /// The bytes of the whole line.
  var lineText: [UInt8] { Array(bytes[wholeLine.bounds]) }

  /// A line that is not cut further, known by its text.
  func leaf(_ kind: Piece.Kind, key: String? = nil) -> Piece {
    Piece(kind, key ?? Piece.trimmed(bytes[wholeLine.bounds]), text: lineText)
  }

  /// Cuts the line behind a name that ends at an offset: at its commas, but for those of decimals.
  func cut(_ kind: Piece.Kind, _ key: String, into part: Piece.Kind, behind nameEnd: Int) -> Piece {
    let start = wholeLine.lowerBound
    var parts = [Piece(.name, "", text: Array(bytes[start..<nameEnd]))]
    var done = nameEnd
    var content: Range<Int>?
    func close() {
      guard let range = content else { return }
      let text = Array(bytes[range])
      parts.append(Piece(part, Piece.wordless(text), gap: Array(bytes[done..<range.lowerBound]), text: text))
      done = range.upperBound
      content = nil
    }
    var distance = 0
    while let token = peek(distance) {
      distance += 1
      if token.range.lowerBound < nameEnd || token.kind == .blank { continue }
      if token.kind == .comma, !isDecimal(token) {
        close()
      } else {
        content = (content?.lowerBound ?? token.range.lowerBound)..<token.range.upperBound
      }
    }
    close()
    parts.append(Piece(.tail, "", text: Array(bytes[done..<wholeLine.upperBound])))
    return Piece(kind, key, parts: parts)
  }

  /// The offset behind the name and its colon; nil without a name.
  var endOfName: Int? {
    var distance = 0
    while let token = peek(distance) {
      distance += 1
      if token.kind == .colon, peek(distance)?.kind ?? .blank == .blank { return token.range.upperBound }
    }
    return nil
  }

  private func isDecimal(_ comma: Token) -> Bool {
    let (before, after) = (comma.range.lowerBound - 1, comma.range.upperBound)
    return before >= 0 && after < bytes.count && bytes[before].isDigit && bytes[after].isDigit
  }
}

extension Piece {
  /// A line without its end and the blanks around it.
  static func trimmed(_ line: ArraySlice<UInt8>) -> String {
    let end = line.lastIndex { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") } ?? line.startIndex - 1
    return String(decoding: line[...end], as: UTF8.self).trimmed
  }

  /// A text without blanks and case, in plain signs: only to find what belongs together, never to say that it is the same.
  static func wordless(_ text: [UInt8]) -> String {
    String(decoding: plainSigns(text).filter { $0 > 0x20 }, as: UTF8.self).lowercased()
  }

  /// With the signs that `fmt` writes: `x` for a times sign, `-` for dashes, straight quotes, `7:05` without its zero.
  static func plainSigns(_ text: [UInt8]) -> [UInt8] {
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
  private static func plainSign(_ second: UInt8, _ third: UInt8) -> UInt8? {
    switch (second, third) {
    case (0x80, 0x90...0x95), (0x88, 0x92): UInt8(ascii: "-")
    case (0x80, 0x9C...0x9F): UInt8(ascii: "\"")
    case (0x80, 0x98...0x9B): UInt8(ascii: "'")
    default: nil
    }
  }
}
