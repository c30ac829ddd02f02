import Grammar
package import Statistics
import Text
import Training

extension StatsAnswer {
  package func text(on page: Page) -> String {
    let (words, totals) = (page.words, sums.totals)
    var blocks: [Block] = [
      totals.sessions == 0
        ? .lines("", [page.noSessions(isFiltered: isFiltered)]) : .facts(words("Totals"), page.facts(of: totals))
    ]
    // A filter chooses sessions, and all check-ins beside a few of them would look like theirs.
    if !isFiltered {
      blocks += [.facts(words("Streak"), streakFacts(words)), .facts(words("Days that count"), checkInFacts(words))]
    }
    if !sums.exercises.isEmpty { blocks.append(.table(table(page))) }
    return page.text(blocks)
  }

  private func streakFacts(_ words: Words) -> [Fact] {
    let days = streaks.days
    return [(words("Current"), days.current), (words("Longest"), days.longest)].map { name, streak in
      Fact(name, words(streak.count, .days), words.range(streak.range))
    }
  }

  private func checkInFacts(_ words: Words) -> [Fact] {
    [
      Fact(words.month(today), words.share(month)),
      Fact(words("Check-ins"), words.count(checkIns)),
    ]
  }

  /// Returns a line for each exercise, and another for each further kind of record.
  package func table(_ page: Page) -> Table {
    let words = page.words
    var cells = [[words("Exercises"), words("Last done"), words("Sets"), words("Record")]]
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
      return isFiltered ? page.nothingLeft : page.prose("'\(printable(entry.name))' was never done")
    }
    var facts = [
      Fact(words("Muscle group"), words.name(of: entry.muscleGroup)),
      Fact(
        words("Last done"),
        "\(words.full(statistics.lastDone)) (\(words.within(words.relative(statistics.lastDone.date, to: today))))"),
      Fact(words("Sessions"), words.count(statistics.sessions)),
      Fact(
        words("Working sets"), words.count(statistics.workingSets),
        words.apart(statistics.warmUps, failed: statistics.failed)),
    ]
    if statistics.reps > 0 { facts.append(Fact(words("Reps"), words.count(statistics.reps))) }
    facts += page.facts(of: statistics.volume)
    let records = statistics.records.map { Fact(words.set($0.set), words.full($0.moment)) }
    let times = lastTimes.map { Fact(words.short($0.moment.date), words.done($0.sets)) }
    let lists = [
      (printable(entry.name), facts), (words("Records"), records), (words("Last times"), times),
      (words("Estimated 1RM"), course(page)),
    ]
    return page.text(lists.filter { !$0.1.isEmpty }.map { .facts($0, $1) })
  }
}

extension ExerciseAnswer {
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

extension Page {
  package func facts(of totals: Totals) -> [Fact] {
    var facts = [
      Fact(words("Sessions"), words.count(totals.sessions)),
      Fact(words("Working sets"), words.count(totals.workingSets), words.apart(totals.warmUps, failed: totals.failed)),
      Fact(words("Reps"), words.count(totals.reps)),
    ]
    facts += self.facts(of: totals.volume)
    if totals.timedSessions > 0 {
      let isAll = totals.timedSessions == totals.sessions
      facts.append(
        Fact(
          words("Time"), words.duration(minutes: totals.minutes),
          isAll ? "" : words("in \(grouped: totals.timedSessions) of \(totals.sessions, .sessions)")))
    }
    return facts
  }

  fileprivate func facts(of volume: Volume) -> [Fact] {
    let missing = volume.setsWithoutBodyweight
    guard volume.hundredths(in: unit) > 0 || missing > 0 else { return [] }
    return [
      Fact(
        words("Volume"), words.moved(volume, unit),
        missing == 0 ? "" : words.withoutBodyweight(missing))
    ]
  }
}

extension Words {
  /// Returns the warm-ups and the failed sets: `and 12 warm-ups · 3 failed`.
  func apart(_ warmUps: Int, failed: Int) -> String {
    [warmUps == 0 ? "" : self("and \(warmUps, .warmUps)"), failed == 0 ? "" : self(failed, .failed)]
      .filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
