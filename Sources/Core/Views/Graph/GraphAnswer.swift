import CSV
import Grammar
package import JSON
package import Statistics
import Text
package import Training

/// A course of values over time.
package struct GraphAnswer: Answer {
  package static let view = "graph"

  /// The unit of the values.
  package enum Axis {
    case weight(WeightUnit)
    /// A load added to the body.
    case added(WeightUnit)
    case reps, time, days
    case distance(DistanceUnit)
    case other(String)
  }

  package enum Form {
    /// A line through the points.
    case course
    /// Columns from zero, one a week; the goal is in hundredths.
    case columns(goal: Int64?)
  }

  /// Returns the title, without a remark on averages.
  package let title: @Sendable (Words) -> String
  /// The command with the same numbers, and the exercise or field that it is about.
  package let command: (name: StaticString, subject: String)
  package let form: Form
  package let axis: Axis
  /// The name of a value in JSON, with its unit.
  private let name: String
  package let points: [ChartPoint]
  /// The volume of each muscle group, the largest first.
  private(set) var groups: [(group: MuscleGroup?, volume: Volume)] = []
  /// Returns the text in place of an empty picture.
  let empty: @Sendable (Page) -> String
  let isFiltered: Bool
  package let today: CivilDate

  private init(
    _ history: History, _ name: String, _ axis: Axis, _ points: [ChartPoint], form: Form = .course,
    command: StaticString, of subject: String = "", title: @escaping @Sendable (Words) -> String,
    empty: @escaping @Sendable (Page) -> String
  ) {
    (self.name, self.axis, self.points, self.form) = (name, axis, points, form)
    (self.command, self.title, self.empty) = ((command, subject), title, empty)
    (isFiltered, today) = (history.isFiltered, history.today)
  }

  /// True if monthly averages are drawn, in the middle of each month, as values of more than two years would be noise.
  var isAveraged: Bool {
    let days = points.map(\.day)
    guard case .course = form, points.count > 48, let first = days.min(), let last = days.max() else { return false }
    return last.days(since: first) > 730
  }

  /// The points to draw.
  package var drawn: [ChartPoint] {
    guard isAveraged else { return points }
    let months = Dictionary(grouping: points) { $0.day.startOfMonth }
    return months.sorted { $0.key < $1.key }.map { month, points in
      ChartPoint(
        month.adding(days: 14), exact: quotient(points.reduce(0) { $0 + $1.exact }, Int128(points.count)))
    }
  }

  /// Returns the estimated one-rep max of each session; without any, or if asked for, the top set: its reps, where the body alone
  /// was lifted.
  package static func exercise(_ past: ExercisePast, _ history: History, isTopSet: Bool = false) -> GraphAnswer {
    let (exercise, unit, formula) = (history.name(of: past.exercise), history.settings.unit, past.formula.name)
    let estimates = isTopSet ? [] : past.oneRepMaxes
    var sets = past.topSets
    if sets.allSatisfy({ $0.set.hundredthsOfLoad == 0 }) {
      sets = sets.map { Record(WorkSet(load: .none, amount: $0.set.amount), at: $0.moment) }
    }
    let (axis, name) = sets.last?.axis(unit) ?? (.reps, "reps")
    return GraphAnswer(
      history, estimates.isEmpty ? name : "one_rep_max_\(unit)", estimates.isEmpty ? axis : .weight(unit),
      estimates.isEmpty
        ? sets.map { ChartPoint($0.moment.date, exact: $0.value(on: axis)) }
        : estimates.map { ChartPoint($0.moment.date, exact: $0.amount(in: unit, decimals: 10)) },
      command: "graph", of: exercise,
      title: { words in
        let value = estimates.isEmpty ? words("top set") : "\(words("Estimated 1RM")) (\(formula))"
        return "\(printable(exercise)): \(value)"
      }, empty: { $0.prose("There is no record of '\(printable(exercise))' yet.") })
  }

  /// Returns the volume of each session with a working set.
  package static func sessionVolume(_ past: ExercisePast, _ history: History) -> GraphAnswer {
    let (exercise, unit) = (history.name(of: past.exercise), history.settings.unit)
    return GraphAnswer(
      history, "volume_\(unit)", .weight(unit),
      past.days.map { ChartPoint($0.moment.date, exact: unit.amount($0.volume.exact, decimals: 10)) },
      command: "volume session --exercise", of: exercise,
      title: { "\(printable(exercise)): \($0("Volume a session").lowercased())" },
      empty: { $0.prose("There is no record of '\(printable(exercise))' yet.") })
  }

  /// Returns the volume of each week, and of each muscle group.
  package static func volume(_ history: History) -> GraphAnswer {
    let unit = history.settings.unit
    let weeks = history.settings.weeks(
      from: history.entries.first?.moment.date, to: history.entries.last?.moment.date)
    let totals = history.totalsByWeekAndGroup
    let sums: [CivilDate: Volume] = totals.reduce(into: [:]) { $0[$1.key.week, default: Volume()] += $1.value.volume }
    let volumes = totals.reduce(into: [:]) { $0[$1.key.group, default: Volume()] += $1.value.volume }
    var graph = GraphAnswer(
      history, "volume_\(unit)", .weight(unit),
      weeks.map { ChartPoint($0, exact: unit.amount(sums[$0]?.exact ?? 0, decimals: 10)) }, form: .columns(goal: nil),
      command: "graph --volume", title: { $0("Volume a week") }, empty: { $0.noSessions(isFiltered: false) })
    // Sorting is stable: equal volumes stay in the order of the list.
    graph.groups = (MuscleGroup.allCases + [nil]).map { (group: $0, volume: volumes[$0] ?? Volume()) }
      .filter { $0.volume.exact > 0 }.sorted { $0.volume.exact > $1.volume.exact }
    return graph
  }

  /// Returns the days with a check-in, week by week up to today, with the goal if other days don't count.
  package static func checkIns(_ history: History) -> GraphAnswer {
    let (settings, range) = (history.settings, history.filter.allDays)
    let days = Set(history.journal.checkInDays(until: history.now).filter(range.contains))
    let byWeek = Dictionary(grouping: days) { $0.startOfWeek(firstWeekday: settings.weekStart) }
    return GraphAnswer(
      history, "check_in_days", .days,
      settings.weeks(from: days.min(), to: min(history.today, range.upperBound)).map {
        ChartPoint($0, Int64(byWeek[$0]?.count ?? 0) * 100)
      }, form: .columns(goal: settings.trained == .checkIns ? Int64(settings.goal.perWeek) * 100 : nil),
      command: "graph --checkins", title: { $0("Days with a check-in a week") }, empty: \.noCheckIns)
  }

  package static func bodyweight(_ history: History) -> GraphAnswer {
    let unit = history.settings.unit
    return GraphAnswer(
      history, "bodyweight_\(unit)", .weight(unit),
      history.bodyweights.notes.filter { history.hasDay(of: $0.moment) }.map {
        ChartPoint($0.moment.date, exact: unit.amount(Int128($0.weight.exact), decimals: 10))
      }, command: "graph --bodyweight", title: { $0("Bodyweight") }, empty: \.noBodyweight)
  }

  /// Returns a course for each declared field whose values are numbers, of the unit that most have; it says how many are of
  /// another one.
  package static func measures(_ history: History) -> [GraphAnswer] {
    history.settings.fields.compactMap { field -> GraphAnswer? in
      let noted = history.noted(field)
      let values = noted.compactMap { entry in NotedValue(entry.text).map { (date: entry.moment.date, $0) } }
      let units = Dictionary(grouping: values) { $0.1.unit }
      let most = units.values.map(\.count).max()
      guard values.count == noted.count, let unit = values.last(where: { units[$0.1.unit]?.count == most })?.1.unit
      else {
        return nil
      }
      let kept = units[unit] ?? []
      let left = noted.count - kept.count
      let name = printable(field)
      return GraphAnswer(
        history, field, .other(unit), kept.map { ChartPoint($0.date, $0.1.hundredths) }, command: "graph", of: field,
        title: { left == 0 ? name : $0("\(name) (\(left, .values) of another unit left out)") },
        empty: \.noBodyweight)
    }
  }
}

extension Page {
  fileprivate var noBodyweight: String {
    lines(
      of: unit.examples(
        words("No body weight was noted yet. 'bumbum measure' notes one, or 'bodyweight = 81.2kg' in a session."))
    ).joined(separator: "\n")
  }
}

extension History {
  fileprivate func hasDay(of moment: Moment) -> Bool { moment <= now && filter.allDays.contains(moment.date) }

  /// Returns the values of a field, by time.
  fileprivate func noted(_ field: String) -> [(moment: Moment, text: String)] {
    let sessions = journal.logs.lazy.flatMap(\.sessions).map { ($0.moment, $0.fields) }
    let measures = journal.checkIns.lazy.flatMap(\.measures).map { ($0.moment, $0.fields) }
    let key = nameKey(field)
    return (Array(sessions) + measures).flatMap { moment, fields -> [(moment: Moment, text: String)] in
      guard let moment, hasDay(of: moment) else { return [] }
      return fields.filter { nameKey($0.name) == key }.map { (moment, $0.value) }
    }.sorted { $0.moment < $1.moment }
  }
}

extension Record {
  /// Returns the axis of sets like this one, and the name of their values; miles are drawn as miles.
  fileprivate func axis(_ unit: WeightUnit) -> (GraphAnswer.Axis, name: String) {
    if case (.none, .distance(let distance, _)) = (set.load, set.amount), distance.unit == .mi {
      return (.distance(.mi), "distance_mi")
    }
    return switch (kind.load, kind.measure) {
    case (.weight, _): (.weight(unit), "weight_\(unit)")
    case (.bodyweight, _): (.added(unit), "added_\(unit)")
    case (.none, .reps): (.reps, "reps")
    case (.none, .time): (.time, "time_seconds")
    case (.none, .distance): (.distance(.km), "distance_km")
    }
  }

  /// Returns the set's value on the axis of sets like it, in ten-billionths of the axis's unit.
  fileprivate func value(on axis: GraphAnswer.Axis) -> Int128 {
    switch (axis, set.amount) {
    case (.weight(let unit), _), (.added(let unit), _): unit.amount(Int128(set.load.weight?.exact ?? 0), decimals: 10)
    case (_, .reps(let reps)): Int128(reps) * 10_000_000_000
    case (_, .time(let time)): Int128(time.hundredths) * 100_000_000
    case (.distance(let unit), .distance(let distance, _)):
      quotient(Int128(distance.exact) * 100_000_000, Int128(unit.tenthMillimetres))
    case (_, .distance): 0
    }
  }
}

/// A value with a unit, `89,5cm`: at most six digits before the mark and two after it, then letters or `%`.
private struct NotedValue {
  let hundredths: Int64
  let unit: String

  init?(_ text: String) {
    let number = text.prefix { "0123456789.,".contains($0) }
    let parts = number.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard 1...2 ~= parts.count, 1...6 ~= parts[0].count, let whole = Int64(parts[0]) else { return nil }
    let rest = parts.count == 1 ? "00" : parts[1].count == 1 ? "\(parts[1])0" : "\(parts[1])"
    guard rest.count == 2, let part = Int64(rest) else { return nil }
    hundredths = whole * 100 + part
    unit = String(text.dropFirst(number.count).drop { $0 == " " })
    guard unit.allSatisfy({ $0.isLetter || $0 == "%" }) else { return nil }
  }
}

extension GraphAnswer {
  package var members: Members { ["graph": name, "points": objects] }

  package var rows: [[JSON]] { CSVText.rows(objects, ["date", name]) }

  private var objects: [Members] { points.map { ["date": $0.day, name: JSON.decimal($0.exact, decimals: 10)] } }
}

extension GraphAnswer {
  package func text(on page: Page) -> String {
    guard !points.isEmpty else { return isFiltered ? page.nothingLeft : empty(page) }
    let (words, width) = (page.words, page.width ?? 80)
    let axes = Axes(
      width: width, height: 12, unit: unit(words), style: page.style,
      isCounted: drawn.allSatisfy { $0.value % 100 == 0 }, number: number(words), date: words.short)
    let picture =
      switch form {
      case .course: Plot(axes: axes).lines(drawn)
      case .columns(let goal): ColumnChart(axes: axes, goal: goal).lines(points)
      }
    let bars = groups.map { group, volume in
      BarChart.Bar(
        label: words.name(of: group), value: volume.hundredths(in: page.unit), text: words.volume(volume, page.unit))
    }
    let parts = [
      page.lines(of: drawnTitle(words)).map { page.style.bold($0) }, picture,
      BarChart(width: width, style: page.style).lines(bars),
    ]
    return page.text(parts.filter { !$0.isEmpty }.map { .lines("", $0) })
  }

  /// Returns the title, with a remark on averages.
  package func drawnTitle(_ words: Words) -> String {
    isAveraged ? "\(title(words)) (\(words("average a month")))" : title(words)
  }

  /// Returns the unit above the axis.
  package func unit(_ words: Words) -> String {
    switch axis {
    case .weight(let unit): unit.rawValue
    case .added(let unit): "\(words.body) + \(unit)"
    case .reps: words("Reps").lowercased()
    case .time: "min"
    case .distance(let unit): unit.rawValue
    case .days: words("days")
    case .other(let unit): printable(unit)
    }
  }

  /// Returns the function that writes hundredths as the axis shows them.
  package func number(_ words: Words) -> (Int64) -> String {
    if case .time = axis { return { Elapsed(hundredths: Int32(clamping: $0)).description } }
    return words.brief
  }
}
