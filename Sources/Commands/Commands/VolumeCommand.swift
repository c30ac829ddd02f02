import CSV
import Format
import JSON
import Statistics
import Text
import Training

extension Command {
  static let volume = Command(
    "volume", "Add up sets and volume by week, month, plan, exercise or muscle group",
    usage: ["volume [week | month | session | plan | exercise | muscle]"],
    details: """
      By week unless said otherwise. Volume is weight × reps over working sets. 'muscle' counts the working sets of each
      muscle group a week, newest weeks first; a set counts for the group that the session's plan, another plan or
      exercises.txt gives its exercise.
      """,
    options: Option.filters + [.json, .csv],
    examples: [
      ("bumbum volume --last 12w", "the last twelve weeks"),
      ("bumbum volume muscle", "sets a muscle group a week"),
      ("bumbum volume month --exercise supino --csv", "of one exercise, for a spreadsheet"),
    ]
  ) { invocation throws(CommandFailure) in
    let word = invocation.arguments.operands.first ?? Division.week.rawValue
    guard invocation.arguments.operands.count <= 1, let division = Division(word) else {
      let near = closest(to: word, among: Division.allCases.map(\.rawValue))
      throw CommandFailure(
        "'volume' can't be divided by '\(printable(invocation.arguments.operands.joined(separator: " ")))'",
        help: near.map { "did you mean 'bumbum volume \($0)'?" } ?? "write one of "
          + Division.allCases.map(\.rawValue).joined(separator: ", "))
    }
    let viewer = try Viewer(
      ofSessions: invocation, showsNames: division == .exercise || division == .muscle)
    if division == .muscle {
      let answer = MuscleAnswer(viewer)
      return try viewer.give("volume", text: { answer.text }, json: { answer.json }, csv: { answer.csv })
    }
    let answer = VolumeAnswer(viewer: viewer, division: division, rows: division.rows(viewer))
    return try viewer.give("volume", text: { answer.text }, json: { answer.json }, csv: { answer.csv })
  }
}

/// What volume can be added up by.
enum Division: String, CaseIterable {
  case week, month, session, plan, exercise, muscle

  /// With or without the plural.
  init?(_ word: String) {
    let wanted = word.lowercased()
    guard
      let division = Division.allCases.first(where: { $0.rawValue == wanted || $0.rawValue + "s" == wanted })
    else { return nil }
    self = division
  }
}

struct VolumeRow {
  /// A date, or a name; nil for sessions of no plan.
  let key: String?
  /// As people see it.
  let label: String
  let totals: Totals
}

extension Division {
  /// Newest first where they are days, else most volume first.
  func rows(_ viewer: Viewer) -> [VolumeRow] {
    let (history, words) = (viewer.history, viewer.words)
    func byDay(_ start: (CivilDate) -> CivilDate, _ label: (CivilDate) -> String) -> [VolumeRow] {
      Dictionary(grouping: history.entries) { start($0.moment.date) }.sorted { $0.key > $1.key }.map {
        VolumeRow(key: $0.key.description, label: label($0.key), totals: Totals(history, of: $0.value))
      }
    }
    switch self {
    case .week: return byDay({ $0.startOfWeek(firstWeekday: viewer.journal.settings.weekStart) }, words.short)
    case .month: return byDay(\.startOfMonth, words.month)
    case .session:
      return history.entries.reversed().map { entry in
        let title = history.session(entry).title.map { printable($0.value) } ?? ""
        return VolumeRow(
          key: entry.moment.description, label: "\(words.short(entry.moment.date)) \(title)",
          totals: Totals(history, of: [entry]))
      }
    case .plan:
      return Dictionary(grouping: history.entries) { entry in
        entry.plan.flatMap { history.journal.plans[$0].plan.name?.value }
      }.map { name, entries in
        VolumeRow(
          key: name, label: name.map { printable($0) } ?? words.noPlan,
          totals: Totals(history, of: entries))
      }.sorted(by: VolumeRow.isBefore)
    case .exercise:
      return Totals.grouped(history) { place, _ in place }.map { place, totals in
        let name = history.catalog.entries[place].name
        return VolumeRow(key: name, label: printable(name), totals: totals)
      }.sorted(by: VolumeRow.isBefore)
    case .muscle: return []
    }
  }
}

extension VolumeRow {
  fileprivate static func isBefore(_ left: VolumeRow, _ right: VolumeRow) -> Bool {
    let (a, b) = (left.totals, right.totals)
    if a.volume.exact != b.volume.exact { return a.volume.exact > b.volume.exact }
    if a.workingSets != b.workingSets { return a.workingSets > b.workingSets }
    return left.key ?? "" < right.key ?? ""
  }
}

struct VolumeAnswer {
  let viewer: Viewer
  let division: Division
  let rows: [VolumeRow]

  var text: String {
    guard !rows.isEmpty else { return viewer.noSessions }
    let words = viewer.words
    let heading =
      switch division {
      case .week: words.week
      case .month: words.month
      case .session: words.session
      case .plan: words.plan
      case .exercise, .muscle: words.exercise
      }
    let cells = rows.map { row in
      [
        row.label, String(row.totals.sessions), String(row.totals.workingSets), String(row.totals.reps),
        words.volume(row.totals.volume, viewer.unit),
      ]
    }
    var table = [[heading, words.sessions, words.sets, words.reps, words.volume]] + cells
    var alignments: [Table.Alignment] = [.left, .right, .right, .right, .right]
    if division == .session {
      table = table.map { [$0[0]] + $0[2...] }
      alignments.removeLast()
    }
    return Table(alignments: alignments).text(table, style: viewer.style, width: viewer.width)
      + viewer.bodyweightNote(rows.reduce(into: Volume()) { $0 += $1.totals.volume })
  }

  var json: [(name: String, value: JSON)] {
    [("by", .string(division.rawValue)), ("rows", .array(members.map { .object($0) }))]
  }

  var csv: [[String]] {
    CSVText.rows(members) {
      [
        division.rawValue, "sessions", "working_sets", "warm_up_sets", "reps", "volume_kg",
        "sets_without_bodyweight",
      ]
    }
  }

  /// A month is its first seven letters, `2026-01`.
  private var members: [[(name: String, value: JSON)]] {
    rows.map { row in
      [(division.rawValue, .optional(division == .month ? row.key.map { String($0.prefix(7)) } : row.key))]
        + JSON.members(of: row.totals)
    }
  }
}
