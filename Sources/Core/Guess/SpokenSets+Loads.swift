import Grammar
import Text
import Training

/// Loads, and the times of distances.
extension SpokenSets {
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

  /// Plates as the load of a bar, `2 plates x 5`; each is one on both sides, of 45 lb or 20 kg.
  func plates(_ place: Int) -> Change? {
    guard let bar, let count = Training.number(named: key(place)) ?? int(place), 1...10 ~= count,
      ["plate", "plates", "placa", "placas", "anilhas"].contains(key(place + 1)), !key(place - 1).contains("x")
    else { return nil }
    let sides = ["a side", "each side", "per side", "por lado", "cada lado", "de cada lado"].first { side in
      joined(from: place + 2, 3).hasPrefix(side)
    }
    // A machine without a bar may count its plates otherwise.
    if bar.hundredths == 0, sides == nil { return nil }
    let next = place + 2 + (sides?.split(separator: " ").count ?? 0)
    let load = Weight(hundredths: bar.hundredths + Int32(count) * (bar.unit == .lb ? 90_00 : 40_00), bar.unit)
    if isTimes(key(next)) { return (next + 1 - place, ["\(load)", "x", String(words[next].dropFirst())]) }
    return key(next) == "x" || int(next) != nil || isPair(next) ? (next - place, ["\(load)"]) : nil
  }

  /// A load behind a time or a distance, `60s +45lb`, whose sign adds it to no reps.
  func added(_ place: Int) -> Change? {
    let unit = String(key(place - 1).reversed().prefix { $0.isLetter && $0 != "x" }.reversed())
    let load = key(place).dropFirst()
    guard key(place).first == "+", load.first?.isNumber ?? false else { return nil }
    switch SetWord(unit) {
    case .seconds, .minutes, .hours, .distance, .metres:
      return (1, (load.last?.isNumber ?? false ? ["@"] : []) + [String(load)])
    default: return nil
    }
  }

  /// Returns the index of the sets behind words for the bar alone, `bar x 10`, `bar 2x8`, `empty bar 10`; nil for other words, as
  /// in `bar 45x10` the load is known.
  package static func setsOfBar(_ words: ArraySlice<String>) -> Int? {
    let start = words.firstIndex { $0.first.map { $0.isNumber || "xX×*".contains($0) } ?? false }
    guard let start, isBarAlone(words[..<start].joined(separator: " ")) else { return nil }
    let count = Int(words[start].prefix { $0.isNumber }) ?? 0
    let isOfFew = words[start].holds("x") && count <= SetGroup.mostUnloadedSets
    // `bar 10 w`, `bar 10, 50 5`
    let next = words[start...].dropFirst().first ?? ""
    let isAlone = words[start].last == "," || next.first == "," || isWordOfMark(String(next.prefix { $0 != "," }))
    return start - words.startIndex > 1 || isOfFew || count > 0 && isAlone ? start : nil
  }

  /// Words for the body alone, and reps with the sign of times behind them: `peso do corpo 8x, 7x`.
  func body(_ place: Int) -> Change? {
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

  /// A sign or a word before lighter sets at once: `35x8 > 25x8 > 15x10`, `10/10/8 + drop 20kg 12`.
  func drop(_ place: Int) -> Change? {
    if [">", "->", "→"].contains(key(place)), isPair(place + 1) { return (2, [",", words[place + 1], "d"]) }
    let joints = words[place...].prefix { ["+", ",", "then", "depois", "and", "e"].contains(folded($0)) }
    let start = joints.endIndex
    // A comma alone parts groups that are read with those behind them.
    let isBehindComma = joints.elementsEqual([","]) || key(place - 1) == ","
    guard isBehindNumber(place), ["drop", "strip", "stripped"].contains(key(start)) else { return nil }
    let load = ["to", "pra", "para"].contains(key(start + 1)) ? start + 2 : start + 1
    if isPair(load) {
      // `drop 150x8 100x10`, which goes on as long as the loads get lighter.
      func weight(_ place: Int) -> Int { isPair(place) ? Int(key(place).prefix { $0 != "x" }) ?? .max : .max }
      let end = words.indices[load...].first { weight($0 + 1) >= weight($0) } ?? load
      if isBehindComma, end == load { return nil }
      let talk = words[(end + 1)...].prefix(while: TalkWords.isOfLastSet).count
      return (end + 1 + talk - place, words[load...end].flatMap { [",", $0, "d"] })
    }
    let reps = key(load + 1) == "-" ? load + 2 : load + 1
    guard !isBehindComma, isLoad(load) || int(load) != nil, let count = int(reps), count < int(load) ?? .max else {
      return nil
    }
    return (reps + 1 - place, [",", "\(words[load]) x \(count)", "d"])
  }

  /// The word for lighter sets at the end: `, backoff 295x5`.
  func backOff(_ place: Int) -> Change? {
    ["backoff", "back-off"].contains(key(place)) && isPair(place + 1) && isBehindNumber(place)
      ? (2, (key(place - 1) == "," ? [] : [","]) + [words[place + 1], quoted(words[place])]) : nil
  }

  /// A load behind several numbers of sets, which is of all, `2x10, 1x8 com 22kg`, one behind each, `2x8 18kg 1x10 16kg`, or behind
  /// the first, `2x12 400, 10`, and one before a dash, `75kg - 9, 8`.
  func loads(_ place: Int) -> Change? {
    let isLoad = isLoad(place) || int(place) != nil && key(place + 2).contains { ",/".contains($0) }
    if isLoad, key(place + 1) == "-", isValue(place + 2), key(place + 3) != "-" {
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
}
