import Grammar
import Text
import Training

extension Guess {
  /// Returns the parts of sets between commas, words like `then`, or the only plus, `125x12 + 90x10 drop`. A comma without a
  /// blank parts only what is no decimal, `45x8w,135x5`.
  package static func parts(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    let tokens = Tokenizer.tokens(bytes, dialect: .journal)
    var (parts, start): ([String], Int) = ([], 0)
    for (index, token) in tokens.enumerated().dropLast() where [.comma, .word, .plus].contains(token.kind) {
      let (own, behind) = (
        tokens[..<index].drop { $0.range.lowerBound < start }, tokens[(index + 1)...].prefix(4).map(\.kind)
      )
      let isEmpty = own.allSatisfy { $0.kind == .blank }
      if token.kind == .word {
        let joints = ["then", "depois"] + (isEmpty ? ["and", "e", "work"] : [])
        guard joints.contains(folded(String(decoding: bytes[token.range.bounds], as: UTF8.self))),
          index > 0, startsSets(tokens[(index + 1)...], bytes)
        else { continue }
      } else if token.kind == .plus {
        guard own.last?.kind == .blank, own.contains(where: { $0.kind == .times }),
          behind.starts(with: [.blank, .number, .times]), tokens.count(where: { $0.kind == .plus }) == 1
        else { continue }
      } else {
        let isOfPairs =
          own.contains { $0.kind == .times }
          && [[.number, .times], [.number, .comma, .number, .times]].contains { behind.starts(with: $0) }
        // `72,5x10` behind a blank has a decimal comma.
        let isDecimal = [nil, .blank].contains(own.dropLast().last?.kind)
        guard behind.first == .blank || own.last?.kind != .number || isOfPairs && !isDecimal else { continue }
      }
      if !isEmpty { parts.append(String(decoding: bytes[start..<token.range.lowerBound], as: UTF8.self)) }
      start = token.range.upperBound
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }

  /// True if sets stand behind a word: ` 165x5`, ` x4`, ` bw x 8`.
  private static func startsSets(_ tokens: ArraySlice<Token>, _ bytes: [UInt8]) -> Bool {
    let kinds = tokens.prefix(3).map(\.kind)
    if kinds.starts(with: [.blank, .word, .blank]), let word = tokens.dropFirst().first {
      return SetWord(String(decoding: bytes[word.range.bounds], as: UTF8.self)) == .body
    }
    return kinds.starts(with: [.blank, .number]) || kinds == [.blank, .times, .number]
  }

  /// Returns numbers in a row as a list: `12 10 8`, `12 - 10 - 8`, `80kg x 10 8 6`, `60kg x8 x7 x6`.
  static func list(_ pieces: [Piece], _ unit: WeightUnit) -> [String] {
    // `40s 40s 30s`, `400m 400m`, and with a load `28kg x 30m 30m` or `60s 45s @ 10kg`
    if pieces.count > 2, pieces[0].kind == .time, pieces[pieces.count - 2].kind == .sign("@"), let load = pieces.last {
      return list([load] + pieces.dropLast(2), unit)
    }
    for kind in [Piece.Kind.time, .distance] where pieces.last?.kind == kind {
      // In `40kg - 30m` and `30s-30s-30s`, the sign parts them.
      let values = pieces.filter { ![.sign("x"), .sign("-")].contains($0.kind) }
      let amounts = values.drop { $0.kind != kind }
      let head = values.dropLast(amounts.count)
      let load = head.first.map { $0.text + ($0.isWeight ? "" : unit.rawValue) + " x " } ?? ""
      guard amounts.count > 1 || !load.isEmpty, amounts.allSatisfy({ $0.kind == kind }), head.count < 2,
        head.first.map({ $0.isWeight || $0.kind == .number }) ?? true
      else { continue }
      return [load + amounts.map(\.text).joined(separator: "/")]
    }
    // `200m 55s 54s`
    if pieces.count > 2, pieces[0].kind == .distance, pieces.dropFirst().allSatisfy({ $0.kind == .time }) {
      return [pieces.dropFirst().map { "\(pieces[0].text) in \($0.text)" }.joined(separator: ", ")]
    }
    var numbers = pieces[...]
    var load: String?
    if numbers.last?.isWeight == true {
      load = numbers.popLast()?.text
      if numbers.last?.kind == .sign("@") { numbers.removeLast() }
    } else if numbers.first?.isWeight == true {
      load = numbers.popFirst()?.text
      // In `60kg - 3 - 10` the first may count sets.
      let isLong = numbers.count { $0.kind == .number } > 2
      let signs: [Piece.Kind] = [.sign("x"), .sign(":")] + (isLong ? [.sign("-"), .sign("/"), .sign("=")] : [])
      if numbers.first.map({ signs.contains($0.kind) }) ?? false { numbers = numbers.dropFirst() }
    } else if numbers.first?.kind == .sign("x") {
      // `x25 x25 x20`
      numbers = numbers.filter { $0.kind != .sign("x") }
    }
    let (values, signs) = (numbers.filter { $0.kind == .number }, numbers.filter { $0.kind != .number })
    let isLong = values.count > 2
    let isSeparated =
      signs.count == values.count - 1
      && (signs.allSatisfy { $0.kind == .sign("-") && (isLong || $0.isApart) }
        || isLong && load != nil && signs.allSatisfy { $0.kind == .sign("x") })
    guard values.count > 1, numbers.last?.kind == .number, signs.isEmpty || isSeparated else { return [] }
    let list = values.map(\.text).joined(separator: "/")
    let counts = values.compactMap { Int($0.text) }
    if let load {
      // In `185lb x 6 2` and `3 10 185lb`, one is rather a number of sets than of reps.
      let (least, most) = (counts.min() ?? 0, counts.max() ?? 0)
      let isCounted = counts.count == 2 && signs.isEmpty && least > 1 && least * 2 <= most
      let isFirst = isCounted && counts.first == least
      return (isCounted ? ["\(least)x\(most) @ \(load)"] : []) + (isFirst ? [] : ["\(load) x \(list)"])
    }
    // `60/65/70 10/8/6`
    let lists = values.map { $0.text.split(separator: "/").compactMap { Int($0) } }
    if lists.count == 2, signs.isEmpty, lists[0].count > 1, lists[0].count == lists[1].count,
      (lists[0].min() ?? 0) > (lists[1].max() ?? 0)
    {
      return ["\(values[0].text)\(unit) x \(values[1].text)"]
    }
    // `25 15/12/12`
    if lists.count == 2, signs.isEmpty, lists[0].count == 1, lists[1].count > 1, lists[0][0] != lists[1].count {
      return ["\(values[0].text)\(unit) x \(values[1].text)", list]
    }
    return (signs.isEmpty && counts.count == values.count ? loads(among: counts, unit) : []) + [list]
  }

  /// Returns the other readings of `60 10`, `3 10` and `12 10 8 30 35 40` than a list: some numbers are too large for
  /// reps, and some count sets.
  private static func loads(among numbers: [Int], _ unit: WeightUnit) -> [String] {
    let (left, right) = (numbers.prefix(numbers.count / 2), numbers.suffix(numbers.count / 2))
    if numbers.count == 2 {
      if numbers[0] >= 15, numbers[0] > numbers[1] * 3 / 2 { return ["\(numbers[0])\(unit) x \(numbers[1])"] }
      let isCount = numbers[0] < numbers[1] && numbers[0] <= SetGroup.mostUnloadedSets
      return isCount ? ["\(numbers[0])x\(numbers[1])"] : []
    }
    func list(_ numbers: ArraySlice<Int>) -> String { numbers.map(String.init).joined(separator: "/") }
    // `4 12 160`
    if numbers.count == 3, numbers[0] <= SetGroup.mostUnloadedSets, numbers[1] > 2, numbers[2] > numbers[1] * 2 {
      return ["\(numbers[0])x\(numbers[1]) @ \(numbers[2])\(unit)"]
    }
    // `100 12 120 12`
    let pairs = stride(from: 0, to: numbers.count - 1, by: 2).map { (load: numbers[$0], reps: numbers[$0 + 1]) }
    let least = pairs.map(\.load).min() ?? 0
    if numbers.count % 2 == 0, least >= 20, least > (pairs.map(\.reps).max() ?? 0) {
      return [pairs.map { "\($0.load)\(unit) x \($0.reps)" }.joined(separator: ", ")]
    }
    // `25 12 12 10`
    if numbers[0] >= 20, numbers[0] > numbers.dropFirst().max() ?? 0 {
      return ["\(numbers[0])\(unit) x \(list(numbers.dropFirst()))"]
    }
    guard numbers.count % 2 == 0, (left.max() ?? 0) < (right.min() ?? 0) else { return [] }
    return ["\(list(right))\(unit) x \(list(left))"]
  }
}
