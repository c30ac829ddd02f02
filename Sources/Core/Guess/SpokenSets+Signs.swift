import Grammar
import Text
import Training

/// Marks, sides, remarks, and the words that only join sets.
extension SpokenSets {
  /// Brackets around sets with a mark behind the last, which is of each, `(45x10, 135x5 warm up)`, around a mark, and around a
  /// remark, which goes to the end.
  func brackets(_ place: Int) -> Change? {
    guard key(place) == "(", let end = words[place...].firstIndex(of: ")") else { return nil }
    let inner = Array(words[(place + 1)..<end])
    let length = [2, 1].first { $0 < inner.count && isWordOfMark(inner.suffix($0).joined(separator: " ")) } ?? 0
    if inner.first?.first?.isNumber ?? false, length > 0 {
      let sets = inner.dropLast(length).split(separator: ",").map { $0 + inner.suffix(length) }
      return (end + 1 - place, Array(sets.joined(separator: [","])) + (end + 1 < words.count ? [","] : []))
    }
    let start = words[(place + 1)..<end].firstIndex { !TalkWords.isOfLastSet($0) } ?? end
    if start < end, marks(start) == end - start {
      // `(2 rir)`
      let isReversed = inner.count == 2 && inner[0].first?.isNumber ?? false
      return (end + 1 - place, isReversed ? inner.reversed() : inner)
    }
    let isMeasured = inner.contains(where: isWordOfMeasure)
    let isOfNumbers = inner.contains { word in
      word.contains(where: \.isNumber) && (inner.count < 3 || !word.allSatisfy(\.isNumber))
    }
    guard isMeasured || !isOfNumbers, place > 0 else { return nil }
    return (words.count - place, words[(end + 1)...] + [quoted(SpokenSets(words: inner).joined.joined(separator: " "))])
  }

  /// A comma before a mark of the last set, `245x8, rpe 9`, and a warm-up's word before its sets, `, aq 85kg 4`.
  func comma(_ place: Int) -> Change? {
    let count = marks(place + 1)
    guard key(place) == ",", count > 0, case let mark = words[(place + 1)...(place + count)] else { return nil }
    if SetWord(key(place + 1))?.plain == "w", isValue(place + 1 + count) {
      let end = words[(place + 1)...].firstIndex(of: ",") ?? words.count
      return (end - place, [","] + words[(place + 1 + count)..<end] + mark)
    }
    return place + 1 + count == words.count ? (1, []) : nil
  }

  /// Words before a set in parts, `e rest-pause 10+4`, and no sign between sets with an effort, `265x5@8 x5@9`.
  func joint(_ place: Int) -> Change? {
    if isJoint(place) || ["then", "depois"].contains(key(place)) {
      let count = [2, 1].first { count in
        isRestPause((1...count).map { key(place + $0) }.joined(separator: " "))
      }
      if let count, key(place + count + 1).contains("+") { return (count + 1, [","]) }
    }
    let isTimes = isTimes(key(place)) && key(place).contains("@")
    return isTimes && place > 0 && key(place - 1).contains("@") ? (1, [",", words[place]]) : nil
  }

  /// A side in front of its sets, `left 15x12, right 15x12`, or of its reps, `50 L8 R8`, `80 L 10 R 10`.
  func side(_ place: Int) -> Change? {
    if let letter = ["l": "left", "r": "right"][String(key(place).prefix(1))], isBehindNumber(place) {
      let reps = key(place).dropFirst()
      if let count = Int(reps) { return (1, ["\(count)", letter]) }
      let end = words[place...].firstIndex(of: ",") ?? words.count
      if reps.isEmpty, int(place + 1) != nil, isValue(end - 1) || key(end - 1).count > 1 {
        return (2, [words[place + 1], letter])
      }
    }
    let side = key(place).last == "." ? String(key(place).dropLast()) : key(place)
    let word = ["l": "left", "r": "right"][side] ?? side
    guard let mark = SetWord(word)?.mark, mark.isOfSide, isPair(place + 1), marks(place + 2) == 0 else { return nil }
    return (2, [words[place + 1], mark.keyword?.description ?? side])
  }

  /// Words of a band in front of the reps of a group, `10/8/7, band assisted 10`, which are a remark on them.
  func band(_ place: Int) -> Change? {
    let said = words[(place + 1)...].prefix { isOfBand($0) || ["with", "com"].contains(folded($0)) }
    guard key(place) == ",", isBehindNumber(place), said.contains(where: isBand), isValue(said.endIndex) else {
      return nil
    }
    return (said.count + 2, [",", words[said.endIndex], quoted(said.joined(separator: " "))])
  }

  /// The words before the last set, `9/8/8 e a ultima 6 falha`.
  func lastSet(_ place: Int) -> Change? {
    guard key(place) == "," || isJoint(place), isBehindNumber(place) else { return nil }
    let numbered = ["second", "third", "fourth", "segunda", "terceira", "quarta"]
    let said = words[(place + 1)...].prefix { word in
      TalkWords.isOfLastSet(word) && folded(word) != "foi"
        || (numbered + ["only", "so", "drop", "amrap"]).contains(folded(word))
    }
    let isLast = said.contains { (numbered + ["last", "ultima", "amrap"]).contains(folded($0)) }
    let next = place + 1 + said.count
    return isLast && (int(next) != nil || isPair(next)) ? (1 + said.count, [","]) : nil
  }

  /// The reps of the last of some sets, which are others: `75 4x8 ultima com 7`, `4x8 75kg, last with 7`.
  func repsOfLast(_ place: Int) -> Change? {
    let hasLoad = !isPair(place) && isValue(place) && isPair(place + 1)
    let numbers = key(hasLoad ? place + 1 : place).split(separator: "x").compactMap { Int($0) }
    guard numbers.count == 2, 2...10 ~= numbers[0], isPair(hasLoad ? place + 1 : place),
      let last = words[place...].firstIndex(where: { ["last", "ultima"].contains(folded($0)) })
    else { return nil }
    let load =
      hasLoad ? words[place...place] : words[(place + 1)..<last].filter { ![",", "@", "a", "na"].contains($0) }[...]
    let with = words[last...].firstIndex { !TalkWords.isOfLastSet($0) } ?? last
    guard isWith(with), let count = int(with + 1), count < numbers[1], !isUnit(with + 2), load.count < 3,
      load.allSatisfy({ $0.first?.isNumber ?? false || SetWord($0)?.isUnit ?? false })
    else { return nil }
    let row = ["\(numbers[0] - 1)x\(numbers[1])"] + (load.isEmpty ? [] : ["@"] + load)
    return (with + 2 - place, row + [",", "\(count)"])
  }

  /// A mark of all pairs before it: `60x8, 60x7 all @9`.
  func pairsOfMark(_ place: Int) -> Change? {
    guard isPair(place), !(place > 1 && isPair(place - 2)) else { return nil }
    var end = place
    while isPair(end), key(end + 1) == ",", isPair(end + 2) { end += 2 }
    let start = key(end + 1) == "," ? end + 2 : end + 1
    guard end > place, marksOfAll(start) > 0, case let mark = words[(start + 1)..<(start + marksOfAll(start))] else {
      return nil
    }
    let sets = words[place...end].filter { $0 != "," }.map { [$0] + mark }
    return (start + marksOfAll(start) - place, Array(sets.joined(separator: [","])))
  }

  /// A mark of all sets of a list, `, todas rpe 9`, `falha em todas`.
  func markOfAll(_ place: Int) -> Change? {
    let start = key(place) == "," ? place + 1 : place
    if marksOfAll(start) > 0, isBehindNumber(place) {
      let end = start + marksOfAll(start)
      return (end - place, Array(words[(start + 1)..<end]))
    }
    let count = marks(place)
    guard count > 0, ["em", "in", "on"].contains(key(place + count)), isAll(place + count + 1) else { return nil }
    return (count + 2, Array(words[place..<(place + count)]))
  }

  /// The effort of each set behind them, `10 9 8 @8 @9 @10`.
  func efforts(_ place: Int) -> Change? {
    let efforts = words[place...].prefix { $0.first == "@" && $0.dropFirst().first?.isNumber ?? false }
    let isBehindSets = place > 1 && int(place - 1) != nil && int(place - 2) != nil || key(place - 1).contains("/")
    guard efforts.count > 1, isBehindSets else { return nil }
    return (efforts.count, ["rpe", efforts.map { String($0.dropFirst()) }.joined(separator: "/")])
  }

  private func isAll(_ place: Int) -> Bool { ["all", "todas", "todos"].contains(key(place)) }

  /// Returns the number of words of `all rpe 9`; zero for others.
  func marksOfAll(_ place: Int) -> Int {
    isAll(place) && marks(place + 1) > 0 && SetWord(key(place + 1))?.plain != "w" ? marks(place + 1) + 1 : 0
  }

  /// Warm-ups before the word for work: `wu 45x10, 95x5, work 205x5`, `warm up 135x5 then 185x5`.
  func warmUps(_ place: Int) -> Change? {
    let count = marks(place)
    guard count > 0, SetWord(words[place..<(place + count)].joined(separator: " "))?.plain == "w",
      case let works = words.indices.filter({ ["work", "working", "valendo", "then", "depois"].contains(key($0)) }),
      works.count == 1, let work = works.first, work > place + count,
      case let sets = setsOfWarmUps((place + count)..<work), !sets.isEmpty,
      sets.allSatisfy({ SpokenSets.isPair($0) || $0.contains(" ") })
    else { return nil }
    let end = isSets(work + 1) ? work + 2 : work + 1
    return (end - place, sets.flatMap { [$0, "w", ","] })
  }

  /// Returns the words that are no commas, each set as one: `45 x 10`, `bar x10`.
  private func setsOfWarmUps(_ places: Range<Int>) -> [String] {
    words[places].filter { $0 != "," }.reduce(into: []) { sets, word in
      let isBehindSign = sets.last?.hasSuffix(" x") ?? false
      if isTimes(word) || word == "x" || isBehindSign, let last = sets.popLast() {
        sets.append("\(last) \(word)")
      } else {
        sets.append(word)
      }
    }
  }

  /// Words behind a dash at the end: `3x12 - felt good`.
  func remark(_ place: Int) -> Change? {
    guard ["-", "–", "—"].contains(key(place)), isBehindNumber(place), key(place + 1).first?.isLetter ?? false,
      marks(place + 1) == 0, case let said = Array(words[(place + 1)...]),
      !said.contains(where: { $0.contains(where: \.isNumber) || $0.contains("\"") })
    else { return nil }
    return (words.count - place, [quoted(SpokenSets(words: said).joined.joined(separator: " "))])
  }
}
