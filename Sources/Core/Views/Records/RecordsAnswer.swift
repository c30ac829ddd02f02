import CSV
import Grammar
package import JSON
package import Statistics
import Text
package import Training

/// The records of all exercises, or of one.
package struct RecordsAnswer: Answer {
  package static let view = "records"

  let history: History
  /// The exercise asked for; nil for all.
  let exercise: ExerciseID?
  /// The records by the name of the exercise, then by kind.
  let records: [RecordHistory]
  private let recordsByExercise: [ExerciseID: [RecordHistory]]
  let oneRepMaxes: [ExerciseID: OneRepMax]
  let repRecords: [ExerciseID: [RepRecord]]
  package let today: CivilDate
  let isFiltered: Bool
  /// True if each kind has a row of its own.
  let showsKinds: Bool

  /// Takes the records of one exercise, or of all.
  package init(
    _ history: History, exercise: ExerciseID? = nil, _ filter: Filter, today: CivilDate, showsKinds: Bool = false
  ) {
    self.showsKinds = showsKinds
    self.history = history
    self.exercise = exercise
    let all = RecordHistory.all(history).filter { exercise == nil || $0.exercise == exercise }
    let names = all.reduce(into: [ExerciseID: String]()) {
      $0[$1.exercise] = nameKey(history.catalog[$1.exercise].name)
    }
    records = all.sorted { left, right in
      left.exercise == right.exercise
        ? left.kind < right.kind
        : (names[left.exercise] ?? "", left.exercise) < (names[right.exercise] ?? "", right.exercise)
    }
    recordsByExercise = Dictionary(grouping: records, by: \.exercise)
    oneRepMaxes = OneRepMax.best(history, formula: history.journal.settings.oneRepMax)
    repRecords = RepRecord.all(history)
    self.today = today
    isFiltered = !filter.isEmpty
  }

  /// The volume records, computed on demand, as that reads each set.
  var volumes: [ExerciseID: VolumeRecord] { VolumeRecord.all(history) }

  /// The exercises with a record, by name.
  var exercises: [ExerciseID] {
    var seen: Set<ExerciseID> = []
    return records.map(\.exercise).filter { seen.insert($0).inserted }
  }

  /// Returns the records of one exercise, by kind.
  package func records(of exercise: ExerciseID) -> [RecordHistory] { recordsByExercise[exercise] ?? [] }

  var formula: Settings.OneRepMax { history.journal.settings.oneRepMax }

  func name(_ exercise: ExerciseID) -> String { history.catalog[exercise].name }
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

extension RecordsAnswer {
  package var members: Members {
    let volumes = volumes
    return ["formula": formula, "exercises": exercises.map { members(of: $0, volumes[$0]) }]
  }

  /// The rows: one for each time that a record was beaten.
  package var rows: [[String]] {
    let rows = records.flatMap { record in
      record.steps.map { step in
        ["exercise": name(record.exercise), "kind": record.kind, "date": step.entry.moment.date]
          + JSON.members(of: step.set)
      }
    }
    return CSVText.rows(rows) { ["exercise", "kind", "date"] + SetFigure.ofRecords }
  }

  private func members(of exercise: ExerciseID, _ volume: VolumeRecord?) -> Members {
    let best: Members? = oneRepMaxes[exercise].map { best in
      [
        "estimate_kg": JSON.hundredths(best.hundredths(in: .kg)), "date": best.moment.date, "set": best.set,
      ]
    }
    let reps: [Members] = (repRecords[exercise] ?? []).map { record in
      ["at_least_reps": record.reps, "date": record.moment.date, "set": record.set]
    }
    return [
      "name": name(exercise), "records": records(of: exercise), "one_rep_max": best, "rep_records": reps,
      "session_volume": volume.map { ["volume_kg": $0.volume, "date": $0.moment.date] as Members },
    ]
  }
}

extension RecordHistory: JSONValue {
  package var json: JSON {
    let members: Members = [
      "kind": kind, "date": current.moment.date, "set": current.set,
      "history": steps.map { ["date": $0.entry.moment.date, "set": $0.set] as Members },
    ]
    return members.json
  }
}
