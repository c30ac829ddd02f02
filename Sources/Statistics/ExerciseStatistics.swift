import JournalText
package import Training

/// What the log says of one exercise.
package struct ExerciseStatistics: Sendable {
  /// The place in `ExerciseCatalog.entries`; in a `LogTally` the number of its name.
  package let exercise: Int
  /// Of the last session in which it was done.
  package private(set) var lastDone = Moment(.first)
  /// The place of that session in its log.
  private var lastSession = -1
  /// Sessions in which it was done.
  package internal(set) var sessions = 0
  package private(set) var workingSets = 0
  package private(set) var warmUps = 0
  /// Of working sets.
  package private(set) var reps = 0
  package internal(set) var volume = Volume()
  /// The record of the first kind that was done; most exercises are of one kind.
  private var best: Best?
  /// Nil where there are none, as most are copied and freed without.
  private var bestOfOtherKinds: [Best]?

  private struct Best {
    let record: Record
    /// The number of its log, of those that were put together.
    var log = 0

    var kind: RecordKind { record.kind }

    func of(_ log: Int) -> Best { Best(record: record, log: log) }

    /// Of equal sets the later one holds the record; at the same minute the one further down.
    func beats(_ other: Best) -> Bool {
      if Record.isBetter(record.set, than: other.record.set) { return true }
      if Record.isBetter(other.record.set, than: record.set) { return false }
      return (record.moment, log, record.set.range.start)
        >= (other.record.moment, other.log, other.record.set.range.start)
    }
  }

  init(exercise: Int) { self.exercise = exercise }

  /// One of each kind, in the order of the kinds.
  package var records: [Record] {
    ((best.map { [$0] } ?? []) + (bestOfOtherKinds ?? [])).map(\.record).sorted { $0.kind < $1.kind }
  }

  /// Sessions come oldest first. True where there are working sets on bodyweight: what they move is not in the volume,
  /// as it is not to be seen from the log alone.
  mutating func add(_ sets: Span<WorkSet>, session: Int, at moment: Moment) -> Bool {
    if lastSession != session {
      sessions += 1
      lastSession = session
      lastDone = moment
    }
    // The loop counts in variables of its own: they stay in registers.
    var isOnBodyweight = false
    var working = 0
    var sum = 0
    var moved = Volume()
    // The place of the best so far. The sets of a line are of one kind, but for those that lines below continue it with.
    var first = -1
    for place in sets.indices {
      let set = sets[place]
      guard set.isWorking else { continue }
      working += 1
      sum += set.reps ?? 0
      if set.isOnBodyweight { isOnBodyweight = true } else { moved.add(written: set) }
      guard Record.canHold(set) else { continue }
      if first >= 0 {
        if set.isMeasured(like: sets[first]) {
          if set.isLess(thanAlike: sets[first]) { continue }
        } else {
          keep(sets[first], at: moment)
        }
      }
      first = place
    }
    if first >= 0 { keep(sets[first], at: moment) }
    workingSets += working
    warmUps += sets.count - working
    reps += sum
    volume += moved
    return isOnBodyweight
  }

  /// Adds what a log says of the same exercise, under one of its names.
  mutating func add(_ other: ExerciseStatistics, log: Int, volumeTimes factor: Int64) {
    lastDone = max(lastDone, other.lastDone)
    sessions += other.sessions
    workingSets += other.workingSets
    warmUps += other.warmUps
    reps += other.reps
    volume += other.volume * factor
    if let theirs = other.best {
      // Most are less, and are not compared in any other way.
      let isLess = best.map {
        theirs.record.set.isMeasured(like: $0.record.set)
          && theirs.record.set.isLess(thanAlike: $0.record.set)
      }
      if isLess != true { keep(theirs.of(log)) }
    }
    for best in other.bestOfOtherKinds ?? [] { keep(best.of(log)) }
  }

  /// Keeps a set where it is a record: it comes later than those before, so that equal ones need not be told apart.
  @inline(__always)
  private mutating func keep(_ set: WorkSet, at moment: Moment) {
    if let best, set.isMeasured(like: best.record.set) {
      if !set.isLess(thanAlike: best.record.set) { self.best = Best(record: Record(set, at: moment)) }
    } else {
      keep(Best(record: Record(set, at: moment)))
    }
  }

  private mutating func keep(_ new: Best) {
    guard let mine = best else {
      best = new
      return
    }
    if mine.kind == new.kind {
      if new.beats(mine) { best = new }
      return
    }
    var others = bestOfOtherKinds ?? []
    bestOfOtherKinds = nil
    if let place = others.firstIndex(where: { $0.kind == new.kind }) {
      if new.beats(others[place]) { others[place] = new }
    } else {
      others.append(new)
    }
    bestOfOtherKinds = others
  }
}
