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

  private typealias Attributes = AttributeList<PlanItem>

  /// Reads the attributes of a name. The range is that of the item; the cursor is behind the colon.
  init(_ name: Ranged<String>, range: TextRange, _ line: inout LineCursor) {
    exercise = PlannedExercise(name: name.value)
    places = PlannedExercisePlaces(range: range, name: name.range)
    var attributes = Attributes()
    var (number, lastSets) = (0, 0)
    var targets: [TextRange] = []
    attributes.read(&line, into: &self) { line, list, item throws(Diagnostic) in
      guard let first = line.next else { return { _ in } }
      number += 1
      if first.kind == .at {
        return try item.load(&line, &list)
      } else if line.isRest(first) {
        return try item.rest(&line, &list)
      } else if let superset = line.takeSuperset() {
        return list.once("'superset'", superset, line) { $0.exercise.isSuperset = true }
      } else if line.isWord(first, "add") {
        let add = try line.increment()
        return list.once("'add'", add.range, line) { ($0.exercise.rule.add, $0.places.add) = (add.value, add.range) }
      } else if line.isWord(first, "back") && line.peek(1)?.kind == .blank && line.peek(2)?.kind == .number {
        let back = try line.setback()
        return list.once("'back'", back.range, line) {
          ($0.exercise.rule.back, $0.places.back) = (back.value, back.range)
        }
      } else if line.isWord(first, "bar") {
        let bar = try line.bar()
        return list.once("'bar'", bar.range, line) { ($0.exercise.bar, $0.places.bar) = (bar.value, bar.range) }
      } else if line.isWord(first, "else") {
        targets.append(line.attribute)
        let stage = try line.stage()
        return { $0.places.stages.append(stage) }
      } else if line.isWord(first, "or") {
        let other = try line.otherName("or")
        return {
          $0.exercise.alternatives.append(other.value)
          $0.places.alternatives.append(other.range)
        }
      } else if line.isWord(first, "since") {
        return try item.since(&line, &list)
      } else if first.kind == .number || line.beginsBodyweightSets {
        if let lost = line.lostWord(isFirst: item.places.groups.isEmpty) { throw lost }
        targets.append(line.attribute)
        let sets = try item.sets(&line, &list, mayGoOn: lastSets == number - 1)
        lastSets = number
        return sets
      } else if let group = line.muscleGroup() {
        return list.once("muscle group", group.range, line) {
          ($0.exercise.muscleGroup, $0.places.muscleGroup) = (group.value, group.range)
        }
      } else {
        throw line.notInPlan()
      }
    }
    diagnostics = attributes.diagnostics
    isCertain = diagnostics.isEmpty && (!places.groups.isEmpty || attributes.count > 1)
    if !places.groups.isEmpty { exercise.target = Target(places.groups.flatMap(\.sets)) }
    if let commonLoad {
      for index in exercise.target.sets.indices where exercise.target.sets[index].load == .open {
        exercise.target.sets[index].load = commonLoad
      }
    }
    exercise.rule.stages = places.stages.map { Target($0.sets) }
    // An exercise must not progress by another target than the written one.
    if attributes.lost.contains(where: targets.contains) {
      let since = exercise.rule.since
      exercise.rule = ProgressionRule()
      exercise.rule.since = since
    }
  }
}

extension LineCursor {
  private static let forms: Message =
    "a muscle group is one of \(MuscleGroup.keywords); the rest is '4x8-10', '@ 80\(.unit)', 'rest 90s', 'superset', 'add 2.5\(.unit)'"

  /// True for `rest`, or a Portuguese word for it.
  func isRest(_ word: Token?) -> Bool {
    isWord(word, "rest") || isWord(word, "descanso") || isWord(word, "pausa") || isWord(word, "intervalo")
  }

  /// Takes `superset` or `bi-set`; nil if neither is next.
  mutating func takeSuperset() -> TextRange? {
    guard let first = next else { return nil }
    if isWord(first, "superset") || isWord(first, "biset") {
      advance()
      return first.range
    }
    guard isWord(first, "bi"), peek(1)?.kind == .dash, let last = peek(2), isWord(last, "set") else { return nil }
    advance(3)
    return first.range.through(last.range)
  }

  fileprivate func notInPlan() -> Diagnostic {
    if isAtBody { return loadWithoutAt() }
    return unknownAttribute(others: ["superset", "rest", "add", "since", "bar"], forms: LineCursor.forms)
  }

  /// True for `bw x 8`, but not for `bw` alone.
  fileprivate var beginsBodyweightSets: Bool {
    isAtBody && (0..<tokensToSeparator).contains { peek($0)?.kind == .times }
  }

  private func loadWithoutAt() -> Diagnostic {
    let written = text(attribute)
    return Diagnostic(
      .unknownAttribute, attribute, "'\(shortened(written))' is a load without its '@'",
      help: "write '@ \(shortened(written))'", fix: .unsafe(attribute, "@ \(written)"))
  }

  /// Returns the mistake of a number that is no sets: a load or a rest without its sign or word. Nil for sets.
  fileprivate func lostWord(isFirst: Bool) -> Diagnostic? {
    let range = attribute
    let written = shortened(text(range))
    var ahead = self
    if let quantity = try? ahead.quantity(), quantity.range == range {
      if case .weight = quantity.value { return loadWithoutAt() }
      if case .time = quantity.value, !isFirst {
        return Diagnostic(
          .unknownAttribute, range, "'\(written)' is a time, and does not say of what",
          help: "write 'rest \(written)'", fix: .unsafe(range, "rest \(text(range))"))
      }
    }
    guard text(range).hasSuffix("%"), !text(range).contains(where: { $0 == "@" || $0 == "x" || $0 == "×" }) else {
      guard next?.range == range else { return nil }
      return Diagnostic(
        .badPlanSets, range, "'\(written)' is not sets and reps",
        help: "write '3x12' or '4x8-10', and a load after an '@': '4x8-10 @ 80\(.unit)'")
    }
    return loadWithoutAt()
  }
}

extension PlanItem {
  /// Reads a group of sets; `mayGoOn` is true if it follows another one.
  private func sets(
    _ line: inout LineCursor, _ list: inout Attributes, mayGoOn: Bool
  ) throws(Diagnostic) -> Attributes.Change {
    let group = try line.plannedGroup()
    guard let before = places.groups.last else {
      if let load = group.load, !list.isFirst("load", load, line) { return { _ in } }
      _ = list.isFirst("'SETSxREPS'", group.range, line)
      return try withSince(&line, &list) { $0.places.groups = [group] }
    }
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
      return { _ in }
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
    return try withSince(&line, &list) { $0.places.groups.append(group) }
  }

  /// True if both groups count reps, or measure times or distances, and both have a load or effort, or neither has. A
  /// warm-up needs neither before sets by effort, as people know its load.
  private func isAlike(_ one: PlannedGroup, _ other: PlannedGroup) -> Bool {
    let isLoaded = { (set: TargetSet) in set.load != .open || set.effort != nil }
    let isOpen = one.sets[0].load == .open && other.sets[0].load == .open
    let isWarmUp = one.sets[0].isWarmUp != other.sets[0].isWarmUp
    guard isLoaded(one.sets[0]) == isLoaded(other.sets[0]) || isOpen && isWarmUp else { return false }
    switch (one.sets[0].amount, other.sets[0].amount) {
    case (.reps, .reps), (.time, .time), (.distance, .distance): return true
    default: return false
    }
  }

  /// Reads `@ 80kg`, `@ bw+10kg`, `@ 85%`, by itself; the next token is the `@`.
  private func load(_ line: inout LineCursor, _ list: inout Attributes) throws(Diagnostic) -> Attributes.Change {
    guard let at = line.take(.at) else { return { _ in } }
    line.skipBlanks()
    let load: Ranged<TargetLoad>
    if line.isAtBody {
      let bodyweight = try line.bodyweightLoad()
      load = Ranged(.load(bodyweight.value), bodyweight.range)
    } else if line.next?.kind == .number {
      if let percent = try line.percentage() {
        load = Ranged(.percent(percent.value), percent.range)
      } else {
        let weight = try line.weight()
        load = Ranged(.load(.weight(weight.value)), weight.range)
      }
    } else {
      throw line.loadMissing(behind: at.range.through(line.attribute))
    }
    guard list.isFirst("load", at.range.through(load.range), line) else { return { _ in } }
    guard places.groups.count < 2 else {
      throw Diagnostic(
        .badPlanSets, at.range.through(load.range), "this load could be of any of the sets before it",
        help: "write it behind each group of sets: '2x5 @ 40\(.unit) w, 3x5 @ 100\(.unit)'")
    }
    return try withSince(&line, &list) { ($0.commonLoad, $0.places.commonLoad) = (load.value, load.range) }
  }

  /// Reads `since 2026-03-01` behind sets or a load, if it stands there, and adds it to their change.
  private func withSince(
    _ line: inout LineCursor, _ list: inout Attributes, _ change: @escaping Attributes.Change
  ) throws(Diagnostic) -> Attributes.Change {
    let before = line.mark
    line.skipBlanks()
    guard line.isWord(line.next, "since") else {
      line.reset(to: before)
      return change
    }
    let since = try since(&line, &list)
    return {
      change(&$0)
      since(&$0)
    }
  }

  /// Reads `since 2026-03-01`; the next token is the word.
  private func since(_ line: inout LineCursor, _ list: inout Attributes) throws(Diagnostic) -> Attributes.Change {
    let start = line.next?.range ?? line.emptyRange
    let date = try line.sinceDate()
    return list.once("'since'", start.through(date.range), line) {
      ($0.exercise.rule.since, $0.places.since) = (date.value, date.range)
    }
  }

  /// Reads `rest 90s`; the next token is the word.
  private func rest(_ line: inout LineCursor, _ list: inout Attributes) throws(Diagnostic) -> Attributes.Change {
    let whole = line.attribute
    line.advance()
    let isApart = line.skipBlanks()
    guard line.next?.kind == .number else {
      guard line.isAtEnd || line.next?.kind == .comma else {
        throw line.mistake(.badRest, whole, "is no rest", help: "write 'rest 90s' or 'rest 2min'")
      }
      throw Diagnostic(
        .emptyAttribute, whole, "a time is missing after 'rest'", help: "write 'rest 90s' or 'rest 2min'")
    }
    let rest = try line.quantity()
    guard isApart else {
      let written = line.text(rest.range)
      throw Diagnostic(
        .badRest, whole, "a blank is missing before '\(written)'", help: "write 'rest \(written)'",
        fix: .safe(TextRange(rest.range.lowerBound, rest.range.lowerBound), " "))
    }
    switch rest.value {
    case .time(let time) where time.hundredths % 100 == 0:
      let seconds = Int(time.hundredths) / 100
      return list.once("rest", whole, line) { ($0.exercise.rest, $0.places.rest) = (seconds, rest.range) }
    case .bare(let hundredths) where hundredths % 100 == 0:
      let timed = hundredths < 1000 ? "\(hundredths / 100)min" : "\(hundredths / 100)s"
      throw line.mistake(
        .badRest, rest.range, "is a rest without its unit", help: "write 'rest \(timed)'",
        fix: .unsafe(rest.range, timed))
    default:
      throw line.mistake(.badRest, rest.range, "is no rest", help: "write 'rest 90s' or 'rest 2min'")
    }
  }
}
