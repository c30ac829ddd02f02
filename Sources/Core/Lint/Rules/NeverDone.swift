import Grammar
import Text
import Training

extension Rule {
  static let neverDone = Rule(
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
        plan: "- Supino: chest\n- ⟦Tríceps corda⟧: arms\n",
        log: """
          2026-01-07 Treino A
          Supino: 80kg x 8

          2026-01-09 Treino A
          Supino: 80kg x 8

          2026-01-12 Treino A
          Supino: 80kg x 8

          """)
    ],
    good: [
      .journal(
        plan: "- Supino: chest\n- Tríceps corda: arms\n",
        log: """
          2026-01-07 Treino A
          Supino: 80kg x 8

          2026-01-09 Treino A
          Supino: 80kg x 8
          Tríceps corda: skip "cotovelo"

          2026-01-12 Treino A
          Supino: 80kg x 8

          """)
    ],
    .acrossFiles { context, found in
      guard !context.ground.plans.titles.isEmpty else { return }
      var sessions = context.journal.plans.map { SessionsOfPlan($0.plan) }
      var isDone = Array(repeating: false, count: context.catalog.entries.count)
      for log in context.logs {
        for case let id? in log.ids { isDone[id.number] = true }
        for session in log.log.sessions where session.counts {
          guard let title = session.title, let link = context.ground.plans.link(of: title) else { continue }
          sessions[link.plan].add(link.day)
        }
      }
      for (file, sessions) in zip(context.journal.plans, sessions) {
        for (number, (exercise, places)) in file.exercises.enumerated() {
          guard let id = context.catalog.id(of: exercise.name), !isDone[id.number] else { continue }
          let day = file.plan.days.firstIndex { $0.exercises.contains(number) }
          let count = day.map { sessions.ofDays[$0] } ?? sessions.all
          guard count >= 3 else { continue }
          found.add(
            file.source, places.name,
            "'\(shortened(exercise.name))' is nowhere in the log, after \(count) sessions of this plan",
            help: "delete the line, or write it in the log by this name, once with 'skip' if need be")
        }
      }
    })
}

/// The number of sessions of a plan and of each of its days.
private struct SessionsOfPlan {
  private(set) var all = 0
  private(set) var ofDays: [Int]

  init(_ plan: Plan) { ofDays = Array(repeating: 0, count: plan.days.count) }

  mutating func add(_ day: Int?) {
    all += 1
    if let day { ofDays[day] += 1 }
  }
}
