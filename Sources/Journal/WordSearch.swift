import Platform

/// Words that say something; where they do not stand, in any case, nothing is said with them.
/// As the format writes it, and as people do: `peso corporal`.
private let bodyweightWord = Array("bodyweight".utf8)
private let corporalWord = Array("corporal".utf8)
private let skipWord = Array("skip".utf8)
private let folgaWord = Array("folga".utf8)

/// Somebody may have noted what the body weighed.
func mayHoldBodyweight(_ bytes: Span<UInt8>, by letter: Unicode.Scalar) -> Bool {
  holds(bodyweightWord, by: letter, bytes) || holds(corporalWord, by: "p", bytes)
}

/// Days may be skipped.
func mayHoldSkip(_ bytes: Span<UInt8>) -> Bool { holds(skipWord, by: "k", bytes) || holds(folgaWord, by: "g", bytes) }

/// A word stands somewhere, in any case. It is looked for by one of its letters, a rare one, as nobody knows how many months
/// it will take.
func holds(_ word: [UInt8], by letter: Unicode.Scalar, _ bytes: Span<UInt8>) -> Bool {
  let small = UInt8(ascii: letter)
  guard let offset = word.firstIndex(of: small) else { return false }
  return holds(word, by: small, at: offset, bytes) || holds(word, by: small & ~0x20, at: offset, bytes)
}

private func holds(_ word: [UInt8], by letter: UInt8, at offset: Int, _ bytes: Span<UInt8>) -> Bool {
  var next = offset
  while let place = firstPlace(of: letter, in: bytes, from: next) {
    let start = place - offset
    next = place + 1
    if bytes.count - start < word.count { return false }
    if word.indices.allSatisfy({ bytes[start + $0] | 0x20 == word[$0] }) { return true }
  }
  return false
}
