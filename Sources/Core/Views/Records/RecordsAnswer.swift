import Grammar
package import Statistics
import Text
package import Training

/// The records of all exercises, or of one.
package struct RecordsAnswer: Answer {
  package static let view = "records"

  let history: History
  /// The exercise asked for.
  let exercise: ExerciseID?
  /// The records by the names of exercises, then by kind.
  let records: [RecordHistory]
  private let recordsByExercise: [ExerciseID: [RecordHistory]]
  let oneRepMaxes: [ExerciseID: OneRepMax]
  let repRecords: [ExerciseID: [RepRecord]]
  package let today: CivilDate
  let isFiltered: Bool
  /// True if each kind gets a row of its own.
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

  /// The kinds of one exercise, in order.
  func records(of exercise: ExerciseID) -> [RecordHistory] { recordsByExercise[exercise] ?? [] }

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
