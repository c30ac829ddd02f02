import Text
import Training

/// The mistakes of groups of sets, with what was probably meant.
extension LineCursor {
  /// Throws for `LOAD x A x B`, which people write in either order.
  mutating func noSecondSign(from first: Token) throws(Diagnostic) {
    let before = mark
    skipBlanks()
    guard take(.times) != nil else { return reset(to: before) }
    skipBlanks()
    if next?.kind == .number { advance() }
    throw mistake(
      .loadTimesTimes, range(from: first), "has two counts behind its load",
      help: "with a load stand sets and reps, '3x10 @ 80\(.unit)', or the reps of each set, '80\(.unit) x 10/8'")
  }

  func unreadable(from first: Token) -> Diagnostic {
    if first.kind == .quote { return unclosedRemark(first) }
    var ahead = self
    ahead.skipToSeparator()
    let range = TextRange(first.range.lowerBound, max(ahead.emptyRange.upperBound, first.range.upperBound))
    let written = String(text(range).drop { $0 == ">" || $0 == " " }).trimmed
    let isNote = !written.utf8.contains(where: \.isDigit)
    return Diagnostic(
      .unreadableSet, range, "'\(shortened(written))' does not read as a set",
      help: isNote
        ? "a note has a line of its own, '> \(shortened(written))'; sets are '80\(.unit) x 10', '3x12', 'bw x 8' or '60s'"
        : "sets are '80\(.unit) x 10', '3x12 @ 60\(.unit)', 'bw x 8', '60s' or '5km in 27:30'")
  }

  func unclosedRemark(_ quote: Token) -> Diagnostic {
    Diagnostic(.unclosedQuote, quote.range, "nothing closes this quote", help: "write '\"…\"' around the remark")
  }

  /// Returns the mistake of a comma that isn't decimal: `1:30,2:00`, `5+3,2`.
  mutating func commaBetweenDigits(from first: Token) -> Diagnostic {
    advance()
    skipToSeparator()
    return mistake(
      .listWithCommas, range(from: first), "has a comma without a blank, which reads as a decimal comma",
      help:
        "sets are separated by a comma and a blank, the values of a list by slashes: '80\(.unit) x 10/8, 90\(.unit) x 8'"
    )
  }

  func loadWithoutAmount(from first: Token) -> Diagnostic {
    let range = range(from: first)
    let written = shortened(text(range))
    // The load is a sum: `45lb+45lb x 5`.
    if next?.kind == .plus {
      return Diagnostic(
        .unreadableSet, range.through(next?.range ?? range), "'\(written)+' begins a sum, and a load is one number",
        help: "write all that was lifted as one number, the bar too: '100\(.unit) x 5'")
    }
    if written.hasSuffix("%") { return percentWithoutLoad(range) }
    var ahead = self
    ahead.skipBlanks()
    if ahead.next?.kind == .number {
      return Diagnostic(
        .loadWithoutAmount, range, "'\(written)' has no sign before its reps",
        help: "write '\(written) x 10', or '3x10 @ \(written)'")
    }
    return Diagnostic(
      .loadWithoutAmount, range, "'\(written)' says how much, not how often",
      help: "say what was done with it: '\(written) x 10' or '\(written) x 40s'")
  }

  /// Returns the mistake of sets in the wrong order: `10/8 x 3`, `60s x 3`.
  mutating func backwards(_ left: QuantityList, from first: Token) -> Diagnostic {
    let list = shortened(text(TextRange(first.range.lowerBound, left.range.upperBound)))
    if case .planned = left.first {
      return Diagnostic(
        .badPlanSets, range(from: first), "'\(list)' is no number of sets",
        help: "a range or a '+' belongs to the reps: '3x8-10', '3x8+'")
    }
    let count = take(.number).map { text($0.range) } ?? "3"
    let range = range(from: first)
    if left.count > 1 {
      return mistake(
        .countAndList, range, "has a list before the sign, and no load in it",
        help: "of loads write the unit: '\(list)\(.unit) x \(count)'; else the sets alone: '\(list)'")
    }
    // `45+45+45 x 5` is a sum of plates, perhaps those of one side.
    if case .cluster(let sum) = left.first {
      return mistake(
        .unreadableSet, range, "has a sum before the sign",
        help: "a load is one number, the bar in it: these alone are '\(sum)\(.unit) x \(count)'")
    }
    return mistake(
      .unreadableSet, range, "has its number of sets last",
      help: "the number of sets stands first: '\(count)x\(list)'")
  }

  /// Returns the mistake of `3x8/8/6`, in which both the three and the list count sets.
  func countAndList(from first: Token) -> Diagnostic {
    mistake(
      .countAndList, range(from: first), "has a number before its list, which counts the sets itself",
      help: "leave out the number, or write the unit of a load: '80\(.unit) x 8/8/6'")
  }

  /// Returns the mistake of `3 x 80kg`: the load is first, or behind an `@`.
  mutating func repsBeforeLoad(from first: Token) -> Diagnostic {
    if next?.kind == .word { _ = try? addedToBody() }
    return mistake(
      .repsBeforeLoad, range(from: first), "has its load last",
      help: "the load stands first, '80\(.unit) x 10', or behind sets and reps, '3x10 @ 80\(.unit)'")
  }
}
