import Text

/// Returns the key that names compare by: canonically composed, without case and invisible signs, with one sigma and
/// plain quotes, dashes and blanks. Accents count: `Ômega` is not `Omega`.
package func nameKey(_ text: String) -> String {
  var bytes = Array(text.utf8)
  if let kind = plainness(bytes) { return kind == .key ? text : latinKey(&bytes) }
  var plain = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x2018...0x201B: plain.append("'")
    case 0x201C...0x201F: plain.append("\"")
    case 0x2010...0x2015, 0x2212: plain.append("-")
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: plain.append(" ")
    case _ where scalar.isInvisible: break
    default: plain.append(scalar)
    }
  }
  var lower = String(plain).lowercased()
  if lower.unicodeScalars.contains("ς") {
    lower = String(String.UnicodeScalarView(lower.unicodeScalars.map { $0 == "ς" ? "σ" : $0 }))
  }
  return collapsed(lower)
}

/// Returns the key that words of closed lists compare by: a `nameKey` without accents.
package func folded(_ text: String) -> String {
  let key = nameKey(text)
  if key.utf8.allSatisfy({ $0 < 0x80 }) { return key }
  var result = ""
  for scalar in key.unicodeScalars {
    switch scalar {
    case "à"..."å", "ā": result.append("a")
    case "ç": result.append("c")
    case "è"..."ë": result.append("e")
    case "ì"..."ï": result.append("i")
    case "ñ": result.append("n")
    case "ò"..."ö": result.append("o")
    case "ù"..."ü": result.append("u")
    case _ where 0x300...0x36F ~= scalar.value: break
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Returns a text with single blanks, and none at its ends.
private func collapsed(_ text: String) -> String {
  text.split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init).joined(separator: " ")
}

private enum Plainness {
  /// The text is its own key.
  case key
  /// The text has letters of ASCII and Latin-1, which are made small byte by byte.
  case latin
}

/// Returns the plainness of a text; nil for one with other letters, or other blanks.
private func plainness(_ bytes: [UInt8]) -> Plainness? {
  var isKey = true
  var previous = UInt8(ascii: " ")
  for byte in bytes {
    if byte >= 0x80 {
      // U+00C0 to U+00FF are C3 and a second byte, each a different composed letter.
      guard byte == 0xC3 || previous == 0xC3 else { return nil }
      if previous == 0xC3, isCapital(byte) { isKey = false }
    } else if 0x41...0x5A ~= byte || byte == 0x09 || byte == 0x20 && previous == 0x20 {
      isKey = false
    }
    previous = byte
  }
  return isKey && previous != 0x20 ? .key : .latin
}

/// True for the second byte of a capital letter of Latin-1: À to Þ without ×.
private func isCapital(_ second: UInt8) -> Bool { 0x80...0x9E ~= second && second != 0x97 }

/// Returns the key in lower case, with single blanks and none at its ends.
private func latinKey(_ key: inout [UInt8]) -> String {
  // The key never gets longer, and is written over the text.
  var end = 0
  var previous = UInt8(ascii: " ")
  for index in key.indices {
    var byte = key[index]
    if byte == 0x20 || byte == 0x09 {
      if previous == 0x20 { continue }
      byte = 0x20
    } else if byte < 0x80 ? 0x41...0x5A ~= byte : previous == 0xC3 && isCapital(byte) {
      byte |= 0x20
    }
    key[end] = byte
    end += 1
    previous = byte
  }
  if end > 0, previous == 0x20 { end -= 1 }
  return String(decoding: key[..<end], as: UTF8.self)
}

/// Returns the letters and digits of a name, without accents and in lower case, which sound the same when read.
package func bareLetters(_ name: String) -> String {
  folded(name).filter { $0.isLetter || $0.isNumber }
}
