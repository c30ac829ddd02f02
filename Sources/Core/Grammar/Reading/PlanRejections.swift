import Text
import Training

/// The mistakes of lines in a plan, with what was probably meant.
extension LineCursor {
  func itemWithoutColon(_ whole: TextRange) -> Diagnostic {
    let written = shortened(text(rest))
    guard !isAtEnd else {
      return Diagnostic(
        .itemWithoutColon, whole, "an exercise is missing after '\(text(whole))'",
        help: "write '- Bench press: chest, 4x8-10'")
    }
    if let colon = touchingColon {
      return Diagnostic(
        .itemWithoutColon, rest, "a blank is missing after the colon of '\(written)'",
        help: "write '- Bench press: chest, 4x8-10'",
        fix: .unsafe(TextRange(colon.upperBound, colon.upperBound), " "))
    }
    return Diagnostic(
      .itemWithoutColon, rest, "'\(written)' has no colon after its name",
      help: "every item is an exercise, '- Bench press: chest, 4x8-10'; other text stands above the first one"
    )
  }

  /// Returns the mistake of text among the exercises, or of an exercise without its sign.
  func strayText(_ range: TextRange, isInList: Bool) -> Diagnostic {
    let written = shortened(text(range))
    let sign = lostSign ?? TextRange(range.lowerBound, isInList ? startOfWords(range) : range.lowerBound)
    var ahead = self
    if let marker, let next = peek(marker), next.kind.beginsName {
      ahead.advance(marker)
      let start = TextRange(ahead.rest.lowerBound, ahead.rest.lowerBound)
      let sign = text(TextRange(range.lowerBound, start.lowerBound))
      return Diagnostic(
        .strayText, range, "a blank is missing after '\(sign)'",
        help: "write '\(sign) \(shortened(text(ahead.rest)))'", fix: .unsafe(start, " "))
    }
    if ahead.take(.plus) != nil {
      ahead.skipBlanks()
      let start = TextRange(range.lowerBound, range.lowerBound + 1)
      return Diagnostic(
        .strayText, range, "'+' begins no exercise of a plan",
        help: "write '- \(shortened(text(ahead.rest))), superset'", fix: .unsafe(start, "-"))
    }
    if let heading = lostHeading(range) {
      return Diagnostic(
        .strayText, range,
        "'\(written)' stands among the exercises and is none",
        help: "write '## \(shortened(text(TextRange(heading.upperBound, range.upperBound))))' for a day",
        fix: .unsafe(heading, "## "))
    }
    let item = shortened(text(TextRange(sign.upperBound, range.upperBound)))
    return Diagnostic(
      .strayText, range,
      isInList
        ? "'\(written)' stands among the exercises and is none"
        : "'\(written)' reads as an exercise and is none",
      help: isInList ? "write '- \(item)' for an exercise, '  > \(item)' for a note" : "write '- \(item)'",
      fix: .unsafe(sign, "- "))
  }

  /// The range of the text, maybe empty, in place of an exercise's sign; nil if the line doesn't read as an exercise to
  /// its end.
  var lostSign: TextRange? {
    var ahead = self
    ahead.advance(ahead.marker ?? 0)
    while let token = ahead.next, !token.kind.beginsName { ahead.advance() }
    let sign = TextRange(rest.lowerBound, ahead.rest.lowerBound)
    guard let name = try? ahead.itemName() else { return nil }
    return PlanItem(name, range: ahead.rest, &ahead).isCertain ? sign : nil
  }

  /// Returns the offset behind the signs that a line begins with.
  private func startOfWords(_ range: TextRange) -> Int {
    let isOfWord = { (byte: UInt8) in byte.isLetter || byte.isDigit || byte > 0x7F || byte == UInt8(ascii: "\"") }
    return bytes[range.bounds].prefix(3).firstIndex(where: isOfWord) ?? range.lowerBound
  }

  /// The range of what stands where `##` belongs: `3# `, `#$ `.
  private func lostHeading(_ range: TextRange) -> TextRange? {
    let bytes = bytes[range.bounds]
    guard let blank = bytes.prefix(4).firstIndex(of: UInt8(ascii: " ")), blank - range.lowerBound >= 2,
      blank + 1 < range.upperBound,
      bytes[..<blank].contains(UInt8(ascii: "#"))
    else { return nil }
    return TextRange(range.lowerBound, blank + 1)
  }
}

extension Token.Kind {
  /// True if the name of an exercise may begin with such a token.
  fileprivate var beginsName: Bool {
    switch self {
    case .word, .number, .string, .invalid: true
    default: false
    }
  }
}

extension LineCursor {
  private static let forms: Message =
    "a muscle group is one of \(MuscleGroup.keywords); the rest is '4x8-10', '@ 80\(.unit)', 'rest 90s', 'superset', 'add 2.5\(.unit)', 'also arms 0.5', 'body 65%', 'per hand', 'per side'"

  /// True before `back 10%`: where sets or nothing follow, the word is a muscle group.
  var isAtSetback: Bool {
    guard planWord()?.word == .back, peek(1)?.kind == .blank, peek(2)?.kind == .number else { return false }
    let following = peek(peek(3)?.kind == .blank ? 4 : 3)
    // `back 3xmax`
    let isCount = following.map { $0.kind == .word && text($0.range).lowercased().hasPrefix("x") } ?? false
    return !isCount && ![.times, .slash, .plus, .dash].contains(following?.kind)
  }

  func notInPlan() -> Diagnostic {
    if isAtBody { return loadWithoutAt() }
    return unknownAttribute(
      others: ["superset", "rest", "add", "since", "bar", "also", "body", "per hand", "per side"],
      forms: LineCursor.forms)
  }

  /// True for `bw x 8` and `bw 8`, but not for `bw` alone.
  var beginsBodyweightSets: Bool {
    guard isAtBody else { return false }
    var ahead = self
    _ = try? ahead.addedToBody()
    ahead.skipBlanks()
    return !ahead.isAtEnd && ahead.next?.kind != .comma && ahead.planWord() == nil
  }

  private func loadWithoutAt() -> Diagnostic {
    let written = text(attribute)
    // In `80kg, 10 reps` it may be the load of what follows.
    var ahead = self
    ahead.skipToSeparator()
    let isInside = ahead.take(.comma) != nil
    ahead.skipBlanks()
    let isAlone = !isInside || ahead.next?.kind != .number
    return Diagnostic(
      .unknownAttribute, attribute, "'\(shortened(written))' is a load without its '@'",
      help: "write '@ \(shortened(written))'", fix: isAlone ? .unsafe(attribute, "@ \(written)") : nil)
  }

  /// Returns the mistake of a number that is no sets: a load or a rest without its sign or word. Nil for sets.
  func lostWord(behind group: PlannedGroup?) -> Diagnostic? {
    let range = attribute
    let written = shortened(text(range))
    var ahead = self
    if let quantity = try? ahead.quantity() {
      let isWhole = quantity.range == range
      if case .weight = quantity.value, isWhole { return loadWithoutAt() }
      if case .time = quantity.value, isWhole, let group {
        let isUntimed = if case .distance(_, nil) = group.sets[0].amount { true } else { false }
        if isUntimed {
          return Diagnostic(
            .badPlanSets, range, "'\(written)' is a time, and does not say of what",
            help: "write '\(shortened(text(group.range))) in \(written)', or 'rest \(written)'")
        }
        return Diagnostic(
          .unknownAttribute, range, "'\(written)' is a time, and does not say of what",
          help: "write 'rest \(written)'", fix: .unsafe(range, "rest \(text(range))"))
      }
    }
    guard text(range).hasSuffix("%"), !text(range).contains(where: { $0 == "@" || $0 == "x" || $0 == "×" }) else {
      guard next?.range == range else { return nil }
      return Diagnostic(
        .badPlanSets, range, "'\(written)' is not sets and reps",
        help: "write '3x12' or '4x8-10', and a load after an '@': '4x8-10 @ 80\(.unit)'")
    }
    return loadWithoutAt()
  }
}
