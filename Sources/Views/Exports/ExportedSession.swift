import Format
import Text
import Statistics
import Training

/// A session with all its texts, as exports want it: names as the journal shows them, lines of one exercise as they are.
struct ExportedSession {
  struct Exercise {
    /// As the journal shows it.
    let name: String
    /// As it stands in the log, which may be another of its names.
    let written: String
    let muscleGroup: MuscleGroup?
    let isSuperset: Bool
    let isSkipped: Bool
    /// Of the exercise, and not of one of its sets.
    let notes: [String]
    let sets: [PerformedSet]
  }

  struct PerformedSet {
    let set: WorkSet
    /// Its place among the sets of its exercise line, from 1.
    let number: Int
    let notes: [String]
  }

  let session: Session
  let moment: Moment
  let plan: String?
  let tags: [String]
  let fields: [(name: String, value: String)]
  let notes: [String]
  let exercises: [Exercise]

  var title: String { session.title?.value ?? "" }

  var end: TimeOfDay? {
    if case .at(let time) = session.end { time } else { nil }
  }

  /// One that counts, as the filters leave it.
  init(_ history: History, _ entry: History.Entry, _ notes: inout LogNotes) {
    let log = history.journal.logs[entry.log]
    let chosen = Set(history.exercises(entry).map(\.nameRange))
    self.init(
      log, history.session(entry), entry.moment,
      plan: entry.plan.flatMap { history.journal.plans[$0].plan.name?.value }, notes.of(log)
    ) { exercise in
      guard chosen.contains(exercise.nameRange) else { return nil }
      let place = history.place(exercise, of: entry)
      return (history.catalog.entries[place].name, history.muscleGroup(of: place, in: entry))
    }
  }

  /// Any other that has a date: under way, or yet to come.
  init(_ log: Log, _ session: Session, _ moment: Moment, _ catalog: ExerciseCatalog, _ notes: inout LogNotes)
  {
    self.init(log, session, moment, plan: nil, notes.of(log)) { exercise in
      let name = log.name(of: exercise)
      let entry = catalog.place(of: name).map { catalog.entries[$0] }
      return (entry?.name ?? name, entry?.muscleGroup)
    }
  }

  /// `known` gives the name of an exercise and what it trains; nil for one that is left out.
  private init(
    _ log: Log, _ session: Session, _ moment: Moment, plan: String?, _ remarks: [LogNotes.Place: [String]],
    known: (PerformedExercise) -> (name: String, group: MuscleGroup?)?
  ) {
    self.session = session
    self.moment = moment
    self.plan = plan
    let text = { (range: TextRange) in log.source.text(range) }
    tags = session.tags.map { String(text($0).dropFirst()) }
    fields = session.fields.map { (text($0.key), text($0.value)) }
    notes = session.notes.map(text)
    exercises = session.exercises.compactMap { number in
      let exercise = log.exercises[number]
      guard let (name, group) = known(exercise) else { return nil }
      return Exercise(
        name: name, written: log.name(of: exercise), muscleGroup: group, isSuperset: exercise.isSuperset,
        isSkipped: exercise.isSkipped,
        notes: remarks[LogNotes.Place(exercise: number)] ?? [],
        sets: exercise.sets.map { place in
          PerformedSet(
            set: log.sets[place], number: place - exercise.sets.lowerBound + 1,
            notes: remarks[LogNotes.Place(exercise: number, set: place)] ?? [])
        })
    }
  }
}
