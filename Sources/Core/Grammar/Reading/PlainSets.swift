import Text
import Training

/// A group of sets that says in words what a sign says, as the format writes it: `3 séries de 10 com 80kg falha` is
/// `3x10 @ 80kg f`. Nil where it has none of these words. Whether the result reads is for the reader to say: what has two
/// meanings has two of them in words too.
func plainSets(_ text: String) -> String? {
  var words = PlainWords(text)
  return words.read()
}

private struct PlainWords {
  private let written: [String]
  /// The same without case, accents and hyphens; empty for a remark.
  private let keys: [String]
  private var place = 0
  private var plain: [String] = []
  private var isChanged = false

  init(_ text: String) {
    var words: [String] = []
    var (word, isQuoted) = ("", false)
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character.isWhitespace, !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { words.append(word) }
    written = words
    keys = words.map { $0.hasPrefix("\"") ? "" : String(folded($0).filter { $0 != "-" }) }
  }

  mutating func read() -> String? {
    while place < written.count {
      if takePhrase() { continue }
      plain.append(withUnit(keys[place]) ?? withBody(written[place]) ?? written[place])
      place += 1
    }
    return isChanged ? plain.joined(separator: " ") : nil
  }

  /// The longest one that stands here; false where none does.
  private mutating func takePhrase() -> Bool {
    for count in stride(from: min(3, keys.count - place), to: 0, by: -1) {
      let phrase = keys[place..<place + count]
      if !phrase.contains(""), let sign = PlainWords.signs[phrase.joined()], take(sign, count) { return true }
    }
    return false
  }

  /// False where the words can't stand for the sign here.
  private mutating func take(_ sign: String, _ count: Int) -> Bool {
    let isBehindNumber = plain.last?.last?.isNumber == true
    let next = place + count < keys.count ? keys[place + count] : ""
    switch sign {
    // `10 reps`: a plain number is reps.
    case "": guard isBehindNumber else { return false }
    // `3 séries de 10`
    case "x":
      guard isBehindNumber, let sets = plain.popLast(), next.first?.isNumber == true else { return false }
      plain.append(sets + "x" + (withUnit(next) ?? written[place + count]))
      place += 1
    case "at", "rpe", "in": guard next.first?.isNumber == true else { return false }
    case "@": guard next.first?.isNumber == true || next.hasPrefix("bw") else { return false }
    default: break
    }
    if !sign.isEmpty, sign != "x" { plain.append(sign) }
    place += count
    isChanged = true
    return true
  }

  /// `pc+10kg` is `bw+10kg`; nil for anything else.
  private mutating func withBody(_ word: String) -> String? {
    guard word.lowercased().hasPrefix("pc"), let sign = word.dropFirst(2).first, "+-–−".contains(sign) else {
      return nil
    }
    isChanged = true
    return "bw" + word.dropFirst(2)
  }

  /// `60seg` is `60s`, `1min30` is `1min30s`, `10reps` is `10`; nil for anything else.
  private mutating func withUnit(_ key: String) -> String? {
    let digits = key.prefix { $0.isNumber }
    let unit = key.dropFirst(digits.count)
    var plain: String?
    switch unit {
    case _ where digits.isEmpty: return nil
    case "seg", "segs", "segundos": plain = digits + "s"
    case "reps", "rep", "repeticoes": plain = String(digits)
    default:
      let seconds = unit.dropFirst(3)
      if unit.hasPrefix("min"), seconds.count == 2, seconds.allSatisfy(\.isNumber) { plain = key + "s" }
    }
    if plain != nil { isChanged = true }
    return plain
  }

  /// What words stand for, without case, accents, blanks and hyphens: those of the marks, and these.
  private static let signs: [String: String] = {
    var signs = [
      "em": "in", "pesocorporal": "bw", "pc": "bw", "repeticoes": "", "repetitions": "", "reps": "", "seriesde": "x",
      "seriede": "x", "setsof": "x", "setof": "x", "com": "@", "with": "@",
    ]
    for mark in SetMark.all {
      for word in mark.synonyms { signs[String(folded(word).filter { $0 != " " })] = mark.keyword?.description ?? "" }
    }
    return signs
  }()
}
