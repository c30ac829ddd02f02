import Grammar
import Statistics
import Text
package import Training

extension HomeAnswer {
  package func text(on page: Page) -> String {
    page.text([.lines(page.words.header(today), []), .facts("", facts(page.words))])
  }

  /// Returns the facts, without the last session if it is not in `days`.
  package func facts(_ words: Words, of days: ClosedRange<CivilDate> = CivilDate.first...CivilDate.last) -> [Fact] {
    let isShown = last?.date.map(days.contains) ?? true
    return planFacts(words) + openFacts(words) + (isShown ? [lastFact(words)] : []) + [checkInFact(words)]
      + daysOff.map { $0.fact(words) } + [
        Fact(words("Streak"), words(streaks.days.current.count, .days), streaks.daily(words, isOpen: open != nil)),
        Fact(
          "", words(streaks.goal.current.count, streaks.goal.unit),
          streaks.goal.named(streaks.needed(words), words)),
      ] + [streaks.cardioFact(words)].compactMap(\.self)
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
      facts.append(Fact("", words("last set \(words.duration(minutes: now.minutes(since: lastSet))) ago")))
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
    let facts = [last.title, when, last.duration.map { words.duration(minutes: $0) }].compactMap(\.self)
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
