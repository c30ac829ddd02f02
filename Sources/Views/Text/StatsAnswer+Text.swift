import Format
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
        page.list(words.streak, streakFacts(words)), page.list(words.checkIns, checkInFacts(words)),
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
      Fact(words.allCheckIns, String(checkIns)),
    ]
  }

  /// A line an exercise; an exercise with several kinds of record has a line more for each.
  func table(_ page: Page) -> Table {
    let words = page.words
    var cells = [[words.exercises, words.lastDone, words.sets, words.record]]
    for statistics in sums.exercises {
      let name = printable(catalog[statistics.exercise].name)
      let records = statistics.records.map { words.set($0.set) }
      cells.append([
        name, words.short(statistics.lastDone.date), String(statistics.workingSets), records.first ?? "",
      ])
      for record in records.dropFirst() { cells.append(["", "", "", record]) }
    }
    return Table(cells, [.left, .left, .right, .left])
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
        "\(words.full(statistics.lastDone)) (\(words.relative(statistics.lastDone.date, to: today)))"),
      Fact(words.sessions, String(statistics.sessions)),
      Fact(words.workingSets, String(statistics.workingSets), words.warmUps(statistics.warmUps)),
    ]
    if statistics.reps > 0 { facts.append(Fact(words.reps, String(statistics.reps))) }
    facts += page.facts(of: statistics.volume)
    var lists = [page.list(printable(entry.name), facts)]
    if !statistics.records.isEmpty {
      lists.append(
        page.list(words.records, statistics.records.map { Fact(words.set($0.set), words.full($0.moment)) }))
    }
    return lists.joined(separator: "\n\n")
  }
}

extension Page {
  func facts(of totals: Totals) -> [Fact] {
    var facts = [
      Fact(words.sessions, String(totals.sessions)),
      Fact(words.workingSets, String(totals.workingSets), words.warmUps(totals.warmUps)),
      Fact(words.reps, String(totals.reps)),
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
  fileprivate func warmUps(_ count: Int) -> String { count == 0 ? "" : warmUpsApart(count) }
}
