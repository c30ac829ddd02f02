import JournalText

/// What a name compares by: canonical equivalence (a composed and a decomposed `é` are one), no case, plain quotes,
/// dashes and blanks. Accents matter: `Ômega` is not `Omega`.
package func nameKey(_ text: String) -> String {
  if let kind = plainness(text) { return kind == .key ? text : latinKey(text) }
  var plain = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x2018...0x201B: plain.append("'")
    case 0x201C...0x201F: plain.append("\"")
    case 0x2010...0x2015, 0x2212: plain.append("-")
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: plain.append(" ")
    default: plain.append(scalar)
    }
  }
  return collapsed(String(plain).lowercased())
}

/// What a word of a closed list compares by: as `nameKey`, and accents do not matter either.
package func folded(_ text: String) -> String {
  var result = ""
  for scalar in nameKey(text).unicodeScalars {
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

/// Runs of blanks become one; none at the ends.
private func collapsed(_ text: String) -> String {
  text.split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init).joined(separator: " ")
}

private enum Plainness {
  /// It is its own key.
  case key
  /// Letters of ASCII and Latin-1, which are made small byte by byte.
  case latin
}

/// Nil for a text of other letters, or other blanks.
private func plainness(_ text: String) -> Plainness? {
  var isKey = true
  var previous = UInt8(ascii: " ")
  for byte in text.utf8 {
    if byte >= 0x80 {
      // U+00C0 to U+00FF: C3 and a byte of which every one is another letter, composed.
      guard byte == 0xC3 || previous == 0xC3 else { return nil }
      if previous == 0xC3, isCapital(byte) { isKey = false }
    } else if 0x41...0x5A ~= byte || byte == 0x09 || byte == 0x20 && previous == 0x20 {
      isKey = false
    }
    previous = byte
  }
  return isKey && previous != 0x20 ? .key : .latin
}

/// The second byte of a capital letter of Latin-1: À to Þ without ×.
private func isCapital(_ second: UInt8) -> Bool { 0x80...0x9E ~= second && second != 0x97 }

/// In lower case, runs of blanks as one, none at the ends.
private func latinKey(_ text: String) -> String {
  var key: [UInt8] = []
  for byte in text.utf8 {
    if byte == 0x20 || byte == 0x09 {
      if let last = key.last, last != 0x20 { key.append(0x20) }
    } else {
      let isCapital = byte < 0x80 ? 0x41...0x5A ~= byte : key.last == 0xC3 && isCapital(byte)
      key.append(isCapital ? byte | 0x20 : byte)
    }
  }
  if key.last == 0x20 { key.removeLast() }
  return String(decoding: key, as: UTF8.self)
}
