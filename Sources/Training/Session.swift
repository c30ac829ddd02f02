package import JournalText

/// One workout, as a log holds it. It has no id: a session is its start.
package struct Session: Sendable {
  package enum End: Hashable, Sendable {
    /// Completed, when is not known.
    case unknown
    /// Still open: `-?`.
    case open
    /// On the next day where it is earlier than the start.
    case at(TimeOfDay)
  }

  /// The line that opens it, without its line ending.
  package var header: TextRange
  /// Up to where the next one begins.
  package var range: TextRange
  /// Nil where the line begins like a date and is none: nothing of such a session counts.
  package var date: CivilDate?
  package var start: TimeOfDay?
  package var end: End = .unknown
  package var endRange: TextRange?
  /// What was written as a title, without quotes and `#tags`.
  package var title: Ranged<String>?
  package var tags: [TextRange] = []
  package var fields: [Field] = []
  package var notes: [TextRange] = []
  /// What the person weighed, from the field `bodyweight`.
  package var bodyweight: Ranged<Weight>?
  /// Its exercises, as places in `Log.exercises`.
  package var exercises: Range<Int> = 0..<0

  package init(header: TextRange) {
    self.header = header
    range = header
  }

  package var moment: Moment? { date.map { Moment($0, start) } }
  package var isOpen: Bool { end == .open }
  /// Completed on a date that exists: the sessions that history, records and volume are made of.
  package var counts: Bool { date != nil && !isOpen }

  /// Minutes from start to end, 0 to 1439; nil where one of them is not known.
  package var duration: Int? {
    guard let start, case .at(let end) = end else { return nil }
    return (Int(end.minutes) - Int(start.minutes) + 1440) % 1440
  }
}

/// `key = value`.
package struct Field: Hashable, Sendable {
  package var key: TextRange
  package var value: TextRange

  package init(key: TextRange, value: TextRange) {
    self.key = key
    self.value = value
  }
}

/// An exercise as it was done in a session: one line, and the `- ` lines below it.
package struct PerformedExercise: Sendable {
  /// Its name as written, as a place in `Log.names`.
  package var name: Int
  /// The name in the text, without quotes.
  package var nameRange: TextRange
  /// Done in turns with the exercise above.
  package var isSuperset: Bool
  /// Planned and not done: `skip "why"`.
  package var isSkipped = false
  /// Its sets, as places in `Log.sets`.
  package var sets: Range<Int>
  /// Where the last of the lines `- …` ends that continue it; 0 without any.
  package var end: UInt32 = 0

  package init(name: Int, nameRange: TextRange, isSuperset: Bool, firstSet: Int) {
    self.name = name
    self.nameRange = nameRange
    self.isSuperset = isSuperset
    sets = firstSet..<firstSet
  }
}

/// A quoted remark among the sets of an exercise.
package struct ExerciseNote: Hashable, Sendable {
  /// The place in `Log.exercises` of its exercise.
  package var exercise: Int
  /// The place in `Log.sets` of the set it stands after; nil where it is of the whole exercise.
  package var set: Int?
  /// With its quotes.
  package var range: TextRange

  package init(exercise: Int, set: Int?, range: TextRange) {
    self.exercise = exercise
    self.set = set
    self.range = range
  }
}
