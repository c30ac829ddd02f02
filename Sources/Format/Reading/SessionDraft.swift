import Text
package import Training

/// The session that a reader is at. Its exercises, sets and remarks stand in one list each, whose room the next session
/// uses again: who adds sessions up looks at one after the other, and nothing is made of them.
package struct SessionDraft {
  /// Without its exercises, and without the texts that only its places lead to.
  package internal(set) var session = Session()
  var places = SessionPlaces(header: TextRange(0, 0))
  package internal(set) var exercises: [Exercise] = []
  package internal(set) var sets: [WorkSet] = []
  /// In the order of the sets, what of them was written together.
  var groups: [Group] = []
  /// With the place in `sets` of what each is of; nil where it is of the whole exercise.
  var remarks: [(exercise: Int, set: Int?, range: TextRange)] = []

  package struct Exercise {
    /// Of its name, in the table of names.
    package let spelling: Int
    let name: TextRange
    let isSuperset: Bool
    package internal(set) var isSkipped = false
    /// Places in `sets`.
    package internal(set) var sets: Range<Int>
    /// As in `ExercisePlaces`.
    var end: UInt32 = 0
  }

  struct Group {
    var range: TextRange
    /// Of sets.
    var count: Int
  }

  /// How much it holds, to go back to.
  struct Mark {
    let sets: Int
    let groups: Int
    let remarks: Int
  }

  var mark: Mark { Mark(sets: sets.count, groups: groups.count, remarks: remarks.count) }

  /// Forgets what was read since.
  mutating func reset(to mark: Mark) {
    sets.removeSubrange(mark.sets...)
    groups.removeSubrange(mark.groups...)
    remarks.removeSubrange(mark.remarks...)
  }

  /// Takes back the last sets that were written together; they have no remark.
  mutating func removeLastGroup() {
    if let last = groups.popLast() { sets.removeLast(last.count) }
  }

  /// Another session begins.
  mutating func begin(_ session: Session, _ places: SessionPlaces) {
    self.session = session
    self.places = places
    exercises.removeAll(keepingCapacity: true)
    sets.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
    if !remarks.isEmpty { remarks.removeAll(keepingCapacity: true) }
  }
}
