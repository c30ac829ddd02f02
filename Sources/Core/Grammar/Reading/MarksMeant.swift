import Training

/// Cuts off what stands after the sets, and writes it as marks and remarks: the ways to do that, likeliest first, and the
/// group that goes on behind it, as after `drop`. `first` stood before the sets.
func marksMeant(
  _ pieces: inout [SetPiece], _ first: [SetPiece], unit: WeightUnit
) -> (marks: [[String]], following: String) {
  var rest = first + takenFromTheMiddle(&pieces)
  if let start = pieces.indices.first(where: { $0 > 0 && startsMarks(pieces, at: $0) }) {
    rest += pieces[start...]
    pieces.removeSubrange(start...)
  }
  var meant = MarksMeant(rest.joined()[...], unit)
  return meant.read()
}

/// `20kg each x 10`, `20kg/lado x 10`: words before the sign of times.
private func takenFromTheMiddle(_ pieces: inout [SetPiece]) -> [SetPiece] {
  guard let start = pieces.indices.first(where: { $0 > 0 && pieces[$0].kind == "w" }),
    let end = pieces[start...].firstIndex(where: { $0.kind != "w" }), pieces[end].kind == "x",
    "LN".contains(pieces[0].kind)
  else { return [] }
  // `2 plates x 8` is no two sets.
  let ofSides = [
    "each", "per", "a", "side", "hand", "arm", "leg", "por", "cada", "de", "lado", "mao", "braco", "perna",
  ]
  guard pieces[0].kind == "L" || pieces[start..<end].allSatisfy({ ofSides.contains(folded($0.text)) }) else {
    return []
  }
  let from = start > 1 && pieces[start - 1].kind == "/" ? start - 1 : start
  defer { pieces.removeSubrange(from..<end) }
  return Array(pieces[from..<end])
}

private func startsMarks(_ pieces: [SetPiece], at place: Int) -> Bool {
  let following = place + 1 < pieces.count ? pieces[place + 1] : nil
  return switch pieces[place].kind {
  case "s", "#", ">", "w", "!", "a": !(pieces[place].kind == "#" && following?.kind == "x")
  case "(": !(following?.kind == "L" && pieces.last?.kind == ")")
  case "-": following?.kind == "w"
  // `@ rpe 8`, `@18:55`; a clock behind a distance is a pace.
  case "@": following?.kind == "w" || following?.isClock == true && !pieces[..<place].contains { $0.kind == "D" }
  case "T": pieces[place].isClock && pieces[place - 1].kind == "N" && pieces.contains { $0.kind == "x" }
  // `2 rir`
  case "N": pieces[place - 1].kind == "N" && isBehindItsValue(pieces[place...].dropFirst())
  default: false
  }
}

/// Whether a word is a mark, or one that people write for one.
package func isWordOfMark(_ word: String) -> Bool {
  SetMark.all.contains { mark in
    guard case .word = mark.form else { return false }
    return mark.keyword?.description == word.lowercased() || mark.synonyms.contains(word.lowercased())
  }
}

private func isBeforeValue(_ word: String) -> Bool { SetMark.wordsBeforeValues.contains(word.lowercased()) }

/// `rir` of `2 rir`, and not `rpe 9` of `95 rpe 9`.
private func isBehindItsValue(_ rest: ArraySlice<SetPiece>) -> Bool {
  guard let word = rest.first, isBeforeValue(word.text) else { return false }
  return rest.dropFirst().first { !$0.isAssignment }?.kind != "N"
}

extension SetPiece {
  fileprivate var isClock: Bool { kind == "T" && text.contains(":") }
  /// Of a number alone, `7` behind 'às', the time of day that it is.
  fileprivate var clock: String? { kind == "N" ? clockSpelled(text) : nil }
  /// `rpe: 8`, `rpe=8`
  fileprivate var isAssignment: Bool { kind == ":" || kind == "=" }
}

private struct MarksMeant {
  private var rest: ArraySlice<SetPiece>
  private let unit: WeightUnit
  private var ways: [[String]] = [[]]
  private var words: [String] = []
  /// A set stands among the words: a remark would swallow it.
  private var hasSet = false

  init(_ rest: ArraySlice<SetPiece>, _ unit: WeightUnit) { (self.rest, self.unit) = (rest, unit) }

  /// No way where a mark lacks its value: what it was nobody can know.
  mutating func read() -> (marks: [[String]], following: String) {
    while let piece = rest.first {
      if let (mark, count) = mark() {
        endRemark()
        rest.removeFirst(count)
        if rest.first?.isAssignment == true { rest.removeFirst() }
        if case .word = mark.form {
          let keyword = mark.keyword?.description ?? ""
          // The drop is the set that follows.
          if keyword == "d", let set = setAhead(marked: keyword) { return (ways, ", " + set) }
          add([keyword])
        } else {
          guard let values = values(of: mark) else { return ([], "") }
          add(values.map { "\(mark.keyword?.description ?? "") \($0)" })
        }
      } else if piece.isClock, words.isEmpty {
        rest.removeFirst()
        add(["at \(piece.text)"])
      } else if piece.kind == "N", words.isEmpty, isBehindItsValue(rest.dropFirst()), let word = rest.dropFirst().first
      {
        rest.removeFirst(2)
        add(["\(word.text.lowercased()) \(piece.text)"])
      } else {
        rest.removeFirst()
        addToRemark(piece)
      }
    }
    endRemark()
    return (hasSet ? [] : ways, "")
  }

  /// The mark that stands next, by its keyword or by words that people write for it, and how many pieces that are.
  private func mark() -> (SetMark, count: Int)? {
    guard words.isEmpty, rest.first?.kind == "w" else { return nil }
    for mark in SetMark.all {
      for phrase in mark.synonyms + [mark.keyword?.description ?? ""] {
        guard let count = count(of: phrase) else { continue }
        // Among other words these are part of what they say: `drop the bar`.
        let after = rest.dropFirst(count).first { !$0.isAssignment }
        if ["drop", "fail"].contains(phrase), after?.kind == "w" { continue }
        if case .clock = mark.form, after?.isClock != true, after?.clock == nil { continue }
        return (mark, count)
      }
    }
    return nil
  }

  /// How many pieces a phrase takes, with the hyphens in it; nil where something else stands there.
  private func count(of phrase: String) -> Int? {
    var ahead = rest
    for word in phrase.split(separator: " ") {
      if ahead.startIndex > rest.startIndex, ahead.first?.kind == "-" { ahead = ahead.dropFirst() }
      guard let piece = ahead.first, piece.kind == "w", piece.text.lowercased() == word else { return nil }
      ahead = ahead.dropFirst()
    }
    return phrase.isEmpty ? nil : ahead.startIndex - rest.startIndex
  }

  /// `8`, `8-9`: of a range each end, and what is between them.
  private mutating func values(of mark: SetMark) -> [String]? {
    guard let first = rest.first, first.kind == "N" || first.isClock else { return nil }
    rest.removeFirst()
    if case .clock = mark.form { return [first.clock ?? first.text] }
    guard rest.first?.kind == "-", let last = rest.dropFirst().first, last.kind == "N" else { return [first.text] }
    rest.removeFirst(2)
    let isNext = Int(first.text).map { Int(last.text) == $0 + 1 } ?? false
    return [first.text, last.text] + (isNext && mark.name == "rpe" ? ["\(first.text).5"] : [])
  }

  /// What follows as a set of its own; nil where it is none.
  private func setAhead(marked mark: String) -> String? {
    guard let kind = rest.first?.kind, "LBN".contains(kind) else { return nil }
    return groupsMeant(Array(rest), marked: mark, unit: unit).first { readsAsSets($0) }
  }

  /// Each way so far with each of these.
  private mutating func add(_ marks: [String]) { ways = ways.flatMap { way in marks.map { way + [$0] } } }

  private mutating func addToRemark(_ piece: SetPiece) {
    if piece.kind == "s" {
      endRemark()
      return add([piece.text])
    }
    if piece.kind == "x", let following = rest.first?.kind, "NTD".contains(following) { hasSet = true }
    let isSign = "#>-()@".contains(piece.kind)
    if isSign, words.isEmpty || piece.kind == ")" { return }
    if piece.isApart || words.isEmpty {
      words.append(piece.raw)
    } else {
      words[words.count - 1] += piece.raw
    }
  }

  private mutating func endRemark() {
    if !words.isEmpty { add(["\"\(words.joined(separator: " "))\""]) }
    words = []
  }
}
