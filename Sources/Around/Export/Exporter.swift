import Grammar
import Statistics
import Training
import Views

/// A format of export, a file each.
struct Exporter: Sendable {
  /// The name on the command line: `csv`.
  let name: String
  /// The description in help: content and audience.
  let summary: String
  /// Writes the whole export, piece by piece, oldest first.
  let write: @Sendable (Export, (String) -> Void) -> Void

  /// All formats. A new format is one value of its own and its name in the list.
  static let all: [Exporter] = [csv, excel, strong, hevy, json, jsonLines, sql, calendar, org, markdown]
}

/// The content of an export: a filtered journal.
struct Export {
  let history: History
  let words: Words
  /// The sessions to come, which the calendar has in place of those that were; nil where they were not asked for.
  let coming: ComingSessions?
  private let willWrite: (String) -> Void

  /// Takes a filtered history; `willWrite` is called with a month before its sessions are written.
  init(_ history: History, _ words: Words, coming: ComingSessions?, willWrite: @escaping (String) -> Void) {
    self.history = history
    self.coming = coming
    // Programs read files, too.
    var words = words
    words.isOfFile = true
    self.words = words
    self.willWrite = willWrite
  }

  var journal: Journal { history.journal }

  /// True without a filter: then entries without a session are included.
  var isWhole: Bool { !history.isFiltered }

  /// The dated check-ins, in the order of the files.
  var checkIns: [(moment: Moment, checkIn: CheckIn)] {
    journal.checkIns.flatMap(\.checkIns).compactMap { checkIn in checkIn.moment.map { ($0, checkIn) } }
  }

  /// Calls a body with each session that counts, oldest first, making one at a time, so that memory does not grow.
  func forEachSession(_ body: (ExportedSession) -> Void) {
    var month = ""
    for entry in history.entries {
      let this = entry.moment.date.monthDescription
      if this != month { willWrite(this) }
      month = this
      body(ExportedSession(history, entry))
    }
  }
}

/// A session with all its texts: names are as the journal shows them, and each exercise line is kept.
struct ExportedSession {
  struct Exercise {
    let performed: PerformedExercise
    /// The entry with the name that the journal shows; the log may have another one.
    let entry: ExerciseCatalog.Entry
    let muscleGroup: MuscleGroup?
    let sets: [PerformedSet]
    let notes: [String]

    var name: String { entry.name }

    fileprivate init(_ performed: PerformedExercise, _ entry: ExerciseCatalog.Entry, _ muscleGroup: MuscleGroup?) {
      (self.performed, self.entry, self.muscleGroup) = (performed, entry, muscleGroup)
      notes = performed.notes
      let notesBySet = performed.notesBySet
      sets = performed.sets.enumerated().map {
        PerformedSet(set: $1, number: $0 + 1, parts: performed.parts[$0], notes: notesBySet[$0] ?? [])
      }
    }
  }

  struct PerformedSet {
    let set: WorkSet
    /// The 1-based number among the sets of its exercise line.
    let number: Int
    /// The reps of a set in parts: `5+3+2`.
    let parts: String?
    let notes: [String]
  }

  let session: Session
  let moment: Moment
  let plan: String?
  /// The exercises that pass the filter, skipped ones too.
  let exercises: [Exercise]

  init(_ history: History, _ entry: History.Entry) {
    session = history.session(entry)
    moment = entry.moment
    plan = history.plan(of: entry)
    exercises = history.exercises(entry).map {
      Exercise($0.performed, history.catalog[$0.id], history.muscleGroup(of: $0.id, in: entry))
    }
  }

  var title: String { session.title ?? "" }
  var tags: [String] { session.tags.map { String($0.dropFirst()) } }
  var notes: [String] { session.notes }

  /// The moment of the end, on the next day if it is before the start; nil if it is unknown.
  var end: Moment? {
    session.endTime.map { end in
      Moment(moment.time.map { end < $0 } ?? false ? moment.date.adding(days: 1) : moment.date, end)
    }
  }

  /// The exercises that were done.
  var done: [Exercise] { exercises.filter(\.performed.wasDone) }
}
