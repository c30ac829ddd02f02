import CSV
import Grammar
package import JSON
package import Statistics
import Text
package import Training

/// The answer of `stats` without an exercise.
package struct StatsAnswer: Answer {
  package static let view = "stats"

  private let history: History
  package let totals: Totals
  /// The exercises, last done first, then by name.
  package let exercises: [ExercisePast]
  package var today: CivilDate { history.today }

  package init(_ history: History) {
    self.history = history
    totals = Totals(history, of: history.entries)
    exercises = history.pastsLastDoneFirst
  }

  // Streaks and check-ins are of the whole history, whatever the filter chooses.
  private var streaks: StreakAnswer { StreakAnswer(history.journal, now: history.now) }
  private var checkInDays: [CivilDate] { history.journal.checkInDays(until: history.now) }
  private var month: MonthSummary {
    MonthSummary(monthOf: today, trainedDays: history.journal.trainedDays(until: history.now))
  }

  package var members: Members {
    let (month, checkInDays) = (month, checkInDays)
    let monthMembers: Members = [
      "check_in_days": MonthSummary(monthOf: today, trainedDays: checkInDays).trainedDays,
      "trained_days": month.trainedDays, "days_in_month": month.daysInMonth, "percent": month.percent,
    ]
    return totals.members
      + ["duration_minutes": totals.minutes, "timed_sessions": totals.timedSessions]
      + streaks.streakMembers + ["check_ins": checkInDays.count, "month": monthMembers, "exercises": objects]
  }

  package var rows: [[JSON]] {
    CSVText.rows(
      objects, ["name", "muscle_group", "last_done", "sessions", "working_sets", "warm_up_sets", "reps", "volume_kg"])
  }

  private var objects: [Members] { exercises.map { history.members(of: $0) } }

  package func text(on page: Page) -> String {
    let words = page.words
    var blocks: [Block] = [
      totals.sessions == 0
        ? .lines("", [page.noSessions(isFiltered: history.isFiltered)])
        : .facts(words("Totals"), page.facts(of: totals, in: history.days))
    ]
    // A filter chooses sessions, and all check-ins beside a few of them would look like theirs.
    if !history.isFiltered {
      let streaks = streaks.days
      let streakFacts = [(words("Current"), streaks.current), (words("Longest"), streaks.longest)].map { name, streak in
        Fact(name, words(streak.count, .days), words.range(of: streak))
      }
      let checkInFacts = [
        Fact(words.month(today), words.share(month)), Fact(words("Check-ins"), words.count(checkInDays.count)),
      ]
      blocks += [.facts(words("Streak"), streakFacts), .facts(words("Days that count"), checkInFacts)]
    }
    if !exercises.isEmpty { blocks.append(.table(table(page))) }
    return page.text(blocks)
  }

  /// Returns a line for each exercise, and another for each further kind of record.
  package func table(_ page: Page) -> Table {
    let words = page.words
    let heading = [words("Exercises"), words("Last done"), words("Sets"), words("Record")]
    let rows = exercises.flatMap { past in
      let records = past.records.map { words.set($0.current.set) }
      let name = printable(history.name(of: past.exercise))
      let sets = words.count(past.totals.workingSets)
      return [[name, words.short(past.lastDone.date), sets, records.first ?? ""]]
        + records.dropFirst().map { ["", "", "", $0] }
    }
    return Table([heading] + rows, [.left, .left, .right, .left], optional: [2])
  }
}

/// The answer of `stats` about one exercise.
package struct ExerciseAnswer: Answer {
  package static let view = "exercise"

  private let history: History
  private let past: ExercisePast
  package var today: CivilDate { history.today }

  package init(_ history: History, _ exercise: ExerciseID) {
    self.history = history
    past = history.past(of: exercise)
  }

  /// The latest sessions of the exercise, newest first, five at most.
  private var lastTimes: [ExercisePast.Day] { past.days.suffix(5).reversed() }

  package var members: Members {
    let lastTimes: [Members] = lastTimes.map { ["date": $0.moment.date, "sets": $0.sets] }
    return history.members(of: past) + ["last_times": lastTimes]
  }

  /// The rows: one for each record.
  package var rows: [[JSON]] {
    let name = history.name(of: past.exercise)
    let rows = past.records.map { record in
      ["name": name, "kind": record.kind, "date": record.current.moment.date] + record.current.set.members
    }
    return CSVText.rows(rows, ["name", "kind", "date"] + SetFigure.ofRecords)
  }

  package func text(on page: Page) -> String {
    let (words, entry) = (page.words, history.catalog[past.exercise])
    guard !past.sessions.isEmpty else {
      return history.isFiltered ? page.nothingLeft : page.prose("'\(printable(entry.name))' was never done")
    }
    let when = words.within(words.relative(past.lastDone.date, to: today))
    let facts = [
      Fact(words("Muscle group"), words.muscles(entry.muscleGroup, entry.traits)),
      Fact(words("Last done"), "\(words.full(past.lastDone)) (\(when))"),
    ]
    let records = past.records.map { Fact(words.set($0.current.set), words.full($0.current.moment)) }
    let times = lastTimes.map { Fact(words.short($0.moment.date), words.done($0.sets)) }
    let lists = [
      (printable(entry.name), facts + page.facts(of: past.totals, in: history.days)), (words("Records"), records),
      (words("Last times"), times), (words("Estimated 1RM"), course(page)),
    ]
    return page.text(lists.filter { !$0.1.isEmpty }.map { .facts($0, $1) })
  }

  /// Returns `▁▃▄▆▅█  80.0kg to 106.7kg`; empty without estimates of two sessions.
  private func course(_ page: Page) -> [Fact] {
    let maxes = past.oneRepMaxes
    guard let first = maxes.first, let last = maxes.last, maxes.count > 1 else { return [] }
    func text(_ max: OneRepMax) -> String { page.words.estimate(max, in: page.unit) }
    let days = "\(page.words.short(first.moment.date)) – \(page.words.short(last.moment.date))"
    let sparks = sparkline(maxes.map { $0.hundredths(in: page.unit) })
    return [Fact(sparks, "\(text(first)) – \(text(last))", days)]
  }
}

extension History {
  /// Returns an exercise's members, which have the same names if it was never done.
  fileprivate func members(of past: ExercisePast) -> Members {
    let (entry, totals) = (catalog[past.exercise], past.totals)
    let records: [Members] = past.records.map {
      ["kind": $0.kind, "date": $0.current.moment.date, "set": $0.current.set]
    }
    let facts: Members = ["last_done": past.sessions.last?.moment.date]
    return ["name": entry.name, "muscle_group": entry.muscleGroup] + entry.traits.members + facts + totals.members + [
      "records": records
    ]
  }
}

extension Page {
  /// Returns the facts of totals; those of some days say which.
  package func facts(of totals: Totals, in days: ClosedRange<CivilDate>? = nil) -> [Fact] {
    let apart =
      [
        totals.warmUps == 0 ? "" : words("and \(totals.warmUps, .warmUps)"),
        totals.failed == 0 ? "" : words(totals.failed, .failed),
      ].filter { !$0.isEmpty }.joined(separator: " · ")
    var facts = [
      Fact(words("Sessions"), words.count(totals.sessions), words.range(days)),
      Fact(words("Working sets"), words.count(totals.workingSets), apart),
    ]
    if totals.reps > 0 { facts.append(Fact(words("Reps"), words.count(totals.reps))) }
    let missing = totals.volume.setsWithoutBodyweight
    if totals.volume.hundredths(in: unit) > 0 || missing > 0 {
      facts.append(
        Fact(
          words("Volume"), words.moved(totals.volume, unit), missing == 0 ? "" : words.withoutBodyweight(missing)))
    }
    if totals.timedSessions > 0 {
      let isAll = totals.timedSessions == totals.sessions
      facts.append(
        Fact(
          words("Time"), words.duration(minutes: totals.minutes),
          isAll ? "" : words("in \(grouped: totals.timedSessions) of \(totals.sessions, .sessions)")))
    }
    return facts
  }
}
