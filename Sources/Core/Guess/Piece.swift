import Text
import Training

/// A piece of a group of sets as people write it, with the format's spelling.
struct Piece {
  enum Kind: Equatable {
    /// A load or a list of loads; `body` is the body with its load.
    case load, body
    /// A number or a list of them without a unit; `count` is a number of sets or times.
    case number, count
    case time, distance, angle
    /// A number with a letter for a digit, or with a `k`, until its neighbours decide what it is.
    case unclear, thousand
    /// Any sign: a sign of times is `x`, a dash `-`, and the word 'in' `i`.
    case sign(Character)
    /// A remark in quotes, the word 'reps', or another word.
    case remark, reps, word
  }

  var kind: Kind
  var text: String
  /// The piece as written; a remark needs its own words.
  var raw = ""
  /// True if a blank is before it.
  var isApart = false

  var isWeight: Bool { kind == .load || kind == .body }
  var isValue: Bool { isWeight || [.number, .time, .distance].contains(kind) }
  /// True for a number of sets, which times are not.
  var isOfSets: Bool { kind == .count && folded(raw).holds("se") }
  /// True for a time of day, or a duration as a clock shows it.
  var isClock: Bool { kind == .time && text.contains(":") }
  /// True for a time of day at which people train.
  var isHour: Bool { isClock && 5...23 ~= Int(text.prefix { $0 != ":" }) ?? 0 }
}

extension [Piece] {
  /// Returns the pieces with each list, cluster, body load and time of two units made one piece.
  func joined() -> [Piece] {
    var result: [Piece] = []
    // In `1min 50s 40s` each time is of a set; `1h 20min 30s` is one, and in `1min 30s 1min 20s` two are.
    let areTimes = count > 2 && allSatisfy { $0.kind == .time }
    let whole = dropFirst().reduce(first) { time, piece in
      time.flatMap { Piece.time($0, piece) }.map { Piece(kind: .time, text: $0) }
    }
    let arePairs =
      count % 2 == 0 && stride(from: 0, to: count, by: 2).allSatisfy { Piece.time(self[$0], self[$0 + 1]) != nil }
    let isListOfTimes = areTimes && whole == nil && !arePairs
    for piece in withLists() {
      result.append(piece)
      // `+10kg` hangs on the body.
      if piece.kind == .load, let sign = result.dropLast().last,
        result.count == 2 && !piece.isApart && (sign.kind == .sign("+") || sign.kind == .sign("-"))
          || sign.kind == .sign("+") && sign.isApart && result.dropLast(2).last?.kind == .number
      {
        result.unite(2, as: .body, "bw\(sign.text)\(piece.text)")
      }
      if !isListOfTimes, let first = result.dropLast().last, let time = Piece.time(first, piece) {
        result.unite(2, as: .time, time)
      }
      guard result.count >= 3, case let left = result[result.count - 3],
        case .sign(let sign) = result[result.count - 2].kind, left.joins(piece, by: sign)
      else { continue }
      // In `60/45/30s`, the unit is of all.
      let unit =
        [.time, .distance].contains(piece.kind) && left.kind == .number ? piece.text.drop { !$0.isLetter } : ""
      let whole = left.text.split(separator: "/").map { $0 + unit }.joined(separator: "/") + String(sign) + piece.text
      result.unite(3, as: left.kind == .body ? .body : piece.kind, whole)
    }
    return result
  }
}

extension [Piece] {
  /// Returns the pieces with slashes for the dashes of a list, `12-10-8`; two numbers are a range.
  fileprivate func withLists() -> [Piece] {
    var result = self
    for index in indices.dropLast(2) where self[index].kind == .number {
      let list = self[(index + 1)...].prefix { !$0.isApart && ($0.kind == .number || $0.kind == .sign("-")) }
      // `40-30-20 x 10` may be a set with two drops.
      guard list.count > 3, !self[list.endIndex...].contains(where: { $0.kind == .sign("x") }),
        list.map(\.kind) == list.indices.map({ ($0 - index) % 2 == 1 ? .sign("-") : .number })
      else {
        continue
      }
      for sign in list.indices where self[sign].kind == .sign("-") { result[sign].kind = .sign("/") }
    }
    return result
  }

  /// Makes the last pieces one.
  fileprivate mutating func unite(_ count: Int, as kind: Piece.Kind, _ text: String) {
    let parts = suffix(count)
    let raw = parts.dropFirst().reduce(parts.first?.raw ?? "") { $0 + ($1.isApart ? " " : "") + $1.raw }
    let one = Piece(kind: kind, text: text, raw: raw, isApart: parts.first?.isApart ?? false)
    replaceSubrange(parts.indices, with: [one])
  }
}

extension Piece {
  /// True if both are values of a list, parts of a cluster, or the body and its load.
  fileprivate func joins(_ piece: Piece, by sign: Character) -> Bool {
    switch sign {
    case "/": piece.isValue && piece.kind != .body && (kind == piece.kind || kind == .number)
    case "+" where kind == .number: piece.kind == .number
    case "+", "-": kind == .body && piece.kind == .load
    default: false
    }
  }

  /// Returns `1h 5min`, `1h30`, `1min 30s` or `27m30s` as one time; nil for two other pieces.
  static func time(_ first: Piece, _ second: Piece) -> String? {
    let digits = second.text.prefix { $0.isNumber }
    let unit = second.text.dropFirst(digits.count)
    guard 1...2 ~= digits.utf8.count, let number = Int(digits), second.kind != .load else { return nil }
    if first.kind == .time, first.text.hasSuffix("h") {
      guard unit == "min" || !second.isApart && ["", "m"].contains(unit) else { return nil }
      return first.text + (number < 10 && digits.utf8.count == 1 ? "0" : "") + digits + "min"
    }
    let isMetres = first.kind == .distance && !second.isApart && first.text.dropLast().allSatisfy(\.isNumber)
    guard first.kind == .time && first.text.hasSuffix("min") || isMetres,
      unit == "s" || unit.isEmpty && number < 60 && !isMetres
    else { return nil }
    return first.text + (isMetres ? "in" : "") + digits + "s"
  }
}
