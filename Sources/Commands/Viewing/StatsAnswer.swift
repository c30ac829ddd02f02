import CSV
import Format
import JSON
import Statistics
import Text
import Training

/// What `stats` says of everything.
struct StatsAnswer {
  let viewer: Viewer
  let sums: Sums
  let catalog: ExerciseCatalog

  private var words: Words { viewer.words }

  var text: String {
    let totals = sums.totals
    var sections = [totals.sessions == 0 ? viewer.noSessions : list(words.totals, viewer.facts(of: totals))]
    // Filters choose sessions; beside a few of them, all check-ins would look like theirs.
    if !viewer.invocation.hasFilters {
      sections += [list(words.streak, streakFacts), list(words.checkIns, checkInFacts)]
    }
    if !sums.exercises.isEmpty { sections.append(table) }
    return sections.joined(separator: "\n\n")
  }

  var json: [(name: String, value: JSON)] {
    let month = MonthSummary(monthOf: viewer.today, checkInDays: checkInDays)
    return JSON.members(of: sums.totals) + JSON.time(of: sums.totals)
      + StreakAnswer(viewer.journal, today: viewer.today).json + [
        ("check_ins", .integer(checkInDays.count)),
        (
          "month",
          .object([
            ("check_in_days", .integer(month.checkInDays)), ("days_in_month", .integer(month.daysInMonth)),
            ("percent", .integer(month.percent)),
          ])
        ),
        (
          "exercises",
          .array(sums.exercises.map { .object(viewer.members(of: $0, catalog.entries[$0.exercise])) })
        ),
      ]
  }

  var csv: [[String]] {
    CSVText.rows(sums.exercises.map { viewer.members(of: $0, catalog.entries[$0.exercise]) }) {
      ["name", "muscle_group", "last_done", "sessions", "working_sets", "warm_up_sets", "reps", "volume_kg"]
    }
  }

  private var checkInDays: [CivilDate] { viewer.journal.checkInDays(until: viewer.today) }

  private func list(_ title: String, _ facts: [Fact]) -> String {
    FactList(title: title, facts: facts).text(viewer.style, width: viewer.width)
  }

  private var streakFacts: [Fact] {
    let streaks = Streaks(viewer.journal, today: viewer.today)
    return [(words.current, streaks.current), (words.longest, streaks.longest)].map { name, streak in
      Fact(name, words.days(streak.count), words.range(streak.range))
    }
  }

  private var checkInFacts: [Fact] {
    let days = checkInDays
    let month = MonthSummary(monthOf: viewer.today, checkInDays: days)
    return [
      Fact(words.month(viewer.today), words.daysOfMonth(month.checkInDays, month.daysInMonth, month.percent)),
      Fact(words.allCheckIns, String(days.count)),
    ]
  }

  /// A line an exercise; an exercise with several kinds of record has a line more for each.
  private var table: String {
    var cells = [[words.exercises, words.lastDone, words.sets, words.record]]
    for statistics in sums.exercises {
      let name = printable(catalog.entries[statistics.exercise].name)
      let records = statistics.records.map { words.set($0.set) }
      cells.append([
        name, words.short(statistics.lastDone.date), String(statistics.workingSets), records.first ?? "",
      ])
      for record in records.dropFirst() { cells.append(["", "", "", record]) }
    }
    return Table(alignments: [.left, .left, .right, .left]).text(
      cells, style: viewer.style, width: viewer.width)
  }
}

/// What `stats` says of one exercise.
struct ExerciseAnswer {
  private let viewer: Viewer
  /// Nil for one that was never done.
  private let statistics: ExerciseStatistics?
  private let entry: ExerciseCatalog.Entry

  init(_ viewer: Viewer, _ sums: Sums, _ catalog: ExerciseCatalog, _ place: Int) {
    self.viewer = viewer
    statistics = sums.exercises.first { $0.exercise == place }
    entry = catalog.entries[place]
  }

  var text: String {
    let words = viewer.words
    guard let statistics else {
      return viewer.prose(
        viewer.invocation.hasFilters ? words.withFilter : words.neverDone(printable(entry.name)))
    }
    var facts = [
      Fact(words.muscleGroup, words.name(of: entry.muscleGroup)),
      Fact(
        words.lastDone,
        "\(words.full(statistics.lastDone)) (\(words.relative(statistics.lastDone.date, to: viewer.today)))"),
      Fact(words.sessions, String(statistics.sessions)),
      Fact(words.workingSets, String(statistics.workingSets), words.warmUps(statistics.warmUps)),
    ]
    if statistics.reps > 0 { facts.append(Fact(words.reps, String(statistics.reps))) }
    facts += viewer.facts(of: statistics.volume)
    var lists = [FactList(title: printable(entry.name), facts: facts)]
    if !statistics.records.isEmpty {
      let records = statistics.records.map { Fact(words.set($0.set), words.full($0.moment)) }
      lists.append(FactList(title: words.records, facts: records))
    }
    return lists.map { $0.text(viewer.style, width: viewer.width) }.joined(separator: "\n\n")
  }

  var json: [(name: String, value: JSON)] { viewer.members(of: statistics, entry) }

  /// A row a record.
  var csv: [[String]] {
    let rows = (statistics?.records ?? []).map { record in
      [("name", .string(entry.name)), ("kind", .kind(record.kind)), ("date", .day(record.moment.date))]
        + JSON.members(of: record.set)
    }
    return CSVText.rows(rows) {
      ["name", "kind", "date", "weight_kg", "added_kg", "unit", "reps", "time_seconds", "distance_m"]
    }
  }
}

extension Viewer {
  fileprivate func facts(of totals: Totals) -> [Fact] {
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
        words.volume, "\(words.rounded(hundredths: volume.hundredths(in: unit))) \(unit)",
        missing == 0 ? "" : words.withoutBodyweight(missing))
    ]
  }

  /// An exercise that was never done has the same members.
  fileprivate func members(of statistics: ExerciseStatistics?, _ entry: ExerciseCatalog.Entry)
    -> [(name: String, value: JSON)]
  {
    let volume = statistics?.volume ?? Volume()
    return [
      ("name", .string(entry.name)), ("muscle_group", .optional(entry.muscleGroup?.rawValue)),
      ("last_done", .day(statistics?.lastDone.date)), ("sessions", .integer(statistics?.sessions ?? 0)),
      ("working_sets", .integer(statistics?.workingSets ?? 0)),
      ("warm_up_sets", .integer(statistics?.warmUps ?? 0)), ("reps", .integer(statistics?.reps ?? 0)),
      ("volume_kg", .kilograms(volume.exact)),
      ("sets_without_bodyweight", .integer(volume.setsWithoutBodyweight)),
      (
        "records",
        .array(
          (statistics?.records ?? []).map { record in
            .object([
              ("kind", .kind(record.kind)), ("date", .day(record.moment.date)), ("set", .set(record.set)),
            ])
          })
      ),
    ]
  }
}

extension Words {
  fileprivate func warmUps(_ count: Int) -> String { count == 0 ? "" : warmUpsApart(count) }
}
