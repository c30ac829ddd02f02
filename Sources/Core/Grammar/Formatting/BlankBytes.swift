import Text

/// Returns the offset at which a line's text ends, before any white space at the line's end.
func endOfText(_ bytes: [UInt8], in line: Range<Int>) -> Int {
  var end = line.upperBound
  while end > line.lowerBound {
    let byte = bytes[end - 1]
    if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
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
