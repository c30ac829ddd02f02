package import Text
package import Training

/// What was meant by a group of sets that does not read: the ways to write it that do, likeliest first.
///
/// The text is cut into pieces (a load, a number, a time …), and the sequence of their kinds says what was meant.
/// Only what reads as sets without a finding is ever proposed, so that every proposal can be pasted.
/// A load that lacks its unit is proposed in `unit`.
package func setsMeant(by text: String, unit: WeightUnit) -> [String] {
  guard text.utf8.count <= 120 else { return [] }
  let plain = withTimesSigns(withPlainDigits(text))
  var proposals: [String] = []
  for whole in severalMeant(plain) ?? groupsMeant(SetPiece.pieces(of: plain), unit: unit) {
    if whole != text, !proposals.contains(whole), readsAsSets(whole) { proposals.append(whole) }
  }
  return proposals
}

/// The ways to write one group with its marks, whether they read or not; all of them with `mark`.
func groupsMeant(_ written: [SetPiece], marked mark: String? = nil, unit: WeightUnit) -> [String] {
  var pieces = withoutBullet(written)
  // `W 40kg x 10`, `45º 200kg x 10`: what stands first is said of the set.
  var first: [SetPiece] = []
  if pieces.count > 1, pieces[0].kind == "a" || pieces[0].kind == "w" && isWordOfMark(pieces[0].text) {
    first = [pieces.removeFirst()]
  }
  // `3xmax`, `3x12r`: a count without its number is no remark.
  let glued = pieces.indices.dropFirst().first { place in
    pieces[place].kind == "w" && !pieces[place].isApart && "NLBTD".contains(pieces[place - 1].kind)
  }
  if let glued, let sign = pieces[glued].raw.first, isTimes(sign) { return [] }
  let all = pieces.count
  let (marks, following) = marksMeant(&pieces, first, unit: unit)
  // `135 amrap 12`: a remark would take the reps with it.
  if pieces.count == 1, pieces[0].kind == "N", all > 1,
    marks.contains(where: { $0.contains(where: isRemarkWithNumber) })
  {
    return []
  }
  var result: [String] = []
  for head in headsMeant(pieces, unit) + headsAtTime(pieces, unit) {
    for tail in marks { result.append(([head] + (mark.map { [$0] } ?? []) + tail).joined(separator: " ") + following) }
  }
  return result
}

private func isRemarkWithNumber(_ mark: String) -> Bool { mark.hasPrefix("\"") && mark.contains(where: \.isDigit) }

/// `80kg x 10; 80kg x 8`, `80kg x 10 / 85kg x 8`: nil where no such sign stands between two groups.
private func severalMeant(_ text: String) -> [String]? {
  // The zero of a list may have changed its place: `1/09` is `10/9`, or one too many.
  let bytes = Array(text.utf8)
  if let zero = bytes[...].firstPlace(of: Array("/0".utf8)), zero + 2 < bytes.count, 0x30...0x39 ~= bytes[zero + 2] {
    let (start, end) = (
      String(decoding: bytes[..<zero], as: UTF8.self), String(decoding: bytes[(zero + 2)...], as: UTF8.self)
    )
    return ["\(start)/\(end)", "\(start)0/\(end)"]
  }
  for sign in ["; ", " / "] {
    let parts = text.split(separator: Character(String(sign.trimmed))).map { String($0).trimmed }
    if parts.count > 1, text.holds(sign), parts.allSatisfy({ readsAsSets($0) }) {
      return [parts.joined(separator: ", ")]
    }
  }
  return nil
}

/// Of the full width that East Asian keyboards write.
private func withPlainDigits(_ text: String) -> String {
  var plain = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    let isWide = 0xFF10...0xFF19 ~= scalar.value
    plain.append(isWide ? Unicode.Scalar(UInt8(scalar.value - 0xFF10 + 0x30)) : scalar)
  }
  return String(plain)
}

/// `60 kg 3 de 10`, `3 of 10`: three sets of ten.
private func withTimesSigns(_ text: String) -> String {
  var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
  let isNumber = { (word: String) in word.utf8.allSatisfy(\.isDigit) && !word.isEmpty }
  for place in words.indices.dropFirst().dropLast() where ["de", "of"].contains(words[place].lowercased()) {
    if isNumber(words[place - 1]), isNumber(words[place + 1]) { words[place] = "x" }
  }
  return words.joined(separator: " ")
}

/// `- 80kg x 10`, pasted from elsewhere.
private func withoutBullet(_ pieces: [SetPiece]) -> [SetPiece] {
  guard pieces.count > 1, "-x•·>".contains(pieces[0].kind), pieces[1].isApart, "LNB".contains(pieces[1].kind),
    pieces[0].kind != "x" || pieces[0].raw == "*"
  else { return pieces }
  return Array(pieces.dropFirst())
}

/// Whether a text stands after `name:` without a finding.
func readsAsSets(_ text: String) -> Bool {
  var line = LineCursor(Source(name: "", bytes: Array(text.utf8)))
  guard line.nextLine() else { return false }
  var draft = SessionDraft()
  return line.takeSets(into: &draft) && !draft.sets.isEmpty
}

extension LineCursor {
  /// Reads what is left of the line; whether that is sets without a finding.
  mutating func takeSets(into draft: inout SessionDraft) -> Bool {
    var reader = SetReader(isTrial: true)
    reader.read(&self, into: &draft)
    return reader.diagnostics.isEmpty
  }
}

/// "write 'a'", "write 'a' or 'b'".
package func writing(_ proposals: [String]) -> Message {
  "write \(proposals.map { "'\($0)'" }.alternatives)"
}

// MARK: What the pieces say

/// The ways to write the sets themselves, without their marks.
func headsMeant(_ all: [SetPiece], _ unit: WeightUnit) -> [String] {
  // `60kg x 8 3 times`
  if let count = all.last, count.kind == "n", ["LxN", "LN", "BxN", "BN"].contains(String(all.dropLast().map(\.kind))) {
    return ["\(count.text)x\(all[all.count - 2].text) @ \(all[0].text)"]
  }
  let pieces = all.filter { $0.kind != "r" }.map { piece in
    var piece = piece
    if piece.kind == "n" { piece.kind = "N" }
    return piece
  }.joined()
  guard let (loaded, isCertain) = withLoad(pieces, unit) else { return headsRead(pieces, unit) }
  let heads = headsRead(loaded, unit)
  return isCertain && !heads.isEmpty ? heads : heads + headsRead(pieces, unit)
}

/// What the kinds of the pieces say.
private func headsRead(_ pieces: [SetPiece], _ unit: WeightUnit) -> [String] {
  let kinds = String(pieces.map(\.kind))
  let text = pieces.map(\.text)
  switch kinds {
  case "N", "T", "D": return [text[0]]
  case "NxN", "NxT", "NxD": return ["\(text[0])x\(text[2])"]
  case "LxN" where text[2].contains(","): return ["\(text[0]) x \(text[2].swapping(",", for: "/"))"]
  case "LxN" where text[2].contains("."):
    // Reps are whole.
    let whole = text[2].prefix { $0 != "." }
    return [Int(whole), Int(whole).map { $0 + 1 }].compactMap { $0 }.map { "\(text[0]) x \($0)" }
  case "LxN", "LxT", "LxD", "BxN", "BxT", "BxD", "L-N", "L/N": return ["\(text[0]) x \(text[2])"]
  case "LN", "BN", "LT", "LD", "BT": return ["\(text[0]) x \(text[1])"]
  case "LNxN", "BNxN": return ["\(text[1])x\(text[3]) @ \(text[0])"]
  case "LxNxN", "BxNxN":
    let isList = pieces[3].isApart && !pieces[4].isApart
    return bothWays(text[2], text[4], load: text[0]) + (isList ? ["\(text[0]) x \(text[2])/\(text[4])"] : [])
  case "xN": return [text[1], "bw x \(text[1])"]
  case "+NxN", "-NxN": return ["bw\(text[0])\(text[1])\(unit) x \(text[3])"]
  case "+NN", "-NN": return ["bw\(text[0])\(text[1])\(unit) x \(text[2])"]
  case "+LxN", "-LxN": return ["bw\(text[0])\(text[1]) x \(text[3])"]
  case "B+NxN", "B-NxN":
    return (unit == .kg ? ["kg", "lb"] : ["lb", "kg"]).map { "bw\(text[1])\(text[2])\($0) x \(text[4])" }
  case "L@N": return ["\(text[0]) x \(text[2])"]
  case "N@L", "NL": return ["\(text[kinds.utf8.count - 1]) x \(text[0])"]
  case "L:N", "L:T": return ["\(text[0]) x \(text[2])"]
  case "LxN@L": return ["\(text[0]) x \(text[2])", "\(text[4]) x \(text[2])"]
  case "N-LxN":
    let unit = String(text[2].drop { !$0.isLetter })
    return ["\(text[0])\(unit) x \(text[4])", "\(text[2]) x \(text[4])"]
  case "LxN-N": return [text[2], text[4], "\(text[2])/\(text[4])"].map { "\(text[0]) x \($0)" }
  case "LxN+", "BxN+": return ["\(text[0]) x \(text[2])"]
  case "N#xN": return ["\(text[0])lb x \(text[3])"]
  case "NxN(L)", "NxN-L": return ["\(text[0])x\(text[2]) @ \(text[4])"]
  case "NxNN": return ["\(text[0])x\(text[2]) @ \(text[3])\(unit)", "\(text[0])x\(text[2]), \(text[3])"]
  case "NNxN": return ["\(text[1])x\(text[3]) @ \(text[0])\(unit)", "\(text[0]), \(text[1])x\(text[3])"]
  case "TN": return text[0].hasSuffix("min") && (Int(text[1]) ?? 60) < 60 ? ["\(text[0])\(text[1])s"] : []
  case "NxNxN": return ["\(text[0])x\(text[2]) @ \(text[4])\(unit)"]
  case "NxNL", "NxNB", "NxTL": return ["\(text[0])x\(text[2]) @ \(text[3])"]
  case "NxN@L", "NxN@B", "NxNxL": return ["\(text[0])x\(text[2]) @ \(text[4])"]
  // Two sets, or a load in each hand.
  case "NxLxN": return ["\(text[0])x\(text[4]) @ \(text[2])", "\(text[2]) x \(text[4]) \"\(text[0])x\""]
  case "NxBxN": return ["\(text[0])x\(text[4]) @ \(text[2])"]
  case "NxN@N": return ["\(text[0])x\(text[2]) @ \(text[4])\(unit)", "\(text[0])x\(text[2]) rpe \(text[4])"]
  case "LxN@N", "BxN@N": return ["\(text[0]) x \(text[2]) rpe \(text[4])"]
  case "BLxN", "BLxT":
    return ["bw+\(text[1]) x \(text[3])", "bw-\(text[1]) x \(text[3])"]
  case "BxN+L": return ["bw+\(text[4]) x \(text[2])"]
  case "BxN-L": return ["bw-\(text[4]) x \(text[2])"]
  case "TT": return [together(text[0], text[1])].compactMap { $0 }
  case "DT": return ["\(text[0]) in \(text[1])"]
  case "DiT", "D/T": return ["\(text[0]) in \(text[2])"]
  case "DTT", "DiTT":
    return [together(text[text.count - 2], text[text.count - 1])].compactMap { $0 }
      .map { "\(text[0]) in \($0)" }
  case "NxDT": return ["\(text[0])x\(text[2]) in \(text[3])"]
  case "NxDiT": return ["\(text[0])x\(text[2]) in \(text[4])"]
  case "DiN": return times(text[2], of: text[0]).map { "\(text[0]) in \($0)" }
  case "NxDiN": return times(text[4], of: text[2]).map { "\(text[0])x\(text[2]) in \($0)" }
  default: return timesEach(text, kinds) + lists(pieces, kinds, unit) + blankAfterComma(pieces, kinds)
  }
}

/// `60kg x8 x7 x6`
private func timesEach(_ text: [String], _ kinds: String) -> [String] {
  let counts = (kinds.utf8.count - 1) / 2
  guard counts > 2,
    kinds == "L" + String(repeating: "xN", count: counts) || kinds == "B" + String(repeating: "xN", count: counts)
  else { return [] }
  return ["\(text[0]) x " + stride(from: 2, to: text.count, by: 2).map { text[$0] }.joined(separator: "/")]
}

/// Sets and reps in the usual order first; the other is written as often where they are close.
private func bothWays(_ first: String, _ second: String, load: String) -> [String] {
  let isUsual = (Int(first) ?? 0) <= (Int(second) ?? 0)
  let (sets, reps) = isUsual ? (first, second) : (second, first)
  return ["\(sets)x\(reps) @ \(load)", "\(reps)x\(sets) @ \(load)"]
}

/// `1h 5min` is `1h05min`.
private func together(_ first: String, _ second: String) -> String? {
  if first.hasSuffix("h"), second.hasSuffix("min") {
    let minutes = second.dropLast(3)
    return first + (minutes.utf8.count == 1 ? "0" : "") + minutes + "min"
  }
  return first.hasSuffix("min") && second.hasSuffix("s") ? first + second : nil
}

/// A time without its unit.
private func times(_ number: String, of distance: String) -> [String] {
  let parts = number.split { $0 == "." || $0 == "," }
  if parts.count == 2 {
    return parts[1].utf8.count == 2 ? ["\(parts[0]):\(parts[1])"] : []
  }
  let isLong = distance.hasSuffix("km") || distance.hasSuffix("mi")
  return isLong ? ["\(number)min", "\(number)s"] : ["\(number)s", "\(number)min"]
}

/// `12 10 8`, `12 - 10 - 8`, `80kg x 10 8 6`, `80kg 10 8 6`.
private func lists(_ pieces: [SetPiece], _ kinds: String, _ unit: WeightUnit) -> [String] {
  var numbers = pieces[...]
  var load = ""
  if kinds.hasSuffix("NL") { load = (numbers.popLast()?.text ?? "") + " x " }
  if kinds.hasPrefix("L") || kinds.hasPrefix("B") {
    load = pieces[0].text + " x "
    numbers = numbers.dropFirst()
    if let sign = numbers.first?.kind, sign == "x" || sign == ":" { numbers = numbers.dropFirst() }
  }
  let values = numbers.filter { $0.kind == "N" }
  let dashes = numbers.filter { $0.kind == "-" }
  guard values.count > 1, values.count + dashes.count == numbers.count, numbers.last?.kind == "N",
    dashes.isEmpty || dashes.count == values.count - 1,
    values.count > 2 || dashes.allSatisfy(\.isApart)
  else { return [] }
  let list = load + values.map(\.text).joined(separator: "/")
  let counts = values.compactMap { Int($0.text) }
  guard load.isEmpty, dashes.isEmpty, counts.count == values.count else { return [list] }
  if counts.count == 2, counts[0] >= 20, counts[0] > counts[1] * 3 / 2 {
    return ["\(counts[0])\(unit) x \(counts[1])", list]
  }
  if counts.count == 2, counts[0] < counts[1], counts[0] <= SetGroup.mostUnloadedSets {
    return ["\(counts[0])x\(counts[1])", list]
  }
  return loadsAmong(counts, unit) + [list]
}

/// `12 10 8 30 35 40`: numbers that are too large for reps beside the others.
private func loadsAmong(_ numbers: [Int], _ unit: WeightUnit) -> [String] {
  let (left, right) = (numbers.prefix(numbers.count / 2), numbers.suffix(numbers.count / 2))
  guard numbers.count > 3, numbers.count % 2 == 0, (left.max() ?? 0) < (right.min() ?? 0) else { return [] }
  func list(_ numbers: ArraySlice<Int>) -> String { numbers.map(String.init).joined(separator: "/") }
  return ["\(list(right))\(unit) x \(list(left))"]
}

/// `80kg x 10,80kg x 8`: what looks like a decimal comma separates two sets.
private func blankAfterComma(_ pieces: [SetPiece], _ kinds: String) -> [String] {
  guard pieces.count >= 5, pieces.count % 2 == 1, kinds.hasPrefix("Lx"), pieces.last?.kind == "N" else {
    return []
  }
  var result = pieces[0].text
  for (place, piece) in pieces.enumerated().dropFirst() {
    if place % 2 == 1 {
      guard piece.kind == "x" else { return [] }
      result += " x "
    } else if place == pieces.count - 1 {
      result += piece.text
    } else {
      let halves = piece.text.split(separator: ",")
      guard piece.kind == "L", halves.count == 2 else { return [] }
      result += "\(halves[0]), \(halves[1])"
    }
  }
  return [result]
}
