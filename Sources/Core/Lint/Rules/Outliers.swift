import Grammar
import Text
import Training

/// The rules about sets unlike the others of their exercise.
let outlierRules: [Rule] = [
  Rule(
    "unlike-measure", .warning, "a set measured unlike all others of its exercise",
    condition:
      "all sets of an exercise, 5 or more in 2 sessions or more, are of reps, of times or of distances, but for those of one session",
    reason: """
      Sets of reps, of time and of a distance have no record in common. Where an exercise was always one \
      of them, another is most often a letter too many or too few, or another exercise. It takes five \
      sets to say so, and a second session of that kind settles it.
      """,
    bad: [
      .days("Flexão: 12/12/10", "Flexão: 12/12", "Flexão: ⟦12s⟧"),
      .days("Prancha: 60s/60s/45s", "Prancha: 60s/60s", "Prancha: ⟦60/60⟧, 45/45"),
    ],
    good: [
      .days("Flexão: 12/12", "Flexão: 12", "Flexão: 60s"),
      .days("Flexão: 12/12/10", "Flexão: 60s", "Flexão: 12/12", "Flexão: 60s"),
      .journal(
        plan: "- Remo: cardio, 1x10min\n",
        log: "2026-01-05\nRemo: 2km, 2km, 2km\n2026-01-07\nRemo: 2km, 2km\n2026-01-09\nRemo: 10min\n"),
    ],
    .acrossFiles { context, found in
      // A value that a plan asks for is no slip.
      let planned = context.journal.plans.flatMap(\.plan.exercises).flatMap { exercise in
        exercise.target.workingSets.compactMap { set in
          context.catalog.id(of: exercise.name).map { ($0.number, MeasureKind(set.asWorkSet.amount).rawValue) }
        }
      }
      for index in context.exercises.indices {
        let measure = context.exercises[index].measures
        guard let odd = measure.odd(among: 5), !planned.contains(where: { $0 == (index, odd.kind) }) else { continue }
        let name = shortened(context.catalog[ExerciseID(index)].name)
        found.add(
          context.logs[odd.log].source, odd.range,
          "\(MeasureKind.names[odd.kind]), where the other sets of '\(name)' "
            + "are \(MeasureKind.names[odd.usual])",
          help: "write \(MeasureKind.examples[odd.usual]), or give what is another exercise a name of its own"
        )
      }
    }),
  Rule(
    "mixed-units", .hint, "a weight in another unit than all others of its exercise",
    condition:
      "10 sets or more of an exercise, in 2 sessions or more, are in one unit, and 1 to 3, of one session, in the other",
    reason: """
      Pounds and kilograms compare exactly, and a week at another gym is fine. Up to three sets of a \
      single session, against ten and more in the other unit, are more often the wrong unit than the \
      other plates.
      """,
    bad: [
      .days("Supino: 80kg x 8/8/8/8/8", "Supino: 80kg x 8/8/8/8/8", "Supino: ⟦80lb x 8⟧")
    ],
    good: [
      .days("Supino: 80kg x 8/8/8/8/8", "Supino: 80kg x 8/8/8/8/8", "Supino: 175lb x 8/8/8/8")
    ],
    .acrossFiles { context, found in
      for (index, units) in context.exercises.map(\.units).enumerated() {
        guard let odd = units.odd(among: 10, atMost: 3) else { continue }
        let (unit, usual) = odd.kind == 0 ? ("kg", "lb") : ("lb", "kg")
        let name = shortened(context.catalog[ExerciseID(index)].name)
        let source = context.logs[odd.log].source
        found.add(
          source, odd.range,
          "\(unit), where the other weights of '\(name)' are in \(usual)",
          help: "if the unit is a slip, write '\(source.text(odd.range).swapping(unit, for: usual))'")
      }
    }),
  Rule(
    "outlying-weight", .warning, "a weight far from all else of its exercise",
    condition:
      "of an exercise with 5 sets in other sessions: a weight over 6/5 of their heaviest and 20 kg more, or under 1/5 of their lightest",
    reason: """
      Nobody adds a fifth and 20 kg to their best overnight, or works with a fifth of their lightest: a decimal mark \
      was lost or moved, or the set belongs to another exercise. It takes five sets of other sessions to say so, and \
      a second session at that weight settles it.
      """,
    bad: [
      .days("Supino: 57,5kg x 8/8/8", "Supino: 57,5kg x 8/8", "Supino: ⟦575kg x 8⟧, 60kg x 5"),
      .log("2026-01-05\nSupino: 57,5kg x 8/8/8/8/8\n2026-01-09\nSupino: ⟦5,75kg x 8/8⟧\n"),
    ],
    good: [
      .log("2026-01-05\nSupino: 57,5kg x 8/8/8/8/8\n2026-01-09\nSupino: 10kg x 12 w, 65kg x 8\n"),
      .days("Terra: 60kg x 8/8/8/8/8", "Terra: 100kg x 5", "Terra: 100kg x 5"),
      .days("Leg press: 100kg x 10", "Leg press: 200kg x 10"),
      .log("2026-01-05\nTerra: 60kg x 8/8/8/8\n2026-01-09\nTerra: 50kg x 8, 50kg x 8\nTerra: 100kg x 5\n"),
    ],
    .acrossFiles { context, found in
      for number in 0..<2 * context.exercises.count {
        let isHeavy = number < context.exercises.count
        let facts = context.exercises[number % context.exercises.count]
        guard let (set, other) = (isHeavy ? facts.heaviest : facts.lightest).outlier else { continue }
        let moved = Weight(
          hundredths: isHeavy ? set.weight.hundredths / 10 : set.weight.hundredths &* 10, set.weight.unit)
        found.add(
          context.logs[set.session.log].source, set.range,
          "\(set.weight) is far "
            + (isHeavy
              ? "above \(other), the most of any other session" : "below \(other), the least of any other session"),
          help: "if the decimal mark is in the wrong place, write '\(moved)'")
      }
    }),
]

extension MeasureKind {
  static let names: [Message] = ["reps", "a time", "a distance"]
  static let examples: [Message] = [
    "its reps, as in '3x12'", "how long it took, as in '3x45s'", "how far, as in '3x40m'",
  ]
}

/// The kinds of an exercise's sets, and the range of a kind that only one session has.
struct Minority: Sendable {
  private struct Kind {
    let number: Int
    /// The range of the first set of the kind, and its session.
    let range: TextRange
    var session: SessionIndex
    var sets = 1
    var isOfSeveralSessions = false
  }

  /// The kinds in the order in which they came.
  private var kinds: [Kind] = []

  mutating func add(_ number: Int, _ range: TextRange, of session: SessionIndex) {
    add(Kind(number: number, range: range, session: session))
  }

  /// Adds the kinds of a log.
  mutating func add(_ other: Minority, ofLog log: Int) {
    for var kind in other.kinds {
      kind.session.log = log
      add(kind)
    }
  }

  private mutating func add(_ kind: Kind) {
    guard let index = kinds.firstIndex(where: { $0.number == kind.number }) else { return kinds.append(kind) }
    kinds[index].sets += kind.sets
    if kind.isOfSeveralSessions || kinds[index].session != kind.session { kinds[index].isOfSeveralSessions = true }
  }

  /// Returns the kind that only one session has, if all other sets are of one other kind, and at least `many`.
  func odd(among many: Int, atMost few: Int = .max) -> (kind: Int, range: TextRange, log: Int, usual: Int)? {
    guard kinds.count == 2, kinds[0].sets != kinds[1].sets else { return nil }
    let (odd, usual) = kinds[0].sets < kinds[1].sets ? (kinds[0], kinds[1]) : (kinds[1], kinds[0])
    guard usual.sets >= many, odd.sets <= few, !odd.isOfSeveralSessions, usual.isOfSeveralSessions else { return nil }
    return (odd.number, odd.range, odd.session.log, usual.number)
  }

  /// Returns the uses of a kind: its number of sets, and whether more than one session has them.
  func uses(of kind: Int) -> LoadHabit.Uses {
    let kind = kinds.first { $0.number == kind }
    return LoadHabit.Uses(sets: kind?.sets ?? 0, isOfSeveralSessions: kind?.isOfSeveralSessions ?? false)
  }
}

/// The heaviest or the lightest set of an exercise, compared with those of its other sessions.
struct Extreme: Sendable {
  enum End { case heaviest, lightest }

  struct Place {
    var weight: Weight
    var range: TextRange
    var session: SessionIndex
  }

  let end: End
  /// The furthest set, the first of several, and the number of sets of its session.
  private var best: (set: Place, count: Int)?
  /// The furthest weight of the other sessions.
  private var elsewhere: Weight?
  /// The number of sets of the other sessions.
  private var others = 0
  /// The session whose sets are being added: its furthest set, and their number.
  private var latest: (set: Place, count: Int)?

  init(_ end: End) { self.end = end }

  /// Adds a set; sets come session by session.
  mutating func add(_ set: Place) {
    guard let last = latest, last.set.session == set.session else {
      close()
      latest = (set, 1)
      return
    }
    latest = (isFurther(set.weight, last.set.weight) ? set : last.set, last.count + 1)
  }

  /// Adds the sets of a log, whose last session was closed.
  mutating func add(_ other: Extreme, ofLog log: Int) {
    guard var best = other.best else { return }
    best.set.session.log = log
    add(best.set, count: best.count)
    if let weight = other.elsewhere { add(weight, count: other.others) }
  }

  /// Adds the session that has come to its end.
  mutating func close() {
    if let (set, count) = latest { add(set, count: count) }
    latest = nil
  }

  private mutating func add(_ set: Place, count: Int) {
    if let best, !isFurther(set.weight, best.set.weight) { return add(set.weight, count: count) }
    let former = best
    best = (set, count)
    if let former { add(former.set.weight, count: former.count) }
  }

  private mutating func add(_ weight: Weight, count: Int) {
    others += count
    elsewhere = elsewhere.map { isFurther(weight, $0) ? weight : $0 } ?? weight
  }

  /// The set, and the furthest of the others, where it is too far from them.
  var outlier: (set: Place, other: Weight)? {
    guard let best, let elsewhere, others >= 5 else { return nil }
    let (weight, other) = (best.set.weight.exact, elsewhere.exact)
    let isFar =
      switch end {
      // Weights over 600 kg have a rule of their own.
      case .heaviest: weight * 5 > other * 6 && weight - other > kilograms(20) && weight <= kilograms(600)
      case .lightest: weight > 0 && weight * 5 < other
      }
    return isFar ? (best.set, elsewhere) : nil
  }

  private func isFurther(_ weight: Weight, _ other: Weight) -> Bool {
    end == .heaviest ? weight > other : weight < other
  }

  private func kilograms(_ kilograms: Int32) -> Int64 { Weight(hundredths: kilograms * 100, .kg).exact }
}
