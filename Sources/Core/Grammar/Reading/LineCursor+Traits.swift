import Text
import Training

/// The attributes that an exercise has in a plan as in exercises.txt: `also arms 0.5, shoulders 0.5`, `body 65%`, `per hand`.
extension LineCursor {
  /// True before `body 65%`, but not before the body as a load, `body weight x 8` or `corpo x 8`.
  var isAtBodyShare: Bool {
    planWord()?.word == .body && (!isAtBody || peek(1)?.kind == .blank && peek(2)?.kind == .number)
  }

  /// Reads `body 65%`, in hundredths of a percent; of two the first counts. The next token is the word.
  mutating func bodyShare(_ list: inout AttributeList, besides traits: ExerciseTraits) throws(Diagnostic) -> Int32? {
    let whole = attribute
    try skipWord("body", whole, help: "write 'body 65%': the share of the body that is lifted")
    guard let percent = try percentage(), 100...10_000 ~= percent.value else {
      var ahead = self
      let number = try? ahead.decimal()
      let isBare = number?.range.upperBound == whole.upperBound && 100...10_000 ~= number?.hundredths ?? 0
      throw mistake(
        .badPercent, whole, "does not say how much of the body is lifted",
        help: isBare ? "write '\(text(whole))%'" : "write 'body 65%', from 1% to 100%",
        fix: isBare ? .unsafe(TextRange(whole.upperBound, whole.upperBound), "%") : nil)
    }
    return list.isFirst("'body'", whole, self) ? percent.value : traits.bodyShare
  }

  /// Reads `per hand` or `per side`; false, and nothing is read, for any other attribute.
  mutating func takeSides(_ list: inout AttributeList, of traits: inout ExerciseTraits) -> Bool {
    guard let (word, count) = planWord(), word == .perHand || word == .perSide else { return false }
    let range = range(ofNext: count)
    advance(count)
    if list.isFirst("'\(word.rawValue)'", range, self) {
      if word == .perHand { traits.isPerHand = true } else { traits.isPerSide = true }
    }
    return true
  }

  /// Reads `also arms 0.5`, or `shoulders 0.5` behind such a one; nil, and nothing is read, for any other attribute.
  mutating func secondaryMuscle(
    _ list: AttributeList, besides traits: ExerciseTraits, _ own: MuscleGroup?
  ) throws(Diagnostic) -> ExerciseTraits.Secondary? {
    let whole = attribute
    let isFirst = planWord()?.word == .also
    if isFirst {
      try skipWord("also", whole, help: "write 'also arms 0.5': half of each set counts for them")
    } else {
      guard let word = next, word.kind == .word, MuscleGroup(text(word.range)) != nil, peek(1)?.kind == .blank else {
        return nil
      }
      // `chest 3x8` lacks a comma, and `chest 12` is no share.
      var ahead = self
      ahead.advance(2)
      guard let number = try? ahead.decimal(), number.range.upperBound == whole.upperBound,
        number.hundredths <= 100 || !traits.secondary.isEmpty
      else { return nil }
      // Behind a mistake the word may be lost.
      guard !traits.secondary.isEmpty || !list.diagnostics.isEmpty else {
        throw mistake(
          .unknownAttribute, whole, "is a share, and no muscle group of its own",
          help: "write 'also \(text(whole))' for a muscle that is trained besides",
          fix: .unsafe(TextRange(whole.lowerBound, whole.lowerBound), "also "))
      }
    }
    guard let group = muscleGroup() else { throw unknownAttribute(others: [], forms: LineCursor.muscleForms) }
    try refuseTwice(group.value, whole, in: traits, own)
    let isApart = skipBlanks()
    let number = try next?.kind == .number ? decimal() : nil
    guard isApart, let number, 1...100 ~= number.hundredths else {
      let isPercent = number.map { 101...10_000 ~= $0.hundredths && $0.hundredths % 100 == 0 } ?? false
      let share =
        isPercent && takePercentSign() != nil
        ? number.map { Training.decimal(hundredths: Int64($0.hundredths / 100)) } : nil
      let meant = "\(isFirst ? "also " : "")\(text(group.range)) \(share ?? "0.5")"
      throw mistake(
        .unknownAttribute, whole, "does not say how much of a set counts, more than 0 and at most 1",
        help: "write '\(meant)'", fix: share == nil ? nil : .unsafe(whole, meant))
    }
    return ExerciseTraits.Secondary(group.value, hundredths: number.hundredths)
  }

  /// Throws if a muscle group is one of those that the exercise trains already.
  func refuseTwice(
    _ group: MuscleGroup, _ whole: TextRange, in traits: ExerciseTraits, _ own: MuscleGroup? = nil
  ) throws(Diagnostic) {
    guard group == own || traits.secondary.contains(where: { $0.group == group }) else { return }
    throw mistake(
      .duplicateAttribute, whole, "is of a muscle group that the exercise has already", help: "keep one of the two")
  }

  private static let muscleForms: Message = "a muscle group is one of \(MuscleGroup.keywords)"
}

/// The rests of an exercise in a plan.
extension LineCursor {
  /// Reads `rest 90s`, or `rest 3min/90s`, one for each group of sets, in seconds; the next token is the word.
  mutating func rests() throws(Diagnostic) -> Ranged<[Int]> {
    let whole = attribute
    advance()
    let isApart = skipBlanks()
    guard next?.kind == .number else {
      guard isAtEnd || next?.kind == .comma else {
        throw mistake(.badRest, whole, "is no rest", help: "write 'rest 90s' or 'rest 2min'")
      }
      throw Diagnostic(
        .emptyAttribute, whole, "a time is missing after 'rest'", help: "write 'rest 90s' or 'rest 2min'")
    }
    let first = try rest(isApart, in: whole)
    var rests = Ranged([first.value], first.range)
    while takeSlash() {
      skipBlanks()
      let more = try rest(isApart, in: whole)
      rests = Ranged(rests.value + [more.value], first.range.through(more.range))
    }
    return rests
  }

  /// Reads the time of a rest in whole seconds.
  private mutating func rest(_ isApart: Bool, in whole: TextRange) throws(Diagnostic) -> Ranged<Int> {
    let rest = try quantity()
    guard isApart else {
      let written = text(rest.range)
      throw Diagnostic(
        .badRest, whole, "a blank is missing before '\(written)'", help: "write 'rest \(written)'",
        fix: .safe(TextRange(rest.range.lowerBound, rest.range.lowerBound), " "))
    }
    switch rest.value {
    case .time(let time) where time.hundredths % 100 == 0: return Ranged(Int(time.hundredths) / 100, rest.range)
    case .bare(let hundredths) where hundredths % 100 == 0:
      let timed = hundredths < 1000 ? "\(hundredths / 100)min" : "\(hundredths / 100)s"
      throw mistake(
        .badRest, rest.range, "is a rest without its unit", help: "write 'rest \(timed)'",
        fix: .unsafe(rest.range, timed))
    default: throw mistake(.badRest, rest.range, "is no rest", help: "write 'rest 90s' or 'rest 2min'")
    }
  }
}
