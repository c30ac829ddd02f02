import CSV
package import JSON
package import Statistics
import Text
package import Training

/// The records of all exercises, or of one.
package struct RecordsAnswer: Answer {
  package static let view = "records"

  private let history: History
  /// The exercise asked for; nil for all.
  private let exercise: ExerciseID?
  /// True if each kind has a row of its own.
  private let showsKinds: Bool
  /// The exercises with a record, by name, and the records of each.
  private let exercises: [(past: ExercisePast, records: [RecordHistory])]
  package var today: CivilDate { history.today }

  package init(_ history: History, exercise: ExerciseID? = nil, showsKinds: Bool = false) {
    self.history = history
    self.exercise = exercise
    self.showsKinds = showsKinds
    let pasts = exercise.map { [history.past(of: $0)] } ?? history.pasts
    let named = pasts.map { (name: nameKey(history.name(of: $0.exercise)), past: $0) }
    exercises = named.sorted { ($0.name, $0.past.exercise) < ($1.name, $1.past.exercise) }
      .map { ($0.past, $0.past.records) }.filter { !$0.1.isEmpty }
  }

  private func name(_ past: ExercisePast) -> String { history.name(of: past.exercise) }

  package var members: Members {
    ["formula": history.settings.oneRepMax, "exercises": exercises.map { members(of: $0, $1) }]
  }

  /// The rows: one for each time that a record was beaten.
  package var rows: [[JSON]] {
    let rows = exercises.flatMap { past, records in
      records.flatMap { record in
        record.steps.map { step in
          ["exercise": name(past), "kind": record.kind, "date": step.entry.moment.date] + step.set.members
        }
      }
    }
    return CSVText.rows(rows, ["exercise", "kind", "date"] + SetFigure.ofRecords)
  }

  private func members(of past: ExercisePast, _ records: [RecordHistory]) -> Members {
    let best: Members? = past.oneRepMax.map { best in
      ["estimate_kg": JSON.hundredths(best.hundredths(in: .kg)), "date": best.moment.date, "set": best.set]
    }
    let reps: [Members] = past.repRecords.map {
      ["at_least_reps": $0.reps, "date": $0.record.moment.date, "set": $0.record.set]
    }
    return [
      "name": name(past), "records": records, "one_rep_max": best, "rep_records": reps,
      "session_volume": past.volumeRecord.map { ["volume_kg": $0.volume, "date": $0.moment.date] as Members },
    ]
  }
}

extension RecordHistory: JSONObject {
  package var members: Members {
    [
      "kind": kind, "date": current.moment.date, "set": current.set,
      "history": steps.map { ["date": $0.entry.moment.date, "set": $0.set] as Members },
    ]
  }
}

extension RecordsAnswer {
  package func text(on page: Page) -> String {
    if showsKinds, !exercises.isEmpty { return page.text(kinds(page)) }
    if let exercise {
      let name = printable(history.name(of: exercise))
      guard let past = exercises.first?.past else { return page.prose("There is no record of '\(name)' yet.") }
      return page.text(page.records(of: past, name: "\(name): "))
    }
    guard exercises.isEmpty else { return page.text(table(page)) }
    return history.entries.isEmpty
      ? page.noSessions(isFiltered: history.isFiltered)
      : page.prose("No record yet: warm-ups and failed attempts hold none.")
  }

  /// Returns a line for each record, exercises by name.
  package func table(_ page: Page) -> Table {
    let words = page.words
    let heading = [words("Exercise"), words("Record"), words("Date"), words("Estimated 1RM")]
    let rows = exercises.flatMap { past, records in
      let estimate = past.oneRepMax.map(page.estimate) ?? ""
      // Each row has the name, so that tools can find and cut it.
      return records.map { record in
        [
          printable(name(past)), words.set(record.current.set), words.short(record.current.moment.date),
          record.kind.holdsOneRepMax ? estimate : "",
        ]
      }
    }
    return Table([heading] + rows, [.left, .left, .left, .right], optional: [3])
  }

  /// Returns a row for each kind: records, the estimate, rep records, the volume of a session.
  private func kinds(_ page: Page) -> Table {
    let words = page.words
    let heading = [words("Exercise"), words("Kind"), words("Record"), words("Date")]
    let rows = exercises.flatMap { past, records in
      var kinds = records.map { (words("Record"), words.set($0.current.set), $0.current.moment) }
      if let best = past.oneRepMax { kinds.append((words("Estimated 1RM"), page.estimate(best), best.moment)) }
      kinds += past.repRecords.map { (words.repCount($0.reps), words.set($0.record.set), $0.record.moment) }
      if let most = past.volumeRecord {
        kinds.append((words("Volume a session"), words.moved(most.volume, page.unit), most.moment))
      }
      return kinds.map { [printable(name(past)), $0, $1, words.short($2.date)] }
    }
    return Table([heading] + rows, [.left, .left, .left, .left])
  }
}

extension Page {
  /// Returns the records of one exercise: by kind, the estimate, rep records, and how records were beaten. With a name,
  /// the first title begins with it.
  package func records(of past: ExercisePast, name: String = "") -> [Block] {
    let records = past.records
    /// Returns some remarks and, if a record was equalled later, the day on which it was first reached.
    func remark(_ remarks: [String] = [], _ first: Moment, _ latest: Moment) -> String {
      let isFirst = first.date == latest.date
      return (remarks + (isFirst ? [] : [words("first on \(words.short(first.date))")])).joined(separator: " · ")
    }
    let current = records.map(\.current).map {
      Fact(words.set($0.set), words.full($0.moment), remark([], $0.first, $0.moment))
    }
    let title = words("Records")
    var blocks: [Block] = [.facts(name.isEmpty ? title : name + title.lowercased(), current)]
    if let best = past.oneRepMax {
      let source = words("\(past.formula.name), from \(words.set(best.set))")
      let remark = remark([source], best.first, best.moment)
      blocks.append(.facts(words("Estimated 1RM"), [Fact(estimate(best), words.short(best.moment.date), remark)]))
    } else if records.contains(where: { $0.kind.holdsOneRepMax }) {
      let reason = "none: it takes a set with a weight and 1 to 12 reps, in one go and not in parts (5+3+2)" as Message
      blocks.append(.facts(words("Estimated 1RM"), [Fact("–", words(reason))]))
    }
    let reps = past.repRecords.map { most in
      let record = most.record
      return Fact(
        words.repCount(most.reps), words.set(record.set),
        remark([words.short(record.moment.date)], record.first, record.moment))
    }
    if !reps.isEmpty { blocks.append(.facts(words("Rep records"), reps)) }
    let steps = records.flatMap(\.steps).map { step in
      Fact(
        words.short(step.entry.moment.date), words.set(step.set),
        step.previous.map { words.gain(from: $0, to: step.set, in: unit) } ?? words("first"))
    }
    return blocks + [.facts(words("Record history"), steps)]
  }

  /// Returns an estimate in the unit of its set.
  fileprivate func estimate(_ best: OneRepMax) -> String { words.estimate(best, in: best.set.weight?.unit ?? unit) }
}

extension Settings.OneRepMax {
  /// The name of the formula's author.
  var name: String {
    switch self {
    case .epley: "Epley"
    case .brzycki: "Brzycki"
    }
  }
}

extension RecordKind {
  fileprivate var holdsOneRepMax: Bool { load == .weight && measure == .reps }
}
