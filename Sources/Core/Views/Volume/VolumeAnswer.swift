import CSV
import Grammar
package import JSON
package import Statistics
package import Training

/// The part of training by which volume is added up.
package enum Division: String, CaseIterable, Sendable {
  case week, month, session, plan, exercise, muscle

  private static let portuguese: [Division: [String]] = [
    .week: ["semana", "semanas"], .month: ["mes", "meses"], .session: ["treino", "treinos"],
    .plan: ["plano", "planos"],
    .exercise: ["exercicio", "exercicios"], .muscle: ["musculo", "musculos", "grupo", "grupos"],
  ]

  /// Reads a division, with or without the plural, in English or Portuguese.
  package init?(_ word: String) {
    let wanted = folded(word)
    let named = Division.allCases.first {
      $0.rawValue == wanted || $0.rawValue + "s" == wanted || Division.portuguese[$0]?.contains(wanted) == true
    }
    guard let division = named else { return nil }
    self = division
  }
}

/// The sets and volume by week, month, session, plan or exercise; `MuscleAnswer` has those by muscle group.
package struct VolumeAnswer: Answer {
  package static let view = "volume"

  struct Row {
    /// The row's day, or the first of its days.
    var day: CivilDate?
    /// The moment of the session.
    var moment: Moment?
    /// The name of a session, a plan or an exercise; nil for sessions without a plan.
    var name: String?
    let totals: Totals
  }

  let division: Division
  /// The rows: by day, newest first and with empty ones between, else by volume, largest first.
  let rowsOfDivision: [Row]
  package let today: CivilDate
  let isFiltered: Bool

  package init(_ history: History, by division: Division, _ filter: Filter, today: CivilDate) {
    self.division = division
    rowsOfDivision = division.rows(history)
    self.today = today
    isFiltered = !filter.isEmpty
  }
}

extension Division {
  fileprivate func rows(_ history: History) -> [VolumeAnswer.Row] {
    switch self {
    case .week:
      let start = history.journal.settings.weekStart
      return byDay(history) { $0.startOfWeek(firstWeekday: start) }
    case .month: return byDay(history, \.startOfMonth)
    case .session:
      return history.entries.reversed().map { entry in
        VolumeAnswer.Row(
          moment: entry.moment, name: history.session(entry).title,
          totals: Totals(history, of: [entry]))
      }
    case .plan:
      return Dictionary(grouping: history.entries) { entry in
        entry.plan.flatMap { history.journal.plans[$0].plan.name }
      }.map { VolumeAnswer.Row(name: $0, totals: Totals(history, of: $1)) }
        .sorted(by: VolumeAnswer.Row.isBefore)
    case .exercise:
      return Totals.grouped(history) { exercise, _ in exercise }
        .map { VolumeAnswer.Row(name: history.catalog[$0].name, totals: $1) }
        .sorted(by: VolumeAnswer.Row.isBefore)
    case .muscle: return []
    }
  }

  private func byDay(_ history: History, _ start: (CivilDate) -> CivilDate) -> [VolumeAnswer.Row] {
    let trained = Dictionary(grouping: history.entries) { start($0.moment.date) }.sorted { $0.key > $1.key }
      .map { VolumeAnswer.Row(day: $0.key, totals: Totals(history, of: $0.value)) }
    return trained.enumerated().flatMap { number, row in
      number + 1 < trained.count ? [row] + empty(after: trained[number + 1].day, before: row.day, start) : [row]
    }
  }

  /// Returns rows for the weeks or months without training between two sessions, newest first; of more than a year only
  /// the last one.
  private func empty(
    after first: CivilDate?, before last: CivilDate?, _ start: (CivilDate) -> CivilDate
  ) -> [VolumeAnswer.Row] {
    guard let first, let last else { return [] }
    var rows: [VolumeAnswer.Row] = []
    var day = start(last.adding(days: -1))
    while day > first, last.days(since: day) <= 366 {
      rows.append(VolumeAnswer.Row(day: day, totals: Totals()))
      day = start(day.adding(days: -1))
    }
    return rows
  }
}

extension VolumeAnswer.Row {
  fileprivate static func isBefore(_ left: Self, _ right: Self) -> Bool {
    let (a, b) = (left.totals, right.totals)
    if a.volume.exact != b.volume.exact { return a.volume.exact > b.volume.exact }
    if a.workingSets != b.workingSets { return a.workingSets > b.workingSets }
    return left.name ?? "" < right.name ?? ""
  }
}

extension VolumeAnswer {
  package var members: Members { ["by": division.rawValue, "rows": objects] }

  package var rows: [[String]] {
    CSVText.rows(objects) {
      [
        division.rawValue, "sessions", "working_sets", "warm_up_sets", "reps", "volume_kg",
        "sets_without_bodyweight",
      ]
    }
  }

  private var objects: [Members] {
    rowsOfDivision.map { row in
      let day = division == .month ? row.day?.monthDescription : row.day?.description
      return [division.rawValue: row.moment?.description ?? day ?? row.name] + JSON.members(of: row.totals)
    }
  }
}
