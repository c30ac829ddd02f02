import Grammar
import Statistics
import Text
package import Training

extension HomeAnswer {
  package func text(on page: Page) -> String {
    page.style.bold(page.words.header(today)) + "\n\n" + page.list("", facts(page.words))
  }

  /// Returns the facts, without the last session if it is not in `days`.
  package func facts(_ words: Words, of days: ClosedRange<CivilDate> = CivilDate.first...CivilDate.last) -> [Fact] {
    HomeFacts(home: self, days: days, words: words).all
  }
}

/// The facts that `bumbum` without a command prints.
private struct HomeFacts {
  let home: HomeAnswer
  let days: ClosedRange<CivilDate>
  let words: Words

  private var today: CivilDate { home.today }

  var all: [Fact] {
    [planFact] + passedOverFact + openFact + lastFact + [checkInFact] + home.daysOff.map { $0.fact(words) }
      + streakFacts
  }

  private var planFact: Fact {
    guard let plan = home.plan?.plan, let name = plan.name else {
      let hint: Message =
        home.journal.plans.isEmpty
        ? "none yet: 'bumbum plan new NAME' writes one" : "none is active: 'bumbum plan activate NAME'"
      return Fact(words("Plan"), words(hint))
    }
    return Fact(
      words("Plan"), printable(name),
      home.nextDay.map { words("next: \(printable($0))") } ?? words(plan.exercises.count, .exercises))
  }

  private var passedOverFact: [Fact] {
    home.passedOver.isEmpty ? [] : [Fact("", printable(words.passedOver(home.passedOver)))]
  }

  private var openFact: [Fact] {
    guard let session = home.open, let moment = session.moment else {
      return [Fact(words("Under way"), words("nothing: 'bumbum start' opens a session"))]
    }
    let since = moment.date == today ? moment.time?.description ?? words("Today") : words.full(moment)
    let hint = words("since \(since): 'bumbum finish' closes it")
    let head =
      session.title.map { Fact(words("Under way"), printable($0), hint) } ?? Fact(words("Under way"), hint)
    let pause = home.lastSet.map {
      Fact("", words("last set \(words.duration(minutes: home.now.minutes(since: $0))) ago"))
    }
    return [head] + (pause.map { [$0] } ?? []) + session.exercises.map { Fact("", text($0)) }
  }

  /// Returns an exercise with its sets: `+ Bent-over row: 3x10 @ 50kg`.
  private func text(_ exercise: PerformedExercise) -> String {
    let sets =
      exercise.isSkipped
      ? words("skipped") : exercise.sets.isEmpty ? words("done, sets not noted") : words.done(exercise.sets)
    return (exercise.isSuperset ? "+ " : "") + "\(printable(exercise.name)): \(sets)"
  }

  private var lastFact: [Fact] {
    guard let session = home.last, let date = session.date else {
      let hasMistake = home.journal.logs.contains { log in log.diagnostics.contains { $0.severity == .error } }
      let hint: Message = hasMistake ? "none that counts: 'bumbum lint' shows the mistake" : "none yet"
      return [Fact(words("Last session"), words(hint))]
    }
    guard days.contains(date) else { return [] }
    let when = words.relative(date, to: today)
    let duration = session.duration.map { words.duration(minutes: $0) }
    guard let title = session.title else {
      return [Fact(words("Last session"), printable(when), duration ?? "")]
    }
    return [Fact(words("Last session"), printable(title), when + (duration.map { " · " + $0 } ?? ""))]
  }

  private var checkInFact: Fact {
    guard let checkIn = home.checkIn else { return Fact(words("Check-in"), words("Check in: 'bumbum checkin'")) }
    let time = checkIn.moment?.time.map { words("Checked in at \($0.description)") } ?? words("Checked in today")
    let what = [checkIn.type.map { words.name(of: $0) }, checkIn.title].compactMap { $0 }
    return Fact(
      words("Check-in"), time,
      what.isEmpty ? "" : "\(checkIn.glyph.sign) \(printable(what.joined(separator: ": ")))")
  }

  private var streakFacts: [Fact] {
    let streaks = home.streaks
    return [
      Fact(words("Streak"), words(streaks.days.current.count, .days), streaks.daily(words, isOpen: home.open != nil)),
      Fact("", words(streaks.weeks.current.count, .weeks), streaks.weekly(words)),
    ]
  }
}
