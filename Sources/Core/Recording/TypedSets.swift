import Grammar
import Guess
package import Text
package import Training

/// Sets as typed at the prompt, where a load may lack its unit and reps their load. Nothing else of them changes its
/// meaning: what does not read with a unit is refused as in a log.
package struct TypedSets: Sendable {
  /// The sets as a log has them.
  package private(set) var text = ""
  /// The remarks on what was added to the typed text.
  package private(set) var remarks: [Message] = []

  /// Throws if the text does not read, or if it is in doubt what a number means.
  ///
  /// - A number before reps, `185x6`, `185 x 6`, `185 6`, gets the unit if it is near a usual load, and is a number of
  ///   sets if it is near that.
  /// - Reps alone, `8`, `3x8`, `8/7/6`, have the load of the set before or of the target; where both are unknown and the
  ///   exercise has loads they are refused, unless `8 reps` says it.
  /// - A text that lacks only a sign, `240lb 5`, `3x8 145`, `+10 x 6`, is completed if its load is usual.
  /// - Sets that are near the load of a planned warm-up are that.
  ///
  /// - Parameters:
  ///   - isAsWritten: True if reps stay without a load.
  ///   - isShown: True if the planned set is on the screen.
  package init(_ typed: String, of known: KnownSets, isAsWritten: Bool = false, isShown: Bool = false) throws(Refusal) {
    var texts: [String] = []
    for group in TypedGroup.all(in: typed, unit: known.unit) {
      let (text, added) = try group.settled(beside: known)
      texts.append(text)
      remarks += added.filter { !remarks.contains($0) }
    }
    text = texts.joined(separator: ", ")
    let sets = try SetText(text).sets
    guard !isAsWritten, let first = sets.first else { return }
    if sets.allSatisfy({ $0.load == .none && $0.reps != nil }) { try addLoad(to: sets, typed, known, isShown) }
    let written = (try? SetText(text))?.sets ?? sets
    if sets.allSatisfy(\.isWorking), written.first.map({ known.isWarmUp($0, isShown: isShown) }) ?? false,
      written.allSatisfy({ $0.load == written[0].load })
    {
      mark(first, typed, texts.count)
    }
  }

  /// True if a text reads as sets, whatever its numbers mean.
  package static func reads(_ typed: String, unit: WeightUnit) -> Bool {
    TypedGroup.all(in: typed, unit: unit).allSatisfy(\.reads)
  }
}

extension TypedSets {
  private mutating func addLoad(
    to sets: [WorkSet], _ typed: String, _ known: KnownSets, _ isShown: Bool
  ) throws(Refusal) {
    let isSaid = text.split(separator: " ").contains { SetWord($0.drop { $0.isNumber }) == .reps }
    if !isSaid { try refuseOtherAmounts(sets, typed, known) }
    let isWarmUp = sets.contains { !$0.isWorking }
    if let (load, reason) = known.loadOfReps(isWarmUp: isWarmUp, isShown: isShown) {
      let plain = text
      text = TypedGroup.all(in: text, unit: known.unit).map { $0.adding(load) }.joined(separator: ", ")
      if plain != text {
        remarks.append("'\(typed)' is '\(spelled: text)': \(reason)")
      }
      return
    }
    guard !isSaid, let load = known.lastLoad else { return }
    let meant = TypedGroup.all(in: text, unit: known.unit).map { $0.adding(load) }.joined(separator: ", ")
    throw Refusal(
      "'\(typed)' would be reps of '\(printable(known.exercise))' without a load",
      help: "write '\(meant)', or '\(typed) reps'")
  }

  /// Throws if the numbers are rather loads, or the time or distance that the exercise is done for.
  private func refuseOtherAmounts(_ sets: [WorkSet], _ typed: String, _ known: KnownSets) throws(Refusal) {
    // Parts of a set get smaller, so that in `8 +25` the last is a load.
    let parts = typed.split(separator: "+").map { Int(String($0).trimmed) }
    if parts.count == 2, let first = parts[0], let last = parts[1], last > first {
      throw Refusal(
        "'\(typed)' would be one set in two parts, of \(first + last) reps",
        help: "write 'bw+\(last)\(known.unit) x \(first)', or '\(first + last) reps'")
    }
    let name = printable(known.exercise)
    let (reps, isCounted) = (sets.compactMap(\.reps), TypedGroup(text, unit: known.unit).isCounted)
    let most = reps.max() ?? 0
    if known.isRatherLoad(most, isCounted: isCounted) {
      // In `135/8/8`, the other numbers are the reps.
      let others = reps.dropFirst()
      let isFirst = !isCounted && reps.first == most && !others.isEmpty && others.allSatisfy { $0 * 3 < most * 2 }
      let behind =
        isCounted
        ? String(sets.count)
        : isFirst ? others.map(String.init).joined(separator: "/") : String(known.likelyReps)
      throw Refusal(
        "'\(typed)' is rather a load than reps of '\(name)'",
        help: "write '\(most)\(known.unit) x \(behind)', or '\(typed) reps'")
    }
    guard !isCounted, let amount = known.amountInsteadOfReps else { return }
    func list(_ unit: String) -> String { reps.map { "\($0)\(unit)" }.joined(separator: "/") }
    if case .distance(let distance, _) = amount {
      throw Refusal(
        "'\(typed)' would be reps of '\(name)', which is done over a distance",
        help: "write '\(list(distance.unit.rawValue))' or '\(list("min"))', or '\(typed) reps'")
    }
    throw Refusal(
      "'\(typed)' would be reps of '\(name)', which is done for a time",
      help: "write '\(list("s"))' or '\(list("min"))', or '\(typed) reps'")
  }

  /// Marks all groups as warm-ups.
  private mutating func mark(_ first: WorkSet, _ typed: String, _ count: Int) {
    let marked = text.swapping(", ", for: " w, ") + " w"
    guard let sets = (try? SetText(marked))?.sets, !sets.contains(where: \.isWorking) else { return }
    text = marked
    remarks.append("'\(typed)' is the warm-up of the plan: '\(spelled: text)'")
  }
}

/// One group of typed sets, in both its readings.
private struct TypedGroup {
  private let typed: String
  /// The text, with units behind numbers that can only be loads: `bw+25`, `3x8 @ 62,5`.
  private let plain: String
  /// The numbers in it that got a unit.
  private let certainLoads: [String]
  /// The first number, if reps follow it; else empty.
  private var number = ""
  /// The text with the first number as a load: `185lb x 6` for `185x6` and `185 6`.
  private var loaded: String?
  /// True if there is a sign of times: `3x8`, `185 x 6`.
  private(set) var isCounted = false

  init(_ text: String, unit: WeightUnit) {
    typed = text.trimmed
    (plain, certainLoads) = withUnits(typed, unit: unit)
    let bytes = Array(typed.utf8)
    var rest = Tokenizer.tokens(bytes, dialect: .journal)[...]
    guard let first = rest.popFirst(), first.kind == .number else { return }
    var end = first.range.bounds.upperBound
    if let mark = rest.first, mark.kind == .comma || mark.kind == .dot, rest.dropFirst().first?.kind == .number {
      end = rest[rest.startIndex + 1].range.bounds.upperBound
      rest = rest.dropFirst(2)
    }
    let isApart = rest.first?.kind == .blank
    if isApart { rest = rest.dropFirst() }
    isCounted = rest.first?.kind == .times
    if isCounted {
      rest = rest.dropFirst().drop { $0.kind == .blank }
    } else if !isApart {
      return
    }
    guard let reps = rest.first, reps.kind == .number else { return }
    number = String(decoding: bytes[..<end], as: UTF8.self)
    let behind = String(decoding: bytes[reps.range.bounds.lowerBound...], as: UTF8.self)
    loaded = withUnits("\(number)\(unit) x \(behind)", unit: unit).text
  }

  /// Returns the groups of a text, which commas with a blank separate, or blanks in `55x8 55x7`.
  static func all(in text: String, unit: WeightUnit) -> [TypedGroup] {
    let bytes = Array(text.utf8)
    let tokens = Tokenizer.tokens(bytes, dialect: .journal)
    func isKind(_ index: Int, _ kind: Token.Kind) -> Bool {
      tokens.indices.contains(index) && tokens[index].kind == kind
    }
    /// True for `x8 55x` around a blank.
    func isBetweenGroups(_ index: Int) -> Bool {
      isKind(index - 2, .times) && isKind(index - 1, .number) && isKind(index + 1, .number) && isKind(index + 2, .times)
    }
    var (groups, start): ([String], Int) = ([], 0)
    for (index, token) in tokens.enumerated()
    where token.kind == .comma && isKind(index + 1, .blank) || token.kind == .blank && isBetweenGroups(index) {
      groups.append(String(decoding: bytes[start..<token.range.bounds.lowerBound], as: UTF8.self))
      start = token.range.bounds.upperBound
    }
    return (groups + [String(decoding: bytes[start...], as: UTF8.self)]).map { TypedGroup($0, unit: unit) }
  }

  /// True if one of the readings reads.
  var reads: Bool { SetText.check(plain) == nil || loaded.map { SetText.check($0) == nil } ?? false }

  /// Returns the text that is meant, with remarks on what was added; throws if both readings are as likely.
  func settled(beside known: KnownSets) throws(Refusal) -> (text: String, remarks: [Message]) {
    func withUnit(_ loads: [String]) -> [Message] {
      loads.map { "'\($0)' is \($0 + known.unit.rawValue): the unit of the settings" }
    }
    let failure = SetText.check(plain)
    let asTyped = (plain, withUnit(certainLoads))
    let completed: (String, [Message])? =
      failure == nil ? nil : self.completed(beside: known).map { ($0, ["'\(typed)' is '\(spelled: $0)'"]) }
    guard let loaded else { return completed ?? asTyped }
    let sets: [WorkSet]
    do throws(Refusal) {
      sets = try SetText(loaded).sets
    } catch {
      // The mistake is another one than the missing unit.
      if let completed { return completed }
      let isLoad = Weight(text: "\(number)\(known.unit)").map { known.isUsual($0, isWarmUp: false) } ?? false
      if let failure, isLoad || failure.finding?.code == Explanation.ambiguousLoad.code { throw error }
      return asTyped
    }
    guard let weight = sets.first?.weight else { return asTyped }
    let isLoad = known.isUsual(weight, isWarmUp: !sets.contains(where: \.isWorking))
    if let failure {
      guard isLoad else {
        guard let completed else { throw failure }
        return completed
      }
      return (loaded, withUnit([number]))
    }
    let counted = (try? SetText(plain))?.sets ?? []
    let isCount = known.isUsual(sets: counted.count)
    if isLoad != isCount ? isLoad : isLoad && known.isOnlyWeight(counted.count, weight) {
      return (loaded, withUnit([number]))
    }
    let isRatherLoad = known.isRatherLoad(counted.first?.reps ?? 0, isCounted: true)
    if isCount != isLoad || isCount && known.isOnlyCount(counted.count, weight) || isRatherLoad
      || known.isWithoutWeights
    {
      return asTyped
    }
    let reps = counted.first?.reps ?? 0
    throw Refusal(
      "'\(plain)' could be \(counted.count, .sets) of \(reps), or \(number) \(.unit) for \(reps) reps",
      help: Guess.writing([loaded, adding(known.lastLoad ?? .weight(weight))]))
  }

  /// Returns the text with what it lacks, a sign or the body, or with its sets before the reps: `240lb x 5` for `240lb 5`,
  /// `3x12 @ 60kg` for `60kg x 12 x 3`. Nil if it lacks more, if there are several ways, or if the load is not usual.
  private func completed(beside known: KnownSets) -> String? {
    let ways = Guess.sets(plain, unit: known.unit).compactMap { way -> (text: String, sets: Int)? in
      // Where the list of exercises says that a load is of one side, words that say it are no remark.
      let text = known.isOneSided ? Guess.withoutSides(way) : way
      guard TypedGroup.facts(of: text) == TypedGroup.facts(of: typed, withoutWords: text != way),
        let sets = (try? SetText(text))?.sets, sets.allSatisfy({ known.isUsual($0) })
      else { return nil }
      return (text, sets.count)
    }
    let likely = ways.count > 1 ? ways.filter { known.isUsual(sets: $0.sets) } : ways
    return likely.count == 1 ? likely[0].text : nil
  }

  /// Returns what must not change in a text: its numbers in any order, and all but its units, signs of times and words for
  /// them.
  private static func facts(of text: String, withoutWords: Bool = false) -> [String] {
    let bytes = Array(text.utf8)
    return Tokenizer.tokens(bytes, dialect: .journal).compactMap { token in
      let text = String(decoding: bytes[token.range.bounds], as: UTF8.self)
      switch token.kind {
      case .times, .at, .blank: return nil
      case .word where withoutWords: return nil
      case .word:
        switch SetWord(text) {
        case .weight, .body, .load, .count, .reps: return nil
        default: return ["for", "by", "por", "lbx", "kgx"].contains(text.lowercased()) ? nil : text
        }
      default: return text
      }
    }.sorted()
  }

  /// Returns the text with a load for its reps: `60kg x 8/7 f` for `8/7 f`, `3x8 @ 60kg f` for `3x8 f`.
  func adding(_ load: Load) -> String {
    let spelled = load.spelled(\.description)
    let bytes = Array(plain.utf8)
    let amounts = Tokenizer.tokens(bytes, dialect: .journal).prefix {
      [.number, .slash, .plus, .times, .blank].contains($0.kind)
    }
    let end = amounts.last { $0.kind != .blank }?.range.bounds.upperBound ?? 0
    let head = String(decoding: bytes[..<end], as: UTF8.self)
    var tail = String(decoding: bytes[end...], as: UTF8.self)
    // Reps with a load need no word.
    let words = tail.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true).map(String.init)
    if let word = words.first, SetWord(word) == .reps { tail = words.dropFirst().map { " " + $0 }.joined() }
    let text = isCounted ? "\(head) @ \(spelled)\(tail)" : "\(spelled) x \(head)\(tail)"
    guard let bare = (try? SetText(plain))?.sets else { return plain }
    let loaded = bare.map { $0.lifting(load) }
    return (try? SetText(text))?.sets == loaded ? text : SetRow(loaded).text
  }
}

extension Message.StringInterpolation {
  /// Appends sets with the decimal mark of the language.
  fileprivate mutating func appendInterpolation(spelled sets: String) {
    appendInterpolation(sets, portuguese: sets.swapping(".", for: ","))
  }
}

/// Returns sets as typed, with units behind the numbers that can only be loads: behind `bw+` and `bw-`, and above 10, the
/// largest effort, behind `@`.
private func withUnits(_ typed: String, unit: WeightUnit) -> (text: String, loads: [String]) {
  let header = "2026-01-05\nA: "
  var (text, loads): (String, [String]) = (typed, [])
  while true {
    let source = Source(name: "", text: header + text)
    let finding = LogReader.read(source).diagnostics.first { $0.severity == .error }
    guard let finding, finding.code == Explanation.loadWithoutUnit.code else { break }
    let written = source.text(finding.range)
    let load = String(written.drop { !$0.isNumber })
    guard let whole = Int(load.prefix { $0.isNumber }), whole > 10 || !written.hasPrefix("@"),
      let bytes = [TextEdit(inserting: unit.rawValue, at: finding.range.upperBound)].applied(to: source.bytes)
    else { break }
    text = String(decoding: bytes.dropFirst(header.utf8.count), as: UTF8.self)
    loads.append(load)
  }
  return (text, loads)
}
