import CSV
import Format
import JSON
import Statistics
import Text
import Training

extension Command {
  static let history = Command(
    "history", "List completed sessions, newest first", usage: ["history"],
    details:
      "50 unless asked for more. With --exercise or --muscle, sets and volume are of those exercises alone.",
    options: [Option("--limit", "N", "at most so many; 'all' for all of them")] + Option.filters + [
      .json, .csv,
    ],
    examples: [
      ("bumbum history --limit 10", "the last ten"),
      ("bumbum history --plan \"Treino A\" --last 12w", "those of a plan in twelve weeks"),
      ("bumbum history --exercise supino --csv", "each time it was done, for a spreadsheet"),
    ]
  ) { invocation throws(CommandFailure) in
    if let word = invocation.arguments.operands.first {
      throw CommandFailure(
        "'history' takes no '\(printable(word))'",
        help:
          "filter with '--exercise \(printable(word))' or '--plan \(printable(word))'; one day is 'bumbum show DATE'"
      )
    }
    let viewer = try Viewer(ofSessions: invocation, showsNames: false)
    let all = viewer.history.entries
    let limit = try invocation.limit(of: "sessions")
    let shown = Array(all.suffix(limit).reversed())
    let answer = HistoryAnswer(viewer: viewer, entries: shown)
    let code = try viewer.give(
      "history", text: { answer.text },
      json: {
        [
          ("sessions_in_all", .integer(all.count)),
          ("sessions", .array(shown.map { .object(viewer.history.members(of: $0)) })),
        ]
      }, csv: { answer.csv })
    if shown.count < all.count, !invocation.arguments.has("--json"), !invocation.arguments.has("--csv") {
      invocation.say(viewer.words.shownSessions(shown.count, all.count))
    }
    return code
  }
}

private struct HistoryAnswer {
  let viewer: Viewer
  /// In the order in which they are shown.
  let entries: [History.Entry]

  private var words: Words { viewer.words }
  private var history: History { viewer.history }

  var text: String {
    guard !entries.isEmpty else { return viewer.noSessions }
    let rows = entries.map { entry in
      let session = history.session(entry)
      let totals = Totals(history, of: [entry])
      return [
        words.short(entry.moment.date), words.relative(entry.moment.date, to: viewer.today),
        session.title.map { printable($0.value) } ?? "–",
        session.duration.map { words.duration(minutes: $0) } ?? "–", String(totals.workingSets),
        words.volume(totals.volume, viewer.unit),
      ]
    }
    let table = Table(alignments: [.left, .left, .left, .right, .right, .right]).text(
      [[words.date, words.when, words.session, words.duration, words.sets, words.volume]] + rows,
      style: viewer.style, width: viewer.width)
    return table + viewer.bodyweightNote(Totals(history, of: entries).volume)
  }

  var csv: [[String]] {
    CSVText.rows(entries.map { history.members(of: $0) }) {
      [
        "date", "start", "end", "title", "plan", "duration_minutes", "working_sets", "warm_up_sets", "reps",
        "volume_kg",
      ]
    }
  }
}

extension Viewer {
  /// What to say where no session is left to show.
  var noSessions: String {
    invocation.hasFilters
      ? prose(words.withFilter)
      : prose(words.noSessions) + "\n\n    2026-01-05 18:30-19:42 Treino A\n      Supino reto: 80kg x 10/8"
  }

  /// What stands below volumes in which bodyweight is missing; nothing where it is not.
  func bodyweightNote(_ volume: Volume) -> String {
    guard volume.setsWithoutBodyweight > 0 else { return "" }
    let lines = lines(of: words.withoutBodyweight(volume.setsWithoutBodyweight))
    return "\n\n" + lines.map { style.dim($0) }.joined(separator: "\n")
  }
}

extension Invocation {
  var hasFilters: Bool { Option.filters.contains { arguments.value($0.name) != nil } }
}

extension Words {
  /// `461712.3 kg`; a dash for none.
  func volume(_ volume: Volume, _ unit: WeightUnit) -> String {
    let moved = volume.hundredths(in: unit)
    guard moved > 0 else { return "–" }
    return "\(rounded(hundredths: moved)) \(unit)"
  }
}
