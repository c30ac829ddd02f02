import Grammar
import Guess
import Text
import Training

/// The facts of a typed text that a completed one has to keep.
struct TypedFacts {
  /// All numbers and words in any order, without units, signs of times and words for them, and the marks of lists.
  private(set) var all: [String] = []
  /// All numbers and signs in any order, as in `all`.
  private(set) var withoutWords: [String] = []
  /// The units of loads.
  private(set) var units: [WeightUnit] = []
  /// The texts in quotes.
  private(set) var remarks: [String] = []
  /// True if the body is named, or has a sign: `bw x 8`, `+10kg x 6`.
  private(set) var hasBody: Bool

  init(_ text: String) {
    hasBody = ["+", "-"].contains(text.first)
    add(text)
    all.sort()
    withoutWords.sort()
  }

  /// True if the units of loads and the body are as in another text.
  func hasLoads(of other: TypedFacts) -> Bool { units == other.units && hasBody == other.hasBody }

  private mutating func add(_ text: String, isRemark: Bool = false) {
    let bytes = Array(text.utf8)
    let tokens = Tokenizer.tokens(bytes, dialect: .journal)
    let marks = TypedFacts.marks(of: tokens)
    var next = 0
    for (index, token) in tokens.enumerated() where index >= next {
      let text = String(decoding: bytes[token.range.bounds], as: UTF8.self)
      switch token.kind {
      case .times, .at, .blank, .hash: break
      case .symbol where [";", "(", ")"].contains(text): break
      // A list may have blanks.
      case .slash: break
      case .dash where !isRemark && isOfList(dash: index, tokens): break
      // Elsewhere than between two numbers, these end a group or a sentence, and in a list of reps they are no decimal marks.
      case .comma, .dot, .colon: if marks.contains(index), !isOfList(index, marks, tokens) { addSign(text) }
      case .string:
        remarks.append(text.unquoted)
        add(text.unquoted, isRemark: true)
      case .word:
        if let (mark, end) = TypedFacts.mark(at: index, tokens, bytes) {
          all.append(mark)
          next = end
        } else {
          addWord(text, Array(tokens[(index + 1)...].prefix(2)))
        }
      default: addSign(text)
      }
    }
  }

  /// Returns a mark of several words, `até a falha`, as a log has it, and the end of its tokens; nil without one.
  private static func mark(at index: Int, _ tokens: [Token], _ bytes: [UInt8]) -> (String, end: Int)? {
    for end in [index + 5, index + 3] where end <= tokens.count {
      let range = tokens[index].range.lowerBound..<tokens[end - 1].range.upperBound
      let phrase = String(decoding: bytes[range], as: UTF8.self)
      if let mark = SetWord(phrase)?.mark, case .word = mark.form { return (mark.keyword?.description ?? "", end) }
    }
    return nil
  }

  /// True for the dashes of `10-8-8` and `80kg - 8/7`, and not for that of `8 -20kg`.
  private func isOfList(dash index: Int, _ tokens: [Token]) -> Bool {
    guard index > 0, index + 1 < tokens.count, !tokens.contains(where: { $0.kind == .times }) else { return false }
    return (tokens[index - 1].kind == .blank) == (tokens[index + 1].kind == .blank)
  }

  /// True for the commas of `8,8,7`, and those behind a sign of times.
  private func isOfList(_ index: Int, _ marks: [Int], _ tokens: [Token]) -> Bool {
    func isComma(_ other: Int) -> Bool { marks.contains(other) && tokens[other].kind != .colon }
    if tokens[index].kind == .colon { return false }
    let before = tokens[..<index].reversed().drop { [.number, .comma, .dot, .slash].contains($0.kind) }
    return isComma(index - 2) || isComma(index + 2) || before.drop { $0.kind == .blank }.first?.kind == .times
  }

  private mutating func addSign(_ text: String) {
    all.append(text)
    withoutWords.append(text)
  }

  private mutating func addWord(_ word: String, _ next: [Token]) {
    // `w/ 45` and `c/ 45`
    if ["w", "c"].contains(word), next.first?.kind == .slash { return }
    switch SetWord(word) {
    case .weight(let unit): units.append(unit)
    case .body: hasBody = true
    // A slip of `rpe 8` is `rep 8`.
    case .reps where word == "rep" && next.map(\.kind) == [.blank, .number]: all.append(word)
    case .load, .count, .reps, .duration, .distance(.km): break
    case .hours?, .minutes?:
      all.append(SetWord(word)?.plain ?? "")
      // `1h10` and `58min22`
      if next.first?.kind == .number, next.dropFirst().first?.kind != .word {
        all.append((SetWord(word) == .hours ? SetWord.minutes : .seconds).plain)
      }
    case let meaning?: if !["rpe", "at"].contains(meaning.plain) { all.append(meaning.plain) }
    case nil where word == "'": all.append(SetWord.minutes.plain)
    case nil:
      if let number = Guess.reps(in: word) ?? Guess.count(in: word) { return addSign(number) }
      if !TypedFacts.joining.contains(folded(word)), !Guess.wordsOfCounts.contains(folded(word)) { all.append(word) }
    }
  }

  /// Words that join sets, or a load and its reps, and say nothing more.
  private static let joining = [
    "for", "of", "to", "de", "by", "por", "lbx", "kgx", "k", "c", "r", "e", "and", "then", "depois", "note", "nota",
    "obs",
  ]

  /// Returns the indices of commas, points and colons between numbers.
  private static func marks(of tokens: [Token]) -> [Int] {
    tokens.indices.dropFirst().filter { index in
      [.comma, .dot, .colon].contains(tokens[index].kind) && tokens[index - 1].kind == .number
        && index + 1 < tokens.count && tokens[index + 1].kind == .number
    }
  }
}

/// True unless the most reps of sets without loads are rather a load, as in `90/15/15/12`.
func hasLikelyReps(_ sets: [WorkSet]) -> Bool {
  let reps = sets.filter { $0.load == .none }.compactMap(\.reps)
  guard let most = reps.max(), let least = reps.min() else { return true }
  return most <= 20 || most * 2 <= least * 3
}

extension KnownSets {
  /// True if a set may be written without a question: its load is usual, or there is none to compare it with; one that was
  /// typed with its unit is no slip of the keys unless it is larger than the others.
  func mayComplete(_ set: WorkSet, hasLoad: Bool, hasBody: Bool) -> Bool {
    switch set.load {
    case .none: true
    case .bodyweight: isUsual(set) || isWithoutPlainLoads && hasBody
    case .weight(let weight): isUsual(set) || isWithoutWork || hasLoad && fit(weight, isWarmUp: true) > .none
    }
  }

  /// True if words behind sets can only be a remark. Behind reps alone they must not name an exercise. No word may be a
  /// number, but for `5th`, nor belong to sets or plans, and of one or two words none may be nearly a mark.
  func isRemark(_ words: String, behind sets: [WorkSet]) -> Bool {
    let marks = SetMark.all.flatMap { $0.synonyms + [$0.keyword?.description ?? ""] }
    let all = words.split(separator: " ").map(String.init)
    let isMeasured = all.contains(where: isWordOfMeasure)
    let areOfManner = all.contains { isBand($0) || $0.count > 2 && isManner($0) } && !words.contains(where: \.isNumber)
    if Guess.withoutSides("1 \"\(words)\"") == "1" || areOfManner { return true }
    let mayHaveRemark =
      all.contains(where: isOrdinal)
      || sets.contains { $0.load != .none || $0.reps == nil || !$0.marks.isEmpty || $0.effort != nil }
    if isMeasured, mayHaveRemark { return true }
    let ownWords = all.count > 1 ? [] : names?.entries.flatMap { plainWords($0.name) } ?? []
    let mayBeExercise =
      TypedName(words).isWellKnown || liftsBody(words) || all.count == 1 && muscleGroup(ofExercise: words) != nil
      || closest(to: words, among: ownWords) != nil
    guard mayHaveRemark || !mayBeExercise, words.utf8.count <= 2 || !isName(words) else { return false }
    return all.allSatisfy { word in
      (all.count > 2 || word.count > 1 || !word.contains(where: \.isLetter)) && SetWord(word)?.isUnit != true
        && (!word.contains(where: \.isNumber) || isOrdinal(word))
        && ![.rest, .superset].contains(PlanWord(key: setWordKey(word)))
        && (all.count > 2 || closest(to: word, among: marks, slips: 1) == nil)
    }
  }
}
