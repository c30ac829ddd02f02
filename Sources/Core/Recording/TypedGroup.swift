import Grammar
import Guess
import Text
import Training

/// One group of typed sets, in both its readings.
struct TypedGroup {
  let typed: String
  /// The text, with units behind numbers that can only be loads: `bw+25`, `3x8 @ 62,5`.
  private let plain: String
  /// The numbers in it that got a unit.
  private let certainLoads: [String]
  /// The first number, if reps follow it; else empty.
  private var number = ""
  /// The number behind the sign of times, if nothing else follows it; else empty.
  private var second = ""
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
    var behind = String(decoding: bytes[reps.range.bounds.lowerBound...], as: UTF8.self)
    if isCounted {
      if rest.count == 1 { second = behind }
    } else if rest.allSatisfy({ $0.kind == .number || $0.kind == .blank }) {
      let list = behind.split(separator: " ").compactMap { Int($0) }
      // In `60 3 10` the sets are counted, and `100 12 120 12` has two loads.
      let isOfReps = (list.max() ?? 0) <= 20 || (list.max() ?? 0) * 2 <= (list.min() ?? 0) * 3
      if isOfReps, list.count != 2 || list[0] * 2 > list[1] { behind = list.map(String.init).joined(separator: "/") }
    }
    loaded = withUnits("\(number)\(unit) x \(behind)", unit: unit).text
  }

  /// Returns the groups of a text, which commas with a blank separate.
  static func all(in text: String, unit: WeightUnit) -> [TypedGroup] {
    let bytes = Array(text.utf8)
    let tokens = Tokenizer.tokens(bytes, dialect: .journal)
    var (groups, start): ([String], Int) = ([], 0)
    for (token, next) in zip(tokens, tokens.dropFirst()) where token.kind == .comma && next.kind == .blank {
      groups.append(String(decoding: bytes[start..<token.range.bounds.lowerBound], as: UTF8.self))
      start = token.range.bounds.upperBound
    }
    groups.append(String(decoding: bytes[start...], as: UTF8.self))
    return groups.flatMap { Guess.groups(in: $0) ?? [$0] }.reduce(into: []) { read, text in
      let group = TypedGroup(text, unit: unit)
      // A comma may stand within a set: `80kg x 5, easy`.
      let whole = read.last.map { "\($0.typed), \(group.typed)" } ?? ""
      let isOne = read.last.map { !$0.reads || !group.reads } ?? false && !Guess.acrossComma(whole, unit: unit).isEmpty
      if isOne { read[read.count - 1] = TypedGroup(whole, unit: unit) } else { read.append(group) }
    }
  }

  /// True if one of the readings reads.
  var reads: Bool { SetText.check(plain) == nil || loaded.map { SetText.check($0) == nil } ?? false }

  /// Returns sets in a row with these, if they are only reps: `bw x 12/10` for `10` behind `bw x 12`. Nil for others.
  func asReps(behind sets: String) -> String? {
    let reps = typed.split(separator: "/").compactMap { Int($0) }
    guard !reps.isEmpty, typed.allSatisfy({ $0.isNumber || $0 == "/" }), sets.last?.isNumber == true,
      let before = (try? SetText(sets))?.sets, let last = before.last, last.isLoaded, last.reps != nil
    else { return nil }
    let longer = "\(sets)/\(typed)"
    let after = before + reps.map { WorkSet(load: last.load, amount: .reps(Int32(clamping: $0))) }
    return (try? SetText(longer))?.sets == after ? longer : nil
  }

  /// Returns the text that is meant, with remarks on what was added; throws if both readings are as likely, or if it does
  /// not read.
  func settled(beside known: KnownSets) throws(SetDoubt) -> (text: String, remarks: [Message]) {
    let doubt: SetDoubt
    do throws(SetDoubt) {
      let meaning = try meaning(beside: known)
      guard let failure = SetText.check(meaning.text) else { return meaning }
      doubt = SetDoubt(failure)
    } catch {
      doubt = error
    }
    throw doubt.ways.isEmpty ? SetDoubt(doubt.refusal, Guess.sets(plain, unit: known.unit), in: plain, known) : doubt
  }

  private func meaning(beside known: KnownSets) throws(SetDoubt) -> (text: String, remarks: [Message]) {
    func withUnit(_ loads: [String]) -> [Message] {
      loads.map { "'\($0)' is \($0 + known.unit.rawValue): the unit of the settings" }
    }
    let failure = SetText.check(plain)
    let asTyped = (plain, withUnit(certainLoads))
    let completed: (String, [Message])? =
      failure == nil ? nil : self.completed(beside: known, plain).map { ($0, ["'\(typed)' is '\(spelled: $0)'"]) }
    guard let loaded else { return completed ?? asTyped }
    let sets: [WorkSet]
    do throws(Refusal) {
      sets = try SetText(loaded).sets
    } catch {
      // The mistake is another one than the missing unit.
      if let completed { return completed }
      let isLoad = Weight(text: "\(number)\(known.unit)").map { known.isUsual($0, isWarmUp: false) } ?? false
      if isLoad, let text = self.completed(beside: known, loaded) {
        return (text, ["'\(typed)' is '\(spelled: text)'"])
      }
      if let failure, isLoad || failure.finding?.code == Explanation.ambiguousLoad.code { throw SetDoubt(error) }
      return asTyped
    }
    guard let weight = sets.first?.weight else { return asTyped }
    let isLoad = known.isUsual(weight, isWarmUp: !sets.contains(where: \.isWorking))
    if let failure {
      if isLoad, !isCounted, sets.count > 1, let first = Int(number), let list = completed, !list.0.holds(" x "),
        first * 2 <= (sets.compactMap(\.reps).max() ?? 0) * 3
      {
        // In `14 12 12 12`, the first may be the load, or the reps of one set more.
        if first <= known.mostReps { return list }
        if !known.hasDone(weight) {
          throw SetDoubt(
            "'\(typed)' could begin with the load, or be the reps of \(sets.count + 1, .sets)",
            ways: [loaded, TypedGroup(list.0, unit: known.unit).adding(known.lastLoad ?? .weight(weight))])
        }
      }
      // More than twenty sets are no sets.
      if isLoad || isCounted && known.isWithoutWork && weight.hundredths > 20_00 { return (loaded, withUnit([number])) }
      if known.isWithoutWork, isCounted, let first = Int(number), let last = Int(second), last >= 20, last > first * 2 {
        throw SetDoubt(failure.message, ways: ["\(second)\(known.unit) x \(number)", loaded])
      }
      if let completed { return completed }
      if let reps = Int(number), let load = Weight(text: "\(second)\(known.unit)"),
        known.isUsual(load, isWarmUp: false), reps <= max(known.mostReps * 3 / 2, 12)
      {
        throw ratherLoad(known)
      }
      throw SetDoubt(failure)
    }
    let counted = (try? SetText(plain))?.sets ?? []
    // In `3x1min` no load can be meant.
    guard counted.allSatisfy({ $0.reps != nil }) else { return asTyped }
    let isCount = known.isUsual(sets: counted.count)
    if isLoad != isCount ? isLoad : isLoad && known.isOnlyWeight(counted.count, weight) {
      return (loaded, withUnit([number]))
    }
    let isRatherLoad = known.isRatherLoad(counted.first?.reps ?? 0, isCounted: true)
    if isRatherLoad, !isLoad, !second.isEmpty { throw ratherLoad(known) }
    if isCount != isLoad || isCount && known.isOnlyCount(counted.count, weight) || isRatherLoad
      || known.isWithoutWeights
    {
      return asTyped
    }
    let reps = counted.first?.reps ?? 0
    throw SetDoubt(
      "'\(plain)' could be \(counted.count, .sets) of \(reps), or \(number) \(.unit) for \(reps) reps",
      ways: [loaded, adding(known.lastLoad ?? .weight(weight))])
  }

  /// The doubt about `10x55`, where the second number is the load.
  private func ratherLoad(_ known: KnownSets) -> SetDoubt {
    SetDoubt(
      known.ratherLoad(typed), ways: ["\(second)\(known.unit) x \(number)"], typed)
  }

  /// Returns the text with what it lacks, signs, the body or quotes, or with its sets before the reps: `240lb x 5` for
  /// `240lb 5`, `3x12 @ 60kg` for `60kg x 12 x 3`. Nil if it lacks more, if there are several ways, or if a load is not
  /// usual.
  private func completed(beside known: KnownSets, _ text: String) -> String? {
    let facts = TypedFacts(typed)
    let guesses = Guess.sets(text, unit: known.unit)
    // Beside an effort, `3x5 @ 8`, a first load is not certain.
    if known.isWithoutWork, guesses.count > 1, guesses.contains(where: { $0.holds(" rpe ") }) { return nil }
    // In `45s x 8` it may be a time, or a pair of dumbbells.
    let mayHaveLoad = guesses.contains { (try? SetText($0))?.sets.contains { $0.load != .none } ?? false }
    let ways = guesses.compactMap { way -> (text: String, sets: Int)? in
      // Words for one side are no remark if the list of exercises says that the load is of one side.
      let text = known.isOneSided ? Guess.withoutSides(way) : way
      let isOfSides = Guess.withoutSides(text) != text
      let written = TypedFacts(text)
      guard written.all == (text == way ? facts.all : facts.withoutWords), let sets = (try? SetText(text))?.sets,
        sets.count <= SetGroup.mostUnloadedSets, hasLikelyReps(sets),
        !mayHaveLoad || sets.allSatisfy({ $0.load != .none }),
        sets.allSatisfy({ known.mayComplete($0, hasLoad: written.hasLoads(of: facts), hasBody: facts.hasBody) }),
        !isOfSides || facts.remarks == written.remarks
          || sets.allSatisfy({ $0.weight.map(known.isNearUsual) ?? false }),
        written.remarks.allSatisfy({ known.isRemark($0, behind: sets) || facts.remarks.contains($0) })
      else { return nil }
      return (text, sets.count)
    }
    if ways.count > 1, let ordered = ways.first(where: { isInOrder($0.text) }) { return ordered.text }
    // Beside a list of reps that may be meant, `185x6 2`, nothing is certain.
    let lists = guesses.filter { $0.holds(" x ") && $0.contains("/") && !typed.contains("/") }
    if lists.contains(where: { list in ways.allSatisfy { $0.text != list } }) { return nil }
    let likely = ways.count > 1 && !known.isNew ? ways.filter { known.isUsual(sets: $0.sets) } : ways
    return likely.count == 1 ? likely[0].text : nil
  }

  /// True for `3x5 @ 210lb` of `210x5x3`, which has the load, the reps and then no more sets than reps.
  private func isInOrder(_ way: String) -> Bool {
    let numbers = typed.split { !$0.isNumber }.suffix(2)
    guard typed.count(where: { "xX×*".contains($0) }) == 2, let reps = numbers.first.flatMap({ Int($0) }),
      let count = numbers.last.flatMap({ Int($0) }), count <= reps
    else { return false }
    return way.hasPrefix("\(count)x\(reps) @ ")
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
  mutating func appendInterpolation(spelled sets: String) {
    appendInterpolation(sets, portuguese: sets.swapping(".", for: ","))
  }
}

extension Diagnostic {
  /// Returns the number that lacks its unit and can only be a load: behind `bw+` and `bw-`, and above 10, the largest
  /// effort, behind `@`. Nil for other findings.
  func loadLackingUnit(in source: Source) -> String? {
    guard code == Explanation.loadWithoutUnit.code else { return nil }
    let written = source.text(range)
    let load = String(written.drop { !$0.isNumber })
    guard let whole = Int(load.prefix { $0.isNumber }), load.last?.isNumber == true else { return nil }
    return whole > 10 || !written.hasPrefix("@") ? load : nil
  }
}

/// Returns sets as typed, with units behind the numbers that can only be loads.
private func withUnits(_ typed: String, unit: WeightUnit) -> (text: String, loads: [String]) {
  let header = "2026-01-05\nA: "
  var (text, loads): (String, [String]) = (typed, [])
  while true {
    let source = Source(name: "", text: header + text)
    let finding = LogReader.read(source).diagnostics.first { $0.severity == .error }
    guard let finding, let load = finding.loadLackingUnit(in: source),
      let bytes = [TextEdit(inserting: unit.rawValue, at: finding.range.upperBound)].applied(to: source.bytes)
    else { break }
    text = String(decoding: bytes.dropFirst(header.utf8.count), as: UTF8.self)
    loads.append(load)
  }
  return (text, loads)
}
