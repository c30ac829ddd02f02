import Grammar
package import JSON
package import Training
package import Statistics
import Views

/// The next session of a plan, with its reasons.
package struct NextAnswer: Answer {
  package static let view = "next"

  package let session: NextSession
  package let plan: String?
  package let day: String?
  /// The days passed over before this one was due, in their order.
  let passedOver: [String]
  package let today: CivilDate
  /// Returns the plates for a load of an exercise; nil if they were not asked for, or none are used.
  let plates: @Sendable (NextExercise, Weight) -> [Weight]?

  package init(
    _ session: NextSession, of progress: PlanProgress, day: Int, passedOver: [String] = [],
    plates: @escaping @Sendable (NextExercise, Weight) -> [Weight]? = { _, _ in nil }
  ) {
    self.session = session
    plan = progress.file.plan.name
    self.day = progress.days[day].name
    self.passedOver = passedOver
    today = progress.today
    self.plates = plates
  }
}

extension NextAnswer {
  package var members: Members {
    [
      "plan": plan, "day": day, "title": session.title, "passed_over": passedOver, "exercises": session.exercises,
    ]
  }
}

extension NextExercise: JSONValue {
  package var json: JSON {
    let members: Members = [
      "name": name, "instead_of": isAlternative ? planned.name : nil, "superset": planned.isSuperset,
      "rest_seconds": planned.plannedRest, "sets": sets, "text": SetRow(sets).text, "up_to_reps": topReps,
      "as_many_as_possible": isOpenEnded, "reason": proposal.reason, "last": last, "last_elsewhere": lastElsewhere,
    ]
    return members.json
  }
}

extension Performance: JSONValue {
  package var json: JSON { (["date": date, "sets": sets] as Members).json }
}

extension Reason: JSONValue {
  /// The members have the same names for all reasons, with null for a missing value.
  package var json: JSON {
    var (date, misses, limit, cycles): (CivilDate?, Int?, Int?, Int?)
    let code: String
    switch self {
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
    let members: Members = [
      "code": code, "date": date, "misses": misses, "misses_allowed": limit, "cycles": cycles,
    ]
    return members.json
  }
}
