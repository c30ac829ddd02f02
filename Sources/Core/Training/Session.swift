/// A workout. It has no id: its start identifies it.
public struct Session: Equatable, Sendable {
  public enum End: Hashable, Sendable {
    /// The session is completed; its end is not known.
    case unknown
    /// The session is still open: `-?`.
    case open
    /// The session ended at this time, on the next day if it is before the start.
    case at(TimeOfDay)

    /// Returns the minutes since a start, 0 to 1439; nil if the start or the end is unknown.
    @inlinable public func duration(since start: TimeOfDay?) -> Int? {
      guard let start, case .at(let end) = self else { return nil }
      return (Int(end.minutes) - Int(start.minutes) + 1440) % 1440
    }
  }

  /// The date; nil if the line only begins like one, and then the session counts nowhere.
  public var date: CivilDate?
  public var start: TimeOfDay?
  public var end = End.unknown
  /// The title without quotes and `#tags`.
  public var title: String?
  /// The tags with their `#`.
  public var tags: [String] = []
  public var fields: [Field] = []
  public var notes: [String] = []
  /// The person's weight.
  public var bodyweight: Weight?
  /// The share of its loads that was meant to be lifted, in hundredths of a percent below 10,000: no plan goes on from it.
  public var deload: Int32?
  /// The exercises in the order in which they were done.
  public var exercises: [PerformedExercise] = []

  public init() {}

  public var moment: Moment? { date.map { Moment($0, start) } }
  public var isOpen: Bool { end == .open }
  /// True if completed on a date that exists: history, records and volume are made of such sessions.
  public var counts: Bool { date != nil && !isOpen && !isWaiting }
  /// True if sets are still to be done.
  public var hasOpenSets: Bool { exercises.contains { !$0.openSets.isEmpty } }
  /// True if sets are still to be done, and no exercise was done yet.
  public var isWaiting: Bool { hasOpenSets && !exercises.contains(where: \.wasDone) }

  /// The noted body weight; nil for 0, which is a mistake.
  public var weighed: Weight? { bodyweight.flatMap { $0.hundredths > 0 ? $0 : nil } }

  /// The minutes from start to end, 0 to 1439; nil if one of them is unknown.
  public var duration: Int? { end.duration(since: start) }
}

extension [PerformedExercise] {
  /// The index of the exercise that more sets continue: the last one of which something was noted, else the first; nil
  /// without any.
  package var current: Int? { lastIndex { $0.wasDone || $0.isSkipped } ?? indices.first }
}

/// A field `name = value`, the value without its quotes.
public struct Field: Hashable, Sendable {
  public var name: String
  public var value: String

  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// An exercise as it was done in a session. One session may have the same exercise more than once.
public struct PerformedExercise: Hashable, Sendable {
  /// The name as written, without quotes.
  public var name: String
  /// True if done in turns with the exercise above.
  public var isSuperset: Bool
  /// True if planned and not done.
  public var isSkipped = false
  public var sets: [WorkSet]
  /// The sets that are written as still to be done, `- [ ] 80kg x 8`. They count nowhere.
  public var openSets: [WorkSet] = []
  /// The reps of the sets that were done in parts, by the index of the set: `5+3+2`.
  public var parts: [Int: String] = [:]
  /// The remarks in the order in which they are written.
  public var remarks: [Remark] = []

  /// A remark on the exercise, or on one of its sets.
  public struct Remark: Hashable, Sendable {
    /// The text without its quotes.
    public var text: String
    /// The index of its set in the exercise; nil for a remark on the whole exercise.
    public var set: Int?

    public init(_ text: String, set: Int? = nil) {
      self.text = text
      self.set = set
    }
  }

  public init(name: String, isSuperset: Bool = false, sets: [WorkSet] = []) {
    self.name = name
    self.isSuperset = isSuperset
    self.sets = sets
  }

  /// True unless it was skipped, or has nothing but sets that are still to be done.
  public var wasDone: Bool { !isSkipped && (openSets.isEmpty || !sets.isEmpty) }

  /// The remarks on the exercise as a whole.
  public var notes: [String] { remarks.compactMap { $0.set == nil ? $0.text : nil } }
}
