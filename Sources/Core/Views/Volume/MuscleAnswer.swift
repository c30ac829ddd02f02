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

  /// Returns the working sets of a group in a week, in hundredths, rounded half up.
  package func sets(_ week: CivilDate, _ group: MuscleGroup?) -> Int64 {
    hundredths(totals[Key(week: week, group: group)]?.countedSets ?? 0)
  }
}

/// Returns ten-thousandths of sets as hundredths, rounded half up.
private func hundredths(_ sets: Int64) -> Int64 { Int64(clamping: quotient(Int128(sets), 100)) }

extension History {
  var totalsByWeekAndGroup: [MuscleAnswer.Key: Totals] {
    func key(_ entry: Entry, _ group: MuscleGroup?) -> MuscleAnswer.Key {
      MuscleAnswer.Key(week: entry.moment.date.startOfWeek(firstWeekday: settings.weekStart), group: group)
    }
    var totals = Totals.grouped(self) { key($1, muscleGroup(of: $0, in: $1)) }
    for entry in entries {
      var own: Set<MuscleGroup?> = []
      var secondary: [MuscleGroup: Int64] = [:]
      forEachExercise(of: entry) { exercise, performed, _ in
        guard performed.wasDone else { return }
        own.insert(muscleGroup(of: exercise, in: entry))
        let sets = performed.sets.reduce(Int64(0)) { $0 + ($1.isWorking ? $1.isOneSided ? 50 : 100 : 0) }
        for muscle in secondaryMuscles(of: exercise, in: entry) {
          secondary[muscle.group, default: 0] += sets * Int64(muscle.hundredths)
        }
      }
      for (group, sets) in secondary {
        totals[key(entry, group), default: Totals()].secondarySets += sets
        // A session counts once for a group, whichever of its sets train it.
        if !own.contains(group) { totals[key(entry, group), default: Totals()].sessions += 1 }
      }
    }
    return totals
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
        totals[Key(week: week, group: group)].map { ["week": week, "muscle": group] + $0.membersOfMuscle }
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
        let counts = weeks.map { sets($0, group) }.map { $0 == 0 ? "·" : words.brief(hundredths: $0) }
        let all = all[group] ?? Totals()
        return ["\(sign) \(words.name(of: group))"] + counts
          + [words.brief(hundredths: hundredths(all.countedSets)), words.volume(all.volume, page.unit)]
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
    if let note = secondaryNote(words) { text += "\n" + page.remark(note) }
    return text + page.bodyweightNote(all.values.reduce(into: Volume()) { $0 += $1.volume })
      + (unknown.isEmpty ? "" : "\n\n" + unknownText(page))
  }

  /// Returns the note on sets that are shares of others, `arms 4.5, shoulders 4.5`; nil without any.
  package func secondaryNote(_ words: Words) -> String? {
    let shares = groups.compactMap { group -> String? in
      guard let sets = all[group]?.secondarySets, sets > 0 else { return nil }
      return "\(words.name(of: group)) \(words.brief(hundredths: hundredths(sets)))"
    }
    guard !shares.isEmpty else { return nil }
    return words(
      "Shares of sets for other muscle groups are in it, by 'also': \(shares.joined(separator: ", ")). Volume has none of them."
    )
  }

  /// Returns the exercises without a group, ten at most, and the command that asks for it.
  package func unknownText(_ page: Page) -> String {
    let names = (unknown.prefix(10).map { printable($0.name) } + (unknown.count > 10 ? ["…"] : []))
    return page.prose(
      "The muscle group of \(unknown.reduce(0) { $0 + $1.sets }, .sets) is unknown (\(names.joined(separator: ", "))): "
        + "'bumbum exercise groups' writes it.")
  }
}
