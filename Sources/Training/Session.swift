public import Text

/// One workout, as a log holds it. It has no id: a session is its start.
public struct Session: Sendable {
  public enum End: Hashable, Sendable {
    /// Completed, when is not known.
    case unknown
    /// Still open: `-?`.
    case open
    /// On the next day where it is earlier than the start.
    case at(TimeOfDay)

    /// Minutes since a start, 0 to 1439; nil where one of them is not known.
    @inlinable public func duration(since start: TimeOfDay?) -> Int? {
      guard let start, case .at(let end) = self else { return nil }
      return (Int(end.minutes) - Int(start.minutes) + 1440) % 1440
    }
  }

  /// The line that opens it, without its line ending.
  public var header: TextRange
  /// Up to where the next one begins.
  public var range: TextRange
  /// Nil where the line begins like a date and is none: nothing of such a session counts.
  public var date: CivilDate?
  public var start: TimeOfDay?
  public var end: End
  public var endRange: TextRange?
  /// What was written as a title, without quotes and `#tags`.
  public var title: Ranged<String>?
  public var tags: [TextRange] = []
  public var fields: [Field] = []
  public var notes: [TextRange] = []
  /// What the person weighed, from the field `bodyweight`.
  public var bodyweight: Ranged<Weight>?
  /// Its exercises, as places in `Log.exercises`.
  public var exercises: Range<Int>

  @inlinable public init(
    header: TextRange, date: CivilDate? = nil, start: TimeOfDay? = nil, end: End = .unknown,
    endRange: TextRange? = nil, title: Ranged<String>? = nil, firstExercise: Int = 0
  ) {
    self.header = header
    range = header
    self.date = date
    self.start = start
    self.end = end
    self.endRange = endRange
    self.title = title
    exercises = firstExercise..<firstExercise
  }

  public var moment: Moment? { date.map { Moment($0, start) } }
  public var isOpen: Bool { end == .open }
  /// Completed on a date that exists: the sessions that history, records and volume are made of.
  public var counts: Bool { date != nil && !isOpen }

  /// Minutes from start to end, 0 to 1439; nil where one of them is not known.
  public var duration: Int? { end.duration(since: start) }
}

/// `key = value`.
public struct Field: Hashable, Sendable {
  public var key: TextRange
  public var value: TextRange

  public init(key: TextRange, value: TextRange) {
    self.key = key
    self.value = value
  }
}

/// An exercise as it was done in a session: one line, and the `- ` lines below it.
public struct PerformedExercise: Sendable {
  /// Its name as written, as a place in `Log.names`.
  public var name: Int
  /// The name in the text, without quotes.
  public var nameRange: TextRange
  /// Done in turns with the exercise above.
  public var isSuperset: Bool
  /// Planned and not done: `skip "why"`.
  public var isSkipped = false
  /// Its sets, as places in `Log.sets`.
  public var sets: Range<Int>
  /// Where the last of the lines `- …` ends that continue it; 0 without any.
  public var end: UInt32 = 0

  @inlinable public init(name: Int, nameRange: TextRange, isSuperset: Bool, sets: Range<Int>) {
    self.name = name
    self.nameRange = nameRange
    self.isSuperset = isSuperset
    self.sets = sets
  }
}

/// A quoted remark among the sets of an exercise.
public struct ExerciseNote: Hashable, Sendable {
  /// The place in `Log.exercises` of its exercise.
  public var exercise: Int
  /// The place in `Log.sets` of the set it stands after; nil where it is of the whole exercise.
  public var set: Int?
  /// With its quotes.
  public var range: TextRange

  public init(exercise: Int, set: Int?, range: TextRange) {
    self.exercise = exercise
    self.set = set
    self.range = range
  }
}
