package import Grammar
import Text
package import Training

/// The sets of a line that was written for oneself: `225 x 5, 5, 5`, `50lb x 5, 55 x 5`, `3x8 60, 70, 80`.
///
/// Each group has to have one meaning, as no question is asked.
package struct LooseRow {
  /// The facts that decide between meanings.
  package struct Manner: Sendable {
    /// The unit of loads without one.
    package var unit = WeightUnit.kg
    /// True if the first number of a lone `5x5` counts sets; else it is a load.
    package var countsFirst = false
    /// True if `100 x 5 x 3` is load x reps x sets, and `100, 120 x 5` has two loads (WeightXReps).
    package var hasLoadsFirst = false
    /// True if the exercise lifts the body, so that nobody adds so little as `3x10` would.
    package var isOfBody = false

    package init(unit: WeightUnit = .kg, countsFirst: Bool = false, hasLoadsFirst: Bool = false) {
      (self.unit, self.countsFirst, self.hasLoadsFirst) = (unit, countsFirst, hasLoadsFirst)
    }
  }

  /// The sets as a log has them.
  package let text: SetText
  package var sets: [WorkSet] { text.sets }
  /// True after a pair such as `5x5`, whose first number may be sets or a load.
  package var isUndecided: Bool { groups.contains(where: \.isUndecided) }
  /// True if a load has no unit.
  package var lacksUnit: Bool { groups.contains(where: \.lacksUnit) }

  private var groups: [Group] = []

  /// A group with its only way.
  private struct Group {
    let typed: String
    var way = ""
    var isUndecided = false
    var lacksUnit = false
    /// The unit that was written here or before, and counts from here on; nil if none was.
    var unit: WeightUnit?
  }

  /// Reads a text, as it is or as the sets of a sentence; nil if it has several meanings, or none.
  package init?(_ text: String, _ manner: Manner) {
    let plain = SpokenSets.plain(text)
    guard let row = LooseRow(plain: text, manner) ?? (plain.contains("\"") ? nil : LooseRow(plain: plain, manner))
    else { return nil }
    self = row
  }

  private init?(plain text: String, _ manner: Manner) {
    var pending = ""
    for part in (manner.hasLoadsFirst ? LooseRow.loadsFirst(text) : nil) ?? LooseRow.groups(of: text) {
      let typed = pending + part
      let one = LooseRow.group(typed, behind: groups, manner)
      // In `20min, 3km`, `3x10, 60kg` and `60kg, 10 reps` the comma parts no groups.
      if let last = groups.last, one.map({ !readsAsSets("\(last.way), \($0.way)") }) ?? true,
        let whole = LooseRow.group("\(last.typed), \(typed)", behind: groups.dropLast(), manner)
      {
        groups[groups.count - 1] = whole
      } else if let one {
        groups.append(one)
      }
      pending = one == nil && groups.last?.typed.hasSuffix(typed) != true ? "\(typed), " : ""
    }
    guard pending.isEmpty else { return nil }
    guard let read = try? SetText(groups.map(\.way).joined(separator: ", ")) else { return nil }
    self.text = read
  }
}

extension LooseRow {
  /// Returns the groups of a text, with slashes for the commas of a list: `5, 5, 4`, `60kg x10, x8`, `3x8 60kg, 70kg`.
  private static func groups(of text: String) -> [String] {
    // A comma in a remark parts nothing.
    if text.contains("\""), readsAsSets(text) { return [text] }
    return Guess.parts(of: text.swapping(";", for: ", ")).reduce(into: []) { groups, part in
      let part = part.trimmed
      let pieces = Piece.pieces(of: part)
      let values = pieces.filter { ![.sign("x"), .sign(")"), .reps].contains($0.kind) }
      if let last = groups.last, values.count == 1, pieces.count < 3, pieces.last?.kind != .sign("x"),
        values[0].isJoined(to: Piece.pieces(of: last).joined())
      {
        groups[groups.count - 1] = "\(last)/\(part.drop { "xX×* ".contains($0) })"
      } else if !part.isEmpty {
        groups += Guess.groupsOfPairs(in: part) ?? [part]
      }
    }
  }

  /// Returns `3x5 @ 60kg`, `3x5 @ 80kg` for `60, 80kg x 5 x 3`: loads, reps, sets.
  private static func loadsFirst(_ text: String) -> [String]? {
    let parts = text.split(whereSeparator: { "xX×*".contains($0) }).map { String($0).trimmed }
    guard 2...3 ~= parts.count else { return nil }
    let lists = parts.prefix(2).map { $0.split(separator: ",").map { String($0).trimmed } }
    return lists[0].flatMap { load in lists[1].map { "\(parts.count > 2 ? parts[2] : "1")x\($0) @ \(load)" } }
  }

  /// Returns a group behind others; nil unless it has one meaning.
  private static func group(_ typed: String, behind groups: [Group], _ manner: Manner) -> Group? {
    var group = Group(typed: typed, unit: groups.last?.unit)
    let unit = group.unit ?? manner.unit
    let text = settled(&group, isBehindLoads: groups.contains { $0.lacksUnit || $0.unit != nil }, manner)
    let ways = ways(text, unit)
    guard ways.count == 1, let sets = (try? SetText(ways[0]))?.sets, !sets.isEmpty, !isSwapped(sets, text) else {
      return nil
    }
    group.way = ways[0]
    guard let weight = sets.lazy.compactMap(\.load.weight).first(where: { $0.hundredths > 0 }) else { return group }
    guard self.ways(text, unit == .kg ? .lb : .kg) == ways else {
      group.lacksUnit = group.unit == nil
      return group
    }
    // In `40x5 45x5 50x5 kg`, the unit is of all sets and stands after reps.
    let isOfAll = weight.unit != manner.unit || sets.contains(where: isLight)
    group.unit = weight.unit
    return isOfAll && groups.contains(where: \.lacksUnit) ? nil : group
  }

  /// True for `5kg x 50`, which is rather 50 kg for 5.
  private static func isLight(_ set: WorkSet) -> Bool {
    (set.reps ?? 0) * 100 > Int(set.weight?.hundredths ?? .max)
  }

  /// True if sets are rather written the other way round: more sets than reps, `10x3 80kg`, more reps than load,
  /// `50 5lb`, or few reps before the sign, `2x20kg`; or if a time may be that of all sets.
  private static func isSwapped(_ sets: [WorkSet], _ group: String) -> Bool {
    let kinds = Piece.pieces(of: group).map(\.kind)
    let reps = sets.compactMap(\.reps).min() ?? 0
    if readsAsSets(group) { return false }
    if sets[0].load == .none { return sets.count > 1 && sets[0].distance != nil && sets[0].time != nil }
    if kinds == [.number, .sign("x"), .load] { return reps < 6 }
    if kinds == [.number, .load] { return sets.contains(where: isLight) }
    let isCounted = kinds.contains(.count) || kinds.first == .number && kinds.count < 5 || group.contains("/")
    return reps > 0 && sets.count > reps * 2 && !isCounted
  }

  /// Returns the ways to write a group, but for lists of more reps than people do and for units that nobody wrote; none
  /// if it may have words or another order.
  private static func ways(_ group: String, _ unit: WeightUnit) -> [String] {
    let pieces = Piece.pieces(of: group)
    let hasUnit = pieces.contains { $0.kind == .load }
    // `80kg x 10 85kg x 8` lacks a comma; without a unit it may lack other signs.
    let ways = readsAsSets(group) ? [group] : hasUnit ? Guess.sets(group, unit: unit) : Guess.ways(group, unit: unit)
    guard !ways.contains(where: { $0.contains("\"") && $0 != group }), !isOfThree(pieces) else { return [] }
    return ways.filter { way in
      let sets = (try? SetText(way))?.sets ?? []
      let reps = sets.compactMap(\.reps)
      return sets.allSatisfy { set in
        set.load.weight.map { hasUnit || $0.hundredths == 0 || $0.unit == unit }
          ?? (set.reps.map { $0 <= max(50, 3 * (reps.min() ?? 0)) } ?? true)
      }
    }
  }

  /// True if it is unknown which of three numbers is which: `30x10x2`; `225x5x5` and `5x5x225` are the same either way.
  private static func isOfThree(_ pieces: [Piece]) -> Bool {
    guard pieces.map(\.kind) == [.number, .sign("x"), .number, .sign("x"), .number] else { return false }
    let ends = pieces[2].text == pieces[4].text ? pieces[0] : pieces[4]
    return ![pieces[0].text, pieces[4].text].contains(pieces[2].text) || Int(ends.text) ?? 0 <= SetGroup.mostSets
  }

  /// Returns a group with a unit behind the first number of a lone pair, `5x5` or `3x10/9/8`, or with as many sets.
  private static func settled(_ read: inout Group, isBehindLoads: Bool, _ manner: Manner) -> String {
    let (group, unit) = (read.typed, read.unit ?? manner.unit)
    // Half a rep is none: `10,8` is a list.
    if group.allSatisfy({ $0.isNumber || $0 == "," }) { return group.swapping(",", for: "/") }
    let head = group.prefix { $0.isNumber }
    let rest = group.dropFirst(head.count).drop { $0 == " " }
    guard let count = Int(head), 1...SetGroup.mostSets ~= count, let sign = rest.first, "xX×*".contains(sign) else {
      return group
    }
    let second = rest.dropFirst().drop { $0 == " " }
    let reps = second.prefix { $0.isNumber || $0 == "/" }
    let pieces = Piece.pieces(of: String(second)).joined()
    let list = pieces.first?.text.split(separator: "/") ?? []
    guard let amount = pieces.first, amount.kind == .number, list.allSatisfy({ Int($0) != nil }),
      list.count == 1 || list.count == count
    else { return group }
    // Only marks and words may follow.
    let behind = pieces.dropFirst()
    let first = behind.drop { $0.kind == .sign("(") || $0.kind == .sign(",") }.first
    let isLone =
      behind.allSatisfy { !$0.isWeight && ![.sign("x"), .sign("@"), .time, .distance, .count].contains($0.kind) }
      && first.map { $0.kind == .word } ?? behind.isEmpty
    guard list.count > 1 || isLone else { return group }
    if isLone, isBehindLoads { return "\(count)\(unit) x \(second)" }
    let isNamed = amount.raw.contains(where: \.isLetter) || manner.isOfBody && count <= SetGroup.mostUnloadedSets
    if isLone, !isNamed {
      read.isUndecided = true
      if !manner.countsFirst { return "\(count)\(unit) x \(second)" }
    }
    if list.count > 1 { return String(second) }
    return count > SetGroup.mostUnloadedSets
      ? Array(repeating: reps, count: count).joined(separator: "/") + second.dropFirst(reps.count) : group
  }
}

extension Piece {
  /// True if a value behind a comma belongs to a list: reps to reps, a load to loads, of which only the last may have its
  /// unit.
  fileprivate func isJoined(to pieces: [Piece]) -> Bool {
    guard let last = pieces.last(where: { $0.kind != .sign(")") }), isValue else { return false }
    return kind == last.kind || kind == .load && last.kind == .number && last.text.contains("/")
  }
}
