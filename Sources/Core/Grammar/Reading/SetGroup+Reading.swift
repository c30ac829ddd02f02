import Text
import Training

extension SetGroup {
  /// Reads a group with its marks.
  mutating func read(_ line: inout LineCursor) throws(Diagnostic) {
    guard let first = line.next else {
      throw Diagnostic(.unreadableSet, line.emptyRange, "a set is missing here")
    }
    clear()
    try readSets(&line, first)
    try readMarks(&line)
    if line.isAtDecimalComma { throw line.commaBetweenDigits(from: first) }
  }

  /// Reads the sets up to their first mark.
  private mutating func readSets(_ line: inout LineCursor, _ first: Token) throws(Diagnostic) {
    if line.isAtBody {
      try readBody(&line)
      guard try line.takeTimes() else { throw line.loadWithoutAmount(from: first) }
      try readAmounts(&line, from: first)
    } else if first.kind == .number {
      try readFromNumber(&line, first)
    } else {
      throw line.unreadable(from: first)
    }
    try readDuration(&line)
    endOfAmounts = endOfAmounts ?? line.emptyRange.upperBound
  }

  private mutating func clear() {
    (measure, startsWithNumber, isCounted, isOfTop, repeats, added) = (.reps, false, false, false, 1, nil)
    (loadRange, endOfAmounts) = (nil, nil)
    loads.clear()
    amounts.clear()
    times.clear()
    if !warnings.isEmpty { warnings = [] }
    (marks, completedAt) = ([], nil)
    if !notes.isEmpty { notes.removeAll(keepingCapacity: true) }
    if !efforts.isEmpty { efforts.removeAll(keepingCapacity: true) }
  }

  private mutating func readFromNumber(_ line: inout LineCursor, _ first: Token) throws(Diagnostic) {
    startsWithNumber = true
    try left.read(&line)
    if left.first.isLoad {
      swap(&loads, &left)
      loadRange = loads.range
      // `80kg/10` is not a list of loads.
      guard loads.allSatisfy(\.isLoad) else {
        throw line.mistake(
          .loadWithoutAmount, line.range(from: first), "is a load and something else",
          help: "between a load and its reps stands an 'x': '80\(.unit) x 10'")
      }
      readTop(&line)
      guard try line.takeTimes() else { throw line.loadWithoutAmount(from: first) }
      try readAmounts(&line, from: first)
      return
    }
    guard try line.takeTimes() else {
      swap(&amounts, &left)
      try settle(line, from: first)
      try readLoad(&line, from: first)
      return try checkCount(line, from: first)
    }
    guard case .plain(let count) = left.first, left.count == 1 else {
      throw line.backwards(left, from: first)
    }
    (repeats, isCounted) = (Int(count), true)
    if line.isAtBody { throw line.repsBeforeLoad(from: first) }
    try amounts.read(&line)
    if case .percent = amounts.first { throw line.percentWithoutLoad(amounts.range) }
    if case .weight = amounts.first { throw line.repsBeforeLoad(from: first) }
    guard amounts.count == 1 else { throw line.countAndList(from: first) }
    try settle(line, from: first)
    try line.noSecondSign(from: first)
    try readLoad(&line, from: first)
    try checkCount(line, from: first)
  }

  /// Reads the right side of `LOAD x …`.
  private mutating func readAmounts(_ line: inout LineCursor, from first: Token) throws(Diagnostic) {
    guard let next = line.next, next.kind == .number else {
      throw Diagnostic(
        .unreadableSet, line.next?.range ?? line.emptyRange,
        "reps, a time or a distance are missing after '\(line.text(line.range(from: first)).trimmed)'",
        help: "write how many there were: '80\(.unit) x 10'")
    }
    try amounts.read(&line)
    if amounts.first.isLoad { throw line.unreadable(from: first) }
    try settle(line, from: first)
    try line.noSecondSign(from: first)
    guard loads.count <= 1 || amounts.count == 1 || loads.count == amounts.count else {
      throw Diagnostic(
        .unequalLists, line.range(from: first),
        "\(loads.count) loads and \(amounts.count) amounts",
        help: "write as many on both sides, or one for all")
    }
    try checkCount(line, from: first)
  }

  /// Sets the measure of the amounts, which all have to share it.
  private mutating func settle(_ line: borrowing LineCursor, from first: Token) throws(Diagnostic) {
    guard let common = amounts.first.measure, amounts.allSatisfy({ $0.measure == common }) else {
      throw line.mistake(
        .mixedSets, line.range(from: first), "mixes what it measures", help: "write the unit with each: '60s/45s'")
    }
    self.measure = common
  }

  /// Reads `@ 60kg` or `@ bw` behind sets × reps.
  private mutating func readLoad(_ line: inout LineCursor, from first: Token) throws(Diagnostic) {
    let (before, end) = (line.mark, Int(line.emptyRange.upperBound))
    line.skipBlanks()
    guard let at = line.takeLoadSign() else {
      line.reset(to: before)
      return
    }
    line.skipBlanks()
    endOfAmounts = end
    if line.isAtBody { return try readBody(&line) }
    guard line.next?.kind == .number else { throw line.loadMissing(behind: at) }
    try left.read(&line, ofLoads: true)
    let range = left.range
    let written = line.text(range)
    guard left.first.isLoad else {
      guard case .bare = left.first, left.count == 1 else { throw line.unreadable(from: first) }
      throw Diagnostic(
        .loadWithoutUnit, at.through(range), "'@ \(shortened(written))' could be a load or an effort",
        help: "write '@ \(shortened(written))\(.unit)', or 'rpe \(shortened(written))'")
    }
    if case .percent = left.first {
      guard left.count == 1 || left.count == count else {
        throw Diagnostic(
          .unequalLists, range, "\(left.count) percentages for \(count, .sets)",
          help: "write as many, or one for all")
      }
    } else if left.count > 1 {
      throw Diagnostic(
        .unequalLists, range, "'\(shortened(written))': one load stands after '@'",
        help: "with a load a set, write it first: '\(shortened(written)) x 10'")
    }
    swap(&loads, &left)
    loadRange = range
    readTop(&line)
  }

  /// Reads `of top` behind the percentages that are the loads.
  private mutating func readTop(_ line: inout LineCursor) {
    guard case .percent = loads.first else { return }
    let before = line.mark
    guard line.skipBlanks(), let (word, count) = line.planWord(), word == .top else { return line.reset(to: before) }
    line.advance(count)
    isOfTop = true
    loadRange = loads.range.through(line.emptyRange)
  }

  /// Reads `bw` or `bw+10kg`; the next token is the word.
  private mutating func readBody(_ line: inout LineCursor) throws(Diagnostic) {
    let body = try line.addedToBody()
    (added, loadRange) = (body.value, body.range)
  }

  /// Reads `in 27:30` behind a distance.
  private mutating func readDuration(_ line: inout LineCursor) throws(Diagnostic) {
    let before = line.mark
    line.skipBlanks()
    // Another word than `in` needs a number behind it: `em casa` has none.
    guard let word = line.next, let (sign, length) = line.setWord(), sign == .duration,
      line.isWord(word, "in") || line.peek(length + 1)?.kind == .number
    else {
      line.reset(to: before)
      return
    }
    line.advance(length)
    guard measure == .distance else {
      throw Diagnostic(
        .unreadableSet, word.range, "'in' and a time belong after a distance", help: "write '5km in 27:30'")
    }
    guard line.skipBlanks(), line.next?.kind == .number else {
      throw Diagnostic(.badDuration, word.range, "a time is missing after 'in '", help: "write '5km in 27:30'")
    }
    try times.read(&line)
    let range = times.range
    guard times.allSatisfy(\.isTime) else {
      throw line.mistake(.badDuration, range, "is no time", help: "write 'in 27:30'")
    }
    guard times.count == 1 || times.count == count else {
      throw Diagnostic(
        .unequalLists, range, "\(times.count) times for \(count, .sets)", help: "write as many, or one for all"
      )
    }
  }

  private mutating func checkCount(_ line: borrowing LineCursor, from first: Token) throws(Diagnostic) {
    let range = line.range(from: first)
    if isCounted, !isLoaded, measure == .reps {
      if repeats > SetGroup.mostUnloadedSets {
        let reps = line.text(amounts.range)
        throw line.mistake(
          .ambiguousLoad, range, "could be \(repeats, .sets) of \(reps), or \(repeats) \(.unit) for \(reps) reps",
          help: "write the unit: '\(repeats)\(.unit) x \(reps)'")
      }
      if case .plain(let reps) = amounts.first, repeats > Int(reps), reps > 0 {
        warnings.append(
          line.mistake(
            .moreSetsThanReps, range, "reads as \(repeats, .sets) of \(reps)",
            help: "if it was \(Int(reps), .sets) of \(repeats), write '\(reps)x\(repeats)'",
            fix: .unsafe(range, "\(reps)x\(repeats)")))
      }
    }
    guard repeats > 0 else {
      throw line.mistake(.tooManySets, range, "is no sets at all", help: "leave it out, or write how many: '3x12'")
    }
    guard count <= SetGroup.mostSets else {
      throw line.mistake(
        .tooManySets, range, "is \(count) sets in one group; up to \(SetGroup.mostSets) can be meant",
        help: "write sets before reps: '3x12', '3x12 @ 60\(.unit)'")
    }
  }
}
