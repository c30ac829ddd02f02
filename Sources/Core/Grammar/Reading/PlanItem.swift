import Text
import Training

/// The item of an exercise: `Bench press: chest, 4x8-10 @ 80kg, rest 120s, superset, add 2.5kg`.
struct PlanItem {
  private(set) var exercise: PlannedExercise
  private(set) var places: PlannedExercisePlaces
  private(set) var diagnostics: [Diagnostic] = []
  /// True if only an exercise has these attributes, and a paragraph doesn't.
  private(set) var isCertain = false
  /// The load that stands by itself.
  private var commonLoad: TargetLoad?

  /// Reads the attributes of a name. The range is that of the item; the cursor is behind the colon.
  init(_ name: Ranged<String>, range: TextRange, _ line: inout LineCursor) {
    exercise = PlannedExercise(name: name.value)
    places = PlannedExercisePlaces(range: range, name: name.range, colon: line.emptyRange.upperBound)
    var attributes = AttributeList()
    var targets: [TextRange] = []
    attributes.read(&line, into: &self) { line, list, item throws(Diagnostic) in
      let whole = list.whole
      switch line.planWord()?.word {
      case .rest:
        let rests = try line.rests()
        guard list.isFirst("rest", whole, line) else { return nil }
        (item.exercise.rest, item.exercise.rests, item.places.rest) = (rests.value.first, rests.value, rests.range)
        return nil
      case .since:
        try item.readSince(&line, &list)
        return nil
      case .superset:
        line.advance(line.planWord()?.count ?? 1)
        let word = TextRange(whole.lowerBound, line.emptyRange.upperBound)
        if list.isFirst("'superset'", word, line) { item.exercise.isSuperset = true }
        return nil
      case .add:
        try item.readAdd(&line, &list)
        return nil
      case .back where line.isAtSetback:
        let back = try line.setback()
        if list.isFirst("'back'", whole, line) { (item.exercise.rule.back, item.places.back) = (back, whole) }
        return nil
      case .bar:
        let bar = try line.bar()
        if list.isFirst("'bar'", whole, line) { (item.exercise.bar, item.places.bar) = (bar, whole) }
        return nil
      case .otherwise:
        targets.append(whole)
        let stage = try line.stage()
        return { $0.places.stages.append(stage) }
      case .alternative:
        let other = try line.otherName("or")
        return { item in
          item.exercise.alternatives.append(other.value)
          item.places.alternatives.append(other.range)
        }
      case .body where line.isAtBodyShare:
        item.exercise.traits.bodyShare = try line.bodyShare(&list, besides: item.exercise.traits)
        item.places.body = whole
        return nil
      case .also, .back, .after, .top, .condition, .body, .perHand, .perSide, nil: break
      }
      if line.next?.kind == .at {
        try item.readLoad(&line, &list)
      } else if line.next?.kind == .number || line.beginsBodyweightSets {
        if let lost = line.lostWord(behind: item.places.groups.last) { throw lost }
        targets.append(whole)
        if let group = try item.readSets(&line, &list) { return { $0.places.groups.append(group) } }
      } else if let muscle = try line.secondaryMuscle(list, besides: item.exercise.traits, item.exercise.muscleGroup) {
        item.exercise.traits.secondary.append(muscle)
        item.places.also.append(whole)
      } else if line.takeSides(&list, of: &item.exercise.traits) {
        return nil
      } else if let group = line.muscleGroup() {
        try line.refuseTwice(group.value, whole, in: item.exercise.traits)
        guard list.isFirst("muscle group", group.range, line) else { return nil }
        (item.exercise.muscleGroup, item.places.muscleGroup) = (group.value, group.range)
      } else {
        throw line.notInPlan()
      }
      return nil
    }
    diagnostics = attributes.diagnostics
    places.attributes = attributes.ranges
    let count = attributes.ranges.count - attributes.lost.count
    isCertain = diagnostics.isEmpty && (!places.groups.isEmpty || count > 1)
    if !places.groups.isEmpty { exercise.target = Target(places.groups.flatMap(\.sets)) }
    if let commonLoad {
      for index in exercise.target.sets.indices where exercise.target.sets[index].load == .open {
        exercise.target.sets[index].load = commonLoad
      }
    }
    spreadRests()
    exercise.rule.stages = places.stages.map { Target($0.sets) }
    exercise.rule.bonuses.sort { $0.least < $1.least }
    if let range = places.bonuses.first, exercise.target.decidingSet == nil {
      diagnostics.append(
        Diagnostic(
          .badAdd, range, "no set is of as many reps as possible",
          help: "write a '+' behind the reps that decide: '1x5+'"))
      exercise.rule.bonuses = []
    }
    if let lost = places.groups.first(where: { $0.sets.contains(where: \.isShare) }),
      exercise.target.workingSets.allSatisfy(\.isShare)
    {
      diagnostics.append(
        Diagnostic(
          .badPercent, lost.load ?? lost.range, "no other set has the load that this is a share of",
          help: "write the heaviest set too: '1x5 @ 100kg, 3x5 @ 90% of top'"))
      for index in exercise.target.sets.indices where exercise.target.sets[index].isShare {
        exercise.target.sets[index].load = .open
      }
    }
    // An exercise must not progress by another target than the written one.
    if attributes.lost.contains(where: targets.contains) {
      let since = exercise.rule.since
      exercise.rule = ProgressionRule()
      exercise.rule.since = since
    }
  }
}

extension TargetSet {
  fileprivate var isShare: Bool { if case .share = load { true } else { false } }
}

extension PlanItem {
  /// Gives each set the rest of its group, where they are listed.
  private mutating func spreadRests() {
    guard let range = places.rest, exercise.rests.count > 1 else { return exercise.rests = [] }
    if exercise.rests.count == places.groups.count {
      exercise.rests = zip(exercise.rests, places.groups).flatMap { Array(repeating: $0, count: $1.sets.count) }
    } else {
      diagnostics.append(
        Diagnostic(
          .unequalLists, range, "the rests are not as many as the groups of sets",
          help: "write one for each group of sets, or one for all"))
      (exercise.rest, exercise.rests) = (nil, [])
    }
  }

  /// Reads a group of sets, which may follow another one directly; nil if it is one too many.
  private mutating func readSets(
    _ line: inout LineCursor, _ list: inout AttributeList
  ) throws(Diagnostic) -> PlannedGroup? {
    let group = try line.plannedGroup()
    guard let before = places.groups.last else {
      if let load = group.load, !list.isFirst("load", load, line) { return nil }
      _ = list.isFirst("'SETSxREPS'", group.range, line)
      return group
    }
    let since = places.since
    let mayGoOn = list.ranges.last { !(since.map($0.contains) ?? false) }?.contains(before.range) ?? false
    // `3x10, 4x8` is a mistake; with loads or efforts, or a warm-up, both groups are meant.
    let isTold = [before, group].allSatisfy { $0.sets.allSatisfy { $0.load != .open || $0.effort != nil } }
    let hasWarmUp = before.sets[0].isWarmUp != group.sets[0].isWarmUp
    if isTold, !mayGoOn {
      throw line.mistake(
        .badPlanSets, group.range, "stands apart from the other sets",
        help:
          "write all sets one after the other: '\(shortened(line.text(before.range))), \(shortened(line.text(group.range)))'"
      )
    }
    guard mayGoOn, isTold || hasWarmUp, commonLoad == nil else {
      _ = list.isFirst("'SETSxREPS'", group.range, line)
      return nil
    }
    guard isAlike(before, group) else {
      throw line.mistake(
        .mixedSets, group.range, "does not measure what the sets before it do",
        help: "write it as an item of its own, with a load where the others have one")
    }
    let gap = TextRange(before.range.upperBound, group.range.lowerBound)
    let blanks = line.text(gap).prefix { $0 != "," }
    if !blanks.isEmpty, blanks.allSatisfy({ $0 == " " || $0 == "\t" }) {
      let blank = TextRange(gap.lowerBound, gap.lowerBound + blanks.utf8.count)
      list.warn(
        Diagnostic(
          .blankBeforeComma, blank, "a blank before a comma: was a mark lost?",
          help: "close the gap, or write the mark: 'w', 'd', 'f'", fix: .safe(blank, "")))
    }
    return group
  }

  /// True if both groups count reps, or measure times or distances, and both have a load or effort, or neither has. A
  /// warm-up needs neither before sets by effort, as people know its load.
  private func isAlike(_ one: PlannedGroup, _ other: PlannedGroup) -> Bool {
    let isLoaded = { (set: TargetSet) in set.load != .open || set.effort != nil }
    let isOpen = one.sets[0].load == .open && other.sets[0].load == .open
    let isWarmUp = one.sets[0].isWarmUp != other.sets[0].isWarmUp
    let hasShare = one.sets[0].isShare || other.sets[0].isShare
    guard isLoaded(one.sets[0]) == isLoaded(other.sets[0]) || isWarmUp && (isOpen || hasShare) else { return false }
    switch (one.sets[0].amount, other.sets[0].amount) {
    case (.reps, .reps), (.time, .time), (.distance, .distance): return true
    default: return false
    }
  }

  /// Reads `@ 80kg`, `@ bw+10kg`, `@ 85%`, by itself; the next token is the `@`.
  private mutating func readLoad(_ line: inout LineCursor, _ list: inout AttributeList) throws(Diagnostic) {
    guard let at = line.take(.at) else { return }
    line.skipBlanks()
    let load: Ranged<TargetLoad>
    if line.isAtBody {
      let body = try line.addedToBody()
      load = Ranged(.load(.bodyweight(added: body.value)), body.range)
    } else if line.next?.kind == .number {
      if let percent = try line.percentage() {
        guard 100...20_000 ~= percent.value else { throw line.percentNeverMeant(percent.range) }
        load = Ranged(.percent(percent.value), percent.range)
      } else {
        let weight = try line.weight()
        load = Ranged(.load(.weight(weight.value)), weight.range)
      }
    } else {
      throw line.loadMissing(behind: at.range.through(line.attribute))
    }
    guard list.isFirst("load", at.range.through(load.range), line) else { return }
    guard places.groups.count < 2 else {
      throw Diagnostic(
        .badPlanSets, at.range.through(load.range), "this load could be of any of the sets before it",
        help: "write it behind each group of sets: '2x5 @ 40\(.unit) w, 3x5 @ 100\(.unit)'")
    }
    (commonLoad, places.commonLoad) = (load.value, load.range)
  }

  /// Reads `since 2026-03-01`; the next token is the word.
  private mutating func readSince(_ line: inout LineCursor, _ list: inout AttributeList) throws(Diagnostic) {
    let start = line.next?.range ?? line.emptyRange
    let date = try line.sinceDate()
    guard list.isFirst("'since'", start.through(date.range), line) else { return }
    (exercise.rule.since, places.since) = (date.value, date.range)
  }

  /// Reads `add 2.5kg`, `add 2.5kg after 2` or `add 5kg if 8+`; the next token is the word.
  private mutating func readAdd(_ line: inout LineCursor, _ list: inout AttributeList) throws(Diagnostic) {
    let whole = line.attribute
    let add = try line.increment()
    let before = line.mark
    let isApart = line.skipBlanks()
    switch line.planWord()?.word {
    case .condition where isApart:
      let least = try line.leastReps(in: whole)
      switch add {
      case .load, .percent: break
      case .reps, .time, .distance:
        throw line.mistake(.badAdd, whole, "adds no load", help: "write 'add 5\(.unit) if 8+'")
      }
      guard !exercise.rule.bonuses.contains(where: { $0.least == least }) else {
        throw line.mistake(.duplicateAttribute, whole, "says once more what is added", help: "keep one of the two")
      }
      exercise.rule.bonuses.append(ProgressionRule.Bonus(add, from: least))
      places.bonuses.append(whole)
    case .after where isApart:
      let count = try line.count(after: whole)
      guard list.isFirst("'add'", whole, line) else { return }
      (exercise.rule.add, exercise.rule.addAfter, places.add) = (add, count, whole)
    default:
      line.reset(to: before)
      guard list.isFirst("'add'", whole, line) else { return }
      (exercise.rule.add, places.add) = (add, whole)
    }
  }
}
