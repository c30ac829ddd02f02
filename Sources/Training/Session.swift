/// One workout. It has no id: a session is its start.
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

  /// Nil where a log has a line that begins like a date and is none: nothing of such a session counts.
  public var date: CivilDate?
  public var start: TimeOfDay?
  public var end = End.unknown
  /// Without quotes and `#tags`.
  public var title: String?
  /// With their `#`.
  public var tags: [String] = []
  public var fields: [Field] = []
  public var notes: [String] = []
  /// What the person weighed.
  public var bodyweight: Weight?
  /// In the order in which they were done.
  public var exercises: [PerformedExercise] = []

  public init() {}

  public var moment: Moment? { date.map { Moment($0, start) } }
  public var isOpen: Bool { end == .open }
  /// Completed on a date that exists: the sessions that history, records and volume are made of.
  public var counts: Bool { date != nil && !isOpen }

  /// The body weight that it notes: 0 is a slip, and none.
  public var weighed: Weight? { bodyweight.flatMap { $0.hundredths > 0 ? $0 : nil } }

  /// Minutes from start to end, 0 to 1439; nil where one of them is not known.
  public var duration: Int? { end.duration(since: start) }
}

/// `name = value`, as both are written: a value in quotes keeps them.
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
  /// As written, without quotes.
  public var name: String
  /// Done in turns with the exercise above.
  public var isSuperset: Bool
  /// Planned and not done.
  public var isSkipped = false
  public var sets: [WorkSet]
  /// In the order in which they are written.
  public var remarks: [Remark] = []

  /// What is said of it, or of one of its sets.
  public struct Remark: Hashable, Sendable {
    /// Without its quotes.
    public var text: String
    /// The number of its set in the exercise, from 0; nil where it is of the whole exercise.
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

  /// What is said of it and of none of its sets.
  public var notes: [String] { remarks.compactMap { $0.set == nil ? $0.text : nil } }

  /// What is said of one of its sets.
  public func notes(ofSet number: Int) -> [String] {
    remarks.compactMap { $0.set == number ? $0.text : nil }
  }
}
