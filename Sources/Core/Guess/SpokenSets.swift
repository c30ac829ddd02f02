import Grammar
import Text
package import Training

/// Sets in the words of a sentence, made those of typed sets: `three sets of five with 60` is `3x5 with 60`, and `6, 6 and 5
/// reps` is `6/6/5`.
///
/// Each rule looks at the words from one place on, in the order of the list; none knows an exercise.
package struct SpokenSets {
  /// The words, with commas and brackets as words of their own.
  private(set) var words: [String]
  /// The bar of the exercise; nil if it has none, or if it is not known.
  var bar: Weight?

  /// A number of words, and those that stand for them.
  typealias Change = (count: Int, new: [String])

  typealias Rule = @Sendable (SpokenSets, Int) -> Change?

  private static let rules: [Rule] = names + Phrase.counts.map(\.rule) + Phrase.fillers.map(\.rule) + signs

  private static let names: [Rule] = [
    { $0.bullet($1) }, { $0.short($1) }, { $0.superset($1) }, { $0.gluedName($1) }, { $0.number($1) }, { $0.half($1) },
    { $0.brackets($1) }, { $0.emptyBar($1) }, { $0.plates($1) }, { $0.comma($1) },
  ]

  private static let signs: [Rule] = [
    { $0.body($1) }, { $0.side($1) }, { $0.swapped($1) }, { $0.list($1) }, { $0.repsOfLast($1) }, { $0.lastSet($1) },
    { $0.joint($1) },
    { $0.drop($1) }, { $0.backOff($1) }, { $0.pairsOfMark($1) }, { $0.markOfAll($1) }, { $0.efforts($1) },
    { $0.loads($1) }, { $0.warmUps($1) }, { $0.intervals($1) }, { $0.times($1) }, { $0.band($1) },
    { $0.remark($1) }, { $0.added($1) },
  ]

  /// Returns words with the sets among them as they are typed; unchanged if a text in quotes is among them, or if they are more
  /// than people type.
  package static func plain(_ typed: [String], bar: Weight? = nil) -> [String] {
    guard typed.count < 100, !typed.contains(where: { $0.contains("\"") }) else { return typed }
    var spoken = SpokenSets(words: typed.flatMap(cut), bar: bar)
    for rule in rules {
      var place = 0
      while place < spoken.words.count {
        if let change = rule(spoken, place) {
          let places = place..<(place + change.count)
          // A name in quotes of the shell is one word.
          let new = change.new.flatMap { word in
            word.contains("\"") || spoken.words[places].contains(word)
              ? [word] : word.split(separator: " ").map(String.init)
          }
          spoken.words.replaceSubrange(places, with: new)
          place += new.count
        } else {
          place += 1
        }
      }
    }
    if spoken.words.last == "," { spoken.words.removeLast() }
    // A comma alone says nothing else.
    return spoken.words.isEmpty ? typed : spoken.joined
  }

  /// Returns a text with the sets of a sentence as they are typed.
  package static func plain(_ text: String, bar: Weight? = nil) -> String {
    plain(text.split(separator: " ").map(String.init), bar: bar).joined(separator: " ")
  }

  /// Returns a word without the signs at its ends, which are words.
  private static func cut(_ word: String) -> [String] {
    guard word.count > 1, let last = word.last else { return [word] }
    if word.first == "(" { return ["("] + cut(String(word.dropFirst())) }
    let isOfSets = last == "." && word.contains("x")
    return ",;)".contains(last) || isOfSets ? cut(String(word.dropLast())) + [last == ")" ? ")" : ","] : [word]
  }

  var joined: [String] {
    words.reduce(into: []) { line, word in
      if let last = line.last, last == "(" || [",", ")"].contains(word) {
        line[line.count - 1] = last + word
      } else {
        line.append(word)
      }
    }
  }
}

/// The words at a place.
extension SpokenSets {
  /// Returns a word in lower case and without accents; empty before the first and behind the last.
  func key(_ place: Int) -> String {
    let key = words.indices.contains(place) ? folded(words[place]) : ""
    return ["c/": "com", "w/": "with", "s/": "sem"][key] ?? key
  }

  /// Returns words as a text, in lower case and without accents.
  func joined(from place: Int, _ count: Int) -> String { (place..<(place + count)).map(key).joined(separator: " ") }

  /// True for a word that begins with a digit.
  func isValue(_ place: Int) -> Bool { key(place).first?.isNumber ?? false }

  func int(_ place: Int) -> Int? { key(place).allSatisfy(\.isNumber) ? Int(key(place)) : nil }

  func isJoint(_ place: Int) -> Bool { ["and", "e", "&"].contains(key(place)) }

  func isWith(_ place: Int) -> Bool { ["with", "com"].contains(key(place)) }

  func isOf(_ place: Int) -> Bool { ["of", "de"].contains(key(place)) }

  func isSets(_ place: Int) -> Bool { Guess.wordsOfCounts.contains(key(place)) }

  func isReps(_ place: Int) -> Bool { SetWord(key(place)) == .reps }

  func isUnit(_ place: Int) -> Bool { SetWord(key(place))?.isUnit ?? false }

  /// True for `3x5` and `185x5`.
  func isPair(_ place: Int) -> Bool { SpokenSets.isPair(key(place)) }

  package static func isPair(_ word: String) -> Bool {
    let numbers = folded(word).split(separator: "x", omittingEmptySubsequences: false)
    return numbers.count > 1 && numbers.allSatisfy { $0.first { $0 != " " }?.isNumber ?? false }
  }

  /// True if a number is among the words before a place.
  func isBehindNumber(_ place: Int) -> Bool { words[..<place].contains { $0.contains(where: \.isNumber) } }

  /// True for a load with its unit, `22kg`; for that of a pair of dumbbells, `50s`, as well.
  func isLoad(_ place: Int) -> Bool {
    let unit = key(place).drop { $0.isNumber || ",.".contains($0) }
    if unit.count == key(place).count { return false }
    return if case .weight? = SetWord(unit) { true } else { unit == "s" }
  }

  /// Returns the number of words that are a mark with its value; zero for others.
  func marks(_ place: Int) -> Int {
    func isMark(_ place: Int) -> Bool {
      SetWord(key(place))?.mark.map { $0.takesValue && $0.name != "completed_at" } ?? false
    }
    func isNumber(_ place: Int) -> Bool { isValue(place) }
    if isMark(place) && isNumber(place + 1) || isNumber(place) && isMark(place + 1) { return 2 }
    if key(place).first == "@", Double(key(place).dropFirst()) ?? 11 <= 10 { return 1 }
    return [3, 2, 1].first {
      place + $0 <= words.count && isWordOfMark(words[place..<(place + $0)].joined(separator: " "))
    } ?? 0
  }
}

/// Names and numbers.
extension SpokenSets {
  /// The sign of a list from elsewhere, `- 80kg x 10`, `1. 80kg x 10`.
  func bullet(_ place: Int) -> Change? {
    guard place == 0, isValue(1) || SetWord(key(1)) == .body else { return nil }
    let isNumber = key(0).last == "." && key(0).dropLast().allSatisfy(\.isNumber)
    return isNumber || ["-", "*", "•", "·", ">"].contains(key(0)) ? (1, []) : nil
  }

  /// Short forms: `c/ 18`, `w/ 25lb`, `rpe8`.
  func short(_ place: Int) -> Change? {
    if words[place].last == "/", isWith(place), isValue(place + 1) { return (1, ["@"]) }
    let isBehindSets = isPair(place - 1) || key(place - 1).contains("/") || Guess.isOfCarry(key(place - 1))
    let isOfLoad = isWith(place) && isBehindSets
    if isOfLoad, int(place + 1) != nil, place + 2 == words.count || key(place + 2) == "," { return (1, ["@"]) }
    let mark = key(place).prefix { $0.isLetter }
    let value = key(place).dropFirst(mark.count)
    return SetWord(mark)?.mark?.takesValue ?? false && mark.count > 2 && value.first?.isNumber ?? false
      ? (1, [String(mark), String(value)]) : nil
  }

  /// The word for a superset in front of its exercises: `biset pulley 30kg 12/12 com testa 22kg 10/9`.
  func superset(_ place: Int) -> Change? {
    let word = key(0).last == ":" ? String(key(0).dropLast()) : key(0)
    guard place == 0, PlanWord(key: word) == .superset,
      let sign = words.indices.first(where: { place in
        isBehindNumber(place) && ["+", "/", "with", "com", "and", "e"].contains(key(place))
          && key(place + 1).first?.isLetter ?? false && SetWord(key(place + 1)) == nil
      })
    else { return nil }
    return (sign + 1, words[1..<sign] + ["+"])
  }

  /// A name that no blank parts from its sets: `rdl225x8/8/8`.
  func gluedName(_ place: Int) -> Change? {
    let name = words[place].prefix { $0.isLetter }
    let sets = words[place].dropFirst(name.count)
    let isPair = sets.drop { $0 == "+" }.prefix { $0.isNumber || $0 == "x" }.split(separator: "x").count > 1
    return place == 0 && name.count > 1 && isPair && SetWord(name) == nil ? (1, [String(name), String(sets)]) : nil
  }

  /// The name of a number, `dezoito quilos`, `oitenta e cinco`; `one` may be of a name.
  func number(_ place: Int) -> Change? {
    guard var value = Training.number(named: key(place)) else { return nil }
    var end = place + 1
    let ones = isJoint(end) ? end + 1 : end
    if value >= 20, value % 10 == 0, let more = Training.number(named: key(ones)), more < 10 {
      (value, end) = (value + more, ones + 1)
    }
    let isBefore = isSets(end) || isUnit(end) || isReps(end)
    let isBehind =
      int(place - 1) != nil || isOf(place - 1) || isJoint(place - 1) || isUnit(place - 1) || key(place - 1) == "for"
    guard isBefore || isBehind && isOf(end) || value > 1 && (isBehind || isOf(end)) else { return nil }
    return (end - place, ["\(value)"])
  }

  /// Halves and seconds behind `and`: `62 quilos e meio`, `1 minuto e 10`.
  func half(_ place: Int) -> Change? {
    guard let whole = int(place), isJoint(place + 2), let unit = SetWord(key(place + 1)) else { return nil }
    let isHalf = ["meio", "meia", "half"].contains(key(place + 3))
    let isOfList = key(place - 1) == "," && isUnit(place + 4)
    if isOfList { return (3, [words[place], words[place + 1], ","]) }
    if unit == .minutes, let seconds = isHalf ? 30 : int(place + 3), seconds < 60, !isSets(place + 4) {
      return (SetWord(key(place + 4)) == .seconds ? 5 : 4, ["\(whole)min\(seconds)s"])
    }
    if case .weight = unit, isHalf { return (4, ["\(whole).5\(unit.plain)"]) }
    return nil
  }

  /// Reps in a row, the last behind `and`, or all with their word or mark: `12, 12 e 10 reps`, `7 reps 6 reps`, `12, 10, all rpe
  /// 9`.
  func list(_ place: Int) -> Change? {
    var (numbers, end, next, wordsOfReps, isJoined): ([Int], Int, Int, Int, Bool) = ([], place, place, 0, false)
    // `75x6, 6 and 5`
    let pair = key(place).split(separator: "x")
    if pair.count == 2, let reps = Int(pair[1]), int(key(place + 1) == "," ? place + 2 : place + 1) != nil {
      (numbers, end) = ([reps], place + 1)
      next = key(end) == "," ? end + 1 : end
    }
    while let number = int(next), !isUnit(next + 1), !isSets(next + 1), !isOf(next + 1), key(next + 1) != "x" {
      numbers.append(number)
      if isReps(next + 1) { wordsOfReps += 1 }
      end = isReps(next + 1) ? next + 2 : next + 1
      next = key(end) == "," ? end + 1 : end
      if isJoint(next), int(next + 1) != nil { (next, isJoined) = (next + 1, true) }
    }
    // In `80 8 e 7`, the first is the load.
    if pair.count < 2, numbers.count > 2, numbers[0] * 2 > (numbers.dropFirst().max() ?? 0) * 3 { return nil }
    let areAlike = wordsOfReps == numbers.count || key(next - 1) == "," && marksOfAll(next) > 0
    guard isJoined || areAlike, numbers.count > 1, numbers.allSatisfy({ $0 <= 100 }) else { return nil }
    let head = pair.count == 2 ? "\(pair[0])x" : ""
    return (end - place, [head + numbers.map(String.init).joined(separator: "/")])
  }
}
