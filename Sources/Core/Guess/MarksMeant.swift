import Grammar
package import Text
import Training

/// The marks and remarks meant by the words behind sets.
struct MarksMeant {
  private var rest: ArraySlice<Piece>
  private let unit: WeightUnit
  private var ways: [[String]] = [[]]
  /// The words of a remark so far.
  private var words: [String] = []
  /// True if a set is among the words, which a remark would swallow.
  private var hasSet = false

  /// Removes the pieces behind the sets; returns the ways to write them, likeliest first, and a group that follows, as
  /// after `drop`. `first` is from before the sets. There is no way if a mark lacks its value, which can't be guessed.
  static func cut(
    from pieces: inout [Piece], _ first: [Piece], unit: WeightUnit
  ) -> (marks: [[String]], following: String) {
    var rest = first + takenFromTheMiddle(&pieces)
    if let start = pieces.indices.first(where: { $0 > 0 && startsMarks(pieces, at: $0) }) {
      rest += pieces[start...]
      pieces.removeSubrange(start...)
    }
    var marks = MarksMeant(rest: rest.joined()[...], unit: unit)
    return marks.read()
  }

  private init(rest: ArraySlice<Piece>, unit: WeightUnit) { (self.rest, self.unit) = (rest, unit) }
}

/// True for the keyword of a mark without a value, and for words for it.
package func isWordOfMark(_ word: String) -> Bool {
  if case .word? = SetWord(word)?.mark?.form { true } else { false }
}

func isBeforeValue(_ word: String) -> Bool { SetMark.wordsBeforeValues.contains(word.lowercased()) }

extension Guess {
  /// Returns a proposal without a remark that says that the sets are of one side, `12kg x 10 "cada lado"`.
  package static func withoutSides(_ proposal: String) -> String { MarksMeant.withoutSides(proposal) }

  /// True if words say that a load or reps are of one side, and not which of them, `cada lado`: plates of one side of a bar
  /// are half of its load.
  package static func isOfUnclearSide(_ proposal: String) -> Bool {
    MarksMeant.sides(in: proposal).contains { ["side", "lado"].contains($0) }
  }

  /// Returns the help `writing` with the attributes that say what the words of a proposal do; nil without such words.
  package static func sided(_ writing: Message, _ proposal: String) -> Message? {
    if MarksMeant.sides(in: proposal).isEmpty { return nil }
    return
      "\(writing); behind the exercise in a plan or exercises.txt, 'per hand' says that the load is of one hand, 'per side' that the reps are of one side; of a bar the load is all of it"
  }
}

extension MarksMeant {
  /// Removes and returns the words before the sign of times or the sets: `20kg each x 10`, `20kg/lado x 10`, `8kg each
  /// 3x12`, `80kg x max 14`.
  private static func takenFromTheMiddle(_ pieces: inout [Piece]) -> [Piece] {
    guard let start = pieces.indices.first(where: { $0 > 0 && pieces[$0].kind == .word }),
      let end = pieces[start...].firstIndex(where: { $0.kind != .word }), pieces[0].isValue,
      case let isOfSides = pieces[start..<end].allSatisfy({ wordsOfSides.contains(folded($0.text)) }),
      case let words = pieces[start..<end].map(\.text).joined(separator: " "),
      case let isMark = SetWord(words)?.plain == "f" || ["max", "amrap", "maximo"].contains(folded(words)),
      pieces[end].kind == .sign("x") && (isOfSides || pieces[0].kind == .load)
        || (pieces[start - 1].kind == .sign("x") || pieces[start - 1].isValue && pieces[end].kind == .number)
          && isMark
        || (pieces[end].isValue || [.count, .sign("@")].contains(pieces[end].kind)) && isOfSides
    else { return [] }
    let from = start > 1 && pieces[start - 1].kind == .sign("/") ? start - 1 : start
    let taken = pieces[from..<end]
    pieces.removeSubrange(from..<end)
    // `14kg cada mao 10 por perna 3 series`
    return taken + takenFromTheMiddle(&pieces)
  }

  /// The words allowed between a number alone and its reps: `2 plates x 8` is not two sets.
  private static let wordsOfSides = [
    "each", "ea", "per", "a", "side", "hand", "arm", "leg", "way", "dumbbell", "dumbbells", "db", "dbs", "por", "cada",
    "de",
    "lado", "mao", "braco", "perna", "halter", "halteres",
  ]

  /// Returns a proposal without a remark that says that the sets are of one side: of them the list of exercises knows.
  static func withoutSides(_ proposal: String) -> String {
    sides(in: proposal).isEmpty ? proposal : String(proposal.prefix { $0 != "\"" }).trimmed
  }

  /// Returns a text with the words for one side at its end as a remark, `3x10-12 @ 30lb each`; empty without such words.
  static func quotingSides(_ text: String) -> [String] {
    let words = text.split(separator: " ")
    let count = words.reversed().prefix { wordsOfSides.contains(folded(String($0))) }.count
    let (sets, sides) = (words.dropLast(count).joined(separator: " "), words.suffix(count).joined(separator: " "))
    return sides.isEmpty ? [] : ["\(sets) \(quoted(sides))"]
  }

  /// Returns the words of the remark at the end of a proposal, if all say that the sets are of one side; else none.
  fileprivate static func sides(in proposal: String) -> [String] {
    let parts = proposal.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2].isEmpty else { return [] }
    let words = folded(String(parts[1])).split { !$0.isLetter }.map(String.init)
    return words.allSatisfy(wordsOfSides.contains) ? words : []
  }

  private static func startsMarks(_ pieces: [Piece], at index: Int) -> Bool {
    let next = index + 1 < pieces.count ? pieces[index + 1] : nil
    let before = pieces[index - 1]
    switch pieces[index].kind {
    case .remark, .word, .angle, .sign(">"), .sign("!"): return true
    // `3x8/leg`
    case .sign("/"): return next?.kind == .word
    case .sign("#"): return next?.kind != .sign("x")
    case .sign("("):
      // `3x10 (80kg)`, and `80kg (10)` and `27:30 (5km)`, where nothing else stands before it; `62.5: (10/8)`, `3x8 (60/65/70)`.
      let isOfLoads = next.map { (Double($0.text.prefix { $0.isNumber }) ?? 0) > 30 } ?? false
      let isList = isOfLoads && index + 2 < pieces.count && pieces[index + 2].kind == .sign("/")
      let isValue =
        next?.isWeight == true || isList
        || (index == 1 || before.kind == .sign(":")) && [.number, .time, .distance].contains(next?.kind)
      return !(isValue && pieces.last?.kind == .sign(")"))
    case .sign("-"), .sign(","), .sign("+"): return next?.kind == .word
    // The pieces may be `@ rpe 8` or `@18:55`; a clock behind a distance is a pace, and `20min a 6` a speed.
    case .sign("@"):
      let isEffort =
        pieces[index].raw == "@"
        && (pieces[..<index].contains(where: \.isWeight)
          || index > 2 && pieces[(index - 2)..<index].allSatisfy { $0.kind == .number }
            && pieces[..<index].count { $0.kind == .number } > 2)
      if isEffort, next?.kind == .number { return next.flatMap { Double($0.text.swapping(",", for: ".")) } ?? 11 <= 10 }
      return next?.kind == .word || index == 1 && before.kind == .time
        || next?.isClock == true && !pieces[..<index].contains { $0.kind == .distance }
    // `60s rest` says how long the rest was.
    case .time:
      return (pieces[index].isHour || next?.kind == .word) && before.kind == .number
        && pieces[..<index].contains { $0.kind == .sign("x") }
    // The value may be first: `2 rir`.
    case .number: return before.kind == .number && isBehindItsValue(pieces[index...].dropFirst())
    default: return false
    }
  }

  /// True for `rir` of `2 rir`, and not for `rpe 9` of `95 rpe 9`.
  private static func isBehindItsValue(_ rest: ArraySlice<Piece>) -> Bool {
    guard let word = rest.first, isBeforeValue(word.text) else { return false }
    return rest.dropFirst().first { !$0.isAssignment }?.kind != .number
  }
}

extension Piece {
  /// The time of day meant by a number alone, as `7` behind 'às'; nil for other pieces.
  fileprivate var clock: String? {
    kind == .number ? clockSpelled(text) : isClock && TimeOfDay(text) != nil ? text : nil
  }
  /// True for the sign of `rpe: 8` and `rpe=8`.
  fileprivate var isAssignment: Bool { kind == .sign(":") || kind == .sign("=") }
}

extension MarksMeant {
  private mutating func read() -> (marks: [[String]], following: String) {
    while let piece = rest.first {
      if let (mark, count) = mark() {
        endRemark()
        rest.removeFirst(count)
        if rest.first?.isAssignment == true { rest.removeFirst() }
        let keyword = mark.keyword?.description ?? ""
        if case .word = mark.form {
          // The drop is the set behind the word.
          if keyword == "d", let set = setAhead(marked: keyword) { return (ways, ", " + set) }
          add([keyword])
        } else {
          guard let values = values(of: mark) else { return ([], "") }
          add(values.map { "\(keyword) \($0)" })
        }
      } else if piece.isClock, words.isEmpty {
        rest.removeFirst()
        add(["at \(piece.text)"])
      } else if piece.raw == "@", words.isEmpty, rest.dropFirst().first?.kind == .number,
        let effort = SetMark.all.first(where: { $0.name == "rpe" })
      {
        rest.removeFirst()
        add((values(of: effort) ?? []).map { "rpe \($0)" })
      } else if piece.kind == .number, words.isEmpty, MarksMeant.isBehindItsValue(rest.dropFirst()) {
        let word = rest[rest.startIndex + 1].text
        rest.removeFirst(2)
        add(["\(word.lowercased()) \(piece.text)"])
      } else {
        rest.removeFirst()
        addToRemark(piece)
      }
    }
    endRemark()
    return (hasSet ? [] : ways, "")
  }

  /// Returns the next mark, by its keyword or by words for it, and the number of its pieces; nil for another word.
  private func mark() -> (SetMark, count: Int)? {
    guard rest.first?.kind == .word else { return nil }
    // Behind a remark only an effort is one, `easy rpe 8`.
    for mark in SetMark.all where words.isEmpty || mark.takesValue && rest.dropFirst().first?.kind == .number {
      let keyword = mark.keyword?.description ?? ""
      // Behind sets, `l` and `r` are sides.
      for phrase in mark.synonyms + [keyword] + (mark.isOfSide ? [String(keyword.prefix(1))] : []) {
        guard let count = count(of: phrase) else { continue }
        // Before another word, these are part of a remark: `drop the bar`.
        let after = rest.dropFirst(count).first { !$0.isAssignment }
        let isOfRemark = ["drop", "fail"].contains(phrase) || mark.isOfSide
        if isOfRemark, after?.kind == .word || after?.kind == .number && after?.isApart == false { continue }
        let next = rest.dropFirst(count + 1).first
        let isOfWord = next?.kind == .word && next.flatMap { SetWord($0.text)?.mark } == nil
        if case .clock = mark.form, after?.clock == nil || isOfWord { continue }
        return (mark, count)
      }
    }
    return nil
  }

  /// Returns the number of pieces in a phrase, with hyphens; nil if the phrase isn't next.
  private func count(of phrase: String) -> Int? {
    var ahead = rest
    for word in phrase.split(separator: " ") {
      if ahead.startIndex > rest.startIndex, ahead.first?.kind == .sign("-") { ahead = ahead.dropFirst() }
      guard let piece = ahead.popFirst(), piece.kind == .word, piece.text.lowercased() == word else { return nil }
    }
    return phrase.isEmpty ? nil : ahead.startIndex - rest.startIndex
  }

  /// Takes the values of a mark, `8` or `8-9`: the ends of a range, and the value between them.
  private mutating func values(of mark: SetMark) -> [String]? {
    guard let first = rest.first, first.kind == .number || first.isClock else { return nil }
    rest.removeFirst()
    if case .clock = mark.form { return [first.clock ?? first.text] }
    let list = rest.prefix { $0.kind == .number }
    if !list.isEmpty, list.allSatisfy({ Double($0.text).map { $0 <= 10 } ?? false }) {
      rest.removeFirst(list.count)
      return [([first] + list).map(\.text).joined(separator: "/")]
    }
    guard rest.first?.kind == .sign("-"), let last = rest.dropFirst().first, last.kind == .number else {
      return [first.text]
    }
    rest.removeFirst(2)
    let isNext = Int(first.text).map { Int(last.text) == $0 + 1 } ?? false
    return [first.text, last.text] + (isNext && mark.name == "rpe" ? ["\(first.text).5"] : [])
  }

  /// Returns the set behind a mark; nil without one.
  private func setAhead(marked mark: String) -> String? {
    guard let next = rest.first, next.isWeight || next.kind == .number else { return nil }
    return Guess.group(Array(rest), marked: mark, unit: unit).first(where: readsAsSets)
  }

  /// Adds each of some marks to each way so far.
  private mutating func add(_ marks: [String]) { ways = ways.flatMap { way in marks.map { way + [$0] } } }

  private mutating func addToRemark(_ piece: Piece) {
    if piece.kind == .remark {
      endRemark()
      return add([piece.text])
    }
    if piece.kind == .sign("x"), rest.first.map({ $0.isValue && !$0.isWeight }) ?? false { hasSet = true }
    if case .sign(let sign) = piece.kind, "#>-+()@,/".contains(sign), words.isEmpty || sign == ")" { return }
    if piece.isApart || words.isEmpty {
      words.append(piece.raw)
    } else {
      words[words.count - 1] += piece.raw
    }
  }

  private mutating func endRemark() {
    // In `nota queimou`, the word says what follows.
    if let word = words.first, ["note", "nota", "obs"].contains(folded(word)) { words.removeFirst() }
    if !words.isEmpty { add(["\"\(words.joined(separator: " "))\""]) }
    words = []
  }
}
