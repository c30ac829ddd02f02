import Training

extension NoteSets {
  var next: NoteToken? { at < tokens.count ? tokens[at] : nil }

  mutating func take(_ kind: NoteToken.Kind) -> Bool {
    guard next?.kind == kind else { return false }
    at += 1
    return true
  }

  mutating func takeWord(_ words: Set<String>) -> Bool {
    next?.word.map { words.contains($0) && take(.word($0)) } ?? false
  }

  mutating func takeRepWord() -> Bool { next?.word.map { setWord($0) == .reps && take(.word($0)) } ?? false }

  /// Reads a number; a comma between two digits is a decimal one.
  mutating func decimal() -> CellNumber? {
    guard let number = whole() else { return nil }
    guard let whole = number.whole, let comma = next, comma.kind == .comma, comma.touches, at + 1 < tokens.count,
      case let tail = tokens[at + 1], tail.touches, tail.range.count <= 2, let decimals = tail.number?.whole
    else { return number }
    at += 2
    let hundredths = whole * 100 + decimals * (tail.range.count == 1 ? 10 : 1)
    return CellNumber(billionths: Int64(hundredths) * 10_000_000)
  }

  /// Reads a number; a comma is no part of it.
  mutating func whole() -> CellNumber? {
    guard let number = next?.number else { return nil }
    at += 1
    return number
  }

  /// Reads a whole number of reps or sets: no decimals, and no unit of anything else.
  mutating func count() -> Int? {
    guard let number = next?.number?.whole, 0...999 ~= number else { return nil }
    if at + 1 < tokens.count, let word = tokens[at + 1].word {
      let meaning = setWord(word)
      if meaning?.isUnit == true || tokens[at + 1].touches && meaning != .reps { return nil }
    }
    at += 1
    return number
  }

  /// Reads reps with slashes or commas between, `5,5,5`, and the word after them.
  mutating func reps() -> (counts: [Int], isNamed: Bool, isCut: Bool)? {
    guard let first = count() else { return nil }
    var counts = [first]
    var isCut = false
    // `12-10-8`; two numbers are a range.
    if let more = attempt({ $0.joined(.minus) }) { return (counts + more, takeRepWord(), false) }
    while let sign = next?.kind, sign == .slash || sign == .comma {
      let start = at
      at += 1
      let more = count()
      // The last of the reps may begin the next group: `135x5, 155x5`, `8, 60kg x 5`; not that of `12/10/8 @ 60kg` and
      // `5,5,5,4 @ 45kg`.
      let isOneList = sign == .slash || counts.count > 1 && tokens[start].touches && tokens[at - 1].touches
      guard let more, next?.kind != .times, next?.kind != .at || isOneList else {
        at = start
        isCut = more != nil || sign == .comma && at + 1 < tokens.count && tokens[at + 1].number != nil
        break
      }
      counts.append(more)
    }
    return (counts, takeRepWord(), isCut)
  }

  /// Reads at least two more numbers after signs of one kind, or one after a comma too: `x10, x8`.
  mutating func joined(_ sign: NoteToken.Kind) -> [Int]? {
    var more: [Int] = []
    var isListed = false
    while let number = attempt({ notes in
      if notes.take(.comma) { isListed = true }
      return notes.take(sign) ? notes.count() : nil
    }) { more.append(number) }
    return more.count > 1 || isListed && more.count == 1 ? more : nil
  }
}
