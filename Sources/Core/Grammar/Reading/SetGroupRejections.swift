import Text
import Training

/// Why a group of sets can't be read, and what may have been meant by it.
extension LineCursor {
  /// `LOAD x A x B`: people mean either order.
  mutating func noSecondSign(from first: Token) throws(Rejection) {
    let before = mark
    skipBlanks()
    guard let second = take(.times), second.kind == .times else {
      reset(to: before)
      return
    }
    skipBlanks()
    let last = next?.kind == .number ? next : nil
    if last != nil { advance() }
    let behind = mark
    skipBlanks()
    // `80kg x8 x7 x6` counts no sets.
    if take(.times)?.kind == .times { throw unreadable(from: first) }
    reset(to: behind)
    let range = TextRange(first.range.lowerBound, emptyRange.upperBound)
    let parts = text(range).split(whereSeparator: { "xX×*".contains($0) }).map { String($0).trimmed }
    guard parts.count == 3 else { throw unreadable(from: first) }
    if parts[0].utf8.allSatisfy({ $0 >= 48 && $0 <= 57 }) {
      throw Rejection(
        .loadTimesTimes, range, "'\(shortened(text(range)))' has three numbers",
        help: "write '\(parts[0])x\(parts[1]) @ \(parts[2])\(unit)'")
    }
    let isSame = parts[1] == parts[2]
    // `60kg x8 x7` may be a set each.
    if bytes[second.range.lowerBound - 1] == UInt8(ascii: " "), last?.range.lowerBound == second.range.upperBound {
      let ways = ["\(parts[1])x\(parts[2]) @ \(parts[0])"] + (isSame ? [] : ["\(parts[2])x\(parts[1]) @ \(parts[0])"])
      throw Rejection(
        .loadTimesTimes, range,
        isSame
          ? "'\(shortened(text(range)))' could be \(parts[1]) sets of \(parts[2]), or two of \(parts[1])"
          : "'\(shortened(text(range)))' could be \(parts[1]) sets of \(parts[2]), \(parts[2]) sets of \(parts[1]), or one of \(parts[1]) and one of \(parts[2])",
        help: writing(ways + ["\(parts[0]) x \(parts[1])/\(parts[2])"]))
    }
    if isSame {
      let meant = "\(parts[1])x\(parts[2]) @ \(parts[0].filter { $0 != " " })"
      throw Rejection(
        .loadTimesTimes, range, "'\(shortened(text(range)))' has two counts behind its load",
        help: "write '\(meant)'", fix: .safe(range, meant))
    }
    throw Rejection(
      .loadTimesTimes, range,
      "'\(shortened(text(range)))' could be \(parts[1]) sets of \(parts[2]) or \(parts[2]) sets of \(parts[1])",
      help: "write '\(parts[1])x\(parts[2]) @ \(parts[0])' or '\(parts[2])x\(parts[1]) @ \(parts[0])'")
  }

  mutating func unreadable(from first: Token) -> Rejection {
    if first.kind == .quote {
      return Rejection(
        .unclosedQuote, first.range, "nothing closes this quote", help: "write '\"…\"' around the remark")
    }
    let start = mark
    skipToSeparator()
    let range = TextRange(first.range.lowerBound, max(emptyRange.upperBound, first.range.upperBound))
    let isAll =
      isAtEnd && bytes[..<range.lowerBound].last { $0 != 0x20 && $0 != 0x09 }.map { $0 == UInt8(ascii: ":") } ?? true
    reset(to: start)
    if isAll, let skip = skipMeant(by: text(range)) {
      return Rejection(
        .unreadableSet, range, "'\(shortened(text(range)))' does not read as a set", help: "write '\(skip)'",
        fix: .safe(range, skip))
    }
    let written = String(text(range).drop { $0 == ">" || $0 == " " }).trimmed
    let isNote = !written.utf8.contains(where: \.isDigit)
    return Rejection(
      .unreadableSet, range, "'\(shortened(written))' does not read as a set",
      help: isNote
        ? "a note has a line of its own, '> \(shortened(written))'; sets are '80\(.unit) x 10', '3x12', 'bw x 8' or '60s'"
        : "sets are '80\(.unit) x 10', '3x12 @ 60\(.unit)', 'bw x 8', '60s' or '5km in 27:30'")
  }

  /// `1:30,2:00`, `5+3,2`: behind what is no number with decimals.
  mutating func commaBetweenDigits(from first: Token, isTrial: Bool) -> Rejection {
    let before = text(TextRange(first.range.lowerBound, emptyRange.upperBound))
    advance()
    let start = emptyRange.upperBound
    skipToSeparator()
    let range = TextRange(first.range.lowerBound, emptyRange.upperBound)
    let after = text(TextRange(start, range.upperBound)).trimmed
    let meant = isTrial ? [] : [before + ", " + after, before + "+" + after].filter { readsAsSets($0) }
    return Rejection(
      .listWithCommas, range, "'\(shortened(text(range)))' has a comma without a blank, which reads as a decimal comma",
      help: meant.isEmpty
        ? "sets are separated by a comma and a blank, the values of a list by slashes: '80\(.unit) x 10/8, 90\(.unit) x 8'"
        : writing(meant),
      fix: meant.count == 1 ? .unsafe(range, meant[0]) : nil)
  }

  func loadWithoutAmount(from first: Token) -> Rejection {
    let range = TextRange(first.range.lowerBound, emptyRange.upperBound)
    let written = shortened(text(range))
    // `45lb+45lb x 5`
    if next?.kind == .plus {
      let (sum, example) = (written + "+", "100\(unit) x 5")
      return Rejection(
        .unreadableSet, range.through(next?.range ?? range), "'\(sum)' begins a sum, and a load is one number",
        help: "write all that was lifted as one number, the bar too: '\(example)'")
    }
    return Rejection(
      .loadWithoutAmount, range, "'\(written)' says how much, not how often",
      help: "say what was done with it: '\(written) x 10' or '\(written) x 40s'")
  }

  /// `10/8 x 3`, `60s x 3`.
  mutating func backwards(_ left: QuantityList, from first: Token) -> Rejection {
    let list = text(TextRange(first.range.lowerBound, left.range.upperBound))
    let right = next.flatMap { $0.kind == .number ? $0 : nil }
    if right != nil { advance() }
    let range = TextRange(first.range.lowerBound, emptyRange.upperBound)
    if left.count > 1 {
      let loads = right.map { "\(list)\(unit) x \(text($0.range))" }
      let areLoads = left.allSatisfy {
        if case .bare(let value) = $0 { value > 3000 } else if case .plain(let value) = $0 { value > 30 } else { false }
      }
      return Rejection(
        .countAndList, range, "'\(shortened(text(range)))' has a list before the sign, and no load in it",
        help: areLoads && loads != nil
          ? "of loads write the unit: '\(shortened(loads ?? ""))'; else the sets alone: '\(shortened(list))'"
          : "write the sets alone: '\(shortened(list))'")
    }
    // `40s x 10/10`: a list counts nothing.
    if next?.kind == .slash { return unreadable(from: first) }
    let count = right.map { text($0.range) } ?? "3"
    // `45+45+45 x 5`: plates, and nobody knows whether those of one side.
    if case .cluster(let sum) = left.first, sum > LineCursor.mostRepsInParts {
      return Rejection(
        .unreadableSet, range, "'\(shortened(text(range)))' has a sum before the sign",
        help: "a load is one number, the bar in it: these alone are '\(sum)\(unit) x \(count)'")
    }
    // Who counts in pounds says '45s' of dumbbells.
    let pair =
      unit == .lb && right != nil && list.hasSuffix("s") && list.dropLast().allSatisfy(\.isDigit)
      ? "\(list.dropLast())lb x \(count)" : nil
    return Rejection(
      .unreadableSet, range, "'\(shortened(text(range)))' has its number of sets last",
      help: "write '\(count)x\(shortened(list))'" + (pair.map { " or '\($0)'" } ?? ""),
      fix: right == nil || pair != nil ? nil : .unsafe(range, "\(count)x\(list)"))
  }

  /// More of them are plates.
  private static let mostRepsInParts = 30

  /// `3x8/8/6`: does the three count, or the list?
  func countAndList(from first: Token) -> Rejection {
    let range = TextRange(first.range.lowerBound, emptyRange.upperBound)
    let list =
      text(range).split(whereSeparator: { "xX×*".contains($0) }).last.map { String($0).trimmed } ?? "8/8/6"
    // A number that does not count the list is more often a load without its unit.
    let count = text(first.range)
    guard count == String(list.utf8.count { $0 == UInt8(ascii: "/") } + 1) else {
      return Rejection(
        .countAndList, range, "'\(shortened(text(range)))' has a number before its list that does not count it",
        help:
          "of a load write the unit: '\(count)\(unit) x \(shortened(list))'; else the list alone: '\(shortened(list))'")
    }
    return Rejection(
      .countAndList, range, "'\(shortened(text(range)))' counts its sets twice",
      help: "write the list alone: '\(shortened(list))'",
      fix: .unsafe(range, list))
  }

  /// `3 x 80kg`: the load stands first, or after an `@`.
  mutating func repsBeforeLoad(from first: Token, count: Int) -> Rejection {
    if next?.kind == .word { _ = try? bodyweightLoad() }
    let range = TextRange(first.range.lowerBound, emptyRange.upperBound)
    let load =
      text(range).split(whereSeparator: { "xX×*".contains($0) }).last.map { String($0).trimmed } ?? "80kg"
    return Rejection(
      .repsBeforeLoad, range, "'\(shortened(text(range)))' has its load last",
      help: "for \(count) reps write '\(shortened(load)) x \(count)'",
      fix: .unsafe(range, "\(load) x \(count)"))
  }
}

/// `skip "ombro"` for `pulei "ombro"` and `pulado ombro`: words for what was planned and not done.
func skipMeant(by text: String) -> String? {
  let words = text.split(separator: " ", maxSplits: 1)
  guard let first = words.first,
    ["pulado", "pulada", "pulei", "pulou", "pular", "skipped"].contains(folded(String(first)))
  else { return nil }
  guard words.count > 1 else { return "skip" }
  let reason = String(words[1]).trimmed
  if reason.hasPrefix("\""), reason.hasSuffix("\""), reason.count(where: { $0 == "\"" }) == 2 {
    return "skip \(reason)"
  }
  return reason.contains { "\"\\,".contains($0) } ? nil : "skip \"\(reason)\""
}
