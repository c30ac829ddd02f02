import Grammar
import Guess
import Training

/// The meaning of the first number in a lone `5x5` or `60x5`.
package enum NoteOrder: Sendable {
  case setsFirst, weightFirst
}

/// The sets at the start of a line of notes, `225x5,5,5`, `3x5@165`: the longest text that has one meaning.
struct NoteSets {
  private(set) var sets: [WorkSet] = []
  /// The reps of sets in parts, by their index, and what is remarked on sets that read as in a log.
  private(set) var parts: [Int: String] = [:]
  private(set) var remark = ""
  /// The offset in the line after the sets.
  private(set) var end = 0
  /// True if a weight has no unit.
  private(set) var lacksUnit = false
  /// True after a pair such as `5x5`, whose first number may be sets or a weight.
  private(set) var isUndecided = false
  /// True after `+20kg` and `-20kg`, which only exercises that lift the body take.
  private(set) var isAdded = false
  /// The units that were written.
  private(set) var units: Set<WeightUnit> = []
  /// True if the text after the sets is a pace.
  private(set) var isPaced = false

  /// The word that stands for the `s` of `60s`, a pair of dumbbells.
  static let pair = "a pair"

  /// Reads the tokens from an index on; a name may precede it.
  init(_ tokens: [NoteToken], from start: Int, bytes: [UInt8], _ manner: LooseRow.Manner) {
    var manner = manner
    manner.isOfBody = liftsBody(tokens[..<start].compactMap(\.word).joined(separator: " "))
    let near = tokens[start...].prefix { $0.range.upperBound - tokens[start].range.lowerBound < NoteSets.longest }
    // Behind more numbers a line is prose.
    let ends = near.indices.reversed().lazy.filter {
      NoteSets.isEnd(tokens[start...$0], before: tokens[($0 + 1)...].first)
    }
    for end in ends.prefix(12) {
      let (written, rest) = (tokens[start...end], tokens[(end + 1)...])
      let isPaceNext = NoteSets.isPace(rest)
      guard isPaceNext || !NoteSets.isHalf(rest, bytes),
        let row = LooseRow(NoteSets.text(written, bytes, manner), manner), !(manner.isOfBody && row.mayHang(written)),
        !NoteSets.isUncertain(row.sets, written, isOfBody: manner.isOfBody)
      else { continue }
      (sets, self.end) = (row.sets, rest.first?.range.lowerBound ?? bytes.count)
      parts = row.text.log.exercises.first?.parts ?? [:]
      remark = row.text.log.exercises.first?.remarks.map(\.text).joined(separator: ", ") ?? ""
      // The sets before a warm-up were warm-ups too.
      let warmUps = sets.lastIndex { !$0.isWorking } ?? 0
      for index in 0..<warmUps { sets[index].marks.formUnion(.warmUp) }
      (isPaced, isUndecided) = (isPaceNext, row.isUndecided)
      lacksUnit = row.lacksUnit || written.contains { $0.word == NoteSets.pair }
      units = lacksUnit ? [] : Set(sets.compactMap { $0.weight?.unit })
      isAdded =
        written.contains { [.plus, .minus].contains($0.kind) }
        && !written.indices.contains { word in (1...3).contains { NoteToken.isBody(written[word...].prefix($0)) } }
        && sets.contains(where: \.isOnBodyweight)
      return
    }
  }

  /// True if a set has a load; `bw` is one.
  var hasLoad: Bool { sets.contains { $0.load != .none } }

  /// True if there are several, or reps without a load: `3x12`, `12 reps`.
  var isCounted: Bool { sets.count > 1 || !hasLoad && sets.contains { $0.reps != nil } }

  static func isRest(_ word: String?) -> Bool {
    ["rest", "descanso", "desc", "pausa", "pause", "intervalo"].contains(word ?? "")
  }

  /// The largest length of sets in bytes.
  private static let longest = 120

  /// Words after a number that count other things than training.
  private static let otherUnits: Set<String> = [
    "ml", "l", "g", "mg", "cm", "mm", "kcal", "cal", "cals", "bpm", "steps", "passos", "calorias", "rm", "pr",
  ]
}

extension NoteSets {
  /// Returns the text of tokens with units for pairs of dumbbells, and the lexicon's words for those of other languages.
  private static func text(_ tokens: ArraySlice<NoteToken>, _ bytes: [UInt8], _ manner: LooseRow.Manner) -> String {
    var text = ""
    var last: String?
    for token in tokens {
      let word = token.word.flatMap { word in
        word == pair
          ? manner.unit.rawValue
          : word == "a" && last == "sets" ? "of" : words[word] ?? (SetWord(word) == nil ? foreignWord(word) : nil)
      }
      last = word
      text += token.touches || text.isEmpty ? "" : " "
      text += word ?? String(decoding: bytes[token.range], as: UTF8.self)
    }
    return text
  }

  private static let words = [
    "satz": "sets", "satze": "sets", "von": "of", "mit": "com", "avec": "com", "con": "com", "und": "and", "y": "e",
    "dann": "then",
  ]

  /// True if sets may end with these tokens: with a number, a sign, or words that are known of sets. `60kg x 5 w/ belt`
  /// goes on behind a letter, and `drop` is followed by its set.
  private static func isEnd(_ tokens: ArraySlice<NoteToken>, before next: NoteToken?) -> Bool {
    guard let last = tokens.last?.word else { return ![.comma, .semicolon, .open].contains(tokens.last?.kind) }
    if let mark = markWord(last), last.utf8.count == 1 || mark == .drop, let next,
      ![.comma, .semicolon, .close].contains(next.kind)
    {
      return false
    }
    return [pair, "sets", "set", "series", "serie", "vezes", "vez", "times", "k", "r", "am", "pm"].contains(last)
      || (1...3).contains { count in
        let words = tokens.filter { $0.kind != .minus }.suffix(count).compactMap(\.word)
        guard words.count == count, let word = setWord(words.joined(separator: " ")) else { return false }
        return ![.load, .duration, .count].contains(word)
      }
  }

  /// True if numbers without a load may be none of reps: `6,5` is six and a half to many, `7/10` a mark, and in
  /// `Dips 20 8 8` the first may be a load. `8:10 left` is when somebody went.
  private static func isUncertain(_ sets: [WorkSet], _ tokens: ArraySlice<NoteToken>, isOfBody: Bool) -> Bool {
    guard let first = sets.first, first.load == .none else { return false }
    let reps = sets.compactMap(\.reps)
    if reps.isEmpty { return !first.marks.isDisjoint(with: [.left, .right]) }
    let isSaid = tokens.contains {
      $0.kind == .times
        || $0.word.map { setWord($0) == .reps || ["set", "serie", "satz"].contains(where: $0.hasPrefix) } ?? false
    }
    if isSaid { return false }
    if reps.count == 2, tokens.count == 3 {
      let sign = tokens[tokens.startIndex + 1].kind
      if sign == .comma, reps[1] == 5, tokens.dropFirst().allSatisfy(\.touches) { return true }
      if sign == .slash, reps[1] == 10, reps[0] < 10 { return true }
    }
    let isList = tokens.contains { [.comma, .slash, .minus].contains($0.kind) }
    return reps.count == 1 || !isList && !(isOfBody && reps[0] * 2 <= reps[1] * 3)
  }

  /// True if a number or a sign right after sets changes their meaning: `5x5x5`, `225 x`, `80%`.
  private static func isHalf(_ rest: ArraySlice<NoteToken>, _ bytes: [UInt8]) -> Bool {
    guard let next = rest.first else { return false }
    switch next.kind {
    case .times, .slash, .at, .plus: return true
    // `80%`, `45"`, `8~10`: all but what ends a sentence.
    case .other: return next.touches && !".?|".utf8.contains(bytes[next.range.lowerBound])
    case .number, .clock: return next.touches
    case .word(let word):
      // `185 for 3 sets of 6`
      let isJoint = setWord(word) == .duration || ["of", "for", "de", "por"].contains(word)
      return isJoint && rest.dropFirst().first?.number != nil || otherUnits.contains(word)
        || setWord("\(word) of") == .count || weightUnit(word) != nil || next.touches && setWord(word) != .reps
    default: return isHalfOfNumber(rest)
    }
  }

  /// True before the `,5` of a number.
  private static func isHalfOfNumber(_ rest: ArraySlice<NoteToken>) -> Bool {
    rest.first?.kind == .comma && rest.prefix(2).allSatisfy(\.touches) && rest.dropFirst().first?.number != nil
  }

  /// True for a pace behind sets: `5:30/km`, `@ 5:30 min/km`, `2:03/500m`, `6,5 km/h`, `pace 6:00`.
  private static func isPace(_ rest: ArraySlice<NoteToken>) -> Bool {
    if isHalfOfNumber(rest) { return false }
    let tokens = rest.drop { [.comma, .minus, .at, .open].contains($0.kind) || $0.word == "at" }.prefix(6)
    guard let first = tokens.first else { return false }
    func isAmount(_ token: NoteToken?) -> Bool { token?.number != nil || token?.isClock == true }
    if let word = first.word {
      return ["pace", "ritmo", "tempo", "avg", "vel", "velocidade", "speed", "media"].contains(word)
        && isAmount(tokens.dropFirst().first)
    }
    guard isAmount(first) else { return false }
    let words = tokens.compactMap(\.word)
    if let unit = words.first, ["kmh", "kph", "mph"].contains(unit) { return true }
    guard let slash = tokens.firstIndex(where: { $0.kind == .slash }) else { return false }
    let (above, below) = (tokens[..<slash].compactMap(\.word), tokens[(slash + 1)...].lazy.compactMap(\.word).first)
    let isLong = { (word: String) in distanceUnit(word) != nil || word == "k" }
    return first.isClock
      ? (above.isEmpty || above == ["min"]) && below.map(isLong) ?? false
      : below == "h" && above.count == 1 && isLong(above[0])
  }
}

extension LooseRow {
  /// True if a load behind the reps of an exercise of the body, `3x12 60`, may hang on it, or be no load.
  fileprivate func mayHang(_ tokens: ArraySlice<NoteToken>) -> Bool {
    let isSaid = tokens.contains { $0.kind == .at || $0.word.map { setWord($0) == .load } ?? false }
    guard lacksUnit, !isSaid, let weight = sets[0].load.weight, let first = tokens.first?.number else { return false }
    return first.billionths / 1_000_000_000 != Int64(weight.hundredths / 100)
  }
}
