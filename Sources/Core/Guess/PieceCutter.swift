import Grammar
import Text
import Training

extension Piece {
  /// Cuts a text into pieces.
  static func pieces(of text: String) -> [Piece] {
    var cutter = PieceCutter(text)
    return cutter.cut().settled()
  }
}

extension Guess {
  /// Returns the reps of a set that a word behind its load names; nil for other words.
  package static func reps(in word: String) -> String? {
    ["single": "1", "double": "2", "triple": "3"][word.lowercased()]
  }

  /// The words before a load that is added to the body, beside `with`.
  package static let wordsOfAddedLoads: Set<String> = ["weighted", "lastro"]

  /// The words behind a number of sets.
  package static let wordsOfCounts: Set<String> = [
    "set", "sets", "round", "rounds", "lap", "laps", "trip", "trips", "time", "times", "sprints", "intervals",
    "serie", "series", "volta", "voltas", "vez", "vezes", "tiros", "ida", "idas",
  ]

  /// Returns the number that a word before `sets` or `séries` names; nil for other words.
  package static func count(in word: String) -> String? {
    number(named: word).flatMap { 2...20 ~= $0 ? "\($0)" : nil }
  }
}

extension [Piece] {
  /// Returns the pieces with the kinds that their neighbours decide: `80k x 10`, `3 sets of 10`.
  fileprivate func settled() -> [Piece] {
    var result: [Piece] = []
    for (index, piece) in enumerated() {
      var piece = piece
      let next = index + 1 < count ? self[index + 1] : nil
      let before = result.last?.kind
      if piece.kind == .thousand {
        // The number is a load if it has reps or an `@`, else a distance.
        let isLoad = next?.kind == .sign("x") || before == .sign("@")
        piece.kind = isLoad ? .load : .distance
        piece.text += isLoad ? "kg" : "km"
      }
      // `80kg x 10, 3 sets`
      if piece.kind == .sign(","), next?.kind == .count { continue }
      // `1 minuto e 30 segundos`, and `475 single`, which is one rep.
      if ["e", "and"].contains(piece.text), let first = result.last, let next, Piece.time(first, next) != nil,
        first.kind == .time
      {
        continue
      }
      // `80kg x 10 e 8` is a list.
      if ["e", "and"].contains(piece.text), before == .number, next?.kind == .number {
        piece = Piece(kind: .sign("/"), text: "/", raw: piece.raw, isApart: true)
      }
      if let reps = Guess.reps(in: piece.text), result.count == 1, [.load, .number].contains(before) {
        result.append(Piece(kind: .sign("x"), text: "x"))
        piece = Piece(kind: .number, text: reps, raw: piece.raw, isApart: true)
      }
      if ["de", "of"].contains(piece.text), next.map({ [.number, .time, .distance].contains($0.kind) }) ?? false,
        before == .number || before == .count || before == .load && next?.kind == .number
      {
        piece = Piece(kind: .sign("x"), text: "x", raw: piece.raw, isApart: true)
      }
      result.append(piece)
      if piece.kind == .count, next?.isValue == true { result.append(Piece(kind: .sign("x"), text: "x")) }
    }
    return result
  }
}

private struct PieceCutter {
  private let bytes: [UInt8]
  private var rest: ArraySlice<Token>

  init(_ text: String) {
    bytes = Array(text.utf8)
    rest = Tokenizer.tokens(bytes, dialect: .markdown)[...]
  }

  mutating func cut() -> [Piece] {
    var pieces: [Piece] = []
    var isApart = false
    while let first = rest.popFirst() {
      if first.kind != .blank {
        // The numbers `.75` and `:50` lack their zero.
        let isPart =
          [.dot, .colon].contains(first.kind) && (isApart || pieces.isEmpty) && rest.first?.kind == .number
        let (kind, text) =
          isPart
          ? number(rest.removeFirst(), "0\(self.text(first))") : first.kind == .number ? number(first) : other(first)
        let end = rest.first?.range.lowerBound ?? bytes.count
        pieces.append(Piece(kind: kind, text: text, raw: self.text(first.range.lowerBound..<end), isApart: isApart))
      }
      isApart = first.kind == .blank
    }
    return pieces
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
  private func text(_ token: Token) -> String { text(token.range.bounds) }

  /// The next word in lower case, and the number of its tokens with a blank before it; nil for another token.
  private var nextWord: (text: String, count: Int)? {
    let count = rest.first?.kind == .blank ? 2 : 1
    guard let word = rest.dropFirst(count - 1).first, word.kind == .word else { return nil }
    return (text(word).lowercased(), count)
  }

  /// The next number; nil if it begins a time of day.
  private var nextNumber: String? {
    let ahead = rest.drop { $0.kind == .blank }
    guard let number = ahead.first, number.kind == .number, ahead.dropFirst().first?.kind != .colon else { return nil }
    return text(number)
  }

  /// Takes a number and its unit, with a blank between them or not.
  private mutating func number(_ first: Token, _ head: String = "") -> (Piece.Kind, String) {
    var number = head + text(first)
    while let mark = rest.first, [.dot, .comma, .colon].contains(mark.kind), let digits = rest.dropFirst().first,
      digits.kind == .number
    {
      number += text(mark) + text(digits)
      rest.removeFirst(2)
    }
    if rest.first?.kind == .quote, !rest.contains(where: { $0.kind == .word }) {
      rest.removeFirst()
      return (.time, number + "s")
    }
    // Pounds are `225#`.
    if rest.first?.kind == .hash, rest.dropFirst().first.map({ ![.word, .number].contains($0.kind) }) ?? true {
      rest.removeFirst()
      return (.load, number + "lb")
    }
    if let (word, count) = nextWord {
      if isHalfOfDay(word), let time = clockSpelled(number + word) {
        rest.removeFirst(count)
        return (.time, time)
      }
      // In `27:30 min` the unit adds nothing, and the letter of `10 r` is a side.
      let isClock = number.contains(":")
      if let (kind, unit) = Piece.unit(word), !isClock || kind == .time, count == 1 || word != "r" {
        rest.removeFirst(count)
        if isClock { return (.time, number) }
        if unit == "min", let whole = [".5", ",5"].first(where: number.hasSuffix) {
          return (.time, "\(number.dropLast(whole.count))min30s")
        }
        // The speed is `6,5km/h`.
        if kind == .distance, rest.map(\.kind).starts(with: [.slash, .word]) {
          rest.removeFirst(2)
          return (.word, number)
        }
        return (kind, number + unit)
      }
      if count == 1, !isClock, isOrdinal(number + word) {
        rest.removeFirst()
        return (.word, number + word)
      }
      // In `1O` and `1851b`, the digit that was meant can't be known.
      if count == 1, word.allSatisfy({ "oilbs".contains($0) }) {
        rest.removeFirst()
        return (.unclear, number + word)
      }
    }
    if number.contains(":") { return (.time, number) }
    // `8,8,7` is a list with commas.
    let values = number.split(separator: ",")
    let isList = values.count > 2 && values.allSatisfy { $0.count <= 2 && !$0.contains(".") }
    return (.number, isList ? values.joined(separator: "/") : number)
  }

  private mutating func other(_ token: Token) -> (Piece.Kind, String) {
    switch token.kind {
    case .word: return word(text(token))
    case .string: return (.remark, text(token))
    case .quote:
      defer { rest = [] }
      return (.remark, "\"\(text(token.range.upperBound..<bytes.count))\"")
    case .times: return (.sign("x"), "x")
    case .dash: return (.sign("-"), "-")
    default: return (.sign(text(token).first ?? "?"), text(token))
    }
  }

  private mutating func word(_ word: String) -> (Piece.Kind, String) {
    let lower = word.lowercased()
    // The words are `w/ belt` or `c/ 30kg`.
    if ["w", "c", "s"].contains(lower), rest.first?.kind == .slash {
      rest.removeFirst()
      return nextNumber == nil ? (.word, word + "/") : (.sign("@"), "@")
    }
    if let number = nextNumber {
      if lower == "c" { return (.sign("@"), "@") }
      if ["por", "by", "for", "para", "pra"].contains(lower) { return (.sign("x"), "x") }
      // In `às 80` the number is no time.
      let isClock = ["as", "às"].contains(lower) && clockSpelled(number) != nil
      let isOfLoad =
        Guess.wordsOfAddedLoads.contains(lower) || ["com", "c", "with", "a", "at", "as", "às"].contains(lower)
      if isOfLoad, !isClock {
        return (.sign("@"), "@")
      }
    }
    if let (next, count) = nextWord {
      let isBody = SetWord("\(lower) \(next)") == .body
      let number = Piece.unit(next)?.kind == .count ? Guess.count(in: lower) : nil
      if isBody || number != nil { rest.removeFirst(count) }
      if isBody { return (.body, "bw") }
      if let number { return (.count, number) }
    }
    // These Cyrillic letters and dingbats look like the sign.
    if ["vezes", "times", "х", "✕", "✖", "✗", "⨯"].contains(lower) { return (.sign("x"), "x") }
    switch SetWord(lower) {
    case .body: return (.body, "bw")
    case .duration: return (.sign("i"), "in")
    case .reps: return (.reps, "")
    default: return (.word, word)
    }
  }
}

extension Piece {
  /// Returns the kind and spelling that a word gives to the number before it; nil for a word that is no unit.
  fileprivate static func unit(_ word: String) -> (kind: Kind, text: String)? {
    switch word {
    case "g": return (.load, "kg")  // A `k` that was lost: nobody lifts grams.
    case "'", "′": return (.time, "min")
    case "º", "°", "graus", "degrees": return (.angle, word)
    case "k": return (.thousand, "")
    case "r": return (.number, "")
    case _ where Guess.wordsOfCounts.contains(folded(word)): return (.count, "")
    default: break
    }
    guard let meaning = SetWord(word) else { return nil }
    switch meaning {
    case .weight: return (.load, meaning.plain)
    case .seconds, .minutes, .hours: return (.time, meaning.plain)
    case .distance, .metres: return (.distance, meaning.plain)
    case .reps: return (.number, "")
    default: return nil
    }
  }
}
