import CSV
import Format
import JSON
import Statistics
import Text
import Training

/// A course of values, and how it is drawn.
struct GraphAnswer {
  enum Form {
    /// Values at days.
    case plot
    /// Sums of weeks, with a goal in hundredths.
    case weeks(goal: Int64?)
  }

  let title: String
  let form: Form
  /// What a value is called in JSON, with its unit.
  let name: String
  /// Above the axis.
  let unit: String
  /// Hundredths in words.
  let number: (Int64) -> String
  let points: [(day: CivilDate, value: Int64)]
  /// What stands in the place of an empty picture.
  let empty: String
  var bars: [BarChart.Bar] = []

  func text(_ viewer: Viewer) -> String {
    guard !points.isEmpty else {
      return viewer.invocation.hasFilters ? viewer.prose(viewer.words.withFilter) : empty
    }
    let isCounted = points.allSatisfy { $0.value % 100 == 0 }
    let axes = Axes(
      width: viewer.width ?? 80, height: 12, unit: unit, style: viewer.style, isCounted: isCounted,
      number: number, date: viewer.words.short)
    var lines: [String]
    switch form {
    case .plot: lines = Plot(axes).lines(points.map { Plot.Point(day: $0.day, value: $0.value) })
    case .weeks(let goal):
      lines = ColumnChart(axes, goal: goal).lines(
        points.map { ColumnChart.Column(start: $0.day, value: $0.value) })
    }
    if !bars.isEmpty {
      lines += [""] + BarChart(width: viewer.width ?? 80, style: viewer.style).lines(bars)
    }
    let heading = viewer.lines(of: title).map { viewer.style.bold($0) }
    return (heading + [""] + lines).joined(separator: "\n")
  }

  var json: [(name: String, value: JSON)] {
    [("graph", .string(name)), ("points", .array(members.map { .object($0) }))]
  }

  var csv: [[String]] { CSVText.rows(members) { ["date", name] } }

  private var members: [[(name: String, value: JSON)]] {
    points.map { [("date", .day($0.day)), (name, .hundredths($0.value))] }
  }
}

extension GraphAnswer {
  /// The estimated one-rep max of each session; where there is none, or by wish, the top set.
  static func exercise(_ place: Int, _ viewer: Viewer, isTopSet: Bool) -> GraphAnswer {
    let (words, history) = (viewer.words, viewer.history)
    let exercise = printable(history.catalog.entries[place].name)
    let formula = viewer.journal.settings.oneRepMax
    let estimates = OneRepMax.perSession(of: place, history, formula: formula)
    guard isTopSet || estimates.isEmpty else {
      return GraphAnswer(
        title: "\(exercise): \(words.oneRepMax) (\(formula.name))", form: .plot,
        name: "one_rep_max_\(viewer.unit)", unit: viewer.unit.rawValue, number: words.brief,
        points: estimates.map { ($0.moment.date, $0.hundredths(in: viewer.unit)) }, empty: "")
    }
    guard let top = TopSets(of: place, history) else {
      return GraphAnswer(
        title: exercise, form: .plot, name: "reps", unit: "", number: words.brief, points: [],
        empty: viewer.prose(words.noRecord(exercise)))
    }
    let axis = viewer.axis(of: top.kind)
    return GraphAnswer(
      title: "\(exercise): \(words.topSet)", form: .plot, name: axis.name, unit: axis.unit,
      number: axis.number,
      points: top.sets.map { ($0.moment.date, axis.value($0.set)) }, empty: "")
  }

  /// Of each week, and of each muscle group.
  static func volume(_ viewer: Viewer) -> GraphAnswer {
    let (words, history, unit) = (viewer.words, viewer.history, viewer.unit)
    let weeks = viewer.weeks(from: history.entries.first?.moment.date, to: history.entries.last?.moment.date)
    let sums = Dictionary(grouping: history.entries) { viewer.week($0.moment.date) }
    let groups = Totals.grouped(history) { place, entry in history.muscleGroup(of: place, in: entry) }
    let bars = groups.filter { $0.value.volume.exact > 0 }.sorted {
      $0.value.volume.exact > $1.value.volume.exact
    }
    .map { group, totals in
      BarChart.Bar(
        label: words.name(of: group), value: totals.volume.hundredths(in: unit),
        text: words.volume(totals.volume, unit))
    }
    return GraphAnswer(
      title: words.weeklyVolume, form: .weeks(goal: nil), name: "volume_\(unit)", unit: unit.rawValue,
      number: words.brief,
      points: weeks.map { ($0, Totals(history, of: sums[$0] ?? []).volume.hundredths(in: unit)) },
      empty: viewer.noSessions, bars: bars)
  }

  /// Days with a check-in, week by week.
  static func checkIns(_ viewer: Viewer, _ range: ClosedRange<CivilDate>) -> GraphAnswer {
    let words = viewer.words
    let days = Set(viewer.journal.checkInDays(until: viewer.today).filter(range.contains))
    let byWeek = Dictionary(grouping: days) { viewer.week($0) }
    let weeks = viewer.weeks(from: days.min(), to: min(viewer.today, range.upperBound))
    return GraphAnswer(
      title: words.weeklyCheckIns, form: .weeks(goal: Int64(viewer.journal.settings.goal) * 100),
      name: "check_in_days", unit: words.daysUnit, number: words.brief,
      points: weeks.map { ($0, Int64(byWeek[$0]?.count ?? 0) * 100) },
      empty: viewer.prose(words.noCheckIns) + "\n\n    [2026-01-05]")
  }

  static func bodyweight(_ viewer: Viewer, _ range: ClosedRange<CivilDate>) -> GraphAnswer {
    let notes = viewer.history.bodyweights.notes.filter {
      range.contains($0.moment.date) && $0.moment.date <= viewer.today
    }
    let one = Weight.exactPerHundredth(viewer.unit)
    return GraphAnswer(
      title: viewer.words.bodyweight, form: .plot, name: "bodyweight_\(viewer.unit)",
      unit: viewer.unit.rawValue,
      number: viewer.words.brief,
      points: notes.map { ($0.moment.date, ($0.weight.exact * 2 + one) / (one * 2)) },
      empty: viewer.prose(viewer.words.noBodyweight))
  }
}

extension Viewer {
  func week(_ day: CivilDate) -> CivilDate { day.startOfWeek(firstWeekday: journal.settings.weekStart) }

  /// The first days of all weeks from one day to another; none where there is no first day.
  fileprivate func weeks(from first: CivilDate?, to last: CivilDate?) -> [CivilDate] {
    guard let first, let last, first <= last else { return [] }
    return stride(from: 0, through: week(last).days(since: week(first)), by: 7).map {
      week(first).adding(days: $0)
    }
  }

  /// How sets of a kind are measured: what JSON calls it, the unit, and the value in hundredths of that.
  fileprivate func axis(of kind: RecordKind) -> (
    name: String, unit: String, number: (Int64) -> String, value: (WorkSet) -> Int64
  ) {
    let one = Weight.exactPerHundredth(unit)
    func weight(_ weight: Weight) -> Int64 {
      (weight.exact * 2 + (weight.exact < 0 ? -one : one)) / (one * 2)
    }
    switch (kind.load, kind.measure) {
    case (.weight, _): return ("weight_\(unit)", unit.rawValue, words.brief, { $0.weight.map(weight) ?? 0 })
    case (.bodyweight, _):
      return (
        "added_\(unit)", "bw + \(unit)", words.brief,
        { if case .bodyweight(let added) = $0.load { weight(added) } else { 0 } }
      )
    case (.none, .reps): return ("reps", words.reps.lowercased(), words.brief, { Int64($0.reps ?? 0) * 100 })
    case (.none, .time):
      return (
        "time_seconds", "min", { Elapsed(hundredths: Int32(clamping: $0)).description },
        { if case .time(let time) = $0.amount { Int64(time.hundredths) } else { 0 } }
      )
    case (.none, .distance):
      return (
        "distance_km", "km", words.brief,
        {
          if case .distance(let distance, _) = $0.amount {
            (distance.exact + 5_000_000) / 10_000_000
          } else {
            0
          }
        }
      )
    }
  }
}
