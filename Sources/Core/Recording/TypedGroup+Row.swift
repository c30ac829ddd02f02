import Grammar
import Guess
import Text
import Training

/// The groups of typed sets.
extension TypedGroup {
  /// Returns the groups of a text; of two that only together are sets, as in `80kg x 5, easy`, one.
  static func all(in text: String, unit: WeightUnit) -> [TypedGroup] {
    Guess.groups(of: text, unit: unit).reduce(into: []) { read, text in
      let group = TypedGroup(text, unit: unit)
      let whole = read.last.map { "\($0.typed), \(group.typed)" } ?? ""
      let isOne =
        read.last.map { !$0.reads || !group.reads || $0.isAmount(besides: group) } ?? false && !group.isOfSetsBefore
        && !Guess.acrossComma(whole, unit: unit).isEmpty
      if isOne { read[read.count - 1] = TypedGroup(whole, unit: unit) } else { read.append(group) }
    }
  }

  /// True for `20 min` beside `3,1 km`, which are one set.
  private func isAmount(besides group: TypedGroup) -> Bool {
    guard let own = Way(typed)?.sets.first, let other = Way(group.typed)?.sets.first, own.load == .none else {
      return false
    }
    return own.distance == nil && own.time != nil && other.distance != nil && other.time == nil
  }
}

/// The groups that go on with the sets before them.
extension TypedGroup {
  /// Returns a row of sets with these, which have its load or distance: `bw x 12/10` for `10` behind `bw x 12`, and
  /// `bw x 12, bw x 9 rpe 8` for `9 rpe 8`, as marks are of the last set. Nil for others.
  func behind(_ typedRow: String, beside known: KnownSets) -> Verdict? {
    let words = typedRow.split(separator: " ")
    let row =
      words.count > 1 && SetWord(words[words.count - 1]) == .reps ? words.dropLast().joined(separator: " ") : typedRow
    if let longer = counting(row) ?? marking(row) { return longer }
    guard let before = Way(row)?.sets, let last = before.last,
      let group = row.swapping(", ", for: "\n").split(separator: "\n").last.map(String.init)
    else { return nil }
    if let same = SameSets(typed), same.isWhole { return .written("\(row), \(SetRow([last.again]).text)") }
    let sign = last.reps == nil && !last.isLoaded ? " in " : " x "
    guard let head = TypedGroup.head(of: group, before: sign) else { return nil }
    // `10`, `x8`, `10/8`, `10+8`, `9 rpe 8`, `9 @8`, `7 last one hard`, `10 drop 60x8`, `1:54` behind `500m in 1:50`, and `30` or
    // `30m` behind `28kg x 40m`
    let ownWords = typed.split(separator: " ").map(String.init)
    let plain = ownWords.count == 2 && SetWord(ownWords[1]) == .reps ? ownWords[0] : typed
    var amount = String(plain.drop { last.reps != nil && "xX× ".contains($0) })
    let list = amount.prefix { $0.isNumber || "/:+".contains($0) }
    let rest = amount.dropFirst(list.count)
    // In `2x12 @ 210kg, 1x10`, the load is of both.
    let isOfSets =
      isCounted && row.hasSuffix("@ \(head)") && last.isLoaded && typed.split(separator: "x").count == 2
      && typed.allSatisfy { $0.isNumber || $0 == "x" }
    if isOfSets {
      amount = typed
    } else if last.reps == nil, last.isLoaded {
      if rest.isEmpty, let unit = last.distance?.unit { amount += unit.rawValue }
      let isAlike = Way(amount)?.sets.allSatisfy {
        $0.load == .none && $0.reps == nil && ($0.distance == nil) == (last.distance == nil)
      }
      guard isAlike ?? false else { return nil }
    } else {
      let word = rest.split(separator: " ").first.map(String.init) ?? "f"
      let isOfEffort = last.effort != nil && rest.isEmpty && amount == plain
      guard last.isLoaded || last.reps == nil, !list.isEmpty, !isOfEffort,
        row.last?.isNumber == true || row.hasSuffix("@ \(head)") || last.isOneSided, !isTimes(word),
        list.contains(":") == (last.reps == nil), rest.isEmpty || " @".contains(rest.first ?? " "),
        "@+\"".contains(word.first ?? " ")
          || word.first?.isLetter == true && SetWord(word).map({ $0.mark != nil }) ?? true
            && !["sets", "series"].contains(folded(word)) && !liftsBody(String(rest))
      else { return nil }
    }
    let own = TypedGroup(isOfSets ? "\(amount) @ \(head)" : "\(head)\(sign)\(amount)", unit: known.unit)
      .verdict(beside: known)
    guard own.ways.count == 1, !head.contains("/"), let sets = Way(own.ways[0])?.sets,
      let longer = Way("\(row), \(own.ways[0])")
    else { return nil }
    if let listed = Way("\(row)/\(amount)"), listed.sets == before + sets { return .written(listed.text) }
    // A word that is no mark may be another exercise: `10 push-ups`.
    let isSure = TypedFacts(longer.text).remarks == TypedFacts(row).remarks
    let doubt = own.refusal ?? (isSure ? nil : verdict(beside: known).refusal)
    return doubt.map { .asked([longer.text], $0.message) } ?? .written(longer.text)
  }

  /// Returns the load or the distance of a group, before the sign of its amounts or alone behind `@`; nil without one.
  private static func head(of group: String, before sign: String) -> String? {
    let bytes = Array(group.utf8)
    // `60lb x9` has one as well.
    let times = Array((sign == " x " ? " x" : sign).utf8)
    if let end = bytes[...].firstPlace(of: times) { return String(decoding: bytes[..<end], as: UTF8.self) }
    guard let start = bytes[...].firstPlace(of: Array(" @ ".utf8)) else { return nil }
    let head = String(decoding: bytes[(start + 3)...], as: UTF8.self)
    return head.contains(" ") ? nil : head
  }

  /// True for a number of sets, a mark of the last one, and the set once more, which are none by themselves.
  var isOfSetsBefore: Bool { countBefore != nil || markBefore != nil || SameSets(typed)?.isWhole ?? false }

  /// The mark that the group puts on the last set before it, as that of one rep; nil for other words.
  private var markBefore: WorkSet? { Guess.markOfLast(typed.split(separator: " ").map(String.init)[...]) }

  /// The number of sets that the one before is, by `3 sets` behind it; nil for other words.
  private var countBefore: Int? {
    let digits = typed.prefix { $0.isNumber }
    let word = folded(typed.dropFirst(digits.count).split { " -".contains($0) }.joined(separator: " "))
    return Guess.wordsOfCounts.contains(word) || word == "x" ? Int(digits) : nil
  }

  /// Returns a set as often as `3 sets` behind it says; nil for other words.
  private func counting(_ row: String) -> Verdict? {
    guard let number = countBefore, let sets = Way(row)?.sets, sets.count == 1, 1...SetGroup.mostSets ~= number else {
      return nil
    }
    let all = SetRow(Array(repeating: sets[0], count: number)).text
    return .written(([all] + TypedFacts(row).remarks.map(quoted)).joined(separator: " "))
  }

  /// Returns sets with a mark on the last that the group says of it: `2x12 @ 90lb, 90lb x 12 f` for `last one to failure`
  /// behind `3x12 @ 90lb`.
  private func marking(_ row: String) -> Verdict? {
    guard let mark = markBefore, let sets = Way(row)?.sets, var last = sets.last else { return nil }
    (last.marks, last.effort) = (last.marks.union(mark.marks), mark.effort ?? last.effort)
    let others = Array(sets.dropLast())
    let rows = [row.contains("/") ? SetRow.group(others) : SetRow(others).text, SetRow([last]).text].filter {
      !$0.isEmpty
    }
    return .written(([rows.joined(separator: ", ")] + TypedFacts(row).remarks.map(quoted)).joined(separator: " "))
  }
}
