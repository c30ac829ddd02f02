import Text
import Training

/// The session being read. Its exercises, sets and remarks are one array each, whose storage the next session uses
/// again.
struct SessionDraft {
  /// The session without its exercises, and without texts of which only the ranges are known.
  var session = Session()
  var places = SessionPlaces(header: TextRange(0, 0))
  var exercises: [Exercise] = []
  var sets: [WorkSet] = []
  /// The groups of sets written together, in the order of the sets.
  var groups: [Group] = []
  /// The remarks, each with the index of its set; nil for a remark on the exercise.
  var remarks: [(exercise: Int, set: Int?, range: TextRange)] = []

  struct Exercise {
    /// The number of the name in the table of names.
    let spelling: Int
    let name: TextRange
    let isSuperset: Bool
    var isSkipped = false
    /// The range of indices in `sets`.
    var sets: Range<Int>
    /// The end offset of the last line `- …`, as in `ExercisePlaces`.
    var end: UInt32 = 0
  }

  struct Group {
    var range: TextRange
    /// The number of sets.
    var count: Int
  }

  /// The counts of a draft's arrays, for `reset(to:)`.
  struct Mark {
    let sets: Int
    let groups: Int
    let remarks: Int
  }

  var mark: Mark { Mark(sets: sets.count, groups: groups.count, remarks: remarks.count) }

  /// Removes all that was read since a mark.
  mutating func reset(to mark: Mark) {
    sets.removeSubrange(mark.sets...)
    groups.removeSubrange(mark.groups...)
    remarks.removeSubrange(mark.remarks...)
  }

  /// Removes the last group of sets, which has no remark.
  mutating func removeLastGroup() {
    if let last = groups.popLast() { sets.removeLast(last.count) }
  }

  /// Begins another session.
  mutating func begin(_ session: Session, _ places: SessionPlaces) {
    self.session = session
    self.places = places
    exercises.removeAll(keepingCapacity: true)
    sets.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
    if !remarks.isEmpty { remarks.removeAll(keepingCapacity: true) }
  }
}
