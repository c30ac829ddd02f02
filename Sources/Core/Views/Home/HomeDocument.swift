import Grammar
import Statistics
import Text
import Training

extension HomeAnswer {
  package func text(on page: Page) -> String {
    page.style.bold(page.words.header(today)) + "\n\n" + page.list("", facts(page.words))
  }

  /// Returns the facts, without the last session where it is not in these days.
  func facts(_ words: Words, of days: ClosedRange<CivilDate> = CivilDate.first...CivilDate.last) -> [Fact] {
    HomeFacts(home: self, days: days, words: words).all
  }
}

/// The facts that `bumbum` alone prints.
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
    guard let plan = home.plan?.plan, let name = plan.name?.value else {
      let hint = home.journal.plans.isEmpty ? words.noPlanYet : words.noActivePlan
      return Fact(words.plan, hint)
    }
    return Fact(
      words.plan, printable(name),
      home.nextDay.map { words.nextDay(printable($0)) } ?? words.exerciseCount(plan.exercises.count))
  }

  private var passedOverFact: [Fact] {
    home.passedOver.isEmpty ? [] : [Fact("", printable(words.passedOver(home.passedOver)))]
  }

  private var openFact: [Fact] {
    guard let session = home.open, let moment = session.moment else {
      return [Fact(words.openSession, words.noOpenSession)]
    }
    let since = moment.date == today ? moment.time?.description ?? words.today : words.full(moment)
    let title = session.title.map { printable($0) }
    let head = Fact(words.openSession, title ?? words.openSince(since), title == nil ? "" : words.openSince(since))
    let pause = home.lastSet.map { Fact("", words.sinceLastSet(words.duration(minutes: home.now.minutes(since: $0)))) }
    return [head] + (pause.map { [$0] } ?? []) + session.exercises.map { Fact("", text($0)) }
  }

  /// Returns an exercise with its sets: `+ Bent-over row: 3x10 @ 50kg`.
  private func text(_ exercise: PerformedExercise) -> String {
    let sets =
      exercise.isSkipped ? words.skippedExercise : exercise.sets.isEmpty ? words.notCounted : words.done(exercise.sets)
    return (exercise.isSuperset ? "+ " : "") + "\(printable(exercise.name)): \(sets)"
  }

  private var lastFact: [Fact] {
    guard let session = home.last, let date = session.date else {
      let hasMistake = home.journal.logs.contains { log in log.diagnostics.contains { $0.severity == .error } }
      return [Fact(words.lastSession, hasMistake ? words.noSessionCounts : words.noSessionYet)]
    }
    guard days.contains(date) else { return [] }
    let when = words.relative(date, to: today)
    let duration = session.duration.map { words.duration(minutes: $0) }
    guard let title = session.title else {
      return [Fact(words.lastSession, printable(when), duration ?? "")]
    }
    return [Fact(words.lastSession, printable(title), when + (duration.map { " · " + $0 } ?? ""))]
  }

  private var checkInFact: Fact {
    guard let checkIn = home.checkIn else { return Fact(words.checkIn, words.checkInInvitation) }
    let time = checkIn.moment?.time.map { words.checkedInAt($0.description) } ?? words.checkedInToday
    let what = [checkIn.type.map { words.name(of: $0) }, checkIn.title?.value].compactMap { $0 }
    return Fact(
      words.checkIn, time,
      what.isEmpty ? "" : "\(checkIn.glyph.sign) \(printable(what.joined(separator: ": ")))")
  }

  private var streakFacts: [Fact] {
    let streaks = home.streaks
    return [
      Fact(words.streak, words.days(streaks.days.current.count), streaks.daily(words, isOpen: home.open != nil)),
      Fact("", words.weeks(streaks.weeks.current.count), streaks.weekly(words)),
    ]
  }
}
