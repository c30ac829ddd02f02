import Grammar
import Statistics
import Text
import Training

extension StatsAnswer {
  package func text(on page: Page) -> String {
    let (words, totals) = (page.words, sums.totals)
    var sections = [
      totals.sessions == 0
        ? page.noSessions(isFiltered: isFiltered) : page.list(words.totals, page.facts(of: totals))
    ]
    // Filters choose sessions; beside a few of them, all check-ins would look like theirs.
    if !isFiltered {
      sections += [
        page.list(words.streak, streakFacts(words)), page.list(words.daysThatCount, checkInFacts(words)),
      ]
    }
    if !sums.exercises.isEmpty { sections.append(page.text(table(page))) }
    return sections.joined(separator: "\n\n")
  }

  private func streakFacts(_ words: Words) -> [Fact] {
    let days = streaks.days
    return [(words.current, days.current), (words.longest, days.longest)].map { name, streak in
      Fact(name, words.days(streak.count), words.range(streak.range))
    }
  }

  private func checkInFacts(_ words: Words) -> [Fact] {
    let month = month
    return [
      Fact(words.month(today), words.daysOfMonth(month.trainedDays, month.daysInMonth, month.percent)),
      Fact(words.checkIns, words.count(checkIns)),
    ]
  }

  /// Returns a line for each exercise, and one more for each further kind of record.
  func table(_ page: Page) -> Table {
    let words = page.words
    var cells = [[words.exercises, words.lastDone, words.sets, words.record]]
    for statistics in sums.exercises {
      let name = printable(catalog[statistics.exercise].name)
      let records = statistics.records.map { words.set($0.set) }
      cells.append([
        name, words.short(statistics.lastDone.date), words.count(statistics.workingSets), records.first ?? "",
      ])
      for record in records.dropFirst() { cells.append(["", "", "", record]) }
    }
    return Table(cells, [.left, .left, .right, .left], optional: [2])
  }
}

extension ExerciseAnswer {
  package func text(on page: Page) -> String {
    let words = page.words
    guard let statistics else {
      return page.prose(isFiltered ? words.withFilter : words.neverDone(printable(entry.name)))
    }
    var facts = [
      Fact(words.muscleGroup, words.name(of: entry.muscleGroup)),
      Fact(
        words.lastDone,
        "\(words.full(statistics.lastDone)) (\(words.within(words.relative(statistics.lastDone.date, to: today))))"),
      Fact(words.sessions, words.count(statistics.sessions)),
      Fact(
        words.workingSets, words.count(statistics.workingSets),
        words.apart(statistics.warmUps, failed: statistics.failed)),
    ]
    if statistics.reps > 0 { facts.append(Fact(words.reps, words.count(statistics.reps))) }
    facts += page.facts(of: statistics.volume)
    var lists = [page.list(printable(entry.name), facts)]
    if !statistics.records.isEmpty {
      lists.append(
        page.list(words.records, statistics.records.map { Fact(words.set($0.set), words.full($0.moment)) }))
    }
    if !lastTimes.isEmpty {
      lists.append(page.list(words.lastTimes, lastTimes.map { Fact(words.short($0.moment.date), words.done($0.sets)) }))
    }
    if let course = course(page) { lists.append(page.list(words.oneRepMax, [course])) }
    return lists.joined(separator: "\n\n")
  }
}

extension ExerciseAnswer {
  /// Returns `▁▃▄▆▅█  80.0kg to 106.7kg`; nil without estimates of two sessions.
  private func course(_ page: Page) -> Fact? {
    let maxes = past.oneRepMaxes
    guard let first = maxes.first, let last = maxes.last, maxes.count > 1 else { return nil }
    func text(_ max: OneRepMax) -> String {
      page.words.rounded(hundredths: max.hundredths(in: page.unit)) + page.unit.rawValue
    }
    let days = "\(page.words.short(first.moment.date)) – \(page.words.short(last.moment.date))"
    return Fact(sparkline(maxes.map { $0.hundredths(in: page.unit) }), "\(text(first)) – \(text(last))", days)
  }
}

extension Page {
  func facts(of totals: Totals) -> [Fact] {
    var facts = [
      Fact(words.sessions, words.count(totals.sessions)),
      Fact(words.workingSets, words.count(totals.workingSets), words.apart(totals.warmUps, failed: totals.failed)),
      Fact(words.reps, words.count(totals.reps)),
    ]
    facts += self.facts(of: totals.volume)
    if totals.timedSessions > 0 {
      let isAll = totals.timedSessions == totals.sessions
      facts.append(
        Fact(
          words.time, words.duration(minutes: totals.minutes),
          isAll ? "" : words.timedSessions(totals.timedSessions, totals.sessions)))
    }
    return facts
  }

  fileprivate func facts(of volume: Volume) -> [Fact] {
    let missing = volume.setsWithoutBodyweight
    guard volume.hundredths(in: unit) > 0 || missing > 0 else { return [] }
    return [
      Fact(
        words.volume, words.moved(volume, unit),
        missing == 0 ? "" : words.withoutBodyweight(missing))
    ]
  }
}

extension Words {
  /// Returns the warm-ups and the failed sets: `and 12 warm-ups · 3 failed`.
  func apart(_ warmUps: Int, failed: Int) -> String {
    [warmUps == 0 ? "" : warmUpsApart(warmUps), failed == 0 ? "" : failedApart(failed)].filter { !$0.isEmpty }
      .joined(separator: " · ")
  }

  /// Returns `8 sets` or `8 sets (1 failed)`, without warm-ups.
  func sets(_ totals: Totals) -> String {
    setCount(totals.workingSets) + (totals.failed == 0 ? "" : " (\(failedApart(totals.failed)))")
  }
}
