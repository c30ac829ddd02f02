package import Grammar
package import JSON
import Statistics
package import Training

/// The state of today at a glance.
package struct HomeAnswer: Answer {
  package static let view = "home"

  package let journal: Journal
  /// The active plan; nil without one.
  package let plan: PlanFile?
  /// The plan's next day; nil if the plan has no days.
  let nextDay: String?
  /// The days of the plan that were passed over.
  let passedOver: [String]
  let open: Session?
  /// The moment of the last set in the session under way, as far as it is known.
  let lastSet: Moment?
  let last: Session?
  /// The latest check-in of today.
  let checkIn: CheckIn?
  package let streaks: StreakAnswer
  /// The ranges of skipped days that hold today.
  let daysOff: [DayOff]
  let now: Moment
  /// False if months that were not read may change the answer.
  package let isKnown: Bool
  package var today: CivilDate { now.date }

  /// Makes the answer; `lastWrite` is the moment at which sets were last written.
  package init(_ journal: Journal, _ streaks: StreakAnswer, now: Moment, lastWrite: Moment? = nil) {
    self.journal = journal
    self.streaks = streaks
    self.now = now
    plan = journal.activePlan
    daysOff = journal.daysOff(in: now.date...now.date)
    let progress = plan.flatMap { plan in
      plan.plan.days.isEmpty ? nil : PlanProgress(plan, in: journal, today: now.date, now: now)
    }
    nextDay = progress.flatMap { progress in progress.nextDay.flatMap { progress.days[$0].name } }
    passedOver = progress?.passedOver ?? []
    last = journal.lastSession(until: now)?.session
    // Lint finds a session forgotten months ago; reading all months since then would take too long.
    open = journal.openSession(since: (last?.date ?? .first).startOfMonth, until: now)?.session
    let began = open?.moment
    lastSet = [open?.lastNotedSet, lastWrite].compactMap(\.self).filter { moment in
      moment <= now && began.map { $0 <= moment } ?? false
    }.max()
    checkIn = ShownCheckIn.all(in: journal, until: now) { $1.date == now.date }.last?.checkIn
    let first = journal.edge ?? .first
    isKnown =
      journal.edge == nil
      || streaks.isKnown && progress?.isNextDaySettled(from: first) ?? true && last?.date.map { $0 > first } ?? false
  }
}

extension Session {
  /// The moment of the last set with a time, which is on the next day if it is before the start.
  fileprivate var lastNotedSet: Moment? {
    guard let moment, let start, let time = exercises.flatMap(\.sets).compactMap(\.completedAt).last else { return nil }
    return Moment(time < start ? moment.date.adding(days: 1) : moment.date, time)
  }
}

extension HomeAnswer {
  /// The members; the volume of the last session depends on the whole journal.
  package var members: Members {
    let history = History(journal, now: now)
    let plan: Members? = plan.map { file in
      [
        "name": file.plan.name, "exercises": file.plan.exercises.count, "next_day": nextDay,
        "passed_over": passedOver,
      ]
    }
    return [
      "plan": plan, "open_session_since": open?.moment, "last_set_at": lastSet,
      "last_session": history.entries.last.map { history.members(of: $0) },
      "check_in": checkIn, "skips": daysOff,
    ] + streaks.streakMembers
  }
}
