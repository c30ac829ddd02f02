import Grammar
import Guess
import Text
import Training

/// One group of typed sets, in both its readings.
struct TypedGroup {
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
    return groups.reduce(into: []) { read, text in
      let group = TypedGroup(text, unit: unit)
      // A comma may stand within a set: `80kg x 5, easy`.
      let whole = read.last.map { "\($0.typed), \(group.typed)" } ?? ""
      let isOne = read.last.map { !$0.reads || !group.reads } ?? false && !Guess.acrossComma(whole, unit: unit).isEmpty
      if isOne { read[read.count - 1] = TypedGroup(whole, unit: unit) } else { read.append(group) }
    }
  }

  /// True if one of the readings reads.
  var reads: Bool { SetText.check(plain) == nil || loaded.map { SetText.check($0) == nil } ?? false }

  /// Returns the text that is meant, with remarks on what was added; throws if both readings are as likely, or if it does
  /// not read and nobody said that it is the only proposal.
  func settled(beside known: KnownSets, _ answers: Answers) throws(Refusal) -> (text: String, remarks: [Message]) {
    do throws(Refusal) {
      let meaning = try meaning(beside: known)
      if let failure = SetText.check(meaning.text) { throw failure }
      return meaning
    } catch {
      let ways = swapped(beside: known).map { [$0] } ?? Guess.sets(plain, unit: known.unit)
      guard error.finding != nil, let first = ways.first, !Guess.isOfUnclearSide(first) else { throw error }
      var refusal = error.helped(unit: known.unit)
      let meant = Guess.withoutSides(first)
      // The text with a unit behind its first number may propose what changes the others.
      if meant == first { refusal = Refusal(error.message, help: Guess.writing(ways)) }
      let sets = (try? SetText(meant))?.sets ?? []
      // A load that is far from the known ones is rather a slip of the keys.
      let isLikely = sets.allSatisfy { $0.load == .none || known.isUsual($0) || known.isWithoutWork }
      guard ways.count == 1, isLikely, hasLikelyReps(sets) else { throw refusal }
      (refusal.question, refusal.isYesByDefault) = ("\(refusal.message); write '\(meant)'?", true)
      try answers.settle(refusal)
      return (meant, [])
    }
  }

  /// Returns `50kg x 12` for `12x50`, where only the last number is a usual load; nil for any other text.
  private func swapped(beside known: KnownSets) -> String? {
    guard isCounted, let set = loaded.flatMap({ try? SetText($0) })?.sets.first, let weight = set.weight,
      let reps = set.reps, case let load = Weight(hundredths: Int32(reps) * 100, known.unit),
      !known.isUsual(weight, isWarmUp: false), known.isUsual(load, isWarmUp: false),
      !known.isUsual(sets: Int(weight.hundredths) / 100)
    else { return nil }
    return "\(reps)\(known.unit) x \(number)"
  }

  private func meaning(beside known: KnownSets) throws(Refusal) -> (text: String, remarks: [Message]) {
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

  /// Returns the text with what it lacks, signs, the body or quotes, or with its sets before the reps: `240lb x 5` for
  /// `240lb 5`, `3x12 @ 60kg` for `60kg x 12 x 3`. Nil if it lacks more, if there are several ways, or if a load is not
  /// usual.
  private func completed(beside known: KnownSets) -> String? {
    let facts = TypedFacts(typed)
    let guesses = Guess.sets(plain, unit: known.unit)
    // In `45s x 8` it may be a time, or a pair of dumbbells.
    let mayHaveLoad = guesses.contains { (try? SetText($0))?.sets.contains { $0.load != .none } ?? false }
    let ways = guesses.compactMap { way -> (text: String, sets: Int)? in
      // Words for one side are no remark if the list of exercises says that the load is of one side.
      let text = known.isOneSided ? Guess.withoutSides(way) : way
      let written = TypedFacts(text)
      guard written.all == (text == way ? facts.all : facts.withoutWords), let sets = (try? SetText(text))?.sets,
        sets.count <= SetGroup.mostUnloadedSets, hasLikelyReps(sets),
        !mayHaveLoad || sets.allSatisfy({ $0.load != .none }),
        sets.allSatisfy({ known.mayComplete($0, hasLoad: written.hasLoads(of: facts)) }),
        Guess.withoutSides(text) == text || facts.remarks == written.remarks,
        written.remarks.allSatisfy({ known.isRemark($0, behind: sets) || facts.remarks.contains($0) })
      else { return nil }
      return (text, sets.count)
    }
    // Beside a list of reps that may be meant, `185x6 2`, nothing is certain.
    let lists = guesses.filter { $0.holds(" x ") && $0.contains("/") && !typed.contains("/") }
    if lists.contains(where: { list in ways.allSatisfy { $0.text != list } }) { return nil }
    let likely = ways.count > 1 && !known.isNew ? ways.filter { known.isUsual(sets: $0.sets) } : ways
    return likely.count == 1 ? likely[0].text : nil
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
