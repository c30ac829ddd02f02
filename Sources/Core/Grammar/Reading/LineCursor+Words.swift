import Text
import Training

/// The plain spellings of words, packed, the most frequent first: nearly every word of a log is one of them.
private let plainWords: [(packed: UInt64, word: SetWord)] = SetWord.rows.compactMap { row in
  let letters = Array(row.plain.utf8)
  return packed(letters, letters.indices).map { ($0, row.word) }
}

/// Returns up to eight ASCII letters, in lower case, as one number; nil for other text.
private func packed(_ bytes: [UInt8], _ range: Range<Int>) -> UInt64? {
  guard 1...8 ~= range.count else { return nil }
  var packed: UInt64 = 0
  for offset in range {
    guard bytes[offset].isLetter else { return nil }
    packed = packed << 8 | UInt64(bytes[offset] | 0x20)
  }
  return packed
}

extension LineCursor {
  /// Returns the word of sets that begins with the token at a distance, and the number of its tokens: `kg`,
  /// `até a falha`, `drop-set`. Nil for other text.
  func setWord(at distance: Int = 0) -> (word: SetWord, count: Int)? {
    guard let first = peek(distance), first.kind == .word else { return nil }
    if let packed = packed(bytes, first.range.bounds) {
      for plain in plainWords where plain.packed == packed { return (plain.word, 1) }
    }
    return phrase(at: distance) { SetWord(key: $0) }
  }

  /// Returns the word of a plan that begins with the token at a distance, and the number of its tokens; nil for other
  /// text.
  func planWord(at distance: Int = 0) -> (word: PlanWord, count: Int)? {
    phrase(at: distance) { PlanWord(key: $0) }
  }

  /// Returns the meaning of up to three words, as many of them as have one, and the number of their tokens.
  private func phrase<Word>(at distance: Int, _ meaning: (String) -> Word?) -> (word: Word, count: Int)? {
    guard let first = peek(distance), first.kind == .word else { return nil }
    var keys = [setWordKey(text(first.range))]
    while keys.count < 3, let word = peek(distance + 2 * keys.count), word.kind == .word,
      let gap = peek(distance + 2 * keys.count - 1), gap.kind == .blank || gap.kind == .dash
    {
      keys.append(keys[keys.count - 1] + " " + setWordKey(text(word.range)))
    }
    while let key = keys.popLast() {
      if let word = meaning(key) { return (word, 2 * keys.count + 1) }
    }
    return nil
  }

  /// Returns the range of the next `count` tokens, at least one.
  func range(ofNext count: Int) -> TextRange {
    guard let first = next, let last = peek(count - 1) else { return emptyRange }
    return first.range.through(last.range)
  }

  /// True if `bw`, or a word for it, is next.
  var isAtBody: Bool { next?.kind == .word && setWord()?.word == .body }

  /// Takes the sign `@`, or a word for it before a load; nil if neither is next.
  mutating func takeLoadSign() -> TextRange? {
    if let sign = take(.at) { return sign.range }
    guard let (word, count) = setWord(), word == .load else { return nil }
    var ahead = self
    ahead.advance(count)
    ahead.skipBlanks()
    if !ahead.isAtBody {
      var loads = QuantityList()
      guard (try? loads.read(&ahead, ofLoads: true)) != nil, loads.first.isLoad else { return nil }
    }
    defer { advance(count) }
    return range(ofNext: count)
  }

  /// Takes the sign between sets and reps, or between a load and reps, with the blanks around it; false without one.
  /// Words stand for it between two numbers: `séries de`.
  mutating func takeTimes() throws(Diagnostic) -> Bool {
    let before = mark
    let isBehindNumber = previous?.kind == .number
    skipBlanks()
    if let (word, count) = setWord(), word == .count, isBehindNumber, peek(count)?.kind == .blank,
      peek(count + 1)?.kind == .number
    {
      advance(count)
    } else if let sign = take(.times) {
      if isOfPlan, bytes[sign.range.lowerBound] == UInt8(ascii: "*") { throw asteriskForTimes(sign.range) }
    } else {
      reset(to: before)
      return false
    }
    skipBlanks()
    return true
  }

  /// Takes a word for repetitions behind their number, unless another number follows.
  mutating func takeRepsWord() {
    let distance = next?.kind == .blank ? 1 : 0
    guard let (word, count) = setWord(at: distance), word == .reps else { return }
    let behind = distance + count
    if peek(behind + (peek(behind)?.kind == .blank ? 1 : 0))?.kind != .number { advance(behind) }
  }
}
