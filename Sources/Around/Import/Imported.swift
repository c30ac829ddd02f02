package import Grammar
package import Text
package import Training

extension Session {
  /// Creates a session; an empty title is none.
  init(_ moment: Moment, title: String) {
    self.init()
    (date, start, self.title) = (moment.date, moment.time, title.isEmpty ? nil : title)
  }

  /// True if nothing says that anything was done: for a day, or a day and a title.
  var isEmpty: Bool { exercises.isEmpty && notes.isEmpty && end == .unknown }
}

/// The training that was read from one file.
package struct Imported: Sendable {
  /// The sessions in the order of their first rows.
  package var sessions: [Session] = []
  /// The facts about exercises, whatever the session, in the order of their first rows.
  package var exercises: [KnownExercise] = []
  package var remarks: [Remark] = []
  /// Check-ins, skipped days, and measures outside of sessions.
  package var entries: [EntryDraft] = []
  /// The columns that nothing is taken from, the number of rows with a value in them, and the first value.
  package var leftColumns: [(name: String, rows: Int, first: String)] = []
  /// The exercises whose loads became loads of the body, unlike in the file.
  package var bodyweightExercises: [String] = []
  /// True if some of the times were in UTC.
  package var hasUTC = false
  /// The source of the unit of the loads; nil if there are none.
  package var unit: UnitSource?

  package enum UnitSource: Hashable, Sendable {
    /// The name of the column says it.
    case header(WeightUnit, column: String)
    /// Each row, or each cell, says its own.
    case cells
    /// The person said it.
    case said(WeightUnit)

    package var message: Message {
      switch self {
      case .header(let unit, let column): "loads in \(unit): the column is '\(printable(column))'"
      case .cells: "loads in the unit that each row says"
      case .said(let unit): "loads in \(unit), as you say: the file does not"
      }
    }
  }

  /// The days of notes whose year or order of numbers was decided by the days around them.
  package var placedDays: [(line: Int, text: String, date: CivilDate)] = []

  /// The lines of free notes that have text in them.
  package var lines: [NoteLine] = []

  package struct KnownExercise: Sendable {
    package var name: String
    package var muscleGroup: MuscleGroup?
    /// True if the loads are of one hand; nil if the file does not say.
    package var isPerHand: Bool?
    /// True if the reps are of one side.
    package var isPerSide = false
    package var traits = ExerciseTraits()
  }

  package init() {}

  /// Adds the muscle groups of exercises with common names, if the file has none.
  package mutating func learnMuscleGroups() {
    var indices: [String: Int] = [:]
    var seen: Set<String> = []
    for (index, exercise) in exercises.enumerated() { indices[nameKey(exercise.name)] = index }
    for name in sessions.lazy.flatMap(\.exercises).map(\.name) where seen.insert(name).inserted {
      let key = nameKey(name)
      let index = indices[key] ?? exercises.count
      if index == exercises.count { exercises.append(KnownExercise(name: name)) }
      indices[key] = index
      exercises[index].muscleGroup = exercises[index].muscleGroup ?? Training.muscleGroup(ofExercise: name)
    }
  }
}

/// A line of the file that could not be taken over as it stands.
package struct Remark: Hashable, Sendable {
  package enum Reason: CaseIterable, Sendable {
    case noDate, noExercise, noNumber, nothingDone, restTimer, planned, skippedInApp, unknownKind,
      beyondBounds, outOfBounds, setCount, cutOff
    case rounded, bothHands, unclosedQuote, unreadLine

    /// True if the row was taken with something written otherwise; false if nothing of it was.
    package var isTaken: Bool {
      switch self {
      case .rounded, .bothHands, .unclosedQuote, .unreadLine: true
      default: false
      }
    }

    package var message: Message {
      switch self {
      case .noDate: "no date"
      case .noExercise: "no exercise"
      case .noNumber: "no number"
      case .nothingDone: "no reps, time or distance"
      case .restTimer: "a rest timer"
      case .planned: "planned and not done"
      case .skippedInApp: "skipped in the app"
      case .unknownKind: "a row of no known kind"
      case .beyondBounds: "beyond what a journal holds: kept as a note"
      case .outOfBounds: "beyond what a journal holds"
      case .setCount: "no whole number of sets from 1 to 20"
      case .rounded: "rounded to a hundredth"
      case .bothHands: "loads of one hand and of both in one exercise: noted"
      case .unclosedQuote: "a quote that nothing closes: taken for a sign"
      case .unreadLine: "could not be read: kept as a note"
      case .cutOff: "ends in the middle: the file is cut off; export it again"
      }
    }
  }

  /// The 1-based line.
  package var line: Int
  package var reason: Reason
  /// The text in the row that is meant; may be empty.
  package var detail: String

  package init(_ reason: Reason, line: Int, detail: String = "") {
    self.line = line
    self.reason = reason
    self.detail = detail
  }
}
