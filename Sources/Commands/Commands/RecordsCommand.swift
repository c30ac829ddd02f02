import CSV
import Format
import JSON
import Statistics
import Text
import Training

extension Command {
  static let records = Command(
    "records", "Print records now, and each time they were beaten",
    usage: ["records", "records EXERCISE"],
    details: """
      The heaviest weight; among equal weights the most reps; among equal both the latest. Sets on bodyweight (the most added
      load), of reps alone, of time and of distance have records of their own. Warm-ups, failed attempts and open sessions
      hold none. The one-rep max is estimated from 1 to 12 reps as the setting 'one-rep-max' says: Epley (1985) or
      Brzycki (1993).
      """,
    options: Option.filters + [.json, .csv],
    examples: [
      ("bumbum records", "of every exercise"),
      ("bumbum records supino reto", "of one, with its history, rep records and estimated one-rep max"),
      ("bumbum records --muscle legs --since 2026", "of the legs, this year alone"),
    ]
  ) { invocation throws(CommandFailure) in
    let query = invocation.arguments.operands.joined(separator: " ")
    let viewer = try Viewer(ofSessions: invocation, exercise: query)
    var all = RecordHistory.all(viewer.history)
    if !query.isEmpty {
      let place = try viewer.history.catalog.find(query)
      all = all.filter { $0.exercise == place }
      if all.isEmpty {
        let name = printable(viewer.history.catalog.entries[place].name)
        return try viewer.give(
          "records", text: { viewer.prose(viewer.words.noRecord(name)) },
          json: { RecordsAnswer(viewer, []).json }, csv: { RecordsAnswer(viewer, []).csv })
      }
    }
    let answer = RecordsAnswer(viewer, all)
    return try viewer.give(
      "records", text: { query.isEmpty ? answer.overview : answer.exercise(all[0].exercise) },
      json: { answer.json }, csv: { answer.csv })
  }
}

/// Records of all exercises, or of one.
struct RecordsAnswer {
  let viewer: Viewer
  let records: [RecordHistory]
  private let oneRepMaxes: [Int: OneRepMax]
  private let repRecords: [Int: [RepRecord]]

  init(_ viewer: Viewer, _ records: [RecordHistory]) {
    self.viewer = viewer
    self.records = records
    oneRepMaxes = OneRepMax.best(viewer.history, formula: viewer.journal.settings.oneRepMax)
    repRecords = RepRecord.all(viewer.history)
  }

  private var words: Words { viewer.words }
  private var history: History { viewer.history }
  private var formula: Settings.OneRepMax { viewer.journal.settings.oneRepMax }

  /// A line a record, exercises by name.
  var overview: String {
    guard !records.isEmpty else {
      return history.entries.isEmpty ? viewer.noSessions : viewer.prose(words.noRecords)
    }
    var rows = [[words.exercise, words.record, words.date, words.oneRepMax]]
    // Each row with its name, so that one can be found and cut out.
    for record in sorted {
      rows.append([
        printable(name(record.exercise)), words.set(record.current.set),
        words.short(record.current.moment.date),
        record.kind.holdsOneRepMax ? oneRepMaxes[record.exercise].map(estimate) ?? "" : "",
      ])
    }
    return Table(alignments: [.left, .left, .left, .right]).text(
      rows, style: viewer.style, width: viewer.width)
  }

  func exercise(_ place: Int) -> String {
    var lists = [
      FactList(
        title: "\(printable(name(place))): \(words.records.lowercased())",
        facts: records.map { Fact(words.set($0.current.set), words.full($0.current.moment)) })
    ]
    if records.contains(where: { $0.kind.holdsOneRepMax }) {
      let best = oneRepMaxes[place]
      lists.append(
        FactList(
          title: words.oneRepMax,
          facts: [
            best.map { best in
              Fact(
                estimate(best), words.short(best.moment.date),
                words.estimatedFrom(formula.name, words.set(best.set)))
            } ?? Fact("–", words.noOneRepMax)
          ]))
    }
    let reps = repRecords[place] ?? []
    if !reps.isEmpty {
      lists.append(
        FactList(
          title: words.repRecords,
          facts: reps.map { Fact(words.repCount($0.reps), words.set($0.set), words.short($0.moment.date)) }))
    }
    let steps = records.flatMap { record in
      record.steps.map { step in
        Fact(
          words.short(step.entry.moment.date), words.set(step.set),
          step.previous.map { words.gain(from: $0, to: step.set) } ?? words.firstTime)
      }
    }
    lists.append(FactList(title: words.recordHistory, facts: steps))
    return lists.map { $0.text(viewer.style, width: viewer.width) }.joined(separator: "\n\n")
  }

  var json: [(name: String, value: JSON)] {
    let groups = Dictionary(grouping: sorted, by: \.exercise)
    var seen: Set<Int> = []
    let places = sorted.map(\.exercise).filter { seen.insert($0).inserted }
    return [
      ("formula", .string(formula.rawValue)),
      (
        "exercises",
        .array(
          places.map { place in
            let best = oneRepMaxes[place]
            return .object([
              ("name", .string(name(place))),
              ("records", .array((groups[place] ?? []).map { .object(members(of: $0)) })),
              (
                "one_rep_max",
                best.map { best in
                  .object([
                    ("estimate_kg", .hundredths(best.hundredths(in: .kg))), ("date", .day(best.moment.date)),
                    ("set", .set(best.set)),
                  ])
                } ?? .null
              ),
              (
                "rep_records",
                .array(
                  (repRecords[place] ?? []).map { record in
                    .object([
                      ("at_least_reps", .integer(record.reps)), ("date", .day(record.moment.date)),
                      ("set", .set(record.set)),
                    ])
                  })
              ),
            ])
          })
      ),
    ]
  }

  /// A row each time a record was beaten.
  var csv: [[String]] {
    CSVText.rows(
      sorted.flatMap { record in
        record.steps.map { step in
          [
            ("exercise", .string(name(record.exercise))), ("kind", .kind(record.kind)),
            ("date", .day(step.entry.moment.date)),
          ] + JSON.members(of: step.set)
        }
      }
    ) { ["exercise", "kind", "date", "weight_kg", "added_kg", "unit", "reps", "time_seconds", "distance_m"] }
  }
}

extension RecordsAnswer {
  private var sorted: [RecordHistory] {
    records.sorted { left, right in
      if left.exercise != right.exercise {
        return (nameKey(name(left.exercise)), left.exercise) < (nameKey(name(right.exercise)), right.exercise)
      }
      return left.kind < right.kind
    }
  }

  private func name(_ place: Int) -> String { history.catalog.entries[place].name }

  /// In the unit of the set it comes from.
  private func estimate(_ best: OneRepMax) -> String {
    let unit = best.set.weight?.unit ?? viewer.unit
    return "\(words.rounded(hundredths: best.hundredths(in: unit)))\(unit)"
  }

  private func members(of record: RecordHistory) -> [(name: String, value: JSON)] {
    [
      ("kind", .kind(record.kind)), ("date", .day(record.current.moment.date)),
      ("set", .set(record.current.set)),
      (
        "history",
        .array(
          record.steps.map { .object([("date", .day($0.entry.moment.date)), ("set", .set($0.set))]) })
      ),
    ]
  }
}

extension RecordKind {
  fileprivate var holdsOneRepMax: Bool { load == .weight && measure == .reps }
}

extension Settings.OneRepMax {
  /// Whose formula it is.
  var name: String {
    switch self {
    case .epley: "Epley"
    case .brzycki: "Brzycki"
    }
  }
}
