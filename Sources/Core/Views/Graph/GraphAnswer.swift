import CSV
package import Grammar
package import JSON
package import Statistics
import Text
package import Training

/// A course of values over time.
package struct GraphAnswer: Answer {
  package static let view = "graph"

  package enum Subject {
    /// The estimates of an exercise, session by session.
    case oneRepMax(exercise: String, formula: Settings.OneRepMax)
    case topSet(exercise: String)
    /// An exercise without a set that can be drawn.
    case nothing(exercise: String)
    /// The volume of weeks, and of each muscle group, the largest first.
    case volume(groups: [(group: MuscleGroup?, volume: Volume)])
    /// The days with a check-in, by week; the goal is in days, nil if other days count too.
    case checkIns(goal: Int?)
    case bodyweight
    /// The volume of an exercise, session by session.
    case sessionVolume(exercise: String)
    /// The values of a field that the settings declare.
    case measure(field: String)
  }

  /// The unit of the values.
  package enum Axis {
    case weight(WeightUnit)
    /// A load added to the body.
    case added(WeightUnit)
    case reps, time, distance, days, none
    case other(String)
  }

  package let subject: Subject
  package let axis: Axis
  /// The name of a value in JSON, with its unit.
  let name: String
  /// The values in hundredths.
  package let points: [ChartPoint]
  package let today: CivilDate
  let isFiltered: Bool

  /// True for a course of points; false for the columns of weeks.
  package var isCourse: Bool {
    switch subject {
    case .volume, .checkIns: false
    case .oneRepMax, .topSet, .nothing, .bodyweight, .sessionVolume, .measure: true
    }
  }

  /// True if monthly averages are drawn, in the middle of each month, as values of more than two years would be noise.
  var isAveraged: Bool {
    guard isCourse, let first = points.map(\.day).min(), let last = points.map(\.day).max(),
      last.days(since: first) > 730
    else {
      return false
    }
    return points.count > 48
  }

  /// The points to draw.
  package var drawn: [ChartPoint] {
    guard isAveraged else { return points }
    let months = Dictionary(grouping: points) { $0.day.startOfMonth }
    return months.sorted { $0.key < $1.key }.map { month, points in
      let sum = points.reduce(0) { $0 + $1.value }
      let count = Int64(points.count)
      return ChartPoint(month.adding(days: 14), (sum * 2 + (sum < 0 ? -count : count)) / (count * 2))
    }
  }
}

extension GraphAnswer {
  /// Returns the estimated one-rep max of each session; without any, or if asked for, the top set.
  package static func exercise(
    _ id: ExerciseID, _ history: History, isTopSet: Bool, _ filter: Filter, today: CivilDate
  ) -> GraphAnswer {
    let exercise = history.catalog[id].name
    let settings = history.journal.settings
    let unit = settings.unit
    func answer(
      _ subject: Subject, _ axis: Axis, _ name: String, _ points: [ChartPoint]
    ) -> GraphAnswer {
      GraphAnswer(
        subject: subject, axis: axis, name: name, points: points, today: today, isFiltered: !filter.isEmpty)
    }
    let estimates = OneRepMax.perSession(of: id, history, formula: settings.oneRepMax)
    guard isTopSet || estimates.isEmpty else {
      return answer(
        .oneRepMax(exercise: exercise, formula: settings.oneRepMax), .weight(unit), "one_rep_max_\(unit)",
        estimates.map { ChartPoint($0.moment.date, exact: $0.amount(in: unit, decimals: 10)) })
    }
    guard let top = TopSets(of: id, history) else {
      return answer(.nothing(exercise: exercise), .none, "reps", [])
    }
    let measure = Measure(of: top.kind, in: unit)
    return answer(
      .topSet(exercise: exercise), measure.axis, measure.name,
      top.sets.map { ChartPoint($0.moment.date, exact: measure.value($0.set)) })
  }

  /// Returns the volume of each week, and of each muscle group.
  package static func volume(_ history: History, _ filter: Filter, today: CivilDate) -> GraphAnswer {
    let settings = history.journal.settings
    let weeks = settings.weeks(
      from: history.entries.first?.moment.date, to: history.entries.last?.moment.date)
    let totals = Totals.grouped(history) { exercise, entry in
      MuscleAnswer.Key(week: settings.week(entry.moment.date), group: history.muscleGroup(of: exercise, in: entry))
    }
    let sums: [CivilDate: Volume] = totals.reduce(into: [:]) { $0[$1.key.week, default: Volume()] += $1.value.volume }
    let volumes = totals.reduce(into: [:]) { $0[$1.key.group, default: Volume()] += $1.value.volume }
    // Sorting is stable: equal volumes stay in the order of the list.
    let groups = (MuscleGroup.allCases + [nil]).compactMap { group in volumes[group].map { (group: group, volume: $0) }
    }
    .filter { $0.volume.exact > 0 }.sorted { $0.volume.exact > $1.volume.exact }
    return GraphAnswer(
      subject: .volume(groups: groups), axis: .weight(settings.unit), name: "volume_\(settings.unit)",
      points: weeks.map { ChartPoint($0, exact: settings.unit.amount(sums[$0]?.exact ?? 0, decimals: 10)) },
      today: today, isFiltered: !filter.isEmpty)
  }

  /// Returns the volume of each session; `history` must have one exercise only.
  package static func sessionVolume(
    _ id: ExerciseID, _ history: History, _ filter: Filter, today: CivilDate
  ) -> GraphAnswer {
    let unit = history.journal.settings.unit
    return GraphAnswer(
      subject: .sessionVolume(exercise: history.catalog[id].name), axis: .weight(unit), name: "volume_\(unit)",
      points: history.entries.map {
        ChartPoint($0.moment.date, exact: unit.amount(Totals(history, of: [$0]).volume.exact, decimals: 10))
      },
      today: today, isFiltered: !filter.isEmpty)
  }

  /// Returns the days with a check-in, week by week.
  package static func checkIns(_ journal: Journal, _ filter: Filter, now: Moment) -> GraphAnswer {
    let (settings, range) = (journal.settings, filter.allDays)
    let days = Set(journal.checkInDays(until: now).filter(range.contains))
    let byWeek = Dictionary(grouping: days) { settings.week($0) }
    let weeks = settings.weeks(from: days.min(), to: min(now.date, range.upperBound))
    return GraphAnswer(
      subject: .checkIns(goal: settings.trained == .checkIns ? settings.goal : nil), axis: .days, name: "check_in_days",
      points: weeks.map { ChartPoint($0, Int64(byWeek[$0]?.count ?? 0) * 100) }, today: now.date,
      isFiltered: !filter.isEmpty)
  }

  package static func bodyweight(_ journal: Journal, _ filter: Filter, now: Moment) -> GraphAnswer {
    let unit = journal.settings.unit
    let notes = Bodyweights(journal).notes.filter {
      filter.allDays.contains($0.moment.date) && $0.moment <= now
    }
    return GraphAnswer(
      subject: .bodyweight, axis: .weight(unit), name: "bodyweight_\(unit)",
      points: notes.map { ChartPoint($0.moment.date, exact: unit.amount(Int128($0.weight.exact), decimals: 10)) },
      today: now.date,
      isFiltered: !filter.isEmpty)
  }
}

extension Settings {
  fileprivate func week(_ day: CivilDate) -> CivilDate { day.startOfWeek(firstWeekday: weekStart) }

  /// Returns the first days of all weeks from one day to another; empty without a first day.
  fileprivate func weeks(from first: CivilDate?, to last: CivilDate?) -> [CivilDate] {
    guard let first, let last, first <= last else { return [] }
    return stride(from: 0, through: week(last).days(since: week(first)), by: 7).map {
      week(first).adding(days: $0)
    }
  }
}

/// The axis of sets of a kind, and their value on it.
private struct Measure {
  let name: String
  let axis: GraphAnswer.Axis
  /// Returns a set's value in ten-billionths of the axis's unit.
  let value: (WorkSet) -> Int128

  init(of kind: RecordKind, in unit: WeightUnit) {
    switch (kind.load, kind.measure) {
    case (.weight, _):
      (name, axis) = ("weight_\(unit)", .weight(unit))
      value = { unit.amount(Int128($0.load.weight?.exact ?? 0), decimals: 10) }
    case (.bodyweight, _):
      (name, axis) = ("added_\(unit)", .added(unit))
      value = { unit.amount(Int128($0.load.weight?.exact ?? 0), decimals: 10) }
    case (.none, .reps):
      (name, axis) = ("reps", .reps)
      value = { Int128($0.reps ?? 0) * 10_000_000_000 }
    case (.none, .time):
      (name, axis) = ("time_seconds", .time)
      value = { if case .time(let time) = $0.amount { Int128(time.hundredths) * 100_000_000 } else { 0 } }
    case (.none, .distance):
      (name, axis) = ("distance_km", .distance)
      // A distance is exact in millionths of a metre.
      value = { if case .distance(let distance, _) = $0.amount { Int128(distance.exact) * 10 } else { 0 } }
    }
  }
}

extension GraphAnswer {
  package var members: Members { ["graph": name, "points": objects] }

  package var rows: [[String]] { CSVText.rows(objects) { ["date", name] } }

  private var objects: [Members] { points.map { ["date": $0.day, name: JSON.decimal($0.exact, decimals: 10)] } }
}
