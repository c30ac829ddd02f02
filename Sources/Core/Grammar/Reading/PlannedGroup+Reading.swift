import Text
import Training

extension LineCursor {
  /// A group of planned sets, read by the log's own reader: `3x8-10 @ 80kg`, `65/75/85% x 5/5/5+`, `20min`, `bw x 8/8 rpe 8`.
  mutating func plannedGroup() throws(Rejection) -> PlannedGroup {
    let text = try PlannedText(&self)
    let group = PlannedGroup(sets: try text.sets(), range: text.range, amounts: text.amounts, load: text.load)
    try check(group, text)
    return group
  }

  /// What a plan can't ask for, though a log may have it.
  private func check(_ group: PlannedGroup, _ text: PlannedText) throws(Rejection) {
    let written = shortened(self.text(group.range))
    let asksForNothing = group.sets.contains {
      switch $0.amount {
      case .reps(let reps, let orMore): reps.upperBound == 0 && !orMore
      case .time(let time): time.hundredths == 0
      case .distance(let distance, _): distance.hundredths == 0
      }
    }
    if asksForNothing {
      throw Rejection(
        .badPlanSets, group.amounts, "'\(shortened(self.text(group.amounts)))' asks for nothing",
        help: "write what to do: '3x12', '3x60s', '5km'")
    }
    if let load = group.load, group.sets.contains(where: { $0.load.isNothing }) {
      throw Rejection(
        .badPlanSets, load, "'\(shortened(self.text(load)))' is no load",
        help: "leave it out, or write what to lift: '@ 60\(.unit)'")
    }
    // `3x60s` that lost its `x`.
    if case .time(let time) = group.sets[0].amount, !text.isCounted, group.sets.count == 1, time.hundredths > 18_000,
      self.text(group.amounts).hasSuffix("s"), !self.text(group.amounts).holds("min")
    {
      throw Rejection(
        .badPlanSets, group.amounts, "'\(shortened(self.text(group.amounts)))' is one set of \(time)",
        help: "write '\(time)' if it is, or the number of sets before an 'x': '3x60s'")
    }
    // `3x40m @ 24kg` that lost its `x`.
    if case .distance(let distance, nil) = group.sets[0].amount, !text.isCounted, group.sets.count == 1,
      group.load != nil,
      distance.unit == .m, distance > Distance(hundredths: 200_00, .m)
    {
      throw Rejection(
        .badPlanSets, group.amounts, "'\(shortened(self.text(group.amounts)))' with a load is one set of \(distance)",
        help: "write '1x\(distance)' if it is, or the number of sets before an 'x': '3x40m'")
    }
    guard case .reps = group.sets[0].amount, !text.isCounted, group.sets.count == 1, group.load == nil || isBehind(text)
    else { return }
    // Of `3x12 @ 60kg` that lost its `3x` nobody would hear otherwise.
    throw Rejection(
      .badPlanSets, group.range, "'\(written)' does not say how many sets",
      help: "write '3x\(written)', or '1x\(written)' for one")
  }

  private func isBehind(_ text: PlannedText) -> Bool {
    text.load.map { $0.lowerBound > text.amounts.lowerBound } ?? false
  }
}

extension PlannedText {
  fileprivate func sets() throws(Rejection) -> [TargetSet] {
    var line = LineCursor(Source(name: "", bytes: bytes), dialect: .markdown)
    guard line.nextLine() else { return [] }
    var reader = SetReader()
    var draft = SessionDraft()
    reader.read(&line, into: &draft)
    // Of `5x3` a log asks whether three of five were meant; in a plan it is a usual target.
    if let found = reader.diagnostics.first(where: { $0.severity == .error }) {
      let written = plain(range).lowercased()
      if written.hasSuffix("max") || written.hasSuffix("amrap") {
        throw Rejection(
          .badPlanSets, range, "'\(shortened(plain(range)))' is no number of reps",
          help: "as many reps as possible are '3x8+', or of a list '5/5/5+'")
      }
      throw Rejection(placed(found, line))
    }
    if let note = draft.remarks.first {
      throw Rejection(
        .badPlanSets, place(of: note.range), "a remark can't stand among the sets of a plan",
        help: "write it on a line of its own below the exercise: '> …'")
    }
    var sets: [TargetSet] = []
    for (number, set) in draft.sets.enumerated() {
      if set.marks.contains(.cluster) {
        throw Rejection(
          .badPlanSets, amounts, "a plan has no sets in parts: they are how a set went",
          help: "write all reps of the set: '\(set.reps ?? 10)'")
      }
      if set.completedAt != nil {
        throw Rejection(
          .badPlanSets, range, "a plan does not know when a set ends", help: "leave 'at …' out")
      }
      sets.append(try targetSet(set, number, of: draft.sets.count))
    }
    return sets
  }

  /// The set of the log with what only a plan can mean.
  private func targetSet(_ set: WorkSet, _ number: Int, of count: Int) throws(Rejection) -> TargetSet {
    let element = elements == 1 ? 0 : number
    let amount: TargetAmount
    switch set.amount {
    case .reps(let reps):
      let top = tops[element]?.value ?? reps
      let orMore = open.contains(element) && (elements > 1 || number == count - 1)
      amount = .reps(min(reps, top)...top, orMore: orMore)
    case .time(let time): amount = .time(time)
    case .distance(let distance, let time): amount = .distance(distance, in: time)
    }
    // Of `3+ min` and `3-8 min` the log read three minutes.
    if set.reps == nil, open.contains(element) || tops[element] != nil {
      throw Rejection(
        .badPlanSets, amounts, "'\(shortened(plain(amounts)))' is no number of reps",
        help: "as many reps as possible are '3x8+', or of a list '5/5/5+'")
    }
    var load = set.isLoaded ? TargetLoad.load(set.load) : .open
    if isPercent, let weight = set.weight {
      guard 100...20_000 ~= weight.hundredths else {
        throw Rejection(
          .badPercent, self.load ?? range,
          "\(decimal(hundredths: Int64(weight.hundredths)))% of the training max is never meant",
          help: "a percentage is from 1 to 200: '85%'")
      }
      load = .percent(weight.hundredths)
    }
    return TargetSet(amount, load, effort: set.effort, marks: set.marks)
  }

  /// The finding of the log's reader as one of the plan.
  private func placed(_ found: Diagnostic, _ line: LineCursor) -> Diagnostic {
    var placed = found
    placed.range = place(of: found.range)
    placed.note = nil
    (placed.fix, placed.loss) = (nil, nil)
    guard hasPlanSigns else {
      placed.loss = (found.loss?.range).map { .sets(place(of: $0)) }
      placed.fix = found.fix.map { fix in
        Fix(isSafe: fix.isSafe, edits: fix.edits.map { TextEdit(replacing: place(of: $0.range), with: $0.replacement) })
      }
      return placed
    }
    // What was cut out may be what is wrong.
    for top in tops.values where top.range.start <= placed.range.end && top.range.end > placed.range.end {
      placed.range = placed.range.through(top.range)
    }
    let (was, now) = (shortened(line.text(found.range)), shortened(plain(placed.range)))
    if was != now {
      placed.message = "'\(now)' does not read as sets of a plan"
      placed.help = "write '3x8-10 @ 80\(.unit)', '5/5/5+ @ 100\(.unit)', '65/75/85% x 5/5/5' or '3x60s'"
    }
    return placed
  }

  private func plain(_ range: TextRange) -> String { String(decoding: source[range.bounds], as: UTF8.self) }
}

extension TargetLoad {
  /// A weight of zero.
  fileprivate var isNothing: Bool {
    if case .load(.weight(let weight)) = self { weight.hundredths == 0 } else { false }
  }
}
