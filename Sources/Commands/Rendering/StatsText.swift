import JournalFormat
import JournalText
import Statistics
import Training

/// What `stats` prints.
struct StatsText {
  let words: Words
  let style: Style
  let history: History
  let today: CivilDate

  func overview() -> String {
    let totals = Totals(history)
    var sections: [String] = []
    if totals.sessions == 0 {
      sections.append(
        "\(words.noSessions)\n\n    2026-01-05 18:30-19:42 Treino A\n      Supino reto: 80kg x 10/8")
    } else {
      sections.append(section(words.totals, rows(of: totals)))
    }
    sections.append(section(words.streak, streakRows))
    sections.append(section(words.checkIns, checkInRows))
    let exercises = ExerciseStatistics.all(history)
    if !exercises.isEmpty { sections.append(table(of: exercises)) }
    return sections.joined(separator: "\n\n")
  }

  func exercise(_ statistics: ExerciseStatistics) -> String {
    let entry = history.catalog.entries[statistics.exercise]
    var facts = [
      Row(words.muscleGroup, muscleGroup(entry)),
      Row(
        words.lastDone,
        "\(words.full(statistics.lastDone)) (\(words.relative(statistics.lastDone.date, to: today)))"),
      Row(words.sessions, String(statistics.sessions)),
      Row(words.workingSets, String(statistics.workingSets), warmUps(statistics.warmUps)),
    ]
    if statistics.reps > 0 { facts.append(Row(words.reps, String(statistics.reps))) }
    facts += volumeRows(statistics.volume)
    var sections = [section(printable(entry.name), facts)]
    if !statistics.records.isEmpty {
      sections.append(
        section(words.records, statistics.records.map { Row(words.set($0.set), words.full($0.moment)) }))
    }
    return sections.joined(separator: "\n\n")
  }
}

extension StatsText {
  private func rows(of totals: Totals) -> [Row] {
    var rows = [
      Row(words.sessions, String(totals.sessions)),
      Row(words.workingSets, String(totals.workingSets), warmUps(totals.warmUps)),
      Row(words.reps, String(totals.reps)),
    ]
    rows += volumeRows(totals.volume)
    if totals.timedSessions > 0 {
      let isAll = totals.timedSessions == totals.sessions
      rows.append(
        Row(
          words.time, words.duration(minutes: totals.minutes),
          isAll ? "" : words.timedSessions(totals.timedSessions, totals.sessions)))
    }
    return rows
  }

  private func warmUps(_ count: Int) -> String { count == 0 ? "" : words.warmUpsApart(count) }

  private func volumeRows(_ volume: Volume) -> [Row] {
    let unit = history.journal.settings.unit
    let moved = volume.hundredths(in: unit)
    let missing = volume.setsWithoutBodyweight
    guard moved > 0 || missing > 0 else { return [] }
    return [
      Row(
        words.volume, "\(words.rounded(hundredths: moved)) \(unit)",
        missing == 0 ? "" : words.withoutBodyweight(missing))
    ]
  }

  private var streakRows: [Row] {
    let streaks = Streaks(history.journal, today: today)
    return [(words.current, streaks.current), (words.longest, streaks.longest)].map { name, streak in
      guard let range = streak.range else { return Row(name, words.days(streak.days)) }
      let (first, last) = (words.short(range.lowerBound), words.short(range.upperBound))
      return Row(name, words.days(streak.days), first == last ? first : words.dateRange(first, last))
    }
  }

  private var checkInRows: [Row] {
    let days = history.journal.checkInDays(until: today)
    let month = MonthSummary(monthOf: today, checkInDays: days)
    return [
      Row(words.month(today), words.daysOfMonth(month.checkInDays, month.daysInMonth, month.percent)),
      Row(words.allCheckIns, String(days.count)),
    ]
  }

  private func muscleGroup(_ entry: ExerciseCatalog.Entry) -> String {
    guard let group = entry.muscleGroup else { return words.unknownMuscleGroup }
    return words.language == .brazilianPortuguese ? group.portuguese : group.rawValue
  }

  /// A line an exercise; an exercise with several kinds of record has a line more for each.
  private func table(of exercises: [ExerciseStatistics]) -> String {
    var cells = [[words.exercises, words.lastDone, words.sets, words.record]]
    for statistics in exercises {
      let name = printable(history.catalog.entries[statistics.exercise].name)
      let records = statistics.records.map { words.set($0.set) }
      cells.append([
        name, words.short(statistics.lastDone.date), String(statistics.workingSets), records.first ?? "",
      ])
      for record in records.dropFirst() { cells.append(["", "", "", record]) }
    }
    return Table(alignments: [.left, .left, .right, .left]).text(cells, style: style)
  }

  /// A fact: what it is, its value, and a remark on it.
  private struct Row {
    var name: String
    var value: String
    var remark: String

    init(_ name: String, _ value: String, _ remark: String = "") {
      self.name = name
      self.value = value
      self.remark = remark
    }
  }

  private func section(_ title: String, _ rows: [Row]) -> String {
    let names = rows.map { displayWidth($0.name) }.max() ?? 0
    let values = rows.filter { !$0.remark.isEmpty }.map { displayWidth($0.value) }.max() ?? 0
    let lines = rows.map { row in
      let name = "  " + padded(row.name, to: names) + "  "
      return row.remark.isEmpty
        ? name + row.value : name + padded(row.value, to: values) + "  " + style.dim(row.remark)
    }
    return ([style.bold(title)] + lines).joined(separator: "\n")
  }
}
