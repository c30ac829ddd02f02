import Grammar
import Statistics
import Text
import Training

/// A session with all its texts, for exports: names are as the journal shows them, and each exercise line is kept.
struct ExportedSession {
  struct Exercise {
    /// The name as the journal shows it.
    let name: String
    /// The name in the log, which may be another name of the exercise.
    let written: String
    let muscleGroup: MuscleGroup?
    /// True if exercises.txt gives its loads for one hand, or its reps for one side.
    let isPerHand, isPerSide: Bool
    let isSuperset: Bool
    let isSkipped: Bool
    /// The notes on the whole exercise.
    let notes: [String]
    let sets: [PerformedSet]
  }

  struct PerformedSet {
    let set: WorkSet
    /// The 1-based number among the sets of its exercise line.
    let number: Int
    let notes: [String]
  }

  let session: Session
  let moment: Moment
  let plan: String?
  let exercises: [Exercise]

  var title: String { session.title ?? "" }
  var tags: [String] { session.tags.map { String($0.dropFirst()) } }
  var fields: [Field] { session.fields }
  var notes: [String] { session.notes }

  var end: TimeOfDay? { session.endTime }

  /// Takes a session that counts, with its exercises that pass the filter.
  init(_ history: History, _ entry: History.Entry) {
    session = history.session(entry)
    moment = entry.moment
    plan = history.plan(of: entry)
    exercises = history.exercises(entry).map { exercise in
      Exercise(
        exercise.performed, history.catalog[exercise.id],
        history.muscleGroup(of: exercise.id, in: entry))
    }
  }

  /// Takes another session with a date: one under way, or one in the future.
  init(_ session: Session, _ moment: Moment, _ plan: Plan?, _ catalog: ExerciseCatalog) {
    self.session = session
    self.moment = moment
    self.plan = plan?.name
    exercises = session.exercises.map { exercise in
      let id = catalog.id(of: exercise.name)
      let entry = id.map { catalog[$0] }
      let planned = plan?.exercises.first { $0.muscleGroup != nil && catalog.id(of: $0.name) == id }
      return Exercise(
        exercise, entry, planned?.muscleGroup ?? entry?.muscleGroup)
    }
  }
}

extension ExportedSession.Exercise {
  fileprivate init(_ performed: PerformedExercise, _ entry: ExerciseCatalog.Entry?, _ group: MuscleGroup?) {
    name = entry?.name ?? performed.name
    (isPerHand, isPerSide) = (entry?.isPerHand ?? false, entry?.isPerSide ?? false)
    written = performed.name
    muscleGroup = group
    isSuperset = performed.isSuperset
    isSkipped = performed.isSkipped
    notes = performed.notes
    let notes = performed.notesBySet
    sets = performed.sets.enumerated().map { number, set in
      ExportedSession.PerformedSet(set: set, number: number + 1, notes: notes[number] ?? [])
    }
  }
}
