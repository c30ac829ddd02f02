package import Text
package import Training

/// A session as another program knew it, on its way into a journal.
package struct ImportedSession: Sendable {
  package var moment: Moment
  /// Nil where it is not known, and where no session can last so long.
  package var end: TimeOfDay?
  package var title: String?
  /// Lines of remarks on all of it.
  package var notes: [String] = []
  package var exercises: [ImportedExercise] = []
  package var bodyweight: Weight?
  /// The tags without their '#'.
  package var tags: [String] = []
  /// As lines: `gym = Ferro Velho`.
  package var fields: [String] = []

  package init(moment: Moment, title: String? = nil) {
    self.moment = moment
    self.title = title
  }

  /// Nobody says that anything was done: a day, or a day and a title.
  var isEmpty: Bool { exercises.isEmpty && notes.isEmpty && end == nil }
}

package struct ImportedExercise: Sendable {
  package var name: String
  package var isSuperset = false
  package var notes: [String] = []
  package var sets: [ImportedSet] = []

  package init(name: String) { self.name = name }
}

package struct ImportedSet: Hashable, Sendable {
  package var load = Load.none
  package var amount: Amount
  package var marks: SetMarks = []
  package var effort: Effort?
  package var completedAt: TimeOfDay?
  /// On one line.
  package var note: String?
  /// Behind that one.
  package var otherNotes: [String] = []

  /// `5kg x 50`: rather 50 kg for 5.
  var hasMoreRepsThanLoad: Bool {
    guard case .weight(let weight) = load, case .reps(let reps) = amount else { return false }
    return Int64(reps) * 100 > Int64(weight.hundredths)
  }

  var isOfReps: Bool {
    if case .reps = amount { true } else { false }
  }

  package init(load: Load = .none, amount: Amount) {
    self.load = load
    self.amount = amount
  }
}

/// The training that was read from one file.
package struct Imported: Sendable {
  /// In the order of their first rows.
  package var sessions: [ImportedSession] = []
  /// The facts about exercises, whatever the session, in the order of their first rows.
  package var exercises: [KnownExercise] = []
  package var remarks: [Remark] = []
  /// Body weight outside of sessions.
  package var measures: [(moment: Moment, bodyweight: Weight)] = []
  /// The columns that nothing is taken from, in how many rows they say something, and what they say first.
  package var leftColumns: [(name: String, rows: Int, first: String)] = []
  /// The exercises whose loads are those of a body, other than the file has them.
  package var bodyweightExercises: [String] = []
  /// Some of its times were in UTC.
  package var hasUTC = false
  /// The source of the unit of the loads; nil where there are none.
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

  /// Days of notes whose year, or order of numbers, only the days around them say.
  package var placedDays: [(line: Int, text: String, date: CivilDate)] = []

  /// The lines of free notes that have text in them.
  package var lines: [NoteLine] = []

  package struct KnownExercise: Sendable {
    package var name: String
    package var muscleGroup: MuscleGroup?
    /// The loads are of one hand; nil where the file does not say.
    package var isPerHand: Bool?
    /// The reps are of one side.
    package var isPerSide = false
  }

  package init() {}

  /// Adds the muscle groups of exercises whose names are common ones, where the file says none.
  package mutating func learnMuscleGroups() {
    var indices: [String: Int] = [:]
    var seen: Set<String> = []
    for (index, exercise) in exercises.enumerated() { indices[nameKey(exercise.name)] = index }
    for session in sessions {
      for exercise in session.exercises {
        guard !seen.contains(exercise.name) else { continue }
        seen.insert(exercise.name)
        let key = nameKey(exercise.name)
        let index = indices[key] ?? exercises.count
        if index == exercises.count { exercises.append(KnownExercise(name: exercise.name)) }
        indices[key] = index
        exercises[index].muscleGroup = exercises[index].muscleGroup ?? Import.muscleGroup(ofExercise: exercise.name)
      }
    }
  }
}

/// A line of the file that could not be taken over as it stands.
package struct Remark: Hashable, Sendable {
  package enum Reason: CaseIterable, Sendable {
    case noDate, noExercise, noNumber, nothingDone, restTimer, planned, skippedInApp, unknownKind,
      beyondBounds, outOfBounds, setCount, cutOff
    case rounded, bothHands, unclosedQuote, unreadLine

    /// The row was taken, and something in it is written otherwise; of the others nothing was taken.
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

  /// 1-based.
  package var line: Int
  package var reason: Reason
  /// The text of the row that is meant; may be empty.
  package var detail: String

  package init(_ reason: Reason, line: Int, detail: String = "") {
    self.line = line
    self.reason = reason
    self.detail = detail
  }
}
