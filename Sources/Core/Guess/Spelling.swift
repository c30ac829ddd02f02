import Grammar
import Text
import Training

/// A way in which people write sets, and the format's spelling for it.
///
/// A pattern has a word for each piece, a kind of value or a sign; `weight` is a load or the body, `amount` a number, a
/// time or a distance, `±` a plus or a minus, and `a|b` either. `{1}` in a spelling is the first value, `{0}` the
/// journal's unit of weight. A new way is a new row.
struct Spelling: Sendable {
  private let pattern: [[Substring]]
  private let rewrite: @Sendable (Match) -> [String]

  /// Pieces that match a pattern.
  struct Match {
    /// The values among the pieces, and the plus or minus.
    let values: [String]
    let pieces: [Piece]
    let unit: WeightUnit

    func fill(_ rewrite: String) -> String {
      Message.filled(rewrite) { $0 < 0 ? unit.rawValue : values[$0] }
    }
  }

  private init(_ pattern: String, _ rewrite: @escaping @Sendable (Match) -> [String]) {
    self.pattern = pattern.split(separator: " ").map { $0.split(separator: "|") }
    self.rewrite = rewrite
  }

  private init(_ pattern: String, _ rewrites: String...) {
    self.init(pattern) { match in rewrites.map(match.fill) }
  }

  /// Returns the ways to write pieces, likeliest first, by the first row that matches; nil if none does.
  static func written(_ pieces: [Piece], _ unit: WeightUnit) -> [String]? {
    all.lazy.compactMap { $0.matched(pieces, unit) }.first
  }

  private func matched(_ pieces: [Piece], _ unit: WeightUnit) -> [String]? {
    guard pieces.count == pattern.count else { return nil }
    var values: [String] = []
    for (piece, names) in zip(pieces, pattern) {
      guard let name = names.first(where: { piece.isNamed($0) }) else { return nil }
      if piece.isValue || name == "count" || name == "±" { values.append(piece.text) }
    }
    return rewrite(Match(values: values, pieces: pieces, unit: unit))
  }
}

extension Piece {
  fileprivate func isNamed(_ name: Substring) -> Bool {
    switch name {
    case "load": kind == .load
    case "body": kind == .body
    case "weight": isWeight
    case "number": kind == .number
    case "list": kind == .number && text.contains("/")
    case "time": kind == .time
    case "distance": kind == .distance
    case "amount": isValue && !isWeight
    case "count": kind == .count
    case "in": kind == .sign("i")
    case "±": kind == .sign("+") || kind == .sign("-")
    default: name.first.map { kind == .sign($0) } ?? false
    }
  }
}

extension Spelling {
  private static let all: [Spelling] = [
    // Amounts alone, and their counts
    Spelling("amount", "{1}"), Spelling("x number", "{1}", "bw x {1}"),
    Spelling("number x number", counted), Spelling("number x time|distance", "{1}x{2}"),
    Spelling("time|distance x number", countLast), Spelling("time|distance number x", "{2}x{1}"),
    // A load and its amounts
    Spelling("weight x number", amounts), Spelling("weight x time|distance", "{1} x {2}"),
    Spelling("weight number", amounts), Spelling("weight time|distance", "{1} x {2}"),
    Spelling("weight -|/|@|= number", "{1} x {2}"), Spelling("load :|, number|time", "{1} x {2}"),
    Spelling("weight ( number|time )", "{1} x {2}"), Spelling("load : ( number )", "{1} x {2}"),
    Spelling("number x number , load", "{1}x{2} @ {3}"),
    Spelling("distance , time", "{1} in {2}"), Spelling("weight x number +", "{1} x {2}"),
    Spelling("number @ load", "{2} x {1}"), Spelling("amount weight", "{2} x {1}"),
    Spelling("list ± number|load") { match in
      // `6/5/5 -40` helps the body, and `10/8 - 60kg` is a load.
      let isSigned = match.pieces[1].isApart && !match.pieces[2].isApart
      return [match.fill((isSigned ? "bw{2}{3}" : "{3}") + (match.pieces[2].isWeight ? " x {1}" : "{0} x {1}"))]
    },
    Spelling("list -|:|, weight", "{2} x {1}"), Spelling("list ( weight )", "{2} x {1}"),
    Spelling("weight number x", "{1} x {2}"),
    Spelling("number x weight", "{2} x {1}"), Spelling("time|distance weight", "{2} x {1}"),
    Spelling("number time|distance") { match in
      // Few of them may be counted.
      (Int(match.values[0]) ?? .max <= SetGroup.mostUnloadedSets ? ["{1}x{2}"] : []).map(match.fill)
        + [match.fill("{1}{0} x {2}")]
    },
    Spelling("number @ ± number", "bw{2}{3}{0} x {1}"), Spelling("number @ ± load", "bw{2}{3} x {1}"),
    Spelling("load x number @ load", "{1} x {2}", "{3} x {2}"),
    Spelling("weight x number @ number", "{1} x {2} rpe {3}"),
    Spelling("load x number - number", "{1} x {2}", "{1} x {3}", "{1} x {2}/{3}"),
    Spelling("number - load x number") { match in
      let unit = match.values[1].drop { !$0.isLetter }
      return [match.fill("{1}\(unit) x {3}"), match.fill("{2} x {3}")]
    },
    // Counted sets with a load
    Spelling("weight number x number|time|distance", countBehindLoad),
    Spelling("load -|:|,|in number x number", countBehindLoad),
    Spelling("load ( number x number )", countBehindLoad),
    Spelling("weight x number count", "{3}x{2} @ {1}"),
    Spelling("weight number|time|distance count", "{3}x{2} @ {1}"), Spelling("weight x number x number", bothWays),
    Spelling("weight x number x number @ number", "{3}x{2} @ {1} rpe {4}"),
    Spelling("weight x number x count", "{3}x{2} @ {1}"), Spelling("weight number x count", "{3}x{2} @ {1}"),
    Spelling("weight x number number x", "{3}x{2} @ {1}"),
    Spelling("weight number|time|distance number x", "{3}x{2} @ {1}"),
    Spelling("number x number ( weight )", loadsBehind), Spelling("number x number -|:|@|x load", loadsBehind),
    Spelling("number x number list") { match in loadsBehind(match) + [match.fill("{1}x{2}, {3}")] },
    Spelling("number x number number", "{1}x{2} @ {3}{0}", "{1}x{2}, {3}"),
    Spelling("number number x number|time|distance", "{2}x{3} @ {1}{0}", "{1}, {2}x{3}"),
    Spelling("number x number x number", loadOfThree),
    Spelling("weight time|distance x number", "{3}x{2} @ {1}"),
    Spelling("time|distance weight x number", "{3}x{1} @ {2}"),
    Spelling("weight x distance x number", "{3}x{2} @ {1}"),
    Spelling("number time|distance x number", "{3}x{2} @ {1}{0}"),
    Spelling("number x number|time|distance weight", loadsBehind), Spelling("number x number @ body", "{1}x{2} @ {3}"),
    Spelling("number x number @ number", "{1}x{2} @ {3}{0}", "{1}x{2} rpe {3}"),
    // Two sets, or a load in each hand
    Spelling("number x load x number", "{1}x{3} @ {2}", "{2} x {3} \"{1}x\""),
    Spelling("number x body x number", "{1}x{3} @ {2}"),
    // The body
    Spelling("± number number x number", "{3}x{4} @ bw{1}{2}{0}"), Spelling("± number x number", "bw{1}{2}{0} x {3}"),
    Spelling("± number number", "bw{1}{2}{0} x {3}"),
    Spelling("body ± number x number", "bw{2}{3}{0} x {4}", "bw{2}{3}kg x {4}", "bw{2}{3}lb x {4}"),
    Spelling("number x number @ body ± number", bodyBehind), Spelling("number x number body ± number", bodyBehind),
    Spelling("body load x number|time", "bw+{2} x {3}", "bw-{2} x {3}"),
    Spelling("body x number body", "{3} x {2}"), Spelling("body ± number number", "bw{2}{3}{0} x {4}"),
    // Sets that are counted and listed, and counted by a letter (Traindown)
    Spelling("count :|-|( list") { match in
      Int(match.values[0]) == match.values[1].split(separator: "/").count ? [match.values[1]] : []
    },
    Spelling("load|number number time") { match in
      let isOfLetters = match.pieces[1].raw.hasSuffix("r") && match.pieces[2].raw.hasSuffix("s")
      let unit = match.pieces[0].kind == .load ? "" : "{0}"
      return isOfLetters ? [match.fill("\(match.values[2].dropLast())x{2} @ {1}\(unit)")] : []
    },
    // Distances with their times
    Spelling("distance number") { match in
      times(match.values[1], of: match.values[0]).prefix(1).map { match.fill("{1} in ") + $0 }
    },
    Spelling("distance time", "{1} in {2}"), Spelling("time distance", "{2} in {1}"),
    Spelling("distance in|/|- time", "{1} in {2}"), Spelling("distance ( time )", "{1} in {2}"),
    Spelling("time -|/|,|x distance", "{2} in {1}"), Spelling("time ( distance )", "{2} in {1}"),
    Spelling("distance x number in time", "{2}x{1} in {3}"),
    Spelling("number x distance time", "{1}x{2} in {3}"), Spelling("number x distance in time", "{1}x{2} in {3}"),
    Spelling("distance in number") { match in
      times(match.values[1], of: match.values[0]).map { match.fill("{1} in ") + $0 }
    },
    Spelling("number x distance in number") { match in
      times(match.values[2], of: match.values[1]).map { match.fill("{1}x{2} in ") + $0 }
    },
  ]

  /// Returns the ways for `3x10`; for `3x8/8/6`, whose three is rather a load; for `5+3 x 3`, with the count last.
  @Sendable private static func counted(_ match: Match) -> [String] {
    let (first, second) = (match.values[0], match.values[1])
    let parts = first.split(separator: "+").compactMap { Int($0) }
    if parts.count > 1 { return parts.reduce(0, +) <= mostRepsInParts ? [match.fill("{2}x{1}")] : [] }
    let list = second.split(separator: "/")
    // `3x8/80`: the last is the load.
    if list.count == 2, let reps = Int(list[0]), let load = Int(list[1]), load >= 20, load > reps * 2 {
      return [match.fill("{1}x\(reps) @ \(load){0}")]
    }
    if list.count > 1, !first.contains("/") {
      return Int(first) == list.count ? [second] : [match.fill("{1}{0} x {2}"), second]
    }
    return [match.fill("{1}x{2}")]
  }

  /// Returns the ways for `3x10x80` and `25x12x2`: the load is last or first, and so many sets are usual.
  @Sendable private static func loadOfThree(_ match: Match) -> [String] {
    let (first, last) = (Int(match.values[0]) ?? 0, Int(match.values[2]) ?? 0)
    let isFirst = first > SetGroup.mostUnloadedSets && last <= SetGroup.mostUnloadedSets
    let isEither = 1...SetGroup.mostUnloadedSets ~= first && 1...SetGroup.mostUnloadedSets ~= last && first != last
    return (isFirst ? ["{3}x{2} @ {1}{0}"] : ["{1}x{2} @ {3}{0}"] + (isEither ? ["{3}x{2} @ {1}{0}"] : [])).map(
      match.fill)
  }

  /// Returns the ways for `3x10 60kg`, and for `3x10 60/70/80kg`, which has a load for each set.
  @Sendable private static func loadsBehind(_ match: Match) -> [String] {
    let loads = match.values[2].split(separator: "/").count
    if loads == 1 { return [match.fill("{1}x{2} @ {3}")] }
    let unit = match.values[2].last?.isNumber == true ? "{0}" : ""
    return loads == Int(match.values[0]) ? [match.fill("{3}\(unit) x {2}")] : []
  }

  /// Returns the ways for `80kg 3x10`; for `80kg 10x3`, where the sets are rather the last, both.
  @Sendable private static func countBehindLoad(_ match: Match) -> [String] {
    let (sets, reps) = (Int(match.values[1]) ?? 0, Int(match.values[2]) ?? 0)
    return (sets > 5 && sets > reps && reps > 0 ? ["{3}x{2} @ {1}"] : []).map(match.fill) + [
      match.fill("{2}x{3} @ {1}")
    ]
  }

  /// Returns the ways for `3x8 @ bw+10`, whose load lacks its unit.
  @Sendable private static func bodyBehind(_ match: Match) -> [String] {
    [match.unit, .kg, .lb].map { match.fill("{1}x{2} @ bw{4}{5}\($0)") }
  }

  /// The largest number of reps in parts; larger sums are plates.
  private static let mostRepsInParts = 30

  /// Returns the ways for `60s x 3`; in a journal in pounds, '45s' may be a pair of dumbbells.
  @Sendable private static func countLast(_ match: Match) -> [String] {
    let first = match.values[0]
    let isPair = match.unit == .lb && first.hasSuffix("s") && first.dropLast().allSatisfy(\.isNumber)
    return [match.fill("{2}x{1}")] + (isPair ? [match.fill("\(first.dropLast())lb x {2}")] : [])
  }

  /// Returns the ways for a load and reps, whole ones for `80kg x 8.5`. A comma in the reps separates a list.
  @Sendable private static func amounts(_ match: Match) -> [String] {
    let reps = match.values[1]
    guard reps.contains("."), let whole = Int(reps.prefix { $0 != "." }) else {
      return [match.fill("{1} x ") + reps.swapping(",", for: "/")]
    }
    return [whole, whole + 1].map { match.fill("{1} x \($0)") }
  }

  /// Returns the ways for `80kg x 3 x 10`, the usual order of sets and reps first. `60kg x8 x7` may have a set each.
  @Sendable private static func bothWays(_ match: Match) -> [String] {
    let isUsual = (Int(match.values[1]) ?? 0) <= (Int(match.values[2]) ?? 0)
    let ways = ["{2}x{3} @ {1}", "{3}x{2} @ {1}"]
    let isList = match.pieces[3].isApart && !match.pieces[4].isApart
    return ((isUsual ? ways : ways.reversed()) + (isList ? ["{1} x {2}/{3}"] : [])).map(match.fill)
  }

  /// Returns the ways to write a time without its unit.
  private static func times(_ number: String, of distance: String) -> [String] {
    let parts = number.split { $0 == "." || $0 == "," }
    if parts.count == 2 {
      return parts[1].utf8.count == 2 ? ["\(parts[0]):\(parts[1])"] : parts[1] == "5" ? ["\(parts[0])min30s"] : []
    }
    let isLong = distance.hasSuffix("km") || distance.hasSuffix("mi")
    return isLong ? ["\(number)min", "\(number)s"] : ["\(number)s", "\(number)min"]
  }
}
