/// What a name compares by: canonical equivalence (a composed and a decomposed `é` are one), no case, plain quotes,
/// dashes and blanks. Accents matter: `Ômega` is not `Omega`.
package func nameKey(_ text: String) -> String {
  guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return collapsed(text.lowercased()) }
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
  text.split(whereSeparator: { $0 == " " || $0 == "\t" }).joined(separator: " ")
}
