import CSV
import Grammar
package import JSON
package import Statistics
import Text
package import Training

/// The working sets by muscle group and week, by which lifters plan.
package struct MuscleAnswer: Answer {
  package static let view = VolumeAnswer.view

  struct Key: Hashable {
    let week: CivilDate
    let group: MuscleGroup?
  }

  private let history: History
  /// The first days of the weeks, newest first, with the weeks without training between them.
  package let weeks: [CivilDate]
  /// The groups; nil is the unknown group.
  package let groups: [MuscleGroup?]
  private let totals: [Key: Totals]
  private let all: [MuscleGroup?: Totals]
  package var today: CivilDate { history.today }

  package init(_ history: History) {
    self.history = history
    let totals = history.totalsByWeekAndGroup
    self.totals = totals
    // Each session is in one week, so that weeks can be added up.
    let all = totals.reduce(into: [:]) { $0[$1.key.group, default: Totals()] += $1.value }
    self.all = all
    let known = totals.keys.map(\.week)
    weeks = history.settings.weeks(from: known.min(), to: known.max()).reversed()
    groups = (MuscleGroup.allCases + [nil]).filter { all[$0] != nil }
  }

  /// The exercises without a group, and their working sets, the most sets first.
  package var unknown: [(name: String, sets: Int)] {
    guard all[nil] != nil else { return [] }
    let byExercise = Totals.grouped(history) { exercise, entry in
      history.muscleGroup(of: exercise, in: entry) == nil ? exercise : nil
    }
    return
      byExercise
      .compactMap { exercise, totals in exercise.map { (history.name(of: $0), totals.workingSets) } }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  package func sets(_ week: CivilDate, _ group: MuscleGroup?) -> Int {
    totals[Key(week: week, group: group)]?.workingSets ?? 0
  }
}

extension History {
  var totalsByWeekAndGroup: [MuscleAnswer.Key: Totals] {
    Totals.grouped(self) { exercise, entry in
      MuscleAnswer.Key(
        week: entry.moment.date.startOfWeek(firstWeekday: settings.weekStart),
        group: muscleGroup(of: exercise, in: entry))
    }
  }
}

extension Settings {
  /// Returns the first days of all weeks from one day to another; empty without a first day.
  func weeks(from first: CivilDate?, to last: CivilDate?) -> [CivilDate] {
    guard let first = first?.startOfWeek(firstWeekday: weekStart), let last, first <= last else { return [] }
    return stride(from: 0, through: last.days(since: first), by: 7).map { first.adding(days: $0) }
  }
}

extension MuscleAnswer {
  package var members: Members {
    ["by": Division.muscle.rawValue, "rows": objects, "unknown_exercises": unknown.map(\.name)]
  }

  package var rows: [[JSON]] {
    CSVText.rows(objects, ["week", "muscle", "sessions", "working_sets", "warm_up_sets", "reps", "volume_kg"])
  }

  private var objects: [Members] {
    weeks.flatMap { week in
      groups.compactMap { group in
        totals[Key(week: week, group: group)].map { ["week": week, "muscle": group] + $0.members }
      }
    }
  }

  /// Returns as many weeks as fit the width.
  package func text(on page: Page) -> String {
    guard !weeks.isEmpty else { return page.noSessions(isFiltered: history.isFiltered) }
    let words = page.words
    func table(_ weeks: some Sequence<CivilDate>) -> Table {
      let heading = [words("Muscle group")] + weeks.map { words.dayAndMonth($0) } + [words("Total"), words("Volume")]
      let rows = groups.map { group in
        let sign = group.map { page.style.glyph($0.glyph) } ?? "?"
        let counts = weeks.map { sets($0, group) }.map { $0 == 0 ? "·" : String($0) }
        let all = all[group] ?? Totals()
        return ["\(sign) \(words.name(of: group))"] + counts
          + [String(all.workingSets), words.volume(all.volume, page.unit)]
      }
      return Table([heading] + rows, [.left] + heading.dropFirst().map { _ in .right })
    }
    // Each week's column is as wide as its day.
    let room = (page.width ?? 80) - table([]).width
    let shown = weeks.prefix(max(1, room / (words.dayAndMonth(today).count + 2)))
    var text = page.text(table(shown))
    if shown.count < weeks.count {
      let note: Message =
        shown.count == 1
        ? "the last of \(weeks.count, .weeks); '--csv' and '--json' have all"
        : "the last \(shown.count) of \(weeks.count, .weeks); '--csv' and '--json' have all"
      text += "\n" + page.remark(words(note))
    }
    return text + page.bodyweightNote(all.values.reduce(into: Volume()) { $0 += $1.volume })
      + (unknown.isEmpty ? "" : "\n\n" + unknownText(page))
  }

  /// Returns the lines for exercises.txt that give the unknown exercises a group.
  package func unknownText(_ page: Page) -> String {
    // A proposed group would be believed; lint refuses this word until a person chooses a group.
    let lines = unknown.prefix(10).map {
      "    \(printable((try? ExerciseName.spelled($0.name)) ?? $0.name)): \(page.words("GROUP"))"
    }
    let rest = unknown.count > 10 ? ["    …"] : []
    let heading = page.lines(
      of: page.words(
        "The muscle group of \(unknown.reduce(0) { $0 + $1.sets }, .sets) is unknown. Lines for exercises.txt, "
          + "with chest, back, legs, shoulders, arms, abs or cardio for GROUP:"))
    return (heading + lines + rest).joined(separator: "\n")
  }
}
