import CSV
import Grammar
package import JSON
package import Statistics
package import Training

/// The working sets by muscle group and week, by which lifters plan.
package struct MuscleAnswer: Answer {
  package static let view = VolumeAnswer.view

  struct Key: Hashable {
    let week: CivilDate
    let group: MuscleGroup?
  }

  /// The first days of the weeks, newest first, with the weeks without training between them.
  package let weeks: [CivilDate]
  /// The groups; nil is the unknown group.
  package let groups: [MuscleGroup?]
  let totals: [Key: Totals]
  let all: [MuscleGroup?: Totals]
  /// The exercises without a group, and their working sets, the most sets first.
  package let unknown: [(name: String, sets: Int)]
  package let today: CivilDate
  let isFiltered: Bool

  package init(_ history: History, _ filter: Filter, today: CivilDate) {
    let start = history.journal.settings.weekStart
    totals = Totals.grouped(history) { exercise, entry in
      Key(
        week: entry.moment.date.startOfWeek(firstWeekday: start),
        group: history.muscleGroup(of: exercise, in: entry))
    }
    // Each session is in one week, so that weeks can be added up.
    all = totals.reduce(into: [:]) { $0[$1.key.group, default: Totals()] += $1.value }
    let known = Set(totals.keys.map(\.week))
    if let first = known.min(), let last = known.max() {
      weeks = stride(from: last.days(since: first), through: 0, by: -7).map { first.adding(days: $0) }
    } else {
      weeks = []
    }
    let trained = Set(totals.keys.map(\.group))
    groups = (MuscleGroup.allCases + [nil]).filter { trained.contains($0) }
    unknown = all[nil] == nil ? [] : MuscleAnswer.unknown(history)
    self.today = today
    isFiltered = !filter.isEmpty
  }

  private static func unknown(_ history: History) -> [(name: String, sets: Int)] {
    let byExercise = Totals.grouped(history) { exercise, entry in
      history.muscleGroup(of: exercise, in: entry) == nil ? exercise : nil
    }
    return
      byExercise
      .compactMap { exercise, totals in exercise.map { (history.catalog[$0].name, totals.workingSets) } }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  package func sets(_ week: CivilDate, _ group: MuscleGroup?) -> Int {
    totals[Key(week: week, group: group)]?.workingSets ?? 0
  }
}

extension MuscleAnswer {
  package var members: Members {
    ["by": Division.muscle.rawValue, "rows": objects, "unknown_exercises": unknown.map(\.name)]
  }

  package var rows: [[String]] {
    CSVText.rows(objects) {
      ["week", "muscle", "sessions", "working_sets", "warm_up_sets", "reps", "volume_kg"]
    }
  }

  private var objects: [Members] {
    weeks.flatMap { week in
      groups.compactMap { group in
        totals[Key(week: week, group: group)].map { ["week": week, "muscle": group] + JSON.members(of: $0) }
      }
    }
  }
}
