import Grammar
import Text
import Training

/// The rules about plans that logs do not follow.
let doneRules: [Rule] = [
  Rule(
    "plateau", .hint, "an exercise that is to grow and has not in its last 8 sessions",
    condition:
      "an exercise with `add` has in 8 sessions of its plan in a row, of the last 366 days, no heavier load and at its heaviest not more than once before",
    reason: """
      The plan adds something each time its target was reached. Where 8 sessions of the plan in a row bring nothing above what was done \
      before, neither load nor reps, the plan asks for what does not come: less load for a while, other sets, or \
      another exercise would do more. Percentages are left out, as the calendar decides them.
      """,
    isOptIn: true,
    bad: [
      .plateau(item: "⟦Supino⟧: peito, 3x5 @ 80kg, add 2.5kg", first: "80kg x 5/5/5", then: "80kg x 5/5/4"),
      .plateau(item: "⟦Remada⟧: costas, 3x5-8 @ 60kg, add 2.5kg", first: "60kg x 8/8/8", then: "60kg x 8/8/8"),
    ],
    good: [
      .plateau(item: "Supino: peito, 3x5 @ 80kg, add 2.5kg", first: "80kg x 5/5/4", then: "80kg x 5/5/5"),
      .plateau(item: "Supino: peito, 3x5 @ 80kg", first: "80kg x 5/5/5", then: "80kg x 5/5/5"),
    ],
    .acrossFiles { context, found in
      let growing = context.journal.plans.contains { $0.plan.exercises.contains { $0.mayPlateau } }
      guard growing else { return }
      let sessions = sessionsByPlan(context)
      for (file, sessions) in zip(context.journal.plans, sessions) {
        var seen: Set<ExerciseID> = []
        for (exercise, places) in file.exercises where exercise.mayPlateau {
          guard let id = context.catalog.id(of: exercise.name), seen.insert(id).inserted else { continue }
          let feats = sessions.compactMap { session in session.feats[id].map { ($0, session.moment.date) } }
          guard feats.count > Feat.plateau, let best = feats.dropLast(Feat.plateau).max(by: { $0.0 < $1.0 }),
            !feats.suffix(Feat.plateau).contains(where: { best.0 < $0.0 })
          else { continue }
          found.add(
            file.source, places.name,
            "'\(shortened(exercise.name))' has gained nothing in \(Feat.plateau) sessions, since \(best.1)",
            help: exercise.rule.back == nil
              ? "write 'back 10% after 3' behind it, or other sets and reps"
              : "write other sets and reps, or another exercise")
        }
      }
    }),
  Rule(
    "never-done", .hint, "an exercise of a plan that nobody has ever done",
    condition: "an exercise of a plan, or of a day, is nowhere in the log, and 3 sessions of it are",
    reason: """
      After three sessions of a plan, an exercise of it that is nowhere in the log, not even skipped, \
      stands there under another name than it is done by, or is no part of the plan any more. Of a plan \
      with days the sessions of its day count.
      """,
    isOptIn: true,
    bad: [
      .journal(
        plan: "- Supino: peito\n- ⟦Tríceps corda⟧: braços\n",
        log: "2026-01-07 Treino A\nSupino: 8\n\n2026-01-09 Treino A\nSupino: 8\n\n2026-01-12 Treino A\nSupino: 8\n")
    ],
    good: [
      .journal(
        plan: "- Supino: peito\n- Tríceps corda: braços\n",
        log: "2026-01-07 Treino A\nSupino: 8\n\n2026-01-09 Treino A\nTríceps corda: skip\n\n"
          + "2026-01-12 Treino A\nSupino: 8\n")
    ],
    .acrossFiles { context, found in
      guard !context.ground.plans.titles.isEmpty else { return }
      var sessions = context.journal.plans.map { _ in 0 }
      var ofDays = context.journal.plans.map { Array(repeating: 0, count: $0.plan.days.count) }
      var isDone = Array(repeating: false, count: context.catalog.entries.count)
      for log in context.logs {
        for case let id? in log.ids { isDone[id.number] = true }
        for session in log.log.sessions where session.counts {
          guard let title = session.title, let link = context.ground.plans.link(of: title) else { continue }
          sessions[link.plan] += 1
          if let day = link.day { ofDays[link.plan][day] += 1 }
        }
      }
      for (number, file) in context.journal.plans.enumerated() {
        let counts = zip(file.plan.parts, [sessions[number]] + ofDays[number]).flatMap { part, count in
          part.map { _ in count }
        }
        for ((exercise, places), count) in zip(file.exercises, counts) where count >= 3 {
          guard let id = context.catalog.id(of: exercise.name), !isDone[id.number] else { continue }
          found.add(
            file.source, places.name,
            "'\(shortened(exercise.name))' is nowhere in the log, after \(count) sessions of this plan",
            help: "delete the line, or write it in the log by this name, once with 'skip' if need be")
        }
      }
    }),
]

/// Returns the sessions of each plan in the last year, oldest first.
private func sessionsByPlan(_ context: LintContext) -> [[(moment: Moment, feats: [ExerciseID: Feat])]] {
  var sessions: [[(moment: Moment, feats: [ExerciseID: Feat])]] = context.journal.plans.map { _ in [] }
  let first = context.now.date.adding(days: -366)
  for log in context.logs {
    for (session, places) in zip(log.log.sessions, log.log.places) where session.counts {
      guard let moment = session.moment, moment <= context.now, moment.date >= first, let title = session.title,
        let plan = context.ground.plans.link(of: title)?.plan
      else { continue }
      var feats: [ExerciseID: Feat] = [:]
      for (exercise, places) in zip(session.exercises, places.exercises) {
        guard let id = log.ids[places.spelling], let feat = Feat(exercise.sets) else { continue }
        feats[id] = feats[id].map { $0 < feat ? feat : $0 } ?? feat
      }
      sessions[plan].append((moment, feats))
    }
  }
  return sessions.map { $0.sorted { $0.moment < $1.moment } }
}

/// The best of an exercise in one session: the heaviest load, and the amount with it.
private struct Feat: Comparable {
  /// The number of sessions without a gain that make a plateau.
  static let plateau = 8

  private var load: Int64
  private var amount: Int64

  /// Creates the feat of some sets; nil without a working set.
  init?(_ sets: [WorkSet]) {
    let feats = sets.filter(\.isWorking).map { ($0.load.weight?.exact ?? 0, Feat.amount($0.amount)) }
    guard let most = feats.map(\.0).max() else { return nil }
    load = most
    amount = feats.reduce(0) { $1.0 == most ? $0 + $1.1 : $0 }
  }

  static func < (left: Feat, right: Feat) -> Bool { (left.load, left.amount) < (right.load, right.amount) }

  private static func amount(_ amount: Amount) -> Int64 {
    switch amount {
    case .reps(let reps): Int64(reps)
    case .time(let time): Int64(time.hundredths)
    case .distance(let distance, _): distance.exact
    }
  }
}

extension PlannedExercise {
  /// True if the exercise is to grow by the work done.
  fileprivate var mayPlateau: Bool {
    guard rule.add != nil || !rule.bonuses.isEmpty, let load = target.workingSets.first?.load else { return false }
    if case .percent = load { return false }
    return true
  }
}

extension Example {
  /// Returns a journal of nine sessions in a row: one, and then eight that are alike.
  fileprivate static func plateau(
    item: String, first: String, then: String, sourceFile: String = #fileID, sourceLine: Int = #line
  ) -> Example {
    let name = String(item.filter { $0 != "⟦" && $0 != "⟧" }.prefix { $0 != ":" })
    let log = (0..<9).map { number in
      "2026-01-\(padded(5 + number * 2, 2)) Treino A\n\(name): \(number == 0 ? first : then)\n"
    }
    return Example(
      [
        ("plans/treino-a.md", "+++\ncreated = 2026-01-01\n+++\n\n# Treino A\n\n- \(item)\n"),
        ("log/2026-01.txt", log.joined(separator: "\n")),
      ], sourceFile: sourceFile, sourceLine: sourceLine)
  }
}
