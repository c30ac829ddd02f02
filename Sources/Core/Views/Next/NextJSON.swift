import Grammar
import JSON
import Progression
import Training

extension NextAnswer {
  package var members: Members {
    [
      ("plan", .optional(plan)), ("day", .optional(day)), ("title", .optional(session.title)),
      ("passed_over", .texts(passedOver)),
      ("exercises", .array(session.exercises.map { .object(members(of: $0)) })),
    ]
  }

  private func members(of exercise: NextExercise) -> Members {
    let target = exercise.planned.target.workingSets
    let isOpen = target.contains { if case .reps(_, true) = $0.amount { true } else { false } }
    let tops = target.compactMap { set -> Int? in
      if case .reps(let range, false) = set.amount, range.count > 1 { Int(range.upperBound) } else { nil }
    }
    return [
      ("name", .string(exercise.name)),
      ("instead_of", .optional(exercise.isAlternative ? exercise.planned.name.value : nil)),
      ("superset", .bool(exercise.planned.isSuperset)), ("rest_seconds", .integer(exercise.planned.plannedRest)),
      ("sets", .array(exercise.sets.map { JSON.set($0) })), ("text", .string(SetRow(exercise.sets).text)),
      ("up_to_reps", .optional(tops.max())), ("as_many_as_possible", .bool(isOpen)),
      ("reason", .object(members(of: exercise.proposal.reason))),
      ("last", member(exercise.last)), ("last_elsewhere", member(exercise.lastElsewhere)),
    ]
  }

  private func member(_ performance: Performance?) -> JSON {
    guard let performance else { return .null }
    return .object([("date", .day(performance.date)), ("sets", .array(performance.sets.map { JSON.set($0) }))])
  }

  /// Returns a reason's members, with the same names for all; null where one has no value.
  private func members(of reason: Reason) -> Members {
    var (date, misses, limit, cycles): (CivilDate?, Int?, Int?, Int?)
    let code: String
    switch reason {
    case .firstTime: code = "first-time"
    case .lastLoad(let day): (code, date) = ("last-load", day)
    case .reached(let day, _): (code, date) = ("reached", day)
    case .oneMoreRep(let day): (code, date) = ("one-more-rep", day)
    case .missed(let day, let number, let allowed): (code, date, misses, limit) = ("missed", day, number, allowed)
    case .nextStage(let day, _): (code, date) = ("next-stage", day)
    case .back(let day, _): (code, date) = ("back", day)
    case .percent(_, let done): (code, cycles) = ("percent", done)
    case .noTrainingMax: code = "no-training-max"
    case .effort(let day, _): (code, date) = ("effort", day)
    }
    return [
      ("code", .string(code)), ("date", .day(date)), ("misses", .optional(misses)),
      ("misses_allowed", .optional(limit)),
      ("cycles", .optional(cycles)),
    ]
  }
}
