import Text
import Training

extension LineCursor {
  /// Reads a group of sets as a log's reader does, with what only plans have: `3x8-10 @ 80kg`, `65/75/85% x 5/5/5+`.
  mutating func plannedGroup() throws(Diagnostic) -> PlannedGroup {
    let whole = attribute
    let start = Int(whole.lowerBound)
    var group = SetGroup()
    do throws(Diagnostic) {
      try group.read(&self)
    } catch {
      throw unreadableTarget(whole, error)
    }
    let (range, amounts) = (TextRange(start, emptyRange.upperBound), group.amounts(from: start))
    if let note = group.notes.first {
      throw Diagnostic(
        .badPlanSets, note, "a remark can't stand among the sets of a plan",
        help: "write it on a line of its own below the exercise: '> …'")
    }
    if group.completedAt != nil {
      throw Diagnostic(.badPlanSets, range, "a plan does not know when a set ends", help: "leave 'at …' out")
    }
    let sets = (0..<group.count).map(group.set)
    if let cluster = sets.first(where: { $0.marks.contains(.cluster) }) {
      throw Diagnostic(
        .badPlanSets, amounts, "a plan has no sets in parts: they are how a set went",
        help: "write all reps of the set: '\(cluster.reps ?? 10)'")
    }
    let planned = PlannedGroup(
      sets: sets.indices.map(group.target), range: range, amounts: amounts, load: group.loadRange)
    try check(planned, isCounted: group.isCounted, isLoadFirst: group.isLoadFirst)
    return planned
  }

  /// Returns the mistake of a group, given its range; a group like `3xmax` has its own.
  private func unreadableTarget(_ range: TextRange, _ mistake: Diagnostic) -> Diagnostic {
    let written = text(range).lowercased()
    let parts = written.split(separator: "x", maxSplits: 1)
    if parts.count == 2, let count = Int(String(parts[0]).trimmed), 1...10 ~= count,
      let word = parts[1].split(separator: " ").first, asksForAll(String(word))
    {
      let sets = count == 1 ? "1x1+" : Array(repeating: "1+", count: count).joined(separator: "/")
      let range = TextRange(range.lowerBound, range.lowerBound + written[..<word.endIndex].utf8.count)
      return self.mistake(
        .badPlanSets, range, "is no number of reps", help: "write '\(sets)': as many reps as possible in each set",
        fix: .safe(range, sets))
    }
    if written.hasSuffix("max") || written.hasSuffix("amrap") { return noNumberOfReps(range) }
    var mistake = mistake
    mistake.loss = .attribute(range)
    return mistake
  }

  /// True for a word that asks for as many reps as possible.
  private func asksForAll(_ word: String) -> Bool {
    ["max", "amrap", "maximo"].contains(folded(word)) || SetWord(word)?.plain == "f"
  }

  /// Throws if a plan can't ask for the group, though a log may have it.
  private func check(_ group: PlannedGroup, isCounted: Bool, isLoadFirst: Bool) throws(Diagnostic) {
    let written = shortened(text(group.range))
    let asksForNothing = group.sets.contains {
      switch $0.amount {
      case .reps(let reps, let orMore): reps.upperBound == 0 && !orMore
      case .time(let time): time.hundredths == 0
      case .distance(let distance, _): distance.hundredths == 0
      }
    }
    if asksForNothing {
      throw mistake(.badPlanSets, group.amounts, "asks for nothing", help: "write what to do: '3x12', '3x60s', '5km'")
    }
    if let load = group.load, group.sets.contains(where: { $0.load.isNothing }) {
      throw mistake(.badPlanSets, load, "is no load", help: "leave it out, or write what to lift: '@ 60\(.unit)'")
    }
    if group.sets.contains(where: { !$0.marks.isDisjoint(with: .sides) }) {
      throw mistake(
        .badPlanSets, group.range, "asks for one side", help: "leave the side out: a plan asks for both of them")
    }
    guard !isCounted, group.sets.count == 1 else { return }
    let amounts = text(group.amounts)
    switch group.sets[0].amount {
    // The group is probably `3x60s` without its `x`.
    case .time(let time) where time.hundredths > 18_000 && amounts.hasSuffix("s") && !amounts.holds("min"):
      throw Diagnostic(
        .badPlanSets, group.amounts, "'\(shortened(amounts))' is one set of \(time)",
        help: "write '\(time)' if it is, or the number of sets before an 'x': '3x60s'")
    // The group is probably `3x40m @ 24kg` without its `x`.
    case .distance(let distance, nil)
    where group.load != nil && distance.unit == .m && distance > Distance(hundredths: 200_00, .m):
      throw Diagnostic(
        .badPlanSets, group.amounts, "'\(shortened(amounts))' with a load is one set of \(distance)",
        help: "write '1x\(distance)' if it is, or the number of sets before an 'x': '3x40m'")
    // `3x12 @ 60kg` without its `3x` would go unnoticed.
    case .reps where !isLoadFirst:
      throw Diagnostic(
        .badPlanSets, group.range, "'\(written)' does not say how many sets",
        help: "write '3x\(written)', or '1x\(written)' for one")
    default: break
    }
  }
}

extension TargetLoad {
  /// True for a weight of zero.
  fileprivate var isNothing: Bool {
    if case .load(.weight(let weight)) = self { weight.hundredths == 0 } else { false }
  }
}
