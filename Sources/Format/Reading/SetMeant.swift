import Text
import Training

/// What was meant by a group of sets that does not read: the ways to write it that do, likeliest first.
///
/// The text is cut into pieces (a load, a number, a time …), and the sequence of their kinds says what was meant.
/// Only what reads as sets without a finding is ever proposed, so that every proposal can be pasted.
func setsMeant(by text: String) -> [String] {
  guard text.utf8.count <= 120 else { return [] }
  var pieces = SetPiece.pieces(of: text)
  let tail = marksMeant(&pieces)
  var proposals: [String] = []
  for head in headsMeant(pieces) {
    let whole = ([head] + tail).joined(separator: " ")
    if whole != text, !proposals.contains(whole), readsAsSets(whole) { proposals.append(whole) }
  }
  return proposals
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
func writing(_ proposals: [String]) -> String {
  "write " + proposals.map { "'\($0)'" }.joined(separator: " or ")
}

// MARK: What the pieces say

/// The ways to write the sets themselves, without their marks.
private func headsMeant(_ all: [SetPiece]) -> [String] {
  let pieces = all.filter { $0.kind != "r" }.joined()
  let kinds = String(pieces.map(\.kind))
  let text = pieces.map(\.text)
  switch kinds {
  case "N", "T", "D": return [text[0]]
  case "NxN", "NxT", "NxD": return ["\(text[0])x\(text[2])"]
  case "LxN", "LxT", "LxD", "BxN", "BxT", "BxD", "L-N", "L/N": return ["\(text[0]) x \(text[2])"]
  case "LN", "BN", "LT", "LD", "BT": return ["\(text[0]) x \(text[1])"]
  case "LNxN", "BNxN": return ["\(text[1])x\(text[3]) @ \(text[0])"]
  case "LxNxN", "BxNxN": return bothWays(text[2], text[4], load: text[0])
  case "NxNxN": return loadAmong(text[0], text[2], text[4])
  case "NxNL", "NxNB", "NxTL": return ["\(text[0])x\(text[2]) @ \(text[3])"]
  case "NxN@L", "NxN@B", "NxNxL": return ["\(text[0])x\(text[2]) @ \(text[4])"]
  case "NxLxN": return ["\(text[0])x\(text[4]) @ \(text[2])"]
  case "NxBxN": return ["\(text[0])x\(text[4]) @ \(text[2])"]
  case "NxN@N": return ["\(text[0])x\(text[2]) @ \(text[4])kg", "\(text[0])x\(text[2]) rpe \(text[4])"]
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
  default: return lists(pieces, kinds) + blankAfterComma(pieces, kinds)
  }
}

/// Sets and reps in the usual order first; the other is written as often where they are close.
private func bothWays(_ first: String, _ second: String, load: String) -> [String] {
  let isUsual = (Int(first) ?? 0) <= (Int(second) ?? 0)
  let (sets, reps) = isUsual ? (first, second) : (second, first)
  return ["\(sets)x\(reps) @ \(load)", "\(reps)x\(sets) @ \(load)"]
}

/// Three numbers without a unit: the largest is the load.
private func loadAmong(_ first: String, _ second: String, _ third: String) -> [String] {
  guard let a = Int(first), let b = Int(second), let c = Int(third) else { return [] }
  if a > b, a > c { return bothWays(second, third, load: "\(first)kg") }
  return ["\(first)x\(second) @ \(third)kg"]
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

/// `12 10 8`, `12 - 10 - 8`, `80kg x 10 8 6`. `8-10` could be a range, and is none of these.
private func lists(_ pieces: [SetPiece], _ kinds: String) -> [String] {
  var numbers = pieces[...]
  var load = ""
  if kinds.hasPrefix("Lx") || kinds.hasPrefix("Bx") {
    load = pieces[0].text + " x "
    numbers = pieces[2...]
  }
  let values = numbers.filter { $0.kind == "N" }
  let dashes = numbers.filter { $0.kind == "-" }
  guard values.count > 1, values.count + dashes.count == numbers.count, numbers.last?.kind == "N",
    dashes.isEmpty || dashes.count == values.count - 1,
    values.count > 2 || dashes.allSatisfy(\.isApart)
  else { return [] }
  let list = load + values.map(\.text).joined(separator: "/")
  guard load.isEmpty, values.count == 2, dashes.isEmpty, let sets = Int(values[0].text),
    let reps = Int(values[1].text), sets < reps, sets <= SetGroup.mostUnloadedSets
  else { return [list] }
  return ["\(sets)x\(reps)", list]
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

// MARK: Marks

/// Cuts off what stands after the sets, and writes it as marks and remarks.
private func marksMeant(_ pieces: inout [SetPiece]) -> [String] {
  guard let start = pieces.indices.first(where: { $0 > 0 && startsMarks(pieces, at: $0) }) else { return [] }
  var rest = Array(pieces[start...]).joined()[...]
  pieces.removeSubrange(start...)
  var marks: [String] = []
  var words: [String] = []
  func remark(_ marks: inout [String]) {
    if !words.isEmpty { marks.append("\"\(words.joined(separator: " "))\"") }
    words = []
  }
  while let piece = rest.popFirst() {
    let lower = piece.text.lowercased()
    if let mark = markMeant(lower), words.isEmpty,
      mark != "f" && mark != "d" || lower == mark || rest.first?.kind != "w"
    {
      remark(&marks)
      marks.append(mark)
    } else if piece.kind == "s" {
      remark(&marks)
      marks.append(piece.text)
    } else if SetMark.wordsBeforeValues.contains(lower), let value = rest.first {
      remark(&marks)
      rest.removeFirst()
      marks.append("\(lower) \(value.text)")
    } else if !(words.isEmpty && "#>-(".contains(piece.kind)), piece.kind != ")" {
      if piece.isApart || words.isEmpty {
        words.append(piece.raw)
      } else {
        words[words.count - 1] += piece.raw
      }
    }
  }
  remark(&marks)
  return marks
}

private func startsMarks(_ pieces: [SetPiece], at place: Int) -> Bool {
  switch pieces[place].kind {
  case "s", "#", ">", "(", "w": true
  case "-": place + 1 < pieces.count && pieces[place + 1].kind == "w"
  default: false
  }
}

private func markMeant(_ word: String) -> String? {
  SetMark.words.first { $0.keyword == word }?.keyword
    ?? SetMark.all.first { $0.synonyms.contains(word) }?.keyword?.description
}
