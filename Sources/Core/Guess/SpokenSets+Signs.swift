import Grammar
import Text
import Training

/// Signs and words around sets.
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

  /// The bar alone as the load of a group, also behind a mark: `warm-up bar x10`, `empty bar 10`.
  func emptyBar(_ place: Int) -> Change? {
    guard let bar, let start = SpokenSets.setsOfBar(words[place...]) else { return nil }
    let isFirst = [0, 1, 2].contains { count in
      place >= count && ["", ","].contains(key(place - count - 1)) && (count == 0 || marks(place - count) == count)
    }
    if !isFirst { return nil }
    let isOfReps = isTimes(words[start])
    return (start - place + 1, ["\(bar)"] + (isOfReps ? ["x", String(words[start].dropFirst())] : [words[start]]))
  }

  /// Returns the index of the sets behind words for the bar alone, `bar x 10`, `bar 2x8`, `empty bar 10`; nil for other words, as
  /// in `bar 45x10` the load is known.
  package static func setsOfBar(_ words: ArraySlice<String>) -> Int? {
    let start = words.firstIndex { $0.first.map { $0.isNumber || "xX×*".contains($0) } ?? false }
    guard let start, isBarAlone(words[..<start].joined(separator: " ")) else { return nil }
    let count = Int(words[start].prefix { $0.isNumber }) ?? 0
    let isOfFew = words[start].holds("x") && count <= SetGroup.mostUnloadedSets
    // `bar 10 w`
    let isMarked = isWordOfMark(
      words[start...].dropFirst().first.map { $0.last == "," ? String($0.dropLast()) : $0 } ?? "")
    return start - words.startIndex > 1 || isOfFew || count > 0 && isMarked ? start : nil
  }

  /// A comma behind a name, between a load and its sets or before a mark, `Squats, 5 reps`, `with 35s, 3x10`, `245x8, rpe 9`, and
  /// one before a warm-up's word and its sets, `, aq 85kg 4`.
  func comma(_ place: Int) -> Change? {
    if key(place) == "," {
      let count = marks(place + 1)
      let isWarmUp = SetWord(key(place + 1))?.plain == "w"
      if isWarmUp, count > 0, key(place + 1 + count).first?.isNumber ?? false {
        let end = words[(place + 1)...].firstIndex(of: ",") ?? words.count
        return (end - place, [","] + words[(place + 1 + count)..<end] + words[(place + 1)..<(place + 1 + count)])
      }
      let isLast = count > 0 && place + 1 + count == words.count
      return isBehindNumber(place) && !isLast ? nil : (1, [])
    }
    if key(place) == "-", place > 0, !isBehindNumber(place), SetWord(key(place - 1)) != .body,
      key(place + 1).first?.isNumber ?? false
    {
      return (1, [])
    }
    let isFirst = isLoad(place) && key(place + 1) == "," && !isBehindNumber(place) && !isSets(place + 3)
    return isFirst && place + 2 < words.count ? (2, [words[place]]) : nil
  }

  /// Words that only tell what follows: `with the 60s`, `com mais 5kg`, `de aquecimento`, `set 2 205x5`, `single 315x1`.
  func filler(_ place: Int) -> Change? {
    if isWith(place) {
      if ["the", "os", "as"].contains(key(place + 1)) { return (2, [words[place]]) }
      let isMore = ["mais", "extra", "more"].contains(key(place + 1)) && key(place + 2).first?.isNumber ?? false
      if isMore { return (3, ["+\(words[place + 2])"]) }
      let end = isUnit(place + 2) ? place + 3 : place + 2
      guard isBehindNumber(place), ["added", "extra"].contains(key(end)), key(place + 1).first?.isNumber ?? false else {
        return nil
      }
      return (end + 1 - place, ["@", "bw+" + words[(place + 1)..<end].joined()])
    }
    if key(place) == "the", isLoad(place + 1) || key(place - 1) == "," { return (1, []) }
    if key(place) == "for", isPair(place + 1), isBehindNumber(place) { return (1, []) }
    if isOf(place), int(place + 1) != nil, key(place + 2) == ",", !isBehindNumber(place) {
      return (3, [words[place + 1]])
    }
    if ["fiz", "did", "got"].contains(key(place)), isBehindNumber(place), int(place + 1) != nil { return (1, []) }
    if isOf(place) || key(place) == "as", marks(place + 1) > 0, place > 0 { return (1, []) }
    if Guess.reps(in: key(place)) != nil, isPair(place + 1) { return (1, []) }
    let isNumbered = ["set", "serie"].contains(key(place)) && int(place + 1) != nil && int(place - 1) == nil
    return isNumbered && place > 0 && key(place + 2).first?.isNumber ?? false ? (2, []) : nil
  }

  /// Words for the body alone behind its reps or before them, `8 no weight`, `peso do corpo 8x, 7x`.
  func body(_ place: Int) -> Change? {
    func isWithout(_ place: Int) -> Bool {
      ["no", "sem", "without"].contains(key(place)) && ["weight", "peso"].contains(key(place + 1))
    }
    if isWithout(place) { return key(place + 2).first?.isNumber ?? false || isBehindNumber(place) ? (2, []) : nil }
    let length = [3, 2].first { length in
      let said = words[place..<min(place + length, words.count)]
      return said.joined().allSatisfy(\.isLetter) && said.count == length
        && SetWord(said.joined(separator: " ")) == .body
    }
    if let length { return (length, ["bw"]) }
    let digits = key(place).last == "x" ? String(key(place).dropLast()) : ""
    if Int(digits) != nil, key(place + 1) == "," || key(place - 1) == "," { return (1, [digits]) }
    return nil
  }

  /// Reps before their loads, `12x30kg 10x30kg`, `5@225 5@235`, and a load with its decimals behind sets and reps, `4x8x67,5`.
  func swapped(_ place: Int) -> Change? {
    func parts(_ word: String) -> [Substring] {
      let parts = folded(word).split(separator: "x")
      let unit = parts.last?.drop { $0.isNumber || ",.".contains($0) } ?? ""
      guard parts.count == 2, let reps = Int(parts[0]), reps > 0, case .weight? = SetWord(unit) else { return [] }
      return parts
    }
    let effort = key(place).split(separator: "@")
    if effort.count == 2, let reps = Int(effort[0]), Double(effort[1]) ?? 0 > 10 {
      return (1, ["\(effort[1])x\(reps)"] + (key(place + 1).contains("@") ? [","] : []))
    }
    // `4x8x67,5`
    let triple = key(place).split(separator: "x")
    if triple.count == 3, triple[2].contains(where: { ",.".contains($0) }),
      triple.allSatisfy({ $0.first?.isNumber ?? false })
    {
      return (1, ["\(triple[0])x\(triple[1])", "@", String(triple[2])])
    }
    let own = parts(words[place])
    guard own.count == 2, key(place + 1) != "x", words.count(where: { parts($0).count == 2 || $0 == "x" }) > 1
    else { return nil }
    return (1, ["\(own[1]) x \(own[0])"] + (isPair(place + 1) ? [","] : []))
  }

  /// `and` between sets, `135x5 and 185x3`, words before a set in parts, `e rest-pause 10+4`, and no sign before an effort,
  /// `265x5@8 x5@9`.
  func joint(_ place: Int) -> Change? {
    if isJoint(place), isPair(place + 1), isBehindNumber(place), place > 1 { return (1, [","]) }
    if isJoint(place) || ["then", "depois"].contains(key(place)) {
      let count = [2, 1].first { count in
        isRestPause((1...count).map { key(place + $0) }.joined(separator: " "))
      }
      if let count, key(place + count + 1).contains("+") { return (count + 1, [","]) }
    }
    let isTimes = isTimes(key(place)) && key(place).contains("@")
    return isTimes && place > 0 && key(place - 1).contains("@") ? (1, [",", words[place]]) : nil
  }

  /// A sign or a word before lighter sets at once: `35x8 > 25x8 > 15x10`, `10/10/8 + drop 20kg 12`.
  func drop(_ place: Int) -> Change? {
    if [">", "->", "→"].contains(key(place)), isPair(place + 1) { return (2, [",", words[place + 1], "d"]) }
    let joints = words[place...].prefix { ["+", ",", "then", "depois", "and", "e"].contains(folded($0)) }
    let start = joints.endIndex
    // A comma alone parts groups that are read with those behind them.
    guard isBehindNumber(place), ["drop", "strip", "stripped"].contains(key(start)), !joints.elementsEqual([","]),
      key(place - 1) != ","
    else {
      return nil
    }
    let load = ["to", "pra", "para"].contains(key(start + 1)) ? start + 2 : start + 1
    if isPair(load) { return (load + 1 - place, [",", words[load], "d"]) }
    let reps = key(load + 1) == "-" ? load + 2 : load + 1
    guard isLoad(load) || int(load) != nil, let count = int(reps), count < int(load) ?? .max else { return nil }
    return (reps + 1 - place, [",", "\(words[load]) x \(count)", "d"])
  }

  /// The word for lighter sets at the end: `, backoff 295x5`.
  func backOff(_ place: Int) -> Change? {
    ["backoff", "back-off"].contains(key(place)) && isPair(place + 1) && isBehindNumber(place)
      ? (2, (key(place - 1) == "," ? [] : [","]) + [words[place + 1], quoted(words[place])]) : nil
  }

  /// A side in front of its sets: `left 15x12, right 15x12`.
  func side(_ place: Int) -> Change? {
    let side = key(place).last == "." ? String(key(place).dropLast()) : key(place)
    let word = ["l": "left", "r": "right"][side] ?? side
    guard let mark = SetWord(word)?.mark, mark.isOfSide, isPair(place + 1), marks(place + 2) == 0 else { return nil }
    return (2, [words[place + 1], mark.keyword?.description ?? side])
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

  private func isAll(_ place: Int) -> Bool { ["all", "todas", "todos"].contains(key(place)) }

  /// Returns the number of words of `all rpe 9`; zero for others.
  func marksOfAll(_ place: Int) -> Int {
    isAll(place) && marks(place + 1) > 0 && SetWord(key(place + 1))?.plain != "w" ? marks(place + 1) + 1 : 0
  }

  /// A load behind several numbers of sets, which is of all, `2x10, 1x8 com 22kg`, one behind each, `2x8 18kg 1x10 16kg`, or behind
  /// the first, `2x12 400, 10`, and one before a dash, `75kg - 9, 8`.
  func loads(_ place: Int) -> Change? {
    let isLoad = isLoad(place) || int(place) != nil && key(place + 2).contains { ",/".contains($0) }
    if isLoad, key(place + 1) == "-", key(place + 2).first?.isNumber ?? false, key(place + 3) != "-" {
      return (2, [words[place], "x"])
    }
    guard isPair(place) else { return nil }
    if self.isLoad(place + 1), isPair(place + 2), self.isLoad(place + 3) {
      return (2, [words[place], "@", words[place + 1], ","])
    }
    let numbers = key(place).split(separator: "x").compactMap { Int($0) }
    if key(place + 2) == ",", let load = int(place + 1), load > 30, numbers.count == 2, numbers[0] <= 10,
      load * 2 > numbers[1] * 3
    {
      return (2, [words[place], "@", words[place + 1]])
    }
    guard key(place + 1) == ",", isPair(place + 2), ["com", "with", "@"].contains(key(place + 3)),
      place + 5 == words.count
    else { return nil }
    return (5, [words[place + 4], words[place], words[place + 2]])
  }

  /// Times in a row of which one has minutes and seconds, so that each word is one: `1min10 1min 50s`.
  func times(_ place: Int) -> Change? {
    let times = words[place...]
    func isTime(_ word: String) -> Bool {
      word.first?.isNumber ?? false && word.contains { $0.isLetter }
        && word.allSatisfy { $0.isNumber || "mins".contains($0) }
    }
    guard times.count > 1, times.allSatisfy(isTime), times.contains(where: { $0.holds("min") && $0.last != "n" }) else {
      return nil
    }
    return (times.count, [times.joined(separator: ", ")])
  }

  /// A number of distances before the time of each: `4x500m 1:47, 1:49, 1:50, 1:52`.
  func intervals(_ place: Int) -> Change? {
    let parts = key(place).split(separator: "x")
    guard parts.count == 2, let count = Int(parts[0]), parts[1].last?.isLetter ?? false else { return nil }
    let times = words[(place + 1)...].filter { $0 != "," }
    guard times.count == count, times.allSatisfy({ $0.contains(":") }) else { return nil }
    return (words.count - place, [String(parts[1]) + " " + times.joined(separator: ", ")])
  }

  /// Warm-ups before the word for work: `wu 45x10, 95x5, work 205x5`, `warm up 135x5 then 185x5`.
  func warmUps(_ place: Int) -> Change? {
    let count = marks(place)
    guard count > 0, SetWord(words[place..<(place + count)].joined(separator: " "))?.plain == "w",
      case let works = words.indices.filter({ ["work", "working", "valendo", "then", "depois"].contains(key($0)) }),
      works.count == 1, let work = works.first, work > place + count,
      case let sets = setsOfWarmUps((place + count)..<work), !sets.isEmpty,
      sets.allSatisfy({ isPair($0) || $0.contains(" ") })
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
