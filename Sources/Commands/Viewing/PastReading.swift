import Format
import Journal
import Statistics
import Synchronization
import Text
import Training

/// Reads what was done of one exercise, in all logs, and keeps no more of them than that. It is made on the threads that read
/// the files.
final class PastReading: Sendable {
  private let exercise: NamedExercise
  private let now: Moment
  private let state = Mutex(State())

  private struct State {
    var days: [(file: Int, days: [ExercisePast.Day])] = []
    /// Of the logs that a thread has read.
    var tables: [NameTable] = []
  }

  private init(_ exercise: NamedExercise, until now: Moment) {
    self.exercise = exercise
    self.now = now
  }

  /// Of the sessions that count and have begun by a moment.
  static func read(_ folder: JournalFolder, of exercise: NamedExercise, until now: Moment) -> ExercisePast {
    let reading = PastReading(exercise, until: now)
    _ = folder.read(only: [.log]) { number, source, _ in
      reading.look(at: source, number)
      return nil
    }
    let days = reading.state.withLock { $0.days.sorted { $0.file < $1.file }.flatMap(\.days) }
    return ExercisePast(
      days, isPerHand: exercise.isPerHand, isPerSide: exercise.isPerSide, formula: exercise.formula)
  }

  private func look(at source: Source, _ number: Int) {
    var names = state.withLock { $0.tables.popLast() } ?? NameTable(asked: exercise.isCalled)
    var days: [ExercisePast.Day] = []
    _ = LogReader.read(source, &names) { draft in
      guard draft.session.counts, let moment = draft.session.moment, moment <= now else { return }
      let sets = draft.exercises.flatMap { draft.sets[$0.sets].filter(\.isWorking) }
      if !sets.isEmpty { days.append(ExercisePast.Day(moment, sets)) }
    }
    state.withLock { [names, days] state in
      if !days.isEmpty { state.days.append((number, days)) }
      if !names.isLarge { state.tables.append(names) }
    }
  }
}

/// An exercise under all names that plans and exercises.txt know it by.
struct NamedExercise: Sendable {
  let isPerHand: Bool
  let isPerSide: Bool
  let formula: Settings.OneRepMax
  private let key: String
  private let id: ExerciseID?
  private let catalog: ExerciseCatalog

  /// The journal has all plans.
  init(_ name: String, in journal: Journal) {
    let catalog = ExerciseCatalog(journal, logs: [])
    let id = catalog.id(of: name)
    (self.catalog, self.id, key) = (catalog, id, nameKey(name))
    isPerHand = id.map { catalog[$0].isPerHand } ?? false
    isPerSide = id.map { catalog[$0].isPerSide } ?? false
    formula = journal.settings.oneRepMax
  }

  func isCalled(_ name: String) -> Bool {
    guard let id else { return nameKey(name) == key }
    return catalog.id(of: name) == id
  }
}
