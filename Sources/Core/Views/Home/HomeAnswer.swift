package import Grammar
package import JSON
import Statistics
import Text
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
    lastSet = open?.lastSet(lastWrite, until: now)
    checkIn = ShownCheckIn.all(in: journal, until: now) { $1.date == now.date }.last?.checkIn
    let first = journal.edge ?? .first
    isKnown =
      journal.edge == nil
      || streaks.isKnown && progress?.isNextDaySettled(from: first) ?? true && last?.date.map { $0 > first } ?? false
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

extension HomeAnswer {
  package func text(on page: Page) -> String {
    page.text([.lines(page.words.header(today), []), .facts("", facts(page.words))])
  }

  /// Returns the facts, without the last session if it is not in `days`.
  package func facts(_ words: Words, of days: ClosedRange<CivilDate> = CivilDate.first...CivilDate.last) -> [Fact] {
    let isShown = last?.date.map(days.contains) ?? true
    return planFacts(words) + openFacts(words) + (isShown ? [lastFact(words)] : []) + [checkInFact(words)]
      + daysOff.map { $0.fact(words) } + streakFacts(words) + [streaks.cardioFact(words)].compactMap(\.self)
  }

  /// The daily streak says nothing to people who rest between days of training.
  private func streakFacts(_ words: Words) -> [Fact] {
    let (days, goal) = (streaks.days.current.count, streaks.goal)
    let isDaily = days > 0 || goal.current.count == 0
    let byGoal = Fact(
      isDaily ? "" : words("Streak"), words(goal.current.count, goal.unit), goal.named(streaks.needed(words), words))
    return (isDaily ? [Fact(words("Streak"), words(days, .days), streaks.daily(words, isOpen: open != nil))] : [])
      + [byGoal]
  }

  private func planFacts(_ words: Words) -> [Fact] {
    guard let plan = plan?.plan, let name = plan.name else {
      let hint: Message =
        journal.plans.isEmpty
        ? "none yet: 'bumbum plan new NAME' writes one" : "none is active: 'bumbum plan activate NAME'"
      return [Fact(words("Plan"), words(hint))]
    }
    let next = nextDay.map { words("next: \(printable($0))") } ?? words(plan.exercises.count, .exercises)
    let missed = passedOver.isEmpty ? [] : [Fact("", printable(words.passedOver(passedOver)))]
    return [Fact(words("Plan"), printable(name), next)] + missed
  }

  private func openFacts(_ words: Words) -> [Fact] {
    guard let open, let moment = open.moment else {
      return [Fact(words("Under way"), words("nothing: 'bumbum start' opens a session"))]
    }
    let since = moment.date == today ? moment.time?.description ?? words("Today") : words.full(moment)
    let hint = words("since \(since): 'bumbum finish' closes it")
    var facts = [open.title.map { Fact(words("Under way"), printable($0), hint) } ?? Fact(words("Under way"), hint)]
    if let lastSet {
      let minutes = now.minutes(since: lastSet)
      facts.append(
        Fact("", words(minutes < 1 ? "last set just now" : "last set \(words.duration(minutes: minutes)) ago")))
    }
    // Each exercise with its sets: `+ Bent-over row: 3x10 @ 50kg`.
    return facts
      + open.exercises.map { exercise in
        let sets = words.missingSets(exercise) ?? words.done(exercise.sets)
        return Fact("", (exercise.isSuperset ? "+ " : "") + "\(printable(exercise.name)): \(sets)")
      }
  }

  private func lastFact(_ words: Words) -> Fact {
    guard let last, let date = last.date else {
      let hasMistake = journal.logs.contains { log in log.diagnostics.contains { $0.severity == .error } }
      let hint: Message = hasMistake ? "none that counts: 'bumbum lint' shows the mistake" : "none yet"
      return Fact(words("Last session"), words(hint))
    }
    let when = words.relative(date, to: today)
    let facts = [last.nameShown, when, last.duration.map { words.duration(minutes: $0) }].compactMap(\.self)
    return Fact(words("Last session"), printable(facts[0]), facts.dropFirst().joined(separator: " · "))
  }

  private func checkInFact(_ words: Words) -> Fact {
    guard let checkIn else { return Fact(words("Check-in"), words("Check in: 'bumbum checkin'")) }
    let time = checkIn.moment?.time.map { words("Checked in at \($0.description)") } ?? words("Checked in today")
    let isBare = checkIn.type == nil && checkIn.title == nil
    return Fact(words("Check-in"), time, isBare ? "" : "\(checkIn.glyph.sign) \(checkIn.what(words))")
  }
}

extension Words {
  /// Returns the reason why an exercise has no sets; nil if it has some.
  package func missingSets(_ exercise: PerformedExercise) -> String? {
    if exercise.isSkipped { return self("skipped") }
    guard exercise.sets.isEmpty else { return nil }
    return self(exercise.wasDone ? "done, sets not noted" : "planned, not done")
  }
}
