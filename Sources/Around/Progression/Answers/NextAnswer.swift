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
    (self.session, plan, self.day) = (session, progress.file.plan.name, progress.days[day].name)
    (self.passedOver, today, self.plates) = (passedOver, progress.today, plates)
  }
}

extension NextAnswer {
  package var members: Members {
    var members: Members = [
      "plan": plan, "day": day, "title": session.title, "passed_over": passedOver, "exercises": session.exercises,
    ]
    if let deload = session.deload { members.append("deload_percent", JSON.hundredths(Int64(deload))) }
    return members
  }
}

extension NextExercise: JSONObject {
  package var members: Members {
    let rests = planned.rests.isEmpty ? nil : sets.indices.map { planned.rest(after: $0, of: sets.count) }
    let members: Members = [
      "name": name, "instead_of": isAlternative ? planned.name : nil, "superset": planned.isSuperset,
      "rest_seconds": planned.plannedRest, "sets": sets, "text": SetRow(sets).text, "up_to_reps": topReps,
      "as_many_as_possible": isOpenEnded, "reason": proposal.reason, "last": last, "last_elsewhere": lastElsewhere,
    ]
    return members + (["rests_seconds": rests] as Members).withoutNull
  }
}

extension Performance: JSONObject {
  package var members: Members { ["date": date, "sets": sets] }
}

extension Reason: JSONObject {
  /// The members have the same names for all reasons, with null for a missing value.
  package var members: Members {
    var (misses, limit, cycles): (Int?, Int?, Int?)
    if case .missed(_, let number, let allowed) = self { (misses, limit) = (number, allowed) }
    if case .percent(_, let done) = self { cycles = done }
    return ["code": code, "date": date, "misses": misses, "misses_allowed": limit, "cycles": cycles]
  }

  private var code: String {
    switch self {
    case .firstTime: "first-time"
    case .lastLoad: "last-load"
    case .reached: "reached"
    case .reachedOnce: "reached-once"
    case .oneMoreRep: "one-more-rep"
    case .missed: "missed"
    case .nextStage: "next-stage"
    case .back: "back"
    case .percent: "percent"
    case .noTrainingMax: "no-training-max"
    case .effort: "effort"
    }
  }
}
