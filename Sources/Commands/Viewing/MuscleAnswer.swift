import CSV
import Format
import JSON
import Statistics
import Text
import Training

/// Working sets by muscle group and week, which is how lifters plan.
struct MuscleAnswer {
  private let viewer: Viewer
  /// Their first days, newest first, those without training between the first and the last too.
  private let weeks: [CivilDate]
  /// Nil is the unknown group.
  private let groups: [MuscleGroup?]
  private let totals: [Key: Totals]
  private let all: [MuscleGroup?: Totals]

  private struct Key: Hashable {
    let week: CivilDate
    let group: MuscleGroup?
  }

  init(_ viewer: Viewer) {
    self.viewer = viewer
    let (history, start) = (viewer.history, viewer.journal.settings.weekStart)
    totals = Totals.grouped(history) { place, entry in
      Key(
        week: entry.moment.date.startOfWeek(firstWeekday: start),
        group: history.muscleGroup(of: place, in: entry))
    }
    all = Totals.grouped(history) { place, entry in history.muscleGroup(of: place, in: entry) }
    let known = Set(totals.keys.map(\.week))
    if let first = known.min(), let last = known.max() {
      weeks = stride(from: last.days(since: first), through: 0, by: -7).map { first.adding(days: $0) }
    } else {
      weeks = []
    }
    let found = Set(totals.keys.map(\.group))
    groups = (MuscleGroup.allCases + [nil]).filter { found.contains($0) }
  }

  private var words: Words { viewer.words }

  /// As many weeks as the width has room for.
  var text: String {
    guard !weeks.isEmpty else { return viewer.noSessions }
    let labels = weeks.map { words.dayAndMonth($0) }
    let names = groups.map { label($0) }
    let volumes = groups.map { words.volume(all[$0]?.volume ?? Volume(), viewer.unit) }
    let nameColumn = ([words.muscleGroup] + names).map { shownWidth($0) }.max() ?? 0
    let volumeColumn = ([words.volume] + volumes).map { displayWidth($0) }.max() ?? 0
    let fixed = nameColumn + 2 + displayWidth(words.total) + 2 + volumeColumn
    let column = (labels.map { displayWidth($0) }.max() ?? 0) + 2
    let room = max(1, ((viewer.width ?? 80) - fixed) / column)
    let shown = Array(weeks.prefix(room).enumerated())
    var rows = [[words.muscleGroup] + shown.map { labels[$0.offset] } + [words.total, words.volume]]
    for (number, group) in groups.enumerated() {
      let cells = shown.map { sets($0.element, group) }.map { $0 == 0 ? "·" : String($0) }
      rows.append([names[number]] + cells + [String(all[group]?.workingSets ?? 0), volumes[number]])
    }
    let alignments: [Table.Alignment] = [.left] + Array(repeating: .right, count: shown.count + 2)
    var text = Table(alignments: alignments).text(
      rows, style: viewer.style, width: viewer.width)
    if shown.count < weeks.count {
      let lines = viewer.lines(of: words.shownWeeks(shown.count, weeks.count))
      text += "\n" + lines.map { viewer.style.dim($0) }.joined(separator: "\n")
    }
    return text + viewer.bodyweightNote(all.values.reduce(into: Volume()) { $0 += $1.volume }) + unknownText
  }

  var json: [(name: String, value: JSON)] {
    [
      ("by", .string(Division.muscle.rawValue)),
      ("rows", .array(members.map { .object($0) })),
      ("unknown_exercises", .array(unknown.map { .string($0.name) })),
    ]
  }

  var csv: [[String]] {
    CSVText.rows(members) {
      ["week", "muscle", "sessions", "working_sets", "warm_up_sets", "reps", "volume_kg"]
    }
  }

  private var members: [[(name: String, value: JSON)]] {
    weeks.flatMap { week in
      groups.compactMap { group in
        totals[Key(week: week, group: group)].map { totals in
          [("week", .day(week)), ("muscle", .optional(group?.rawValue))] + JSON.members(of: totals)
        }
      }
    }
  }

  private func sets(_ week: CivilDate, _ group: MuscleGroup?) -> Int {
    totals[Key(week: week, group: group)]?.workingSets ?? 0
  }

  private func label(_ group: MuscleGroup?) -> String {
    (group.map { viewer.style.glyph($0.glyph) } ?? "?") + " " + words.name(of: group)
  }

  /// The exercises that nobody gives a group, and their working sets; most sets first.
  private var unknown: [(name: String, sets: Int)] {
    let history = viewer.history
    let byExercise = Totals.grouped(history) { place, entry in
      history.muscleGroup(of: place, in: entry) == nil ? place : -1
    }
    return byExercise.filter { $0.key >= 0 }.map {
      (history.catalog.entries[$0.key].name, $0.value.workingSets)
    }
    .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  /// The lines of exercises.txt that would tell.
  private var unknownText: String {
    let unknown = unknown
    guard !unknown.isEmpty else { return "" }
    let lines = unknown.prefix(10).map {
      "    \(printable((try? ExerciseName.spelled($0.name)) ?? $0.name)): chest"
    }
    let rest = unknown.count > 10 ? ["    …"] : []
    let heading = viewer.lines(of: words.unknownGroups(unknown.reduce(0) { $0 + $1.sets }))
    return "\n\n" + (heading + lines + rest).joined(separator: "\n")
  }
}
