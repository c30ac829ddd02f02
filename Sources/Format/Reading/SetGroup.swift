import Text
import Training

/// One group of sets as it was written, without its marks: `80kg x 10/8`, `3x12 @ 60kg`, `60s/45s`.
///
/// A list on either side of the sign gives one value a set, a single value stands for all of them. Its lists are used again
/// from group to group.
struct SetGroup {
  enum Measure { case reps, time, distance }

  private(set) var measure: Measure = .reps
  private(set) var startsWithPlainLoad = false
  /// Findings that do not cost the group its meaning.
  private(set) var warnings: [Diagnostic] = []
  private var repeats = 1
  private var loads: [Load] = []
  private var amounts: [Ranged<Quantity>] = []
  private var times: [Ranged<Quantity>] = []
  /// Where a list is read before it is known what it is of.
  private var left: [Ranged<Quantity>] = []

  /// More sets than this in one group were never meant, whatever they measure.
  static let mostSets = 20
  /// Without a load, `AxB` is sets × reps only up to here: `80x10` means too many things.
  static let mostUnloadedSets = 10

  var isLoaded: Bool { !loads.isEmpty }
  var count: Int { max(repeats, loads.count, amounts.count) }
  func load(_ number: Int) -> Load { loads.isEmpty ? .none : loads[loads.count == 1 ? 0 : number] }

  func isCluster(_ number: Int) -> Bool {
    if case .cluster = quantity(number) { true } else { false }
  }

  func amount(_ number: Int) -> Amount {
    switch quantity(number) {
    case .plain(let reps), .cluster(let reps): .reps(reps)
    case .time(let time): .time(time)
    case .distance(let distance):
      .distance(distance, in: time(number))
    case .weight, .bare: .reps(0)
    }
  }

  private func quantity(_ number: Int) -> Quantity { amounts[amounts.count == 1 ? 0 : number].value }

  private func time(_ number: Int) -> Elapsed? {
    guard !times.isEmpty, case .time(let time) = times[times.count == 1 ? 0 : number].value else { return nil }
    return time
  }
}

extension SetGroup {
  /// Reads a group up to its first mark.
  mutating func read(_ line: inout LineCursor) throws(Rejection) {
    guard let first = line.next else {
      throw Rejection(.unreadableSet, line.emptyRange, "a set is missing here")
    }
    clear()
    if line.isWord(first, "bw") {
      loads.append(try line.bodyweightLoad().value)
      guard try sign(&line) else { throw line.loadWithoutAmount(from: first) }
      try readAmounts(&line, from: first)
    } else if first.kind == .number {
      try readFromNumber(&line, first)
    } else {
      throw line.unreadable(from: first)
    }
    try readDuration(&line)
  }

  private mutating func clear() {
    (measure, startsWithPlainLoad, repeats) = (.reps, false, 1)
    loads.removeAll(keepingCapacity: true)
    amounts.removeAll(keepingCapacity: true)
    times.removeAll(keepingCapacity: true)
    if !warnings.isEmpty { warnings = [] }
  }

  private mutating func readFromNumber(_ line: inout LineCursor, _ first: Token) throws(Rejection) {
    startsWithPlainLoad = true
    try line.read(&left)
    if case .weight = left[0].value {
      for case .weight(let weight) in left.lazy.map(\.value) { loads.append(.weight(weight)) }
      // `80kg/10` is no list of loads.
      guard loads.count == left.count else {
        let range = TextRange(first.range.lowerBound, line.emptyRange.upperBound)
        throw Rejection(
          .loadWithoutAmount, range, "'\(shortened(line.text(range)))' is a load and something else",
          help: "between a load and its reps stands an 'x': '80kg x 10'")
      }
      guard try sign(&line) else { throw line.loadWithoutAmount(from: first) }
      try readAmounts(&line, from: first)
      return
    }
    guard try sign(&line) else {
      swap(&amounts, &left)
      try settle(line, from: first)
      try readLoad(&line, from: first)
      return try checkCount(line, from: first)
    }
    guard case .plain(let count) = left[0].value, left.count == 1 else {
      throw line.backwards(left, from: first)
    }
    repeats = Int(count)
    if line.isWord(line.next, "bw") { throw line.repsBeforeLoad(from: first, count: repeats) }
    try line.read(&amounts)
    if case .weight = amounts[0].value { throw line.repsBeforeLoad(from: first, count: repeats) }
    guard amounts.count == 1 else { throw line.countAndList(from: first) }
    try settle(line, from: first)
    try line.noSecondSign(from: first)
    try readLoad(&line, from: first)
    try checkCount(line, from: first)
  }

  /// Takes the sign between load and reps, with the blanks around it.
  private func sign(_ line: inout LineCursor) throws(Rejection) -> Bool {
    let before = line.mark
    line.skipBlanks()
    guard line.take(.times) != nil else {
      line.reset(to: before)
      return false
    }
    line.skipBlanks()
    return true
  }

  /// The right side of `LOAD x …`.
  private mutating func readAmounts(_ line: inout LineCursor, from first: Token) throws(Rejection) {
    guard let next = line.next, next.kind == .number else {
      throw Rejection(
        .unreadableSet, line.next?.range ?? line.emptyRange,
        "reps, a time or a distance are missing after '\(line.text(TextRange(first.range.lowerBound, line.emptyRange.upperBound)).trimmed)'",
        help: "write '80kg x 10'")
    }
    try line.read(&amounts)
    if case .weight = amounts[0].value { throw line.unreadable(from: first) }
    try settle(line, from: first)
    try line.noSecondSign(from: first)
    guard loads.count == 1 || amounts.count == 1 || loads.count == amounts.count else {
      throw Rejection(
        .unequalLists, TextRange(first.range.lowerBound, line.emptyRange.upperBound),
        "\(loads.count) loads and \(amounts.count) amounts",
        help: "write as many on both sides, or one for all")
    }
    try checkCount(line, from: first)
  }

  /// All values of a list measure the same.
  private mutating func settle(_ line: LineCursor, from first: Token) throws(Rejection) {
    func measure(_ quantity: Quantity) -> Measure? {
      switch quantity {
      case .plain, .cluster: .reps
      case .time: .time
      case .distance: .distance
      case .weight, .bare: nil
      }
    }
    guard let common = measure(amounts[0].value), amounts.allSatisfy({ measure($0.value) == common }) else {
      let range = TextRange(first.range.lowerBound, line.emptyRange.upperBound)
      throw Rejection(
        .mixedSets, range, "'\(shortened(line.text(range)))' mixes what it measures",
        help: "write the unit with each: '60s/45s'")
    }
    self.measure = common
  }

  /// `@ 60kg`, `@ bw` after sets × reps.
  private mutating func readLoad(_ line: inout LineCursor, from first: Token) throws(Rejection) {
    let before = line.mark
    line.skipBlanks()
    guard let at = line.take(.at) else {
      line.reset(to: before)
      return
    }
    line.skipBlanks()
    if line.isWord(line.next, "bw") {
      loads.append(try line.bodyweightLoad().value)
      return
    }
    guard let number = line.next, number.kind == .number else {
      throw Rejection(
        .loadWithoutUnit, at.range, "a load is missing after '@'", help: "write '@ 60kg' or '@ bw'")
    }
    try line.read(&left, ofLoads: true)
    let list = left
    let range = list[0].range.through(list[list.count - 1].range)
    let written = line.text(range)
    guard case .weight(let weight) = list[0].value else {
      guard case .bare(let plain) = list[0].value, list.count == 1 else { throw line.unreadable(from: first) }
      throw Rejection(
        .loadWithoutUnit, at.range.through(range), "'@ \(written)' could be a load or an effort",
        help: plain <= 1000 ? "write '@ \(written)kg', or 'rpe \(written)'" : "write '@ \(written)kg'")
    }
    guard list.count == 1 else {
      let reps = line.text(TextRange(first.range.lowerBound, at.range.lowerBound)).trimmed
      throw Rejection(
        .unequalLists, range, "'\(shortened(written))': one load stands after '@'",
        help:
          "with a load a set, write it first: '\(shortened(written)) x \(reps.split(separator: "x").last.map(String.init) ?? reps)'"
      )
    }
    loads.append(.weight(weight))
  }

  /// `in 27:30` after a distance.
  private mutating func readDuration(_ line: inout LineCursor) throws(Rejection) {
    let before = line.mark
    line.skipBlanks()
    guard let word = line.next, line.isWord(word, "in") else {
      line.reset(to: before)
      return
    }
    line.advance()
    guard measure == .distance else {
      throw Rejection(
        .unreadableSet, word.range, "'in' and a time belong after a distance", help: "write '5km in 27:30'")
    }
    guard line.skipBlanks(), line.next?.kind == .number else {
      throw Rejection(.badDuration, word.range, "a time is missing after 'in '", help: "write '5km in 27:30'")
    }
    try line.read(&times)
    let range = times[0].range.through(times[times.count - 1].range)
    guard times.allSatisfy({ $0.value.isTime }) else {
      throw Rejection(
        .badDuration, range, "'\(shortened(line.text(range)))' is no time", help: "write 'in 27:30'")
    }
    guard times.count == 1 || times.count == count else {
      throw Rejection(
        .unequalLists, range, "\(times.count) times for \(sets(count))", help: "write as many, or one for all"
      )
    }
  }

  private mutating func checkCount(_ line: LineCursor, from first: Token) throws(Rejection) {
    let range = TextRange(first.range.lowerBound, line.emptyRange.upperBound)
    // Only what is wrong is worded.
    var written: String { shortened(line.text(range)) }
    let isCounted = loads.isEmpty && measure == .reps && amounts.count == 1
    if isCounted, case .plain(let reps) = amounts[0].value, first.range.end != range.end {
      if repeats > SetGroup.mostUnloadedSets {
        throw Rejection(
          .ambiguousLoad, range,
          "'\(written)' could be \(sets(repeats)) of \(reps), or \(repeats) kg for \(reps) reps",
          help: "write the unit: '\(repeats)kg x \(reps)'", fix: .unsafe(range, "\(repeats)kg x \(reps)"))
      }
      if repeats > Int(reps), reps > 0 {
        warnings.append(
          Diagnostic(
            .moreSetsThanReps, range, "'\(written)' reads as \(sets(repeats)) of \(reps)",
            help: "if it was \(sets(Int(reps))) of \(repeats), write '\(reps)x\(repeats)'",
            fix: .unsafe(range, "\(reps)x\(repeats)")))
      }
    }
    guard repeats > 0 else {
      throw Rejection(
        .tooManySets, range, "'\(written)' is no sets at all", help: "leave it out, or write how many: '3x12'"
      )
    }
    guard count <= SetGroup.mostSets else {
      throw Rejection(
        .tooManySets, range,
        "'\(written)' is \(count) sets in one group; up to \(SetGroup.mostSets) can be meant",
        help: "write sets before reps: '3x12', '3x12 @ 60kg'")
    }
  }
}

extension Quantity {
  fileprivate var isTime: Bool { if case .time = self { true } else { false } }
}

/// `1 set`, `3 sets`.
private func sets(_ count: Int) -> String { count == 1 ? "1 set" : "\(count) sets" }
