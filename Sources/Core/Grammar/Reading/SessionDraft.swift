import Text
import Training

/// The session that a reader is at. Its exercises, sets and remarks stand in one list each, whose room the next session uses
/// again.
struct SessionDraft {
  /// The session without its exercises, and without the texts that only its places lead to.
  var session = Session()
  var places = SessionPlaces(header: TextRange(0, 0))
  var exercises: [Exercise] = []
  var sets: [WorkSet] = []
  /// The sets that were written together, in the order of the sets.
  var groups: [Group] = []
  /// The remarks, each with the index of its set, which is nil for one of the whole exercise.
  var remarks: [(exercise: Int, set: Int?, range: TextRange)] = []

  struct Exercise {
    /// The number of its name in the table of names.
    let spelling: Int
    let name: TextRange
    let isSuperset: Bool
    var isSkipped = false
    /// Indices in `sets`.
    var sets: Range<Int>
    /// As in `ExercisePlaces`.
    var end: UInt32 = 0
  }

  struct Group {
    var range: TextRange
    /// The number of sets.
    var count: Int
  }

  /// How much a draft holds, to go back to.
  struct Mark {
    let sets: Int
    let groups: Int
    let remarks: Int
  }

  var mark: Mark { Mark(sets: sets.count, groups: groups.count, remarks: remarks.count) }

  /// Forgets what was read since a mark.
  mutating func reset(to mark: Mark) {
    sets.removeSubrange(mark.sets...)
    groups.removeSubrange(mark.groups...)
    remarks.removeSubrange(mark.remarks...)
  }

  /// Takes back the last sets that were written together; they have no remark.
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
