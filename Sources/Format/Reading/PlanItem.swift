import Text
import Training

/// Reads what stands after the name of an item: `chest, 4x8-10 @ 80kg, rest 120s, superset`.
struct PlanItem {
  private(set) var exercise: Exercise
  private(set) var diagnostics: [Diagnostic] = []
  /// It holds what only an exercise has: paragraphs do not.
  private(set) var isCertain = false

  /// The range is the whole item; the cursor stands after the colon.
  init(_ name: Ranged<String>, range: TextRange, _ line: inout LineCursor) {
    exercise = Exercise(name: name, range: range)
    var attributes = AttributeList()
    var read = exercise
    attributes.read(&line) { line, list throws(Rejection) in
      guard let first = line.next else { return }
      if first.kind == .at {
        try line.load(into: &read, &list)
      } else if line.isWord(first, "rest") {
        try line.rest(into: &read, &list)
      } else if line.isWord(first, "superset") {
        line.advance()
        if list.isFirst("'superset'", first.range, line) { read.isSuperset = true }
      } else if first.kind == .number {
        try line.sets(into: &read, &list)
      } else if let group = line.muscleGroup() {
        if list.isFirst("muscle group", group.range, line) { read.muscleGroup = group }
      } else {
        throw line.notInPlan()
      }
    }
    exercise = read
    diagnostics = attributes.diagnostics
    isCertain = diagnostics.isEmpty && (exercise.sets != nil || attributes.count > 1)
  }
}

extension LineCursor {
  private static let forms =
    "a muscle group is one of \(MuscleGroup.keywords); the rest is '4x8-10', '@ 80kg', 'rest 90s', 'superset'"

  fileprivate func notInPlan() -> Rejection {
    if isWord(next, "bw") { return loadWithoutAt() }
    return unknownAttribute(others: ["superset", "rest"], forms: LineCursor.forms)
  }

  private func loadWithoutAt() -> Rejection {
    let written = text(attribute)
    return Rejection(
      .unknownAttribute, attribute, "'\(shortened(written))' is a load without its '@'",
      help: "write '@ \(shortened(written))'", fix: .unsafe(attribute, "@ \(written)"))
  }

  /// `4x8`, `4x8-10`, and a load after it.
  fileprivate mutating func sets(into exercise: inout Exercise, _ list: inout AttributeList) throws(Rejection)
  {
    let start = self
    guard let sets = take(.number) else { return }
    skipSpace()
    guard let sign = take(.times) else { throw start.badSets() }
    if bytes[sign.range.lowerBound] == UInt8(ascii: "*") {
      throw Rejection(
        .badPlanSets, sign.range, "'*' is Markdown's own sign", help: "write 'x' for times: '4x8'",
        fix: .safe(sign.range, "x"))
    }
    skipSpace()
    guard let least = take(.number) else { throw start.badSets() }
    var most = least
    let before = mark
    skipSpace()
    if take(.dash) != nil {
      skipSpace()
      guard let second = take(.number) else { throw start.badSets() }
      most = second
    } else {
      reset(to: before)
    }
    guard next.isSpace || next?.kind == .comma || next?.kind == .at else { throw start.badSets() }
    let count = try plainNumber(sets)
    let range = least.range.through(most.range)
    let reps = (least: try plainNumber(least), most: try plainNumber(most))
    guard reps.least <= reps.most else {
      let turned = "\(reps.most)-\(reps.least)"
      throw Rejection(
        .reversedRange, range, "'\(text(range))' ends before it begins", help: "write '\(turned)'",
        fix: .unsafe(range, turned))
    }
    if list.isFirst("'SETSxREPS'", sets.range.through(most.range), self) {
      exercise.sets = Ranged(count, sets.range)
      exercise.reps = Ranged(reps.least...reps.most, range)
    }
    let afterSets = mark
    skipSpace()
    if next?.kind == .at { try load(into: &exercise, &list) } else { reset(to: afterSets) }
  }

  private func plainNumber(_ token: Token) throws(Rejection) -> Int {
    guard let value = value(token) else {
      throw Rejection(
        .numberTooLarge, token.range,
        "'\(shortened(text(token.range)))' is more than anyone lifts, runs or counts",
        help: "write '4x8-10'")
    }
    return value
  }

  /// What begins with a number and is not `4x8`: perhaps a load or a rest that lost what stands before it.
  private func badSets() -> Rejection {
    let range = attribute
    let written = shortened(text(range))
    var ahead = self
    let quantity = try? ahead.quantity()
    if let quantity, quantity.range == range {
      if case .weight = quantity.value { return loadWithoutAt() }
      if case .time = quantity.value {
        return Rejection(
          .unknownAttribute, range, "'\(written)' is a time, and does not say of what",
          help: "write 'rest \(written)'",
          fix: .unsafe(range, "rest \(text(range))"))
      }
    }
    return Rejection(
      .badPlanSets, range, "'\(written)' is not sets and reps",
      help: "write '3x12' or '4x8-10', and a load after an '@': '4x8-10 @ 80kg'")
  }

  /// `@ 80kg`, `@ bw+10kg`; the next token is the `@`.
  fileprivate mutating func load(into exercise: inout Exercise, _ list: inout AttributeList) throws(Rejection)
  {
    guard let at = take(.at) else { return }
    skipSpace()
    let load: Ranged<Load>
    if isWord(next, "bw") {
      load = try bodyweightLoad()
    } else if next?.kind == .number {
      let weight = try weight()
      load = Ranged(.weight(weight.value), weight.range)
    } else {
      let range = at.range.through(attribute)
      throw Rejection(
        .emptyAttribute, range, "a load is missing after '@'", help: "write '@ 80kg', '@ bw' or '@ bw+10kg'")
    }
    if list.isFirst("load", at.range.through(load.range), self) { exercise.load = load }
  }

  /// `rest 90s`; the next token is the word.
  fileprivate mutating func rest(into exercise: inout Exercise, _ list: inout AttributeList) throws(Rejection)
  {
    let whole = attribute
    advance()
    skipSpace()
    guard next?.kind == .number else {
      guard isAtEnd || next?.kind == .comma else {
        throw Rejection(
          .badRest, whole, "'\(shortened(text(whole)))' is no rest", help: "write 'rest 90s' or 'rest 2min'")
      }
      throw Rejection(
        .emptyAttribute, whole, "a time is missing after 'rest'", help: "write 'rest 90s' or 'rest 2min'")
    }
    let rest = try quantity()
    switch rest.value {
    case .time(let time) where time.hundredths % 100 == 0:
      let seconds = Ranged(Int(time.hundredths) / 100, rest.range)
      if list.isFirst("rest", whole, self) { exercise.rest = seconds }
    case .plain(let number):
      let timed = number < 10 ? "\(number)min" : "\(number)s"
      throw Rejection(
        .badRest, rest.range, "'\(text(rest.range))' is a rest without its unit",
        help: "write 'rest \(timed)'",
        fix: .unsafe(rest.range, timed))
    default:
      throw Rejection(
        .badRest, rest.range, "'\(shortened(text(rest.range)))' is no rest",
        help: "write 'rest 90s' or 'rest 2min'")
    }
  }
}
