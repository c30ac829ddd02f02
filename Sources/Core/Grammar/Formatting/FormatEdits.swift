import Text

/// The edits of a formatter, which asks for spellings: only a text that differs becomes an edit.
struct FormatEdits {
  private(set) var edits: [TextEdit] = []
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Makes a range `count` plain blanks.
  mutating func blanks(_ range: TextRange, _ count: Int) {
    if range.count == count, range.bounds.allSatisfy({ bytes[$0] == UInt8(ascii: " ") }) { return }
    edits.append(TextEdit(replacing: range, with: String(repeating: " ", count: count)))
  }

  mutating func remove(_ range: TextRange) {
    if !range.isEmpty { edits.append(TextEdit(replacing: range, with: "")) }
  }

  mutating func insert(_ text: String, at offset: Int) { edits.append(TextEdit(inserting: text, at: offset)) }

  mutating func spell(_ range: TextRange, _ text: String) {
    if !bytes[range.bounds].elementsEqual(text.utf8) { edits.append(TextEdit(replacing: range, with: text)) }
  }

  /// Writes ASCII letters in lower case.
  mutating func lowerCase(_ range: TextRange) {
    let isUpper = { (byte: UInt8) in byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
    guard range.bounds.contains(where: { isUpper(bytes[$0]) }) else { return }
    let lower = bytes[range.bounds].map { isUpper($0) ? $0 | 0x20 : $0 }
    edits.append(TextEdit(replacing: range, with: String(decoding: lower, as: UTF8.self)))
  }

  /// Makes the quotes around a text plain; the text in them stays.
  mutating func plainQuotes(_ string: Token) {
    let range = string.range
    if bytes[range.lowerBound] >= 0x80 {
      spell(TextRange(range.lowerBound, range.lowerBound + 3), "\"")
    }
    if bytes[range.upperBound - 1] >= 0x80 {
      spell(TextRange(range.upperBound - 3, range.upperBound), "\"")
    }
  }

  /// Makes `’` a `'`; only a word holds one. With `butFirst`, a first one stays, as a name can't begin with `'`.
  mutating func plainApostrophes(_ word: Token, butFirst: Bool = false) {
    var offset = word.range.lowerBound + (butFirst ? 1 : 0)
    while offset + 2 < word.range.upperBound {
      if bytes[offset] == 0xE2, bytes[offset + 1] == 0x80, 0x98...0x9B ~= bytes[offset + 2] {
        spell(TextRange(offset, offset + 3), "'")
        offset += 2
      }
      offset += 1
    }
  }

  /// Returns the number of columns that the edits from an index on add to their line; edits that insert a line don't
  /// count.
  func growth(since first: Int) -> Int {
    edits[first...].reduce(0) { sum, edit in
      if edit.replacement.utf8.contains(UInt8(ascii: "\n")) { return sum }
      let before = String(decoding: bytes[edit.range.bounds], as: UTF8.self)
      return sum + displayWidth(edit.replacement) - displayWidth(before)
    }
  }
}

/// Returns the offset at which a line's text ends, before any white space at the line's end.
func endOfText(_ bytes: [UInt8], in line: Range<Int>) -> Int {
  var end = line.upperBound
  while end > line.lowerBound {
    let byte = bytes[end - 1]
    if byte.isBlank {
      end -= 1
      continue
    }
    guard byte >= 0x80 else { return end }
    var start = end - 1
    while start > line.lowerBound, end - start < 3, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    guard let scalar = decodeScalar(bytes, at: start, end: end), start + scalar.length == end,
      scalar.value.isBlank
    else { return end }
    end = start
  }
  return end
}

/// Returns the offset at which a line's ending begins, LF or CR LF; the line's end if it has none.
func endOfLine(_ bytes: [UInt8], in line: Range<Int>) -> Int {
  guard !line.isEmpty, bytes[line.upperBound - 1] == UInt8(ascii: "\n") else { return line.upperBound }
  let end = line.upperBound - 1
  return end > line.lowerBound && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
}
