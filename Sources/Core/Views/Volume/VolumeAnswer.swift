import CSV
package import JSON
package import Statistics
import Text
package import Training

/// The part of training by which volume is added up.
package enum Division: String, CaseIterable, Sendable {
  case week, month, session, plan, exercise, muscle

  /// The heading of a column, and the words in Portuguese, folded.
  fileprivate var words: (heading: Message, portuguese: [String]) {
    switch self {
    case .week: ("Week of", ["semana", "semanas"])
    case .month: ("Month", ["mes", "meses"])
    case .session: ("Session", ["treino", "treinos"])
    case .plan: ("Plan", ["plano", "planos"])
    case .exercise: ("Exercise", ["exercicio", "exercicios"])
    case .muscle:
      ("Muscle group", ["musculo", "musculos", "grupo", "grupos", "grupo muscular", "muscle group", "muscle groups"])
    }
  }

  /// Reads a division, with or without the plural, in English or Portuguese.
  package init?(_ word: String) {
    let wanted = folded(word)
    let named = Division.allCases.first { ([$0.rawValue, $0.rawValue + "s"] + $0.words.portuguese).contains(wanted) }
    guard let named else { return nil }
    self = named
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

  private let history: History
  private let division: Division
  /// The rows: by day, newest first and with empty ones between, else by volume, largest first.
  private let parts: [Row]
  package var today: CivilDate { history.today }

  package init(_ history: History, by division: Division) {
    self.history = history
    self.division = division
    parts = division.rows(history)
  }
}

extension Division {
  fileprivate func rows(_ history: History) -> [VolumeAnswer.Row] {
    switch self {
    case .week: byDay(history) { $0.startOfWeek(firstWeekday: history.settings.weekStart) }
    case .month: byDay(history, \.startOfMonth)
    case .session:
      history.entries.reversed().map { entry in
        VolumeAnswer.Row(
          moment: entry.moment, name: history.session(entry).title, totals: Totals(history, of: [entry]))
      }
    case .plan:
      Dictionary(grouping: history.entries) { history.plan(of: $0) }
        .map { VolumeAnswer.Row(name: $0, totals: Totals(history, of: $1)) }.sorted(by: VolumeAnswer.Row.isBefore)
    case .exercise:
      history.pasts.map { VolumeAnswer.Row(name: history.name(of: $0.exercise), totals: $0.totals) }
        .sorted(by: VolumeAnswer.Row.isBefore)
    case .muscle: []
    }
  }

  /// Returns rows by the first day of their period, newest first, with those without training between two of them; of
  /// more than a year only the last one.
  private func byDay(_ history: History, _ start: (CivilDate) -> CivilDate) -> [VolumeAnswer.Row] {
    var rows: [VolumeAnswer.Row] = []
    let trained = Dictionary(grouping: history.entries) { start($0.moment.date) }
    for (day, entries) in trained.sorted(by: { $0.key > $1.key }) {
      if let later = rows.last?.day {
        var empty = start(later.adding(days: -1))
        while empty > day, later.days(since: empty) <= 366 {
          rows.append(VolumeAnswer.Row(day: empty, totals: Totals()))
          empty = start(empty.adding(days: -1))
        }
      }
      rows.append(VolumeAnswer.Row(day: day, totals: Totals(history, of: entries)))
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

  package var rows: [[JSON]] {
    CSVText.rows(
      objects,
      [
        division.rawValue, "sessions", "working_sets", "warm_up_sets", "reps", "volume_kg", "sets_without_bodyweight",
      ])
  }

  private var objects: [Members] {
    parts.map { row in
      let day = division == .month ? row.day?.monthDescription : row.day?.description
      return [division.rawValue: row.moment?.description ?? day ?? row.name] + row.totals.members
    }
  }

  package func text(on page: Page) -> String {
    guard !parts.isEmpty else { return page.noSessions(isFiltered: history.isFiltered) }
    return page.text(table(page)) + page.bodyweightNote(parts.reduce(into: Volume()) { $0 += $1.totals.volume })
  }

  private func table(_ page: Page) -> Table {
    let words = page.words
    let heading = [words(division.words.heading), words("Sessions"), words("Sets"), words("Reps"), words("Volume")]
    let cells = parts.map { row in
      [
        label(of: row, words), words.count(row.totals.sessions), words.count(row.totals.workingSets),
        words.count(row.totals.reps), words.volume(row.totals.volume, page.unit),
      ]
    }
    let table = Table([heading] + cells, [.left, .right, .right, .right, .right], headed: division == .week)
    return division == .session ? table.without([1]) : table
  }

  private func label(of row: Row, _ words: Words) -> String {
    let name = row.name.map { printable($0) }
    if let moment = row.moment { return "\(words.short(moment.date)) \(name ?? "")" }
    guard let day = row.day else { return name ?? words("no plan") }
    return division == .month ? words.month(day) : words.short(day)
  }
}
